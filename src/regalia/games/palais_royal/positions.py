"""Positions of Palais Royal as plain dicts: everything in words, and back. People set up scenarios with it by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.core.errors import BadInput
from regalia.core.record import OVER, Record
from regalia.games.palais_royal import COLOURS
from regalia.games.palais_royal.palace import measure
from regalia.games.palais_royal.state import (
    AFTER,
    CELL_NAMES,
    COPIES,
    FIRST_GAME,
    FIRST_OWNER,
    FIRST_SERVANT,
    IN_GARDEN,
    KEEP,
    LETTER_NAMES,
    LETTERS,
    NEIGHBOURS,
    NO_SPACE,
    NOBLES,
    ONE_SERVANT,
    PARADE,
    PARADE_ROOM,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    ROOM_NAMES,
    ROOMS,
    SEALS,
    SERVANTS,
    SETUP,
    SIDE,
    SPACES,
    STAIRS_ROOM,
    STEP_NAMES,
    SUPPLY,
    THREE_SERVANTS,
    TWO_POINTS,
    UNUSED,
)

KEYS = (
    "palace", "garden", "others", "nobles", "rooms", "reserve", "supply", "louis", "letters", "before_shuffle", "played",
    "drawn", "drawn_before_shuffle", "discard", "phase", "step", "turn", "turns", "last_round", "idle",
)  # fmt: skip


def write(s: Record, box: Record) -> dict[str, Any]:
    players = range(s.players)
    return {
        "palace": [[ROOM_NAMES[list(s.at).index(3 * row + column)] for column in range(3)] for row in range(3)],
        "garden": {CELL_NAMES[box.cell[space]]: _write_space(int(s.garden[space])) for space in range(SPACES)},
        "nobles": [[noble for noble in range(1, NOBLES + 1) if s.where[noble] == FIRST_OWNER + seat] for seat in players],
        "rooms": [{name: int(s.rooms[seat, room]) for room, name in enumerate(ROOM_NAMES) if s.rooms[seat, room]} for seat in players],
        "reserve": [int(s.reserve[seat]) for seat in players],
        "supply": [int(s.supply[seat]) for seat in players],
        "louis": [int(s.louis[seat]) for seat in players],
        "letters": [write_letters(s.hand[seat]) for seat in players],
        "before_shuffle": [write_letters(s.old[seat]) for seat in players],
        "played": [write_letters([0] * TWO_POINTS + list(s.shown[seat])) for seat in players],
        "drawn": write_letters(s.drawn),
        "drawn_before_shuffle": write_letters(s.drawn_old),
        "discard": write_letters(s.discard),
        "phase": PHASE_NAMES[s.phase],
        "step": {name: int(s[name]) for name in STEP_NAMES if s[name]},
        "turn": int(s.turn),
        "turns": int(s.turns),
        "last_round": bool(s.last),
        "idle": int(s.idle),
    }


def _write_space(what: int) -> int | str | None:
    if what >= FIRST_SERVANT:
        return COLOURS[what - FIRST_SERVANT]
    return what or None


def write_letters(counts: Sequence[int]) -> dict[str, int]:
    return {LETTER_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}


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
    drawn, before_shuffle, drawn_before_shuffle   letters being looked at; letters drawn before the discards were last shuffled
    """
    for name in position:
        if name not in KEYS:
            raise BadInput(f"a position of Palais Royal has no {name!r}; it may have {', '.join(KEYS)}.")
    _lay_palace(s, box, position.get("palace"))
    _lay_nobles(s, box, position)
    _lay_servants(s, position)
    _lay_letters(s, position)
    players = int(s.players)
    for seat, louis in enumerate(_per_seat(position, "louis", players, list(range(players)))):
        s.louis[seat] = _whole(louis, "louis", 0, 10_000)
    s.turn = _whole(position.get("turn", 0), "turn", 0, players - 1)
    s.turns = _whole(position.get("turns", 1), "turns", 0, 65_535)
    s.last = _yes_no(position.get("last_round", False), "last_round")
    s.idle = _whole(position.get("idle", 0), "idle", 0, 100)
    _lay_phase(s, box, position)


def _lay_palace(s: Record, box: Record, palace: Any) -> None:
    if palace is None:
        rooms: list[Any] = [ROOM_NAMES[room] for room in FIRST_GAME]
    else:
        rows = palace if _is_list(palace) else [palace]
        rooms = [room for row in rows for room in (row if _is_list(row) else [row])]
    if sorted(map(str, rooms)) != sorted(ROOM_NAMES):
        raise BadInput(f"palace is three lists of three rooms, each of {', '.join(ROOM_NAMES)} once, not {palace!r}.")
    for cell, room in enumerate(rooms):
        s.at[ROOM_NAMES.index(room)] = cell
    measure(s, box)


def _lay_nobles(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    s.where[:] = UNUSED
    s.where[0] = 0
    for seat, tiles in enumerate(_per_seat(position, "nobles", int(s.players), [[]] * int(s.players))):
        if not _is_list(tiles):
            raise BadInput(f"nobles of seat {seat} are a list, not {tiles!r}.")
        for tile in tiles:
            noble = _noble(s, box, tile, f"nobles of seat {seat}")
            s.where[noble] = FIRST_OWNER + seat
            s.privileges[seat, box.privilege[noble]] += 1
    named = position.get("garden") or {}
    if not isinstance(named, Mapping):
        raise BadInput(f"garden is a dict from space to what stands there, not {named!r}.")
    for cell, what in named.items():
        _lay_space(s, box, cell, what)
    others = position.get("others", "nobles")
    if others not in ("nobles", "empty"):
        raise BadInput(f"others is nobles or empty, not {others!r}.")
    if others == "nobles":
        free = [noble for noble in range(1, NOBLES + 1) if s.where[noble] == UNUSED]
        bare = [space for space in range(SPACES) if CELL_NAMES[box.cell[space]] not in named]
        for space, noble in zip(bare, free, strict=False):
            s.garden[space], s.where[noble] = noble, IN_GARDEN
    s.nobles = int(((s.garden > 0) & (s.garden < FIRST_SERVANT)).sum())
    for space in range(SPACES):
        near = [int(box.near[space, i]) for i in range(NEIGHBOURS) if box.near[space, i] != NO_SPACE]
        s.near[space] = sum(s.garden[other] == 0 or s.garden[other] >= FIRST_SERVANT for other in near)


def _lay_space(s: Record, box: Record, cell: Any, what: Any) -> None:
    if cell not in CELL_NAMES or box.space[CELL_NAMES.index(cell)] == NO_SPACE:
        raise BadInput(f"garden names {cell!r}, which is no space of this garden.")
    space = int(box.space[CELL_NAMES.index(cell)])
    if what is None:
        return
    if what in COLOURS:
        seat = COLOURS.index(what)
        if seat >= s.players:
            raise BadInput(f"garden has a {what} servant at {cell}; nobody plays {what}.")
        if not box.on_side[space]:
            raise BadInput(f"garden has a servant at {cell}; servants stand only on the sides (PAL-A6).")
        s.garden[space] = FIRST_SERVANT + seat
        return
    noble = _noble(s, box, what, f"garden at {cell}")
    s.garden[space], s.where[noble] = noble, IN_GARDEN


def _noble(s: Record, box: Record, said: Any, key: str) -> int:
    """The noble somebody means, if nobody else has it yet."""
    if isinstance(said, int) and not isinstance(said, bool):
        if not 1 <= said <= NOBLES:
            raise BadInput(f"{key}: nobles are numbered from 1 to {NOBLES}; {said} is none of them.")
        if s.where[said] != UNUSED:
            raise BadInput(f"{key}: noble {said} is in the position twice.")
        return said
    numbers, _, privilege = str(said).partition(" ")
    found = [n for n in range(1, NOBLES + 1) if numbers == print_of(box, n) and privilege in ("", PRIVILEGE_NAMES[box.privilege[n]])]
    if not found:
        raise BadInput(f"{key}: {said!r} is no noble of this set; write 1 to {NOBLES}, or Louis/blue/purple/points like 4/2/0/3.")
    for noble in found:
        if s.where[noble] == UNUSED:
            return noble
    raise BadInput(f"{key}: the position has more nobles {said!r} than the {len(found)} of this set.")


def print_of(box: Record, noble: int) -> str:
    """What is printed on a noble: Louis/blue/purple/points."""
    return f"{box.price[noble]}/{box.blue[noble]}/{box.purple[noble]}/{box.points[noble]}"


def _lay_servants(s: Record, position: Mapping[str, Any]) -> None:
    players = int(s.players)
    usual = {ROOM_NAMES[STAIRS_ROOM]: 3, ROOM_NAMES[PARADE_ROOM]: 2}
    for seat, rooms in enumerate(_per_seat(position, "rooms", players, [usual] * players)):
        if not isinstance(rooms, Mapping):
            raise BadInput(f"rooms of seat {seat} is a dict from room to servants, not {rooms!r}.")
        for name, count in rooms.items():
            if name not in ROOM_NAMES:
                raise BadInput(f"rooms of seat {seat} names {name!r}; the rooms are {', '.join(ROOM_NAMES)}.")
            s.rooms[seat, ROOM_NAMES.index(name)] = _whole(count, f"rooms of seat {seat}, {name}", 0, SERVANTS)
    reserves = _per_seat(position, "reserve", players, [None] * players)
    supplies = _per_seat(position, "supply", players, [None] * players)
    for seat in range(players):
        _lay_rest(s, seat, reserves[seat], supplies[seat])


def _lay_rest(s: Record, seat: int, reserve: Any, supply: Any) -> None:
    """Reserve and general supply: what is not told follows from the 25 there are."""
    rest = SERVANTS - int(s.rooms[seat].sum()) - int((s.garden == FIRST_SERVANT + seat).sum())
    if rest < 0:
        raise BadInput(f"seat {seat} has {SERVANTS - rest} servants in the palace and the garden; there are {SERVANTS} (PAL-C4).")
    if supply is None:
        brought = int(s.privileges[seat, ONE_SERVANT]) + 3 * int(s.privileges[seat, THREE_SERVANTS])
        supply = min(rest, max(0, SUPPLY - brought)) if reserve is None else rest - _whole(reserve, f"reserve of seat {seat}", 0, rest)
    s.supply[seat] = _whole(supply, f"supply of seat {seat}", 0, min(SUPPLY, rest) if reserve is None else rest)
    s.reserve[seat] = rest - s.supply[seat] if reserve is None else _whole(reserve, f"reserve of seat {seat}", 0, rest)
    if s.supply[seat] + s.reserve[seat] != rest:
        raise BadInput(f"the servants of seat {seat} do not add up to {SERVANTS} (PAL-C4): reserve and supply must hold {rest}.")


def _lay_letters(s: Record, position: Mapping[str, Any]) -> None:
    players = int(s.players)
    for seat, said in enumerate(_per_seat(position, "letters", players, [[]] * players)):
        s.hand[seat] = read_letters(said, f"letters of seat {seat}")
        s.letters[seat] = int(s.hand[seat].sum())
    for seat, said in enumerate(_per_seat(position, "before_shuffle", players, [[]] * players)):
        s.old[seat] = read_letters(said, f"before_shuffle of seat {seat}")
        if (s.old[seat] > s.hand[seat]).any():
            raise BadInput(f"before_shuffle of seat {seat} names letters that are not in hand.")
    for seat, said in enumerate(_per_seat(position, "played", players, [[]] * players)):
        counts = read_letters(said, f"played of seat {seat}")
        if any(counts[:TWO_POINTS]):
            raise BadInput(f"played of seat {seat} may hold {' and '.join(LETTER_NAMES[TWO_POINTS:])}; all other letters are discarded.")
        s.shown[seat] = counts[TWO_POINTS:]
    s.drawn[:] = read_letters(position.get("drawn", []), "drawn")
    s.drawn_old[:] = read_letters(position.get("drawn_before_shuffle", []), "drawn_before_shuffle")
    if (s.drawn_old > s.drawn).any():
        raise BadInput("drawn_before_shuffle names letters that were not drawn.")
    s.discard[:] = read_letters(position.get("discard", []), "discard")


def _lay_deck(s: Record) -> None:
    """The deck is every letter that is nowhere else."""
    for kind in range(LETTERS):
        elsewhere = int(s.hand[:, kind].sum()) + int(s.drawn[kind]) + int(s.discard[kind])
        elsewhere += int(s.shown[:, kind - TWO_POINTS].sum()) if kind >= TWO_POINTS else 0
        elsewhere += int(s.majority) if kind == 0 else 0
        if elsewhere > COPIES:
            raise BadInput(f"the position shows {elsewhere} letters {LETTER_NAMES[kind]!r}; there are {COPIES} (PAL-C3).")
        s.deck[kind] = COPIES - elsewhere


def read_letters(said: Any, key: str) -> list[int]:
    """Letters given as a list of names or as a dict from name to number."""
    if not isinstance(said, Mapping) and not _is_list(said):
        raise BadInput(f"{key} is a list of letters, or a dict from letter to number, not {said!r}.")
    pairs = said.items() if isinstance(said, Mapping) else [(name, 1) for name in said]
    counts = [0] * LETTERS
    for name, count in pairs:
        if name not in LETTER_NAMES:
            raise BadInput(f"{key} names {name!r}; the letters are {', '.join(LETTER_NAMES)}.")
        counts[LETTER_NAMES.index(name)] += _whole(count, f"{key}, {name}", 0, COPIES)
    return counts


def _lay_phase(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    from regalia.games.palais_royal.rules import open_phase, settle

    phase = position.get("phase", PHASE_NAMES[PARADE])
    if phase not in PHASE_NAMES:
        raise BadInput(f"phase is one of {', '.join(PHASE_NAMES)}, not {phase!r}.")
    s.phase = PHASE_NAMES.index(phase)
    step = position.get("step")
    if step is not None and not isinstance(step, Mapping):
        raise BadInput(f"step is a dict with some of {', '.join(STEP_NAMES)}, not {step!r}.")
    for name, value in (step or {}).items():
        if name not in STEP_NAMES:
            raise BadInput(f"step has no {name!r}; it may have {', '.join(STEP_NAMES)}.")
        s[name] = _whole(value, f"step, {name}", 0, 32_000)
    _lay_deck(s)
    _check_step(s, box)
    if step is None and s.phase != OVER:
        if s.phase == SETUP:
            s.left = 5
        elif s.phase == KEEP:
            s.drew, s.left = 1, s.rooms[s.turn, ROOM_NAMES.index("back-door")]
        elif s.phase == AFTER:
            s.drew = 1
        open_phase(s, box)
        settle(s, box)


def _check_step(s: Record, box: Record) -> None:
    """Refuse numbers that no turn could have left behind."""
    on_space = s.phase in (SEALS, SIDE)
    if on_space and s.space >= SPACES:
        raise BadInput(f"step, space is a number from 0 to {SPACES - 1}, not {s.space}.")
    if s.phase == SEALS and not 0 < s.garden[s.space] < FIRST_SERVANT:
        raise BadInput("in the phase seals, step names the space of the noble being recruited; there is none.")
    if s.phase == SIDE and (s.garden[s.space] != 0 or not box.on_side[s.space]):
        raise BadInput("in the phase side, step names an empty space on a side of the garden.")
    if s.phase == SETUP and s.reserve[s.turn] < 5:
        raise BadInput(f"seat {s.turn} has {s.reserve[s.turn]} servants in reserve and cannot put 5 into rooms (PAL-S6).")
    if s.drawn.any() and s.phase != KEEP:
        raise BadInput("drawn letters are looked at only in the phase keep.")
    if s.last_from > ROOMS or s.last_to > ROOMS:
        raise BadInput(f"step, last_from and last_to are numbers from 0 to {ROOMS}.")


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _per_seat(position: Mapping[str, Any], name: str, players: int, default: list[Any]) -> list[Any]:
    values = position.get(name)
    if values is None:
        return default
    if not _is_list(values) or len(values) != players:
        raise BadInput(f"{name} is a list of {players} values, one for each seat, not {values!r}.")
    return list(values)


def _yes_no(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{name} is true or false, not {value!r}.")
    return value


def _whole(value: Any, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"{name} is a whole number from {low} to {high}, not {value!r}.")
    return value
