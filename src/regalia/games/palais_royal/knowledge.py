"""What a seat of Palais Royal knows: guessing the rest anew, and knowledge as numbers.

Hidden are the letters in other hands, the deck and the letters somebody looks at at the back door. Nobles are not:
all 36 in the garden lay open, so everybody knows who recruited which of them, and that the other six are in the box.

The discards lie open, too. When they are shuffled into a new deck everybody knows what it holds, and that letters drawn
before are not among them. So letters drawn before the last shuffle ("old") and after it are guessed apart; whether a
hidden card is old can be seen by everybody who watches the table. From the choices of others nothing is concluded.
"""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import Record, Vector
from regalia.games.palais_royal.state import (
    COPIES,
    FIRST_OWNER,
    FIRST_SERVANT,
    KEEP,
    LETTERS,
    NOBLES,
    PHASE_NAMES,
    PRIVILEGES,
    ROOMS,
    SEATS,
    SPACES,
)

Pile: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]  # letters by kind


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal what `seat` cannot see anew: old letters among those who hold some, the others between hands and deck."""
    looks = s.phase == KEEP and s.turn != seat  # somebody else looks at letters just drawn
    holder = s.players - 1 if seat != s.players - 1 else s.players - 2  # old letters are piled up with this seat
    for other in range(s.players):
        if other != seat:
            part(s.hand[other], s.old[other])
    for other in range(s.players):
        if other != seat:
            gather(s.hand[other], s.deck)
            if other != holder:
                gather(s.old[other], s.old[holder])
    if looks:
        s.last_from = 0  # the order of keeping would betray what was kept
        part(s.drawn, s.drawn_old)
        gather(s.drawn_old, s.old[holder])
        gather(s.drawn, s.deck)
        deal(s, s.drawn_old, s.old[holder])
        deal(s, s.drawn, s.deck)
        join(s.drawn, s.drawn_old)
    for other in range(s.players):
        if other != seat:
            deal(s, s.hand[other], s.deck)
            if other != holder:
                deal(s, s.old[other], s.old[holder])
    for other in range(s.players):
        if other != seat:
            join(s.hand[other], s.old[other])


@rule
def part(cards: Pile, old: Pile) -> None:
    """Leave only the new ones in `cards`."""
    for kind in range(LETTERS):
        cards[kind] -= old[kind]


@rule
def join(cards: Pile, old: Pile) -> None:
    for kind in range(LETTERS):
        cards[kind] += old[kind]


@rule
def gather(cards: Pile, pile: Pile) -> None:
    """Move all cards to the pile and note, in the place of the first kind, how many there were."""
    count = 0
    for kind in range(LETTERS):
        pile[kind] += cards[kind]
        count += cards[kind]
        cards[kind] = 0
    cards[0] = count


@rule
def deal(s: Record, cards: Pile, pile: Pile) -> None:
    """Draw as many cards as `gather` noted."""
    count = cards[0]
    cards[0] = 0
    left = 0
    for kind in range(LETTERS):
        left += pile[kind]
    for _ in range(count):
        cards[draw(s, pile, left)] += 1
        left -= 1


SPACE = 6 + SEATS + PRIVILEGES  # numbers a space of the garden
PLAYER = 2 * ROOMS + 8 + PRIVILEGES  # numbers a player: where the servants are and which room lies where, purse and tiles
OBSERVATION = SPACES * SPACE + SEATS * PLAYER + ROOMS * 9 + 4 * LETTERS + len(PHASE_NAMES) + 12


@rule
def observe(s: Record, box: Record, seat: int, out: Vector) -> None:
    """What `seat` knows as numbers, seats counted from its own: garden, players, palace, letters and the action going on."""
    out[:] = 0
    at = observe_garden(s, box, seat, out)
    for i in range(s.players):
        observe_player(s, box, seat, (seat + i) % s.players, out, at + i * PLAYER)
    at += SEATS * PLAYER
    for room in range(ROOMS):
        out[at + room * 9 + int(s.at[room])] = 1
    at += ROOMS * 9
    looks = s.phase == KEEP and s.turn == seat
    for kind in range(LETTERS):
        out[at] = s.hand[seat, kind] / COPIES
        out[at + 1] = s.discard[kind] / COPIES
        out[at + 2] = box.fee[kind] / 4
        out[at + 3] = s.drawn[kind] / COPIES if looks else 0
        at += 4
    out[at + int(s.phase)] = 1
    at += len(PHASE_NAMES)
    out[at] = s.players / SEATS
    out[at + 1] = s.nobles / SPACES
    out[at + 2] = s.last
    out[at + 3] = s.left / 10
    out[at + 4] = s.extra / 10
    out[at + 5] = s.majority > 0
    out[at + 6] = s.king
    out[at + 7] = s.queen
    out[at + 8] = s.either
    out[at + 9] = s.seals / 2
    out[at + 10] = s.blue / 3
    out[at + 11] = s.purple / 3


@rule
def observe_garden(s: Record, box: Record, seat: int, out: Vector) -> int:
    at = 0
    for space in range(SPACES):
        what = int(s.garden[space])
        if 0 < what < FIRST_SERVANT:
            out[at] = max(0, int(box.price[what]) - int(s.near[space])) / 4
            out[at + 1] = box.blue[what] / 3
            out[at + 2] = box.purple[what] / 3
            out[at + 3] = box.points[what] / 8
            out[at + 4 + int(box.privilege[what])] = 1
        elif what:
            out[at + 4 + PRIVILEGES + (what - FIRST_SERVANT - seat + int(s.players)) % int(s.players)] = 1
        out[at + 4 + PRIVILEGES + SEATS] = what == 0
        out[at + 5 + PRIVILEGES + SEATS] = box.on_side[space]
        at += SPACE
    return at


@rule
def observe_player(s: Record, box: Record, seat: int, who: int, out: Vector, at: int) -> None:
    for room in range(ROOMS):
        out[at + room] = s.rooms[who, room] / 5
        out[at + ROOMS + int(s.at[room])] = s.rooms[who, room] / 5  # the same by cell of the palace
    at += 2 * ROOMS
    out[at] = s.reserve[who] / 10
    out[at + 1] = s.supply[who] / 7
    out[at + 2] = s.louis[who] / 10
    out[at + 3] = s.letters[who] / 6
    out[at + 4] = s.shown[who, 0] / COPIES
    out[at + 5] = s.shown[who, 1] / COPIES
    out[at + 6] = who == s.turn
    for noble in range(1, NOBLES + 1):
        if s.where[noble] == FIRST_OWNER + who:
            out[at + 7] += box.points[noble] / 50
    for privilege in range(PRIVILEGES):
        out[at + 8 + privilege] = s.privileges[who, privilege]
