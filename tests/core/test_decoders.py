"""Two threads in which msgspec meets the same type for the first time crash the interpreter: what threads run finds its decoders made."""

import ast
from collections.abc import Iterator
from pathlib import Path

import regalia

SRC = Path(regalia.__file__).parent
# These have a process to themselves, in which one thread reads: commands of the terminal, worker processes, and what runs in those.
ALONE = {
    "arena", "cli", "puzzles/history.py", "puzzles/make.py",
    "table/analysis_worker.py", "table/file_worker.py", "table/interpreted_worker.py",
}  # fmt: skip
LOCKED = {"core/match.py: Decoder"}  # `private` makes decoders one by one


def calls(node: ast.AST) -> Iterator[ast.Call]:
    """The calls within functions, which a thread may run."""
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from (inner for inner in ast.walk(each) if isinstance(inner, ast.Call))


def meets_a_type(call: ast.Call) -> str | None:
    """What of msgspec is called, if it may meet a type for the first time."""
    name = ast.unparse(call.func).rpartition(".")[2]
    if name == "decode" and any(each.arg == "type" for each in call.keywords):
        return "decode"
    return name if name in ("Decoder", "convert") and "msgspec" in ast.unparse(call.func) else None


def test_what_threads_run_makes_no_decoder():
    read, found = 0, set()
    for path in SRC.rglob("*.py"):
        name = path.relative_to(SRC).as_posix()
        if name.split("/")[0] in ALONE or name in ALONE:
            continue
        read += 1
        found |= {f"{name}: {what}" for call in calls(ast.parse(path.read_text(encoding="utf-8"))) if (what := meets_a_type(call))}
    assert read > 100
    assert found == LOCKED
