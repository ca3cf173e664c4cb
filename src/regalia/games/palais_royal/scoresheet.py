"""Scoring for people who play Palais Royal on a physical board: nobles, letters and sides per player."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from regalia.core.contract import ScoreTable
from regalia.core.errors import BadInput, Words, both, quoted
from regalia.core.record import blank
from regalia.games.palais_royal.boards import shipped
from regalia.games.palais_royal.scoring import MOST_UNPLAYED, one_side
from regalia.games.palais_royal.state import FIRST_SERVANT, SEATS, SIDE_NAMES, SIDES, STATE
from regalia.text import speaking

FORM = Words("palais-royal-form", sides=SIDE_NAMES)

EXAMPLE = """\
red     nobles 12+10+10+7+2  played 4  unplayed 2  lion 3  amphora 1
black   nobles 8+7+7+5+4     unplayed 7            lion 2  amphora 3
green   nobles 10+7+4+3      played 2              lion 1  amphora 3  cardinal 2
"""
WORDS = ("nobles", "played", "unplayed", "cardinal", *SIDE_NAMES)


@dataclass(frozen=True)
class Player:
    name: str
    numbers: dict[str, int]


def tally(text: str, lang: str = "en") -> ScoreTable:
    """Score a finished table, a line for each player."""
    say = speaking(lang)
    players = [_player(line) for line in text.splitlines() if line.strip()]
    names = [player.name for player in players]
    if not 2 <= len(players) <= SEATS:
        raise BadInput("palais-royal-sheet-lines", high=SEATS, count=len(players))
    if len(set(names)) < len(names):
        raise BadInput("palais-royal-sheet-names", names=names)
    rows, ranks = [], []
    sides = _sides(players)
    for player, earned in zip(players, sides, strict=True):
        unplayed = min(MOST_UNPLAYED, player.numbers["unplayed"])  # PAL-E2
        parts = [player.numbers["nobles"], player.numbers["played"], unplayed, *earned]
        rows.append([player.name, *(str(part) for part in parts), str(sum(parts))])
        ranks.append((sum(parts), player.numbers["cardinal"]))  # PAL-E5
    best = [name for name, rank in zip(names, ranks, strict=True) if rank == max(ranks)]
    tied = [points for points, _ in ranks].count(max(ranks)[0]) > len(best)
    won = say("palais-royal-score-cardinal" if tied else "won", count=len(best), names=both(best))
    columns = [say(f"palais-royal-score-{what}") for what in ("player", "nobles", "played", "hand")]
    columns += [say(f"palais-royal-name-{side}") for side in SIDE_NAMES]
    return ScoreTable(say("palais-royal-score"), [*columns, say("palais-royal-score-total")], rows, [won])


def _player(line: str) -> Player:
    name, *words = line.split()
    if len(words) % 2:
        raise BadInput("palais-royal-sheet-pairs", value=quoted(line.strip()))
    numbers = dict.fromkeys(WORDS, 0)
    for word, said in zip(words[::2], words[1::2], strict=True):
        if word not in numbers:
            raise BadInput("palais-royal-sheet-word", value=quoted(word), name=name, words=WORDS)
        if not re.fullmatch(r"\d{1,3}(\+\d{1,3})*", said):
            raise BadInput("palais-royal-sheet-number", word=word, name=name, value=quoted(said))
        numbers[word] = sum(int(part) for part in said.split("+"))
    if numbers["played"] % 2:
        raise BadInput("palais-royal-sheet-played", points=numbers["played"], name=name)
    return Player(name, numbers)


def _sides(players: list[Player]) -> list[list[int]]:
    """What each player gets on each side, by the rules of the game on a made-up garden: one space, one player's servants."""
    earned = []
    for seat in range(len(players)):
        line = []
        for side in range(SIDES):
            s, box = blank(STATE)[0], shipped("substitute").copy()
            s.players = len(players)
            for other, player in enumerate(players):
                count = player.numbers[SIDE_NAMES[side]]
                if count > 100:
                    raise BadInput("palais-royal-sheet-servants", side=SIDE_NAMES[side], name=player.name, count=count)
                s.garden[other] = FIRST_SERVANT + other
                box.weight[side, other] = count
            line.append(int(one_side(s, box, side, seat)))
        earned.append(line)
    return earned


def ask(question: Callable[[str], str], lang: str = "en") -> str:
    """Ask a person, player by player, and return a text that `tally` reads."""
    say = speaking(lang)
    lines: list[str] = []
    while len(lines) < SEATS:
        number = len(lines) + 1
        name = question(f"{say('palais-royal-score-ask-more' if number > 2 else 'palais-royal-score-ask-name', number=number)} ").strip()
        if not name and len(lines) > 1:
            break
        line = "-".join(name.split()) or say("palais-royal-score-nameless", number=number)
        for word in WORDS:
            said = question(f"  {say(f'palais-royal-score-ask-{word}')}: ").replace(" ", "")
            line += f"  {word} {said or 0}"
        lines.append(line)
    return "\n".join(lines)
