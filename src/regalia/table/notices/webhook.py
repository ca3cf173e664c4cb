"""Webhooks: a notice as plain JSON, or in the format of Discord or Slack. Names and messages must not become markup there."""

import json
import re

import msgspec

from regalia.table.notices.wording import Message

MARKUP = re.compile(r"([\\*_~`|>#\[\]()<:@-])")  # what Discord would read as markup


def body_of(way: str, message: Message, link: str) -> bytes:
    text = f"{message.title}: {message.body}"
    if way == "discord":
        shown = MARKUP.sub(r"\\\1", text) + (f"\n<{link}>" if link else "")
        return json.dumps({"content": shown[:2000], "allowed_mentions": {"parse": []}}).encode()
    if way == "slack":
        shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") + (f"\n<{link}>" if link else "")
        return json.dumps({"text": shown, "unfurl_links": False, "unfurl_media": False}).encode()
    return msgspec.json.encode({**msgspec.structs.asdict(message), "link": link})


def headers_of(message: Message) -> dict[str, str]:
    """The id lets a receiver recognise a repeated delivery."""
    return {"content-type": "application/json", "user-agent": "Regalia", "idempotency-key": message.id, "webhook-id": message.id}
