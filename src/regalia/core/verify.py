"""Verification: what a match file proves, point by point, what it disproves, and what cannot be known from it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from regalia.core.deal import BROUGHT, COMMITMENT, HEAD
from regalia.core.errors import BadInput, Words, both, quoted
from regalia.core.match import Match, begin, replay
from regalia.core.match_file import MatchFile, Result, read_file


@dataclass(frozen=True)
class Kept:
    """What somebody kept from the time of the match, to compare the file with."""

    commitment: str | None = None
    heads: Sequence[str] = ()  # of the chain, `12:9f3c…`
    brought: Mapping[int, str] = field(default_factory=dict)  # by seat

    def __post_init__(self) -> None:
        if self.commitment is not None and not COMMITMENT.fullmatch(self.commitment):  # a part of it is not another one
            raise BadInput("match-commitment", value=quoted(self.commitment))
        for head in self.heads:
            if not HEAD.fullmatch(head):
                raise BadInput("match-head", value=quoted(head))
        for text in self.brought.values():
            if not BROUGHT.fullmatch(text):
                raise BadInput("match-brought")


@dataclass(frozen=True)
class Point:
    """One thing that was checked: it holds, it does not, or (None) it cannot be known."""

    name: str  # commitment, start, randomness, moves, result, chain, words, people
    holds: bool | None
    words: Words | BadInput


@dataclass(frozen=True)
class Verdict:
    """What a check of a match file found; `problems` are the points that do not hold."""

    points: Sequence[Point]
    match: Match | None  # replayed, where that was possible
    resigned: Sequence[int] = ()  # the seats that resigned, where the match ended that way

    @property
    def ended(self) -> bool:
        """By the rules, or because the others resigned."""
        return bool(self.resigned) or (self.match is not None and self.match.over)

    @property
    def plies(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def problems(self) -> list[str]:
        return self.sentences()

    def sentences(self, lang: str = "en") -> list[str]:
        return [point.words.sentence(lang) for point in self.points if point.holds is False]


def verify(text: str | bytes, kept: Kept | None = None, kind: type[Match] = Match) -> Verdict:
    """Replay a file and say, point by point, what holds, what does not, and what cannot be known."""
    file, kept = read_file(text), kept or Kept()
    if file.secret is None:
        raise BadInput("match-unpublished")
    points: list[Point] = []
    try:
        begun = begin(file, kind)
        points += [*_commitment(file, begun, kept), *_start(file, begun), *_randomness(begun, kept)]
        match = replay(file, begun)
    except BadInput as error:
        return Verdict([*points, Point("moves", False, error)], None)
    points += [Point("moves", True, Words("verify-moves", count=match.ply)), _result(file, match), *_chain(file, match, kept)]
    points += [Point("words", None, Words("verify-words"))] if file.words else []
    return Verdict([*points, Point("people", None, Words("verify-people"))], match, file.resigned)


def _commitment(file: MatchFile, match: Match, kept: Kept) -> Iterator[Point]:
    if match.commitment != file.commitment:
        yield Point("commitment", False, Words("verify-commitment-other"))
    else:
        yield Point("commitment", True, Words("verify-commitment" if file.regalia > 1 else "verify-commitment-secret"))
    if kept.commitment is None:
        yield Point("commitment", None, Words("verify-commitment-unseen"))
    else:
        same = kept.commitment == match.commitment
        yield Point("commitment", same, Words("verify-commitment-kept" if same else "verify-commitment-not-kept"))


def _start(file: MatchFile, match: Match) -> Iterator[Point]:
    if match.lesson:
        yield Point("start", True, Words("verify-start-lesson", game=match.game.rulebook.title))
    elif match.origin:
        yield Point("start", True, Words("verify-start-branch", moment=match.origin.moment, table=match.origin.table or "none"))
        yield Point("start", None, Words("verify-start-branch-played"))
    else:
        yield Point("start", True, Words("verify-start")) if file.position is None else Point("start", None, Words("verify-start-position"))


def _randomness(match: Match, kept: Kept) -> Iterator[Point]:
    brought = {seat: text for seat, text in enumerate(match.deal.brought) if text is not None}
    if brought:
        unseen = [seat for seat in brought if seat not in kept.brought]
        if unseen:  # whoever wrote the file may have written that, too
            yield Point("randomness", None, Words("verify-brought", seats=_seats(match, unseen)))
        without = [seat for seat in range(match.game.players) if seat not in brought]
        if without:
            yield Point("randomness", None, Words("verify-brought-not", seats=_seats(match, without)))
    else:
        yield Point("randomness", None, Words("verify-brought-none"))
    for seat, text in kept.brought.items():
        there = brought.get(seat) == text
        seats = _seats(match, [seat]) if 0 <= seat < match.game.players else str(seat)
        yield Point("randomness", there, Words("verify-brought-kept" if there else "verify-brought-lost", seats=seats))


def _seats(match: Match, seats: Sequence[int] | Mapping[int, str]) -> Words | str:
    return both([Words(f"colour-{match.game.seats[seat]}") for seat in seats])


def _result(file: MatchFile, match: Match) -> Point:
    result = Result(match.scores, match.winners) if match.over else None
    if file.resigned:
        seats = set(file.resigned)
        if match.over or file.result or len(seats) < len(file.resigned) or not seats <= set(range(match.game.players)):
            return Point("result", False, Words("match-resigned"))
        return Point("result", None, Words("verify-result-resigned", seats=_seats(match, sorted(seats))))
    if file.result != result:
        return Point("result", False, Words("match-other-result", claimed=_told(file.result), found=_told(result)))
    return Point("result", True, Words("verify-result" if result else "verify-result-none"))


def _told(result: Result | None) -> Words:
    return Words("match-result", scores=result.scores, winners=result.winners) if result else Words("match-no-result")


def _chain(file: MatchFile, match: Match, kept: Kept) -> Iterator[Point]:
    heads = match.heads()
    held = sorted(kept.heads, key=lambda head: int(head.split(":")[0]))
    wrong = [head for head in held if head not in heads]
    if file.regalia == 1:
        yield Point("chain", None, Words("verify-chain-old"))
    elif wrong:
        yield Point("chain", False, Words("verify-chain-other", moment=int(wrong[0].split(":")[0])))
    elif not held:
        yield Point("chain", None, Words("verify-chain-none"))
    else:
        moment = int(held[-1].split(":")[0])
        yield Point("chain", True, Words("verify-chain", moment=moment))
        if moment < len(match.moments) or match.draft:  # what nobody else saw is in no head
            yield Point("chain", None, Words("verify-chain-rest", moment=moment))
