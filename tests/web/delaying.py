"""A slow connection: a proxy that forwards everything later, in order."""

import asyncio
import contextlib
import threading


class SlowLine:
    """Between browsers and a server, with a delay in each direction."""

    def __init__(self, port: int, up: float, down: float) -> None:
        self._port, self._up, self._down = port, up, down
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        assert ready.wait(300)

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        self._loop.run_forever()
        server.close()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.run_until_complete(asyncio.sleep(0))  # what was cut off is closed in the next round
        self._loop.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(self._hand_on(reader, back, self._up), self._hand_on(there, writer, self._down))
        finally:
            for end in (back, writer):
                end.transport.abort()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
        """What has come is sent `delay` later, whatever comes meanwhile."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def send() -> None:
            while True:
                at, some = await waiting.get()
                await asyncio.sleep(at - self._loop.time())
                if not some:
                    writer.close()
                    return
                writer.write(some)

        sending = asyncio.ensure_future(send())
        with contextlib.suppress(OSError):
            while some := await reader.read(65536):
                waiting.put_nowait((self._loop.time() + delay, some))
        waiting.put_nowait((self._loop.time() + delay, b""))
        with contextlib.suppress(OSError):
            await sending
