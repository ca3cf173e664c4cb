undo-nothing = There is no move to take back.
undo-turn-over = The turn has ended; a finished turn stands.
undo-revealed = The last move showed something that was hidden or drawn by chance, so it stands.

table-bad-input = This cannot be used: { $detail }
table-no-token = This needs the secret link of a seat.
table-wrong-token = This link does not open a seat at this table.
table-not-your-seat = This seat is not yours.
table-persons-seat = This seat is its player's: only they can give it up, or the others after a long absence, or at least two others if they all agree.
table-agreement = The others at the table have to agree first: { $names }.
table-no-table = There is no such table.
table-no-page = There is nothing here.
table-no-method = This cannot be done here.
table-stale = The table has moved on; look at it again.
table-not-started = The match has not begun yet; it waits for its start.
table-seats-open = Some seats are still free; only the host may start before they are taken.
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
table-database-full = The server's disk is full, so nothing can be kept and nothing is played; its host has to make room.
table-database-read-only = The server cannot write to its database, so nothing can be kept and nothing is played; its host has to look after it.
table-preparing = { $title } is still being prepared on this machine; try again in a moment.

bot-random = Plays any legal move.
bot-greedy = Takes what looks best at a glance.
bot-page = For a first game.
bot-knight = Thinks a little.
bot-duke = Thinks a few moves ahead.
bot-sovereign = The strongest there is.
bot-search = Tries out the future of every move.
hint-only-move = '{ $move }' is the only legal move.
hint-alone = '{ $move }' stands out: it wins about { $wins } of 100 games tried.
hint-wins-more = '{ $move }' wins about { $wins } of 100 games tried, { $more } more than '{ $next }'.
hint-gains-more = '{ $move }' wins about as often as '{ $next }' ({ $wins } %), and ends { $points ->
    [one] { $points } point
   *[other] { $points } points
} better.
hint-close = '{ $move }' is hardly better than '{ $next }': both win about { $wins } of 100 games tried.
hint-winning = '{ $move }' wins almost surely, by about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
hint-losing = The game is all but lost; '{ $move }' keeps the gap smallest, about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.

## Lists and values: { $name } and { $key } are written as in the file or the request

either = { $most } or { $last }
both = { $most } and { $last }
position-of = a position of { $game }
value-whole = { $name } is a whole number from { $low } to { $high }, not { $value }.
value-per-seat = { $name } is a list of { $count } values, one for each seat, not { $value }.
value-truth = { $name } is true or false, not { $value }.
value-missing = { $name } is missing.
value-one-of = { $name } is one of { $words }, not { $value }.
value-none-of = { $name }: { $value } is none of { $words }.
value-keys = { $name } has no { $key }; it may have { $words }.
value-list = { $name } is a list, not { $value }.
value-dict = { $name } is a dict, not { $value }.
value-name = { $name } is a text, not { $value }.

## Games, options and moves

game-unknown = there is no game { $name }; the games are { $words }.
game-version = this match was played by version { $version } of the { $game } rules; this Regalia has version { $have }.
rulebook-lang = the rulebooks are written in { $words }; { $value } is none of them.
rulebook-rule = { $title } has no rule { $value }.
option-number = { $name } is a number from { $low } to { $high }, not { $value }.
option-flags = { $name } is a list of { $words }, not { $value }.
option-flag = { $name } may hold { $words }; { $value } is none of them.
option-switch = { $name } is yes or no, not { $value }.
option-printed = { $name } is { $words }, or a TOML file of your own; there is no file { $value }.
option-content = { $name } is { $words }, or an object with your own numbers.
option-signs = { $name } may hold nothing but signs to read: { $value } has a control sign or a change of direction in it.
option-unknown = there is no option { $value }; did you mean { $words }?
move-kind = a move is a number, a notation or a JSON object, not { $value }.
move-id = move ids go from 0 to { $high }; { $value } is none of them.
move-none = a move is missing; moves begin with { $words }.
move-form = '{ $text }' is not complete or says too much; write it as '{ $form }'.
move-keys = a '{ $verb }' move has the keys { $words }, not { $given }.
move-near = there is no move '{ $verb }'; did you mean '{ $near }'?
move-verb = there is no move '{ $verb }'; moves begin with { $words }.
move-label = '{ $label }' is no { $axis } of '{ $verb }'; it is one of { $words }.

## Matches and their files

match-seed-or-secret = give a seed or a secret, not both.
match-seed = a seed is a whole number, not { $value }.
match-ply = this match has plies 0 to { $high }, not { $value }.
match-seat = seats go from 0 to { $high }, not { $value }.
match-snapshot = this snapshot was taken by other rules.
match-file = this is not a match file: { $reason }
match-format = this match file has format { $format }; this Regalia reads format { $ours }.
match-move = move { $ply } of this match cannot be played: { $reason }
match-no-secret = this match file has no secret: it was published while the game was going on and cannot be replayed.
match-hex = the secret of this match file is not hexadecimal.
match-short = the secret of this match file is shorter than 16 bytes.
match-unpublished = this match has not published its secret yet; it can be verified when the game is over.
match-unwritable = this position or these options hold something that cannot be written into a match file, such as a number of thousands of digits.
match-position-here = this match begins from a position that somebody set up; the tables here begin from the set-up of the rules. On your own machine regalia verify opens it.
match-long = a match file has at most { $most } moves here.
match-broke = this file needed more time or memory than a file may have, and was put away.
match-other-result = the file claims the result { $claimed }; replaying gives { $found }.
match-brought = what a seat brings to the deal must be 32 to 128 hexadecimal digits, at most one for each seat.
match-head = a head of the chain must look like 12:9f3c…, a number and 64 hexadecimal digits, not like { $value }.
verify-commitment = The commitment matches: it covers the table, game, rules, options, start and secret of this file.
verify-commitment-secret = The secret matches the commitment. In files of version 1 the commitment covers only the secret, not the table, options or start.
verify-commitment-other = The commitment does not match: the secret, or the table, game, rules, options or start it covers, is not the one that was promised.
verify-commitment-kept = It is the commitment that was kept from the beginning.
verify-commitment-not-kept = It is not the commitment that was kept from the beginning: the match was dealt again.
verify-commitment-unseen = Nobody compared it with the commitment shown at the beginning.
verify-start = The match begins with the set-up of the rules.
verify-start-position = The match begins from a position that somebody set up, not with the set-up of the rules.
verify-brought = These seats brought randomness to the deal: { $seats }.
verify-brought-not = These seats brought none, being bots or absent: { $seats }.
verify-brought-none = Only the server's randomness is in the deal: the server could have chosen among many deals.
verify-brought-kept = What was kept as brought by this seat is in the deal: { $seats }.
verify-brought-lost = What was kept as brought by this seat is not in the deal: { $seats }.
verify-moves = { $count ->
    [0] No move was played
    [one] The one move is legal
   *[other] All { $count } moves are legal
}.
verify-result = The result is the one these moves lead to.
verify-result-none = By the rules the game is not over, and no result is claimed.
verify-chain = Up to moment { $moment } these are the moves that were played: the chain matches the head that was kept.
verify-chain-rest = Nobody kept a head of the chain after moment { $moment }: whether the later moves are those that were played cannot be known.
verify-chain-other = These are not the moves that were played: at moment { $moment } the chain does not match the head that was kept.
verify-chain-none = Without a head of the chain that somebody kept, nobody can know whether these are the moves that were played.
verify-chain-old = Files of version 1 have no chain: nobody can know whether these are the moves that were played.
verify-people = Nobody can know whether a person played for a bot, whether players told each other what they held, or whether the last to bring randomness worked with whoever runs the server.
match-result = { $scores } (winners: { $winners })
match-no-result = “not over”
file-not-read = { $name } cannot be read: { $reason }
file-not-written = { $name } cannot be written: { $reason }
file-not-text = { $name } is not a text file.
system-missing = there is no such file or folder.
system-forbidden = it is not allowed.
system-folder = it is a folder.
system-full = the disk is full.
system-address-taken = something else is using this address.
system-port = a port is a number from 0 to 65535.
system-other = { $text }.
toml-file = { $name } is not a TOML file: { $reason }
toml-text = this is not TOML: { $reason }
toml-place = line { $line }, column { $column } cannot be read.
toml-end = it ends too early.
field-missing = the field { $field } is missing.
field-unknown = there is no field { $field } here.
field-wrong = the field { $field } does not hold what belongs there.
json-broken = it is not JSON.
json-other = it does not have the form that belongs here.
json-deep = it is nested too deeply.

## Simulations, bots and hints

simulate-games = the number of games is at least 1, not { $value }.
simulate-seed = a seed for a simulation is a number from 0 to 2**63 - 1, not { $value }.
simulate-device = the device is { $words }, not { $value }.
simulate-cuda = no CUDA device answers here; install regalia[gpu] on a machine with an NVIDIA GPU, or use the device cpu.
simulate-threads = threads are chosen for the device cpu; the device { $device } divides the work itself.
simulate-ray = the device ray needs Ray: pip install 'regalia[cluster]', or use the device cpu.
no-bot = there is no bot { $name }; the bots are { $words }, and search with a budget, like search:200ms.
no-budget = only search takes a budget, like search:200ms; { $name } takes none.
budget-kind = a budget is a time or a number of simulations.
budget-range = a budget is a time above 0 s and up to one hour, or 1 to 1000000000 simulations.
budget-form = a budget is written like 200ms, 2s or 5000 (simulations), not { $value }.
decide-over = the game is over; there is nothing to decide.
advise-over = the game is over; there is nothing to advise.
advise-other = it is the turn of seat { $turn }; a hint is for the seat that decides, not for { $seat }.
arena-other = { $path } holds another tournament (other bots, options, seed or rules); name another folder or remove it.
arena-busy = another arena is playing the tournament in { $path }; wait for it or name another folder.
arena-damaged = line { $line } of { $path } is damaged: { $reason }
arena-bots = an arena needs two or more different bots.
arena-players = name every number of players once.
arena-alone = { $bot } sits alone but is not among the bots.
arena-even = openings can only be even where there are openings; give a number of turns.
arena-uneven = of { $tries } deals none was even after { $turns } turns; allow more, or a shorter opening.

## Tables and their host

seat-name = a name has at most { $count ->
    [one] one letter
   *[other] { $count } letters
}.
seat-bot = only a seat of kind bot has a bot.
seat-no-bot = there is no bot { $name }; the bots are { $words }.
seat-count = this game has { $count } seats, and { $given ->
    [one] one was
   *[other] { $given } were
} given.
hello-first = the first message is a hello.
hello-again = hello was said already.
setting-whole = { $name } is a whole number, not { $value }.
setting-number = { $name } is a number, not { $value }.
setting-low = { $name } is at least { $low }, not { $value }.
setting-log-format = the log format is text or json, not { $value }.
setting-database = a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not { $value }.
server-address = the server cannot listen at { $host }, port { $port }: { $reason }
database-unusable = the database { $name } cannot be used: { $reason }.
database-closed = the database in { $name } cannot be opened: { $reason }
database-taken = another server is using { $name }; several servers share a PostgreSQL database.
database-linked = { $name } is known by { $count } names (hard links), and servers on two of them would destroy it; leave it one name.
backup-exists = { $name } exists already; a backup is written to a new file.
backup-no-database = there is no database { $name }.
backup-no-file = there is no file { $name }.
backup-not-empty = a backup is restored into an empty database; this one has tables.
backup-version = this database was not written by this version of Regalia; start the server on it once, then try again.

## The command line

cli-restore = say which file to restore.
cli-score-file = name a file, or - for standard input, with { $form }.
cli-score-empty = { $name } is empty; it should hold { $form }.
cli-score-none = { $title } has no score sheet.
cli-board = { $name }: { $reason }
cli-coverage = --coverage reads the tests, which are in the source tree and not in an installed package.
cli-no-folder = { $name } cannot be written: there is no folder { $folder }.
cli-parquet = Parquet needs pyarrow: pip install 'regalia[parquet]', or use --csv.
cli-other-game = { $name } holds a match of { $found }, not of { $wanted }.
cli-seats = --seats names { $count ->
    [one] one player
   *[other] { $count } players
}; this game has { $players }.
cli-move-number = the legal moves are numbered from 1 to { $high }; { $value } is none of them.

## Colours of seats

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-black = black
colour-grey = grey
colour-purple = purple
colour-orange = orange

## The terminal: the table

see-over = the game is over
see-last-round = last round
see-colour = colour
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}.
terminal-stopped = stopped.
terminal-compiling = Preparing the rules for this machine; once, some seconds…
terminal-thinking = { $who } is thinking…
terminal-advising = Thinking…
terminal-prompt = { $who } (help for help)
terminal-curtain = { $who }, take the keyboard and press Enter.
terminal-may-play = You may play:
terminal-lists-all = (? lists all)
terminal-help-move = Play a move by its number or its notation, for example { $example }.
terminal-help-list = { $all } lists every legal move, { $some } those that begin so · { $why } MOVE says why a move is not possible
terminal-help-more = { $undo } · { $hint } · { $rules } or { $rules } ID · { $log } · { $save } FILE · { $quit }
terminal-taken-back = Taken back: { $move }.
terminal-legal = That move is legal.

## The terminal: match files

terminal-show-none = none
terminal-show-rules = rules version { $version }, commitment { $commitment }…
terminal-show-final = final: { $points }
terminal-show-so-far = so far: { $points }
terminal-show-won = won by { $names }
terminal-replay-deal = the deal
terminal-replay-moment = moment { $moment } of { $last }
terminal-replay-keys = Enter next · b back · a number to jump · q quit

## The terminal: games, boards and simulations

terminal-games = The games of Regalia
terminal-games-game = game
terminal-games-by = by
terminal-games-what = what it is
terminal-games-options = options
terminal-games-minutes = { $tagline } About { $minutes } minutes.
terminal-board = { $title }: the { $option ->
    [set] set
   *[other] board
} in play
terminal-board-key = key
terminal-board-value = value
terminal-board-mark = mark
terminal-board-marks = { $count } { $mark }
terminal-board-fits = { $file } is a { $option ->
    [set] set
   *[other] board
} of { $title }: { $count } values ({ $marks }). Play on it with { $flag }
terminal-mark-known = known
terminal-mark-substitute = substitute
terminal-mark-typed-in = typed in
terminal-mark-note = note
terminal-simulate = { $title }: { $count ->
    [one] { $games } game
   *[other] { $games } games
} of random moves
terminal-simulate-bar = { $title }, { $players } players
terminal-simulate-seat = seat
terminal-simulate-mean = mean points
terminal-simulate-deviation = deviation
terminal-simulate-lowest = lowest
terminal-simulate-highest = highest
terminal-simulate-wins = wins
terminal-simulate-length = Decisions a game: { $mean } on average, { $low } to { $high }; turns: { $turns }.
terminal-simulate-speed = { $moves } moves/s, { $games } games/s.
terminal-simulate-reported = People report: { $reported }

## The terminal: hosting

terminal-serving = Regalia is at { $address } (Ctrl+C stops it)
terminal-kept = { $count ->
    [one] Kept { $count } table
   *[other] Kept { $count } tables
} in { $file }.
terminal-restored = { $count ->
    [one] Restored { $count } table
   *[other] Restored { $count } tables
} from { $file }.
