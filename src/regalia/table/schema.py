"""How matches are stored: one append-only log per table, whose primary key (table, seq) is the compare-and-set."""

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules_version", Integer, nullable=False),
    Column("secret", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("position", Text),  # JSON; None: dealt by the rules
    Column("origin", Text),  # JSON: the moment of another match that this one branches from
    Column("seats", Text, nullable=False),  # JSON: who sat where at the start
    Column("created", Float, nullable=False),
    Column("start", String(8), nullable=False, server_default="now"),  # what it waits for: full, asked, now
    Column("takebacks", Boolean, nullable=False, server_default=sa.false()),  # chosen when the table was made
    Column("clock", Text),  # JSON, as agreed on; None: no clock
    Column("words", String(10), nullable=False, server_default="nobody"),  # who may write messages
    Column("keep_words", Boolean, nullable=False, server_default=sa.true()),  # otherwise they are erased at the end
    # A summary of the log, so that lists and bots need not read it:
    Column("seq", Integer, nullable=False),  # public lines
    Column("ply", Integer, nullable=False),  # public moments
    Column("turn", Integer),  # None: over
    Column("waiting", Boolean, nullable=False, server_default=sa.false()),  # for its start
    Column("bot_due", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when its clock has to be checked
    Column("circle", String(16)),  # of friends, if its maker said so
    Column("standing", Text),  # JSON, of a circle's table: who sits where, and in the end the result
)
Index("tables_circle", TABLES.c.circle, TABLES.c.changed)
Index("tables_bot_due", TABLES.c.bot_due, TABLES.c.changed, sqlite_where=TABLES.c.bot_due, postgresql_where=TABLES.c.bot_due)
Index("tables_due", TABLES.c.due, sqlite_where=TABLES.c.due.is_not(None), postgresql_where=TABLES.c.due.is_not(None))

LOG = Table(
    "log",
    META,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # see messages.Line; undo and report are not public
    Column("seat", Integer),
    # play: the move in notation; takeback, ask: a line of the match's log; sit, agree, rename, word, report: JSON; rematch: the new
    # table; flag: the bot that plays on; propose: what
    Column("said", Text, nullable=False),
    Column("key", String(64)),  # the idempotency key
    Column("at", Float, nullable=False),
    Column("public", Integer),  # the number of public lines after this entry; None: written before they were counted
    Column("took", Float, nullable=False, server_default="0"),  # seconds since the public line before it, where there is a clock
    UniqueConstraint("table_id", "key", name="log_key"),
)

TOKENS = Table(
    "tokens",
    META,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer),  # None: the host
)
Index("tokens_hash", TOKENS.c.hash)

SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", String(80), nullable=False),  # which rules and record layout wrote it
    Column("state", LargeBinary, nullable=False),
)

ANALYSES = Table(
    "analyses",
    META,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),  # see regalia.analysis.results
    Column("at", Float, nullable=False),
    Column("content", LargeBinary, nullable=False),  # an Analysis as MessagePack, compressed
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    META,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id")),
    Column("seat", Integer),  # None: the whole table
    Column("way", String(10), nullable=False),  # push, mail, json, discord, slack
    Column("target", Text, nullable=False),  # an address of the web or of mail
    Column("keys", Text),  # of a browser: JSON
    Column("lang", String(2), nullable=False),
    # on; asked: not confirmed yet; dropped: asked, but no longer wanted; invited: one mail, no more; refused: never again
    Column("state", String(8), nullable=False),
    Column("proof", String(32), nullable=False),  # a secret that only a mail to the target contains
    Column("created", Float, nullable=False),
    Column("circle_id", String(16), ForeignKey("circles.id")),  # instead of a table: notices of new tables of a circle,
    Column("member", Integer),  # as this member of it
)
Index("subscriptions_table", SUBSCRIPTIONS.c.table_id)
Index("subscriptions_target", SUBSCRIPTIONS.c.target)
Index("subscriptions_circle", SUBSCRIPTIONS.c.circle_id)

OUTBOX = Table(
    "outbox",
    META,
    Column("subscription", String(32), primary_key=True),  # or "host": the channels of the host
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(10), primary_key=True),  # see notices.notice
    Column("mark", String(24), primary_key=True),
    Column("seat", Integer),
    Column("absent", Integer),
    Column("about", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False),  # when to try it next; while it is claimed, when the claim expires
    Column("tries", Integer, nullable=False),
    Column("claim", String(16), nullable=False),  # of the process that is delivering it
)
Index("outbox_due", OUTBOX.c.due)

SHARED_KEYS = Table("shared_keys", META, Column("name", String(20), primary_key=True), Column("value", Text, nullable=False))

# When the server was last seen running, and the times when it was not, or by which the system's clock was put forward: those are
# charged to nobody's clock.
HEARTBEAT = Table("heartbeat", META, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
OUTAGES = Table("outages", META, Column("began", Float, primary_key=True), Column("ended", Float, nullable=False))

CIRCLES = Table(
    "circles",
    META,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("hash", String(64), nullable=False),  # of the secret in its link
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),  # counts changes, so that cached statistics are recomputed
)

MEMBERS = Table(
    "circle_members",
    META,
    Column("circle_id", String(16), ForeignKey("circles.id"), primary_key=True),
    Column("member", Integer, primary_key=True),
    Column("hash", String(64)),  # of the member's secret; None: they have left
    Column("name", Text, nullable=False),  # empty when they have left
    Column("keeper", Boolean, nullable=False),
    Column("joined", Float, nullable=False),
)

CIRCLE_SEATS = Table(
    "circle_seats",
    META,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("circle_id", String(16), ForeignKey("circles.id"), nullable=False),
    Column("member", Integer, nullable=False),  # who holds the seat's token and said so
    UniqueConstraint("table_id", "member", name="circle_seats_member"),
)
Index("circle_seats_circle", CIRCLE_SEATS.c.circle_id)

TRANSFERS = Table(
    "transfers",
    META,
    Column("id", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),  # encrypted with a key the server never sees
    Column("made", Float, nullable=False),
)
