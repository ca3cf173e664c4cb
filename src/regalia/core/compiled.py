"""How rules are compiled: one decorator, `rule`, over plain Python functions.

Set `NUMBA_DISABLE_JIT=1` to run the same functions interpreted. Numba's own cache looks only at the file of
the function it stores; a rule also depends on the other rooms of its game and on core, so the cache used here
is stamped with all of those, and tells functions made by a factory apart by the rules they were made from.
"""

import contextlib
import functools
import hashlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import types
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.runtime import rtsys

INTERPRETED = bool(numba.config.DISABLE_JIT)
CORE = Path(__file__).parent

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile `function` on its first call, to run without the GIL, and cache the machine code on disk."""
    if INTERPRETED:
        return function
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = RuleCache(function)
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: resolve([_widened(each) for each in args], kws)
    return dispatcher


def _widened(kind: Any) -> Any:
    """One integer type for everything rules pass to each other: every further type would compile the same code again."""
    plain: Any = kind.literal_type if isinstance(kind, types.Literal) else kind
    if not isinstance(plain, types.Integer):
        return kind
    number: Any = plain
    return types.int64 if number.bitwidth <= (64 if number.signed else 16) else kind


class RuleCache(FunctionCache):
    """Numba's on-disk cache, stamped with every source a compiled rule depends on."""

    def __init__(self, function: Callable[..., Any]) -> None:
        """Opened when first needed: most rules are only called by other rules, and compiled into these."""
        self._name, self._py_func = repr(function), function
        self.enable()

    @functools.cached_property
    def _impl(self) -> Any:
        return self._impl_class(self._py_func)

    @functools.cached_property
    def _cache_path(self) -> str:
        return str(self._impl.locator.get_cache_path())

    @functools.cached_property
    def _made_from(self) -> str:
        parts = sorted({self._py_func.__module__, *(part.__module__ for part in _rules_inside(self._py_func))})
        checked = ["checked"] if numba.config.BOUNDSCHECK else []  # NUMBA_BOUNDSCHECK=1 compiles the same rules to different code
        return ".".join([*(part.removeprefix("regalia.") for part in parts), *checked])

    @functools.cached_property
    def _cache_file(self) -> Any:
        return IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=f"{self._impl.filename_base}.{hashlib.sha256(self._made_from.encode()).hexdigest()[:12]}",
            source_stamp=hashlib.sha256(b"".join(sources(folder) for folder in sorted(_folders(self._py_func)))).hexdigest(),
        )

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)  # compiled code needs no more; Numba would load its whole compiler here, 30 MiB of it
        found = None
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(sig, target_context)
        if found is None:
            if getattr(_here, "only_loading", False):
                raise NotCompiled(self._made_from)
            if _listeners:
                _listeners.pop()()
        return found

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple(), self._made_from


def _rules_inside(function: Callable[..., Any]) -> Iterator[Any]:
    """The compiled rules a factory closed `function` over."""
    for cell in function.__closure__ or ():
        inner = cell.cell_contents
        if hasattr(inner, "py_func"):
            yield inner.py_func
            yield from _rules_inside(inner.py_func)


def _folders(function: Callable[..., Any]) -> set[Path]:
    functions = [function, *_rules_inside(function)]
    return {CORE, *(Path(each.__code__.co_filename).parent for each in functions)}


@functools.cache
def sources(folder: Path) -> bytes:
    """A fingerprint of the files that the code in a folder is compiled from."""
    files = [path for path in folder.iterdir() if path.suffix in {".py", ".toml", ".npz"}]
    return b"".join(hashlib.sha256(path.read_bytes()).digest() for path in sorted(files))


_here = threading.local()


class NotCompiled(Exception):
    """A rule that is not in the cache on disk was called under `only_loading`."""


@contextlib.contextmanager
def only_loading() -> Iterator[None]:
    """Compile nothing in this thread: a rule that is not in the cache raises NotCompiled."""
    _here.only_loading = True
    try:
        yield
    finally:
        _here.only_loading = False


_listeners: list[Callable[[], None]] = []


def tell_when_compiling(listener: Callable[[], None]) -> None:
    """Call `listener` once, when something is about to be compiled rather than loaded, so that people know why it takes a while."""
    _listeners[:] = [listener]
