"""Why one move of Palais Royal was better than another: nobles a turn leads to, where the servants then stand, who has majorities."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from regalia.core.contract import Name
from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.reason import Reason, weightiest
from regalia.core.record import Record, copied
from regalia.core.story import Step
from regalia.games.palais_royal.garden import price_of
from regalia.games.palais_royal.heuristics import LASTING, LOUIS_WORTH, MANY, PRIVILEGE_WORTH, RESERVE_WORTH, ROOM_WORTH
from regalia.games.palais_royal.moves import RECRUIT_NOBLE, SEAL
from regalia.games.palais_royal.palace import list_majorities
from regalia.games.palais_royal.scoring import one_side
from regalia.games.palais_royal.state import CARDINAL, FIRST_SERVANT, NO_PRIVILEGE, PRIVILEGE_NAMES, ROOM_NAMES, ROOMS, SIDE_NAMES

CLEAR = 0.7  # points by which two moves must differ before it is worth a word
SHOWN = 3.0  # a noble that only one of the turns leads to is always worth a word
GARDEN = 36  # nobles at first: privileges fade with them


def in_words(s: Record, box: Record, move: Move) -> Words:
    verb, said = move.family.name, dict(zip(move.family.axes, move.labels, strict=True))
    if "source" in said:
        source = said["source"]
        where = Words("palais-royal-from-reserve") if source == "reserve" else Words("palais-royal-from-room", room=_room(source))
        return Words(f"palais-royal-move-{verb}", source=where)
    if verb == "put":
        return Words("palais-royal-move-put", room=_room(said["room"]))
    if verb == "move":
        return Words("palais-royal-move-move", start=_room(said["from"]), end=_room(said["to"]))
    if verb == "mint":
        return Words("palais-royal-move-mint", louis=int(said["louis"]))
    if verb == "recruit":
        noble = int(s.garden[_space(box, move)])
        return Words("palais-royal-move-recruit", space=said["space"], points=int(box.points[noble]))
    if verb == "seal":
        return Words(f"palais-royal-move-seal-{said['colour']}")
    return Words(f"palais-royal-move-{verb}", letter=_room(said["letter"])) if said else Words(f"palais-royal-move-{verb}")


def reasons(played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> list[Words]:
    """The weightiest differences between the two turns, as far as both could be foreseen."""
    did, could = Turn(played, box), Turn(better, box)
    found = [*_nobles(did, could, box, name), *_rooms(did, could, name), *_majorities(did, could, name)]
    return weightiest(found, CLEAR)


class Turn:
    """The steps of the seat that decides, from its decision on to the end of its turn or as far as can be foreseen."""

    def __init__(self, steps: Sequence[Step], box: Record) -> None:
        first = steps[0].before
        own = [step for step in steps if step.seat == steps[0].seat and step.before.turns_begun == first.turns_begun]
        self.first, self.seat, self.last = steps[0], steps[0].seat, own[-1].after
        self.ended = bool(self.last.turns_begun != first.turns_begun)
        self.recruits = [step for step in own if RECRUIT_NOBLE <= step.move.id < SEAL]
        self.box = box

    @property
    def spaces(self) -> list[int]:
        return [_space(self.box, step.move) for step in self.recruits]

    def servants(self, room: int) -> int:
        return int(self.last.rooms[self.seat, room])


# nobles


def _nobles(did: Turn, could: Turn, box: Record, name: Name) -> Iterator[Reason]:
    """The nobles of one turn against those of the other."""
    lost = [step for step in could.recruits if _space(box, step.move) not in did.spaces]
    instead = [step for step in did.recruits if _space(box, step.move) not in could.spaces]
    best = max(lost, key=lambda step: _worth(step, box), default=None)
    other = max(instead, key=lambda step: _worth(step, box), default=None)
    if best:
        key = "better" if best is could.first else "then"
        yield Reason(max(SHOWN, _worth(best, box)), Words(f"palais-royal-why-{key}-noble", **_noble(best, box)))
        if other:
            yield Reason(CLEAR, Words("palais-royal-why-played-noble", **_noble(other, box)))
    elif other:
        key = "dear" if other is did.first else "then-dear"
        yield Reason(_cost(other, box), Words(f"palais-royal-why-{key}", who=name(did.seat), **_noble(other, box)))


def _noble(step: Step, box: Record) -> dict[str, Any]:
    """A noble by its space, what it costs and what it brings."""
    space = _space(box, step.move)
    noble = int(step.before.garden[space])
    brings = [Words("palais-royal-why-points", points=int(box.points[noble]))]
    if box.privilege[noble] != NO_PRIVILEGE:
        brings.append(Words(f"palais-royal-name-privilege-{PRIVILEGE_NAMES[box.privilege[noble]]}"))
    brings += [Words("palais-royal-why-side", side=Words(f"palais-royal-name-{side}"), points=won) for side, won in _sides(step, box)]
    servants = 1 + int(box.blue[noble]) + int(box.purple[noble])
    return {"space": step.move.labels[0], "louis": int(price_of(step.before, box, space)), "servants": servants, "brings": brings}


def _sides(step: Step, box: Record) -> Iterator[tuple[str, int]]:
    """Points that a servant left on the noble's space would bring more on its sides."""
    space, after = _space(box, step.move), copied(step.before)
    if not box.on_side[space]:
        return
    after.garden[space] = FIRST_SERVANT + step.seat
    for side, name in enumerate(SIDE_NAMES):
        old, new = (int(one_side(state, box, side, step.seat)) for state in (step.before, after))
        if new > old:
            yield name, new


def _worth(step: Step, box: Record) -> float:
    """Points, sides and privilege of a noble, less what it costs."""
    space = _space(box, step.move)
    noble = int(step.before.garden[space])
    lasting = int(step.before.nobles) / GARDEN
    sides = sum(won for _, won in _sides(step, box))
    return (
        float(box.points[noble])
        + sides / 2
        + PRIVILEGE_WORTH[box.privilege[noble]] * lasting
        - LOUIS_WORTH * int(price_of(step.before, box, space)) / 2
    )


def _cost(step: Step, box: Record) -> float:
    """What the Louis and the servants that a noble takes could do elsewhere."""
    noble = int(step.before.garden[_space(box, step.move)])
    return LOUIS_WORTH * int(price_of(step.before, box, _space(box, step.move))) + 1 + int(box.blue[noble]) + int(box.purple[noble])


def _space(box: Record, move: Move) -> int:
    return int(box.space[move.id - RECRUIT_NOBLE])


# servants


def _rooms(did: Turn, could: Turn, name: Name) -> Iterator[Reason]:
    """Rooms with more servants after the better turn, by what servants are worth there."""
    if did.ended != could.ended:
        return
    more = []
    for room in range(ROOMS):
        have, would = did.servants(room), could.servants(room)
        if would > have:
            more.append((_room_worth(could.last, room, would) - _room_worth(did.last, room, have), room, have, would))
    saved = int(could.last.reserve[could.seat]) - int(did.last.reserve[did.seat])
    more.sort(reverse=True)
    if more and more[0][0] >= CLEAR:
        told = [Words("palais-royal-why-room", room=_room(ROOM_NAMES[room]), count=would, other=have) for _, room, have, would in more[:2]]
        yield Reason(sum(each[0] for each in more[:2]), Words("palais-royal-why-rooms", who=name(did.seat), rooms=told))
    elif saved > 0:
        yield Reason(max(CLEAR, RESERVE_WORTH * saved), Words("palais-royal-why-reserve", who=name(did.seat), count=saved))


def _room_worth(s: Record, room: int, servants: int) -> float:
    """As the rating of moves counts it: the first servants of a room are worth most, and less towards the end."""
    lasting = LASTING[room] if s.last else 1.0
    return lasting * sum(ROOM_WORTH[MANY * room : MANY * room + min(MANY, servants)])


def _majorities(did: Turn, could: Turn, name: Name) -> Iterator[Reason]:
    """Who has the majority of a room after one turn and after the other (PAL-M1); the cardinal's has no use of its own."""
    if did.ended != could.ended:
        return
    found = [np.zeros(ROOMS, np.int32) for _ in range(2)]
    for turn, out in zip((did, could), found, strict=True):
        list_majorities(turn.last, out)
    for room, (has, would) in enumerate(zip(*(each.tolist() for each in found), strict=True)):
        if room == CARDINAL or has == would or did.seat not in (has, would):
            continue
        said = {"room": _room(ROOM_NAMES[room])}
        if would == did.seat:
            yield Reason(1.5, Words("palais-royal-why-majority", who=name(would), **said))
        elif has != did.seat:
            yield Reason(1.0, Words("palais-royal-why-rival", who=name(has), **said))


def _room(label: str) -> Words:
    return Words(f"palais-royal-name-the-{label}")
