"""Numbers for the host, in Prometheus' text form."""

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "regalia_requests_total": "HTTP requests by status.",
    "regalia_moves_total": "Moves accepted, by who made them.",
    "regalia_conflicts_total": "Intents refused because the table had moved on.",
    "regalia_reports_total": "Words that players reported.",
    "regalia_reminders_total": "Reminders to players whose time is running out.",
    "regalia_commits_total": "Database commits.",
    "regalia_writes_total": "Writes in those commits.",
    "regalia_messages_total": "Messages received on live connections.",
    "regalia_limited_total": "Requests, messages and connections refused by a limit.",
    "regalia_faults_total": "Errors of the server itself.",
    "regalia_analyses_total": "Analyses worked out.",
    "regalia_notices_total": "Notices by outcome.",
    "regalia_tables": "Tables in memory.",
    "regalia_table_bytes": "Memory that they take, about.",
    "regalia_connections": "Connections of every kind.",
    "regalia_sockets": "Live connections.",
    "regalia_waiting_bytes": "Bytes received that have not been handled yet, without the first 4 KiB of each connection.",
    "regalia_unread_bytes": "Bytes sent that clients have not read yet.",
    "regalia_move_seconds": "From intent to commit.",
    "regalia_start_time_seconds": "When this process started.",
}


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._moves = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        started = time.time()
        self.gauge("regalia_start_time_seconds", lambda: started)

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self._counts[name, label] += by

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self._gauges[name] = value

    def move(self, seconds: float) -> None:
        self._seconds += seconds
        self._moves[bisect_left(BUCKETS, seconds)] += 1

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            lines += [f"{name}{label} {count:g}" for (of, label), count in sorted(self._counts.items()) if of == name]
        for name, value in sorted(self._gauges.items()):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge", f"{name} {value():.10g}"]
        name, below = "regalia_move_seconds", 0
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        for limit, count in zip((*BUCKETS, "+Inf"), self._moves, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {below}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {below}"]
        return "\n".join(lines) + "\n"
