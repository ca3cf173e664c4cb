"""What every game shares: records, dice, move tables, options, the Game contract, matches and batch runners."""
