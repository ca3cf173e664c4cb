"""A game and its board, to be laid into a copy of the house: see tests/web/test_fourth_game.py."""

collect_ignore = ["games"]  # not where their package would find them
