"""Action 2: a servant walks all its way in one decision, and nothing that single moves allow is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.palais_royal.scenes import GREEN, RED, scene
from games.palais_royal.stairs import by_single_steps, by_the_program, openings, sizes, steps
from regalia.games.palais_royal.state import DIAGONAL, ROOM_NAMES

servants = st.lists(st.sampled_from(ROOM_NAMES), min_size=1, max_size=5)


def stairs(rooms, moves, diagonal, cells):
    """Red is about to walk in a palace whose rooms lie on these cells."""
    counts = {room: rooms.count(room) for room in ROOM_NAMES if room in rooms}
    palace = [name for _, name in sorted(zip(cells, ROOM_NAMES, strict=True))]
    match = scene(
        phase="stairs", rooms={RED: counts, GREEN: {"stairs": 12}}, palace=palace, step={"left": moves},
        nobles=[["3/1/0/2"] if diagonal else [], [], []],
    )  # fmt: skip
    assert match.state.at.tolist() == list(cells)
    return match


@pytest.mark.rule("PAL-A2", "PAL-N3")
@settings(max_examples=40, deadline=None)
@given(servants, st.integers(1, 4), st.booleans(), st.permutations(range(9)))
def test_walks_end_wherever_single_moves_end_and_nowhere_else(rooms, moves, diagonal, cells):
    match = stairs(rooms, moves, diagonal, cells)
    counts = match.state.rooms[RED].tolist()
    assert set(by_the_program(match.game, match.state)) == set(by_single_steps(counts, moves, steps(cells, diagonal)))


LONG = [(["stairs"], 9), (["gate", "stairs"], 7), (["cardinal", "stairs", "stairs"], 5)]  # long ways, as letters allow them


@pytest.mark.rule("PAL-A2", "PAL-N3")
@pytest.mark.parametrize("diagonal", [False, True])
def test_one_servant_goes_as_far_as_its_moves_lead_and_many_moves_lead_everywhere(diagonal):
    for rooms, moves in [*LONG, *(([room], moves) for room in ROOM_NAMES for moves in range(1, 5))]:
        match = stairs(rooms, moves, diagonal, range(9))
        counts = match.state.rooms[RED].tolist()
        assert set(by_the_program(match.game, match.state)) == set(by_single_steps(counts, moves, steps(range(9), diagonal)))


@pytest.mark.rule("PAL-A2")
@pytest.mark.parametrize("greedy", [False, True])
def test_where_the_action_begins_in_matches_walks_lose_nothing_and_single_moves_would_multiply(greedy):
    ends = ours = theirs = 0
    for nth, (game, state) in enumerate(openings(3, seed=5, greedy=greedy)):
        if nth % 4 == 0 and state.left <= 4:
            pairs = steps(state.at.tolist(), state.privileges[state.turn, DIAGONAL] > 0)
            single, program = by_single_steps(state.rooms[state.turn].tolist(), int(state.left), pairs), by_the_program(game, state)
            assert set(program) == set(single)
            ends, ours, theirs = ends + len(single), ours + program.total(), theirs + single.total()
            listed, would = sizes(game, state)
            assert would <= listed
    assert ends > 100
    assert ours < 2 * ends
    assert theirs > 3 * ends


@pytest.mark.rule("PAL-L4", "PAL-A2")
def test_a_letter_in_mid_action_opens_no_end_that_it_does_not_open_at_first():
    """Whoever plays the letter first can end wherever single moves end."""
    match = scene(phase="stairs", rooms={RED: {"stairs": 1, "king": 1}, GREEN: {"stairs": 9}}, step={"left": 1},
                  letters=[["5-moves"], [], []], louis=[1, 0, 0])  # fmt: skip
    start = match.state.rooms[RED].tolist()
    pairs = steps(match.state.at.tolist(), False)
    later = set()
    for first in ("move stairs king", "move king stairs", "move king parade"):
        after = match.copy().play(first).play("letter 5-moves")
        later |= set(by_the_program(after.game, after.state))
    match.play("letter 5-moves")
    reached = set(by_the_program(match.game, match.state))
    assert reached == set(by_single_steps(start, 6, pairs))
    assert len(reached) > len(by_single_steps(start, 1, pairs))
    assert later <= reached
