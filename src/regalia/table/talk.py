"""What people do at the table besides playing: write messages, change their name, report a message, agree to pause the clock."""

import logging

import msgspec

from regalia.core.errors import Words
from regalia.core.talk import LONGEST, MOST, Said, cleaned
from regalia.table.intents import Done, Started, expect_running, once, same
from regalia.table.messages import Pause, Rename, Report, Say, WordCard
from regalia.table.names import check_unlike
from regalia.table.registry import Registry, Table
from regalia.table.store import Entry
from regalia.table.table_state import LATELY, TableState
from regalia.table.trouble import Trouble

LOGGER = logging.getLogger("regalia.words")
AT_ONCE = 6  # messages, or new names, of one seat within LATELY seconds
SPECTATORS_AT_ONCE = 10  # messages of all spectators together

# Made before any thread needs it: see `private` in core/match.py.
_WORD = msgspec.json.Decoder(WordCard)


async def say(registry: Registry, table: Table, seat: int | None, command: Say) -> Done:
    """Write a message to everybody at the table. It does not change the game, so it makes no move stale."""
    card = _word(registry, command, seat)
    said = msgspec.json.encode(card).decode()

    def make(now: TableState) -> Entry:
        if now.words == "nobody" or (seat is None and now.words != "everybody"):
            raise Trouble("no-words")
        if now.ended and not now.keep_words:
            raise Trouble("over")
        check_unlike(card.name, (chair.name for chair in now.chairs))  # only spectators say who they are
        at = now.date
        lately = [each for each in now.spoke.get(seat, ()) if each > at - LATELY]
        at_once, most = (SPECTATORS_AT_ONCE, MOST // 2) if seat is None else (AT_ONCE, MOST)  # strangers leave room for the players
        if len(lately) >= at_once or now.said >= most:
            raise Trouble("too-many")
        return Entry(now.seq + 1, "word", seat, said, at, command.key)

    return same(await registry.intend(table, make, sees=seat, key=command.key), table, "word", seat)


def _word(registry: Registry, command: Say, seat: int | None) -> WordCard:
    text = cleaned(command.text or "")
    if len(text) > LONGEST:
        raise Trouble("bad-input", detail=Words("word-length", count=LONGEST))
    if bool(text) == bool(command.gesture):
        raise Trouble("bad-input", detail=Words("word-empty"))
    return WordCard(text, command.gesture, registry.name(command.name) if seat is None else "")


def kept(table: Table) -> tuple[Said, ...]:
    """The messages of a finished match, for its file; none if the table does not keep them."""
    if table.now.ended is None or not table.now.keep_words:
        return ()
    cards = [(line, _WORD.decode(line.entry.said)) for line in table.lines if line.entry.kind == "word" and line.entry.said]
    return tuple(Said(line.moment, line.entry.seat, card.text, card.gesture, card.name[:LONGEST]) for line, card in cards)


async def rename(registry: Registry, table: Table, seat: int, command: Rename) -> Done:
    """Change a seat's name; everybody sees it in the log."""
    name = registry.name(command.name)

    def make(now: TableState) -> Entry:
        if now.chairs[seat].kind != "person":
            raise Trouble("bot-plays")
        if now.chairs[seat].name == name:
            raise Started
        check_unlike(name, (chair.name for other, chair in enumerate(now.chairs) if other != seat))
        at = now.date
        if sum(each.kind == "rename" and each.seat == seat and each.at > at - LATELY for each in table.entries[-50:]) >= AT_ONCE:
            raise Trouble("too-many")
        return Entry(now.seq + 1, "rename", seat, msgspec.json.encode([now.chairs[seat].name, name]).decode(), at, command.key)

    try:
        return same(await registry.intend(table, make, sees=seat, key=command.key), table, "rename", seat)
    except Started:
        return Entry(table.now.seq, "rename", seat, "", table.now.at, public=table.now.public), True


async def report(registry: Registry, table: Table, seat: int, command: Report) -> Done:
    """Report a message to the host: stored where nobody at the table sees it, and written to the server's log."""

    def make(now: TableState) -> Entry:
        found = table.lines[command.line - 1].entry if command.line <= len(table.lines) else None
        if found is None or found.kind != "word" or not found.said or found.seat == seat:
            raise Trouble("bad-input", detail=Words("word-none", line=command.line))
        if (command.line, seat) in now.reported:
            raise Started
        said = {"line": command.line, "by": found.seat, "word": msgspec.json.decode(found.said)}
        return Entry(now.seq + 1, "report", seat, msgspec.json.encode(said).decode(), now.date, command.key)

    entry, repeated = await once(registry, table, seat, make, command.key, ("report",))
    if not repeated:
        registry.metrics.count("regalia_reports_total")
        LOGGER.warning("a message was reported at table %s by seat %s: %s", table.now.id, seat, entry.said)
    return entry, repeated


async def pause(registry: Registry, table: Table, seat: int, command: Pause) -> Done:
    """Ask to pause the clock or to resume it; it happens when all people at the table want it."""

    def make(now: TableState) -> Entry:
        clock = now.clock
        if clock is None:
            raise Trouble("no-clock")
        expect_running(now, seat)
        kind, said = "propose", ""
        if clock.paused == command.pause:
            if seat not in clock.wishes:
                raise Started
        elif now.others(seat) <= clock.wishes:
            kind = "pause" if command.pause else "resume"
        elif seat in clock.wishes:
            raise Started
        else:
            said = "pause" if command.pause else "resume"
        return Entry(now.seq + 1, kind, seat, said, now.date, command.key)

    try:
        entry, repeated = await registry.intend(table, make, sees=seat, key=command.key)
    except Started:
        return Entry(table.now.seq, "propose", seat, "", table.now.at, public=table.now.public), True
    if repeated and entry.kind not in ("propose", "pause", "resume"):
        raise Trouble("key-reused", state=table.now.state(seat))
    return entry, repeated
