"""What a browser gets: the web client if it is built, and a plain page that lists the API from its schema."""

import gzip
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from regalia.table.api import lang_of, tell_server
from regalia.table.trouble import Trouble

CLIENT = Path(__file__).parent / "client"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia is running</h1>
<p>The server works, but the web client has not been built into this installation.
Build it with <code>make web</code> in the source folder and start the server again.</p>
<p>Meanwhile there is the <a href="/api">API</a>, and <code>regalia play</code> on the terminal.</p></html>"""
ZIPPED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt"}


class ClientFiles:
    """The files of the web client, in memory: no path from outside ever reaches the disk. Texts are kept as browsers want them: zipped."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files: dict[str, bytes] = {}
        self._zipped: dict[str, bytes] = {}
        self._built: dict[str, dict[str, Any]] = {}
        for path in files:
            name, body = path.relative_to(folder).as_posix(), path.read_bytes()
            if name == "manifest.json":
                self._built = msgspec.json.decode(body)
            elif path.suffix in ZIPPED and len(body) > 500:
                self._zipped[name] = gzip.compress(body, mtime=0)
            else:
                self._files[name] = body
        self._pages: dict[str, tuple[bytes, bytes]] = {}

    def _body(self, name: str) -> bytes:
        return gzip.decompress(self._zipped[name]) if name in self._zipped else self._files[name]

    def open(self, lang: str, accepts: str, server: Callable[[], bytes]) -> Response[bytes]:
        """The page, with what its first screen would ask for next: the texts of its language, and what /api/server returns."""
        if lang not in self._pages:
            if not self._has("index.html"):
                return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
            words = self._built.get(f"src/text/{lang}.ftl?raw", {}).get("file")
            preload = f'<link rel="modulepreload" crossorigin href="/{words}">'.encode() if words else b""
            said = server().replace(b"<", b"\\u003c")
            brought = preload + f'<script type="application/json" id="server" lang="{lang}">'.encode() + said + b"</script></head>"
            page = self._body("index.html").replace(b"</head>", brought)
            self._pages[lang] = page, gzip.compress(page, mtime=0)
        page, zipped = self._pages[lang]
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        if "gzip" in accepts:
            return Response(zipped, media_type=MediaType.HTML, headers={**headers, "content-encoding": "gzip"})
        return Response(page, media_type=MediaType.HTML, headers=headers)

    def is_page(self, name: str) -> bool:
        return name == "index.html" or not (self._has(name) or Path(name).suffix)  # the client does its own routing

    def _has(self, name: str) -> bool:
        return name in self._zipped or name in self._files

    def give(self, name: str, accepts: str) -> Response[bytes]:
        if not self._has(name):
            raise Trouble("no-page")
        headers = {"cache-control": "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"}
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        media = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
        if name in self._zipped and "gzip" in accepts:
            headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(self._zipped[name], media_type=media, headers=headers)
        return Response(self._body(name), media_type=media, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    name = path.strip("/")
    if name.split("/")[0] in ("api", "health", "metrics"):
        raise Trouble("no-page")
    files: ClientFiles = request.app.state.client_files
    accepts = request.headers.get("accept-encoding", "")
    if name and not files.is_page(name):
        return files.give(name, accepts)
    lang = lang_of(request)
    return files.open(lang, accepts, lambda: msgspec.json.encode(tell_server(request, lang)))


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(_api_docs(request.app)[0], media_type=MediaType.JSON)


@get("/api", include_in_schema=False, media_type=MediaType.HTML)
async def api_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(_api_docs(request.app)[1], media_type=MediaType.HTML)


@lru_cache(maxsize=1)
def _api_docs(app: Litestar) -> tuple[bytes, bytes]:
    """The schema of the API and a page about it, made once: that takes longer than a move."""
    schema = app.openapi_schema.to_schema()
    return msgspec.json.encode(schema), page(schema).encode()


def page(schema: dict[str, Any]) -> str:
    """The whole API on one page without scripts."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(schema['info']['title'])}</title><h1>{escape(schema['info']['title'])}</h1>",
        f"<p>{escape(schema['info'].get('description', ''))} <a href='/api/openapi.json'>openapi.json</a></p>",
    ]
    for path, commands in schema["paths"].items():
        for verb, operation in commands.items():
            parts.append(f"<h2><code>{verb.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}.</p>")
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body:
                parts.append(f"<p>Send {_name(body)}.</p>")
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    shapes = [_name(media.get("schema", {})) for media in answer.get("content", {}).values()]
                    parts.append(f"<p>{status}: {' or '.join(shapes) or 'nothing'}. Errors: {_name({'$ref': '/Problem'})}.</p>")
    parts.append("<h1>Shapes</h1>")
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        rows = "".join(f"<li><code>{escape(field)}</code>: {_name(kind)}</li>" for field, kind in shape.get("properties", {}).items())
        parts.append(f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{escape(shape.get('description', '') or '')}</p><ul>{rows}</ul>")
    return "".join(parts) + "</html>"


def _name(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    if "enum" in schema or "const" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema.get("enum", [schema.get("const")]))
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(_name(each) for each in several)
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_name(schema.get('items', {}))}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
