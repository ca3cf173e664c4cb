"""What a warp of 32 random games would issue on a GPU, found without one: compiles the kernel of a game and runs it on paper.

`python bench/warp.py royals [players]` needs regalia[gpu] with the compiler's wheels, but no device. See ptx.py for the model.
"""

import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, types
from numba.np.numpy_support import from_dtype
from ptx import LANES, Program, Reader, run_warp

import regalia
from regalia.core.gpu import kernel

CAPABILITY = (9, 0)  # an H200
THREADS = 256


def to_ptx(game: regalia.Game, lines: bool) -> str:
    """The kernel as the device's driver would get it."""
    import numba.cuda.dispatcher as dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)  # there is none to ask
    compile_one = dispatcher.compile_cuda
    dispatcher.compile_cuda = lambda *a, **named: compile_one(*a, **{**named, "lineinfo": lines})
    state = game.rulebook.room("state")
    run = kernel(game.rules, state.STATE, game.rulebook.room("moves").MAX_LEGAL)

    def array(kind: Any, dimensions: int = 1) -> Any:
        return types.Array(kind, dimensions, "C")

    columns = [array(types.int32, 2), array(types.uint8), array(types.int32), array(types.int32), array(types.uint32)]
    signature = types.void(array(from_dtype(state.STATE)), array(from_dtype(state.BOX)), types.int64, types.int64, *columns)
    text, _ = cuda.compile(run.py_func, signature, device=False, abi="numba", cc=CAPABILITY, output="ptx", lineinfo=lines)
    return str(text)


class Paper:
    """Global memory and the counters of a run."""

    def __init__(self, program: Program, game: regalia.Game, warps: int) -> None:
        self.program, self.game, self.games = program, game, warps * LANES
        self.memory = bytearray(program.data)
        self.regs = np.zeros((len(program.widths), LANES), np.uint64)
        for number, value in program.constants.items():
            self.regs[number] = value
        state = game.rulebook.room("state")
        self.next_parameter = 0
        self.array(np.array([game.blank()], state.STATE))
        self.array(np.array([game.box], state.BOX))
        self.scalar(3)
        self.scalar(0)
        shapes = [((self.games, game.players), np.int32), (self.games, np.uint8), *((self.games, kind) for kind in (np.int32, np.int32, np.uint32))]
        self.outputs = [(self.array(np.zeros(shape, kind)), np.zeros(shape, kind)) for shape, kind in shapes]
        self.bytes = np.frombuffer(bytes(self.memory), np.uint8).copy()
        count = len(program.code)
        self.issued, self.lanes, self.words = (np.zeros(count, np.int64) for _ in range(3))

    def scalar(self, value: int) -> None:
        if number := self.program.special.get(f"param_{self.next_parameter}"):
            self.regs[number] = value
        self.next_parameter += 1

    def array(self, values: Any) -> int:
        """Pass an array as Numba does: owner, parent, items, item size, data, shape, strides."""
        self.memory.extend(bytes(-len(self.memory) % 64))
        at = len(self.memory)
        self.memory.extend(values.tobytes())
        for value in (0, 0, values.size, values.itemsize, at, *values.shape, *values.strides):
            self.scalar(value)
        return at

    def run(self) -> None:
        program, special = self.program, self.program.special
        for warp in range(self.games // LANES):
            for name, value in (("%tid.x", np.arange(LANES)), ("%ctaid.x", warp), ("%ntid.x", LANES)):
                if name in special:
                    self.regs[special[name]] = value
            local = np.zeros((LANES, program.local + 16), np.uint8)
            active = np.ones(LANES, np.bool_)
            run_warp(
                program.code, program.meets, program.widths, program.groups, self.regs, self.bytes, local, active,
                self.issued, self.lanes, self.words,
            )  # fmt: skip

    def columns(self) -> list[Any]:
        return [self.bytes[at : at + like.nbytes].view(like.dtype).reshape(like.shape) for at, like in self.outputs]


def main() -> None:
    game = regalia.game(sys.argv[1], **({"players": int(sys.argv[2])} if len(sys.argv) > 2 else {}))
    warps = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    text = to_ptx(game, "-l" not in sys.argv)
    program = Reader(text).program
    paper = Paper(program, game, warps)
    paper.run()
    points, wins, plies, turns, traces = paper.columns()
    told = game.simulate(paper.games, seed=3)
    same = np.array_equal(told.traces, traces) and np.array_equal(told.scores, points)
    moves = int(plies.sum())
    issued, lanes, words = int(paper.issued.sum()), int(paper.lanes.sum()), int(paper.words.sum())
    hot = np.sort(paper.issued)[::-1].cumsum()
    print(f"{game.name}, {game.players} players: {len(program.code)} instructions, games identical with the CPU: {same}")
    print(f"{moves} moves: {lanes / moves:.0f} thread instructions and {issued / moves:.1f} warp instructions a move; {lanes / issued:.2f} of 32 lanes")
    print(f"{words / moves:.1f} words of local memory a move; 90 % of issues in {int((hot < 0.9 * issued).sum())} instructions, 99 % in {int((hot < 0.99 * issued).sum())}")
    by: Counter[str] = Counter()
    work: Counter[str] = Counter()
    size: Counter[str] = Counter()
    names: dict[str, list[tuple[int, str]]] = {}
    for number, (file, line) in enumerate(program.lines):
        path = Path(file)
        if file not in names:
            names[file] = [
                (at, source.split("def ")[1].split("(")[0])
                for at, source in enumerate(path.read_text().splitlines() if path.exists() else [], 1)
                if source.lstrip().startswith("def ")
            ]
        inside = [name for at, name in names[file] if at <= line]
        key = f"{path.stem}.{inside[-1] if inside else '?'}"
        by[key] += int(paper.issued[number])
        work[key] += int(paper.lanes[number])
        size[key] += 1
    print("largest:", ", ".join(f"{key} {count}" for key, count in size.most_common(16)))
    for key, value in by.most_common(30):
        print(f"{key:40} {100 * value / issued:5.1f} % of issues  {work[key] / max(1, value):5.1f} lanes  {size[key]:5} instructions")


if __name__ == "__main__":
    main()
