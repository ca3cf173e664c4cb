"""The process in which one match is analysed: `python -m regalia.table.analysis_worker`, see analyses.

It runs at low priority, has limits on time and memory, and ends with its answer.
"""

import os
import sys

import msgspec

from regalia.analysis.analyse import Progress, analyse_file
from regalia.analysis.results import Analysis
from regalia.core.errors import BadInput, Words
from regalia.core.match_file import read_file
from regalia.core.system import limit_process, lower_priority
from regalia.core.verify import verify
from regalia.table.file_worker import BROKEN, DONE, REFUSED, check_length, read_frame, write_frame
from regalia.table.options import game_from_outside
from regalia.text import LANGUAGES

PROGRESS = b"%"
NICE = 15
SECONDS = 600.0  # of processor time; our longest match takes a tenth of this
MEMORY = 2 << 30  # bytes beyond what the rules themselves need


class Task(msgspec.Struct, frozen=True):
    """A match file, and how it is to be searched."""

    file: bytes
    simulations: int | None = None
    seed: int = 0
    threads: int | None = None
    own: bool = False  # a match of our own tables, which may have begun from a position


class Sentences(msgspec.Struct, frozen=True):
    """What is wrong with a file, in every language: the reader is not known yet."""

    said: dict[str, str]

    @classmethod
    def of(cls, wrong: Words | BadInput) -> "Sentences":
        return cls({lang: wrong.sentence(lang) for lang in LANGUAGES})

    def sentence(self, lang: str = "en") -> str:
        return self.said[lang]


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that gets printed may look like an answer
    task = msgspec.msgpack.decode(read_frame(sys.stdin.buffer), type=Task)
    lower_priority(NICE)
    limit_process(SECONDS, MEMORY)
    try:
        found = carry_out(task, lambda done, total: write_frame(answers, PROGRESS + b"%d %d" % (done, total)))
        write_frame(answers, DONE + msgspec.msgpack.encode(found))
    except BadInput as error:
        write_frame(answers, REFUSED + msgspec.json.encode(Sentences.of(error)))
    except RecursionError:
        write_frame(answers, REFUSED + msgspec.json.encode(Sentences.of(Words("json-deep"))))
    except MemoryError:
        write_frame(answers, BROKEN)


def carry_out(task: Task, progress: Progress) -> Analysis:
    """Check the file as `verify` does, then analyse the match; a file that fails the check is not analysed."""
    file = read_file(task.file)
    if not task.own:
        check_length([*file.origin, file])
        if file.result is None and not file.resigned:
            raise BadInput("analysis-running")
        game_from_outside(file.game, file.options, file.rules_version)
    return analyse_file(verify(task.file), seed=task.seed, simulations=task.simulations, threads=task.threads, progress=progress)


if __name__ == "__main__":
    main()
