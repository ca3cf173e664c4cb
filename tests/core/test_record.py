"""Records: plain copies of them say the same, and nobody can change what others read."""

import msgspec
import numpy as np
import pytest

import regalia
from regalia.core.record import COMMON, Plain, copied, due, from_fields, plain, plain_box


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_a_record_as_plain_numbers_says_the_same(name: str):
    game = regalia.game(name)
    match = game.start(seed=1)
    for record in (match.play(match.legal_ids()[0]).state, game.box):
        numbers = Plain(record.tobytes(), record.dtype)
        for field in record.dtype.names:
            assert np.array_equal(getattr(numbers, field), record[field])
        with pytest.raises(AttributeError):
            numbers.nothing  # noqa: B018
    assert plain_box(game.box) is plain_box(regalia.game(name).box)


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_what_every_record_says_first_is_read_at_once(name: str):
    match = regalia.game(name).start(seed=1)
    while not match.over and match.ply < 200:
        state = match.state
        assert state.dtype.names[: len(COMMON)] == tuple(field for field, *_ in COMMON)
        assert due(state) == (state.dice.tobytes(), state.turns_begun, state.turn, state.phase)
        match = match.play(match.legal_ids()[-1])
    other = copied(match.state, dice=bytes(range(16)))
    assert other.dice.tobytes() == bytes(range(16))
    assert other.tobytes()[16:] == match.state.tobytes()[16:]


def test_a_part_of_a_state_is_worked_out_once_and_from_its_fields_alone():
    """Where it were made from more than it says, states that agree in these fields would be mixed up."""
    made = []

    @from_fields("players", "gold")
    def purse(s: Plain, box: Plain) -> list[int]:
        made.append(s.record.tobytes())
        assert s.turns_begun == s.record.turns_begun == 0
        return s.gold[: s.players]

    match = regalia.game("kingdoms", players=3).start(seed=1)
    box = plain_box(match.game.box)
    first = purse(plain(match.state), box)
    assert first == [50, 50, 50]
    assert purse(plain(match.play("castle 1 a1").state), box) is first
    assert len(made) == 1
    richer = copied(match.state)
    richer.gold[1] += 5
    assert purse(plain(richer), box) == [50, 55, 50]


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_who_scribbles_on_a_view_changes_no_other(name: str):
    match = regalia.game(name).start(seed=1)
    before = msgspec.json.encode(match.view(0))

    def scribble(thing: object) -> None:
        if isinstance(thing, msgspec.Struct):
            for field in thing.__struct_fields__:
                scribble(getattr(thing, field))
        elif isinstance(thing, list):
            for each in thing:
                scribble(each)
            thing.append("scribble")
        elif isinstance(thing, dict):
            thing["scribble"] = 1

    scribble(match.view(0))
    assert msgspec.json.encode(match.view(0)) == before
