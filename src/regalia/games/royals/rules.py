"""The rules of Royals, in the order of the rulebook. Each step cites the rule it carries out."""

import numpy as np

from regalia.core.bits import count_bits, lowest_bit, nth_bit
from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import OVER, Counts, MoveList, Record
from regalia.games.royals.knowledge import redeal
from regalia.games.royals.moves import CANCEL, DISCARD_CARD, DRAW_LAND, DRAW_PLOT, END, OCCUPY, PAY_CARD, TAKE_LAND, TAKEOVER
from regalia.games.royals.observation import OBSERVATION, observe
from regalia.games.royals.payment import (
    advance,
    begin_payment,
    best_cost,
    best_intrigue,
    clear_payment,
    intrigue_cost,
    is_paid,
    is_single,
    payments,
    put_card,
)
from regalia.games.royals.scoring import score_period, score_titles, scores, take_bonuses, winners
from regalia.games.royals.shuffles import begin_deck, earlier_cards, note_laid
from regalia.games.royals.state import (
    DEAREST,
    DISCARD,
    DRAW,
    GONE,
    KINDS,
    LANDS,
    MOST_LANDS,
    MOST_PLOTS,
    PAY,
    PLACES,
    PLAY,
    PLOTS,
    SEATS,
)

__all__ = [
    "LAST_PHASE",
    "OBSERVATION",
    "choice",
    "choices",
    "legal",
    "observe",
    "options",
    "play",
    "redeal",
    "scores",
    "setup",
    "step",
    "winners",
]

LAST_PHASE = DISCARD

# Setup


@rule
def setup(s: Record, box: Record) -> None:
    s.deck_size = 0
    for country in range(LANDS):  # ROY-C2, ROY-S3
        s.deck[country] = box.cards[country]
        s.deck_size += box.cards[country]
    for kind in range(PLOTS):  # ROY-C3, ROY-S5
        s.plots[kind] = box.each_plot
    s.plots_size = PLOTS * box.each_plot
    for seat in range(np.int64(s.players)):
        s.cubes[seat] = box.cube_stock[seat]  # ROY-C6
    for nth in range(3 - box.nobles):
        s.noble_token[nth] = GONE  # ROY-S6
    s.period = 1
    draw_lands(s, box, True)  # ROY-S4
    s.turn = 0  # ROY-S2
    begin_turn(s)  # there is always a card to draw at first


@rule
def begin_turn(s: Record) -> None:
    s.turns_begun += 1
    s.drawn = 0
    s.plotted = 0
    s.phase = DRAW


# What may be decided. Options are bits of one number, in the order of the moves; the phase tells which moves they stand for.


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    """List the moves of the seat to move; return how many there are."""
    mask = with_cancel(s, options(s, box))
    count = 0
    while mask:
        out[count] = move_of(s, lowest_bit(mask))
        mask &= mask - 1
        count += 1
    return count


@rule
def options(s: Record, box: Record) -> int:
    if s.phase == DRAW:
        return draws(s, box)
    if s.phase == PLAY:
        return plays(s, box) | 1 << PLACES  # ROY-P1
    return payments(s, box)


@rule
def with_cancel(s: Record, mask: int) -> int:
    return mask | (s.phase == PAY) << CANCEL - PAY_CARD


@rule
def is_forced(s: Record, mask: int) -> bool:
    """Whether a payment or discarding has a single option; what leaves no choice is done unasked."""
    return s.phase >= PAY and is_single(mask)


@rule
def choices(s: Record, mask: int) -> int:
    """How many legal moves the options are; 0 where there is no choice."""
    return 0 if is_forced(s, mask) else count_bits(with_cancel(s, mask))


@rule
def choice(s: Record, box: Record, mask: int, nth: int) -> int:
    """One of them, in the order of the list."""
    return move_of(s, nth_bit(with_cancel(s, mask), nth))


@rule
def move_of(s: Record, option: int) -> int:
    if s.phase == DRAW:
        return TAKE_LAND + option
    if s.phase != PLAY:
        return PAY_CARD + option
    if option == PLACES:
        return END
    return (TAKEOVER if s.holder[option] else OCCUPY) + option


@rule
def draws(s: Record, box: Record) -> int:
    mask = 0
    if lands_left(s, box) > 0:
        for country in range(LANDS):
            mask |= (s.display[country] > 0) << country
        mask |= (s.deck_size > 0) << DRAW_LAND
    if wants_plot(s) and has_plots(s, box):
        mask |= 1 << DRAW_PLOT
    return mask


@rule
def lands_left(s: Record, box: Record) -> int:
    """Country cards the turn still has to draw (ROY-D1, ROY-D2)."""
    if s.turns_begun <= s.players:
        return int(box.first_draw[s.turn]) - int(s.drawn)
    return (1 if s.plotted else 3) - int(s.drawn)


@rule
def wants_plot(s: Record) -> bool:
    """Whether an intrigue card may be drawn: beside one country card, never in the first turn (ROY-D1, ROY-D2)."""
    return s.turns_begun > s.players and s.plotted == 0 and s.drawn <= 1


@rule
def has_plots(s: Record, box: Record) -> bool:
    """Whether there is an intrigue card in the deck or among the discards: one that is in no hand."""
    if s.plots_size:  # nearly always
        return True
    left = PLOTS * box.each_plot
    for seat in range(SEATS):
        left -= s.schemes[seat]
    return left > 0


@rule
def can_draw(s: Record, box: Record) -> bool:
    """Whether there are any draws."""
    return (lands_left(s, box) > 0 and s.shown + s.deck_size > 0) or (wants_plot(s) and has_plots(s, box))


@rule
def plays(s: Record, box: Record) -> int:
    """Positions the seat to move can pay for: free ones (ROY-P2), and others' for the intrigue cards they cost (ROY-P4, ROY-P7)."""
    seat = s.turn
    if s.cubes[seat] < 2:  # ROY-P2, ROY-R5
        return 0
    payable = 0
    takeable = 0
    for country in range(LANDS):
        payable |= box.within[country, min(DEAREST, best_cost(s, seat, country))]
    if s.schemes[seat]:
        for country in range(LANDS):
            takeable |= box.takeable[country, min(2, best_intrigue(s, seat, country))]
    held = 0
    for other in range(SEATS):
        held |= s.held[other]
    return payable & (~held | takeable & ~s.held[seat])


OFFERED = 3 + KINDS  # what is said of each position: offered, with a choice, intrigue cards; then the only cards that pay


@rule
def list_offers(s: Record, box: Record, out: Counts) -> None:
    """What the seat to move may occupy or take over, and how it would pay; `s` is a copy to try payments on."""
    mask = plays(s, box)
    s.phase = PAY
    while mask:
        place = lowest_bit(mask)
        mask &= mask - 1
        begin_payment(s, box, place)
        out[place, 0] = 1
        out[place, 1] = 0 if advance(s, box) else 1
        out[place, 2] = intrigue_cost(box, place) if s.holder[place] else 0
        for kind in range(KINDS):
            out[place, 3 + kind] = s.paid[kind]


# What is decided


@rule
def play(s: Record, box: Record, move: int) -> None:
    """Play a legal move, then what leaves no choice."""
    step(s, box, move)
    mask = options(s, box) if s.phase >= PAY else 0
    while is_forced(s, mask):
        step(s, box, move_of(s, lowest_bit(mask)))
        mask = options(s, box) if s.phase >= PAY else 0


@rule
def step(s: Record, box: Record, move: int) -> None:
    """Carry out one move, and what follows from it at once."""
    if move < DRAW_LAND:
        take_card(s, move - TAKE_LAND)
    elif move == DRAW_PLOT:
        draw_plot(s)
    elif OCCUPY <= move < PAY_CARD:
        begin_payment(s, box, move - OCCUPY if move < TAKEOVER else move - TAKEOVER)
        s.phase = PAY
    elif PAY_CARD <= move < CANCEL:
        put_card(s, move - PAY_CARD)
    elif move == CANCEL:
        clear_payment(s)
        s.phase = PLAY
    elif move == END:
        s.phase = DISCARD
    elif move >= DISCARD_CARD:
        s.paid[move - DISCARD_CARD] = 1
        if s.ordered:
            s.lowest = move - DISCARD_CARD
    if is_paid(s) or move >= DISCARD_CARD:
        lay_down(s)
        if s.phase == PAY:
            settle(s, box, s.target - 1)
            clear_payment(s)
            s.phase = PLAY
    ends = s.phase == DISCARD and excess(s) == 0
    if ends or move == DRAW_LAND:  # one place for both, so that a GPU has one piece of code to hold
        draw_lands(s, box, ends)
    if ends:
        end_turn(s, box)
    if s.phase == DRAW and not can_draw(s, box):
        s.phase = PLAY


# Draw


@rule
def take_card(s: Record, country: int) -> None:
    """From the display; everybody sees it: ROY-D3."""
    s.display[country] -= 1
    s.shown -= 1
    s.hand[s.turn, country] += 1
    s.known[s.turn, country] += 1
    s.lands[s.turn] += 1
    s.drawn += 1


@rule
def draw_plot(s: Record) -> None:
    """ROY-D5"""
    if s.plots_size == 0:
        reshuffle_plots(s)
    s.hand[s.turn, LANDS + draw(s, s.plots, s.plots_size)] += 1
    s.plots_size -= 1
    s.schemes[s.turn] += 1
    s.plotted = 1
    if s.plots_size == 0:
        reshuffle_plots(s)


@rule
def draw_lands(s: Record, box: Record, to_display: bool) -> None:
    """Country cards from the deck: one to the hand (ROY-D3), or all that the display lacks (ROY-D4); notice when a period ends."""
    for _ in range(box.display - s.shown if to_display else 1):
        if s.deck_size == 0:  # ROY-E1; in 2016 only if nothing could be reshuffled when the deck ran out
            s.ran_out = 1
            reshuffle(s)
            if s.deck_size == 0:
                return
        country = draw(s, s.deck, s.deck_size)
        s.deck_size -= 1
        if to_display:
            s.display[country] += 1
            s.shown += 1
        else:
            s.hand[s.turn, country] += 1
            s.lands[s.turn] += 1
            s.drawn += 1
        if s.deck_size == 0 and box.edition == 2016:  # the last card ends the period and the deck is renewed at once
            s.ran_out = 1  # ROY-E2
            reshuffle(s)  # ROY-D6


@rule
def reshuffle(s: Record) -> None:
    """Of an empty deck; where there are no discards it stays empty."""
    for country in range(LANDS):
        s.deck[country] += s.discards[country]
        s.deck_size += s.discards[country]
        s.discards[country] = 0
    if s.deck_size:
        begin_deck(s, 0, LANDS)


@rule
def reshuffle_plots(s: Record) -> None:
    for kind in range(PLOTS):
        s.plots[kind] += s.plot_discards[kind]
        s.plots_size += s.plot_discards[kind]
        s.plot_discards[kind] = 0
    if s.plots_size:
        begin_deck(s, LANDS, KINDS)


# Play


@rule
def settle(s: Record, box: Record, place: int) -> None:
    """Put a cube on a position that has been paid for and one on its title marker (ROY-P2)."""
    seat = s.turn
    bit = 1 << int(place)
    if s.holder[place]:
        s.displaced[box.place_city[place], s.holder[place] - 1] += 1  # ROY-P6
        s.held[s.holder[place] - 1] -= bit
    s.holder[place] = seat + 1
    s.held[seat] += bit
    s.markers[box.place_title[place], seat] += 1
    s.cubes[seat] -= 2
    take_bonuses(s, box, seat, place)


@rule
def lay_down(s: Record) -> None:
    """Lay the committed cards on their piles (ROY-P8); of cards that are alike those everybody saw go first."""
    seat = s.turn
    if earlier_cards(s, seat, 0, LANDS):
        note_laid(s, seat, 0, LANDS)
    if earlier_cards(s, seat, LANDS, KINDS):
        note_laid(s, seat, LANDS, KINDS)
    for kind in range(LANDS):
        count = s.paid[kind]
        s.hand[seat, kind] -= count
        s.lands[seat] -= count
        s.discards[kind] += count
        s.known[seat, kind] = max(0, s.known[seat, kind] - count)
        s.paid[kind] = 0
    for kind in range(PLOTS):
        count = s.paid[LANDS + kind]
        s.hand[seat, LANDS + kind] -= count
        s.schemes[seat] -= count
        s.plot_discards[kind] += count
        s.paid[LANDS + kind] = 0


# End of the turn


@rule
def excess(s: Record) -> int:
    """Cards that the seat to move must still discard (ROY-H1)."""
    return max(0, s.lands[s.turn] - MOST_LANDS) + max(0, s.schemes[s.turn] - MOST_PLOTS)


@rule
def end_turn(s: Record, box: Record) -> None:
    s.lowest = 0
    if s.ran_out and (s.period < 3 or s.turn == s.players - 1):  # ROY-E1, ROY-E2; ROY-E3, ROY-R3
        score_period(s, box)
        if s.period == 3:
            score_titles(s, box)
            s.phase = OVER
            return
        s.period += 1
        s.ran_out = 0
    s.turn = (s.turn + 1) % s.players
    begin_turn(s)
