"""What the matches of a circle add up to."""

import json
import time

from regalia.table.circle_stats import work_out
from regalia.table.circle_store import COUNTED, MEMBERS_AT_ONCE, Member, Row

PEOPLE = [Member(number, f"hash{number}", name, number == 1, 1.0) for number, name in enumerate(("Anna", "Bruno", "Clara"), 1)]


def row(
    at: float, held: dict[int, int], winners: list[int], scores: list[int], game: str = "kingdoms", seats: list[str] | None = None
) -> Row:
    """A match; a seat is a "person", a "resigned" one, or a bot's."""
    kinds = seats or ["person"] * len(scores)
    sitters = [
        {"kind": "person" if kind == "person" else "bot", "bot": None if kind == "person" else kind, "resigned": kind == "resigned"}
        for kind in kinds
    ]
    standing = {"seats": sitters, "moved": at, "ended": "rules", "result": {"scores": scores, "winners": winners}}
    return Row(f"t{at}", game, "{}", json.dumps(standing), False, None, 9, at, held)


def test_streaks_wins_and_favourites_go_by_time():
    rows = [
        row(3, {0: 1, 1: 2}, [1], [1, 2]),
        row(1, {0: 1, 1: 2}, [0], [5, 2]),
        row(2, {0: 1, 1: 2}, [0], [5, 2], "royals"),
        row(4, {0: 1, 1: 2}, [1], [3, 4], "royals"),
        row(5, {0: 1, 1: 3}, [0, 1], [4, 4], "royals"),
    ]
    anna, bruno, clara = work_out(PEOPLE, rows).members
    assert (anna.played, anna.won, anna.streak, anna.longest, anna.favourite) == (5, 3, 1, 2, "royals")
    assert (bruno.played, bruno.won, bruno.streak, bruno.longest, bruno.favourite) == (4, 2, 2, 2, "kingdoms")
    assert (clara.played, clara.won, clara.streak) == (1, 1, 1)


def test_head_to_head_is_who_finished_ahead():
    rows = [
        row(1, {0: 1, 1: 2, 2: 3}, [2], [5, 4, 9]),
        row(2, {0: 1, 1: 2, 2: 3}, [2], [5, 5, 9]),
        row(3, {0: 1, 1: 2}, [1], [9, 3], seats=["resigned", "person"]),  # who gives up is behind
        row(4, {0: 2, 1: 1}, [0], [7, 7]),  # won by what decides ties
    ]
    total, *_ = work_out(PEOPLE, rows).games
    assert [(each.member, each.other, each.ahead, each.level, each.behind) for each in total.duels] == [
        (1, 2, 1, 1, 2), (1, 3, 0, 0, 2), (2, 3, 0, 0, 2),
    ]  # fmt: skip


def test_against_bots_alone_nothing_counts():
    alone = row(1, {0: 1}, [0], [9, 1], seats=["person", "duke"])
    nobody = row(2, {0: 1, 1: 2}, [], [9, 1])
    found = work_out(PEOPLE, [alone, nobody])
    assert found.members[0].played == 0
    assert [(each.game, each.matches, each.ratings) for each in found.games] == [(None, 0, [])]


def test_a_seat_that_a_bot_played_to_the_end_is_not_its_members():
    rows = [row(1, {0: 1, 1: 2, 2: 3}, [0], [9, 1, 2], seats=["duke", "person", "person"])]
    found = work_out(PEOPLE, rows)
    assert [each.played for each in found.members] == [0, 1, 1]


def test_intervals_are_wide_after_one_match_and_close_with_more():
    def widths(count: int) -> list[float]:
        rows = [row(number, {0: 1, 1: 2}, [number % 2], [1, 1]) for number in range(count)]
        return [each.high - each.low for each in work_out(PEOPLE, rows).games[0].ratings]

    one, many = widths(1), widths(200)
    assert min(one) > 500
    assert max(many) < 200


def test_each_game_has_ratings_of_its_own():
    rows = [row(number, {0: 1, 1: 2}, [0], [1, 0]) for number in range(4)]
    rows += [row(10 + number, {0: 1, 1: 2}, [1], [0, 1], "royals") for number in range(3)]
    total, kingdoms, royals = work_out(PEOPLE, rows).games
    assert [kingdoms.ratings[0].member, royals.ratings[0].member, total.ratings[0].member] == [1, 2, 1]
    assert [total.matches, kingdoms.matches, royals.matches] == [7, 4, 3]


def test_the_largest_circle_is_worked_out_in_a_moment():
    members = [Member(number, f"hash{number}", str(number), False, 1.0) for number in range(MEMBERS_AT_ONCE)]
    rows = []
    for number in range(COUNTED):
        held = {seat: (number * (seat + 1) + seat * 7) % MEMBERS_AT_ONCE for seat in range(4)}
        rows.append(row(number, held, [number % 4], [1, 2, 3, 4]))
    begun = time.process_time()
    assert len(work_out(members, rows).games[0].ratings) == MEMBERS_AT_ONCE
    assert time.process_time() - begun < 5  # seconds of a busy machine; a tenth of it on an idle one
