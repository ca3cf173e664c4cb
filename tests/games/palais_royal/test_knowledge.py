"""What a seat of Palais Royal knows, and how the rest is guessed."""

from collections import Counter
from itertools import combinations

import msgspec
import numpy as np
import pytest

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, play, scene
from regalia.core.dice import key
from regalia.games.palais_royal.ages import grown_older, with_age, without_age
from regalia.games.palais_royal.moves import DISCARD, DONE, DRAW, KEEP_LETTER, LETTER, MAX_LEGAL
from regalia.games.palais_royal.state import LETTER_NAMES
from regalia.games.palais_royal.view import view

FULL = dict.fromkeys(LETTER_NAMES, 4)


def without(*names):
    """All 36 letters but these."""
    counts = Counter(FULL)
    counts.subtract(Counter(names))
    return {name: count for name, count in counts.items() if count}


def cards(counts):
    return tuple(sorted(name for kind, name in enumerate(LETTER_NAMES) for _ in range(counts[kind])))


def guesses(match, seat, count=6000):
    """What `seat` guesses: others' hands, the deck and letters being looked at, with how often."""
    found = Counter()
    for seed in range(count):
        s = match.redealt(seat, seed)
        hands = tuple(cards(s.hand[other]) for other in range(match.game.players) if other != seat)
        found[hands, cards(s.deck), cards(s.drawn)] += 1
    return found


def agrees(found, wanted):
    """Whether frequencies fit an exact distribution: the same worlds, each within five deviations."""
    assert set(found) == set(wanted)
    total, weight = sum(found.values()), sum(wanted.values())
    for world, count in found.items():
        share = wanted[world] / weight
        assert abs(count - total * share) < 5 * (total * share * (1 - share)) ** 0.5 + 1, world


def test_redeal_deals_hands_and_deck_with_the_right_frequency():
    # Red sees all but five letters: yellow holds two, green one, the deck two.
    hidden = ["majority", "majority", "4-louis", "4-points", "4-points"]
    match = scene(phase="over", rooms={}, letters=[without(*hidden), hidden[:2], hidden[2:3]])
    assert sum(match.position()["letters"][RED].values()) == 31
    wanted = Counter()
    for yellow in combinations(range(5), 2):
        rest = [i for i in range(5) if i not in yellow]
        for green in rest:
            deck = [i for i in rest if i != green]
            told = [tuple(sorted(hidden[i] for i in part)) for part in (yellow, (green,), deck)]
            wanted[(told[0], told[1]), told[2], ()] += 1
    agrees(guesses(match, RED), wanted)


def test_letters_drawn_before_the_shuffle_are_not_mixed_with_those_after_it():
    # Yellow's majority and green's 4-louis are from the old deck; the new one holds two 4-points, of which green has drawn one.
    match = scene(
        phase="over", rooms={},
        letters=[without("majority", "4-louis", "4-points", "4-points", "2-points"), ["majority"], ["4-louis", "4-points"]],
        before_shuffle=[[], ["majority"], ["4-louis"]],
    )  # fmt: skip
    wanted = Counter()
    for yellow, green in (("majority", "4-louis"), ("4-louis", "majority")):
        for drawn, deck, ways in (("4-points", ("2-points", "4-points"), 2), ("2-points", ("4-points", "4-points"), 1)):
            wanted[((yellow,), tuple(sorted((green, drawn)))), deck, ()] = ways
    agrees(guesses(match, RED), wanted)


def test_letters_somebody_looks_at_are_guessed_too():
    hidden = ["majority", "4-louis", "4-points"]
    match = scene(
        seat=YELLOW, phase="keep", rooms={YELLOW: {"back-door": 1}}, drawn=hidden[:1], letters=[without(*hidden), hidden[1:2], []],
        discard={}, nobles=[[], [], []],
    )  # fmt: skip
    wanted = Counter()
    for drawn, hand, deck in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        wanted[((hidden[hand],), ()), (hidden[deck],), (hidden[drawn],)] = 1
    agrees(guesses(match, RED), wanted)
    # Yellow sees the card drawn and its own, and so knows what the deck holds... but for red's hand.
    for seed in range(20):
        s = match.redealt(YELLOW, seed)
        assert cards(s.drawn) == ("majority",)
        assert cards(s.hand[YELLOW]) == ("4-louis",)


def test_what_the_shuffle_makes_known_stays_known_in_play():
    """Red empties the deck and shuffles the discards: then everybody knows the new deck, and yellow's hand is none of it."""
    names = ["majority", "open-gate", "gate-and-moves", "5-moves"]
    match = scene(
        phase="back-door", rooms={RED: {"back-door": 3}}, discard=dict.fromkeys(names, 4),
        letters=[{}, {"9-moves": 4, "2-seals": 2}, {"4-louis": 4, "2-points": 4, "4-points": 4}],
    )  # fmt: skip
    assert match.view(None).deck == 2
    match.play("draw")  # the last two 2-seals, and one of the sixteen discards
    for seat in (YELLOW, GREEN):
        for seed in range(200):
            s = match.redealt(seat, seed)
            assert set(cards(s.deck)) <= set(names)
            assert len(set(cards(s.drawn)) & set(names)) == 1
            assert not {*cards(s.hand[RED]), *cards(s.hand[YELLOW]), *cards(s.hand[GREEN])} & set(names)
    position = match.position()
    assert position["before_shuffle"] == position["letters"]
    assert position["drawn_before_shuffle"] == {"2-seals": 2}


def test_letters_of_two_earlier_decks_are_not_mixed_with_each_other():
    # Yellow's majority was drawn two shuffles ago and green's 4-louis one shuffle ago: red knows both for certain.
    match = scene(
        phase="over", rooms={}, letters=[without("majority", "4-louis", "4-points", "2-points"), ["majority"], ["4-louis", "4-points"]],
        before_shuffle=[[], {"majority": [2]}, ["4-louis"]],
    )  # fmt: skip
    wanted = Counter()
    for drawn, deck in (("4-points", "2-points"), ("2-points", "4-points")):
        wanted[(("majority",), tuple(sorted(("4-louis", drawn)))), (deck,), ()] = 1
    agrees(guesses(match, RED, 500), wanted)
    # And where both hold one of each age, letters change hands only with their like.
    hidden = ["majority", "4-louis", "4-points", "2-points"]
    match = scene(
        phase="over", rooms={}, letters=[without(*hidden), hidden[:2], hidden[2:]],
        before_shuffle=[[], {"majority": [7], "4-louis": [3]}, {"4-points": [7], "2-points": [3]}],
    )  # fmt: skip
    wanted = Counter()
    for old in (("majority", "4-points"), ("4-points", "majority")):
        for new in (("4-louis", "2-points"), ("2-points", "4-louis")):
            wanted[tuple(tuple(sorted((old[i], new[i]))) for i in (0, 1)), (), ()] = 1
    agrees(guesses(match, RED, 2000), wanted)


def test_a_second_shuffle_forgets_nothing():
    """Yellow holds a letter of the first deck, green one of the second; red draws the third deck's first letter."""
    rest = {"open-gate": 2, "gate-and-moves": 4}
    match = scene(
        phase="back-door", rooms={RED: {"back-door": 1}}, discard=rest, before_shuffle=[[], ["majority"], []],
        letters=[without("majority", "4-louis", *Counter(rest).elements()), ["majority"], ["4-louis"]],
    )  # fmt: skip
    assert match.view(None).deck == 0
    match.play("draw")
    assert match.position()["before_shuffle"][1:] == [{"majority": [2]}, {"4-louis": 1}]
    for seed in range(100):
        s = match.redealt(RED, seed)
        assert (cards(s.hand[YELLOW]), cards(s.hand[GREEN])) == (("majority",), ("4-louis",))
    # Whoever plays one of two alike plays the older.
    assert with_age(with_age(with_age(0, 1), 3), 2) == 0x123
    assert without_age(0x1233, 3) == 0x12
    assert grown_older(0x1F, 3, 0) == 0x12F
    assert grown_older(0x135, 4, 1 << 3) == 0x1126


def two_worlds():
    """Two worlds red cannot tell apart: yellow's and green's hands exchanged with each other and with the deck."""
    common = {"rooms": {RED: {"stairs": 2, "mint": 1}, YELLOW: {"back-door": 1}}, "seat": RED, "louis": [3, 3, 3]}
    hands = [["4-points", "4-louis"], ["majority", "2-seals"], ["5-moves"]]
    others = [["4-points", "4-louis"], ["9-moves", "5-moves"], ["4-points"]]
    return scene(letters=hands, **common), scene(letters=others, **common)


def test_worlds_a_seat_cannot_tell_apart_look_and_are_guessed_alike():
    one, two = two_worlds()
    for _ in range(3):
        assert msgspec.json.encode(one.view(RED)) == msgspec.json.encode(two.view(RED))
        assert one.legal() == two.legal()
        states = []
        for match in (one, two):
            s = match.state.copy()
            key(s, 9, 9)
            match.game.rules.redeal(s, match.game.box, RED)
            states.append(s.tobytes())
        assert states[0] == states[1]
        play(one, one.legal()[0])
        play(two, two.legal()[0])
    assert msgspec.json.encode(one.view(YELLOW)) != msgspec.json.encode(two.view(YELLOW))


def redealt(game, state, seat, seed):
    """A world that a seat guesses, byte for byte."""
    guess = state.copy()
    key(guess, seed, 5)
    game.rules.redeal(guess, game.box, seat)
    return guess.tobytes()


def played_with(game, state, move, dice):
    after = state.copy()
    after.dice[:] = dice
    game.rules.play(after, game.box, move)
    return after


def moves_of(game, state):
    moves = np.zeros(MAX_LEGAL, np.int16)
    return moves[: game.rules.legal(state, game.box, moves)].tolist()


def among_letters(seed):
    """A match in which everybody holds letters and draws more every turn from a deck that soon runs out."""
    chance, players = np.random.default_rng(seed), 2 + seed % 3
    cards = chance.permutation([name for name in LETTER_NAMES for _ in range(4)]).tolist()
    rooms = {seat: {"back-door": 5, "parade": 2, "stairs": 3} for seat in range(players)}
    return scene(
        players=players, phase="back-door", rooms=rooms, louis=[30] * players,
        letters=[cards[3 * seat : 3 * seat + 3] for seat in range(players)], discard=dict(Counter(cards[12:30])),
    )  # fmt: skip


def test_worlds_that_go_on_alike_for_a_seat_are_guessed_alike():
    """A world and a twin in which the others hold other letters: as long as the seat sees the same happen, it guesses the same."""
    telling = 0  # comparisons where the twins differ in letters that somebody else has kept over a shuffle
    for seed in range(24):
        match, chance = among_letters(seed), np.random.default_rng(seed)
        game, world, twin, seat = match.game, match.state, None, seed % 2
        for number in range(150):
            if not world.phase:
                break
            if twin is None or world.hand.tolist() == twin.hand.tolist():
                twin = world.copy()
                key(twin, seed, number)
                game.rules.redeal(twin, game.box, seat)
            both = [move for move in moves_of(game, world) if move in moves_of(game, twin)]
            moves = both or moves_of(game, world)
            letters = [move for move in moves if move == DRAW or KEEP_LETTER <= move < DISCARD or LETTER <= move < DONE]
            move = int(chance.choice(letters if letters and chance.random() < 0.4 else moves))
            dice = chance.integers(2**32, size=4, dtype=np.uint32)
            world, twin = played_with(game, world, move, dice), played_with(game, twin, move, dice) if both else None
            if twin is not None and msgspec.json.encode(view(world, game.box, seat)) != msgspec.json.encode(view(twin, game.box, seat)):
                twin = None
            if twin is not None:
                assert [redealt(game, world, seat, guess) for guess in range(3)] == [redealt(game, twin, seat, guess) for guess in range(3)]
                telling += world.old.tolist() != twin.old.tolist()
    assert telling > 300


def a_letter_is_played(old, new, others):
    """Yellow and green kept a letter each over the shuffle; yellow has drawn another since, and plays 4-louis."""
    names = ("4-louis", "majority", "4-louis", "2-seals", "5-moves")
    match = scene(
        seat=YELLOW, rooms={}, letters=[without(*names), [old, new], [others]], before_shuffle=[[], [old], [others]],
        discard={}, louis=[0, 9, 0],
    )  # fmt: skip
    return play(match, "letter 4-louis")


def test_a_letter_that_is_played_may_be_an_old_one_or_a_new_one():
    """Old are 4-louis and majority, new 4-louis, 2-seals and 5-moves.

    Either letter of yellow is as likely to be played: 1/2 * 1/2 that it is the old one and 4-louis, 1/2 * 1/3 that it is the new one.
    If it was the old one, green has the majority and yellow any new one; otherwise they have the old ones.
    """
    wanted = Counter()
    for kept, deck in (("4-louis", ("2-seals", "5-moves")), ("2-seals", ("4-louis", "5-moves")), ("5-moves", ("2-seals", "4-louis"))):
        wanted[((kept,), ("majority",)), tuple(sorted(deck)), ()] = 2
    for kept, green in (("4-louis", "majority"), ("majority", "4-louis")):
        wanted[((kept,), (green,)), ("2-seals", "5-moves"), ()] += 2
    first = a_letter_is_played("4-louis", "2-seals", "majority")
    assert first.position()["laid_since_shuffle"] == [{}, {"4-louis": 1}, {}]
    agrees(guesses(first, RED), wanted)
    for other in (a_letter_is_played("majority", "4-louis", "4-louis"), a_letter_is_played("4-louis", "4-louis", "majority")):
        assert [redealt(first.game, first.state, RED, seed) for seed in range(20)] == [
            redealt(other.game, other.state, RED, seed) for seed in range(20)
        ]


def test_which_letter_was_kept_shows_neither_in_views_nor_in_guesses():
    worlds = []
    for kept in ("majority", "4-points"):
        match = scene(seat=YELLOW, phase="keep", rooms={YELLOW: {"back-door": 2}, RED: {"stairs": 1}}, drawn=["majority", "4-points"])
        match.play(f"keep {kept}")
        assert match.log[-1].notation(RED) == match.log[-1].notation(None) == "keep"
        assert match.log[-1].notation(YELLOW) == f"keep {kept}"
        s = match.state.copy()
        key(s, 1, 1)
        match.game.rules.redeal(s, match.game.box, RED)
        worlds.append((msgspec.json.encode(match.view(RED)), msgspec.json.encode(match.view(None)), s.tobytes()))
    assert worlds[0] == worlds[1]


def test_views_show_letters_to_their_owner_only():
    match = scene(letters=[["4-points"], ["4-louis", "2-seals"], []])
    assert match.view(YELLOW).my_letters == {"2-seals": 1, "4-louis": 1}
    assert match.view(RED).my_letters == {"4-points": 1}
    assert match.view(None).my_letters == {}
    assert [seat.letters for seat in match.view(None).seats] == [1, 2, 0]
    assert match.view(RED).unseen["4-points"] == 3
    assert match.view(YELLOW).unseen["4-points"] == 4


@pytest.mark.rule("PAL-A7")
def test_a_recruited_noble_stays_known_to_the_players_who_saw_it():
    match = scene(phase="recruit", rooms={RED: {"office": 1}, YELLOW: {"stairs": 1}}, garden={"d3": "4/0/0/4"}, louis=[9, 0, 0])
    number = match.position()["garden"]["d3"]
    match.play("recruit d3")
    for seat in (RED, YELLOW, GREEN):
        assert [noble.number for noble in match.view(seat).seats[RED].remembered] == [number]
        assert match.redealt(seat, 3).where.tobytes() == match.state.where.tobytes()
    late = match.view(None).seats[RED]
    assert (late.remembered, late.face_down) == ([], 1)


def test_the_unused_nobles_are_shown_to_nobody():
    match = regalia.game("palais-royal", players=2).start(seed=8)
    unused = set(range(1, 43)) - set(match.position()["garden"].values())
    assert len(unused) == 6
    for seat in (None, 0, 1):
        shown = msgspec.to_builtins(match.view(seat))
        numbers = {space["noble"]["number"] for space in shown["garden"]}
        assert not numbers & unused


def test_a_drawn_letter_cannot_be_undone_but_a_kept_one_can():
    match = scene(phase="back-door", rooms={RED: {"back-door": 2}})
    match.play("draw")
    assert match.why_not_undo() is not None
    match.play(match.legal()[0])
    assert match.why_not_undo() is None
    match.play("discard")
    assert match.why_not_undo() is not None


@pytest.mark.rule("PAL-A7", "PAL-L8", "PAL-L9")
def test_points_so_far_are_known_to_who_remembers_what_lies_face_down():
    played = [["2-points", "2-points", "4-points"], [], ["4-points"]]
    match = scene(rooms={RED: {"parade": 1}}, nobles=[["4/2/0/3", "8/0/0/7"], [], []], played=played)
    assert [seat.points for seat in match.view(YELLOW).seats] == [3 + 7 + 2 * 2 + 4, 0, 4]
    assert [seat.points for seat in match.view(None).seats] == [None, 0, 4]
