"""Games that tell their moves without lists: options, choices and steps say the same as lists and moves."""

import numpy as np
import pytest
from setups import label, some_games

from regalia.core.bits import count_bits, lowest_bit, nth_bit
from regalia.core.compiled import rule
from regalia.core.record import OVER

GAMES = [game for game in some_games() if game.rooms.stepwise]


@rule
def in_words(mask, nth):
    return count_bits(mask), lowest_bit(mask), nth_bit(mask, nth)


def test_bits_are_counted_and_found():
    for mask in (1, 0b1011, 1 << 31, 0x5555555555555555, (1 << 63) - 1, 1 << 62 | 1 << 40):
        numbers = [bit for bit in range(63) if mask >> bit & 1]
        for nth, number in enumerate(numbers):
            assert in_words(mask, nth) == (len(numbers), numbers[0], number)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_choices_are_the_legal_moves_in_their_order(game):
    rules, box, chance = game.rules, game.box, np.random.default_rng(7)
    match, forced = game.start(seed=7), 0
    listed = np.zeros(game.rooms.moves.MAX_LEGAL, np.int16)
    after = match.state.copy()
    while after.phase != OVER:
        assert 0 < after.phase <= rules.LAST_PHASE
        legal = listed[: rules.legal(after, box, listed)].tolist()
        options = rules.options(after, box)
        assert rules.choices(after, options) == len(legal)
        assert [rules.choice(after, box, options, nth) for nth in range(len(legal))] == legal
        move = int(chance.choice(legal))
        stepped = after.copy()
        rules.play(after, box, move)
        rules.step(stepped, box, move)
        while stepped.phase != OVER and rules.choices(stepped, rules.options(stepped, box)) == 0:
            rules.step(stepped, box, rules.choice(stepped, box, rules.options(stepped, box), 0))
            forced += 1
        assert stepped.tobytes() == after.tobytes()
    assert forced > 0
