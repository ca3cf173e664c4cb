"""What a warp of 32 random games would issue on a GPU, found without one: compiles the kernel of a game and runs it on paper.

`python bench/warp.py royals [players]` needs regalia[gpu] with the compiler's wheels, but no device. See ptx.py for the model.
"""

import sys
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
SEED = 3


def to_ptx(game: regalia.Game, lines: bool) -> str:
    """The kernel as the device's driver would get it."""
    from numba.cuda import dispatcher

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
        self.scalar(SEED)
        self.scalar(0)  # the first game
        kinds = (np.uint8, np.int32, np.int32, np.uint32)
        shapes = [((self.games, game.players), np.int32), *(((self.games,), kind) for kind in kinds)]
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


def by_function(paper: Paper) -> dict[str, tuple[int, int, int]]:
    """Warp instructions, thread instructions and size of the code of each function."""
    found: dict[str, tuple[int, int, int]] = {}
    heads: dict[str, list[tuple[int, str]]] = {}
    for number, (file, line) in enumerate(paper.program.lines):
        if file not in heads:
            text = Path(file).read_text(encoding="utf-8").splitlines() if Path(file).is_file() else []
            heads[file] = [(at, each.split("def ")[1].split("(")[0]) for at, each in enumerate(text, 1) if each.lstrip().startswith("def ")]
        inside = [name for at, name in heads[file] if at <= line]
        key = f"{Path(file).stem}.{inside[-1] if inside else '?'}"
        issued, lanes, size = found.get(key, (0, 0, 0))
        found[key] = issued + int(paper.issued[number]), lanes + int(paper.lanes[number]), size + 1
    return found


def main() -> None:
    game = regalia.game(sys.argv[1], **({"players": int(sys.argv[2])} if len(sys.argv) > 2 else {}))
    try:
        text = to_ptx(game, lines=True)
    except Exception as error:  # the compiler does not take line numbers everywhere
        print(f"without line numbers ({error})")
        text = to_ptx(game, lines=False)
    paper = Paper(Reader(text).program, game, warps=int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    paper.run()
    points, _, plies, _, traces = paper.columns()
    told = game.simulate(paper.games, seed=SEED)
    same = np.array_equal(told.traces, traces) and np.array_equal(told.scores, points)
    moves, issued, lanes, words = (int(column.sum()) for column in (plies, paper.issued, paper.lanes, paper.words))
    hot = int((np.sort(paper.issued)[::-1].cumsum() < 0.99 * issued).sum())
    print(f"{game.rulebook.title}, {game.players} players, {moves} moves; the same games as on the CPU: {'yes' if same else 'NO'}")
    print(f"{issued / moves:.1f} warp instructions a move, {lanes / moves:.0f} thread instructions, {lanes / issued:.2f} of {LANES} lanes")
    print(f"{words / moves:.1f} words of local memory a move; {len(paper.issued)} instructions, 99 % of issues in {hot} of them")
    for key, (warp, threads, size) in sorted(by_function(paper).items(), key=lambda each: -each[1][0])[:24]:
        print(f"{key:32}{100 * warp / issued:6.1f} % of issues{threads / max(1, warp):6.1f} lanes{size:6} instructions")


if __name__ == "__main__":
    main()
