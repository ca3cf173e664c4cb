"""A match: options, a deal and a list of moves are the whole truth; everything else follows from them.

Before each ply the dice are re-keyed with HMAC-SHA-256(key of the deal, ply), so draws seen so far say nothing about those
to come. The commitment is known from the start, the secret at the end: anybody can then replay the deal (see deal, verify).
A takeback is a line of the log like a move: nothing is rewritten, and whoever draws next from a pile has the dice that were taken back.
"""

import hashlib
import itertools
import secrets
import threading
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

import msgspec
import numpy as np

from regalia.core.deal import Deal
from regalia.core.errors import BadInput, Refusal, Refused, Words, quoted
from regalia.core.game import Game, rulebook
from regalia.core.lesson import Lesson, Ply, lesson_of
from regalia.core.match_file import MatchFile, Result, deal_of, read_file
from regalia.core.moves import Move
from regalia.core.origin import MOST, Origin, Part
from regalia.core.record import OVER, Due, Record, copied, due, whole
from regalia.core.story import Event, Moment, Step, seen
from regalia.core.talk import Said, heard
from regalia.core.values import as_whole


class Played(msgspec.Struct, frozen=True):
    """One line of the log."""

    ply: int
    seat: int
    move: Move
    dice: int | None = None  # the ply whose dice it rolled; None: it rolled none, or is older than a snapshot

    @property
    def written(self) -> str:
        return self.move.notation

    def notation(self, seat: int | None) -> str:
        """The move as `seat` may know it; others' secret moves are told without their details."""
        return self.move.family.name if self.move.family.secret and seat != self.seat else self.move.notation


class TakenBack(msgspec.Struct, frozen=True):
    """One line of the log: the match stands again as it did after its first `to` lines, with the decision of `seat`."""

    ply: int
    seat: int
    to: int
    seen: bool  # something hidden or random had been shown to the seat since

    @property
    def written(self) -> str:
        return f"{TAKEBACK} {self.to}"


TAKEBACK = "takeback"


class Match:
    """One game being played."""

    kind_of_game: ClassVar[type[Game]] = Game

    def __init__(
        self,
        of: Game,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        deal: Deal | None = None,
        position: Mapping[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> None:
        if seed is not None and secret is not None:
            raise BadInput("match-seed-or-secret")
        seed = as_whole(seed)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise BadInput("match-seed", value=quoted(seed))
        self.game = of
        own = secret or (secrets.token_bytes(32) if seed is None else secret_of(seed))
        self.deal = deal or Deal(own)
        self._position = None if position is None else position_of(of, position)
        self.origin = origin
        if position is not None:  # what is wrong with it is said before anything is made of it
            of.rooms.positions.lay_out(of.blank(), of.box, position)
        self._sealed = self.deal.sealed(of, self._position, origin.parts if origin else ())
        self._heads = [self._sealed.head]  # of the chain, as far as they were asked for
        state = copied(of.blank() if origin is None else origin.state, self._dice(0))
        if position is not None:  # what it leaves out is dealt by the dice
            of.rooms.positions.lay_out(state, of.box, position)
        elif origin is None:
            of.rules.setup(state, of.box)
        self._states: list[Record] = [state]  # one for every ply played; None for those before a snapshot
        self._stands: list[bool] = []  # per ply: it cannot be taken back
        self.moments: list[int] = []  # how many plies had been played at the end of each public moment
        self.log: list[Played | TakenBack] = []
        self._again: dict[int, tuple[int, ...]] = {}  # by pile: plies whose dice were taken back and come again, the first first
        self._resumed = 0  # lines of the log that a snapshot stands for
        self._dues: tuple[Record, Any] = (None, None)  # a state and whose decision is due in it
        self._listed: tuple[Record, list[int]] = (None, [])  # a state and its legal moves
        self._told: tuple[int, Sequence[Event]] = (0, ())  # a public moment and what happened in it
        self.words: tuple[Said, ...] = ()  # that were said across the table, and came with its file

    # what anybody may ask

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self._due.phase == OVER

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        now = self._due
        return None if now.phase == OVER else now.turn

    @property
    def ply(self) -> int:
        """How many lines the log has: moves, those taken back too, and takebacks."""
        return len(self.log)

    @property
    def turns_begun(self) -> int:
        """How many turns have begun."""
        return self._due.turns_begun

    @property
    def scores(self) -> list[int]:
        """The true points of every seat so far; final when the match is over."""
        points = np.zeros(self.game.players, np.int32)
        self.game.rules.scores(self.state, self.game.box, points)
        return [int(each) for each in points]

    @property
    def winners(self) -> list[int]:
        """The winning seats, several when they share the win; nobody before the end."""
        if not self.over:
            return []
        mask = self.game.rules.winners(self.state, self.game.box)
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    @property
    def commitment(self) -> str:
        """What the deal is bound to, published before anybody brings randomness to it."""
        return self._sealed.commitment

    @property
    def chain(self) -> str:
        """The head of the chain over all public moments, `12:9f3c…`; whoever keeps it can prove what was played so far."""
        return self.head(len(self.moments))

    def head(self, number: int) -> str:
        """The head of the chain after so many public moments."""
        heads = self._heads
        if number >= len(heads):
            heads = heads[:]  # a log may be told in another thread meanwhile
            while number >= len(heads):
                heads.append(self._link(heads[-1], len(heads)))
            self._heads = heads
        return f"{number}:{heads[number].hex()}"

    def heads(self) -> list[str]:
        """Every head of the chain, from the deal on."""
        return [self.head(number) for number in range(len(self.moments) + 1)]

    def _link(self, head: bytes, number: int) -> bytes:
        begin, end = self.moments[number - 2] if number > 1 else 0, self.moments[number - 1]
        return self._sealed.next(head, number, [(each.seat, each.written) for each in self.log[begin:end]])

    @property
    def draft(self) -> int:
        """How many moves the seat to move has made that it can still take back, and that nobody else knows of."""
        return self.ply - self._public_ply

    def view(self, seat: int | None = None, ply: int | None = None) -> Any:
        """What `seat` may see (None: a spectator), now or after `ply` moves."""
        return private(self.shared_view(seat, ply))

    def shared_view(self, seat: int | None = None, ply: int | None = None) -> Any:
        """The same, to be read and never written on: what everybody sees alike is the same object in every seat's view."""
        if ply is None and self.draft and self._seat(seat) != self.log[-1].seat:
            ply = self._public_ply
        return self.game.rooms.view.view(self._at(ply), self.game.box, self._seat(seat))

    def view_at(self, moment: int, seat: int | None = None) -> Any:
        """What `seat` saw after so many public moments."""
        if not 0 <= moment <= len(self.moments):
            raise BadInput("match-ply", high=len(self.moments), value=moment)
        return self.view(seat, self.moments[moment - 1] if moment else 0)

    def story(self, seat: int | None = None) -> list[Moment]:
        """All that has happened, moment by moment, as `seat` (None: a spectator) may know it."""
        return [self.moment(number, seat) for number in range(len(self.moments) + 1)]

    def moment(self, number: int, seat: int | None = None) -> Moment:
        """One public moment, counted from 1; 0 is the deal."""
        if not 0 <= number <= len(self.moments):
            raise BadInput("match-ply", high=len(self.moments), value=number)
        if number == 0 and self.origin:
            return Moment(0, None, [])  # nothing was dealt: it was all there
        self._seat(seat)
        if number == 0:
            return Moment(0, None, seen(self.game.rooms.story.tell_deal(self._at(0), self.game.box), seat))
        begin, end = self.moments[number - 2] if number > 1 else 0, self.moments[number - 1]
        last = self.log[end - 1]
        if isinstance(last, TakenBack):
            return Moment(number, last.seat, [], bisect_right(self.moments, last.to), last.seen)
        known, events = self._told  # a log may be told in another thread meanwhile
        if known != number:  # a public moment never changes: everybody asks for the same one
            self._at(begin)
            played = [each for each in self.log[begin:end] if isinstance(each, Played)]
            steps = [Step(each.seat, each.move, self._at(each.ply - 1), self._at(each.ply)) for each in played]
            events = self.game.rooms.story.tell(steps, self.game.box)
            self._told = number, events
        return Moment(number, last.seat, seen(events, seat))

    def legal(self) -> list[str]:
        """Every legal move, in notation."""
        return [self.game.moves[move].notation for move in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """Every legal move, as its id."""
        return self._legal[:]

    @property
    def _legal(self) -> list[int]:
        if self._listed[0] is not self.state:  # a state never changes: it is asked for its moves once
            moves = np.empty(self.game.rooms.moves.MAX_LEGAL, np.int16)
            count = 0 if self.over else self.game.rules.legal(self.state, self.game.box, moves)
            self._listed = (self.state, moves[:count].tolist())
        return self._listed[1]

    def why_not(self, move: int | str | Mapping[str, Any]) -> Refusal | None:
        """The rule that forbids a move now; None if it may be played."""
        wanted = self.game.moves.read(move)
        if wanted.id in self._legal:
            return None
        return self.game.rooms.view.why_not(self.state, self.game.box, wanted)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson this match began as: its game's, with the position and the deal of that lesson."""
        found = lesson_of(self.game.rulebook)
        if found is None or self.origin or self._position != found.position or self.deal.secret != secret_of(found.seed):
            return None
        return found if self.game.options == found.options and not any(self.deal.brought) else None

    @property
    def asked(self) -> Ply | None:
        """The move its lesson expects now; None without one, and where the lesson has ended or has been left."""
        return self.lesson.asked(self.standing) if self.lesson else None

    @property
    def standing(self) -> list[str]:
        """The moves that led here, without those taken back."""
        return [each.move.notation for each in self._standing()][::-1]

    @property
    def expected(self) -> int | None:
        """The first legal move that its lesson accepts now."""
        asked = self.asked
        return next((move for move in self.legal_ids() if asked.accepts(self.game.moves[move].notation)), None) if asked else None

    def off_lesson(self, move: Move) -> Refusal | None:
        """Why a move that the rules allow is not what the lesson asks for."""
        asked = self.asked
        return None if asked is None or asked.accepts(move.notation) else asked.step.refusal

    def position(self) -> dict[str, Any]:
        """The whole truth as a plain dict that `game.position` takes."""
        return self.game.rooms.positions.write(self.state, self.game.box)

    def redealt(self, seat: int, seed: int) -> Record:
        """A copy of the state with everything `seat` cannot know replaced by a guess; bots get nothing else."""
        from regalia.core.dice import key

        guess = copied(self.state)
        # Count only steps that the seat knows of: a guess that depends on the private steps of others reveals how many there were.
        key(guess, seed, len(self.moments) + (self.draft if seat == self.turn else 0))
        self._seat(seat)
        self.game.rules.redeal(guess, self.game.box, seat)
        return guess

    def preview(self, move: int | str | Mapping[str, Any], name: Callable[[int], str]) -> list[Words]:
        """What a move would bring the seat to move as far as it can know: tried on a guess of everything it cannot know."""
        wanted = self.game.moves.read(move)
        refusal = self.why_not(wanted.id)
        if refusal:
            raise Refused(refusal)
        room, seat = self.game.rooms.preview, self.turn
        if room is None or seat is None:
            return []
        return list(room.preview(self.redealt(seat, 0), self.game.box, wanted, name))

    # playing

    def play(self, move: int | str | Mapping[str, Any]) -> Self:
        """Play a move given as id, notation or JSON; a move the rules forbid raises `Refused` and changes nothing."""
        wanted = self.game.moves.read(move)
        refusal = self.why_not(wanted.id)
        if refusal:
            raise Refused(refusal)
        again = self._again.get(wanted.pile, ()) if self._again else ()
        number = again[0] if again else self.ply + 1
        before, dice = self._due, self._dice(number)
        after = copied(self.state, dice)
        self.game.rules.play(after, self.game.box, wanted.id)
        then = due(after)
        rolled = dice != then.dice
        if rolled and again:
            self._again = {**self._again, wanted.pile: again[1:]}
        self.log.append(Played(self.ply + 1, before.turn, wanted, number if rolled else None))
        self._states.append(after)
        self._dues = (after, then)
        unfinished = self.game.unfinished(after)
        passed = then.phase == OVER or _turn(then) != _turn(before)
        stands = passed or rolled or (wanted.family.reveals and not unfinished)
        self._stands.append(stands)
        if stands and not unfinished:
            self.moments.append(self.ply)
        return self

    def enter(self, line: str) -> Self:
        """Carry out a line of a log as it was written: a move, or a takeback."""
        word, _, to = line.partition(" ")
        return self.take_back(int(to)) if word == TAKEBACK and to.isdecimal() and len(to) < 10 else self.play(line)

    def dealt(self, table: str = "", brought: Sequence[str | None] = ()) -> Self:
        """The same match before its first move, at a table, with what people brought to the deal mixed in."""
        deal = Deal(self.deal.secret, table or self.deal.table, tuple(brought), self.deal.format)
        return type(self)(self.game, deal=deal, position=self._position, origin=self.origin)

    def branch(self, moment: int, *, seed: int | None = None, secret: bytes | None = None) -> Self:
        """A new match that plays on from a public moment of this one. What is hidden there stays as it is; what is drawn is drawn anew."""
        if not 0 <= moment <= len(self.moments):
            raise BadInput("match-ply", high=len(self.moments), value=moment)
        ply = self.moments[moment - 1] if moment else 0
        state, earlier = self._at(ply), self.origin.parts if self.origin else ()
        if whole(state, "phase") == OVER:
            raise BadInput("branch-end")
        if len(earlier) >= MOST:
            raise BadInput("branch-most", most=MOST)
        lines, deal = [line.written for line in self.log[:ply]], self.deal
        part = Part(deal.format, self.commitment, moment, lines, deal.secret.hex(), deal.table, list(deal.brought), self._position)
        return type(self)(self.game, seed=seed, secret=secret, origin=Origin((*earlier, part), state))

    def copy(self) -> Self:
        """The same match, to try a move on; what was played is shared, what follows is not."""
        twin = object.__new__(type(self))  # a fifteenth of the time of copy.copy
        twin.__dict__.update(self.__dict__)
        twin._states, twin._stands, twin.log, twin.moments = self._states[:], self._stands[:], self.log[:], self.moments[:]
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()  # states and lines of the log never change

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what everything follows from; unpickling plays the log again."""
        lines = [line.written for line in self.log]
        return _played_again, (type(self), self.game, self.deal, self._position, self.origin, lines, self.words)

    def why_not_undo(self) -> Refusal | None:
        """Why the last move must stand; None if it can be taken back."""
        if not self.log or isinstance(self.log[-1], TakenBack):
            return Refusal("UNDO", "undo-nothing")
        before = self._states[-2]
        if before is None or self.over or _turn(due(before)) != _turn(self._due):
            return Refusal("UNDO", "undo-turn-over")
        if self._stands[-1]:
            return Refusal("UNDO", "undo-revealed")
        return None

    def undo(self) -> Move:
        """Take back the last move of the turn that is still going on, unless it showed something new."""
        refusal = self.why_not_undo()
        if refusal:
            raise Refused(refusal)
        return self._undo()

    def _undo(self) -> Move:
        last = self.log.pop()
        self._states.pop()
        self._stands.pop()
        assert isinstance(last, Played)
        return last.move

    # taking back

    def previous(self, seat: int) -> int | None:
        """The line of the log after which `seat` made its last decision that stands; None: it has made none."""
        return next((each.ply - 1 for each in self._standing() if each.seat == seat), None)

    def since(self, line: int, seat: int | None = None) -> list[Played]:
        """The moves that stand and were made after a line of the log, the first first; those `seat` knows of, if one is named."""
        self._remember()
        found = list(itertools.takewhile(lambda each: each.ply > line, self._standing()))[::-1]
        return [each for each in found if seat is None or each.seat == seat or each.ply <= self._public_ply]

    def seen_since(self, line: int, seat: int) -> bool:
        """Whether anything was drawn, or shown by another seat, since a line of the log, as far as `seat` can know."""
        known = self.since(line, seat)
        return any(each.dice is not None or (each.seat != seat and each.move.family.reveals) for each in known)

    def take_back(self, line: int) -> Self:
        """Go back to the decision after so many lines of the log. Nothing is rewritten, and what was drawn comes again.

        The log goes back to the public moment before that decision; its player's own steps from there are played again.
        """
        if self.over:
            raise Refused(Refusal("UNDO", "takeback-over"))
        if not 0 <= line < self.ply or line not in self._stops():
            raise BadInput("match-takeback", value=line)
        self._remember()
        while line < self._public_ply and self.draft and not self._stands[-1]:
            self._undo()  # what could still be undone has not happened
        past = [0, *self.moments]
        begin = past[bisect_right(past, line) - 1]
        steps = [each.move for each in self.log[begin:line] if isinstance(each, Played)]
        taken = self.since(begin)
        if len(taken) <= len(steps):
            raise BadInput("match-takeback", value=line)
        for each in reversed(taken):
            if each.dice is not None:
                self._again = {**self._again, each.move.pile: (each.dice, *self._again.get(each.move.pile, ()))}
        seat = whole(self._at(begin), "turn")
        self.log.append(TakenBack(self.ply + 1, seat, begin, self.seen_since(begin, seat)))
        self._states.append(self._at(begin))
        self._stands.append(True)
        self.moments.append(self.ply)
        for move in steps:
            self.play(move.id)
        return self

    def _standing(self) -> Iterator[Played]:
        """The moves that have not been taken back, the last first."""
        return (each for at in self._stops() if at and isinstance(each := self.log[at - 1], Played))

    def _stops(self) -> Iterator[int]:
        """The lines of the log that lead to the present, from the last back to none at all."""
        at = self.ply
        yield at
        while at:
            line = self.log[at - 1]
            at = line.to if isinstance(line, TakenBack) else at - 1
            yield at

    def _remember(self) -> None:
        """A snapshot does not know who drew when; what led to it is played again, once."""
        if self._resumed:
            begun = self._begun(self._resumed)
            self._states[: self._resumed + 1], self.log[: self._resumed] = begun._states, begun.log
            self._resumed = 0

    # files

    def to_json(self, *, public: bool = False, resigned: Sequence[int] = ()) -> str:
        """The match as a JSON file; a public one leaves out the secret and the moves until the game is over: the story tells them.

        `resigned` are the seats that gave up, where the match ended with that and not by the rules.
        """
        hide = public and not self.over
        file = MatchFile(
            regalia=self.deal.format,
            game=self.game.name,
            rules_version=self.game.rulebook.rules_version,
            options=self.game.options,
            commitment=self.commitment,
            moves=[] if hide else [line.written for line in self.log],
            secret=None if hide else self.deal.secret.hex(),
            position=None if hide else self._position,
            result=Result(self.scores, self.winners) if self.over else None,
            table=self.deal.table,
            brought=list(self.deal.brought),
            lesson=self.lesson is not None,
            origin=[part.without_secrets() if hide else part for part in self.origin.parts] if self.origin else [],
            words=[] if hide else list(self.words),
            resigned=list(resigned),
        )
        return msgspec.json.format(msgspec.json.encode(file)).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Replay a match file to the moment it was saved."""
        file = read_file(text)
        if file.secret is None:
            raise BadInput("match-no-secret")
        return replay(file, begin(file, cls))

    def snapshot(self) -> bytes:
        """The state as bytes, so that a long match need not be replayed to go on with it."""
        return self.state.tobytes()

    @classmethod
    def resume(
        cls,
        of: Game,
        deal: Deal,
        log: Sequence[Played],
        moments: Sequence[int],
        snapshot: bytes,
        position: Mapping[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> Self:
        """A match whose moves so far, none of them taken back, led to `snapshot`; the last of them ended a public moment."""
        match = cls(of, deal=deal, position=position, origin=origin)
        state = of.blank()
        if len(snapshot) != state.nbytes:
            raise BadInput("match-snapshot")
        state.setfield(np.frombuffer(snapshot, state.dtype)[0], state.dtype)
        match._states += [None] * (len(log) - 1) + [state]
        match._stands = [True] * len(log)
        match.log, match.moments, match._resumed = list(log), list(moments), len(log)
        return match

    # inside

    @property
    def state(self) -> Record:
        """The record itself: the whole truth, never to be changed."""
        return self._states[-1]

    @property
    def _public_ply(self) -> int:
        return self.moments[-1] if self.moments else 0

    def _at(self, ply: int | None) -> Record:
        if ply is None:
            return self.state
        if not 0 <= ply <= self.ply:
            raise BadInput("match-ply", high=self.ply, value=ply)
        if self._states[ply] is None:
            self._states[: ply + 1] = self._begun(ply)._states
        return self._states[ply]

    def _begun(self, ply: int) -> "Match":
        """The match up to a line of its log, played again."""
        begun = Match(self.game, deal=self.deal, position=self._position, origin=self.origin)
        for line in self.log[:ply]:
            begun.enter(line.written)
        return begun

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise BadInput("match-seat", high=self.game.players - 1, value=seat)
        return seat

    @property
    def _due(self) -> Due:
        """Whose decision is due; a state never changes, so it is read once."""
        known, found = self._dues  # another thread may ask meanwhile
        if known is not self._states[-1]:
            known = self._states[-1]
            found = due(known)
            self._dues = (known, found)
        return found

    def _dice(self, ply: int) -> bytes:
        return self._sealed.digest(b"%d" % ply)[:16]


def _played_again(kind: type[Match], of: Game, deal: Deal, position: Any, origin: Origin | None, lines: Sequence[str], words: Any) -> Match:
    match = kind(of, deal=deal, position=position, origin=origin)
    for line in lines:
        match.enter(line)
    match.words = words
    return match


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(b"regalia seed %d" % seed).digest()


def position_of(of: Game, given: Any) -> dict[str, Any]:
    """Return a position as a dict of its own; refuse anything but a mapping."""
    if not isinstance(given, Mapping):
        raise BadInput("value-dict", name=Words("position-of", game=of.rulebook.title), value=quoted(given))
    return dict(given)


def _turn(now: Due) -> tuple[int, int]:
    """Which turn it is, and whose."""
    return now.turns_begun, now.turn


def private(view: Any) -> Any:
    """A view of one's own, to write on if one likes."""
    kind = type(view)
    with _one_by_one:
        if kind not in _decoders:
            _decoders[kind] = msgspec.json.Decoder(kind)
    return _decoders[kind].decode(msgspec.json.encode(view))


_decoders: dict[type, msgspec.json.Decoder[Any]] = {}
_one_by_one = threading.Lock()  # two threads in which msgspec meets the same type for the first time crash the interpreter


M = TypeVar("M", bound=Match)


def begin(file: MatchFile, kind: type[M]) -> M:
    """The match of a file before its first move."""
    of = kind.kind_of_game(rulebook(file.game, file.rules_version), file.options)
    if file.origin and file.position is not None:
        raise BadInput("match-origin", moment=0)
    return kind(of, deal=deal_of(file), position=file.position, origin=retrace(of, file.origin))


def retrace(of: Game, parts: Sequence[Part]) -> Origin | None:
    """Play the matches that a match came from again, each up to the moment from which the next went on."""
    if len(parts) > MOST:
        raise BadInput("branch-most", most=MOST)
    origin = None
    for number, part in enumerate(parts, 1):
        match = replay(part, Match(of, deal=part.deal, position=part.position, origin=origin))
        ended = (match.moments[-1] if match.moments else 0) == match.ply and not match.over
        if match.commitment != part.commitment or len(match.moments) != part.moment or not ended:
            raise BadInput("match-origin", moment=part.moment)
        origin = Origin(tuple(parts[:number]), match.state)
    return origin


def replay(file: MatchFile | Part, match: M) -> M:
    """Play the moves of a file on its match as it began."""
    for ply, move in enumerate(file.moves, 1):
        try:
            match.enter(move)
        except (BadInput, Refused) as error:
            raise BadInput("match-move", ply=ply, reason=error) from None
    if isinstance(file, MatchFile):
        match.words = heard(file.words, match.game.players, len(match.moments))
    return match
