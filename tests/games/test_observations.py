"""Observations and the ids of moves, as those who train on them may rely on: complete, bounded, and the same in every version."""

import hashlib

import msgspec
import numpy as np
import pytest

import regalia
from playing import moments

# What a change of ids would break: nets, recorded actions. A new version of the rules may have new ones.
MOVES = {
    ("kingdoms", 1): "f13715ba90472633",
    ("palais-royal", 2): "827b68c617ece278",
    ("royals", 2): "9cad39665b18f050",
}
LAYOUTS = {
    "kingdoms": "e3fe8a1a8fe1f994",
    "palais-royal": "c1551f1dfd4697ca",
    "royals": "41190a28722a9679",
}
NOT_OBSERVED = ("round",)  # of a view: how long the game has lasted decides nothing
PLAYED = [
    ("kingdoms", {"players": 4}),
    ("kingdoms", {"players": 2, "variants": ["last-castle", "no-luck", "instant-scoring"]}),
    ("royals", {"players": 5, "edition": "2014"}),
    ("royals", {"players": 2, "display": 4, "open-points": True}),
    ("palais-royal", {"players": 2}),
    ("palais-royal", {"players": 4, "rooms": "first-game"}),
]


def digest(lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize("book", regalia.rulebooks().values(), ids=lambda book: book.name)
def test_ids_and_layout_stay_as_they_are(book):
    layout = book.rooms.observation.LAYOUT
    assert digest(move.notation for move in book.moves) == MOVES[book.name, book.rules_version]
    assert digest(f"{entry.name} {entry.axes} {entry.low} {entry.high}" for entry in layout.entries) == LAYOUTS[book.name]
    assert len(layout) == len(layout.low) == len(layout.scale) == book.rooms.rules.OBSERVATION
    assert all(entry.meaning and entry.low < entry.high for entry in layout.entries)


@pytest.mark.parametrize(
    ("name", "options"), PLAYED, ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value.values()))
)
def test_a_changed_view_is_a_changed_observation(name, options):
    game = regalia.game(name, **options)
    layout, view = game.rooms.observation.LAYOUT, game.rooms.view.view
    before = [("", b"")] * game.players
    for match in moments(game, 3):
        for seat in range(game.players):
            row = np.full(len(layout), 99, np.int8)
            game.rules.observe(match.state, game.box, seat, row)
            assert (layout.low <= row).all()
            assert (row <= layout.high).all()
            seen = msgspec.to_builtins(view(match.state, game.box, seat))
            shown = msgspec.json.encode({key: value for key, value in seen.items() if key not in NOT_OBSERVED})
            assert (shown == before[seat][0]) or (row.tobytes() != before[seat][1])
            before[seat] = shown, row.tobytes()
