"""How far the numbers of a position can go. Compiled rules check no bounds, so nothing beyond these reaches a record.

A position within the limits leads only to positions within them.
"""

from typing import Any

from regalia.core.errors import BadInput
from regalia.core.record import OVER, Record
from regalia.core.values import whole_number
from regalia.games.palais_royal.rules import options
from regalia.games.palais_royal.state import (
    AFTER,
    BACK_DOOR,
    COPIES,
    FIRST_SERVANT,
    FIVE_MOVES,
    GATE_AND_MOVES,
    IDLE_ROUNDS,
    KEEP,
    KING,
    KING_OR_QUEEN,
    MINT,
    MORE_GATE,
    MORE_KING,
    MORE_LOUIS,
    MORE_MOVES,
    MORE_QUEEN,
    NINE_MOVES,
    OFFICE,
    OPEN_GATE,
    PARADE,
    PHASE_NAMES,
    QUEEN,
    RECRUIT,
    SEALS,
    SEATS,
    SERVANTS,
    SETUP,
    SIDE,
    SPACES,
    STAIRS,
    STEP_NAMES,
    TO_PUT,
    TWO_SEALS,
)

MOST_TURNS = 60_000  # the record counts to 65,535


def most_idle(phase: Any) -> int:
    """PAL-R6: the round that is no longer played is counted, too."""
    return IDLE_ROUNDS + (phase == PHASE_NAMES[OVER])


def most_turns(s: Record) -> int:
    """Each noble in the garden lets the game go on for IDLE_ROUNDS + 1 more rounds at most (PAL-R6), and so does the garden left alone."""
    rounds = (int(s.nobles) + 1) * (IDLE_ROUNDS + 1) - int(s.idle)
    return MOST_TURNS - rounds * SEATS + int(s.turn)


def most_in_step(s: Record, box: Record) -> dict[str, int]:
    """The largest each number of the action going on can be in this phase; what is not named is 0."""
    seat = int(s.turn)
    hand, tiles = s.hand[seat].tolist(), s.privileges[seat].tolist()
    played = [COPIES - count for count in hand]  # at most, in this turn
    room = SERVANTS + 1  # everybody in one room, and its majority
    limits = {} if s.phase in (OVER, SETUP) else {"majority": COPIES}
    if s.phase == SETUP:
        limits["left"] = TO_PUT
    elif s.phase == PARADE:
        left = room + 2 * tiles[MORE_GATE] + (s.majority > 0) + SERVANTS * played[OPEN_GATE] + 2 * played[GATE_AND_MOVES]
        limits |= {"left": left, "extra": 6 * played[GATE_AND_MOVES], "begun": 1}
    elif s.phase == STAIRS:
        left = room + 2 * tiles[MORE_MOVES] + 6 * played[GATE_AND_MOVES] + 5 * played[FIVE_MOVES] + 9 * played[NINE_MOVES]
        limits["left"] = left
    elif s.phase in (MINT, KING, QUEEN):
        limits |= {"king": 1 + tiles[MORE_KING], "queen": 1 + tiles[MORE_QUEEN], "either": tiles[KING_OR_QUEEN]}
        if s.phase == MINT:
            limits["left"] = room + 2 * tiles[MORE_LOUIS]
    elif s.phase in (RECRUIT, SEALS, SIDE):
        limits["seals"] = 2 * played[TWO_SEALS]
        if s.phase != RECRUIT:
            limits["space"] = SPACES - 1
        if s.phase == SEALS and s.space < SPACES:
            noble = s.garden[s.space] if s.garden[s.space] < FIRST_SERVANT else 0
            limits |= {"blue": int(box.blue[noble]), "purple": int(box.purple[noble])}
    elif s.phase == KEEP:
        limits |= {"left": int(s.rooms[seat, BACK_DOOR]), "drew": 1}
    elif s.phase == AFTER:
        limits["drew"] = 1
    return limits


def check_step(s: Record, box: Record) -> None:
    """Refuse numbers that no turn could have left behind, and phases in which nothing could be done."""
    limits = most_in_step(s, box)
    for name in STEP_NAMES:
        whole_number(int(s[name]), f"step.{name}", 0, limits.get(name, 0))
    if s.phase == SETUP:
        _check_setup(s)
    if s.phase == SEALS and not 0 < s.garden[s.space] < FIRST_SERVANT:
        raise BadInput("palais-royal-seals-space")
    if s.phase == SIDE and (s.garden[s.space] != 0 or not box.on_side[s.space]):
        raise BadInput("palais-royal-side-space")
    if s.drawn.any() and s.phase != KEEP:
        raise BadInput("palais-royal-drawn-phase")
    if s.phase in (SEALS, SIDE) and (options(s, box)[0] == 0 or (s.phase == SEALS and s.rooms[s.turn, OFFICE] == 0)):
        raise BadInput("palais-royal-stuck", phase=PHASE_NAMES[s.phase], seat=int(s.turn))


def _check_setup(s: Record) -> None:
    """PAL-S6: those who have not put their servants yet must have them."""
    whole_number(int(s.left), "step.left", 1, TO_PUT)
    for seat in range(int(s.turn), int(s.players)):
        count = int(s.left) if seat == s.turn else TO_PUT
        if s.reserve[seat] < count:
            raise BadInput("palais-royal-setup-reserve", seat=seat, count=int(s.reserve[seat]))
