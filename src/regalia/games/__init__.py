"""The rulebooks, one folder each; a new folder here is a new game."""
