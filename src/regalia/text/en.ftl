undo-nothing = There is no move to take back.
undo-turn-over = The turn has ended; a finished turn stands.
undo-revealed = The last move showed something that was hidden or drawn by chance, so it stands.

table-bad-input = This cannot be used: { $detail }
table-no-token = This needs the secret link of a seat.
table-wrong-token = This link does not open a seat at this table.
table-not-your-seat = This seat is not yours.
table-no-table = There is no such table.
table-no-page = There is nothing here.
table-no-method = This cannot be done here.
table-stale = The table has moved on; look at it again.
table-not-your-turn = It is not your turn.
table-over = The match is over.
table-running = This has to wait until the match is over.
table-bot-plays = A bot plays for this seat; take the seat back first.
table-seat-taken = This seat is taken.
table-no-open-seat = There is no open seat at this table.
table-key-reused = This key was used for something else.
table-old-rules = This table was begun with rules that this server does not have: { $detail }
table-too-large = This is too large.
table-too-many = This is too much at once; wait a little.
table-incomplete = The request did not arrive completely in time; send it again.
table-fault = The server made a mistake; nothing was changed.
table-database = The database does not answer; try again in a moment.

bot-random = Plays any legal move.
bot-greedy = Takes what looks best at a glance.
bot-page = For a first game.
bot-knight = Thinks a little.
bot-duke = Thinks well ahead.
bot-sovereign = The strongest there is.
bot-search = Tries out the future of every move.
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
