"""Every state of the client that is worth a look, by name: how to get there and what must then be on the screen.

`test_states.py` asks axe about each of them, `screenshots.py` takes their pictures.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from playwright.sync_api import expect

from regalia.core.game import rulebook, rulebooks
from regalia.core.lesson import lesson_of
from regalia.core.match import Match
from regalia.puzzles import puzzle
from table.friends import Friends
from table.servers import PEOPLE, Server
from web.browsing import Screen
from web.laying import Table, leads_to, play_on, reach

QUIET = {"asked": True}  # the question about sounds has been answered
GAMES = list(rulebooks())


class Stage:
    """A server, and tables on it at the moments that are wanted."""

    def __init__(self, server: Server, lay: Callable[[Match], Table], turns: int = 6) -> None:
        self.server, self.lay, self.turns = server, lay, turns

    def at(self, game: str, wanted: Callable[[Match], bool], players: int = 2, told: bool = True) -> Table:
        """A table at a moment, with the last few turns before it in its log; untold, at the first such moment of all."""
        there = reached(game, wanted, players)
        openings = (opening(game, wanted, players, turns) for turns in range(self.turns, 0, -1)) if told else ()
        table = self.lay(next((each for each in openings if leads_to(each, wanted)), there))
        play_on(table, wanted)
        return table


@cache
def reached(game: str, wanted: Callable[[Match], bool], players: int) -> Match:
    return reach(game, wanted, players=players)


@cache
def opening(game: str, wanted: Callable[[Match], bool], players: int, turns: int) -> Match:
    turn = reached(game, wanted, players).turns_begun - turns
    return reach(game, lambda match: match.turns_begun >= max(1, turn), players=players)


Opens = Callable[[Stage], str | Table]


@dataclass(frozen=True)
class State:
    """`open` says which page to look at, and as whom; `do` what to do there; `shown` must be on the screen in the end."""

    open: Opens
    shown: str
    do: Callable[[Screen, Any], None] | None = None
    settings: dict[str, Any] | None = None
    motion: str = "reduce"
    phone: bool = True  # there is something to see on a phone
    tested: bool = True  # no other state shows the same

    def look(self, stage: Stage, visit: Callable[..., Screen], **how: Any) -> Screen:
        found = self.open(stage)
        url = found if isinstance(found, str) else found.link()
        screen = visit(
            url if url.startswith("http") else stage.server.url + url,
            motion=self.motion,
            settings=QUIET if self.settings is None else self.settings,
            **how,
        )
        screen.read_scores()
        if isinstance(found, Table):
            screen.page.locator("[data-board]").wait_for()
        if self.do:
            self.do(screen, found)
        screen.page.locator(self.shown).first.wait_for()
        return screen


# moments


def verbs(match: Match) -> set[str]:
    return {match.game.moves[move].family.name for move in match.legal_ids()}


@cache
def decides(what: str, *also: str, turns: int = 8) -> Callable[[Match], bool]:
    return lambda match: match.turns_begun > turns and match.view(match.turn).decision == what and verbs(match) >= set(also)


def letters(match: Match) -> bool:
    return "letter" in verbs(match)


# The middle of a match, at a decision with a choice; and just before the first scoring.
MIDDLE: dict[str, Callable[[Match], bool]] = {
    "kingdoms": lambda match: match.state.empty < 12 and match.view().decision == "act",
    "royals": decides("play", "occupy", turns=18),
    "palais-royal": decides("recruit", "recruit", turns=14),
}
BEFORE_SCORING: dict[str, Callable[[Match], bool]] = {
    "kingdoms": lambda match: match.view().board and sum(line.split().count(".") for line in match.view().board) == 1,
    "royals": lambda match: match.view().period_ends and match.view().decision == "play",
    "palais-royal": lambda match: match.view().last_round and match.turn == match.game.players - 1,
}
LAST: dict[str, Callable[[Match], bool]] = {
    "kingdoms": lambda match: match.view().epoch == 3 and BEFORE_SCORING["kingdoms"](match),
    "royals": lambda match: match.state.period == 3 and match.view().deck < 6,
    "palais-royal": BEFORE_SCORING["palais-royal"],
}
MOST = {"kingdoms": 4, "royals": 5, "palais-royal": 4}


# actions


def click(selector: str) -> Callable[[Screen, Any], None]:
    return lambda screen, _: screen.page.locator(selector).first.click()


def button(name: str) -> Callable[[Screen, Any], None]:
    return lambda screen, _: screen.press(name)


def more(name: str) -> Callable[[Screen, Any], None]:
    return lambda screen, _: screen.more(name)


def narrow(screen: Screen) -> bool:
    return screen.page.viewport_size["width"] < 700


def tab(name: str) -> Callable[[Screen, Any], None]:
    def do(screen: Screen, _: Any) -> None:
        if narrow(screen):
            screen.press("Players and details")
        screen.page.locator(f"#tab-{name}").click()

    return do


def legend(screen: Screen, _: Any) -> None:
    if narrow(screen):
        screen.more("Pieces and what they do")
    else:
        screen.page.click("[data-legend-button]")


def walk(screen: Screen, _: Any) -> None:
    screen.page.locator(".room.lit").first.click()
    screen.page.locator(".room.lit:not(.chosen)").first.wait_for()


def keep(screen: Screen, _: Any) -> None:
    screen.page.locator("[data-keep]").first.click()
    expect(screen.page.locator("[data-keep][aria-pressed=true]")).to_have_count(1)


def preview(screen: Screen, table: Table) -> None:
    """The card of a piece that could be played, with what it would bring."""
    page = screen.page
    if table.match.game.name == "kingdoms":
        page.locator("[data-piece^=castle][data-lit=true]").first.click()
    page.locator(".felt [data-preview][data-lit=true]").last.focus()
    page.keyboard.press("Shift")  # the focus came by keys
    page.locator(".felt [data-preview][data-lit=true]").last.hover()


def forbidden(screen: Screen, table: Table) -> None:
    """A move that the rules forbid, and the rule that says so."""
    page, game = screen.page, table.match.game.name
    if game == "kingdoms":
        page.locator("[data-piece^=castle][data-lit=true]").first.click()
        page.locator(".cell:not(.lit)").first.click()
    elif game == "royals":
        page.locator(".position:not(.lit)").first.dispatch_event("click")
    else:
        page.locator(".space[data-explain^='noble:']:not(.lit)").first.dispatch_event("click")


def plainest(table: Table) -> None:
    state = table.state()
    plain = [each["id"] for each in state["legal"] if each["json"]["do"] in ("done", "end", "pass")]
    table.send(state["turn"] or 0, plain[-1] if plain else state["legal"][0]["id"], state)


def scored(table: Table) -> None:
    """Everybody makes the simplest move until something is scored."""
    while not any(line["sheets"] for line in table.server.get(f"/api/tables/{table.name}/log")["lines"]):
        plainest(table)


# A line of a scoring is shown for this long; with this the second one stays.
LINGER = """() => {
    const later = window.setTimeout;
    let lines = 0;
    window.setTimeout = (deed, wait, ...rest) => later(deed, wait === 1500 && ++lines > 1 ? 1e8 : wait, ...rest);
}"""


def counting(screen: Screen, table: Table) -> None:
    """A scoring while it is counted."""
    screen.page.evaluate(LINGER)
    scored(table)
    screen.page.locator("[data-counting='1']").wait_for()


def sheet(_: Screen, table: Table) -> None:
    scored(table)


def end(screen: Screen, table: Table) -> None:
    while not table.server.get(f"/api/tables/{table.name}")["over"]:
        plainest(table)
    screen.page.locator("dialog[open] [data-go-on]").click()


def analysis(screen: Screen, table: Table) -> None:
    """Everybody makes the simplest move for a while, then one resigns: a match to analyse."""
    for _ in range(16 if table.match.game.name == "palais-royal" else 8):  # fewer hold no mistake there, more end an epoch in Kingdoms
        plainest(table)
    table.server.post(f"/api/tables/{table.name}/resign", table.tokens[1 - table.turn])
    screen.page.click("[data-explain='shell:end-analyse']")
    screen.page.locator(".analysis").wait_for()


def study(screen: Screen, table: Table) -> None:
    """The worst decision, tried again."""
    analysis(screen, table)
    screen.page.locator("[data-study]").first.click()


def proof(screen: Screen, table: Table) -> None:
    end(screen, table)
    screen.press("Verify the deal")


def back(screen: Screen, table: Table) -> None:
    screen.more("Review moves")
    screen.press("Back one move")


def play_on_from(screen: Screen, table: Table) -> None:
    """The match is over; one looks back and asks to play on."""
    end(screen, table)
    back(screen, table)
    screen.page.click("[data-branch]")


def try_move(screen: Screen, notation: str) -> None:
    """Play a move of Kingdoms at the board of a puzzle."""
    verb, *labels = notation.split()
    if verb == "castle":
        screen.page.click(f"[data-piece='castle {labels[0]}']")
    screen.page.click(f"[data-cell={labels[-1]}]")


def first_puzzle(game: str, _: Stage) -> str:
    return f"/puzzle/{game}?number=1"


def tried(place: int) -> Callable[[Screen, Any], None]:
    """The move of the first puzzle of Kingdoms that comes so far behind the best."""
    return lambda screen, _: try_move(screen, puzzle("kingdoms", 1).proof.tried[place].move)


def wants_back(stage: Stage, eyes: int) -> str:
    """Somebody who has drawn a tile wants to take it back; 0 looks on at their side, 1 on the other."""
    guest = stage.server.table(PEOPLE, takebacks=True)
    seat = guest.state()["turn"]
    state = guest.state(seat)
    draw = next(each["id"] for each in state["legal"] if each["notation"] == "draw")
    told = stage.server.post(f"{guest.path}/play", guest.tokens[seat], move=draw, seq=state["seq"])
    stage.server.post(f"{guest.path}/takeback", guest.tokens[seat], seq=told["seq"])
    return f"/table/{guest.id}#{guest.tokens[seat if eyes == 0 else 1 - seat]}"


def taken_back(stage: Stage) -> str:
    """Against a bot: some turns, the last of them taken back."""
    guest = stage.server.table([PEOPLE[0], {"kind": "bot", "bot": "random", "name": "Odile"}])
    for _ in range(3):
        while (state := guest.state(0))["turn"] != 0:
            pass
        castle = next(each["id"] for each in state["legal"] if each["json"]["do"] == "castle")
        stage.server.post(f"{guest.path}/play", guest.tokens[0], move=castle, seq=state["seq"])
    while (state := guest.state(0))["turn"] != 0:
        pass
    stage.server.post(f"{guest.path}/takeback", guest.tokens[0], seq=state["seq"])
    return f"/table/{guest.id}#{guest.tokens[0]}"


LIVE = {"kind": "live", "base": 1500, "increment": 10}


def clocked(stage: Stage, clock: dict[str, Any] = LIVE, paused: bool = False, lapsed: bool = False) -> str:
    """A table with a clock and messages, as whoever waits sees it."""
    guest = stage.server.table(PEOPLE, clock={"kind": "soft", "seconds": 1, "then": "ask"} if lapsed else clock, words="everybody")
    turn = guest.state()["turn"]
    stage.server.post(f"{guest.path}/say", guest.tokens[turn], text="Good evening! Shall we?")
    stage.server.post(f"{guest.path}/say", guest.tokens[1 - turn], gesture="hello")
    for token in guest.tokens if paused else []:
        stage.server.post(f"{guest.path}/pause", token, pause=True)
    while lapsed and not guest.state()["clock"]["lapsed"]:
        pass
    return f"/table/{guest.id}#{guest.tokens[1 - turn]}"


def gestures(screen: Screen, _: Any) -> None:
    tab("log")(screen, _)
    screen.page.click("[data-gestures]")


def word(screen: Screen, _: Any) -> None:
    tab("log")(screen, _)
    screen.page.click(".about")


def rename(screen: Screen, _: Any) -> None:
    if narrow(screen):
        screen.press("Players and details")
    screen.page.locator("details.menu:has([data-rename]) summary").click()
    screen.page.click("[data-rename]")


def asks_to_pause(screen: Screen, _: Any) -> None:
    screen.more("Pause the clock")


def new_clock(kind: str) -> Callable[[Screen, Any], None]:
    def do(screen: Screen, _: Any) -> None:
        screen.page.click("[data-terms] summary")
        screen.page.check(f"input[name=clock][value={kind}]")

    return do


def template(screen: Screen, _: Any) -> None:
    """Saved in the form, found on the home page."""
    screen.page.click("[data-keep-template] summary")
    screen.page.fill("input[name=template]", "Our Thursday game")
    screen.page.click("[data-keep-template] button")
    screen.page.locator("[data-keep-template] [role=status]").wait_for()
    screen.page.click("header a.home")


def replaced(screen: Screen, table: Table) -> None:
    path = f"/api/tables/{table.name}/seats/{table.turn}"
    table.server.post(path, table.tokens[table.turn], kind="bot", bot="random")


def lesson(game: str, steps: int) -> State:
    def do(screen: Screen, _: Any) -> None:
        screen.page.click(f"[data-learn={game}]")
        for step in range(1, steps):
            screen.page.locator(f".slip[data-lesson='{step}']:not(.unplaced) [data-next]").click()

    return State(lambda _: "/", f".slip[data-lesson='{steps}']:not(.unplaced)", do)


def waiting(stage: Stage) -> str:
    people = [PEOPLE[0], {"kind": "open"}, {"kind": "open"}]
    waits = stage.server.table(people, options={"players": 3}, start="asked")
    bruno = stage.server.post(f"{waits.path}/join", name="Bruno")["token"]
    return f"/table/{waits.id}#{bruno}"


def invite(screen: Screen, _: Any) -> None:
    screen.page.fill("input[autocomplete=nickname]", "Anna")
    screen.page.click("form button.main")
    screen.press("QR code")


def hand_over(screen: Screen, _: Any) -> None:
    if narrow(screen):
        screen.press("Players and details")
    screen.page.locator("details.menu summary").first.click()
    screen.page.locator("details.menu[open] button").first.click()


def watching(stage: Stage) -> str:
    return stage.at("kingdoms", MIDDLE["kingdoms"]).link().split("#")[0]


def middle(game: str, players: int = 2) -> Opens:
    return lambda stage: stage.at(game, MIDDLE[game], players)


def waits_for(game: str, wanted: Callable[[Match], bool], players: int = 3, told: bool = True) -> Opens:
    def open_(stage: Stage) -> Any:
        table = stage.at(game, wanted, players, told)
        table.eyes = (table.turn + 1) % players
        return table

    return open_


class Page(str):
    """An address to begin at, and where a browser goes from there with what it remembers."""

    then: str
    memory: dict[str, Any]


def circle(stage: Stage) -> Page:
    """A circle of friends with finished matches and a running one."""
    friends = Friends(stage.server)
    for name in ("Bruno", "Clara", "Bartholomew"):
        friends.join(name)
    for number, pair in enumerate([("Anna", "Bruno"), ("Bruno", "Clara"), ("Clara", "Anna"), ("Anna", "Bruno"), ("Bartholomew", "Anna")]):
        friends.over(*pair, loser=number % 2)
    friends.table("Clara", "Anna")
    page = Page("/replay")
    page.then = f"/circle/{friends.id}"
    page.memory = {"regalia-circles": [{"circle": friends.id, "name": "Thursday", "link": friends.link, "token": friends.tokens["Anna"]}]}
    return page


def my_tables(stage: Stage) -> Page:
    """Tables that are over, and tables that wait."""
    guests = [stage.server.table() for _ in range(3)]
    stage.server.post(f"{guests[0].path}/resign", guests[0].tokens[0])
    page = Page("/replay")
    page.then = "/tables"
    held = [{"table": each.id, "game": "kingdoms", "seats": {"0": each.tokens[0]}, "host": None, "links": {}, "made": 1} for each in guests]
    page.memory = {"regalia-keyring": held}
    return page


def recall(screen: Screen, page: Page) -> None:
    for name, what in page.memory.items():
        screen.page.evaluate("([name, what]) => localStorage.setItem(name, JSON.stringify(what))", [name, what])
    screen.page.goto(screen.page.url.replace(page, page.then))


def give(screen: Screen, page: Page) -> None:
    recall(screen, page)
    screen.page.click("[data-give]")


def tell_me(screen: Screen, page: Page) -> None:
    recall(screen, page)
    screen.page.click("[data-tell-me]")


PANEL = "#page-of-panel"
TABS = {"kingdoms": ["tiles"], "royals": ["influence", "titles", "cards"], "palais-royal": ["letters"]}


def of_every_game(game: str) -> dict[str, State]:
    return {
        "turn": State(middle(game), "[data-active=true]", tested=False),
        "full": State(middle(game, MOST[game]), "[data-active=true]"),
        "hint": State(middle(game), ".panel.hint", button("Hint")),
        "preview": State(middle(game), "[data-explains] li", preview, phone=False),
        "legend": State(middle(game), "[data-legend]", legend),
        "forbidden": State(middle(game), ".panel.note", forbidden),
        "counting": State(waits_for(game, BEFORE_SCORING[game]), "[data-counting]", counting, motion="no-preference"),
        "sheet": State(waits_for(game, BEFORE_SCORING[game]), "dialog[open] tfoot", sheet, tested=game == "royals"),
        "ending": State(waits_for(game, LAST[game], 2, told=False), "#ending", end, tested=game == "palais-royal"),
        "analysis": State(middle(game), ".analysis", analysis),
        "review": State(middle(game), ".instead", back, tested=game == "kingdoms"),
        "log": State(middle(game, 3), PANEL, tab("log"), tested=game == "kingdoms"),
        **{name: State(middle(game, 3), PANEL, tab(name)) for name in TABS[game]},
    } | ({"lesson": lesson(game, 1), "lesson-next": lesson(game, 2)} if lesson_of(rulebook(game)) else {})


STATES: dict[str, State] = {
    "kingdoms-study": State(middle("kingdoms"), "[data-study-step]", study),
    "palais-royal-study": State(middle("palais-royal"), "[data-study-step]", study, tested=False),
    "home": State(lambda _: "/", "[data-game]", tested=False),
    "home-first": State(lambda _: "/", "[data-game]", settings={}),
    "new-table": State(lambda _: "/new/kingdoms", "form"),
    "new-royals": State(lambda _: "/new/royals", "form", tested=False),
    "rules": State(lambda _: "/rules/royals", "article p"),
    "settings": State(lambda _: "/", "dialog[open]", button("Settings")),
    "circle": State(circle, "[data-duels]", recall),
    "circle-notices": State(circle, "[data-notices] summary", tell_me, tested=False),
    "circle-make": State(lambda _: "/circle", "[name=circle]"),
    "my-tables": State(my_tables, "svg.qr", give),
    "open-file": State(lambda _: "/replay", "h1"),
    "nothing-here": State(lambda _: "/nowhere", "h1"),
    "invite": State(lambda _: "/new/kingdoms?with=friends", "svg.qr", invite),
    "waiting": State(waiting, "[data-waiting]"),
    "curtain": State(lambda _: "/new/kingdoms?with=hot-seat", ".curtain", click("form button.main")),
    "watching": State(watching, ".layout"),
    **{f"{game}-{name}": state for game in GAMES for name, state in of_every_game(game).items()},
    "royals-draw": State(lambda stage: stage.at("royals", decides("draw")), ".decks .pick.lit"),
    "royals-payment": State(
        lambda stage: stage.at("royals", decides("play", "occupy")), ".tray [data-confirm]", click(".position.lit:not(.takeover)")
    ),
    "royals-intrigue": State(
        lambda stage: stage.at("royals", decides("play", "takeover")), ".tray [data-confirm]", click(".position.takeover")
    ),
    "royals-asked": State(lambda stage: stage.at("royals", decides("pay")), ".tray"),
    "palais-royal-gate": State(lambda stage: stage.at("palais-royal", decides("parade", "gate")), "[data-back]", click("[data-source]")),
    "palais-royal-walk": State(lambda stage: stage.at("palais-royal", decides("stairs", "move")), ".room.chosen", walk),
    "palais-royal-recruit": State(
        lambda stage: stage.at("palais-royal", decides("recruit", "recruit")), ".choice [data-confirm]", click(".space.lit")
    ),
    "palais-royal-letter": State(
        lambda stage: stage.at("palais-royal", letters, told=False), ".choice [data-confirm]", click(".letters .pick.lit")
    ),
    "palais-royal-keep": State(lambda stage: stage.at("palais-royal", decides("keep")), "[data-confirm]", keep),
    "kingdoms-put": State(lambda stage: stage.at("kingdoms", decides("put")), ".tray .hand"),
    "kingdoms-castle": State(
        lambda stage: stage.at("kingdoms", decides("act", "castle")), ".cell.lit", click("[data-piece^=castle]:not([aria-disabled=true])")
    ),
    "notices": State(middle("kingdoms"), "[data-notices] summary", more("Notifications")),
    "sounds": State(middle("kingdoms"), "[data-ask-sounds]", tab("log"), settings={}),
    "taken-back": State(taken_back, ".taken", tab("log")),
    "takeback-asked": State(partial(wants_back, eyes=1), "[data-takeback] [data-agree]"),
    "takeback-waits": State(partial(wants_back, eyes=0), "[data-takeback]"),
    "replaced": State(middle("kingdoms"), "[data-return]", replaced),
    "hand-over": State(middle("kingdoms"), "dialog[open]", hand_over),
    "keys": State(middle("kingdoms"), "dialog kbd", lambda screen, _: screen.page.keyboard.press("?"), phone=False),
    "menu": State(middle("kingdoms"), "#more", click("[data-more]")),
    "resign": State(middle("kingdoms"), "dialog[open]", more("Resign")),
    **{f"{game}-puzzle": State(partial(first_puzzle, game), "[data-active=true]", tested=game == "kingdoms") for game in GAMES},
    "puzzle-wrong": State(lambda _: "/puzzle/kingdoms?number=1", ".panel.note", tried(1)),
    "puzzle-solved": State(lambda _: "/puzzle/kingdoms?number=1", "[data-solved=true]", tried(0)),
    "branch": State(waits_for("kingdoms", LAST["kingdoms"], 2, told=False), "dialog [data-begin]:enabled", play_on_from),
    "clock": State(clocked, "li [data-clock]", tab("log")),
    "clock-soft": State(partial(clocked, clock={"kind": "soft", "seconds": 180_000}), "li [data-clock]", tab("log"), tested=False),
    "clock-asks": State(clocked, "[data-wishes]", asks_to_pause),
    "clock-paused": State(partial(clocked, paused=True), "[data-paused]"),
    "clock-lapsed": State(partial(clocked, lapsed=True), "[data-lapsed]"),
    "gestures": State(clocked, "#gestures button", gestures),
    "word": State(clocked, "[data-report]", word),
    "rename": State(clocked, "[data-rename-done]", rename),
    "new-soft-clock": State(lambda _: "/new/kingdoms?with=friends", "[name=soft-then]", new_clock("soft")),
    "new-live-clock": State(lambda _: "/new/kingdoms?with=friends", "[name=live-way]", new_clock("live"), tested=False),
    "template": State(lambda _: "/new/kingdoms?with=friends", "[data-template]", template),
    "evening": State(waiting, "[data-evening]", click("[data-waiting] summary")),
    "proof": State(waits_for("kingdoms", LAST["kingdoms"], 2, told=False), ".verdict", proof),
}
