"""The process that opens match files of strangers: `python -m regalia.table.file_worker`, see match_files.

It keeps the rules loaded and never opens a file itself: every file is opened in a forked child with limits on time,
memory and output, so that whatever a file does ends with that child. Where the system cannot fork, it opens one file and exits.
"""

import contextlib
import itertools
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, Literal

import msgspec

from regalia.core.errors import BadInput, Words
from regalia.core.game import Game, rulebooks
from regalia.core.match import Match
from regalia.core.match_file import MatchFile, read_file
from regalia.core.origin import Part
from regalia.core.story import Moment
from regalia.core.system import can_fork, limit_process
from regalia.core.verify import Kept, Verdict, verify
from regalia.simulation.matches import at_random
from regalia.table.messages import WordCard
from regalia.table.options import game_from_outside
from regalia.table.page_messages import Opened, OpenedMoment, OpenedWord, PointCard, Verified
from regalia.table.telling import came_from, in_words, took_back
from regalia.text import seat_names

SECONDS = 20.0  # that one file may take; our longest takes one
MEMORY = 1 << 30  # bytes beyond what the rules themselves need
LARGEST = 48 << 20  # bytes of an answer
MOST_MOVES = 3000  # in a file; the longest match between bots has 800
LONGEST_ID = 40  # of the table where a match was played
DONE, REFUSED, BROKEN = b"+", b"-", b"!"  # what an answer begins with; then JSON, a sentence, nothing


class Task(msgspec.Struct, frozen=True):
    """A file and what to do with it."""

    do: Literal["verify", "open", "branch"]
    file: bytes
    game: str  # the game the file names, to have its rules ready
    lang: str = "en"
    seat: int | None = None
    moment: int = 0  # from which to play on
    own: bool = False  # a match of our own tables, which may have begun from a position
    commitment: str | None = None  # kept by somebody from the time of the match; see regalia.core.verify
    heads: list[str] = []
    brought: dict[int, str] = {}


def main() -> None:
    """Answer tasks from standard input on standard output, one at a time."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that gets printed may look like an answer
    ready: set[str] = set()
    while task := read_frame(sys.stdin.buffer):
        wanted = msgspec.msgpack.decode(task, type=Task)
        if wanted.game not in ready and wanted.game in rulebooks():
            prepare(wanted.game)
            ready.add(wanted.game)
        write_frame(answers, isolated(lambda wanted=wanted: carry_out(wanted)) if can_fork() else carry_out(wanted))  # type: ignore[misc]
        if not can_fork():
            return


def read_frame(source: BinaryIO) -> bytes:
    size = source.read(4)
    return source.read(int.from_bytes(size, "big")) if len(size) == 4 else b""


def write_frame(target: BinaryIO, content: bytes) -> None:
    target.write(len(content).to_bytes(4, "big") + content)
    target.flush()


def prepare(name: str) -> None:
    """Load the rules by playing a game, so that children find them loaded."""
    match = Match(Game(rulebooks()[name], {}), seed=0)
    for _ in at_random(match):
        pass
    for seat in (None, 0):
        match.view(seat)
    verify(match.to_json())


# in a child


def carry_out(task: Task) -> bytes:
    try:
        file = read_file(task.file)
        if not task.own:
            check_length([*file.origin, file])
        game_from_outside(file.game, file.options, file.rules_version)
        kept = Kept(task.commitment, task.heads, task.brought)
        verdict = verify(task.file, kept)
        return DONE + msgspec.json.encode(ANSWERS[task.do](verdict, task))
    except BadInput as error:
        return REFUSED + error.sentence(task.lang).encode()
    except RecursionError:
        return REFUSED + Words("json-deep").sentence(task.lang).encode()
    except MemoryError:
        return BROKEN


def check_length(parts: Sequence[MatchFile | Part]) -> None:
    """Strangers may submit neither positions nor endless matches, and no text in the place of a table's id, which is shown."""
    if any(part.table and not (part.table.isalnum() and part.table.isascii() and len(part.table) <= LONGEST_ID) for part in parts):
        raise BadInput("match-file", reason=Words("field-wrong", field="table"))
    if any(part.position is not None for part in parts):
        raise BadInput("match-position-here")
    if sum(len(part.moves) for part in parts) > MOST_MOVES:
        raise BadInput("match-long", most=MOST_MOVES)


def verified(verdict: Verdict, task: Task) -> Verified:
    return Verified(
        verdict.plies, verdict.sentences(task.lang), points(verdict, task.lang), moments(verdict.match) if verdict.match else []
    )


class BranchPoint(msgspec.Struct, frozen=True):
    """A moment of a verified match from which to play on."""

    game: str
    options: dict[str, Any]
    rules_version: int
    origin: list[Part]


def branch_point(verdict: Verdict, task: Task) -> BranchPoint:
    """Only a finished match without problems can be branched from."""
    match = replayed(verdict)
    wrong = next((point.words for point in verdict.points if point.holds is False), None)
    if wrong:
        raise BadInput("branch-wrong", reason=wrong)
    if not verdict.ended:
        raise BadInput("branch-unfinished")
    origin = match.branch(task.moment).origin
    assert origin
    return BranchPoint(match.game.name, match.game.options, match.game.rulebook.rules_version, list(origin.parts))


def replayed(verdict: Verdict) -> Match:
    match, last = verdict.match, verdict.points[-1].words
    if match is None:
        raise last if isinstance(last, BadInput) else AssertionError
    return match


def moments(match: Match) -> list[list[tuple[int, str]]]:
    """The lines of the log by public moment, as in the chain."""
    parts = itertools.pairwise([0, *match.moments])
    return [[(line.seat, line.written) for line in match.log[begin:end]] for begin, end in parts]


def points(verdict: Verdict, lang: str) -> list[PointCard]:
    return [PointCard(point.name, point.holds, point.words.sentence(lang)) for point in verdict.points]  # type: ignore[arg-type]


def opened(verdict: Verdict, task: Task) -> Opened:
    """A whole finished match as a seat saw it, with the result of the check."""
    match, seat, lang = replayed(verdict), task.seat, task.lang
    options, seats = dict(match.game.options), list(match.game.seats)
    names = seat_names(seats, lang)
    views = [match.view_at(number, seat) for number in range(len(match.moments) + 1)]
    lines = [opened_moment(moment, names, lang) for moment in match.story(seat)]
    for said in match.words:
        lines[said.moment].words.append(OpenedWord(said.seat, WordCard(said.text, said.gesture, said.name)))
    if match.origin:
        lines[0].sentences.append(came_from(match.origin.table, match.origin.moment, lang))
    return Opened(match.game.name, options, seats, match.ply, verdict.ended, verdict.sentences(lang), points(verdict, lang), lines, views)


def opened_moment(moment: Moment, names: list[str], lang: str) -> OpenedMoment:
    if moment.back is not None:
        return OpenedMoment(moment.seat, [], [took_back(moment, names, lang)], [])
    return OpenedMoment(moment.seat, *in_words(moment.events, names.__getitem__, lang))


ANSWERS: dict[str, Callable[[Verdict, Task], Any]] = {"verify": verified, "open": opened, "branch": branch_point}


# around a child


def isolated(work: Callable[[], bytes], seconds: float = SECONDS, memory: int = MEMORY, largest: int = LARGEST) -> bytes:
    """What `work` returns in a forked child; `BROKEN` if the child dies or exceeds a limit."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        _be_the_child(work, theirs, seconds, memory)
    os.close(theirs)
    try:
        answer = _read_until(ours, time.monotonic() + seconds, largest)
    finally:
        os.close(ours)
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    whole = answer[:8] == len(answer[8:]).to_bytes(8, "big")
    return answer[8:] if whole else BROKEN


def _be_the_child(work: Callable[[], bytes], answers: int, seconds: float, memory: int) -> None:
    """Work and exit, without closing or writing twice what belongs to the parent."""
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.closerange(3, answers)  # the parent's own
        os.closerange(answers + 1, answers + 64)
        limit_process(seconds, memory)
        answer = work()
        with os.fdopen(answers, "wb", closefd=False) as pipe:
            pipe.write(len(answer).to_bytes(8, "big") + answer)
    except BaseException:
        os._exit(1)
    os._exit(0)


def _read_until(pipe: int, deadline: float, largest: int) -> bytes:
    """Read until the other end closes, the time is up or the limit is reached."""
    parts, size = [], 0
    while size <= largest and select.select([pipe], [], [], max(0.0, deadline - time.monotonic()))[0]:
        part = os.read(pipe, 1 << 16)
        if not part:
            break
        parts.append(part)
        size += len(part)
    return b"".join(parts)


if __name__ == "__main__":
    main()
