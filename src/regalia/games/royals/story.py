"""What happens in a game of Royals, as each seat may know it: cards drawn and laid down, cubes, tokens, scorings, the end.

Everything is told from the states before and after a step, so that what a step did unasked (the only payment, forced
discards, the end of a turn) is told like what was chosen.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from regalia.core.errors import Words, both
from regalia.core.record import OVER, Plain, Record, plain, plain_box
from regalia.core.story import Event, Sheet, SheetRow, Step
from regalia.games.royals.names import card_words, city_words, counted_cards, country_words, position_words, title_words
from regalia.games.royals.positions import write_cards
from regalia.games.royals.scoring import TOKENS, list_tokens, standing, winners
from regalia.games.royals.state import CARDS, CITIES, COUNTRIES, GONE, KINDS, LANDS, PAY, PERIODS, PLACES, TITLES, city_keys, place_names

Name: TypeAlias = Callable[[int], str]
Deck: TypeAlias = Literal["country", "intrigue"]
LABELS = {  # the kinds of tokens, and what a sheet calls them
    "city": "royals-score-cities",
    "country": "royals-score-countries",
    "noble-house": "royals-score-houses",
    "period": "royals-score-periods",
    "title": "royals-score-markers",
}


def unfinished(s: Record) -> bool:
    """A payment is under way."""
    return bool(s.phase == PAY)


# Cards


class Dealt(Event, frozen=True, tag="dealt"):
    """The display as it was laid out (ROY-S4), and who begins (ROY-S2)."""

    first: int
    display: list[str]

    def words(self, name: Name) -> Words:
        return Words("royals-told-dealt", first=name(self.first), cards=[card_words(card) for card in self.display])


class Took(Event, frozen=True, tag="took"):
    """A card from the display, which everybody sees (ROY-D3)."""

    seat: int
    card: str

    def words(self, name: Name) -> Words:
        return Words("royals-told-took", who=name(self.seat), card=card_words(self.card))


class Drew(Event, frozen=True, tag="drew"):
    """A card drawn blind: only who drew it knows which (ROY-D3, ROY-D5)."""

    seat: int
    deck: Deck
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.deck, None)

    def words(self, name: Name) -> Words:
        if self.card is None:
            return Words("royals-told-drew-country" if self.deck == "country" else "royals-told-drew-intrigue", who=name(self.seat))
        return Words("royals-told-drew-card", who=name(self.seat), card=card_words(self.card))


class Discarded(Event, frozen=True, tag="discarded"):
    """What was above the hand limit (ROY-H1), laid down openly (ROY-P9)."""

    seat: int
    cards: dict[str, int]

    def words(self, name: Name) -> Words:
        return Words("royals-told-discarded", who=name(self.seat), cards=counted_cards(self.cards))


class EndedTurn(Event, frozen=True, tag="ended-turn"):
    """No more positions in this turn, and the hand is within its limit (ROY-H1)."""

    seat: int

    def words(self, name: Name) -> Words:
        return Words("royals-told-ended-turn", who=name(self.seat))


class Refilled(Event, frozen=True, tag="refilled"):
    """New cards in the display at the end of a turn (ROY-D4)."""

    cards: list[str]

    def words(self, name: Name) -> Words:
        return Words("royals-told-refilled", cards=[card_words(card) for card in self.cards])


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discards have become a new deck (ROY-D5, ROY-D6, ROY-E1, ROY-E2)."""

    deck: Deck
    cards: int

    def words(self, name: Name) -> Words:
        return Words("royals-told-shuffled-country" if self.deck == "country" else "royals-told-shuffled-intrigue", count=self.cards)


# Positions


class Occupied(Event, frozen=True, tag="occupied"):
    """ROY-P2; the cards were paid openly (ROY-P9)."""

    seat: int
    position: str
    cards: dict[str, int]

    def words(self, name: Name) -> Words:
        return Words("royals-told-occupied", who=name(self.seat), position=position_words(self.position), cards=counted_cards(self.cards))


class TookOver(Event, frozen=True, tag="took-over"):
    """ROY-P4; the cube of the other player goes to the city's own space (ROY-P6)."""

    seat: int
    position: str
    cards: dict[str, int]
    displaced: int  # whose cube
    city: str  # where it is now

    def words(self, name: Name) -> Words:
        return Words(
            "royals-told-took-over",
            who=name(self.seat),
            position=position_words(self.position),
            cards=counted_cards(self.cards),
            rival=name(self.displaced),
            city=city_words(self.city),
        )


class TookToken(Event, frozen=True, tag="token"):
    """A bonus taken at once (ROY-B1 to ROY-B3); then it lies face down, but everybody saw which it was."""

    seat: int
    kind: Literal["city", "country", "noble-house"]
    of: str | None  # the city or country
    value: int

    def words(self, name: Name) -> Words:
        who, value = name(self.seat), self.value
        if self.kind == "city":
            return Words("royals-told-token-city", who=who, value=value, city=city_words(self.of or ""))
        if self.kind == "country":
            return Words("royals-told-token-country", who=who, value=value, country=country_words(self.of or ""))
        return Words("royals-told-token-noble-house", who=who, value=value)


# Scorings


class RanOut(Event, frozen=True, tag="ran-out"):
    """The country deck has run out: the period ends with this turn (ROY-E1, ROY-E2), the third one with this round (ROY-E3)."""

    period: str
    last_round: bool

    def words(self, name: Name) -> Words:
        return Words("royals-told-last-round" if self.last_round else "royals-told-ran-out", period=int(self.period))


class Won(msgspec.Struct, frozen=True):
    """A period token and who won it; over whom by a tie-break, and by which (ROY-E4, ROY-E5)."""

    seat: int
    value: int
    over: list[int]  # seats with as much influence
    by: Literal["title", "city"] | None  # the higher title, or its city's higher bonus
    title: str | None  # that title of the winner
    city: str | None  # where it stands


class CountryScore(msgspec.Struct, frozen=True):
    country: str
    influence: list[int]  # of each seat
    won: list[Won]  # the higher token, then the lower; what is missing has left the game (ROY-E6)


class PeriodScored(Event, frozen=True, tag="period-scored"):
    """The whole sheet of a period (ROY-E4 to ROY-E6)."""

    period: str
    countries: list[CountryScore]

    def words(self, name: Name) -> Words:
        lines = [_country_line(country, name) for country in self.countries]
        return Words("royals-told-period", period=int(self.period), lines=_joined(lines))

    def sheet(self) -> Sheet:
        rows = [_country_row(country) for country in self.countries]
        return Sheet(Words("royals-score-of-period", period=int(self.period)), rows, _totals(rows))


class TitleScore(msgspec.Struct, frozen=True):
    """ROY-T1: all of a marker to the most cubes, a half to each of two, otherwise nothing."""

    title: str
    value: int
    cubes: list[int]  # of each seat
    won: list[int]  # points of each seat


class TitlesScored(Event, frozen=True, tag="titles-scored"):
    titles: list[TitleScore]

    def words(self, name: Name) -> Words:
        return Words("royals-told-titles", lines=_joined([_title_line(title, name) for title in self.titles]))

    def sheet(self) -> Sheet:
        rows = [
            SheetRow(
                title_words(each.title),
                [won or None for won in each.won],
                [SheetRow(Words("royals-score-cubes"), each.cubes)],
                [_title_formula(each, seat) if cubes else None for seat, cubes in enumerate(each.cubes)],
                [each.title],
            )
            for each in self.titles
        ]
        return Sheet(Words("royals-score-titles"), rows, _totals(rows))


class Ended(Event, frozen=True, tag="ended"):
    """The end: points by kind of token, and what broke a tie (ROY-W1)."""

    scores: list[int]
    winners: list[int]
    points: dict[str, list[int]]  # by kind of token, of each seat
    tie: dict[int, list[int]]  # of the seats with the most points: their highest tokens, as far as they were compared

    def words(self, name: Name) -> Words:
        scores = [Words("royals-score-of", who=name(seat), points=score) for seat, score in enumerate(self.scores)]
        won, count = both([name(seat) for seat in self.winners]), len(self.winners)
        if not self.tie:
            return Words("royals-told-ended", winners=won, count=count, scores=scores)
        tokens = [Words("royals-score-highest", who=name(seat), tokens=values) for seat, values in self.tie.items()]
        return Words("royals-told-ended-tie", winners=won, count=count, scores=scores, tokens=_joined(tokens))

    def sheet(self) -> Sheet:
        rows = [SheetRow(Words(LABELS[kind]), values) for kind, values in self.points.items()]
        ties = [SheetRow(Words("royals-score-nth", nth=nth + 1), self._tokens(nth)) for nth in range(self._compared())]
        ties = [SheetRow(Words("royals-score-tie"), [None] * len(self.scores), ties)] if ties else []
        return Sheet(Words("royals-score-end"), [*rows, *ties], self.scores)

    def _compared(self) -> int:
        return max(map(len, self.tie.values()), default=0)

    def _tokens(self, nth: int) -> list[int | None]:
        return [self.tie[seat][nth] if nth < len(self.tie.get(seat, [])) else None for seat in range(len(self.scores))]


Cards: TypeAlias = Dealt | Took | Drew | Discarded | EndedTurn | Refilled | Shuffled
Told: TypeAlias = Cards | Occupied | TookOver | TookToken | RanOut | PeriodScored | TitlesScored | Ended


def _country_line(country: CountryScore, name: Name) -> Words:
    of = country_words(country.country)
    if not country.won:
        return Words("royals-score-nobody", of=of)
    return Words("royals-score-in", of=of, won=[_won(won, country.influence[won.seat], name) for won in country.won])


def _joined(lines: Sequence[Words]) -> Words:
    first, *rest = lines
    return Words("royals-score-lines", first=first, rest=_joined(rest)) if rest else first


def _won(won: Won, influence: int, name: Name) -> Words:
    who, value = name(won.seat), won.value
    if won.by is None:
        return Words("royals-score-won", who=who, value=value, influence=influence)
    rivals, title = both([name(seat) for seat in won.over]), title_words(won.title or "")
    if won.by == "title":
        return Words("royals-score-won-by-title", who=who, value=value, influence=influence, rivals=rivals, title=title)
    city = city_words(won.city or "")
    return Words("royals-score-won-by-city", who=who, value=value, influence=influence, rivals=rivals, title=title, city=city)


def _country_row(country: CountryScore) -> SheetRow:
    values: list[int | None] = [None] * len(country.influence)
    for won in country.won:
        values[won.seat] = won.value
    formulas = [_country_formula(country, seat) if influence else None for seat, influence in enumerate(country.influence)]
    parts = [SheetRow(Words("royals-score-influence"), country.influence)]
    return SheetRow(country_words(country.country), values, parts, formulas, [country.country])


def _country_formula(country: CountryScore, seat: int) -> Words:
    influence = country.influence[seat]
    for won in country.won:
        if won.seat == seat:
            by = {"title": "royals-score-formula-title", "city": "royals-score-formula-city", None: "royals-score-formula"}[won.by]
            return Words(by, influence=influence, points=won.value)
    return Words("royals-score-formula", influence=influence, points=0)


def _title_formula(title: TitleScore, seat: int) -> Words:
    shared = 0 < title.won[seat] < title.value
    return Words("royals-score-formula-shared" if shared else "royals-score-formula-cubes", cubes=title.cubes[seat], points=title.won[seat])


def _title_line(title: TitleScore, name: Name) -> Words:
    won = [Words("royals-score-of", who=name(seat), points=points) for seat, points in enumerate(title.won) if points]
    if not won:
        return Words("royals-score-nobody", of=title_words(title.title))
    return Words("royals-score-in", of=title_words(title.title), won=won)


def _totals(rows: Sequence[SheetRow]) -> list[int]:
    return [sum(value or 0 for value in column) for column in zip(*(row.values for row in rows), strict=True)]


# What a moment tells


def tell_deal(s: Record, box: Record) -> list[Told]:
    """What was dealt; the hands are still empty."""
    display = [COUNTRIES[country] for country in range(LANDS) for _ in range(int(s.display[country]))]
    return [Dealt(int(s.turn), display)] if s.phase != OVER else []


def tell(steps: Sequence[Step], box: Record) -> list[Told]:
    """What happened in a public moment. A payment is told by the step that completes it, one taken back not at all."""
    printed = plain_box(box)
    return [event for step in steps for event in _step(step, plain(step.before), plain(step.after), printed)]


def _step(step: Step, before: Plain, after: Plain, box: Plain) -> Iterator[Told]:
    change = [after.hand[step.seat][kind] - before.hand[step.seat][kind] for kind in range(KINDS)]
    laid = write_cards([max(0, -count) for count in change], CARDS)
    gained = [CARDS[kind] for kind in range(KINDS) if change[kind] > 0]
    verb, drawn = step.move.family.name, 0
    if verb == "take":
        yield Took(step.seat, gained[0])
    elif verb == "draw":
        drawn = len(gained)
        yield Drew(step.seat, "country" if gained[0] in COUNTRIES else "intrigue", gained[0])
    elif laid and verb in ("end", "discard"):
        yield Discarded(step.seat, laid)
    elif laid:
        yield from _settled(step.seat, laid, before, after, box)
    if after.turns_begun != before.turns_begun or after.phase == OVER:
        yield EndedTurn(step.seat)
    yield from _decks(before, after, drawn if gained and gained[0] in COUNTRIES else 0, drawn)
    if after.period != before.period or after.phase == OVER:
        yield from _scored(before, after, box)


def _settled(seat: int, cards: dict[str, int], before: Plain, after: Plain, box: Plain) -> Iterator[Told]:
    """A position that has been paid for, and the bonuses it brings (ROY-R6)."""
    place = next(place for place in range(PLACES) if after.holder[place] != before.holder[place])
    position, cities = place_names(box)[place], city_keys(box)
    if before.holder[place]:
        yield TookOver(seat, position, cards, before.holder[place] - 1, cities[box.place_city[place]])
    else:
        yield Occupied(seat, position, cards)
    for city in range(CITIES):
        if after.city_token[city] != before.city_token[city]:
            yield TookToken(seat, "city", cities[city], box.city_bonus[city])
    for country in range(LANDS):
        for nth in range(2):
            if after.country_token[country][nth] != before.country_token[country][nth]:
                yield TookToken(seat, "country", COUNTRIES[country], box.country_value[country][nth])
    for nth in range(3):
        if after.noble_token[nth] != before.noble_token[nth]:
            yield TookToken(seat, "noble-house", None, box.noble_value[nth])


def _decks(before: Plain, after: Plain, lands: int, drawn: int) -> Iterator[Told]:
    """What became of the decks and the display: a deck has more cards than were left in it only if it is a new one."""
    fresh = [max(0, after.display[country] - before.display[country]) for country in range(LANDS)]
    plots = drawn - lands
    lands += sum(fresh)
    if not before.ran_out and (after.ran_out or after.period != before.period or after.phase == OVER):
        yield RanOut(PERIODS[before.period - 1], before.period == len(PERIODS))
    if after.deck_size > before.deck_size - lands:
        yield Shuffled("country", after.deck_size - before.deck_size + lands)
    if after.plots_size > before.plots_size - plots:
        yield Shuffled("intrigue", after.plots_size - before.plots_size + plots)
    if any(fresh):
        yield Refilled([COUNTRIES[country] for country in range(LANDS) for _ in range(fresh[country])])


def _scored(before: Plain, after: Plain, box: Plain) -> Iterator[Told]:
    yield PeriodScored(PERIODS[before.period - 1], [_country(after, box, before.period - 1, country) for country in range(LANDS)])
    if after.phase == OVER:
        yield TitlesScored([_title(after, box, rank) for rank in range(len(TITLES))])
        yield _ended(after, box)


def _country(s: Plain, box: Plain, period: int, country: int) -> CountryScore:
    standings = [int(standing(s.record, box.record, seat, country)) for seat in range(s.players)]
    won: list[Won] = []
    for nth in range(2):
        owner = s.period_token[period][country][nth]
        if owner not in (0, GONE):
            later = [seat for seat in range(s.players) if seat != owner - 1 and seat not in [each.seat for each in won]]
            won.append(_period_token(s, box, standings, owner - 1, later, box.period_value[period][country][nth], country))
    return CountryScore(COUNTRIES[country], [each >> 16 for each in standings], won)


def _period_token(s: Plain, box: Plain, standings: list[int], seat: int, later: list[int], value: int, country: int) -> Won:
    """Who won a token over whom: those with as much influence had a lower title, or one in a city with a lower bonus."""
    over = [other for other in later if standings[other] >> 16 == standings[seat] >> 16]
    if not over:
        return Won(seat, value, [], None, None, None)
    by: Literal["title", "city"] = "city" if any(standings[other] >> 8 == standings[seat] >> 8 for other in over) else "title"
    rank = (standings[seat] >> 8 & 255) - 1
    held = [place for place in range(box.first_place[country], box.first_place[country + 1]) if s.holder[place] == seat + 1]
    city = next(box.place_city[place] for place in held if box.place_title[place] == rank)
    return Won(seat, value, over, by, TITLES[rank], city_keys(box)[city])


def _title(s: Plain, box: Plain, rank: int) -> TitleScore:
    value, owners = box.title_value[rank], s.title_token[rank]
    won = [sum(value // 2 for owner in owners if owner == seat + 1) for seat in range(s.players)]
    return TitleScore(TITLES[rank], value, s.markers[rank][: s.players], won)


def _ended(s: Plain, box: Plain) -> Ended:
    mask = int(winners(s.record, box.record))
    scores = s.points[: s.players]
    tied = [seat for seat in range(s.players) if scores[seat] == max(scores)]
    tokens = [_tokens(s, box, seat) for seat in range(s.players)]
    points = {kind: [sum(seat[kind]) for seat in tokens] for kind in LABELS}
    won = [seat for seat in range(s.players) if mask >> seat & 1]
    values = {seat: sorted((value for each in tokens[seat].values() for value in each), reverse=True) for seat in tied}
    return Ended(scores, won, points, _compared(values, won, box.edition) if len(tied) > 1 else {})


def _tokens(s: Plain, box: Plain, seat: int) -> dict[str, list[int]]:
    """The values of a seat's tokens, by kind."""
    worth = np.zeros(TOKENS, np.int32)
    list_tokens(s.record, box.record, seat, worth)
    ends = np.cumsum([0, CITIES, 2 * LANDS, 3, 6 * LANDS, 2 * len(TITLES)])
    return {kind: [int(value) for value in worth[ends[nth] : ends[nth + 1]] if value] for nth, kind in enumerate(LABELS)}


def _compared(values: dict[int, list[int]], won: list[int], edition: int) -> dict[int, list[int]]:
    """The highest tokens of the tied seats, up to those that decided (ROY-W1)."""
    longest = 1 if edition == 2014 else max(map(len, values.values()))
    for count in range(1, longest + 1):
        shown = {seat: each[:count] for seat, each in values.items()}
        if [seat for seat, each in shown.items() if each == max(shown.values())] == won:
            break
    return shown
