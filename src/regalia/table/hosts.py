"""The names by which clients may ask this server.

A page of another site can point its own name at this machine and would then count as a page of this server (DNS rebinding).
No page can do this with an address, nor over the public DNS with a name that is not in it.
"""

import ipaddress
import re
import socket
from typing import Any
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from regalia.table.limits import is_loopback
from regalia.table.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:[0-9]{1,5})?")
HERE = ("localhost",)  # always this machine, also with something in front
PRIVATE = ("local", "lan", "home", "home.arpa", "internal")  # domains that the public DNS does not have


class Hosts:
    def __init__(self, settings: Settings) -> None:
        own = urlsplit(settings.public_url).hostname or ""
        named = {*settings.server_names.lower().split(), own, settings.host.lower()}
        self._all = "*" in named
        self._names = named if is_here(settings.host) else {*named, socket.gethostname().lower()}
        self._domains = HERE if is_here(settings.host) else (*HERE, *PRIVATE)

    def knows(self, said: str) -> bool:
        """Whether a `Host` header names this server."""
        found = HOST.fullmatch(said.lower())
        if not found:
            return False
        name = found[1].rstrip(".")
        if self._all or name in self._names or _is_address(name):
            return True
        if any(name == domain or name.endswith(f".{domain}") for domain in self._domains):
            return True
        return "." not in name and self._domains != HERE


def trusted_proxies(settings: Settings) -> Any:
    """The proxies that say who asks, as a collection of addresses."""
    return ProxyHeadersMiddleware(None, settings.trusted).trusted_hosts  # type: ignore[arg-type]


def is_here(host: str) -> bool:
    """Whether a server that listens there can be reached only from its own machine, proxies included."""
    return host.lower() in HERE or is_loopback(host)


def _is_address(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return False
