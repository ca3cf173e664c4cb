"""Notices in words: in the reader's language, with nothing that a spectator of the table could not read."""

import re

import msgspec

from regalia.core.errors import both
from regalia.core.game import rulebook
from regalia.table.notices.notice import About
from regalia.table.notices.outbox import Delivery
from regalia.text import say

LIKE_A_LINK = re.compile(r"[/@:\\]|\w\.\w|www", re.IGNORECASE)  # a name that mail programs could turn into a link


class Message(msgspec.Struct, frozen=True):
    """A notice as people and their programs receive it."""

    id: str  # the same however often it is delivered
    kind: str
    title: str
    body: str
    path: str  # of the page it is about
    table: str
    moment: int
    lang: str
    at: float


def put_into_words(delivery: Delivery, lang: str) -> Message:
    about = delivery.about
    title = rulebook(about.game).title if about.game else "Regalia"
    table = about.table or delivery.table
    return Message(delivery.name, delivery.kind, title, body_of(delivery, lang), f"/table/{table}", table, about.moment, lang, delivery.at)


def body_of(delivery: Delivery, lang: str) -> str:
    about, own = delivery.about, delivery.seat is not None
    match delivery.kind:
        case "turn":
            said = say("notice-turn", lang) if own else say("notice-turn-of", lang, who=_name(about, about.turn, lang))
            return f"{said} {_company(about, delivery.seat, lang)}".strip()
        case "reminder":
            said = say("notice-still", lang) if own else say("notice-still-of", lang, who=_name(about, about.turn, lang))
            return f"{said} {say('notice-hours', lang, hours=about.hours)}" if about.hours else said
        case "invited":
            return _invitation(delivery, lang)
        case "ended":
            names = both([_name(about, seat, lang) for seat in about.winners])
            won = say("won", lang, count=len(about.winners), names=names) if about.winners else ""
            return f"{say('notice-ended', lang)} {won}".strip()
        case "word":
            who = _name(about, about.speaker, lang)
            return f"{who}: {about.text}" if about.text else say("notice-said", lang, who=who)
        case "report":
            who = about.member or _name(about, about.speaker, lang)
            return f"{say('notice-report', lang, table=delivery.table)} {f'{who}: ' if who else ''}{about.text}"
    return say("notice-confirm-circle" if delivery.to and delivery.to.circle_id else "notice-confirm", lang)


def _invitation(delivery: Delivery, lang: str) -> str:
    about = delivery.about
    if about.table:
        return f"{say('notice-rematch', lang)} {_company(about, delivery.seat, lang)}".strip()
    if about.circle:
        return say("notice-circle", lang, who=about.member, circle=about.circle)
    who = about.players[about.speaker].name if about.speaker is not None else ""
    return say("notice-invited", lang, who=who) if who and not LIKE_A_LINK.search(who) else say("notice-invited-only", lang)


def _name(about: About, seat: int | None, lang: str) -> str:
    if seat is None or seat >= len(about.players):
        return ""
    player = about.players[seat]
    return player.name or say(f"colour-{player.colour}", lang).capitalize()


def _company(about: About, seat: int | None, lang: str) -> str:
    """Who else is at the table, if they have names."""
    names = [player.name for number, player in enumerate(about.players) if number != seat and player.name]
    return say("notice-with", lang, names=both(names)) if names and seat is not None else ""
