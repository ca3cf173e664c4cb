"""Statistics of a circle's matches: wins, streaks, favourite games, head-to-head, and ratings by the arena's model."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from regalia.table.circle_messages import Duel, GameStats, MemberCard, RatingCard
from regalia.table.circle_store import Member, Row
from regalia.table.table_state import Standing

# Made before any thread needs it: see `private` in core/match.py.
STANDING = msgspec.json.Decoder(Standing)


class Match(msgspec.Struct, frozen=True):
    """A finished match: for each seat a member's number, "guest", or the name of the bot that played it to the end."""

    game: str
    at: float
    players: tuple[int | str, ...]
    scores: tuple[int, ...]
    winners: frozenset[int]
    resigned: frozenset[int]

    @property
    def counts(self) -> bool:
        """People played against each other, and somebody won."""
        people = [each for each in self.players if isinstance(each, int) or each == "guest"]
        return len(people) > 1 and bool(self.winners)

    @property
    def members(self) -> dict[int, int]:
        """The members who played, and where."""
        return {player: seat for seat, player in enumerate(self.players) if isinstance(player, int)}

    def place(self, seat: int) -> tuple[bool, bool, int]:
        """A sort key, higher is better: players who gave up are behind everybody, winners ahead."""
        return seat not in self.resigned, seat in self.winners, self.scores[seat]


def match_of(row: Row) -> Match | None:
    standing = STANDING.decode(row.standing)
    if standing.result is None:
        return None
    resigned = frozenset(seat for seat, each in enumerate(standing.seats) if each.resigned)
    players = tuple(
        each.bot or "bot" if each.kind == "bot" and not each.resigned else row.held.get(seat, "guest")
        for seat, each in enumerate(standing.seats)
    )
    result = standing.result
    return Match(row.game, standing.moved, players, tuple(result.scores), frozenset(result.winners), resigned)


class Stats(msgspec.Struct, frozen=True):
    members: list[MemberCard]
    games: list[GameStats]


def work_out(members: Sequence[Member], rows: Iterable[Row]) -> Stats:
    """Compute everything at once; members who have left count as opponents and are not named."""
    matches = sorted((match for row in rows if (match := match_of(row)) and match.counts), key=lambda each: each.at)
    here = [each for each in members if not each.left]
    numbers = {each.member for each in here}
    often = Counter(match.game for match in matches)
    kinds: list[str | None] = [None, *(game for game, _ in often.most_common())]
    games = []
    for game in kinds:
        own = [each for each in matches if game in (None, each.game)]
        games.append(GameStats(game, len(own), _duels(own, numbers), _ratings(own, numbers)))
    return Stats([_member(each, matches) for each in here], games)


def _member(member: Member, matches: Sequence[Match]) -> MemberCard:
    own = [(match.game, match.members[member.member] in match.winners) for match in matches if member.member in match.members]
    streak = longest = row = 0
    for _, won in own:
        row = row + 1 if won else 0
        longest = max(longest, row)
        streak = (max(streak, 0) + 1) if won else (min(streak, 0) - 1)
    favourite = Counter(game for game, _ in own).most_common(1)
    return MemberCard(
        member.member, member.name, member.keeper, member.joined, len(own), sum(won for _, won in own), streak, longest,
        favourite[0][0] if favourite else None,
    )  # fmt: skip


def _duels(matches: Sequence[Match], numbers: set[int]) -> list[Duel]:
    met: dict[tuple[int, int], list[int]] = {}
    for match in matches:
        seats = match.members
        for one, other in combinations(sorted(numbers & seats.keys()), 2):
            mine, theirs = match.place(seats[one]), match.place(seats[other])
            met.setdefault((one, other), [0, 0, 0])[0 if mine > theirs else 1 if mine == theirs else 2] += 1
    return [Duel(*pair, *counts) for pair, counts in sorted(met.items())]


def _ratings(matches: Sequence[Match], numbers: set[int]) -> list[RatingCard]:
    """Bots and guests are in the model too: all guests are one player, and so is each kind of bot."""
    from regalia.arena.ledger import Played  # a server without circles does not load the arena
    from regalia.arena.ratings import rate_few

    games = [
        Played(number, len(match.players), number, tuple(map(str, match.players)), match.scores, _shares(match), 0, 0, (), ())
        for number, match in enumerate(matches)
    ]
    found = rate_few(games, [str(number) for number in sorted(numbers)])
    return [RatingCard(int(each.bot), round(each.rating, 1), round(each.low, 1), round(each.high, 1), each.games) for each in found]


def _shares(match: Match) -> tuple[float, ...]:
    return tuple(1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(len(match.players)))
