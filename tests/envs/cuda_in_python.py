"""The kernels of the vector environment without a GPU: a stand-in for `numba.cuda` runs them thread by thread, interpreted.

`NUMBA_DISABLE_JIT=1 python cuda_in_python.py` compares what they write with the CPU's environment. What a real device makes of them
`bench/vector.py cuda` compares. Numba's own simulator cannot run them: they are made inside functions, where it does not look.
"""

import pickle
import sys
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.np.numpy_support import as_dtype

from regalia.core.record import blank
from regalia.envs import vector

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kingdoms", {"players": 3, "opponents": "greedy"}),
    ("royals", {"players": 5}),
    ("palais-royal", {"players": 2, "autoreset": "same"}),
]


class DeviceArray(np.ndarray):
    def copy_to_device(self, array: Any) -> None:
        self[...] = array

    def copy_to_host(self) -> Any:
        return np.array(self)


class Kernel:
    def __init__(self, function: Any) -> None:
        self.function = function

    def __getitem__(self, launch: tuple[int, int, Any]) -> Any:
        def run(*arguments: Any) -> None:
            for cuda.thread in range(launch[0] * launch[1]):
                self.function(*arguments)

        return run


def local_array(count: int, kind: Any) -> Any:
    """Whatever stands there, as on a device."""
    of = as_dtype(kind)
    array = blank(of, count) if of.fields else np.zeros(count, of)
    array.view(np.uint8)[...] = 0x5A
    return array


def to_device(array: Any) -> Any:
    if not array.dtype.fields:
        return array.copy().view(DeviceArray)
    rows = blank(array.dtype, len(array))
    rows[:] = array
    return rows


cuda: Any = ModuleType("numba.cuda")
cuda.thread = 0
cuda.grid = lambda axes: cuda.thread
cuda.local = ModuleType("local")
cuda.local.array = local_array
cuda.jit = Kernel
cuda.is_available = lambda: True
cuda.device_array = lambda shape, kind: np.zeros(shape, kind).view(DeviceArray)
cuda.to_device = to_device
cuda.as_cuda_array = lambda array, sync: array
cuda.default_stream = lambda: None
cuda.synchronize = lambda: None


def main() -> None:
    numba.cuda = sys.modules["numba.cuda"] = cuda
    for name, options in GAMES:
        here = vector.make(name, envs=3, seed=2, threads=1, **options)
        there = vector.make(name, envs=3, seed=2, device="cuda", arrays="numba", **options)
        ours, theirs = here.reset(), there.reset()
        for step in range(40):
            for field, array in ours._asdict().items():
                assert array is None or np.array_equal(array, getattr(theirs, field)), (name, step, field)
            actions = here.sample().copy()
            assert np.array_equal(actions, there.sample())
            actions[0] = step if step % 9 == 4 else actions[0]  # hardly ever legal
            if step == 20:
                there = pickle.loads(pickle.dumps(there))
            ours, theirs = here.step(actions), there.step(actions)
        print(name)


if __name__ == "__main__":
    main()
