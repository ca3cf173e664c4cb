"""Names of people show something, and look like no other name at the table."""

import pytest

from languages import said_in_every_language
from regalia.table.names import look_alike, person_name
from regalia.table.trouble import Trouble
from table.friends import Friends
from table.servers import PEOPLE, Server

EMPTY = [
    "\u3164", "\u2800", "\u3164\u2800 \u3164", "\uffa0", "\u115f", "\u034f", "\u180e", "\u200b", "\u2062", "\u202e", "\u0301", "\ufe0f",
    "\x00", "\U0001d159", "\U000e0100", "\u00ad",
]  # fmt: skip
ALIKE = [
    ("Anna", "anna"),
    ("Anna", "Аnnа"),  # with two Cyrillic letters
    ("Anna", "Αnna"),  # with a Greek one
    ("Anna", "An\u3164na"),
    ("Anna", "Anna\ufe0f"),
    ("Anna", "An\u034fna"),
    ("Anna", "Ａｎｎａ"),
    ("Paolo", "Раоlо"),
    ("Lucas", "Iucas"),
    ("Lucas", "1ucas"),
    ("Bob", "B0b"),
    ("Вера", "Bepa"),
    ("Вера", "ВЕРА"),
    ("Ivan", "Іvan"),
    ("O'Neil", "O’Neil"),
    ("Arnold", "Amold"),
    ("José", "Jose\u0301"),
    ("Straße", "STRASSE"),
]
DIFFERENT = [
    ("Anna", "Hanna"),
    ("Pál", "Pal"),
    ("Zoë", "Zoe"),
    ("Player 1", "Player 2"),
    ("Вера", "Вира"),
    ("Иван", "Ivan"),
    ("Anna", "Anna B."),
]


@pytest.mark.parametrize("name", EMPTY, ids=ascii)
def test_a_name_that_shows_nothing_is_refused(name: str):
    with pytest.raises(Trouble) as refused:
        person_name(name)
    assert refused.value.status == 400
    assert look_alike(person_name(f"Anna {name}B"), "Anna B") or name == "\u0301", "beside others it changes nothing"


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u00a0", "\u3000"], ids=ascii)
def test_no_name_is_no_name(name: str):
    assert person_name(name) == ""


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ａｎｎａ", "Anna"),
        ("ﬁona", "fiona"),
        ("Jose\u0301", "José"),
        ("  An\u200bna  B. ", "Anna B."),
        ("❤\ufe0f", "❤\ufe0f"),
        ("e\u200b\u0301", "é"),
    ],
)
def test_a_name_is_kept_in_one_form(said: str, kept: str):
    assert person_name(said) == kept


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_found(one: str, other: str):
    one, other = person_name(one), person_name(other)
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_to_the_eye_are_different(one: str, other: str):
    assert not look_alike(person_name(one), person_name(other))


def test_a_name_that_looks_like_another_one_at_the_table_is_refused_wherever_it_is_given(server: Server):
    for name in ("Anna", "ANNA", "Аnnа"):
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": name}]
        assert server.post("/api/tables", status=409, game="kingdoms", options={"players": 2}, seats=seats)["code"] == "name-alike"
        guest = server.table([PEOPLE[0], {"kind": "open"}], words="everybody")
        assert server.post(f"{guest.path}/join", status=409, name=name)["code"] == "name-alike"
        assert server.post(f"{guest.path}/seats/1", guest.host, 409, kind="person", name=name)["code"] == "name-alike"
        assert server.post(f"{guest.path}/say", status=409, text="Hello", name=name)["code"] == "name-alike"
        assert server.post(f"{guest.path}/say", text="Hello", name="Zoe")
        joined = server.post(f"{guest.path}/join", name="Bruno")["token"]
        assert server.post(f"{guest.path}/rename", joined, 409, name=name)["code"] == "name-alike"
        assert server.post(f"{guest.path}/join", joined, 409, name=name)["code"] == "name-alike"
        assert [seat["name"] for seat in guest.state()["seats"]] == ["Anna", "Bruno"]
    said_in_every_language(lambda lang: server.post(f"{guest.path}/rename?lang={lang}", joined, 409, name="ANNA")["sentence"])
    said_in_every_language(lambda lang: server.post(f"{guest.path}/rename?lang={lang}", joined, 400, name="\u3164")["sentence"])


def test_everybody_may_write_the_own_name_in_another_way_and_comes_back_with_it(server: Server):
    guest = server.table()
    assert server.post(f"{guest.path}/rename", guest.tokens[0], name="ANNA")["state"]["seats"][0]["name"] == "ANNA"
    assert server.post(f"{guest.path}/join", guest.tokens[0], name="Аnna")["seat"] == 0
    server.post(f"{guest.path}/seats/0", guest.tokens[0], kind="bot")
    back = server.post(f"{guest.path}/join", guest.tokens[0], name="Аnna")
    for token in (back["token"], guest.tokens[1]):  # without a name a seat has its colour
        assert server.post(f"{guest.path}/rename", token, name="")


def test_members_of_a_circle_look_different(server: Server):
    friends = Friends(server)
    assert server.post(f"{friends.path}/join", friends.link, 409, name="Аnnа")["code"] == "name-taken"
    assert server.post(f"{friends.path}/join", friends.link, 400, name="\u3164")["code"] == "bad-input"
