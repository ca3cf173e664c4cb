"""What happens in a game of Royals is told to everybody who may know it, in full, and to nobody else."""

from collections import Counter

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from games.royals.tables import ALL_TITLES, BOTH, COUNTRIES, EDITIONS, buy, hands, in_play, lay, royals
from regalia.games.royals.story import Drew, Told
from regalia.text import LANGUAGES

some_game = st.builds(royals, st.sampled_from(EDITIONS), st.integers(2, 5))


def told(match, seat=None):
    """The events of a match as plain dicts."""
    return [msgspec.to_builtins(event) for moment in match.story(seat)[1:] for event in moment.events]


def names(match, seat=None):
    return [event["event"] for event in told(match, seat)]


def sentences(match, seat=None, lang="en"):
    return [event.words(lambda seat: f"P{seat}").sentence(lang) for moment in match.story(seat)[1:] for event in moment.events]


@BOTH
@pytest.mark.rule("ROY-D3", "ROY-D5")
def test_a_card_drawn_blind_is_told_to_who_drew_it(edition):
    match = lay(edition, phase="draw", display=["france", "spain", "spain"], deck={"britain": 3}, intrigue_deck={"france+spain": 2})
    match.play("take france")
    assert told(match, 1) == []  # it may still be put back
    match.play("draw intrigue")
    took = {"event": "took", "seat": 0, "card": "france"}
    assert told(match, 0) == [took, {"event": "drew", "seat": 0, "deck": "intrigue", "card": "france+spain"}]
    for other in (1, 2, None):
        assert told(match, other) == [took, {"event": "drew", "seat": 0, "deck": "intrigue", "card": None}]
    assert sentences(match, 1) == ["P0 takes a France card from the display.", "P0 draws an intrigue card."]
    assert sentences(match, 0)[1] == "P0 draws a card: France+Spain."


@BOTH
@pytest.mark.rule("ROY-P9", "ROY-P2", "ROY-B1")
def test_the_cards_of_a_payment_are_told_when_it_is_complete(edition):
    match = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 2}))
    match.play("occupy dijon-baron")
    match.play("pay german-states")
    assert all(told(match, viewer) == [] for viewer in (0, 1, None))
    while match.view(0).decision == "pay":
        match.play(next(move for move in match.legal() if move != "cancel"))
    occupied, token = told(match)
    assert occupied == {
        "event": "occupied", "seat": 0, "position": "dijon-baron", "cards": {"france": 1, "german-states": 3},
    }  # fmt: skip
    assert token == {"event": "token", "seat": 0, "kind": "city", "of": "dijon", "value": 3}
    assert told(match, 0) == told(match, 1) == told(match)
    assert sentences(match)[0] == "P0 occupies the position of Baron of Dijon and pays one France card, 3 German States cards."
    assert len(match.story()) == 2


@BOTH
@pytest.mark.rule("ROY-P9")
def test_a_payment_that_was_begun_and_cancelled_leaves_nothing(edition):
    plain = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 2})).play("end")
    tried = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 2}))
    for _ in range(3):
        tried.play("occupy dijon-baron").play(tried.legal()[0]).play("cancel")
    tried.play("end")
    assert len(plain.story()) == len(tried.story()) == 2
    assert told(tried) == told(plain) == [{"event": "ended-turn", "seat": 0}]  # the display was full
    assert tried.ply > plain.ply
    for seat in (1, None):
        assert tried.story(seat) == plain.story(seat)  # not even how many private steps there were


@BOTH
@pytest.mark.rule("ROY-P9")
def test_private_steps_of_others_change_no_guess(edition):
    position = {"hands": hands({"france": 1, "german-states": 3, "spain": 2}), "deck": {"britain": 9, "spain": 9}}
    plain, tried = lay(edition, **position), lay(edition, **position)
    tried.play("occupy dijon-baron").play(tried.legal()[0]).play("cancel")
    for match in plain, tried:
        match.play("end")
    for seed in range(20):
        assert tried.redealt(1, seed).tobytes() == plain.redealt(1, seed).tobytes()


@BOTH
@pytest.mark.rule("ROY-P4", "ROY-P6", "ROY-R6")
def test_a_takeover_tells_whose_cube_was_displaced_and_every_bonus(edition):
    titles = {title: [int(title != "baron"), 0, 0, 0] for title in ALL_TITLES}
    held = {"paris-king": 0, "lyon-countess": 0, "bordeaux-baron": 2, "marseille-marshal": 0, "dijon-baron": 1}
    match = lay(
        edition, 4, holders=held, displaced={"bordeaux": [1, 0, 0, 0]}, titles=titles,
        hands=hands({"france": 2, "france+spain": 1}, players=4),
    )  # fmt: skip
    buy(match, "takeover dijon-baron")
    over, country, house = told(match)
    assert over == {
        "event": "took-over", "seat": 0, "position": "dijon-baron", "cards": {"france": 2, "france+spain": 1}, "displaced": 1,
        "city": "dijon",
    }  # fmt: skip
    assert country == {"event": "token", "seat": 0, "kind": "country", "of": "france", "value": 14}
    assert house == {"event": "token", "seat": 0, "kind": "noble-house", "of": None, "value": 16}


@BOTH
@pytest.mark.rule("ROY-H1", "ROY-D4", "ROY-P9")
def test_discards_and_the_new_display_are_told(edition):
    hand = {"france": 15, "france+spain": 3, "britain+spain": 2}
    match = lay(edition, hands=hands(hand), display=["spain", "spain"], deck={"britain": 4})
    match.play("end")  # three French cards, unasked; an intrigue card is chosen
    assert told(match) == []
    match.play("discard britain+spain")
    assert told(match) == [
        {"event": "discarded", "seat": 0, "cards": {"france": 3}},
        {"event": "discarded", "seat": 0, "cards": {"britain+spain": 1}},
        {"event": "ended-turn", "seat": 0},
        {"event": "refilled", "cards": ["britain"]},
    ]


@BOTH
@pytest.mark.rule("ROY-E4", "ROY-E5", "ROY-E6")
def test_a_period_is_told_with_its_whole_sheet(edition):
    """France: a tie broken by the title; German States: by the city; Britain: one alone; Spain: nobody."""
    held = {"dijon-duke": 0, "lyon-countess": 1, "dijon-baron": 1, "cologne-baron": 2, "berlin-baron": 1, "london-king": 1}
    match = lay(edition, holders=held, ran_out=True)
    match.play("end")
    scored = told(match)[-1]
    assert (scored["event"], scored["period"]) == ("period-scored", "1648")
    france, german, britain, spain = scored["countries"]
    assert (france["influence"], german["influence"], britain["influence"]) == ([2, 2, 0], [0, 1, 1], [0, 4, 0])
    plain = {"over": [], "by": None, "title": None, "city": None}
    assert france["won"] == [
        {"seat": 0, "value": 8, "over": [1], "by": "title", "title": "duke", "city": "dijon"}, {"seat": 1, "value": 4, **plain},
    ]  # fmt: skip
    assert german["won"] == [
        {"seat": 2, "value": 7, "over": [1], "by": "city", "title": "baron", "city": "cologne"}, {"seat": 1, "value": 3, **plain},
    ]  # fmt: skip
    assert britain["won"] == [{"seat": 1, "value": 6, **plain}]
    assert spain["won"] == []
    event = match.story()[-1].events[-1]
    sheet = event.sheet()
    assert [list(row.values) for row in sheet.rows] == [[8, 4, None], [None, 3, 7], [None, 6, None], [None] * 3]
    assert (sheet.totals, list(sheet.rows[0].parts[0].values)) == ([8, 13, 7], [2, 2, 0])
    said = sentences(match)[-1]
    assert "P0 8 (influence 2, like P1, but with the higher title: Duke)" in said
    assert "P2 7 (influence 1 and Baron, like P1, but with the higher city bonus: Cologne)" in said
    assert said.endswith("Spain: nobody.")
    assert match.view().period == "1680"


@BOTH
@pytest.mark.rule("ROY-E1", "ROY-E2", "ROY-D6")
def test_a_deck_that_runs_out_is_told(edition):
    used = {"spain": 3, "france": 2, "britain": 1}
    match = lay(
        edition, 2, phase="draw", hands=[{}, {"france": 2}], deck={"britain": 1}, display=["spain"] * 3,
        discards={name: count - used.get(name, 0) for name, count in in_play(edition, 2).items()},
    )  # fmt: skip
    match.play("draw country")
    many = match.view(0).deck
    if edition == "2016":
        assert names(match) == ["drew", "ran-out", "shuffled"]
        assert told(match)[1:] == [
            {"event": "ran-out", "period": "1648", "last_round": False}, {"event": "shuffled", "deck": "country", "cards": many},
        ]  # fmt: skip
    else:
        assert names(match) == ["drew"]
    match.play("take spain").play("take spain").play("end")
    assert names(match)[-2:] == ["refilled", "period-scored"]
    assert names(match).count("ran-out") == names(match).count("shuffled") == 1


@BOTH
@pytest.mark.rule("ROY-E3", "ROY-T1", "ROY-W1")
def test_the_last_turns_the_titles_and_the_end_are_told(edition):
    titles = {"king": [1, 0, 0], "duke": [1, 1, 0], "baron": [1, 1, 1]}
    match = lay(edition, phase="draw", period=3, turn=1, titles=titles, deck={"france": 1}, display=["spain"] * 3)
    while not match.over:
        match.play("end" if "end" in match.legal() else "draw country" if "draw country" in match.legal() else match.legal()[0])
    out = next(event for event in told(match) if event["event"] == "ran-out")
    assert out == {"event": "ran-out", "period": "1714", "last_round": True}
    scored, markers, ended = told(match)[-3:]
    assert scored["period"] == "1714"
    won = {title["title"]: title["won"] for title in markers["titles"]}
    assert (won["king"], won["duke"], won["baron"], won["princess"]) == ([16, 0, 0], [4, 4, 0], [0, 0, 0], [0, 0, 0])
    assert (ended["scores"], ended["winners"], ended["tie"]) == ([20, 4, 0], [0], {})
    assert ended["points"]["title"] == [20, 4, 0]
    assert sentences(match)[-1] == "The match is over: P0 20, P1 4, P2 0; P0 wins."


@pytest.mark.rule("ROY-W1")
@pytest.mark.parametrize(("edition", "compared", "won"), [("2014", 1, [0, 1]), ("2016", 2, [1])])
def test_a_tie_at_the_end_is_told_with_the_tokens_that_decided(edition, compared, won):
    """Both have 13 points and an 8; then one has 3 and 2, the other a 5."""
    cities = {"paris": 0, "dijon": 0, "marseille": 0, "london": 1, "lyon": 1}
    match = lay(edition, 2, period=3, turn=1, ran_out=True, tokens={"cities": cities})
    match.play("end")
    ended = told(match)[-1]
    assert (ended["scores"], ended["winners"]) == ([13, 13], won)
    assert ended["tie"] == {0: [8, 3][:compared], 1: [8, 5][:compared]}
    assert "the highest tokens of those tied are P0: 8" in sentences(match)[-1]


def play_on(match, chance):
    match.play(int(chance.choice(match.legal_ids())))


@settings(max_examples=12, deadline=None)
@given(some_game, st.integers(0, 10**6))
def test_a_spectator_could_keep_the_books_from_the_story_alone(game, seed):
    """Discards, positions, hand sizes, tokens and points follow from what is told to everybody."""
    match, chance = game.start(seed=seed), np.random.default_rng(seed)
    while not match.over:
        play_on(match, chance)
    sizes, holders, points, pile = Counter(), {}, Counter(), Counter()
    for event in told(match):
        kind, seat = event["event"], event.get("seat")
        sizes[seat] += kind in ("took", "drew")
        if kind in ("occupied", "took-over"):
            assert holders.get(event["position"]) == event.get("displaced")
            holders[event["position"]] = seat
        if "cards" in event and seat is not None:
            sizes[seat] -= sum(event["cards"].values())
            pile.update({card: count for card, count in event["cards"].items() if card in COUNTRIES})
        if kind == "shuffled" and event["deck"] == "country":
            assert pile.total() == event["cards"]
            pile.clear()
        if kind == "token":
            points[seat] += event["value"]
        for won in [won for country in event.get("countries", []) for won in country["won"]]:
            points[won["seat"]] += won["value"]
        for title in event.get("titles", []):
            points.update(dict(enumerate(title["won"])))
    last = match.view()
    assert holders == match.position()["holders"]
    assert [sizes[seat] for seat in range(game.players)] == [each.country_cards + each.intrigue_cards for each in last.seats]
    assert dict(pile) == last.discards
    assert [points[seat] for seat in range(game.players)] == match.scores


@settings(max_examples=10, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 400))
def test_nobody_is_told_more_than_a_spectator_but_for_their_own_cards(game, seed, plies):
    match, chance = game.start(seed=seed), np.random.default_rng(seed)
    while not match.over and match.ply < plies:
        play_on(match, chance)
    common = [event for moment in match.story() for event in moment.events]
    for seat in range(game.players):
        own = [event for moment in match.story(seat) for event in moment.events]
        for mine, everybodys in zip(own, common, strict=True):
            assert mine == everybodys or (isinstance(mine, Drew) and mine.seat == seat and everybodys == Drew(seat, mine.deck, None))


def test_every_event_reads_back_and_is_said_in_every_language():
    match, chance = royals("2014", 5).start(seed=3), np.random.default_rng(3)
    while not match.over:
        play_on(match, chance)
    kinds = set()
    for event in (event for moment in match.story(0) for event in moment.events):
        assert msgspec.json.decode(msgspec.json.encode(event), type=Told) == event
        kinds.add(type(event))
        for lang in LANGUAGES:
            assert "P" in (said := event.words("P{}".format).sentence(lang)) or "seat" not in event.__struct_fields__, said
        if sheet := event.sheet():
            assert [row.label.sentence(lang) for row in sheet.rows for lang in LANGUAGES]
            assert len(sheet.totals) == 5
    assert len(kinds) == 14
    assert all(moment.events for seat in (0, None) for moment in match.story(seat))  # nothing happens without a word
    assert regalia.Match.from_json(match.to_json()).story(0) == match.story(0)
