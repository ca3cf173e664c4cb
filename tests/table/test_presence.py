"""Who is connected to a table: when the others there are told of it."""

import asyncio

from regalia.table.messages import Here
from regalia.table.presence import Presence
from regalia.table.process_link import ProcessLink


def test_who_has_come_or_gone_is_news_only_when_everybody_is_told():
    """A private step wakes every connection; one that then said who is here would show that a step was made."""

    async def story() -> None:
        told = asyncio.Event()
        presence = Presence(ProcessLink(), lambda table: told.set(), 60)
        await presence.open()
        presence.sit("table", "Anna's browser", [0])
        await told.wait()
        for change, before, after in (
            (lambda: presence.sit("table", "a spectator's", []), Here([0], 0), Here([0], 1)),
            (lambda: presence.sit("table", "a spectator's", [1]), Here([0], 1), Here([0, 1], 0)),
            (lambda: presence.leave("table", "a spectator's"), Here([0, 1], 0), Here([0], 0)),
        ):
            told.clear()
            change()
            assert presence.here("table") == before
            await told.wait()
            assert presence.here("table") == after
        await presence.close()

    asyncio.run(story())
