"""What people may do at a table: sit down, start, play, undo, take back, resign, hand over, ask, begin again."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from regalia.core.errors import BadInput, Refusal, Refused, Words, both
from regalia.core.match import Match
from regalia.table import talk
from regalia.table.circle_store import CircleStore
from regalia.table.encoding import move_card
from regalia.table.intents import Done, Started, expect_running, once, same
from regalia.table.messages import (
    Advice,
    Answer,
    AskHint,
    AskPreview,
    AskWhy,
    Command,
    Hint,
    Pause,
    Play,
    Preview,
    Rename,
    Report,
    Resign,
    Say,
    SeatLink,
    SeatWish,
    TakeBack,
    Undo,
    Why,
)
from regalia.table.names import check_unlike
from regalia.table.registry import Registry, Table, stale
from regalia.table.store import Entry, Token
from regalia.table.table_state import Chair, TableState
from regalia.table.tokens import hashed, link, new_token, rematch_name
from regalia.table.trouble import Trouble, from_core

Move = int | str | dict[str, str]
MOST_LINES = 3000  # a longer match can no longer go back; longer files are not opened either
WHY_SECONDS = 0.02  # finding the rule takes a small part of it

# Made before any thread needs it: see `private` in core/match.py.
_CHAIR = msgspec.json.Decoder(Chair)


def _due(now: TableState, seat: int, seq: int | None, step: int | None = None) -> None:
    """Check that this seat may decide now and its player has seen the current state."""
    if stale(now, seat, seq, step):
        raise Trouble("stale")
    if now.ended:
        raise Trouble("over")
    if now.waiting:
        raise Trouble("not-started")
    if now.chairs[seat].kind == "bot":
        raise Trouble("bot-plays")
    if now.chairs[seat].kind == "open":
        raise Trouble("not-your-seat")
    if now.turn != seat:
        raise Trouble("not-your-turn")


async def carry_out(registry: Registry, players: Any, table: Table, seat: int, command: Command, lang: str) -> Done | Hint | Why | Preview:
    """The one way in for what a seat sends over HTTP or a live connection."""
    match command:
        case AskHint():
            return await hint(registry, players, table, seat, command.bot, lang)
        case AskWhy():
            return await why(table, seat, command.move, lang)
        case AskPreview():
            return await preview(table, seat, command.move, lang)
    return await CHANGES[type(command)](registry, table, seat, command)


async def play(registry: Registry, table: Table, seat: int, command: Play, *, by_bot: bool = False) -> Done:
    seq, step, key = command.seq, command.step, command.key
    try:
        wanted = table.now.game.moves.read(command.move)
    except BadInput as error:
        raise from_core(error) from None
    if seq > table.now.public or (step or 0) > table.now.step(seat):
        await registry.look_again(table, seat)

    def make(now: TableState) -> Entry:
        if not by_bot:
            _due(now, seat, seq, step)
        elif stale(now, seat, seq, step) or now.ended or now.waiting or now.turn != seat or now.chairs[seat].kind != "bot":
            raise Trouble("stale")
        refusal = now.match.why_not(wanted.id) or now.match.off_lesson(wanted)
        if refusal:
            raise Trouble("refused", refusal=refusal)
        return Entry(now.seq + 1, "play", seat, wanted.notation, now.date, key)

    entry, repeated = await registry.intend(table, make, sees=seat, key=key)
    if repeated and (entry.kind, entry.seat, entry.said) != ("play", seat, wanted.notation):
        raise Trouble("key-reused", state=table.now.state(seat))
    if not repeated:
        registry.metrics.count("regalia_moves_total", '{by="bot"}' if by_bot else '{by="person"}')
    return entry, repeated


async def undo(registry: Registry, table: Table, seat: int, command: Undo) -> Done:
    def make(now: TableState) -> Entry:
        _due(now, seat, command.seq, command.step)
        if now.match.log and now.match.log[-1].seat != seat:
            raise Trouble("refused", refusal=Refusal("UNDO", "undo-turn-over"))
        refusal = now.match.why_not_undo()
        if refusal:
            raise Trouble("refused", refusal=refusal)
        return Entry(now.seq + 1, "undo", seat, "", now.date, command.key)

    return same(await registry.intend(table, make, sees=seat, key=command.key), table, "undo", seat)


async def take_back(registry: Registry, table: Table, seat: int, command: TakeBack) -> Done:
    """Go back to the seat's previous decision: at once if it concerns nobody else, otherwise by asking the others."""

    def make(now: TableState) -> Entry:
        if command.seq is not None and command.seq < now.backed:
            raise Trouble("stale")
        expect_running(now, seat)
        if not now.may_take_back(seat):
            raise Trouble("no-takebacks")
        if now.match.ply >= MOST_LINES:
            raise Trouble("too-many")
        way, line = now.way_back(seat), now.match.previous(seat)
        if way is None:
            raise Trouble("refused", refusal=Refusal("UNDO", "takeback-nothing"))
        if way == "ask" and now.asked and (now.asked.seat, now.asked.line) == (seat, line):
            raise Started
        return Entry(now.seq + 1, "takeback" if way == "free" else "ask", seat, str(line), now.date, command.key)

    return await once(registry, table, seat, make, command.key, ("takeback", "ask"))


async def answer(registry: Registry, table: Table, seat: int, command: Answer) -> Done:
    """Agree to another seat's takeback or refuse it; it happens when the last one agrees."""
    if command.asked > table.now.public:
        await registry.look_again(table, seat)  # it was asked at another process

    def make(now: TableState) -> Entry:
        asked = now.asked
        if asked is None or asked.seq != command.asked:
            raise Trouble("stale")
        expect_running(now, seat)
        if not command.agree:
            return Entry(now.seq + 1, "refuse", seat, "", now.date, command.key)
        if seat == asked.seat:
            raise Trouble("not-your-seat")
        if seat in asked.agreed:
            raise Started
        if now.others(asked.seat) - asked.agreed - {seat}:
            return Entry(now.seq + 1, "allow", seat, "", now.date, command.key)
        return Entry(now.seq + 1, "takeback", asked.seat, str(asked.line), now.date, command.key)

    return await once(registry, table, seat, make, command.key, ("refuse", "allow", "takeback"))


async def resign(registry: Registry, table: Table, seat: int, command: Resign) -> Done:
    def make(now: TableState) -> Entry:
        if stale(now, seat, command.seq, command.step):
            raise Trouble("stale")
        if now.ended or now.chairs[seat].resigned:
            raise Trouble("over")
        if now.waiting:
            raise Trouble("not-started")  # before the start a player leaves by giving up the seat
        return Entry(now.seq + 1, "resign", seat, registry.bot(now.chairs[seat].bot), now.date, command.key)

    return same(await registry.intend(table, make, sees=seat, key=command.key), table, "resign", seat)


async def start(registry: Registry, table: Table, token: str | None, key: str | None, brought: str | None = None) -> tuple[Entry, bool]:
    """Begin the match: the host may at any time, anybody seated once no seat is open. Starting twice is harmless."""
    if token is None:
        raise Trouble("no-token")
    mine, host = await registry.who(table, token)

    def make(now: TableState) -> Entry:
        if not now.waiting:
            raise Started
        if not host and not now.full:
            raise Trouble("seats-open")
        seat = now.host if host else mine
        kept = seat is None or (host and now.chairs[seat].brought)  # what was brought with the seat's own token stays
        return Entry(now.seq + 1, "start", seat, "" if kept else brought or "", now.date, key)

    try:
        entry, repeated = await registry.intend(table, make, sees=mine, key=key)
    except Started:
        return next((each for each in table.entries if each.kind == "start"), Entry(0, "start", None, "", table.now.created)), True
    if repeated and entry.kind != "start":
        raise Trouble("key-reused", state=table.now.state(mine))
    return entry, repeated


async def join(
    registry: Registry, table: Table, token: str | None, name: str | None, wish: int | None, brought: str | None = None, own: bool = False
) -> tuple[int, str | None]:
    """Sit down: at the seat of the token, or at an open one. A new token, if there is one, is sent once."""
    called, fresh = registry.name(name), new_token()
    taken: list[int] = []
    renewed: list[bool] = []

    def come_back(now: TableState) -> Entry:
        chair = now.chairs[seat]
        if chair.resigned and now.ended:
            raise Trouble("over")
        _check_name(now, seat, called)
        renewed[:] = [own or chair.kind == "bot"]  # a player who was replaced by a bot comes back with a new token
        said = brought if brought and now.waiting else chair.brought
        return _sit(now, seat, Chair("person", None, called or chair.name, came=True, fresh=renewed[0], brought=said))

    def come_new(now: TableState) -> Entry:
        open_seats = [seat for seat, chair in enumerate(now.chairs) if chair.kind == "open"]
        if wish is not None and wish not in open_seats:
            raise Trouble("seat-taken")
        if not open_seats:
            raise Trouble("no-open-seat")
        taken[:] = [open_seats[0] if wish is None else wish]
        _check_name(now, taken[0], called)
        return _sit(now, taken[0], Chair("person", None, called, came=True, brought=brought if now.waiting else None))

    if token is None:
        await registry.intend(table, come_new, sees=None, tokens=lambda: ([Token(hashed(fresh), taken[0])], taken[0]))
        return taken[0], fresh
    seat = await registry.seat(table, token)
    await registry.intend(table, come_back, sees=seat, tokens=lambda: ([Token(hashed(fresh), seat)], seat) if renewed[0] else ([], None))
    return seat, fresh if renewed[0] else None


def _check_name(now: TableState, seat: int, name: str) -> None:
    """Check a name that is new at the table; with their own people come back in any case."""
    if name != now.chairs[seat].name:
        check_unlike(name, (chair.name for other, chair in enumerate(now.chairs) if other != seat))


def _sit(now: TableState, seat: int, chair: Chair) -> Entry:
    return Entry(now.seq + 1, "sit", seat, msgspec.json.encode(chair).decode(), now.date)


async def hand_over(registry: Registry, table: Table, token: str | None, seat: int, wish: SeatWish) -> SeatLink:
    """Give a seat to a bot, to a person, or to whoever comes. It is in everybody's log before a new holder sees anything."""
    mine, host = await _at_table(registry, table, token, seat)
    wanted = registry.chair(wish)
    fresh = new_token() if wanted.kind == "person" else None
    ends: list[bool] = []

    def make(now: TableState) -> Entry:
        chair = now.chairs[seat]
        if chair.resigned or now.ended:
            raise Trouble("over")
        left = _left_at(table, now, seat)
        away = _is_away(registry, now, seat, wanted, left)
        absent = _coming_back(registry, table, now, seat) if wanted.kind != "bot" else set[int]()
        _check_change(now, seat, wanted, mine, host, away and mine is not None, left is not None, absent)
        _check_name(now, seat, wanted.name)
        ends[:] = [wanted.kind != "bot"]  # while a bot plays, the person can come back
        name = wanted.name or ("" if wanted.kind == "open" else chair.name)
        came = wanted.kind != "open" and (mine == seat or (chair.came and not ends[0]))
        return _sit(now, seat, msgspec.structs.replace(wanted, name=name, came=came, fresh=ends[0]))

    def tokens() -> tuple[list[Token], int | None]:
        return ([Token(hashed(fresh), seat)] if fresh else [], seat if ends[0] else None)

    await registry.intend(table, make, sees=mine, tokens=tokens)
    return SeatLink(seat, wanted.kind, fresh, link(table.now.id, fresh) if fresh else None)  # type: ignore[arg-type]


async def _at_table(registry: Registry, table: Table, token: str | None, seat: int) -> tuple[int | None, bool]:
    if token is None:
        raise Trouble("no-token")
    if seat >= len(table.now.chairs):
        raise Trouble("bad-input", detail=Words("match-seat", high=len(table.now.chairs) - 1, value=seat))
    return await registry.who(table, token)


def _left_at(table: Table, now: TableState, seat: int) -> float | None:
    """When a bot took over for somebody who still has the seat's token, to come back with; None: no bot plays there, or for nobody."""
    chair, since = now.chairs[seat], now.created
    if chair.kind != "bot" or not (chair.came or seat in now.people):
        return None
    for entry in reversed(table.entries):
        if entry.seat == seat and entry.kind in ("sit", "flag") and entry.said:
            kind = "bot" if entry.kind == "flag" else _CHAIR.decode(entry.said).kind
            if kind != "bot":
                return since if kind == "person" else None
            since = entry.at
    return since


def _is_away(registry: Registry, now: TableState, seat: int, wanted: Chair, left: float | None) -> bool:
    """The table has been waiting for this seat for too long. A time that is up lets a bot play; to show the hand to others takes hours."""
    missed = now.chairs[seat].kind == "open" if now.waiting else now.turn == seat
    if missed and now.clock and now.clock.lapsed and wanted.kind == "bot":
        return True
    if now.clock and now.clock.seat == seat:
        return False  # all have agreed to wait for so long
    if now.chairs[seat].kind == "bot" and left is None and wanted.kind != "bot":
        return False  # a bot's own hand is shown to nobody unless all agree, however long it takes
    since = now.changed if left is None else left
    return (missed or left is not None) and time.time() - since > registry.settings.away_hours * 3600


def _coming_back(registry: Registry, table: Table, now: TableState, seat: int) -> set[int]:
    """The others for whom a bot plays, until they have been away for long: they, too, are asked before somebody sees a hand."""
    if now.waiting:
        return set()
    long_ago = time.time() - registry.settings.away_hours * 3600
    left = {other: _left_at(table, now, other) for other, chair in enumerate(now.chairs) if other != seat and not chair.resigned}
    return {other for other, at in left.items() if at is not None and at > long_ago}


def _check_change(
    now: TableState, seat: int, wanted: Chair, mine: int | None, host: bool, away: bool, kept: bool, absent: set[int]
) -> None:
    """A seat belongs to its person, unless they give it up, all others agree, or they have been away for long."""
    chair = now.chairs[seat]
    if mine == seat or (away and wanted.kind != "person"):
        return
    if not host and (mine is None or chair.kind != "person"):
        raise Trouble("not-your-seat")
    if chair.kind == "open" or (host and now.waiting and not chair.came) or (chair.kind == wanted.kind == "bot"):
        return  # nobody's seat, or nothing hidden there yet
    if (chair.kind == "person" or kept) and (wanted.kind == "person" or len(now.others(seat)) < 2):  # kept: a bot plays for its person
        raise Trouble("persons-seat")
    missing = (now.others(seat) | absent) - _agreeing(now, seat, wanted.kind, mine, host)
    if missing:
        names = [now.chairs[each].name or Words(f"colour-{now.game.seats[each]}") for each in sorted(missing)]
        raise Trouble("agreement", names=both(names))


def _agreeing(now: TableState, seat: int, kind: str, mine: int | None, host: bool) -> set[int]:
    known, people = now.agreed.get(seat, (kind, frozenset()))
    asking = [seat for seat in (mine, now.laid_by if host else None) if seat is not None]
    return {*(people if known == kind else ()), *asking}


async def agree(registry: Registry, table: Table, token: str | None, seat: int, kind: str) -> tuple[Entry, bool]:
    """Agree that another seat may change hands; everybody sees it in the log."""
    mine, _ = await _at_table(registry, table, token, seat)
    if mine is None or mine == seat:
        raise Trouble("not-your-seat")

    def make(now: TableState) -> Entry:
        if now.ended or now.chairs[seat].resigned:
            raise Trouble("over")
        if now.chairs[mine].kind != "person":
            raise Trouble("bot-plays")
        known, people = now.agreed.get(seat, ("", frozenset()))
        if known == kind and mine in people:
            raise Started
        return Entry(now.seq + 1, "agree", mine, msgspec.json.encode([seat, kind]).decode(), now.date)

    try:
        return await registry.intend(table, make, sees=mine)
    except Started:
        return next(each for each in reversed(table.entries) if each.kind == "agree" and each.seat == mine), True


async def rematch(registry: Registry, table: Table, token: str | None, rotate: bool, start: str = "now") -> Table:
    """The same game again: the same people hold the same links at the new table. Every table has one rematch."""
    if token is None:
        raise Trouble("no-token")
    await registry.who(table, token)
    if not table.now.ended:
        raise Trouble("running")
    async with table.rematching:
        new = await _rematch_of(registry, table, rotate, start)

        def make(then: TableState) -> Entry:
            if then.rematch:
                raise Started
            return Entry(then.seq + 1, "rematch", None, new.now.id, then.date)

        with contextlib.suppress(Started):
            await registry.intend(table, make, sees=None)
    return new


async def _rematch_of(registry: Registry, table: Table, rotate: bool, start: str) -> Table:
    """The table of the rematch. Its id is derived from the first one, so that two processes cannot create two of them."""
    now, name = table.now, rematch_name(table.now.id, table.now.secret)
    with contextlib.suppress(Trouble):
        return await registry.find(now.rematch or name)
    count, shift = len(now.chairs), 1 if rotate else 0
    chairs = [_rested(table, (seat + shift) % count) for seat in range(count)]
    match = Match(now.game, origin=now.match.origin)  # a branch starts again from the same moment
    held = await registry.ask(registry.store.tokens, now.id)
    moved = [Token(each.hash, None if each.seat is None else (each.seat - shift) % count) for each in held]
    terms, follows = now.terms, (now.id, shift)
    if terms.circle and not await registry.ask(CircleStore(registry.store.engine).has_room, terms.circle):
        terms = msgspec.structs.replace(terms, circle=None)  # guests play rematches, too
    try:
        return await registry.set_up(match, chairs, moved, start=start, terms=terms, name=name, address=table.address, follows=follows)
    except Trouble:
        return await registry.find(name)  # another process was faster


def _rested(table: Table, seat: int) -> Chair:
    chair = table.now.chairs[seat]
    if chair.resigned or chair.kind == "person":
        return Chair("person", None, chair.name, guest=seat != table.now.laid_by)
    return Chair(chair.kind, chair.bot, chair.name, came=_left_at(table, table.now, seat) is not None)  # a bot may play on for somebody


async def why(table: Table, seat: int, move: Move, lang: str) -> Why:
    """Which rule forbids a move; always after the same time, so that the time tells nothing."""
    now, due = table.now, asyncio.get_running_loop().time() + WHY_SECONDS
    _due(now, seat, None)
    try:
        found = why_card(now.match, move, lang)
    except (BadInput, Refused) as error:
        raise from_core(error) from None
    await asyncio.sleep(due - asyncio.get_running_loop().time())
    return found


def why_card(match: Match, move: Move, lang: str) -> Why:
    wanted = match.game.moves.read(move)
    refusal = match.why_not(wanted.id) or match.off_lesson(wanted)
    final = refusal is None and match.copy().play(wanted.id).why_not_undo() is not None
    reason = (refusal.rule, refusal.sentence(lang)) if refusal else (None, None)
    return Why(move_card(wanted), refusal is None, final, *reason)


async def preview(table: Table, seat: int, move: Move, lang: str) -> Preview:
    """What a move would bring, as far as the seat can know; after the same fixed time as `why`."""
    now, due = table.now, asyncio.get_running_loop().time() + WHY_SECONDS
    _due(now, seat, None)
    try:
        found = preview_card(now.match, move, now.names(lang), lang)
    except (BadInput, Refused) as error:
        raise from_core(error) from None
    await asyncio.sleep(due - asyncio.get_running_loop().time())
    return found


def preview_card(match: Match, move: Move, names: Sequence[str], lang: str) -> Preview:
    wanted = match.game.moves.read(move)
    return Preview(move_card(wanted), [each.sentence(lang) for each in match.preview(wanted.id, names.__getitem__)])


async def hint(registry: Registry, players: Any, table: Table, seat: int, bot: str | None, lang: str) -> Hint:
    """What a bot would do in this seat; it knows no more than the player."""
    now = table.now
    _due(now, seat, None)
    with players.advising(table):
        if bot is None:
            found = await players.advise(table)
            moves = [Advice(move_card(each.move), each.share, each.margin) for each in found.moves]
            return Hint(seat, now.public, None, moves[0].move, moves, found.sentence(lang))
        chosen = await players.what_would(table, registry.bot(bot))
    card = move_card(now.game.moves[chosen])
    return Hint(seat, now.public, registry.bot(bot), card, [Advice(card, None, None)], None)


# the commands that change a table
CHANGES: dict[type[Command], Callable[..., Awaitable[Done]]] = {
    Play: play, Undo: undo, TakeBack: take_back, Answer: answer, Resign: resign,
    Rename: talk.rename, Say: talk.say, Report: talk.report, Pause: talk.pause,
}  # fmt: skip
