"""The guided first games: every way through them is legal, said in every language, and backed by rules; a broken one is named."""

import pytest

from languages import said_in_every_language
from regalia.core.errors import BadInput
from regalia.core.game import rulebook, rulebooks
from regalia.core.lesson import lesson_of, read_lesson
from regalia.core.match import Match
from regalia.core.verify import verify
from regalia.public import game
from regalia.text.lesson_check import check_lesson

TAUGHT = [name for name, book in rulebooks().items() if lesson_of(book)]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_through_and_goes_on_as_a_match(name):
    lesson = lesson_of(rulebook(name))
    for match in check_lesson(lesson):
        assert match.lesson is lesson
        assert match.asked is None
        assert match.turn == lesson.seat  # the learner plays on
        assert not match.over
    assert not lesson.steps[-1].own > lesson.steps[-1].first  # the last step says goodbye


@pytest.mark.parametrize("name", TAUGHT)
def test_the_file_of_a_lesson_says_so_and_a_move_off_the_path_ends_it(name):
    lesson = lesson_of(rulebook(name))
    begun = Match(game(name, **lesson.options), seed=lesson.seed, position=lesson.position)
    other = next(move for move in begun.legal() if not begun.asked.accepts(move))
    assert begun.off_lesson(begun.game.moves.read(other)).rule == begun.asked.step.rules[0]
    begun.play(begun.expected)
    file = begun.to_json()
    assert Match.from_json(file).lesson is lesson
    assert '"lesson": true' in file
    start = next(point for point in verify(file).points if point.name == "start")
    assert start.holds
    assert lesson.book.title in said_in_every_language(start.words.sentence)
    assert len(begun.standing) == 1
    left = Match(begun.game, seed=lesson.seed, position=lesson.position).play(other)
    assert left.lesson is lesson
    assert left.asked is None
    assert Match(begun.game, seed=lesson.seed + 1, position=lesson.position).lesson is None


GOOD = """
seed = 60
options = { players = 2 }
position = {}
[[steps]]
say = "realm"
rules = ["KIN-C1"]
do = ["castle 4 c2"]
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("castle 4 c2", "castle 9 c2"), "step 1 of the lesson of Kingdoms is broken"),
        (('do = ["castle 4 c2"]', 'then = ["castle 4 c2"]'), "not a move of the player whose turn it is"),
        (('do = ["castle 4 c2"]', 'do = ["castle 4 c2"]\nthen = ["castle 3 c2"]'), "c2 is taken"),
        (("KIN-C1", "KIN-C9"), "KIN-C9"),
        (('say = "realm"', 'say = "nothing"'), "kingdoms-lesson-nothing"),
        (('rules = ["KIN-C1"]', "rules = []"), "names no rule"),
        (('say = "realm"', 'say = "realm"\nlit = ["nowhere"]'), "nowhere"),
        (("say =", "said ="), "said"),
        (("[[steps]]", "[[steps"), "line"),
        (("players = 2", "players = 9"), "players"),
        (("position = {}", 'position = { board = ["."] }'), "rows"),
    ],
)
def test_a_broken_lesson_is_named_in_one_sentence(change, said):
    book = rulebook("kingdoms")
    check_lesson(read_lesson(book, GOOD))
    with pytest.raises(BadInput) as wrong:
        check_lesson(read_lesson(book, GOOD.replace(*change)))
    assert said in str(wrong.value)
    said_in_every_language(wrong.value.sentence)
