"""A complete outside player for Regalia: python bot_client.py http://localhost:8017 TABLE [TOKEN]

It takes an open seat (or the seat of TOKEN) and plays until the match is over. Replace `choose` with something clever.
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(state):
    """Pick one of the legal moves; `state["view"]` is all this seat may see."""
    return random.choice(state["legal"])["id"]


def join(server, table):
    body = json.dumps({"name": f"Outside bot {random.randrange(1000)}"}).encode()
    asked = urllib.request.Request(f"{server}/api/tables/{table}/join", body, {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(asked))["token"]


def play(server, table, token):
    """Play to the end on one connection; True when the match is over."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as live:
        live.send(json.dumps({"type": "hello", "tokens": [token]}))
        tried = None
        while True:
            state = json.loads(live.recv())
            if state["type"] == "error" and state["code"] in ("too-many", "preparing", "database"):
                return False  # connecting again after a pause brings the state in which to choose again
            if state["type"] == "error" and state["code"] not in ("stale", "refused"):
                sys.exit(state["sentence"])
            if state["type"] != "state":
                continue
            if state["over"]:
                print("over:", state["result"])
                return True
            if state["legal"] and (state["seq"], state["step"]) != tried:
                seq, step = tried = state["seq"], state["step"]
                move = {"type": "play", "seat": state["seat"], "move": choose(state), "seq": seq, "step": step, "key": uuid.uuid4().hex}
                live.send(json.dumps(move))


def main(server, table, token=None):
    token = token or join(server, table)
    while True:
        try:
            if play(server, table, token):
                return
        except (WebSocketException, OSError):
            pass  # the server restarts; the table is where we left it
        time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
