"""What people may do at a table: sit down, start, play, undo, resign, hand over, ask, begin again."""

import time
from typing import Any

import msgspec

from regalia.core.errors import BadInput, Refusal, Refused, Words
from regalia.table.messages import Advice, Hint, SeatLink, SeatWish, Why
from regalia.table.registry import Registry, Table, hashed, link, new_token, stale
from regalia.table.store import Entry, Token
from regalia.table.table_state import Chair, TableState, move_card
from regalia.table.trouble import Trouble, from_core

Move = int | str | dict[str, str]


def _now() -> float:
    return round(time.time(), 3)


def _due(now: TableState, seat: int, seq: int | None, step: int | None = None) -> None:
    """This seat may decide now, and its player has seen what there is to decide."""
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


async def play(
    registry: Registry, table: Table, seat: int, move: Move, seq: int, step: int | None, key: str | None, *, by_bot: bool = False
) -> tuple[Entry, bool]:
    moves = table.now.game.moves
    try:
        wanted = moves.read(move)
    except BadInput as error:
        raise from_core(error) from None
    if seq > table.now.public or (step or 0) > table.now.step(seat):
        await registry.heard(table.now.id, table.now.seq + 1)  # the client has seen more than we have, at another process

    def make(now: TableState) -> Entry:
        if not by_bot:
            _due(now, seat, seq, step)
        elif stale(now, seat, seq, step) or now.ended or now.waiting or now.turn != seat or now.chairs[seat].kind != "bot":
            raise Trouble("stale")
        refusal = now.match.why_not(wanted.id)
        if refusal:
            raise Trouble("refused", refusal=refusal)
        return Entry(now.seq + 1, "play", seat, wanted.notation, _now(), key)

    entry, repeated = await registry.intend(table, make, sees=seat, key=key)
    if repeated and (entry.kind, entry.seat, entry.said) != ("play", seat, wanted.notation):
        raise Trouble("key-reused", state=table.now.state(seat))
    if not repeated:
        registry.metrics.count("regalia_moves_total", '{by="bot"}' if by_bot else '{by="person"}')
    return entry, repeated


async def undo(registry: Registry, table: Table, seat: int, seq: int | None, step: int | None, key: str | None) -> tuple[Entry, bool]:
    def make(now: TableState) -> Entry:
        _due(now, seat, seq, step)
        if now.match.log and now.match.log[-1].seat != seat:
            raise Trouble("refused", refusal=Refusal("UNDO", "undo-turn-over"))
        refusal = now.match.why_not_undo()
        if refusal:
            raise Trouble("refused", refusal=refusal)
        return Entry(now.seq + 1, "undo", seat, "", _now(), key)

    return _same(await registry.intend(table, make, sees=seat, key=key), table, "undo", seat)


async def resign(registry: Registry, table: Table, seat: int, seq: int | None, step: int | None, key: str | None) -> tuple[Entry, bool]:
    def make(now: TableState) -> Entry:
        if stale(now, seat, seq, step):
            raise Trouble("stale")
        if now.ended or now.chairs[seat].resigned:
            raise Trouble("over")
        if now.waiting:
            raise Trouble("not-started")  # whoever leaves now gives the seat up, for another to take
        return Entry(now.seq + 1, "resign", seat, registry.bot(now.chairs[seat].bot), _now(), key)

    return _same(await registry.intend(table, make, sees=seat, key=key), table, "resign", seat)


def _same(done: tuple[Entry, bool], table: Table, kind: str, seat: int) -> tuple[Entry, bool]:
    entry, repeated = done
    if repeated and (entry.kind, entry.seat) != (kind, seat):
        raise Trouble("key-reused", state=table.now.state(seat))
    return done


class Started(Exception):
    """Somebody was quicker; there is nothing left to do."""


async def start(registry: Registry, table: Table, token: str | None, key: str | None) -> tuple[Entry, bool]:
    """Begin the match: the host at any time, everybody seated once no seat is open. Twice is as good as once."""
    if token is None:
        raise Trouble("no-token")
    mine, host = await registry.who(table, token)

    def make(now: TableState) -> Entry:
        if not now.waiting:
            raise Started
        if not host and not now.full:
            raise Trouble("seats-open")
        return Entry(now.seq + 1, "start", now.host if host else mine, "", _now(), key)

    try:
        entry, repeated = await registry.intend(table, make, sees=mine, key=key)
    except Started:
        return next((each for each in table.entries if each.kind == "start"), Entry(0, "start", None, "", table.now.created)), True
    if repeated and entry.kind != "start":
        raise Trouble("key-reused", state=table.now.state(mine))
    return entry, repeated


async def join(registry: Registry, table: Table, token: str | None, name: str | None, wish: int | None) -> tuple[int, str | None]:
    """Sit down: at the seat of the token, or at an open one, whose new token is told once."""
    called = registry.name(name)
    if token is not None:
        seat = await registry.seat(table, token)
        await registry.intend(table, lambda now: _sit(now, seat, _named(now, seat, called)), sees=seat)
        return seat, None
    fresh = new_token()
    taken: list[int] = []

    def make(now: TableState) -> Entry:
        open_seats = [seat for seat, chair in enumerate(now.chairs) if chair.kind == "open"]
        if wish is not None and wish not in open_seats:
            raise Trouble("seat-taken")
        if not open_seats:
            raise Trouble("no-open-seat")
        taken[:] = [open_seats[0] if wish is None else wish]
        return _sit(now, taken[0], Chair("person", None, called))

    await registry.intend(table, make, sees=None, tokens=lambda: ([Token(hashed(fresh), taken[0])], taken[0]))
    return taken[0], fresh


def _named(now: TableState, seat: int, name: str) -> Chair:
    chair = now.chairs[seat]
    if chair.resigned:
        raise Trouble("over")
    return Chair("person", None, name or chair.name)


def _sit(now: TableState, seat: int, chair: Chair) -> Entry:
    return Entry(now.seq + 1, "sit", seat, msgspec.json.encode(chair).decode(), _now())


async def hand_over(registry: Registry, table: Table, token: str | None, seat: int, wish: SeatWish) -> SeatLink:
    """Give a seat to a bot, to a person, or to whoever comes; by its holder, the host, or, when its player is away, anybody seated."""
    if token is None:
        raise Trouble("no-token")
    mine, host = await registry.who(table, token)
    if seat >= len(table.now.chairs):
        raise Trouble("bad-input", detail=Words("match-seat", high=len(table.now.chairs) - 1, value=seat))
    wanted = registry.chair(wish)
    held = {each.seat for each in await registry.ask(registry.store.tokens, table.now.id)}
    fresh = new_token() if wanted.kind == "person" and seat not in held else None
    if mine == seat and wanted.kind == "open":
        fresh = None

    def make(now: TableState) -> Entry:
        chair = now.chairs[seat]
        if chair.resigned or now.ended:
            raise Trouble("over")
        missed = chair.kind == "open" if now.waiting else now.turn == seat
        away = missed and time.time() - now.changed > registry.settings.away_hours * 3600
        if not (host or mine == seat or (away and mine is not None and wanted.kind == "bot")):
            raise Trouble("not-your-seat")
        return _sit(now, seat, msgspec.structs.replace(wanted, name=wanted.name or ("" if wanted.kind == "open" else chair.name)))

    def tokens() -> tuple[list[Token], int | None]:
        return ([Token(hashed(fresh), seat)] if fresh else [], seat if wanted.kind == "open" else None)

    await registry.intend(table, make, sees=mine, tokens=tokens)
    return SeatLink(seat, wanted.kind, fresh, link(table.now.id, fresh) if fresh else None)  # type: ignore[arg-type]


async def rematch(registry: Registry, table: Table, token: str | None, rotate: bool) -> Table:
    """The same game again: the same people hold the same links at the new table."""
    if token is None:
        raise Trouble("no-token")
    await registry.who(table, token)
    now = table.now
    if not now.ended:
        raise Trouble("running")
    if now.rematch:
        return await registry.find(now.rematch)
    count, shift = len(now.chairs), 1 if rotate else 0
    chairs = [_rested(now, (seat + shift) % count) for seat in range(count)]
    held = await registry.ask(registry.store.tokens, now.id)
    moved = [Token(each.hash, None if each.seat is None else (each.seat - shift) % count) for each in held]
    new = await registry.set_up(now.game.start(), chairs, moved, start="now")

    def make(then: TableState) -> Entry:
        if then.rematch:
            raise Trouble("seat-taken")
        return Entry(then.seq + 1, "rematch", None, new.now.id, _now())

    try:
        await registry.intend(table, make, sees=None)
    except Trouble as trouble:
        if trouble.code != "seat-taken" or table.now.rematch is None:
            raise
        return await registry.find(table.now.rematch)  # somebody else was quicker
    return new


def _rested(now: TableState, seat: int) -> Chair:
    chair = now.chairs[seat]
    return Chair("person", None, chair.name) if chair.resigned else chair


async def why(table: Table, seat: int, move: Move, lang: str) -> Why:
    now = table.now
    _due(now, seat, None)
    try:
        wanted = now.game.moves.read(move)
        refusal = now.match.why_not(wanted.id)
    except (BadInput, Refused) as error:
        raise from_core(error) from None
    return Why(move_card(wanted), refusal is None, refusal.rule if refusal else None, refusal.sentence(lang) if refusal else None)


async def hint(registry: Registry, players: Any, table: Table, seat: int, bot: str | None, lang: str) -> Hint:
    """What a bot would do in this seat; it knows no more than the player."""
    now = table.now
    _due(now, seat, None)
    with players.advising(now.id):
        if bot is None and hasattr(now.match, "hint"):
            found = await players.advise(now)
            moves = [Advice(move_card(each.move), each.share, each.margin) for each in found.moves]
            return Hint(seat, now.public, None, moves[0].move, moves, found.sentence(lang))
        choice = await players.think(now, registry.bot(bot), hint=True)
    card = move_card(now.game.moves[choice.move])
    return Hint(seat, now.public, registry.bot(bot), card, [Advice(card, None, None)], None)
