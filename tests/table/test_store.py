"""What is written to the database, on both kinds of it."""

import time

import regalia
from regalia.table.new_tables import lay_out
from regalia.table.store import Entry, Snapshot, Store, Summary, Token, Write
from regalia.table.table_state import Chair


def new_table(store: Store) -> str:
    """A table of two people in the database."""
    row, state = lay_out(regalia.game("kingdoms", players=2).start(seed=1), [Chair("person")] * 2, "now")
    store.write([Write(row["id"], state.summary, new=row, tokens=[Token("0" * 64, 0)])])
    return str(row["id"])


def test_of_several_entries_each_hears_whether_it_came_first(database: str):
    one, other = Store(database), Store(database)
    one.open()
    here, there = new_table(one), new_table(one)
    at, summary = round(time.time(), 3), Summary(1, 1, 0, False, 1.5)
    assert one.write([Write(here, summary, Entry(1, "play", 0, "draw", at, "key-of-one", 1))]) == [True]
    late = Write(here, later(summary), Entry(1, "play", 1, "pass", at, "key-of-other", 1))
    assert other.write([late, Write(there, summary, Entry(1, "play", 0, "draw", at, None, 1))]) == [False, True]
    repeated = Write(here, later(summary), Entry(2, "play", 0, "draw", at, "key-of-one", 2))
    assert other.write([repeated]) == [False]
    assert [entry.said for entry in one.since(here, 0)] == ["draw"]
    assert kept(one, here) == summary  # what came too late changed nothing
    assert [entry.key for entry in one.since(there, 0)] == [None]
    one.close()
    other.close()


def test_what_is_written_is_read_as_it_was(database: str):
    store = Store(database)
    store.open()
    table = new_table(store)
    said = 'ű "quoted" \\ \n\t[1, {"a": null}] ☃ 𝄞 \' -- %s :rows ?'
    entries = [
        Entry(1, "word", None, said, 1763456789.123, "k" * 64, 1),
        Entry(2, "play", 0, "", 0.1 + 0.2, None, None),
        Entry(3, "sit", 15, "null", 1763456789.0, "null", 2**31 - 1),
    ]
    summaries = [
        Summary(1, 2, None, True, 1763456789.123, True, 1763456789.123 + 1 / 3, said),
        Summary(2, 3, 1, False, 0.1, False, None, None),
    ]
    for entry, summary in zip(entries, [*summaries, summaries[0]], strict=True):
        assert store.write([Write(table, summary, entry)]) == [True]
        assert kept(store, table) == summary
    assert store.since(table, 0) == entries
    store.close()


def test_the_snapshots_of_one_commit_are_kept_each_at_its_table(database: str):
    store = Store(database)
    store.open()
    here, there, summary = new_table(store), new_table(store), Summary(1, 1, 0, False, 1.5)

    def snapshots(*given: tuple[str, int, bytes]) -> list[Write]:
        return [Write(table, summary, snapshot=Snapshot(seq, f"rules {seq}", state)) for table, seq, state in given]

    def found(table: str) -> Snapshot | None:
        kept = store.read(table)
        assert kept
        return kept.snapshot

    store.write(snapshots((here, 3, b"\0ab\xff"), (there, 5, b""), (here, 7, b"newest"), (here, 6, b"older")))
    assert found(here) == Snapshot(7, "rules 7", b"newest")
    assert found(there) == Snapshot(5, "rules 5", b"")
    store.write(snapshots((here, 4, b"too late"), (there, 6, b"\xff\0")))
    assert found(here) == Snapshot(7, "rules 7", b"newest")
    assert found(there) == Snapshot(6, "rules 6", b"\xff\0")
    store.close()


def kept(store: Store, table: str) -> Summary:
    found = store.read(table)
    assert found
    return Summary(**{name: found.row[name] for name in Summary.__struct_fields__})


def later(summary: Summary) -> Summary:
    return Summary(summary.seq + 1, summary.ply + 1, 1, True, summary.changed + 1)
