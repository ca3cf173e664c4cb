"""What a seat of Palais Royal knows, as numbers. Where spaces and sides lie is printed, and not among them."""

from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.observation import LEAST, MOST, SPLIT, Axes, Entry, Observation, Row, seats_from_own, split
from regalia.core.record import Record
from regalia.games.palais_royal.ages import count_old
from regalia.games.palais_royal.garden import price_of
from regalia.games.palais_royal.letters import total
from regalia.games.palais_royal.state import (
    COPIES,
    FIRST_OWNER,
    FIRST_SERVANT,
    IDLE_ROUNDS,
    KEEP,
    LETTER_NAMES,
    LETTERS,
    NO_PRIVILEGE,
    NOBLES,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    ROOM_NAMES,
    ROOMS,
    SEALS,
    SEATS,
    SERVANTS,
    SIDE,
    SPACES,
)

_SPACES: Axes = {"space": tuple(str(space + 1) for space in range(SPACES))}  # as the set lists them
_SEATS: Axes = {"seat": seats_from_own(SEATS)}
_ROOMS: Axes = {"room": ROOM_NAMES}
_LETTERS: Axes = {"letter": LETTER_NAMES}
_PRIVILEGES: Axes = {"privilege": PRIVILEGE_NAMES[1:]}
_MANY = MOST  # moves and servants that may still be used: a hand full of letters makes them many

LAYOUT = Observation(
    Entry("noble", "a noble stands on the space", _SPACES),
    Entry("price", "Louis it costs now", _SPACES, high=30, typical=8),
    Entry("blue", "blue seals it costs", _SPACES, high=10, typical=3),
    Entry("purple", "purple seals it costs", _SPACES, high=10, typical=3),
    Entry("points", "points it brings", _SPACES, high=50, typical=8),
    Entry("grants", "the privilege it brings", _PRIVILEGES | _SPACES),
    Entry("servant", "a servant of the seat stands there", _SEATS | _SPACES),
    Entry("recruiting", "its noble is being paid, or a servant is due there", _SPACES),
    Entry("playing", "somebody sits there", _SEATS),
    Entry("in-turn", "the seat decides", _SEATS),
    Entry("rooms", "servants of the seat in the room", _SEATS | _ROOMS, high=SERVANTS, typical=5),
    Entry("reserve", "servants in the seat's reserve", _SEATS, high=SERVANTS, typical=12),
    Entry("supply", "servants of the seat in the general supply", _SEATS, high=SERVANTS, typical=7),
    Entry("louis-high", f"Louis divided by {SPLIT}, rounded down", _SEATS, LEAST, MOST, typical=2),
    Entry("louis-low", "the rest of that division", _SEATS, high=SPLIT - 1),
    Entry("letters", "letters in the seat's hand", _SEATS, high=COPIES * LETTERS, typical=8),
    Entry("played", "point letters the seat has played", _SEATS | {"played": LETTER_NAMES[-2:]}, high=COPIES),
    Entry("noble-points-high", f"points of the seat's nobles divided by {SPLIT}, rounded down", _SEATS, LEAST, MOST, typical=4),
    Entry("noble-points-low", "the rest of that division", _SEATS, high=SPLIT - 1),
    Entry("privileges", "nobles of the seat with the privilege", _SEATS | _PRIVILEGES, high=NOBLES, typical=2),
    Entry("lies", "the room lies on the cell of the palace, counted from the garden side", _ROOMS | {"cell": tuple("123456789")}),
    Entry("hand", "letters in the observer's own hand", _LETTERS, high=COPIES),
    Entry("drawn", "letters the observer has drawn and neither kept nor discarded", _LETTERS, high=COPIES),
    Entry("discards", "letters discarded", _LETTERS, high=COPIES),
    Entry("unseen", "letters in the deck or with others", _LETTERS, high=COPIES),
    Entry("earlier", "of the letters that are or were with others, those drawn before the present deck was made", _LETTERS, high=COPIES),
    Entry("in-doubt", "letters others laid down of which nobody can tell whether they are among `earlier`", _LETTERS, high=2 * COPIES),
    Entry("deck", "letters in the deck", high=COPIES * LETTERS),
    Entry("phase", "what is to be decided", {"phase": PHASE_NAMES}),
    Entry("left", "servants, moves, Louis or letters still to choose in this action", high=_MANY, typical=12),
    Entry("extra", "moves that letters promise for action 2", high=6 * COPIES, typical=6),
    Entry("majority", "letters for the majority in force", high=COPIES),
    Entry("begun", "action 1 has begun"),
    Entry("king", "servants that may still be put into the king's room", high=NOBLES + 1, typical=2),
    Entry("queen", "servants that may still be put into the queen's room", high=NOBLES + 1, typical=2),
    Entry("either", "servants that may still be put into one of the two", high=NOBLES, typical=2),
    Entry("seals", "seals of the letter that are not used yet", high=2 * COPIES, typical=2),
    Entry("blue-due", "blue seals still to be paid", high=10, typical=3),
    Entry("purple-due", "purple seals still to be paid", high=10, typical=3),
    Entry("drew", "letters were drawn in this turn"),
    Entry("nobles", "nobles in the garden", high=SPACES),
    Entry("last-round", "the last round is being played"),
    Entry("idle", "rounds begun since a noble was recruited", high=IDLE_ROUNDS + 1),
)
OBSERVATION = LAYOUT.length
NOBLE, PRICE, BLUE, PURPLE, POINTS, GRANTS, SERVANT, RECRUITING, PLAYING, IN_TURN, IN_ROOMS, RESERVE, SUPPLY = LAYOUT.firsts()[:13]
LOUIS_HIGH, LOUIS_LOW, IN_HAND, PLAYED, WON_HIGH, WON_LOW, OWNED, LIES, HAND, DRAWN, DISCARDS, UNSEEN = LAYOUT.firsts()[13:25]
EARLIER, IN_DOUBT, DECK, PHASE, LEFT, EXTRA, MAJORITY, BEGUN, KINGS, QUEENS, EITHER, SEALS_LEFT = LAYOUT.firsts()[25:37]
BLUE_DUE, PURPLE_DUE, DREW, IN_GARDEN, LAST_ROUND, IDLE = LAYOUT.firsts()[37:]

SIXTEEN, WORD = 16, 0xFFFF  # bits for the points of a seat


@rule
def observe(s: Record, box: Record, seat: int, out: Row) -> None:
    out[:] = 0
    observe_garden(s, box, seat, out)
    observe_seats(s, box, seat, out)
    for room in range(ROOMS):
        out[LIES + room * ROOMS + np.int64(s.at[room])] = 1
    observe_letters(s, seat, out)
    observe_action(s, out)
    out[IN_GARDEN] = s.nobles
    out[LAST_ROUND] = s.last
    out[IDLE] = s.idle


@rule
def observe_garden(s: Record, box: Record, seat: int, out: Row) -> None:
    players = np.int64(s.players)
    for space in range(box.spaces):
        what = np.int64(s.garden[space])
        if what >= FIRST_SERVANT:
            owner = what - FIRST_SERVANT - seat
            owner += players if owner < 0 else 0
            out[SERVANT + owner * SPACES + space] = 1
        elif what > 0:
            out[NOBLE + space] = 1
            out[PRICE + space] = price_of(s, box, space)
            out[BLUE + space] = box.blue[what]
            out[PURPLE + space] = box.purple[what]
            out[POINTS + space] = box.points[what]
            privilege = np.int64(box.privilege[what])
            if privilege != NO_PRIVILEGE:
                out[GRANTS + (privilege - 1) * SPACES + space] = 1
    if s.phase == SEALS or s.phase == SIDE:
        out[RECRUITING + np.int64(s.space)] = 1


@rule
def observe_seats(s: Record, box: Record, seat: int, out: Row) -> None:
    players = np.int64(s.players)
    won: Any = 0
    for noble in range(1, NOBLES + 1):
        owner = np.int64(s.where[noble]) - FIRST_OWNER
        if owner >= 0:
            won += int(box.points[noble]) << SIXTEEN * owner
    who = seat
    for i in range(players):
        out[PLAYING + i] = 1
        out[IN_TURN + i] = s.turn == who
        for room in range(ROOMS):
            out[IN_ROOMS + i * ROOMS + room] = s.rooms[who, room]
        out[RESERVE + i] = s.reserve[who]
        out[SUPPLY + i] = s.supply[who]
        split(out, LOUIS_HIGH + i, LOUIS_LOW + i, int(s.louis[who]))
        out[IN_HAND + i] = s.letters[who]
        out[PLAYED + 2 * i] = s.shown[who, 0]
        out[PLAYED + 2 * i + 1] = s.shown[who, 1]
        split(out, WON_HIGH + i, WON_LOW + i, won >> SIXTEEN * who & WORD)
        for privilege in range(1, PRIVILEGES):
            out[OWNED + i * (PRIVILEGES - 1) + privilege - 1] = s.privileges[who, privilege]
        who = who + 1 if who + 1 < players else 0


@rule
def observe_letters(s: Record, seat: int, out: Row) -> None:
    """One's own, those that are face up, and what is known of the others: they are with other seats, or in the deck."""
    looks = s.phase == KEEP and s.turn == seat
    for kind in range(LETTERS):
        hidden = int(s.deck[kind])
        earlier = 0
        laid = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                hidden += s.hand[other, kind]
                earlier += count_old(int(s.old[other, kind]))
                laid += s.laid[other, kind]
        if looks:
            out[DRAWN + kind] = s.drawn[kind]
        else:
            hidden += s.drawn[kind]
            earlier += s.drawn_old[kind]
        out[HAND + kind] = s.hand[seat, kind]
        out[DISCARDS + kind] = s.discard[kind]
        out[UNSEEN + kind] = hidden
        out[EARLIER + kind] = earlier
        out[IN_DOUBT + kind] = laid
    out[DECK] = total(s.deck)


@rule
def observe_action(s: Record, out: Row) -> None:
    """The action going on."""
    out[PHASE + np.int64(s.phase)] = 1
    out[LEFT] = min(int(s.left), MOST)
    out[EXTRA] = s.extra
    out[MAJORITY] = s.majority
    out[BEGUN] = s.begun
    out[KINGS] = s.king
    out[QUEENS] = s.queen
    out[EITHER] = s.either
    out[SEALS_LEFT] = s.seals
    out[BLUE_DUE] = s.blue
    out[PURPLE_DUE] = s.purple
    out[DREW] = s.drew
