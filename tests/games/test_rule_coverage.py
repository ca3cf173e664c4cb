"""Every rule id of every rulebook has a test that names it."""

from pathlib import Path

import pytest

import regalia
from regalia.text.rulebook import proof_by_rule, rule_ids


@pytest.mark.parametrize("book", regalia.rulebooks().values(), ids=lambda book: book.name)
def test_every_rule_has_a_test(book):
    proof = proof_by_rule(Path(__file__).parent)
    assert [rule for rule in rule_ids(book) if rule not in proof] == []


def test_no_test_names_a_rule_that_does_not_exist():
    known = {rule for book in regalia.rulebooks().values() for rule in rule_ids(book)}
    assert set(proof_by_rule(Path(__file__).parent)) <= known
