"""Types of subscriptions and invitations on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regalia.table.messages import Lang

NoticeWay = Literal["push", "mail", "json", "discord", "slack"]


class NewNotices(Struct, forbid_unknown_fields=True):
    """How a seat wants to be notified: by its browser (with its keys), by mail, or by a webhook in one of three formats."""

    way: NoticeWay
    target: Annotated[str, Meta(min_length=3, max_length=1000, description="the browser's endpoint, a mail address or a URL")]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}={0,2}$")] | None = None
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")] | None = None
    whole: Annotated[bool, Meta(description="about everybody's turns, for the whole table")] = False
    lang: Lang | None = None


class Invite(Struct, forbid_unknown_fields=True):
    """One mail that invites somebody to a table with a free seat."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Lang | None = None


class NoticeWays(Struct, frozen=True):
    """What a browser needs to ask for notices."""

    push_key: str
    mail: bool  # the host has set up mail


class NoticeCard(Struct, frozen=True):
    id: str
    way: NoticeWay
    target: str
    whole: bool
    confirmed: bool  # mail is sent only after its reader has confirmed


class NoticesEnded(Struct, frozen=True):
    ended: bool


class Invited(Struct, frozen=True):
    """The mail is sent, unless its reader wants none from here or has already had one."""

    invited: bool
