"""Why one move of Royals was better than another: the points a position promises, the cards it costs, and what cards lead to."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from regalia.core.contract import Name
from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.reason import Reason, weightiest
from regalia.core.record import Record, copied
from regalia.core.story import Step
from regalia.games.royals.moves import OCCUPY, PAY_CARD, TAKEOVER
from regalia.games.royals.names import card_words, city_words, country_name, position_name, title_words
from regalia.games.royals.payment import best_intrigue, intrigue_cost, serving_cards
from regalia.games.royals.rules import settle
from regalia.games.royals.scoring import list_shares, list_standings
from regalia.games.royals.state import COUNTRIES, LANDS, PLACES, TITLES, city_keys

CLEAR = 2.0  # points by which two moves must differ before it is worth a word
LATER = 0.5  # how much of what counts only at the end of a period or of the game is sure
CARD, PLOT = 1.2, 3.0  # points a country card and an intrigue card are worth
FAR = 3  # cards still to be found for a position somebody has in mind


def in_words(s: Record, box: Record, move: Move) -> Words:
    verb, *said = move.family.name, *move.labels
    if OCCUPY <= move.id < PAY_CARD:
        return Words(f"royals-move-{verb}", position=position_name(box, _place(move)))
    if verb == "draw":
        return Words(f"royals-move-draw-{said[0]}")
    return Words(f"royals-move-{verb}", card=card_words(said[0])) if said else Words(f"royals-move-{verb}")


def reasons(played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> list[Words]:
    """The weightiest differences: positions by what they bring and cost, cards by the position they lead to."""
    did, could, found = played[0].move, better[0].move, list[Reason]()
    table = Table(played[0].before, box, played[0].seat, name)
    if OCCUPY <= could.id < PAY_CARD:
        found += table.position(_place(could), "better")
    if OCCUPY <= did.id < PAY_CARD:
        found += table.position(_place(did), "played", ahead=None if OCCUPY <= could.id < PAY_CARD else table.goal())
    found += [*table.card(could, did), *table.kept(did, could)]
    return weightiest(found, CLEAR)


class Gain(NamedTuple):
    points: float  # as far as they are sure
    words: Words


class Cost(NamedTuple):
    """Cards of a hand that go for a position."""

    cards: int
    jokers: int  # for each of which three of the cards are paid
    plots: int  # intrigue cards

    @property
    def worth(self) -> float:
        return CARD * self.cards + PLOT * self.plots

    @property
    def words(self) -> Words:
        return Words("royals-why-cost", cards=self.cards, jokers=self.jokers, plots=self.plots)


class Goal(NamedTuple):
    """A position worth having, and how many cards of its country are still to be found for it."""

    place: int
    missing: int
    gains: list[Gain]

    @property
    def worth(self) -> float:
        return sum(each.points for each in self.gains) - CARD * self.missing


class Table:
    """What a seat sees of the board, and its own hand."""

    def __init__(self, s: Record, box: Record, seat: int, name: Name) -> None:
        self.s, self.box, self.seat, self.name = s, box, seat, name
        self.hand = [int(count) for count in s.hand[seat]]

    def position(self, place: int, key: str, ahead: Goal | None = None) -> Iterator[Reason]:
        """What a position brings at once and would bring if its country and titles were scored now, and what it costs."""
        gains, cost = self.gains(place), self.cost(place)
        worth = sum(each.points for each in gains)
        said = {"position": position_name(self.box, place), "cost": cost.words, "gains": _told(gains)}
        if key == "better" and gains:
            yield Reason(max(CLEAR, worth), Words("royals-why-better-position", **said))
        elif key == "better":
            yield Reason(CLEAR, Words("royals-why-cheaper", position=said["position"], cost=cost.words))
        elif ahead and ahead.place != place and ahead.worth > worth and (cost.jokers or self.same_country(place, ahead.place)):
            more = {"ahead": position_name(self.box, ahead.place), "aim": _told(ahead.gains)}
            yield Reason(ahead.worth, Words("royals-why-spent", **said, **more))
        elif cost.worth > worth:
            yield Reason(max(CLEAR, cost.worth - worth), Words("royals-why-played-position", **said))

    def card(self, could: Move, did: Move) -> Iterator[Reason]:
        """A card that leads to a position, where the one taken leads to none or to a lesser one."""
        if could.family.name not in ("take", "draw"):
            return
        goal, other = (self.goal(COUNTRIES.index(each.labels[0])) if each.family.name == "take" else None for each in (could, did))
        if goal and (other is None or goal.worth > other.worth):
            said = {"country": country_name(int(self.box.place_country[goal.place])), "position": position_name(self.box, goal.place)}
            more = {"gains": _told(goal.gains), "missing": goal.missing - 1}
            yield Reason(goal.worth, Words("royals-why-card" if more["missing"] else "royals-why-card-pays", **said, **more))
        if did.family.name == "take" and other is None:
            yield Reason(CLEAR, Words("royals-why-idle", country=country_name(COUNTRIES.index(did.labels[0]))))
        if could.labels == ("intrigue",):
            yield from self.intrigue()

    def intrigue(self) -> Iterator[Reason]:
        """The best position that one more intrigue card could take over."""
        goals = [Goal(place, 0, self.gains(place)) for place in self.others() if self.plots(place) == -1 and self.missing(place) <= 0]
        best = max(goals, key=lambda each: each.worth, default=None)
        if best:
            rival = self.name(int(self.s.holder[best.place]) - 1)
            yield Reason(
                best.worth / 2,
                Words("royals-why-intrigue", position=position_name(self.box, best.place), who=rival, gains=_told(best.gains)),
            )

    def kept(self, did: Move, could: Move) -> Iterator[Reason]:
        """A card paid or thrown away that was on the way to something."""
        if did.family.name not in ("pay", "discard") or could.family.name != did.family.name or did.labels == could.labels:
            return
        card = did.labels[0]
        if card in COUNTRIES and (goal := self.goal(COUNTRIES.index(card))):
            said = {
                "country": country_name(COUNTRIES.index(card)),
                "position": position_name(self.box, goal.place),
                "gains": _told(goal.gains),
            }
            yield Reason(max(CLEAR, goal.worth), Words("royals-why-kept", other=card_words(could.labels[0]), **said))

    # positions

    def others(self) -> Iterator[int]:
        """Positions that others hold."""
        for place in range(PLACES):
            if self.s.holder[place] not in (0, self.seat + 1):
                yield place

    def goal(self, country: int | None = None) -> Goal | None:
        """The position most worth having for which cards are still lacking, of a country or of all."""
        found = []
        for place in range(PLACES):
            here = country is None or self.box.place_country[place] == country
            if here and self.s.holder[place] != self.seat + 1 and self.plots(place) >= 0 and 1 <= self.missing(place) <= FAR:
                found.append(Goal(place, self.missing(place), self.gains(place)))
        best = max(found, key=lambda each: each.worth, default=None)
        return best if best and best.worth > 0 else None

    def missing(self, place: int) -> int:
        return int(self.box.place_cost[place]) - self.hand[self.box.place_country[place]]

    def cost(self, place: int) -> Cost:
        """What this hand pays for a position: three cards for each that it lacks, two intrigue cards (ROY-P3, ROY-P5)."""
        need = self.need(place)
        jokers, plots = max(0, self.missing(place)), max(0, need - int(serving_cards(self.s, self.seat, self.box.place_country[place])))
        return Cost(int(self.box.place_cost[place]) + 2 * jokers, jokers, need + plots)

    def need(self, place: int) -> int:
        """Intrigue cards that a position asks for."""
        return int(intrigue_cost(self.box, place)) if self.s.holder[place] else 0

    def plots(self, place: int) -> int:
        """Intrigue cards that this hand can play there beyond those the position asks for; below zero: so many are lacking."""
        return int(best_intrigue(self.s, self.seat, self.box.place_country[place])) - self.need(place)

    def same_country(self, place: int, other: int) -> bool:
        return bool(self.box.place_country[place] == self.box.place_country[other])

    def gains(self, place: int) -> list[Gain]:
        """What a cube there brings: tokens at once, and what its country and its title would bring if they were scored now."""
        box = self.box
        city, country, rank = (int(each[place]) for each in (box.place_city, box.place_country, box.place_title))
        after = copied(self.s)
        settle(after, box, place)
        return [*self._tokens(after, city, country), *self._country(after, country), *self._title(after, rank)]

    def _tokens(self, after: Record, city: int, country: int) -> Iterator[Gain]:
        s, box = self.s, self.box
        if s.city_token[city] != after.city_token[city]:
            value = int(box.city_bonus[city])
            yield Gain(value, Words("royals-why-city", city=city_words(city_keys(box)[city]), value=_points(value)))
        for value in _taken(s.country_token[country], after.country_token[country], box.country_value[country]):
            yield Gain(value, Words("royals-why-country", country=country_name(country), value=_points(value)))
        for value in _taken(s.noble_token, after.noble_token, box.noble_value):
            yield Gain(value, Words("royals-why-house", value=_points(value)))

    def _country(self, after: Record, country: int) -> Iterator[Gain]:
        """Where the seat would stand in a country, and whom it passes (ROY-E4)."""
        old, new = (self._ranked(each, country) for each in (self.s, after))
        value = [int(each) for each in self.box.period_value[self.s.period - 1][country]]
        before, place = (each.index(self.seat) if self.seat in each else 2 for each in (old, new))
        if place >= 2 or place >= before:
            yield from self._falls(old, new, country, value)
            return
        points = value[place] - (value[before] if before < 2 else 0)
        passed = old[place] if place < len(old) else None
        sure = 1.0 if self.s.ran_out else LATER
        key = f"royals-why-{'first' if place == 0 else 'second'}"
        said = {"country": country_name(country), "value": _points(value[place])}
        yield Gain(sure * points, Words(f"{key}-ahead", who=self.name(passed), **said) if passed is not None else Words(key, **said))

    def _falls(self, old: list[int], new: list[int], country: int, value: list[int]) -> Iterator[Gain]:
        """Whose place in a country is lost to somebody else by a takeover."""
        for nth, who in enumerate(old[:2]):
            if who != self.seat and new[nth : nth + 1] != [who]:
                yield Gain(
                    LATER * value[nth] / 2,
                    Words("royals-why-falls", who=self.name(who), country=country_name(country), value=_points(value[nth])),
                )
                return

    def _ranked(self, s: Record, country: int) -> list[int]:
        """Who has influence in a country, the most first."""
        standings = np.zeros((LANDS, int(s.players)), np.int32)
        list_standings(s, self.box, standings)
        here = standings[country].tolist()
        return sorted((seat for seat, standing in enumerate(here) if standing), key=lambda seat: -here[seat])

    def _title(self, after: Record, rank: int) -> Iterator[Gain]:
        shares = []
        for state in (self.s, after):
            out = np.zeros((len(TITLES), int(state.players)), np.int32)
            list_shares(state, self.box, out)
            shares.append(int(out[rank, self.seat]))
        if shares[1] > shares[0]:
            yield Gain(
                LATER * (shares[1] - shares[0]), Words("royals-why-title", title=title_words(TITLES[rank]), value=_points(shares[1]))
            )


def _place(move: Move) -> int:
    return move.id - (OCCUPY if move.id < TAKEOVER else TAKEOVER)


def _taken(before: Sequence[int], after: Sequence[int], values: Sequence[int]) -> list[int]:
    """What the tokens that changed hands are worth."""
    return [int(value) for old, new, value in zip(before, after, values, strict=True) if old != new]


def _points(count: int) -> Words:
    return Words("royals-see-points", count=count)


def _told(gains: Sequence[Gain]) -> list[Words]:
    return [each.words for each in gains] or [Words("royals-why-nothing")]
