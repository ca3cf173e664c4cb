"""What holds in every game of Palais Royal, and that canonical orders lose no turn."""

import copy
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from games.palais_royal.scenes import RED, YELLOW, play, scene
from regalia.bots import bot, know
from regalia.games.palais_royal.ages import count_old
from regalia.games.palais_royal.boards import content_of
from regalia.games.palais_royal.state import FIRST_OWNER, FIRST_SERVANT, IN_GARDEN, LETTERS, NOBLES, ROOM_NAMES, UNUSED

some_game = st.builds(
    lambda players, rooms: regalia.game("palais-royal", players=players, rooms=rooms),
    st.integers(2, 4),
    st.sampled_from(["random", "first-game"]),
)


def played(game, seed, plies, *, greedy=False):
    match, chance, clever = game.start(seed=seed), np.random.default_rng(seed), bot("greedy")
    while not match.over and match.ply < plies:
        move = clever.choose(know(match, match.ply)).move if greedy and chance.random() < 0.8 else int(chance.choice(match.legal_ids()))
        match.play(move)
    return match


@settings(max_examples=40, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 300), st.booleans())
def test_servants_nobles_and_letters_are_never_created_or_lost(game, seed, plies, greedy):
    match = played(game, seed, plies, greedy=greedy)
    for seat in range(game.players):
        guess = match.redealt(seat, seed)
        assert_all_there(guess, game)
        assert list(guess.letters) == list(match.state.letters)
    assert_all_there(match.state, game)
    s, box = match.state, game.box
    assert sum(match.scores) == sum(
        sum(int(box.points[noble]) for noble in range(1, NOBLES + 1) if s.where[noble] == FIRST_OWNER + seat)
        + 2 * int(s.shown[seat, 0]) + 4 * int(s.shown[seat, 1]) + min(6, int(s.letters[seat])) + side_points(match, seat)
        for seat in range(game.players)
    )  # fmt: skip


def assert_all_there(s, game):
    """25 servants a colour, 42 nobles and 36 letters."""
    box = game.box
    for seat in range(game.players):
        assert s.rooms[seat].sum() + s.reserve[seat] + s.supply[seat] + (s.garden == FIRST_SERVANT + seat).sum() == 25
        assert s.letters[seat] == s.hand[seat].sum()
        assert all(count_old(int(word)) <= count for word, count in zip(s.old[seat], s.hand[seat] + s.laid[seat], strict=True))
        owned = [noble for noble in range(1, NOBLES + 1) if s.where[noble] == FIRST_OWNER + seat]
        assert [list(box.privilege[owned]).count(kind) for kind in range(11)] == list(s.privileges[seat])
    standing = sorted(int(what) for what in s.garden if 0 < what < FIRST_SERVANT)
    assert standing == [noble for noble in range(1, NOBLES + 1) if s.where[noble] == IN_GARDEN]
    assert (s.where[1:] == UNUSED).sum() == 6
    assert s.nobles == len(standing)
    for kind in range(LETTERS):
        shown = s.shown[:, kind - 7].sum() if kind >= 7 else s.majority if kind == 0 else 0
        assert s.hand[:, kind].sum() + s.deck[kind] + s.discard[kind] + s.drawn[kind] + shown == 4
    for counts in (s.rooms, s.reserve, s.supply, s.louis, s.hand, s.deck, s.discard, s.drawn, s.near):
        assert (counts >= 0).all()


def side_points(match, seat):
    """PAL-E3 and PAL-E4 told another way."""
    points = 0
    for counts in match.view(match.turn).sides.values():  # who is in turn sees what may still be taken back
        ranking = sorted(set(counts) - {0}, reverse=True)
        if not ranking or counts[seat] == 0:
            continue
        if counts[seat] == ranking[0]:
            points += 6 if counts.count(ranking[0]) == 1 else 2
        elif counts.count(ranking[0]) == 1 and counts[seat] == ranking[1] and counts.count(ranking[1]) == 1:
            points += 2
    return points


@settings(max_examples=25, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 400))
def test_empty_neighbours_are_counted_right(game, seed, plies):
    s = played(game, seed, plies, greedy=True).state
    for space in range(36):
        near = [other for other in game.box.near[space] if other != 127]
        assert s.near[space] == sum(not 0 < s.garden[other] < FIRST_SERVANT for other in near)


def test_random_games_end_and_greedy_ones_score_like_people():
    for players in (2, 3, 4):
        game = regalia.game("palais-royal", players=players)
        assert game.simulate(500, seed=2).plies.max() < 10_000
    scores = [played(regalia.game("palais-royal", players=3), seed, 5000, greedy=True).scores for seed in range(3)]
    assert 30 < np.mean(scores) < 130


# Canonical orders


def state_of(position, seat):
    return (tuple(position["rooms"][seat].get(room, 0) for room in ROOM_NAMES), position["reserve"][seat])


def placings(rooms, reserve, king, queen, either):
    """Extra servants with king and queen in any order whatever (PAL-A3, PAL-T1)."""
    found = set()

    def go(counts, reserve, king, queen, either):
        found.add((tuple(counts), reserve))
        for room, own in ((4, king), (5, queen)):
            if not own and not either:
                continue
            left = (king - (room == 4 and king > 0), queen - (room == 5 and queen > 0), either - (own == 0))
            if reserve:
                more = list(counts)
                more[room] += 1
                go(more, reserve - 1, *left)
                continue
            for source in range(9):
                if source != room and counts[source]:
                    more = list(counts)
                    more[source] -= 1
                    more[room] += 1
                    go(more, 0, *left)

    go([rooms.get(room, 0) for room in ROOM_NAMES], reserve, king, queen, either)
    return found


@pytest.mark.rule("PAL-A3", "PAL-T1")
@pytest.mark.parametrize("reserve", [0, 1, 2, 5])
@pytest.mark.parametrize(("king", "queen", "either"), [(1, 1, 0), (2, 1, 0), (1, 2, 0), (2, 2, 0), (1, 1, 1), (0, 0, 2)])
def test_king_before_queen_loses_nothing(reserve, king, queen, either):
    rooms = {"king": 1, "queen": 2, "mint": 1, "office": 1}
    own = copy.deepcopy(content_of("substitute"))
    for tile, privilege in zip(own["nobles"], ["king", "queen", "king-or-queen", "king-or-queen"], strict=False):
        tile["privilege"] = privilege
    match = scene(phase="king", players=2, rooms={RED: rooms, YELLOW: {"stairs": 1}}, reserve=[reserve, 0], nobles=[[1, 2, 3, 4], []],
                  step={"king": king, "queen": queen, "either": either}, letters=[["4-louis"], []], options={"set": own})  # fmt: skip
    after_king, _ = phase_ends(match, ("king", "queen"))
    assert after_king == placings(rooms, reserve, king, queen, either)


def phase_ends(match, phases):
    found, todo = set(), [match.position()]
    while todo:
        here = todo.pop()
        if here["phase"] not in phases:
            found.add(state_of(here, RED))
            continue
        at = match.game.position(here)
        todo += [match.game.position(here).play(move).position() for move in at.legal() if not move.startswith("letter")]
    return found, None


@pytest.mark.rule("PAL-L6")
@pytest.mark.parametrize(("noble", "blue", "purple"), [("5/3/3/12", 3, 3), ("3/2/2/8", 2, 2), ("4/3/0/8", 3, 0), ("2/0/2/5", 0, 2)])
def test_letters_pay_any_seals_and_payment_never_gets_stuck(noble, blue, purple):
    for king, queen, letters in product(range(4), range(4), (1, 2)):
        rooms = {RED: {"office": 1, "king": king, "queen": queen}, YELLOW: {"stairs": 1}}
        seals = 2 * letters
        match = scene(
            players=2, phase="recruit", rooms=rooms, garden={"d3": noble}, others="empty", step={"seals": seals}, letters=[["4-points"], []]
        )
        ways = [
            (king - blue + x, queen - purple + y, seals - x - y)
            for x, y in product(range(blue + 1), range(purple + 1))
            if x + y <= seals and blue - x <= king and purple - y <= queen
        ]
        assert ("recruit d3" in match.legal()) == bool(ways)
        if ways:
            paid, todo = [], [match.play("recruit d3").position()]
            while todo:
                here = todo.pop()
                if here["phase"] == "seals":
                    todo += [match.game.position(here).play(move).position() for move in match.game.position(here).legal()]
                else:
                    mine = here["rooms"][RED]
                    paid.append((mine.get("king", 0), mine.get("queen", 0), here["step"].get("seals", 0)))
            assert set(paid) == set(ways)


@pytest.mark.rule("PAL-T1", "PAL-A1")
def test_servants_taken_from_rooms_in_order_lose_nothing():
    rooms = {"parade": 2, "mint": 1, "cardinal": 2}
    match = scene(
        players=2, rooms={RED: rooms, YELLOW: {"parade": 2, "stairs": 1}}, reserve=[0, 0], step={"left": 3}, letters=[["4-louis"], []]
    )
    found, _ = phase_ends(match, ("parade",))
    wanted = set()
    for parade, mint, cardinal in product(range(3), range(2), range(3)):
        if parade + mint + cardinal <= 3:
            wanted.add(((parade + mint + cardinal, 2 - parade, 0, 1 - mint, 0, 0, 0, 0, 2 - cardinal), 0))
    assert found == wanted


@pytest.mark.rule("PAL-A8")
def test_every_choice_of_letters_can_be_kept():
    match = scene(players=2, phase="keep", rooms={RED: {"back-door": 2}}, drawn={"majority": 2, "2-seals": 1, "4-points": 1})
    kept, todo = [], [match.position()]
    while todo:
        here = todo.pop()
        for move in match.game.position(here).legal():
            after = match.game.position(here).play(move).position()
            if move == "discard":
                kept.append(tuple(sorted(after["letters"][RED].items())))
            else:
                todo.append(after)
    assert len(set(kept)) == 1 + 3 + 4  # none; one of three kinds; two: three pairs of kinds and two majorities


# What a phase passed over tells


def test_which_letters_are_in_hand_does_not_change_where_a_turn_stops():
    """Whether there is something to decide shows to everybody, so it must not depend on secrets."""
    stops = set()
    for held in ("majority", "5-moves", "2-seals", "4-points"):
        match = scene(rooms={RED: {"mint": 1}, YELLOW: {"stairs": 1}}, letters=[[held], [], []])
        seen = []
        while match.turn == RED:
            seen.append(match.position()["phase"])
            play(match, match.legal()[-1])
        stops.add(tuple(seen))
    assert stops == {("parade", "stairs", "mint", "recruit")}
