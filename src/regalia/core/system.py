"""What the operating system can do: the one place for calls that not every system has.

All of it works on Linux; where a name is missing (some on macOS, more on Windows), each function does the next best thing.
"""

import contextlib
import functools
import os
import platform
import re
import socket
import struct
import sys
from pathlib import Path
from typing import IO, Any

MOST_FILES = 65_536
DONT_NEED = 4  # of madvise
COMPILER = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-[x-]p .*(?:llvmlite|openblas)")


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processor_name() -> str:
    about = Path("/proc/cpuinfo")
    named = re.search(r"^model name\s*:\s*(.+)$", about.read_text(encoding="utf-8"), re.MULTILINE) if about.exists() else None
    return named[1] if named else platform.processor() or platform.machine()


def lower_priority(steps: int) -> None:
    """Let other processes go first."""
    if hasattr(os, "nice"):
        os.nice(steps)


def allow_files() -> int:
    """Let this process open as many files and connections as the system permits; returns how many that is."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wish:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
        except (OSError, ValueError):  # macOS promises more than it gives
            return soft
        soft = wish
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def alone(file: IO[Any]) -> bool:
    """Lock a file until it is closed or this process dies; False if another process has locked it."""
    try:
        _lock(file)
    except OSError:
        return False
    return True


def _lock(file: IO[Any]) -> None:
    try:
        import fcntl
    except ImportError:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def make_private(path: Path, *, create: bool = False) -> None:
    """Let only its owner read a file; on Windows the permissions of the folder apply."""
    if create:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if path.exists() and path.stat().st_mode & 0o077:
        path.chmod(0o600)


def cut_off(connection: socket.socket) -> None:
    """Make closing this connection drop what is unsent instead of waiting for it."""
    on, no_seconds = 1, 0
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("hh" if sys.platform == "win32" else "ii", on, no_seconds))


def release_compiler_memory() -> None:
    """Free the memory of the compiler's code and of NumPy's linear algebra, some 70 MiB; what is called is read from disk again."""
    import ctypes

    for begin, end in _compiler():
        ctypes.CDLL(None).madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), DONT_NEED)


def return_freed_memory() -> None:
    """Return freed memory to the system, where the C library can do that."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(AttributeError):  # not every C library can
            ctypes.CDLL(None).malloc_trim(ctypes.c_size_t(0))


@functools.cache
def _compiler() -> list[tuple[int, int]]:
    """Where in memory these libraries are the same as on disk."""
    smaps = Path("/proc/self/smaps")
    parts = re.split(r"^(?=[0-9a-f]+-[0-9a-f]+ )", smaps.read_text(), flags=re.MULTILINE) if smaps.exists() else []
    clean = [COMPILER.match(part) for part in parts if re.search(r"^Private_Dirty: +0 kB$", part, re.MULTILINE)]
    return [(int(found[1], 16), int(found[2], 16)) for found in clean if found]


def can_fork() -> bool:
    """Whether processes can fork, as everywhere but on Windows."""
    return hasattr(os, "fork")


def limit_process(seconds: float, memory: int) -> None:
    """Limit the processor time of this process and, where /proc tells its size, its memory to so many bytes more than it has now."""
    try:
        import resource
    except ImportError:
        return
    statm = Path("/proc/self/statm")
    size = int(statm.read_text().split()[0]) * resource.getpagesize() if statm.exists() else 0
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
    if size:
        resource.setrlimit(resource.RLIMIT_AS, (size + memory, size + memory))
