undo-nothing = There is no move to take back.
undo-turn-over = The turn has ended; a finished turn stands.
undo-revealed = The last move showed something that was hidden or drawn by chance, so it stands.
