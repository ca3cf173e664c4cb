"""What the tests start ends with them."""

import os
import select
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

LEFT = """
import os, sys
from table.forking import nursery
from table.servers import Server
server = Server(f"sqlite:///{sys.argv[1]}/t.sqlite")
print(server.process.pid, nursery()._process.pid, flush=True)
input()
if sys.argv[2] == "killed":
    os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("how", ["failed", "killed"])
def test_a_server_that_a_test_has_left_running_ends_with_the_tests(how: str, tmp_path: Path):
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    with ExitStack() as stack:
        tests = subprocess.Popen(
            [sys.executable, "-c", LEFT, tmp_path, how], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        stack.enter_context(tests)
        pids = [int(pid) for pid in tests.stdout.readline().split()]
        ends = [os.pidfd_open(pid) for pid in pids]
        for end in ends:
            stack.callback(os.close, end)
        assert len(ends) == 2
        tests.stdin.write("go on\n")
        tests.stdin.close()
        tests.wait()
        for end in ends:
            assert select.select([end], [], [], 120)[0], "it still runs"
