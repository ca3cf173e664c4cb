"""A table at one moment, folded from its log: the match, who sits where, and what every seat may be told of it."""

import hashlib
import json
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.origin import Part
from regalia.core.record import Layout
from regalia.core.story import Event
from regalia.core.talk import Said
from regalia.table import clock
from regalia.table.encoding import encoded_cards, encoded_once, move_card
from regalia.table.messages import (
    LessonMark,
    Line,
    LiveClock,
    MoveCard,
    OriginCard,
    Outcome,
    SeatCard,
    SoftClock,
    State,
    TakebackCard,
    WordCard,
    speak,
)
from regalia.table.notices.notice import Player
from regalia.table.store import Entry, Snapshot, Summary
from regalia.table.telling import Worded, came_from, in_words, took_back
from regalia.table.timeline import UNTIMED, Timeline
from regalia.text import say

SNAPSHOT_EVERY = 16  # plies
LONGEST = 20_000  # entries of a log; no match gets that far, but somebody could move back and forth for ever
TALK = ("word", "rename", "propose", "pause", "resume")  # entries that are not part of the game
LATELY = 30.0  # seconds over which messages are counted
MOMENTS = ("play", "takeback")  # entries whose public lines are moments of the game


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat now."""

    kind: str  # person, bot or open
    bot: str | None = None
    name: str = ""
    resigned: bool = False
    came: bool = False  # somebody has sat down here, and is not just expected
    fresh: bool = False  # earlier tokens of the seat ended with this
    brought: str | None = None  # to the deal
    guest: bool = False  # at a rematch: not the seat of whoever created the first table


# Made before any thread reads a table: see `private` in core/match.py.
_CHAIR, _CHAIRS = msgspec.json.Decoder(Chair), msgspec.json.Decoder(list[Chair])
_WORD, _ORIGIN = msgspec.json.Decoder(WordCard), msgspec.json.Decoder(list[Part])


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on when the table was created; it holds for its rematches too."""

    takebacks: bool = False
    clock: SoftClock | LiveClock | None = None
    words: str = "nobody"  # who may write messages: nobody, players, everybody
    keep_words: bool = True
    circle: str | None = None  # of friends, to whom it belongs


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat, as a circle's pages show it: without names."""

    kind: str
    bot: str | None
    resigned: bool


class Standing(msgspec.Struct, frozen=True):
    """A table as it is stored for the pages of its circle."""

    seats: list[Sitter]
    moved: float  # when the game last changed
    ended: str | None
    result: Outcome | None


class Asked(NamedTuple):
    """A takeback that others have to agree to."""

    seq: int  # the public line that asks
    seat: int
    line: int  # of the match's log, to go back to
    agreed: frozenset[int]


class PublicLine(NamedTuple):
    """A line of the log that everybody may read, each as they may know it."""

    seq: int
    moment: int  # how many moments of the game had been seen with it
    entry: Entry


class TableState:
    """Immutable: every entry of the log makes the next one."""

    def __init__(self, row: dict[str, Any], match: Match, chairs: Sequence[Chair]) -> None:
        self.id: str = row["id"]
        self.created: float = row["created"]
        self.rules_version: int = row["rules_version"]
        self.secret: str = row["secret"]
        self.match = self._plain = match  # as it is dealt if nobody brings anything to the deal
        self.chairs = tuple(chairs)
        self.takebacks = bool(row.get("takebacks"))  # agreed to when the table was made
        self.clock = clock.read(row.get("clock"), len(self.chairs))
        self.words: str = row.get("words") or "nobody"
        self.keep_words = bool(row.get("keep_words", True))
        self.said = 0  # messages, in all
        self.spoke: dict[int | None, tuple[float, ...]] = {}  # by seat, when it spoke lately; None: spectators
        self.reported: frozenset[tuple[int, int]] = frozenset()  # lines, and the seats that reported them
        self.at = self.noted = self.created  # when the last entry was written, a private one too; noted: the moment in this process
        self.timeline = UNTIMED
        self.circle: str | None = row.get("circle")  # of friends, to whom it belongs
        self.people: frozenset[int] = frozenset()  # seats that people have held since the match began
        self.asked: Asked | None = None
        self.backed = 0  # the last public line that took something back
        self.start: str = row["start"]  # what the match waits for: full, asked, now
        self.started = False
        self._laid_by = next((seat for seat, chair in enumerate(chairs) if chair.kind == "person" and not chair.guest), None)
        self.seq = 0  # entries of the log, private ones too: never told to anybody
        self.public = 0  # lines of the log that everybody may read; clients know it as seq
        self.moved = 0  # the last of them that changed the game itself
        self.dealt = 0  # the first of them since the match began, which tells the deal
        self.changed = self.created  # when the last of them was written
        self.moved_at = self.created  # and the last that changed the game
        self.ended: str | None = "rules" if match.over else None
        self.rematch: str | None = None
        self.sat = 0  # the last entry with which somebody sat down, or a seat changed otherwise
        self.opened = (0,) * len(self.chairs)  # per seat, the last entry that took it from its holder
        self.agreed: dict[int, tuple[str, frozenset[int]]] = {}  # per seat, what others agree it should become, and who
        self._kept = match.ply  # at the last snapshot
        self._names: dict[str, list[str]] = {}  # in each language, as long as the same people sit here
        self._for_all: State | None = None
        self._spoken: dict[int | None, bytes] = {}
        self._told: dict[tuple[int, str], list[tuple[list[Event], Line]]] = {}  # lines in a language, and the events that they tell
        self._worded: dict[str, dict[int, Worded]] = {}  # in each language, what happened, by the event's id
        self._see_whether_started()
        if self.clock and not self.waiting:
            self.clock = self.clock.begun(self)
        if self.waiting and match.deal.format > 1:
            self.match = Match(match.game, secret=hashlib.sha256(b"before the deal").digest())  # to look at: nothing is dealt yet

    # what it says

    @property
    def game(self) -> Game:
        return self.match.game

    @cached_property
    def turn(self) -> int | None:
        return None if self.ended else self.match.turn

    @property
    def waiting(self) -> bool:
        """Whether nobody moves yet, because the match has not been started."""
        return not self.started and not self.ended

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def host(self) -> int | None:
        """The seat of whoever is expected to start the match, while the table waits."""
        return self.hosts_seat if self.waiting else None

    @property
    def hosts_seat(self) -> int | None:
        """The seat of whoever created the table (the first for a person), as long as it is theirs."""
        seat = self.laid_by
        return seat if seat is not None and self.chairs[seat].kind == "person" else None

    @property
    def laid_by(self) -> int | None:
        """The same, also while a bot plays there."""
        return self._laid_by if self._laid_by is not None and not self.opened[self._laid_by] else None

    def others(self, seat: int) -> set[int]:
        """The seats of the other people at the table."""
        return {number for number, chair in enumerate(self.chairs) if number != seat and chair.kind == "person"}

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may take back moves: against bots alone, or because everybody here has agreed to it."""
        return self.takebacks or self.people <= {seat}

    def way_back(self, seat: int | None) -> str | None:
        """What a seat can do about its last move: take it back ("free"), "ask" the others, or nothing. Known from what it sees."""
        if seat is None or self.turn is None or self.waiting or self.chairs[seat].kind != "person" or not self.may_take_back(seat):
            return None
        line, others = self.match.previous(seat), self.others(seat)
        if line is None or not others:
            return None if line is None else "free"
        theirs = any(each.seat in others for each in self.match.since(line, seat))
        return "ask" if theirs or self.match.seen_since(line, seat) else "free"

    @property
    def takeback(self) -> TakebackCard | None:
        """The takeback that waits for the others."""
        if self.asked is None:
            return None
        seq, seat, line, agreed = self.asked
        return TakebackCard(seq, seat, self.match.seen_since(line, seat), sorted(self.others(seat) - agreed))

    @property
    def committed(self) -> Match:
        """The match whose commitment is public: while the table waits, nothing has been dealt from it."""
        return self._plain if self.waiting else self.match

    @property
    def room(self) -> int:
        """How many entries its log still takes; messages are counted elsewhere."""
        return LONGEST - self.seq + self.said

    @property
    def bot_due(self) -> str | None:
        """The bot whose move it is, as long as the log takes it."""
        if self.turn is None or self.waiting or self.room <= 0:
            return None
        return self.chairs[self.turn].bot if self.chairs[self.turn].kind == "bot" else None

    @property
    def drafter(self) -> int | None:
        """The seat that has made moves nobody else knows of yet."""
        return self.match.log[-1].seat if self.match.draft else None

    def step(self, seat: int | None) -> int:
        """How many moves of its own a seat can still take back; for the others these have not happened."""
        return self.match.draft if seat is not None and seat == self.drafter else 0

    @property
    def moment(self) -> int:
        """How many moments of the game everybody has seen."""
        return len(self.match.moments)

    @property
    def summary(self) -> Summary:
        looked_for = self.bot_due is not None and any(chair.kind != "bot" for chair in self.chairs)  # bots alone wait for a watcher
        due = self.timeline.on_the_wall(at) if self.clock and (at := self.clock.due(self.noted)) is not None else None
        return Summary(self.public, self.moment, self.turn, looked_for, self.changed, self.waiting, due, self._standing())

    @property
    def terms(self) -> Terms:
        return Terms(self.takebacks, self.clock.agreed if self.clock else None, self.words, self.keep_words, self.circle)

    def _standing(self) -> str | None:
        """What a circle's pages need of its table, all of it public."""
        if self.circle is None:
            return None
        seats = [Sitter(chair.kind, chair.bot, chair.resigned) for chair in self.chairs]
        return speak.encode(Standing(seats, self.moved_at, self.ended, self.result)).decode()

    def names(self, lang: str) -> list[str]:
        """What the players are called in a sentence: by their name, or by their colour."""
        if lang not in self._names:
            seats = zip(self.chairs, self.game.seats, strict=True)
            self._names[lang] = [chair.name or say(f"colour-{colour}", lang).capitalize() for chair, colour in seats]
        return self._names[lang]

    def card(self, seat: int, chair: Chair) -> SeatCard:
        return SeatCard(seat, self.game.seats[seat], chair.kind, chair.bot, chair.name, chair.resigned)  # type: ignore[arg-type]

    @cached_property
    def players(self) -> list[Player]:
        """Who sits here, as notices name them."""
        return [Player(chair.name, colour) for chair, colour in zip(self.chairs, self.game.seats, strict=True)]

    @cached_property
    def _cards(self) -> list[SeatCard]:
        return [self.card(number, chair) for number, chair in enumerate(self.chairs)]

    def spoken(self, seat: int | None, viewers: Callable[[], Iterable[int | None]] = tuple) -> bytes:
        """A state as it is sent. It is made for all viewers at once, because much of it is the same."""
        if seat not in self._spoken:
            for each in {seat, *viewers()}.difference(self._spoken):
                self._spoken[each] = speak.encode(self.state(each, encoded=True))
        return self._spoken[seat]

    def forget_spoken(self) -> None:
        """Something outside the log has changed the state: this process has stood still."""
        self._for_all, self._spoken = None, {}

    def state(self, seat: int | None, *, encoded: bool = False) -> State:
        """Everything a seat may know, or spectators; `encoded`: where parts of it are sent again and again, as they are sent."""
        if self._for_all is None:
            self._for_all = self._state_for_all()
        view = self.match.shared_view(None if self.waiting and self._plain.deal.format > 1 else seat)
        if encoded:
            view = msgspec.structs.replace(view, **{name: encoded_once(getattr(view, name)) for name in self.game.rooms.view.LASTING})
        if seat is None:
            return msgspec.structs.replace(self._for_all, view=view)
        decides = seat == self.turn and self.chairs[seat].kind == "person" and not self.waiting
        return msgspec.structs.replace(
            self._for_all,
            step=self.step(seat),
            seat=seat,
            can_undo=decides and self._last_mover() == seat and self.match.why_not_undo() is None,
            take_back=self.way_back(seat),
            legal=(self._legal_encoded() if encoded else self._legal()) if decides else [],
            view=view,
            circle=self.circle,
            lesson=self._lesson(seat),
        )

    def _state_for_all(self) -> State:
        """What a spectator may be told, except the view of the game."""
        return State(
            table=self.id,
            game=self.game.name,
            options=self.game.options,
            rules_version=self.rules_version,
            seq=self.public,
            step=0,
            moment=self.moment,
            seat=None,
            seats=self._cards,
            host=self.host,
            waiting=self.waiting,
            turn=self.turn,
            over=self.ended is not None,
            ended=self.ended,  # type: ignore[arg-type]
            can_undo=False,
            takebacks=self.takebacks,
            take_back=None,
            takeback=self.takeback,
            clock=self.clock.card(self.timeline.stood) if self.clock else None,
            words=self.words,  # type: ignore[arg-type]
            keep_words=self.keep_words,
            legal=[],
            view=None,
            result=self.result,
            commitment=self.committed.commitment,
            chain="" if self.waiting else self.match.chain,
            secret=self.secret if self.ended else None,
            rematch=self.rematch,
            circle=None,
            lesson=None,
            origin=self._origin,
            created=self.created,
            changed=self.changed,
        )

    def _legal(self) -> list[MoveCard]:
        moves = self.game.moves
        return [move_card(moves[move]) for move in self._legal_ids()]

    def _legal_encoded(self) -> list[msgspec.Raw]:
        cards = encoded_cards(self.game.moves)
        return [cards[move] for move in self._legal_ids()]

    def _legal_ids(self) -> list[int]:
        moves, asked, legal = self.game.moves, self.match.asked, self.match.legal_ids()
        return legal if asked is None else [move for move in legal if asked.accepts(moves[move].notation)]

    @property
    def _origin(self) -> OriginCard | None:
        origin = self._plain.origin
        return OriginCard(origin.table or None, origin.moment) if origin else None

    def _lesson(self, seat: int | None) -> LessonMark | None:
        lesson = self.match.lesson
        if lesson is None or seat != lesson.seat:
            return None
        done = lesson.followed(self.match.standing)
        return LessonMark(done or 0, done is None or done == len(lesson.plies))

    def aside(self) -> "TableState":
        """The same, to tell a long log from: what it puts into words is forgotten with it."""
        twin = TableState.__new__(TableState)
        twin.__dict__.update(self.__dict__, _told={}, _worded={})
        return twin

    def told(self, line: PublicLine, seat: int | None, lang: str) -> Line:
        """A line of the log as `seat` may know it; seats that know the same share it."""
        events = [*self.match.moment(0, seat).events] if line.seq == self.dealt else []
        if line.entry.kind == "play":
            events += self.match.moment(line.moment, seat).events
        told = self._told.setdefault((line.seq, lang), [])
        found = next((each for known, each in told if known == events), None)
        if found is None:
            found = self._put_into_words(line, events, lang)
            told.append((events, found))
        return found

    def _put_into_words(self, line: PublicLine, events: Sequence[Event], lang: str) -> Line:
        entry, who = line.entry, None
        if entry.kind == "sit" and entry.seat is not None:
            who = self.card(entry.seat, _CHAIR.decode(entry.said))
        elif entry.kind == "agree":
            about, kind = json.loads(entry.said)
            who = self.card(about, Chair(kind, None, self.chairs[about].name))
        said, back = in_words(events, self.names(lang).__getitem__, lang, self._worded.setdefault(lang, {})), None
        if entry.kind == "takeback":
            moment = self.match.moment(line.moment)
            said, back = ([], [took_back(moment, self.names(lang), lang)], []), moment.back
        if line.seq == self.dealt and self._origin:
            said[1].insert(0, came_from(self._origin.table, self._origin.moment, lang))
        rematch = entry.said if entry.kind == "rematch" else None
        chain = self.match.head(line.moment) if entry.kind in MOMENTS else None
        more = self._more(entry)
        if entry.kind == "rename" and entry.seat is not None:
            before, name = json.loads(entry.said)
            who, more = self.card(entry.seat, Chair("person", None, name)), {"before": before}
        return Line(line.seq, line.moment, entry.kind, entry.seat, *said, rematch, who, back, chain, entry.at, **more)  # type: ignore[arg-type]

    def _more(self, entry: Entry) -> dict[str, Any]:
        """The fields that only some kinds of lines have."""
        if entry.kind == "word" and entry.said:
            return {"word": _WORD.decode(entry.said)}
        if entry.kind == "flag":
            return {"what": "bot" if entry.said else "ask"}
        return {"what": entry.said or "withdraw"} if entry.kind == "propose" else {}

    @property
    def result(self) -> Outcome | None:
        if self.ended is None:
            return None
        left = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        winners = self.match.winners if self.ended == "rules" else left if len(left) == 1 else []
        return Outcome(self.match.scores, winners)

    def file(self, words: tuple[Said, ...] = ()) -> str:
        """The match file, with the messages that were kept: complete when the match is over, then with who resigned, if it ended so."""
        match = self.committed.copy()
        match.words = words
        gave_up = [seat for seat, chair in enumerate(self.chairs) if chair.resigned] if self.ended == "resignation" else []
        return match.to_json(public=self.ended is None, resigned=gave_up)

    def _last_mover(self) -> int | None:
        return self.match.log[-1].seat if self.match.log else None

    def snapshot(self) -> Snapshot | None:
        """The state itself, stored now and then at a moment that cannot be undone."""
        return Snapshot(self.seq, layout_of(self.game), self.match.snapshot()) if self._worth_keeping() else None

    def _worth_keeping(self) -> bool:
        return self.public == self.moved and self.match.ply - self._kept >= SNAPSHOT_EVERY and not self.match.draft

    # what happens to it

    def timed(self, timeline: Timeline) -> "TableState":
        """The same, played by this process: its clock runs on from what the log says."""
        self.timeline, self.noted = timeline, timeline.since(self.at)
        if self.clock:
            self.clock = self.clock._replace(since=timeline.since(self.clock.since))
        return self

    @property
    def date(self) -> float:
        """The date of an entry that is made now: never before the last one, even if the system's clock was put back."""
        return self.dated()[0]

    def dated(self) -> tuple[float, float]:
        """The same, and the moment in this process."""
        moment, wall = self.timeline.read()
        return round(max(wall, self.at + max(0.0, moment - self.noted)), 3), moment

    def after(self, entry: Entry, moment: float | None = None) -> "TableState":
        """The table after an entry that was written at a moment of this process; None: the process that wrote it does not matter."""
        moment = entry.at if moment is None else moment
        then = TableState.__new__(TableState)
        then.__dict__.update(self.__dict__, _for_all=None, _spoken={}, _told={}, _worded={}, seq=entry.seq, at=entry.at, noted=moment)
        if self._worth_keeping():
            then._kept = self.match.ply
        if entry.kind == "play":
            then.match = self.match.copy().play(entry.said)
            then.ended = "rules" if then.match.over else None
        elif entry.kind == "undo":
            then.match = self.match.copy()
            then.match.undo()
        elif entry.kind == "takeback":
            then.match, then.asked = self.match.copy().take_back(int(entry.said)), None
        elif entry.kind == "ask" and entry.seat is not None:
            then.asked = Asked(self.public + 1, entry.seat, int(entry.said), frozenset())
        elif entry.kind == "allow" and self.asked and entry.seat is not None:
            then.asked = self.asked._replace(agreed=self.asked.agreed | {entry.seat})
        elif entry.kind == "refuse":
            then.asked = None
        elif entry.kind == "sit" and entry.seat is not None:
            chair, then.sat = _CHAIR.decode(entry.said), entry.seq
            then._sit(entry.seat, chair)
            if chair.kind == "open" or chair.fresh:
                then.opened = (*self.opened[: entry.seat], entry.seq, *self.opened[entry.seat + 1 :])
            then.agreed = {seat: (kind, people - {entry.seat}) for seat, (kind, people) in self.agreed.items() if seat != entry.seat}
        elif entry.kind == "agree" and entry.seat is not None:
            then._agree(entry.seat, *json.loads(entry.said))
        elif entry.kind == "resign" and entry.seat is not None:
            then._resign(entry.seat, entry)
        elif entry.kind == "start":
            if entry.said and entry.seat is not None:
                then._seat(entry.seat, msgspec.structs.replace(self.chairs[entry.seat], brought=entry.said))
            then._begin()
        elif entry.kind == "rematch":
            then.rematch = entry.said
        elif entry.kind == "rename" and entry.seat is not None:
            then._seat(entry.seat, msgspec.structs.replace(self.chairs[entry.seat], name=json.loads(entry.said)[1]))
        elif entry.kind == "word":
            lately = [at for at in self.spoke.get(entry.seat, ()) if at > entry.at - LATELY]
            then.said, then.spoke = self.said + 1, {**self.spoke, entry.seat: (*lately, entry.at)}
        elif entry.kind == "report" and entry.seat is not None:
            then.reported = self.reported | {(json.loads(entry.said)["line"], entry.seat)}
        elif entry.kind == "flag" and entry.seat is not None and entry.said:
            chair = self.chairs[entry.seat]
            then._sit(entry.seat, Chair("bot", entry.said, chair.name, came=chair.came))
        then.__dict__.pop("turn", None)  # computed for the state before
        if entry.kind not in ("play", "undo", "report") or then.moment > self.moment:
            then._publish(entry)
            if self.clock:
                then.clock = self.clock.after(entry, self, then, moment)
        else:  # a private step: the others see what they saw before
            then._spoken = {seat: said for seat, said in self._spoken.items() if seat != entry.seat}
        return then

    def passed(self, entry: Entry) -> "TableState":
        """The same after an entry whose effect on the game is in the snapshot that it will continue from."""
        self.seq, self.at = entry.seq, entry.at
        if entry.public is not None and entry.public > self.public:
            self._publish(entry)
        return self

    def resume(self, match: Match) -> None:
        """Continue from a snapshot of the match; everything else has been folded already."""
        self.match, self._kept, self._for_all, self._spoken = match, match.ply, None, {}
        self.ended = self.ended or ("rules" if match.over else None)

    def _publish(self, entry: Entry) -> None:
        self.public += 1
        if entry.kind not in ("word", "rename"):  # messages and new names are not progress
            self.changed = entry.at
        if self.started and not self.dealt and entry.kind not in TALK:
            self.dealt = self.public
        if entry.kind in ("play", "takeback", "resign"):
            self.moved, self.moved_at = self.public, entry.at
        if entry.kind == "takeback":
            self.backed = self.public
        if entry.kind in ("play", "resign", "sit", "flag"):
            self.asked = None  # somebody plays on, or somebody else has to be asked

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs, self._names = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :]), {}
        for known in ("_cards", "players"):
            self.__dict__.pop(known, None)

    def _sit(self, seat: int, chair: Chair) -> None:
        self._seat(seat, chair)
        if self.started and chair.kind == "person":
            self.people |= {seat}
        self._see_whether_started()

    def _agree(self, who: int, seat: int, kind: str) -> None:
        known, people = self.agreed.get(seat, (kind, frozenset()))
        self.agreed = {**self.agreed, seat: (kind, (people if known == kind else frozenset()) | {who})}

    def _see_whether_started(self) -> None:
        """A table that waits only for its seats begins when the last is taken; whoever leaves later does not stop it."""
        if not self.started and (self.start == "now" or (self.start == "full" and self.full)):
            self._begin()

    def _begin(self) -> None:
        """Deal the cards, from the secret the server is committed to and what the people here have brought."""
        self.started = True
        self.people = frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "person")
        brought = [chair.brought if chair.kind == "person" else None for chair in self.chairs]
        self.match = self._plain.dealt(brought=brought) if any(brought) and self._plain.deal.format > 1 else self._plain

    def _resign(self, seat: int, entry: Entry) -> None:
        """A bot plays on for those who stay; when nobody is left to play against, the match ends."""
        self._sit(seat, Chair("bot", entry.said, self.chairs[seat].name, resigned=True))
        standing = [chair for chair in self.chairs if not chair.resigned]
        if len(standing) == 1 or all(chair.kind == "bot" for chair in standing):
            self.ended = "resignation"


def layout_of(of: Game) -> str:
    """Which rules and record layout a snapshot belongs to."""
    return f"{of.name} {of.rulebook.rules_version} {_checksum(of.rooms.state.STATE):08x}"


@cache
def _checksum(of: Layout) -> int:
    return zlib.crc32(repr(of.descr).encode())


def public_lines(entries: Sequence[Entry], known: PublicLine | None = None) -> list[PublicLine]:
    """The public lines among these entries, which follow the one that is known."""
    seq, moment = (known.seq, known.moment) if known else (0, 0)
    found = []
    for entry in entries:
        if entry.public is not None and entry.public > seq:
            seq, moment = entry.public, moment + (entry.kind in MOMENTS)
            found.append(PublicLine(seq, moment, entry))
    return found


def tell(state: TableState, lines: Sequence[PublicLine], seat: int | None, lang: str) -> list[Line]:
    """Lines of the log as `seat` may know them, in one language."""
    return [state.told(line, seat, lang) for line in lines]
