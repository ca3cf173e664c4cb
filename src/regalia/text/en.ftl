undo-nothing = There is no move to take back.
undo-turn-over = The turn has ended; a finished turn stands.
undo-revealed = The last move showed something that was hidden or drawn by chance, so it stands.
hint-only-move = { $move } is the only legal move.
hint-alone = { $move } stands out: it wins about { $wins } of 100 games tried.
hint-wins-more = { $move } wins about { $wins } of 100 games tried, { $more } more than { $next }.
hint-gains-more = { $move } wins about as often as { $next } ({ $wins } %), and ends { $points ->
    [one] { $points } point
   *[other] { $points } points
} better.
hint-close = { $move } is hardly better than { $next }: both win about { $wins } of 100 games tried.
hint-winning = { $move } wins almost surely, by about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
hint-losing = The game is all but lost; { $move } keeps the gap smallest, about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
