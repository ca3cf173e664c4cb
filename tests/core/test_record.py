"""Records: plain copies of them say the same, and nobody can change what others read."""

import msgspec
import numpy as np
import pytest

import regalia
from regalia.core.record import Plain, plain_box


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_a_record_as_plain_numbers_says_the_same(name: str):
    game = regalia.game(name)
    match = game.start(seed=1)
    for record in (match.play(match.legal_ids()[0]).state, game.box):
        plain = Plain(record)
        for field in record.dtype.names:
            assert np.array_equal(getattr(plain, field), record[field])
        with pytest.raises(AttributeError):
            plain.nothing  # noqa: B018
    assert plain_box(game.box) is plain_box(regalia.game(name).box)


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
