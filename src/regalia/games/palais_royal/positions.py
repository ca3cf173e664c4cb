"""Positions of Palais Royal as plain dicts: everything in words, and back. People set up scenarios with it by hand."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

import numpy as np

from regalia.core.errors import BadInput, Words, both, quoted
from regalia.core.record import Plain, Record, plain, plain_box
from regalia.core.values import check_keys, is_list, per_seat, truth, whole_number
from regalia.games.palais_royal import COLOURS
from regalia.games.palais_royal.ages import OLDEST, age_of, count_old, join_ages, with_age
from regalia.games.palais_royal.limits import check_step, most_idle, most_turns
from regalia.games.palais_royal.palace import measure
from regalia.games.palais_royal.rules import open_phase, settle
from regalia.games.palais_royal.state import (
    AFTER,
    BACK_DOOR,
    CELL_NAMES,
    COPIES,
    FIRST_GAME,
    FIRST_OWNER,
    FIRST_SERVANT,
    IN_GARDEN,
    KEEP,
    LETTER_NAMES,
    LETTERS,
    MOST_LOUIS,
    NO_SPACE,
    NOBLES,
    ONE_SERVANT,
    PARADE,
    PARADE_ROOM,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    ROOM_NAMES,
    SERVANTS,
    SETUP,
    SPACES,
    STAIRS_ROOM,
    STEP_NAMES,
    SUPPLY,
    THREE_SERVANTS,
    TO_PUT,
    TWO_POINTS,
    UNUSED,
)

KEYS = (
    "palace", "garden", "others", "nobles", "rooms", "reserve", "supply", "louis", "letters", "before_shuffle", "laid_since_shuffle",
    "played", "drawn", "drawn_before_shuffle", "discard", "phase", "step", "turn", "turns", "last_round", "idle",
)  # fmt: skip


def write(s: Record, box: Record) -> dict[str, Any]:
    return _write(plain(s), plain_box(box))


def _write(s: Plain, box: Plain) -> dict[str, Any]:
    players = range(s.players)
    return {
        "palace": palace(s),
        "garden": {CELL_NAMES[box.cell[space]]: _write_space(s.garden[space]) for space in range(SPACES)},
        "nobles": [[noble for noble in range(1, NOBLES + 1) if s.where[noble] == FIRST_OWNER + seat] for seat in players],
        "rooms": [{name: count for name, count in zip(ROOM_NAMES, s.rooms[seat], strict=True) if count} for seat in players],
        "reserve": s.reserve[: s.players],
        "supply": s.supply[: s.players],
        "louis": s.louis[: s.players],
        "letters": [write_letters(s.hand[seat]) for seat in players],
        "before_shuffle": [_write_ages(s.old[seat]) for seat in players],
        "laid_since_shuffle": [write_letters(s.laid[seat]) for seat in players],
        "played": [write_letters([0] * TWO_POINTS + s.shown[seat]) for seat in players],
        "drawn": write_letters(s.drawn),
        "drawn_before_shuffle": write_letters(s.drawn_old),
        "discard": write_letters(s.discard),
        "phase": PHASE_NAMES[s.phase],
        "step": {name: value for name in STEP_NAMES if (value := getattr(s, name))},
        "turn": s.turn,
        "turns": s.turns_begun,
        "last_round": bool(s.last),
        "idle": s.idle,
    }


def palace(s: Plain) -> list[list[str]]:
    """The rooms, row by row from the garden side."""
    return [[ROOM_NAMES[s.at.index(3 * row + column)] for column in range(3)] for row in range(3)]


def _write_space(what: int) -> int | str | None:
    if what >= FIRST_SERVANT:
        return COLOURS[what - FIRST_SERVANT]
    return what or None


def write_letters(counts: Sequence[int]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(LETTER_NAMES, counts, strict=True) if count}


def _write_ages(words: Sequence[int]) -> dict[str, int | list[int]]:
    """How many letters were drawn before the last shuffle; where some are older, how many shuffles ago each was drawn."""
    found: dict[str, int | list[int]] = {}
    for name, word in zip(LETTER_NAMES, words, strict=True):
        ages = [age_of(word, nth) for nth in range(count_old(word))]
        if ages:
            found[name] = ages if max(ages) > 1 else len(ages)
    return found


def lay_out(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """Lay out a position. All keys may be left out:

    palace     three lists of three rooms, from the garden side; default: the layout for a first game
    garden     a dict from space ("c3") to what stands there: a noble, a colour for a servant, or null for nothing;
               a noble is its number in the set (1 to 42) or its print, "4/2/0/3" or "4/2/0/3 louis"
    others     what is on the spaces `garden` does not name: "nobles" (the default, as far as they reach) or "empty"
    nobles     per seat, the nobles recruited; default: none
    rooms      per seat, a dict from room to servants there; default: 3 on the stairs and 2 in the parade
    reserve    per seat; default: all that are nowhere else
    supply     per seat, in the general supply; default 7 less what servant nobles brought, or what `reserve` leaves
    louis      per seat; default 0, 1, 2, 3
    letters    per seat, those in hand, as a list of names or a dict from name to number; default: none
    played     per seat, point letters lying in front of the player
    discard    letters in the discards; the deck is every letter that is nowhere else
    phase      setup, parade (the default: a turn begins), stairs, mint, king, queen, recruit, back-door, after, seals, side, keep, over
    step       numbers that belong to the action going on (see STEP in state.py); left out: the action just begins
    turn, turns, last_round, idle; defaults 0, 1, false, 0
    drawn, before_shuffle, drawn_before_shuffle   letters being looked at; letters drawn before the discards were last shuffled:
               instead of a number of letters a list may tell how many shuffles ago each of them was drawn
    laid_since_shuffle   per seat, letters laid down of which nobody else can tell whether they were drawn since the shuffle;
               those drawn before it are in before_shuffle
    """
    check_keys(position, KEYS, Words("position-of", game="Palais Royal"))
    _lay_palace(s, box, position.get("palace"))
    _lay_nobles(s, box, position)
    _lay_servants(s, position)
    _lay_letters(s, position)
    players = int(s.players)
    for seat, louis in enumerate(per_seat(position.get("louis"), "louis", players, list(range(players)))):
        s.louis[seat] = whole_number(louis, f"louis[{seat}]", 0, MOST_LOUIS)
    s.turn = whole_number(position.get("turn", 0), "turn", 0, players - 1)
    s.last = truth(position.get("last_round", False), "last_round")
    s.idle = whole_number(position.get("idle", 0), "idle", 0, most_idle(position.get("phase")))
    s.turns_begun = whole_number(position.get("turns", 1), "turns", 0, most_turns(s))
    _lay_phase(s, box, position)


def _lay_palace(s: Record, box: Record, palace: Any) -> None:
    if palace is None:
        rooms: list[Any] = [ROOM_NAMES[room] for room in FIRST_GAME]
    else:
        rows = palace if is_list(palace) else [palace]
        rooms = [room for row in rows for room in (row if is_list(row) else [row])]
    if any(room not in ROOM_NAMES for room in rooms) or sorted(rooms) != sorted(ROOM_NAMES):
        raise BadInput("palais-royal-palace", words=ROOM_NAMES, value=quoted(palace))
    for cell, room in enumerate(rooms):
        s.at[ROOM_NAMES.index(room)] = cell
    measure(s, box)


def _lay_nobles(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    players, printed = int(s.players), plain_box(box)
    garden, where = [0] * SPACES, [0] + [UNUSED] * NOBLES
    for seat, tiles in enumerate(per_seat(position.get("nobles"), "nobles", players, [[]] * players)):
        if not is_list(tiles):
            raise BadInput("value-list", name=f"nobles[{seat}]", value=quoted(tiles))
        for tile in tiles:
            noble = _noble(where, printed, tile, f"nobles[{seat}]")
            where[noble] = FIRST_OWNER + seat
            s.privileges[seat, printed.privilege[noble]] += 1
    named = position.get("garden") or {}
    if not isinstance(named, Mapping):
        raise BadInput("palais-royal-garden", value=quoted(named))
    for cell, what in named.items():
        space = _space_of(printed, cell)
        if what in COLOURS:
            garden[space] = _servant(players, printed, cell, space, what)
        elif what is not None:
            garden[space] = noble = _noble(where, printed, what, f"garden.{cell}")
            where[noble] = IN_GARDEN
    others = position.get("others", "nobles")
    if others not in ("nobles", "empty"):
        raise BadInput("value-one-of", name="others", words=["nobles", "empty"], value=quoted(others))
    if others == "nobles":
        free = [noble for noble in range(1, NOBLES + 1) if where[noble] == UNUSED]
        bare = [space for space in range(SPACES) if CELL_NAMES[printed.cell[space]] not in named]
        for space, noble in zip(bare, free, strict=False):
            garden[space], where[noble] = noble, IN_GARDEN
    empty = [not 0 < what < FIRST_SERVANT for what in garden]
    s.garden[:], s.where[:] = garden, where
    s.nobles = SPACES - sum(empty)
    s.near[:] = [sum(empty[other] for other in near if other != NO_SPACE) for near in printed.near]


def _space_of(box: Plain, cell: Any) -> int:
    if cell not in CELL_NAMES or box.space[CELL_NAMES.index(cell)] == NO_SPACE:
        raise BadInput("palais-royal-garden-space", value=quoted(cell))
    space: int = box.space[CELL_NAMES.index(cell)]
    return space


def _servant(players: int, box: Plain, cell: str, space: int, colour: str) -> int:
    """PAL-A6"""
    seat = COLOURS.index(colour)
    if seat >= players:
        raise BadInput("palais-royal-garden-colour", colour=colour, cell=cell)
    if not box.on_side[space]:
        raise BadInput("palais-royal-garden-side", cell=cell)
    return FIRST_SERVANT + seat


def _noble(where: Sequence[int], box: Plain, said: Any, key: str) -> int:
    """The noble somebody means, if nobody else has it yet."""
    if isinstance(said, int) and not isinstance(said, bool):
        if not 1 <= said <= NOBLES:
            raise BadInput("palais-royal-noble-number", key=key, high=NOBLES, value=quoted(said))
        if where[said] != UNUSED:
            raise BadInput("palais-royal-noble-twice", key=key, noble=said)
        return said
    numbers, _, privilege = said.partition(" ") if isinstance(said, str) else ("", "", "")
    found = [n for n in range(1, NOBLES + 1) if numbers == print_of(box, n) and privilege in ("", PRIVILEGE_NAMES[box.privilege[n]])]
    if not found:
        raise BadInput("palais-royal-noble-unknown", key=key, value=quoted(said), high=NOBLES)
    for noble in found:
        if where[noble] == UNUSED:
            return noble
    raise BadInput("palais-royal-noble-many", key=key, value=quoted(said), count=len(found))


def print_of(box: Plain, noble: int) -> str:
    """What is printed on a noble: Louis/blue/purple/points."""
    return f"{box.price[noble]}/{box.blue[noble]}/{box.purple[noble]}/{box.points[noble]}"


def _lay_servants(s: Record, position: Mapping[str, Any]) -> None:
    players = int(s.players)
    usual = {ROOM_NAMES[STAIRS_ROOM]: 3, ROOM_NAMES[PARADE_ROOM]: 2}
    for seat, rooms in enumerate(per_seat(position.get("rooms"), "rooms", players, [usual] * players)):
        if not isinstance(rooms, Mapping):
            raise BadInput("palais-royal-rooms", key=f"rooms[{seat}]", value=quoted(rooms))
        for name, count in rooms.items():
            if name not in ROOM_NAMES:
                raise BadInput("value-none-of", name=f"rooms[{seat}]", value=quoted(name), words=ROOM_NAMES)
            s.rooms[seat, ROOM_NAMES.index(name)] = whole_number(count, f"rooms[{seat}].{name}", 0, SERVANTS)
    reserves = per_seat(position.get("reserve"), "reserve", players, [None] * players)
    supplies = per_seat(position.get("supply"), "supply", players, [None] * players)
    for seat in range(players):
        _lay_rest(s, seat, reserves[seat], supplies[seat])


def _lay_rest(s: Record, seat: int, reserve: Any, supply: Any) -> None:
    """Reserve and general supply: what is not told follows from the 25 there are."""
    rest = SERVANTS - int(s.rooms[seat].sum()) - int((s.garden == FIRST_SERVANT + seat).sum())
    if rest < 0:
        raise BadInput("palais-royal-servants-many", seat=seat, count=SERVANTS - rest, stock=SERVANTS)
    if supply is None:
        brought = int(s.privileges[seat, ONE_SERVANT]) + 3 * int(s.privileges[seat, THREE_SERVANTS])
        supply = min(rest, max(0, SUPPLY - brought)) if reserve is None else rest - whole_number(reserve, f"reserve[{seat}]", 0, rest)
    s.supply[seat] = whole_number(supply, f"supply[{seat}]", 0, min(SUPPLY, rest) if reserve is None else rest)
    s.reserve[seat] = rest - s.supply[seat] if reserve is None else whole_number(reserve, f"reserve[{seat}]", 0, rest)
    if s.supply[seat] + s.reserve[seat] != rest:
        raise BadInput("palais-royal-servants-sum", seat=seat, stock=SERVANTS, rest=rest)


def _lay_letters(s: Record, position: Mapping[str, Any]) -> None:
    players = int(s.players)
    for seat, said in enumerate(per_seat(position.get("letters"), "letters", players, [[]] * players)):
        s.hand[seat] = read_letters(said, f"letters[{seat}]")
        s.letters[seat] = int(s.hand[seat].sum())
    for seat, said in enumerate(per_seat(position.get("laid_since_shuffle"), "laid_since_shuffle", players, [[]] * players)):
        s.laid[seat] = read_letters(said, f"laid_since_shuffle[{seat}]")
    for seat, said in enumerate(per_seat(position.get("before_shuffle"), "before_shuffle", players, [[]] * players)):
        s.old[seat] = _read_ages(said, f"before_shuffle[{seat}]", (s.hand[seat] + s.laid[seat]).tolist())
        if not s.old[seat].any():
            s.laid[seat] = 0  # everybody can tell
    for seat in range(players):
        if s.laid[seat].any():
            join_ages(s, seat)
    for seat, said in enumerate(per_seat(position.get("played"), "played", players, [[]] * players)):
        counts = read_letters(said, f"played[{seat}]")
        if any(counts[:TWO_POINTS]):
            raise BadInput("palais-royal-played", key=f"played[{seat}]", words=both(LETTER_NAMES[TWO_POINTS:]))
        s.shown[seat] = counts[TWO_POINTS:]
    s.drawn[:] = read_letters(position.get("drawn", []), "drawn")
    s.drawn_old[:] = read_letters(position.get("drawn_before_shuffle", []), "drawn_before_shuffle")
    s.discard[:] = read_letters(position.get("discard", []), "discard")


def _read_ages(said: Any, key: str, hand: Sequence[int]) -> list[int]:
    plain, lists = said, {}
    if isinstance(said, Mapping):
        lists = {name: ages for name, ages in said.items() if is_list(ages)}
        plain = {name: count for name, count in said.items() if name not in lists}
    ages = [[1] * count for count in read_letters(plain, key)]
    for name, each in lists.items():
        if name not in LETTER_NAMES:
            raise BadInput("value-none-of", name=key, value=quoted(name), words=LETTER_NAMES)
        ages[LETTER_NAMES.index(name)] = [whole_number(age, f"{key}.{name}", 1, OLDEST) for age in each]
    if any(len(some) > count for some, count in zip(ages, hand, strict=True)):
        raise BadInput("palais-royal-old-letters", key=key)
    return [reduce(with_age, some, 0) for some in ages]


def _lay_deck(s: Record) -> None:
    """The deck is every letter that is nowhere else."""
    for kind in range(LETTERS):
        laid = int(s.discard[kind])
        laid += int(s.shown[:, kind - TWO_POINTS].sum()) if kind >= TWO_POINTS else 0
        laid += int(s.majority) if kind == 0 else 0
        if s.laid[:, kind].sum() > laid:
            raise BadInput("palais-royal-laid-many")
        elsewhere = int(s.hand[:, kind].sum()) + int(s.drawn[kind]) + laid
        if elsewhere > COPIES:
            raise BadInput("palais-royal-letters-many", count=elsewhere, letter=LETTER_NAMES[kind], stock=COPIES)
        s.deck[kind] = COPIES - elsewhere


def _check_drawn(s: Record) -> None:
    """What was drawn before a shuffle is being looked at, or was kept a moment ago."""
    kept = [int(s.hand[s.turn, kind]) + int(s.laid[s.turn, kind]) - count_old(int(s.old[s.turn, kind])) for kind in range(LETTERS)]
    if (s.drawn_old > (s.drawn + kept if s.phase == KEEP else 0)).any():
        raise BadInput("palais-royal-old-drawn")


def read_letters(said: Any, key: str) -> list[int]:
    """Letters given as a list of names or as a dict from name to number."""
    if not isinstance(said, Mapping) and not is_list(said):
        raise BadInput("palais-royal-letters", key=key, value=quoted(said))
    pairs = said.items() if isinstance(said, Mapping) else [(name, 1) for name in said]
    counts = [0] * LETTERS
    for name, count in pairs:
        if name not in LETTER_NAMES:
            raise BadInput("value-none-of", name=key, value=quoted(name), words=LETTER_NAMES)
        counts[LETTER_NAMES.index(name)] += whole_number(count, f"{key}.{name}", 0, COPIES)
    return counts


def _lay_phase(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    phase = position.get("phase", PHASE_NAMES[PARADE])
    if phase not in PHASE_NAMES:
        raise BadInput("value-one-of", name="phase", words=PHASE_NAMES, value=quoted(phase))
    s.phase = PHASE_NAMES.index(phase)
    step = position.get("step")
    if step is not None and not isinstance(step, Mapping):
        raise BadInput("value-dict", name="step", value=quoted(step))
    for name, value in (step or {}).items():
        if name not in STEP_NAMES:
            raise BadInput("value-keys", name="step", key=quoted(name), words=STEP_NAMES)
        s[name] = whole_number(value, f"step.{name}", 0, np.iinfo(s.dtype[name]).max)  # check_step limits it further
    _lay_deck(s)
    _check_drawn(s)
    if step is None:
        _begin_action(s, box)
    check_step(s, box)
    settle(s, box)  # a phase in which nothing can be decided is passed over


def _begin_action(s: Record, box: Record) -> None:
    if s.phase == SETUP:
        s.left = TO_PUT
    elif s.phase == KEEP:
        s.drew, s.left = 1, s.rooms[s.turn, BACK_DOOR]
    elif s.phase == AFTER:
        s.drew = 1
    open_phase(s, box)
