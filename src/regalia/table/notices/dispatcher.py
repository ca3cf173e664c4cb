"""The dispatcher: takes what is due from the outbox and delivers it, off the event loop that people play on."""

import asyncio
import contextlib
import functools
import hashlib
import logging
import smtplib
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from regalia.table.background import Tasks
from regalia.table.limits import Hourly
from regalia.table.notices import host_channel, mail, mail_server, outbox, push, webhook
from regalia.table.notices.address_guard import AddressGuard, Unreachable
from regalia.table.notices.outbox import Delivery, Subscription
from regalia.table.notices.wording import Message, put_into_words
from regalia.table.presence import Presence
from regalia.table.process_link import steady
from regalia.table.registry import Registry
from regalia.table.trouble import Trouble

if TYPE_CHECKING:
    from regalia.table.notices.transport import Transport

T = TypeVar("T")
LOGGER = logging.getLogger("regalia.notices")
POLL = 1.0  # seconds between checks of the outbox
SETTLE = 2.0  # seconds after the start, for browsers to reconnect and other processes to announce who is with them
TRIES = 9
FIRST_WAIT, LONGEST_WAIT = 5.0, 3600.0  # seconds before the second try, then three times as long each time
WORTH = 86400.0  # seconds after which a notice is too old to send
LETTERS = 8  # mails, and notices to the host's channels, that are sent at a time
RENEWALS = 4  # of a claim, before it would expire
CLOSING = 5.0  # seconds in which a mail that is being sent may end when the server stops: it would be sent again

# Made before any thread needs it: see `private` in core/match.py.
_KEYS = msgspec.json.Decoder(dict[str, str])


class Outcome(NamedTuple):
    done: bool  # delivered, or never to be
    how: str  # for the metrics
    gone: bool = False  # the target no longer exists: the subscription ends
    wait: float | None = None  # seconds the other side asks us to wait


class Dispatcher:
    def __init__(self, registry: Registry, presence: Presence, steady: Callable[[], float] = steady) -> None:
        settings = registry.settings
        self._registry, self._presence, self._settings = registry, presence, settings
        self._outbox, self._postgres = registry.store.outbox, registry.store.postgres
        self._guard = AddressGuard(settings.private_hosts.split())
        self._mail = mail_server.mail_server(settings.mail_server) if settings.mail_server else None
        self._host = host_channel.host_channel(settings.apprise) if settings.apprise else None
        self._outbox.for_host = self._host is not None
        self._limit = Hourly(settings.notices_per_hour)
        self._sending = asyncio.new_event_loop()  # in a thread of its own
        self._thread = threading.Thread(target=self._sending.run_forever, name="dispatcher", daemon=True)
        self._letters = ThreadPoolExecutor(LETTERS, "mail")
        self._tasks, self._sent_by_letter = Tasks(), Tasks()
        self._steady = steady
        self._under_way: Counter[str] = Counter()  # deliveries of each claim
        self._sure: dict[str, float] = {}  # until when each claim surely holds
        self._key = ""
        self._transport: Transport | None = None  # loaded when something is sent for the first time

    @functools.cached_property
    def _signer(self) -> push.Signer:
        """Made when somebody first wants pushes; until then the cryptography library is not loaded."""
        return push.Signer(self._key, _contact(self._settings.public_url, self._settings.mail_from))

    @property
    def push_key(self) -> str:
        return self._signer.public

    @property
    def has_mail(self) -> bool:
        return self._mail is not None

    def check_target(self, url: str) -> str:
        return self._guard.check(url)

    async def open(self) -> None:
        self._key = await self._registry.change(self._outbox.shared_key, "push", push.new_key)
        if not self._postgres:  # there is no other process
            await self._registry.change(self._outbox.release)
        self._thread.start()
        if self._mail:
            self._tasks.start(self._try_mail(self._mail))
        self._tasks.start(self._go_round())
        self._tasks.start(self._renew())

    async def _try_mail(self, server: mail_server.MailServer) -> None:
        """A wrong address or password shows at the start, not when a player waits for a mail."""
        try:
            await asyncio.to_thread(mail_server.try_out, server)
        except (OSError, smtplib.SMTPException) as error:
            LOGGER.warning("the mail server at %s:%s cannot be used: %s", server.host, server.port, error)

    async def close(self) -> None:
        self._letters.shutdown(wait=False, cancel_futures=True)
        await self._sent_by_letter.finish(CLOSING)
        await self._sent_by_letter.close()
        await self._tasks.close()
        if self._thread.is_alive():
            if self._transport:
                await self._elsewhere(self._transport.close())
            self._sending.call_soon_threadsafe(self._sending.stop)
            await asyncio.to_thread(self._thread.join, 5)
        if not self._sending.is_running():
            self._sending.close()

    async def _elsewhere(self, work: Coroutine[Any, Any, T]) -> T:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._sending))

    async def _go_round(self) -> None:
        await asyncio.sleep(SETTLE)
        while True:
            try:
                if await self._registry.ask(self._outbox.is_due, time.time()):
                    asked = self._steady()
                    for delivery in await self._registry.change(self._outbox.claim, time.time()):
                        self._sure[delivery.claim] = asked + outbox.LEASE
                        self._under_way[delivery.claim] += 1
                        by_letter = delivery.to is None or delivery.to.way == "mail"
                        (self._sent_by_letter if by_letter else self._tasks).start(self._deliver(delivery))
            except Trouble:
                pass  # the database does not answer, which has been logged; the notices stay in it
            await asyncio.sleep(POLL)

    async def _renew(self) -> None:
        """Hold on to the claims of what waits for its turn or is being sent: another process, or the next round, would send it again."""
        while True:
            await asyncio.sleep(outbox.LEASE / RENEWALS)
            asked, claims = self._steady(), [claim for claim in self._under_way if self._holds(claim, 0)]
            if claims:
                with contextlib.suppress(Trouble):
                    await self._registry.change(self._outbox.renew, claims, time.time())
                    self._sure.update(dict.fromkeys(claims, asked + outbox.LEASE))
            self._sure = {claim: until for claim, until in self._sure.items() if claim in self._under_way}

    def _holds(self, claim: str, seconds: float) -> bool:
        """Whether a claim surely holds for some seconds: nobody else sends what it is for."""
        return self._steady() + seconds < self._sure.get(claim, 0.0)

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            outcome = await self._try(delivery)
        except Exception:
            LOGGER.exception("a notice could not be delivered")
            outcome = Outcome(False, "failed")
        finally:
            self._under_way -= Counter([delivery.claim])
        self._registry.metrics.count("regalia_notices_total", f'{{outcome="{outcome.how}"}}')
        try:
            if outcome.gone and delivery.to:
                await self._registry.change(self._outbox.end, delivery.to.id)
            elif outcome.done or delivery.tries >= TRIES:
                await self._registry.change(self._outbox.delivered, delivery)
            else:
                wait = outcome.wait or FIRST_WAIT * 3 ** (delivery.tries - 1)
                await self._registry.change(self._outbox.try_again, delivery, time.time() + min(wait, LONGEST_WAIT))
        except Trouble as trouble:
            LOGGER.warning("the outbox cannot be written: %s", trouble.code)  # the claim expires by itself

    async def _try(self, delivery: Delivery) -> Outcome:
        if delivery.stale or time.time() - delivery.at > WORTH:
            return Outcome(True, "stale")
        if self._is_watched(delivery):
            return Outcome(True, "watching")
        if delivery.tries == 1 and not self._limit.take(f"report {delivery.table}" if delivery.kind == "report" else delivery.table):
            self._registry.metrics.count("regalia_limited_total")
            return Outcome(True, "limited")
        message = put_into_words(delivery, delivery.to.lang if delivery.to else self._settings.channel_language)
        return await self._elsewhere(self._send(delivery.to, message, delivery.claim))

    def _is_watched(self, delivery: Delivery) -> bool:
        """Whoever is looking at the table gets no notice."""
        seat = delivery.absent if delivery.seat is None else delivery.seat
        return delivery.kind != "confirm" and seat is not None and seat in self._presence.looking(delivery.table)

    # in the dispatcher's thread

    async def _send(self, to: Subscription | None, message: Message, claim: str) -> Outcome:
        try:
            if to is None:
                return await self._send_to_host(message, claim)
            if to.way == "mail":
                return await self._send_mail(to, message, claim)
            return await self._send_web(to, message)
        except Unreachable:
            return Outcome(True, "unreachable", gone=True)
        except (OSError, smtplib.SMTPException, TimeoutError) as error:
            LOGGER.info("a notice will be sent again later: %s", type(error).__name__, extra={"said": {"table": message.table}})
            return Outcome(False, "failed")

    async def _in_turn(self, send: Callable[[], bool]) -> Outcome:
        sent = await asyncio.get_running_loop().run_in_executor(self._letters, send)
        return Outcome(sent, "sent" if sent else "failed")

    async def _send_to_host(self, message: Message, claim: str) -> Outcome:
        text = f"{message.body}\n{self._link(message)}".strip()
        return await self._in_turn(lambda: self._holds(claim, 0) and host_channel.send(self._host, message.title, text))

    async def _send_mail(self, to: Subscription, message: Message, claim: str) -> Outcome:
        server = self._mail
        if server is None:
            return Outcome(True, "no-mail")
        written = mail.write(message, to, self._settings.mail_from, self._settings.public_url.rstrip("/"))
        try:
            return await self._in_turn(lambda: mail_server.send(server, written, lambda: self._holds(claim, mail_server.SENDING)))
        except smtplib.SMTPRecipientsRefused as error:
            gone = all(code >= 500 for code, _ in error.recipients.values())
            return Outcome(gone, "gone" if gone else "failed", gone)

    async def _send_web(self, to: Subscription, message: Message) -> Outcome:
        from regalia.table.notices.transport import Transport

        self._transport = self._transport or Transport(self._guard)
        if to.way == "push":
            keys = _KEYS.decode(to.keys or "{}")
            topic = hashlib.sha256(f"{message.table} {message.kind}".encode()).hexdigest()[:32]
            body = push.encrypt(msgspec.json.encode(message), keys["p256dh"], keys["auth"])
            answer = await self._transport.post(to.target, self._signer.headers(to.target, topic), body)
        else:
            body = webhook.body_of(to.way, message, self._link(message))
            answer = await self._transport.post(to.target, webhook.headers_of(message), body)
        if answer.status in (404, 410):
            return Outcome(True, "gone", gone=True)
        if answer.status in (408, 425, 429) or answer.status >= 500:
            return Outcome(False, "failed", wait=answer.retry_after)
        return Outcome(True, "sent" if 200 <= answer.status < 300 else "refused")

    def _link(self, message: Message) -> str:
        site = self._settings.public_url.rstrip("/")
        return f"{site}{message.path}" if site else ""


def _contact(site: str, sender: str) -> str:
    """Whom a push service may contact about this server."""
    if site.startswith("https://"):
        return site
    return f"mailto:{parseaddr(sender)[1]}" if sender else "mailto:regalia@localhost"
