"""What all games share: records, dice, move tables, options, the contract of a game, matches. Core knows no bots, texts or servers."""
