"""The host's channels: any service that apprise supports, told about every table. Without such channels apprise is not needed."""

import warnings
from typing import Any

from regalia.core.errors import BadInput


def host_channel(urls: str) -> Any:
    """An apprise object for these addresses, separated by spaces; `BadInput` says what is wrong."""
    try:
        import apprise  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        raise BadInput("setting-apprise-missing") from None
    channel = apprise.Apprise()
    with warnings.catch_warnings():  # from what its many services import
        warnings.simplefilter("ignore")
        for number, url in enumerate(urls.split(), 1):  # they hold passwords, so errors name them by number
            if not channel.add(url):
                raise BadInput("setting-apprise", number=number)
    return channel


def send(channel: Any, title: str, body: str) -> bool:
    """Some services would call everybody for a player named @everyone; a wider sign looks the same and calls nobody.

    What players write is text: without its format, apprise would send it by mail as HTML.
    """
    return bool(channel.notify(title=title, body=body.replace("@", "\uff20"), body_format="text"))
