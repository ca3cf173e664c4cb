"""The host's settings, by flag or environment variable, declared once; docs/hosting.md shows the same table."""

import difflib
import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from regalia.core.errors import BadInput, Words, either, harmless, quoted
from regalia.table.notices.host_channel import host_channel
from regalia.table.notices.mail_server import is_mailbox, mail_server
from regalia.text import LANGUAGES


def _set(default: Any, text: str, low: float | None = None) -> Any:
    return field(default=default, metadata={"help": text, "low": low})


def default_database() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'regalia' / 'tables.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting has a flag (`--max-body`) and an environment variable (`REGALIA_MAX_BODY`); a flag wins."""

    host: str = _set("127.0.0.1", "Address to listen on; 0.0.0.0 for every network.")
    port: int = _set(8017, "Port to listen on; 0 takes a free one.", 0)
    database: str = _set("", "sqlite:///FILE or postgresql://USER@HOST/NAME; empty: a SQLite file in your data folder.")
    origins: str = _set(
        "",
        "Other web origins whose pages may open live connections and change something, separated by spaces;"
        " the server's own is always allowed.",
    )
    proxies: str = _set("127.0.0.1", "Addresses or networks of reverse proxies whose X-Forwarded-For is believed, separated by commas.")
    log_format: str = _set("text", "text for people, json for machines.")
    max_body: int = _set(262_144, "Largest request in bytes; a message on a live connection may have at most 16 KiB.", 1024)
    request_rate: float = _set(50.0, "Requests per second from one address; bursts of up to four times as many are allowed.", 0.1)
    message_rate: float = _set(
        20.0,
        "Messages and control frames per second on one live connection; bursts of up to four times as many are allowed. One address"
        " may send ten times as many on all its live connections; beyond that, the server reads them more slowly.",
        0.1,
    )
    sockets_per_address: int = _set(200, "Live connections one address may hold at a time.", 1)
    connections: int = _set(
        10_000, "Maximum number of connections of any kind; never more than the system's limit on open files allows.", 1
    )
    connections_per_address: int = _set(500, "Connections one address may hold at a time; the proxies may hold any number.", 1)
    request_seconds: float = _set(
        20.0, "Seconds allowed for the head of a request, then for its body, and for the hello of a live connection to arrive.", 0.1
    )
    reading_seconds: float = _set(30.0, "Seconds after which a client that does not read what was sent is disconnected.", 0.1)
    tables_per_hour: int = _set(120, "Tables one address may create in an hour.", 1)
    circles_per_hour: int = _set(20, "Circles of friends one address may create in an hour.", 1)
    transfers_per_hour: int = _set(30, "Times an hour that one address may leave something for another device.", 1)
    name_length: int = _set(40, "Maximum length of a player's name.", 1)
    table_memory: int = _set(
        512, "MiB of memory for tables; beyond that, those nobody is watching are dropped and reloaded from the database when needed.", 1
    )
    away_hours: float = _set(
        24.0, "Hours without a move after which anyone at the table may let a bot play for the seat whose turn it is, or free the seat.", 0
    )
    bot_threads: int = _set(0, "Threads in which bots think; 0: one per processor.", 0)
    bot_pause: float = _set(
        0.6,
        "Seconds after which a bot's move is shown, twice as many for a bot that thinks long; never sooner, even if it had no choice.",
        0,
    )
    bot_deadline: float = _set(30.0, "Seconds of thinking after which a bot plays the best it has found.", 0.1)
    bot_poll: float = _set(2.0, "Seconds between checks for bots that another process has left waiting.", 0.05)
    analysis_threads: int = _set(0, "Threads in which finished matches are analysed, after everything else; 0: one per processor.", 0)
    analysis_simulations: int = _set(0, "Simulations for each search of an analysis; 0: as many as suit the game.", 0)
    heartbeat: float = _set(
        10.0,
        "Seconds between heartbeats of processes sharing a PostgreSQL database; after three times as long without one, a process's"
        " players count as away.",
        0.05,
    )
    public_url: str = _set("", "Address at which players reach this server, like https://play.example.org; mail and webhooks link to it.")
    server_names: str = _set(
        "",
        "Names by which clients may ask this server besides the one in --public-url, separated by spaces; * allows every name."
        " Addresses, localhost and names of the local network need not be listed.",
    )
    mail_server: str = _set(
        "", "Mail server for notices, as smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465; empty: no mail."
    )
    mail_from: str = _set("", "Sender of that mail, like Regalia <regalia@example.org>.")
    apprise: str = _set("", "Channels of the host that hear of every table: addresses of apprise, separated by spaces.")
    channel_language: str = _set("en", "Language of the host's channels: en, it, hu or ru.")
    private_hosts: str = _set(
        "", "Hosts with private addresses that notices may be sent to, as HOST or HOST:PORT, separated by spaces; all others are refused."
    )
    notices_per_hour: int = _set(120, "Notices about one table in an hour; further ones are not sent.", 1)
    shutdown: float = _set(5.0, "Seconds that open connections are given to close when the server stops.", 0)

    @property
    def url(self) -> str:
        return self.database or default_database()

    @property
    def trusted(self) -> str:
        """The proxies as uvicorn reads them: it takes a network only by its first address, and * only alone."""
        proxies = list(filter(None, map(str.strip, self.proxies.split(","))))
        return "*" if "*" in proxies else ",".join(str(ipaddress.ip_network(each, strict=False)) for each in proxies)


def read(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from flags (None: not given), then from the environment, then the defaults."""
    chosen: dict[str, Any] = {}
    for each in fields(Settings):
        name = f"REGALIA_{each.name.upper()}"
        if flags.get(each.name) is not None:
            chosen[each.name] = _read(each, flags[each.name], f"--{each.name.replace('_', '-')}")
        elif name in environment:
            chosen[each.name] = _read(each, environment[name], name)
    settings = Settings(**chosen)
    if settings.log_format not in ("text", "json"):
        raise BadInput("setting-log-format", value=quoted(settings.log_format))
    if not settings.url.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise BadInput("setting-database", value=quoted(settings.database))
    _check_addresses(settings)
    _check_notices(settings)
    return settings


def mistyped(environment: Mapping[str, str] = os.environ) -> list[Words]:
    """Say of every variable that looks like a setting and is none which setting its name is closest to."""
    known = [f"REGALIA_{each.name.upper()}" for each in fields(Settings)]
    strange = sorted(name for name in environment if name.startswith("REGALIA_") and name not in known)
    return [Words("setting-unknown", name=harmless(name), near=difflib.get_close_matches(name, known, 1, 0.0)[0]) for name in strange]


def _check_addresses(settings: Settings) -> None:
    for origin in settings.origins.split():
        if not _is_site(origin):
            raise BadInput("setting-origin", value=quoted(origin))
    for proxy in filter(None, map(str.strip, settings.proxies.split(","))):
        try:
            ipaddress.ip_network(proxy if proxy != "*" else "::/0", strict=False)
        except ValueError:
            raise BadInput("setting-proxy", value=quoted(proxy)) from None


def _check_notices(settings: Settings) -> None:
    if settings.public_url and not _is_site(settings.public_url.rstrip("/")):
        raise BadInput("setting-public-url", value=quoted(settings.public_url))
    for name in settings.server_names.split():
        if not re.fullmatch(r"[A-Za-z0-9._-]+|\*", name):
            raise BadInput("setting-server-name", value=quoted(name))
    if settings.mail_server:
        mail_server(settings.mail_server)
        if not settings.public_url or not settings.mail_from:
            raise BadInput("setting-mail-needs", name="--mail-from" if settings.public_url else "--public-url")
    if settings.mail_from and not is_mailbox(parseaddr(settings.mail_from)[1]):
        raise BadInput("setting-mail-from", value=quoted(settings.mail_from))
    if settings.apprise:
        host_channel(settings.apprise)
    if settings.channel_language not in LANGUAGES:
        raise BadInput("setting-language", value=quoted(settings.channel_language), words=either(LANGUAGES))
    for host in settings.private_hosts.split():
        if not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|[0-9a-f:]+", host):
            raise BadInput("setting-private-host", value=quoted(host))


def _is_site(text: str) -> bool:
    """A scheme, a host and perhaps a port, no more."""
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return usable and "@" not in parts.netloc and text == f"{parts.scheme}://{parts.netloc}"


def _read(each: Any, value: Any, name: str) -> Any:
    if isinstance(each.default, str):
        return str(value)
    kind = type(each.default)
    try:
        number = kind(value)
    except ValueError:
        raise BadInput("setting-whole" if kind is int else "setting-number", name=name, value=quoted(value)) from None
    if not each.metadata["low"] <= number < 1e12:
        raise BadInput("setting-low", name=name, low=each.metadata["low"], value=str(value))
    return number
