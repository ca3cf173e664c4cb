"""Matches: the deal cannot be predicted and can be verified, undo stops where something was shown, files say what is wrong."""

import hashlib
import hmac
import json
import subprocess
import sys

import numpy as np
import pytest

import regalia
from regalia.core.match import Match


def kingdoms(players=2, *variants):
    return regalia.game("kingdoms", players=players, variants=list(variants))


def test_the_same_seed_deals_the_same_game():
    one, two, other = kingdoms().start(seed=7), kingdoms().start(seed=7), kingdoms().start(seed=8)
    assert one.position() == two.position()
    assert one.commitment == two.commitment != other.commitment
    assert kingdoms().start().commitment != kingdoms().start().commitment


def test_every_ply_has_dice_of_its_own_from_the_secret():
    secret = bytes(range(32))
    match = kingdoms().start(secret=secret)
    match.play("castle 1 a1")
    key = hmac.digest(secret, b"1", hashlib.sha256)[:16]
    assert match.state.dice.tobytes() == np.frombuffer(key, "<u4").tobytes()  # a castle rolls no dice


def test_an_observer_who_knows_all_draws_so_far_knows_nothing_of_the_next():
    """Two secrets that agree on everything shown so far still differ in what comes: the dice are not carried on."""
    seen = {}
    for number in range(200):
        match = kingdoms().start(secret=hashlib.sha256(b"%d" % number).digest()).play("draw")
        seen.setdefault((match.turn, match.view(match.turn).hand), []).append(match)
    twins = max(seen.values(), key=len)
    assert len({m.play("place a1").play("draw").view(m.turn).hand for m in twins}) > 1


def test_undo_takes_back_a_choice_and_stops_at_what_was_shown():
    match = kingdoms(2, "no-luck").position({})
    match.play("take w")
    assert match.undo().notation == "take w"
    assert match.view().supply == 23
    match.play("take d").play("place c3")
    with pytest.raises(regalia.Refused, match="turn is over"):
        match.undo()
    match = kingdoms().position({}, seed=1).play("draw")
    with pytest.raises(regalia.Refused, match="something hidden or random"):
        match.undo()
    with pytest.raises(regalia.Refused, match="no move"):
        kingdoms().start(seed=1).undo()


def test_refusals_name_the_rule_and_change_nothing():
    match = kingdoms().position({}).play("castle 4 a1")
    before = match.state.tobytes()
    with pytest.raises(regalia.Refused) as refused:
        match.play("castle 1 a1")
    assert refused.value.rule == "KIN-A5"
    assert str(refused.value) == "a1 is taken; nothing on the board is moved or removed until the epoch ends. (KIN-A5)"
    assert refused.value.refusal.sentence("it").startswith("a1 è occupato")
    assert match.state.tobytes() == before


def test_views_of_the_past():
    match = kingdoms().position({}).play("castle 4 a1").play("castle 1 b1")
    assert [match.view(ply=ply).board[0] for ply in (0, 1, 2)] == [". . . . . .", "Y4 . . . . .", "Y4 R1 . . . ."]
    with pytest.raises(regalia.BadInput, match="plies 0 to 2"):
        match.view(ply=3)
    with pytest.raises(regalia.BadInput, match="seats"):
        match.view(2)


def test_a_match_from_a_position_replays_from_its_file():
    match = (
        kingdoms().position({"board": ["Y4 . . . . .", *[". . . . . ."] * 4], "start": ["D", "W"]}, seed=3).play("draw").play("place f5")
    )
    again = Match.from_json(match.to_json())
    assert again.position() == match.position()


def test_a_public_file_keeps_the_secret_until_the_end():
    match = kingdoms().start(seed=5)
    public = json.loads(match.to_json(public=True))
    assert "secret" not in public
    assert public["commitment"] == match.commitment
    with pytest.raises(regalia.BadInput, match="no secret"):
        Match.from_json(json.dumps(public))
    with pytest.raises(regalia.BadInput, match="not published"):
        regalia.verify(json.dumps(public))


def file(**changes):
    return json.dumps({**json.loads(kingdoms().start(seed=5).play("castle 1 a1").to_json()), **changes})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "not a match file"),
        ("[]", "not a match file"),
        ("{}", "not a match file"),
        (file(regalia=99), "format 99"),
        (file(game="chess"), "no game called 'chess'"),
        (file(rules_version=99), "version 99"),
        (file(options={"players": 9}), "players"),
        (file(options={"player": 2}), "player"),
        (file(secret="zz"), "hexadecimal"),
        (file(secret="00"), "16 bytes"),
        (file(moves=["castle 1 a1", "castle 1 a1"]), "move 2"),
        (file(moves=["castle 1"]), "move 1"),
        (file(position={"board": 3}), "board"),
        (file(extra=1), "not a match file"),
        (file(result={"scores": [1, 2] * 10_000, "winners": [1]}), "result.scores"),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(text, says):
    with pytest.raises(regalia.BadInput, match=says) as refused:
        Match.from_json(text)
    assert "\n" not in str(refused.value)


def test_verification_finds_what_was_tampered_with():
    assert regalia.verify(file()).problems == []
    assert "not the one" in regalia.verify(file(secret="11" * 32)).problems[0]
    assert "move 1" in regalia.verify(file(moves=["castle 9 a1"])).problems[0]
    assert "claims" in regalia.verify(file(result={"scores": [1, 2], "winners": [1]})).problems[0]


def test_wrong_arguments():
    with pytest.raises(regalia.BadInput, match="no game"):
        regalia.game("chess")
    with pytest.raises(regalia.BadInput, match="whole number"):
        kingdoms().start(seed="7")
    with pytest.raises(regalia.BadInput, match="not both"):
        kingdoms().start(seed=7, secret=b"1" * 32)
    with pytest.raises(regalia.BadInput, match="at least 1"):
        kingdoms().simulate(0)
    with pytest.raises(regalia.BadInput, match="cpu, cuda or ray"):
        kingdoms().simulate(1, device="abacus")
    with pytest.raises(regalia.BadInput, match="seed"):
        kingdoms().simulate(1, seed=-1)
    with pytest.raises(AttributeError):
        _ = regalia.chess


@pytest.mark.parametrize("wrong", [True, 5, "board", ["board"], None])
def test_a_position_that_is_no_mapping_is_refused_in_one_sentence(wrong):
    with pytest.raises(regalia.BadInput, match=r"a position of Kingdoms must be an object, not ") as refused:
        kingdoms().position(wrong)
    assert repr(wrong) in str(refused.value)


def test_threads_make_no_difference():
    one, two = kingdoms(3).simulate(5000, seed=3, threads=1), kingdoms(3).simulate(5000, seed=3, threads=2)
    assert (one.traces == two.traces).all()
    assert (one.scores == two.scores).all()


def test_a_moment_is_told_while_another_thread_tells_another():
    class Raced(Match):
        """What is remembered of the last moment told is replaced at once, as by another thread."""

        @property
        def _told(self):
            return self._remembered

        @_told.setter
        def _told(self, told):
            self._remembered = (9, ["something else"]) if told[0] else told

    plain, raced = kingdoms().start(seed=1), Raced(kingdoms(), seed=1)
    for match in (plain, raced):
        match.play("castle 1 a1").play("castle 2 b2")
    assert raced.story(0) == plain.story(0)


def test_views_are_made_in_many_threads_at_once():
    """The first time msgspec decodes a type it must be alone with it; four threads at once used to crash the interpreter."""
    script = """
import sys, threading
import msgspec
from regalia.core.match import private

def view(number):
    part = msgspec.defstruct(f"Part{number}", [("counts", list[int])])
    return msgspec.defstruct(f"View{number}", [("parts", list[part]), ("named", dict[str, part])])([part([1])], {})

def look(seen, together):
    together.wait()
    assert private(seen) == seen

sys.setswitchinterval(1e-6)
for number in range(100):
    seen, together = view(number), threading.Barrier(4)
    threads = [threading.Thread(target=look, args=(seen, together)) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
