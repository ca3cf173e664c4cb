"""The rules of Royals, in the order of the rulebook. Each step cites the rule it carries out."""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import OVER, MoveList, Record
from regalia.games.royals.knowledge import OBSERVATION, observe, redeal
from regalia.games.royals.moves import CANCEL, DISCARD_CARD, DRAW_LAND, DRAW_PLOT, END, JOKERS, OCCUPY, TAKE, TAKEOVER
from regalia.games.royals.payment import NONE, advance, begin_payment, best_cost, best_intrigue, clear_payment, commit, next_option
from regalia.games.royals.scoring import score_period, score_titles, scores, take_bonuses, winners
from regalia.games.royals.state import (
    DISCARD,
    DRAW,
    GONE,
    KINDS,
    KING,
    LANDS,
    MOST_LANDS,
    MOST_PLOTS,
    PAY,
    PLACES,
    PLAY,
    PLOTS,
)

__all__ = ["OBSERVATION", "legal", "observe", "play", "redeal", "scores", "setup", "winners"]

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
        s.cubes[seat] = box.cube_stock  # ROY-C6
    for nth in range(3 - box.nobles):
        s.noble_token[nth] = GONE  # ROY-S6
    s.period = 1
    refill(s, box)  # ROY-S4
    s.turn = 0  # ROY-S2
    begin_turn(s, box)


@rule
def begin_turn(s: Record, box: Record) -> None:
    s.turns += 1
    s.drawn = 0
    s.plotted = 0
    s.phase = DRAW
    if not can_draw(s, box):
        s.phase = PLAY


# Draw


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    """List the moves of the seat in turn; return how many there are."""
    if s.phase == DRAW:
        return legal_draws(s, box, out)
    if s.phase == PLAY:
        return legal_plays(s, box, out)
    if s.phase == PAY:
        return legal_payments(s, box, out)
    return legal_discards(s, out)


@rule
def wants_land(s: Record, box: Record) -> bool:
    """Whether the turn still has a country card to draw (ROY-D1, ROY-D2)."""
    if s.turns <= s.players:
        return s.drawn < box.first_draw[s.turn]
    return s.drawn < (1 if s.plotted else 3)


@rule
def wants_plot(s: Record, box: Record) -> bool:
    """Whether an intrigue card may be drawn: beside one country card, never in the first turn (ROY-D1, ROY-D2)."""
    return s.turns > s.players and s.plotted == 0 and s.drawn <= 1


@rule
def has_plots(s: Record) -> bool:
    if s.plots_size:
        return True
    for kind in range(PLOTS):
        if s.plot_discards[kind]:
            return True
    return False


@rule
def can_draw(s: Record, box: Record) -> bool:
    if wants_land(s, box) and (s.shown or s.deck_size):
        return True
    return wants_plot(s, box) and has_plots(s)


@rule
def legal_draws(s: Record, box: Record, out: MoveList) -> int:
    count = 0
    if wants_land(s, box):
        for country in range(LANDS):
            if s.display[country]:
                out[count] = TAKE + country
                count += 1
        if s.deck_size:
            out[count] = DRAW_LAND
            count += 1
    if wants_plot(s, box) and has_plots(s):
        out[count] = DRAW_PLOT
        count += 1
    return count


@rule
def play(s: Record, box: Record, move: int) -> None:
    """Play a legal move."""
    if move < OCCUPY:
        draw_card(s, box, move)
    elif move < CANCEL:
        if move < JOKERS:
            begin_payment(s, box, move - OCCUPY if move < TAKEOVER else move - TAKEOVER)
            s.phase = PAY
        else:
            commit(s, box, move)
        pay_on(s, box)
    elif move == CANCEL:
        clear_payment(s)
        s.phase = PLAY
    else:
        if move == END:
            s.phase = DISCARD
            s.lowest = 0
        else:
            discard(s, move - DISCARD_CARD)
        discard_on(s, box)


@rule
def draw_card(s: Record, box: Record, move: int) -> None:
    seat = s.turn
    if move == DRAW_PLOT:  # ROY-D5
        if s.plots_size == 0:
            reshuffle_plots(s)
        s.hand[seat, LANDS + draw(s, s.plots, s.plots_size)] += 1
        s.plots_size -= 1
        s.schemes[seat] += 1
        s.plotted = 1
        if s.plots_size == 0:
            reshuffle_plots(s)
    else:
        if move == DRAW_LAND:
            s.hand[seat, draw_land(s, box)] += 1
        else:  # everybody sees it: ROY-D3
            country = move - TAKE
            s.display[country] -= 1
            s.shown -= 1
            s.hand[seat, country] += 1
            s.known[seat, country] += 1
        s.lands[seat] += 1
        s.drawn += 1
    if not can_draw(s, box):
        s.phase = PLAY


@rule
def draw_land(s: Record, box: Record) -> int:
    """The top card of the country deck. In 2016 the last one ends the period and the deck is renewed at once."""
    country = draw(s, s.deck, s.deck_size)
    s.deck_size -= 1
    if s.deck_size == 0 and box.edition == 2016:
        s.ran_out = 1  # ROY-E2
        reshuffle(s)  # ROY-D6
    return country


@rule
def reshuffle(s: Record) -> None:
    for country in range(LANDS):
        s.deck[country] += s.discards[country]
        s.deck_size += s.discards[country]
        s.discards[country] = 0


@rule
def reshuffle_plots(s: Record) -> None:
    for kind in range(PLOTS):
        s.plots[kind] += s.plot_discards[kind]
        s.plots_size += s.plot_discards[kind]
        s.plot_discards[kind] = 0


# Play


@rule
def legal_plays(s: Record, box: Record, out: MoveList) -> int:
    count = 0
    seat = s.turn
    if s.cubes[seat] >= 2:  # ROY-P2, ROY-R5
        country = LANDS
        cost = 0
        plots = 0
        for place in range(PLACES):
            if box.place_country[place] != country:
                country = box.place_country[place]
                cost = best_cost(s, seat, country)
                plots = best_intrigue(s, seat, country)
            if box.place_cost[place] > cost:
                continue
            holder = s.holder[place]
            if holder == 0:
                out[count] = OCCUPY + place
                count += 1
            elif holder != seat + 1 and plots >= (2 if box.place_title[place] == KING else 1):  # ROY-P4, ROY-P7
                out[count] = TAKEOVER + place
                count += 1
    out[count] = END  # ROY-P1
    return count + 1


@rule
def legal_payments(s: Record, box: Record, out: MoveList) -> int:
    count = 0
    option = NONE
    while True:
        option = next_option(s, box, option)
        if option == NONE:
            out[count] = CANCEL
            return count + 1
        out[count] = option
        count += 1


@rule
def pay_on(s: Record, box: Record) -> None:
    """Make the payment's forced steps; when it is complete the position changes hands."""
    if advance(s, box):
        place = s.target - 1
        for kind in range(KINDS):
            for _ in range(s.paid[kind]):
                discard(s, kind)
        clear_payment(s)
        settle(s, box, place)
        s.phase = PLAY


@rule
def settle(s: Record, box: Record, place: int) -> None:
    """Put a cube on a position that has been paid for and one on its title marker (ROY-P2)."""
    seat = s.turn
    if s.holder[place]:
        s.displaced[box.place_city[place], s.holder[place] - 1] += 1  # ROY-P6
    s.holder[place] = seat + 1
    s.markers[box.place_title[place], seat] += 1
    s.cubes[seat] -= 2
    take_bonuses(s, box, seat, place)


@rule
def discard(s: Record, kind: int) -> None:
    """Lay one card of the seat in turn on its pile (ROY-P8); cards known to be in the hand are thought to go first."""
    seat = s.turn
    s.hand[seat, kind] -= 1
    if kind < LANDS:
        s.lands[seat] -= 1
        s.discards[kind] += 1
        if s.known[seat, kind]:
            s.known[seat, kind] -= 1
    else:
        s.schemes[seat] -= 1
        s.plot_discards[kind - LANDS] += 1
    s.lowest = kind


# End of the turn


@rule
def excess(s: Record) -> int:
    """Cards of the kind being looked at that the seat in turn must still discard (ROY-H1): country cards first."""
    if s.lands[s.turn] > MOST_LANDS:
        return s.lands[s.turn] - MOST_LANDS
    return max(0, s.schemes[s.turn] - MOST_PLOTS)


@rule
def next_discard(s: Record, after: int) -> int:
    """The lowest card above `after` that may be discarded next, or NONE; in rising order, like payments."""
    seat = s.turn
    lands = s.lands[seat] > MOST_LANDS
    owed = excess(s)
    end = LANDS if lands else KINDS
    for kind in range(max(after + 1, s.lowest, 0 if lands else LANDS), end):
        if s.hand[seat, kind]:
            left = 0
            for each in range(kind, end):
                left += s.hand[seat, each]
            if left >= owed:
                return kind
    return NONE


@rule
def legal_discards(s: Record, out: MoveList) -> int:
    count = 0
    kind = NONE
    while True:
        kind = next_discard(s, kind)
        if kind == NONE:
            return count
        out[count] = DISCARD_CARD + kind
        count += 1


@rule
def discard_on(s: Record, box: Record) -> None:
    """Discard what leaves no choice; when the hand is within its limits the turn is over."""
    while excess(s):
        only = NONE
        kind = NONE
        while True:
            kind = next_discard(s, kind)
            if kind == NONE:
                break
            if only != NONE:
                return
            only = kind
        discard(s, only)
    s.lowest = 0
    end_turn(s, box)


@rule
def end_turn(s: Record, box: Record) -> None:
    refill(s, box)  # ROY-D4
    if s.ran_out and (s.period < 3 or s.turn == s.players - 1):  # ROY-E1, ROY-E2; ROY-E3, ROY-R3
        score_period(s, box)
        if s.period == 3:
            score_titles(s, box)
            s.phase = OVER
            return
        s.period += 1
        s.ran_out = 0
    s.turn = (s.turn + 1) % s.players
    begin_turn(s, box)


@rule
def refill(s: Record, box: Record) -> None:
    """Fill the display; notice when a period ends."""
    while s.shown < box.display:
        if s.deck_size == 0:  # ROY-E1; in 2016 only if nothing could be reshuffled when the deck ran out
            s.ran_out = 1
            reshuffle(s)
            if s.deck_size == 0:
                return
        s.display[draw_land(s, box)] += 1  # notices ROY-E2
        s.shown += 1
