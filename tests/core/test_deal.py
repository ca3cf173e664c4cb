"""The deal and the chain: what people bring changes it, what was promised binds it, and a file proves no more than it can."""

import hashlib
import hmac
import json

import pytest

import regalia
from languages import said_in_every_language
from regalia.core.deal import Deal
from regalia.core.match import Match
from regalia.core.verify import Kept, Verdict, verify

SECRET, ANNA, BRUNO = bytes(range(32)), "a1" * 16, "b2" * 16


def kingdoms(players: int = 2) -> regalia.Game:
    return regalia.game("kingdoms", players=players)


def played(deal: Deal, moves: int = 6, pick: int = 0) -> Match:
    match = Match(kingdoms(), deal=deal)
    for _ in range(moves):
        legal = match.legal_ids()
        match.play(legal[pick % len(legal)])
    return match


def found(verdict: Verdict, name: str) -> list[bool | None]:
    return [point.holds for point in verdict.points if point.name == name]


def plain(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def test_the_commitment_covers_all_that_the_deal_depends_on():
    deal = Deal(SECRET, "table12345")
    bound = {
        "regalia": 2, "table": "table12345", "game": "kingdoms", "rules_version": kingdoms().rulebook.rules_version,
        "options": {"players": 2, "variants": []}, "position": None, "secret": SECRET.hex(),
    }  # fmt: skip
    promised = Match(kingdoms(), deal=deal).commitment
    assert promised == hashlib.sha256(b"regalia commitment" + plain(bound)).hexdigest()
    others = [
        Match(kingdoms(), deal=Deal(SECRET, "another123")),
        Match(kingdoms(3), deal=deal),
        Match(kingdoms(), deal=deal, position={"start": ["D", "W"]}),
        Match(kingdoms(), deal=Deal(SECRET[::-1], "table12345")),
    ]
    assert len({promised, *(each.commitment for each in others)}) == 5
    assert Match(kingdoms(), deal=Deal(SECRET, "table12345", (ANNA, None))).commitment == promised  # it comes before what people bring


def test_what_every_seat_brings_is_in_the_dice():
    keys = set()
    for brought in ((), (None, None), (ANNA,), (ANNA, None), (None, ANNA), (ANNA, BRUNO), (BRUNO, ANNA)):
        match = Match(kingdoms(), deal=Deal(SECRET, "t", brought))
        keys.add(match.play("castle 1 a1").state.dice.tobytes())
        whole = [*brought, None, None][:2]
        mixed = hmac.digest(SECRET, plain([match.commitment, whole]), "sha256") if any(brought) else SECRET
        assert match.state.dice.tobytes() == hmac.digest(mixed, b"1", "sha256")[:16]
    assert len(keys) == 5  # nothing brought is nothing brought
    for wrong in (("xyz",), ("A1" * 16,), ("a1" * 15,), (ANNA, ANNA, ANNA)):
        with pytest.raises(regalia.BadInput, match="hexadecimal"):
            Match(kingdoms(), deal=Deal(SECRET, "t", wrong))


def test_a_file_of_format_2_and_one_of_format_1_replay():
    match = played(Deal(SECRET, "table12345", (ANNA, None)))
    again = Match.from_json(match.to_json())
    assert (again.commitment, again.chain, again.position()) == (match.commitment, match.chain, match.position())
    old = played(Deal(SECRET, format=1))
    file = json.loads(old.to_json())
    assert (file["regalia"], file["commitment"]) == (1, hashlib.sha256(SECRET).hexdigest())
    assert regalia.verify(json.dumps(file)).problems == []
    assert Match.from_json(old.to_json()).to_json() == old.to_json()


def test_the_chain_follows_from_the_moments():
    match = Match(kingdoms(), deal=Deal(SECRET, "t", (ANNA, BRUNO)))
    begun = hashlib.sha256(plain([match.commitment, [ANNA, BRUNO]])).digest()
    assert match.chain == f"0:{begun.hex()}"
    key = hmac.digest(SECRET, plain([match.commitment, [ANNA, BRUNO]]), "sha256")
    seat = match.turn
    match.play("castle 1 a1")
    salted = begun + hmac.digest(key, b"chain 1", "sha256") + plain([[seat, "castle 1 a1"]])
    assert match.chain == f"1:{hashlib.sha256(salted).hexdigest()}"
    assert match.heads() == [f"0:{begun.hex()}", match.chain]


def test_steps_that_can_be_taken_back_leave_no_trace_in_the_chain():
    def no_luck() -> Match:
        return Match(regalia.game("kingdoms", players=2, variants=["no-luck"]), deal=Deal(SECRET))

    match, straight = no_luck(), no_luck()
    before = match.chain
    match.play("take w")
    assert match.chain == before
    match.undo()
    for each in (match, straight):
        each.play("take d").play("place c3")
    assert match.chain == straight.chain != before


def test_a_match_resumed_from_a_snapshot_has_the_same_chain():
    match = played(Deal(SECRET, "t", (ANNA, None)))
    again = Match.resume(match.game, match.deal, match.log, match.moments, match.snapshot())
    assert again.chain == match.chain
    assert again.heads() == match.heads()
    assert match.copy().play(match.legal_ids()[0]).chain != match.chain


def test_other_moves_are_found_by_whoever_kept_a_head():
    """Twelve games replayed with other moves: the deal is right, the moves are legal, and still it is not what was played."""
    for number in range(12):
        deal = Deal(hashlib.sha256(b"%d" % number).digest(), "t", (ANNA, None))
        true, forged = played(deal, 8), played(deal, 8, pick=number + 1)
        assert true.chain != forged.chain
        kept = Kept(true.commitment, [true.heads()[3], true.chain], {0: ANNA})
        assert verify(true.to_json(), kept).problems == []
        assert found(verify(true.to_json(), kept), "chain") == [True]
        blind = verify(forged.to_json())
        assert (blind.problems, found(blind, "chain")) == ([], [None])  # nobody can know
        assert found(verify(forged.to_json(), kept), "chain") == [False]


def test_a_forged_start_is_found_or_at_least_not_vouched_for():
    true = played(Deal(SECRET, "t"))
    file = {**json.loads(true.to_json()), "moves": [], "position": {"turn": 1, "start": ["D", "W"]}}
    forged = verify(json.dumps(file))
    assert found(forged, "commitment")[0] is False
    assert found(forged, "start") == [None]
    old = {**file, "regalia": 1, "commitment": hashlib.sha256(SECRET).hexdigest()}
    del old["table"]
    verdict = verify(json.dumps(old))
    assert found(verdict, "commitment") == [True, None]  # the secret is the one promised: no more is said
    assert found(verdict, "start") == [None]
    anew = Match(kingdoms(), deal=Deal(SECRET, "t"), position={"start": ["D", "W"]})  # with a commitment of its own
    assert found(verify(anew.to_json(), Kept(true.commitment)), "commitment") == [True, False]


def test_what_was_brought_and_left_out_is_found():
    left_out = played(Deal(SECRET, "t", (None, BRUNO)))
    kept = Kept(left_out.commitment, [left_out.chain], {0: ANNA, 1: BRUNO})
    assert found(verify(left_out.to_json(), kept), "randomness") == [None, False, True]
    nobody = verify(played(Deal(SECRET)).to_json())
    assert found(nobody, "randomness") == [None]


def test_what_a_file_says_of_others_is_not_vouched_for():
    """Whoever wrote the file may have made up what seats brought, what was said, and the end nobody but its player saw."""
    royals = regalia.game("royals", players=2)
    match = Match(royals, deal=Deal(SECRET, "t", (ANNA, BRUNO)))
    while match.ply < 6 or not match.draft:
        match.play(match.legal_ids()[-1])
    file = json.loads(match.to_json(resigned=[0]))
    assert found(verify(json.dumps(file)), "randomness") == [None]
    kept = Kept(match.commitment, [match.chain], {0: ANNA})
    assert found(verify(json.dumps(file), kept), "randomness") == [None, True]
    for shorter in (0, match.draft):
        cut = {**file, "moves": file["moves"][: len(file["moves"]) - shorter]}
        assert found(verify(json.dumps(cut), kept), "chain") == ([True] if shorter else [True, None])
    assert found(verify(json.dumps(file), kept), "words") == []
    said = {**file, "words": [{"moment": 1, "seat": 1, "text": "I saw your cards"}]}
    assert found(verify(json.dumps(said), kept), "words") == [None]
    nobody = verify(json.dumps(file), Kept(brought={-1: BRUNO}))
    assert next(point.words.sentence("en") for point in nobody.points if point.holds is False).endswith(": -1.")


def test_a_head_of_the_beginning_says_nothing_about_the_rest():
    match = played(Deal(SECRET, "t"))
    assert found(verify(match.to_json(), Kept(heads=[match.heads()[2]])), "chain") == [True, None]
    assert found(verify(match.to_json(), Kept(heads=["99:" + "0" * 64])), "chain") == [False]
    for wrong in ("12", "x:" + "0" * 64, "1:" + "0" * 63):
        with pytest.raises(regalia.BadInput, match="head of the chain"):
            Kept(heads=[wrong])
    for wrong in ("", match.commitment[:16], match.commitment.upper(), f"{match.commitment}\n"):  # show prints the first sixteen
        with pytest.raises(regalia.BadInput, match="64 hexadecimal digits") as refused:
            Kept(wrong)
        said_in_every_language(refused.value.sentence)


def test_every_point_is_told_in_every_language():
    deal = Deal(SECRET, "t", (ANNA, None))
    match = played(deal)
    kept = Kept("0" * 64, [match.heads()[1], "99:" + "0" * 64], {0: ANNA, 1: BRUNO})
    verdicts = [
        verify(match.to_json()), verify(match.to_json(), kept), verify(match.to_json(), Kept(match.commitment, [match.heads()[1]])),
        verify(Match(kingdoms(), position={}).to_json()), verify(played(Deal(SECRET, format=1)).to_json()),
        verify(json.dumps({**json.loads(match.to_json()), "secret": "11" * 32})),
        verify(json.dumps({**json.loads(match.to_json()), "words": [{"moment": 1, "text": "Hello"}]})),
    ]  # fmt: skip
    for verdict in verdicts:
        assert verdict.points[-1].name in ("people", "moves")
        for point in verdict.points:
            said_in_every_language(point.words.sentence)
