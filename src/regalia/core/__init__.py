"""What every game shares: records, dice, move tables, options, the contract of a game, matches. Knows no bot, no text, no server."""
