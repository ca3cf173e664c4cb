"""Arrows point one way: which rooms may know which, and no module knows itself by a detour. Imports inside functions count too."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import regalia

SRC = Path(regalia.__file__).parent
# Who stands higher may know whoever stands lower; neighbours on a line know nothing of each other.
LAYERS = [
    ["core"],
    ["text"],
    ["games"],
    ["bots", "simulation"],
    ["analysis", "puzzles"],
    ["public"],
    ["regalia"],  # the package itself: the public names
    ["arena", "envs"],
    ["table"],  # a circle of friends is rated by the arena's model
    ["cli"],
    ["__main__"],
]
LEVEL = {room: level for level, rooms in enumerate(LAYERS) for room in rooms}


def module_of(path: Path) -> str:
    return ".".join(["regalia", *path.relative_to(SRC).with_suffix("").parts]).removesuffix(".__init__")


MODULES = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in SRC.rglob("*.py") if "versions" not in path.parts}


def imports(tree: ast.Module) -> set[str]:
    """The modules of ours that a module imports, wherever it does."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports here name their module in full"
            inside = {f"{node.module}.{name.name}" for name in node.names}
            found |= {name if name in MODULES else str(node.module) for name in inside}
    return found & MODULES.keys()


ARROWS = {name: imports(tree) for name, tree in MODULES.items()}


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def test_every_room_has_its_place():
    assert {room(module) for module in MODULES} == LEVEL.keys()


def test_rooms_know_only_those_below_them():
    wrong = [
        f"{module} imports {other}"
        for module, others in ARROWS.items()
        for other in others
        if room(other) != room(module) and LEVEL[room(other)] >= LEVEL[room(module)]
    ]
    assert wrong == []


def test_games_know_nothing_of_each_other():
    inside = [module.split(".")[2] for module in MODULES if module.startswith("regalia.games.")]
    wrong = [
        f"{module} imports {other}"
        for module, others in ARROWS.items()
        for other in others
        if module.split(".")[2:3] != other.split(".")[2:3] and module.startswith("regalia.games.") and other.startswith("regalia.games.")
    ]
    assert inside
    assert wrong == []


def test_nothing_goes_round_in_a_circle():
    try:
        TopologicalSorter(ARROWS).prepare()
    except CycleError as error:
        raise AssertionError(" → ".join(error.args[1])) from None
