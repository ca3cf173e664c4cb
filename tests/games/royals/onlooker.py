"""Somebody who watches a match of Royals and keeps a list, in plain Python: which card came from which deck, and what can be where."""

from collections import Counter
from functools import cache

from regalia.games.royals.state import KINDS, LANDS

SEEN = -1  # taken from the display; otherwise the number of the deck a card was drawn from
DECKS = {"country": range(LANDS), "intrigue": range(LANDS, KINDS)}


class Onlooker:
    """Follows what happens on the table: draws, cards laid down, shuffles. `cards` is one hand after the other, card by card."""

    def __init__(self, match):
        self.match, self.players = match, match.game.players
        state = match.state
        assert match.ply == 0
        self.cards = [[] for _ in range(self.players)]  # (kind, deck)
        self.number = {"country": 0, "intrigue": 0}  # of the present deck
        self.unseen = {("country", 0): Counter(), ("intrigue", 0): Counter()}  # what a deck was made of, less what was shown since
        for kind in range(KINDS):
            deck = "country" if kind < LANDS else "intrigue"
            self.unseen[deck, 0][kind] = int(state.deck[kind] if kind < LANDS else state.plots[kind - LANDS])

    def play(self, move):
        before, seat = self.match.state, self.match.turn
        self.match.play(move)
        after, said = self.match.state, self.match.log[-1].move.notation
        change = (after.hand[seat] - before.hand[seat]).tolist()
        gained = [kind for kind in range(KINDS) for _ in range(max(0, change[kind]))]
        for kind in range(KINDS):
            for _ in range(max(0, -change[kind])):
                self._lay_down(seat, kind)
        if said.startswith("take"):
            self.cards[seat] += [(kind, SEEN) for kind in gained]
        else:
            self.cards[seat] += [(kind, self.number[deck]) for deck, kinds in DECKS.items() for kind in gained if kind in kinds]
        fresh = Counter(dict(enumerate(after.display.tolist()))) - Counter(dict(enumerate(before.display.tolist())))
        self._refill(fresh, before)
        drawn = fresh.total() + sum(kind < LANDS for kind in gained) if not said.startswith("take") else 0
        if int(after.deck_size) != int(before.deck_size) - drawn:
            self._shuffled("country", Counter({kind: int(after.deck[kind]) for kind in range(LANDS)}) + self.first_of_new)
        if int(after.plots_size) != int(before.plots_size) - sum(kind >= LANDS for kind in gained):
            self._shuffled("intrigue", Counter({LANDS + kind: int(count) for kind, count in enumerate(after.plots)}))
            for kind in gained:  # drawn from the deck before it was made anew
                assert (kind, self.number["intrigue"] - 1) in self.cards[seat]
        for kind, count in self.first_of_new.items():
            self.unseen["country", self.number["country"]][kind] -= count

    def _lay_down(self, seat, kind):
        """Of cards that are alike those that everybody saw go first, then the eldest."""
        card = min(card for card in self.cards[seat] if card[0] == kind)
        self.cards[seat].remove(card)
        if card[1] != SEEN:
            self.unseen["country" if kind < LANDS else "intrigue", card[1]][kind] -= 1

    def _refill(self, fresh, before):
        """New cards in the display: first what the present deck had left, then cards of the next one."""
        left = Counter({kind: int(before.deck[kind]) for kind in range(LANDS)})
        self.first_of_new = fresh - left if fresh.total() > left.total() else Counter()
        self.unseen["country", self.number["country"]].subtract(fresh - self.first_of_new)

    def _shuffled(self, deck, made_of):
        self.number[deck] += 1
        self.unseen[deck, self.number[deck]] = made_of

    # What can be

    def drawn_by(self, seat, deck):
        """How many cards of a hand that nobody saw are from which deck."""
        return Counter(number for kind, number in self.cards[seat] if kind in DECKS[deck] and number != SEEN)

    def earlier(self, deck):
        """How many cards each hand holds of the deck before this one, the one before that, ...; where any hand holds some."""
        each = [self.drawn_by(seat, deck) for seat in range(self.players)]
        rows = [[counts[number] for counts in each] for number in reversed(range(self.number[deck]))]
        return [row for row in rows if any(row)]

    def is_possible(self, state, seat):
        """Whether `seat`, from all it has seen, can hold a world possible; whatever the record says of shuffles."""
        return all(self._deck_is_possible(state, seat, deck) for deck in DECKS)

    def _deck_is_possible(self, state, seat, deck):
        kinds, others = DECKS[deck], [other for other in range(self.players) if other != seat]
        if sorted(kind for kind, _ in self.cards[seat] if kind in kinds) != _listed(state.hand[seat], kinds):
            return False
        own = Counter(card for card in self.cards[seat] if card[1] != SEEN and card[0] in kinds)
        numbers = range(self.number[deck] + 1)
        pools = tuple(tuple(self.unseen[deck, number][kind] - own[kind, number] for kind in kinds) for number in numbers)
        hidden, wanted = [], []
        for other in others:
            seen = Counter(kind for kind, number in self.cards[other] if number == SEEN)
            counts = tuple(int(state.hand[other, kind]) - (seen[kind] if kind in kinds else 0) for kind in kinds)
            if min(counts) < 0:
                return False
            hidden.append(counts)
            wanted.append(tuple(self.drawn_by(other, deck)[number] for number in numbers))

        @cache
        def fits(nth, pools):
            """Whether hands from the nth on can be put together from what is left of each deck."""
            if nth == len(others):
                return not any(map(any, pools[:-1]))  # all cards of earlier decks are in hands
            return any(fits(nth + 1, left) for left in _ways(hidden[nth], wanted[nth], pools))

        pile = state.deck if deck == "country" else state.plots
        total = [sum(pool[i] for pool in pools) for i in range(len(kinds))]
        return total == [int(pile[i]) + sum(cards[i] for cards in hidden) for i in range(len(kinds))] and fits(0, pools)


def _listed(hand, kinds):
    return [kind for kind in kinds for _ in range(hand[kind])]


def _ways(cards, wanted, pools):
    """All that can be left of the pools when so many cards of each are taken, together exactly these."""
    if len(pools) == 1:
        if sum(cards) == wanted[0] and all(count <= have for count, have in zip(cards, pools[0], strict=True)):
            yield (tuple(have - count for count, have in zip(cards, pools[0], strict=True)),)
        return
    for part in _parts(wanted[0], cards, pools[0]):
        rest = tuple(count - some for count, some in zip(cards, part, strict=True))
        left = tuple(have - some for have, some in zip(pools[0], part, strict=True))
        for others in _ways(rest, wanted[1:], pools[1:]):
            yield (left, *others)


def _parts(size, cards, pool):
    """All ways to choose `size` of these cards that are in the pool, too."""
    if not cards:
        if size == 0:
            yield ()
        return
    for some in range(min(size, cards[0], pool[0]) + 1):
        for rest in _parts(size - some, cards[1:], pool[1:]):
            yield (some, *rest)
