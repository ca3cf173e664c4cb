"""An observer of a match of Royals, in plain Python, who tracks which worlds each seat can consider possible.

Cards in hands are sorted: of a card that is laid down nobody else can tell when it was drawn.
"""

from collections import Counter
from functools import cache

from regalia.games.royals.state import KINDS, LANDS

DECKS = {"country": range(LANDS), "intrigue": range(LANDS, KINDS)}


class Onlooker:
    """Follows what happens on the table: draws, cards laid down, shuffles."""

    def __init__(self, match):
        self.match, self.players = match, match.game.players
        state = match.state
        assert match.ply == 0
        self.seen = [Counter() for _ in range(self.players)]  # cards taken from the display and not laid down since
        self.shuffles = {"country": 0, "intrigue": 0}
        self.made = {}  # what a deck was made of, less what went from it to the display
        self.had = {}  # the unseen cards of each seat when the deck was made
        self.drawn = {}  # the cards each seat has drawn from it
        self.laid = {}  # the unseen cards each seat has laid down since, with how many it had drawn by then
        for deck, kinds in DECKS.items():
            pile = state.deck if deck == "country" else state.plots
            self._begin(deck, Counter({kind: int(count) for kind, count in zip(kinds, pile, strict=True)}))

    def _begin(self, deck, made_of):
        hands = self.match.state.hand
        self.made[deck] = made_of
        self.had[deck] = [
            Counter({kind: int(hand[kind]) for kind in DECKS[deck]}) - seen for hand, seen in zip(hands, self.seen, strict=False)
        ]
        self.drawn[deck] = [Counter() for _ in range(self.players)]
        self.laid[deck] = [[] for _ in range(self.players)]

    def play(self, move):
        before, seat = self.match.state, self.match.turn
        self.match.play(move)
        after, said = self.match.state, self.match.log[-1].move.notation
        change = (after.hand[seat] - before.hand[seat]).tolist()
        gained = [kind for kind in range(KINDS) for _ in range(max(0, change[kind]))]
        for kind in range(KINDS):
            for _ in range(max(0, -change[kind])):
                self._lay_down(seat, kind)
        taken = said.startswith("take")
        if taken:
            self.seen[seat].update(gained)
        else:
            for kind in gained:
                self.drawn["country" if kind < LANDS else "intrigue"][seat][kind] += 1
        fresh = Counter(dict(enumerate(after.display.tolist()))) - Counter(dict(enumerate(before.display.tolist())))
        self._refill(fresh, before)
        drawn = 0 if taken else fresh.total() + sum(kind < LANDS for kind in gained)
        if int(after.deck_size) != int(before.deck_size) - drawn:
            self.shuffles["country"] += 1
            self._begin("country", Counter({kind: int(after.deck[kind]) for kind in range(LANDS)}))
        if int(after.plots_size) != int(before.plots_size) - sum(kind >= LANDS for kind in gained):
            self.shuffles["intrigue"] += 1
            self._begin("intrigue", Counter({LANDS + kind: int(count) for kind, count in enumerate(after.plots)}))

    def _lay_down(self, seat, kind):
        """Of cards that are alike those that everybody saw go first."""
        if self.seen[seat][kind]:
            self.seen[seat][kind] -= 1
        else:
            deck = "country" if kind < LANDS else "intrigue"
            self.laid[deck][seat].append((kind, self.drawn[deck][seat].total()))

    def _refill(self, fresh, before):
        """New cards in the display: first what the present deck had left, then cards of the next one."""
        left = Counter({kind: int(before.deck[kind]) for kind in range(LANDS)})
        self.made["country"].subtract(fresh & left if fresh.total() > left.total() else fresh)

    # What can be

    def is_possible(self, state, seat):
        """Whether `seat`, from all it has seen since the decks were made, can hold a world possible; whatever the record says of it."""
        return all(self._deck_is_possible(state, seat, deck) for deck in DECKS)

    def _deck_is_possible(self, state, seat, deck):
        kinds, others = DECKS[deck], [other for other in range(self.players) if other != seat]
        if any(state.hand[seat, kind] != self.match.state.hand[seat, kind] for kind in kinds):
            return False
        old = tuple(sum(self.had[deck][other][kind] for other in others) for kind in kinds)
        new = tuple(self.made[deck][kind] - self.drawn[deck][seat][kind] for kind in kinds)
        whole = []  # all unseen cards each of the others has had since the deck was made
        for other in others:
            laid = Counter(kind for kind, _ in self.laid[deck][other])
            whole.append(tuple(int(state.hand[other, kind]) - self.seen[other][kind] + laid[kind] for kind in kinds))
            if any(count < laid[kind] for kind, count in zip(kinds, whole[-1], strict=True)):
                return False
        pile = state.deck if deck == "country" else state.plots

        @cache
        def fits(nth, old, new):
            """Whether hands from the nth on can be put together from what is left of each deck."""
            if nth == len(others):
                return not any(old) and list(new) == [int(count) for count in pile]
            drawn, had = self.drawn[deck][others[nth]].total(), self.had[deck][others[nth]].total()
            if drawn + had != sum(whole[nth]):
                return False
            for cards in _parts(had, whole[nth], old):
                rest = _less(whole[nth], cards)
                in_time = self._in_time(others[nth], deck, cards) and min(_less(new, rest)) >= 0
                if in_time and fits(nth + 1, _less(old, cards), _less(new, rest)):
                    return True
            return False

        return fits(0, old, new)

    def _in_time(self, seat, deck, had):
        """Whether what a seat laid down beyond these cards it can have drawn by then; looks at one kind of card at a time, as seats do."""
        left, new = Counter(dict(zip(DECKS[deck], had, strict=True))), Counter()
        for kind, drawn in self.laid[deck][seat]:
            left[kind] -= 1
            new[kind] += left[kind] < 0
            if new[kind] > drawn:
                return False
        return True


def _less(cards, some):
    return tuple(a - b for a, b in zip(cards, some, strict=True))


def _parts(size, cards, pool):
    """All ways to choose `size` of these cards that are in the pool, too."""
    if not cards:
        if size == 0:
            yield ()
        return
    for some in range(min(size, cards[0], pool[0]) + 1):
        for rest in _parts(size - some, cards[1:], pool[1:]):
            yield (some, *rest)
