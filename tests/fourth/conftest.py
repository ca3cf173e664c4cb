"""A game and its board, to be put into a copy of the source: see tests/web/test_fourth_game.py."""

collect_ignore = ["games"]  # they are not where their imports expect them
