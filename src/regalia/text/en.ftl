undo-nothing = There is no move to undo.
undo-turn-over = The turn is over; a finished turn cannot be undone.
undo-revealed = The last move revealed something hidden or random, so it cannot be undone.
takeback-nothing = You have made no move to take back.
takeback-over = The match is over and its secret is known; nothing can be taken back.
told-takeback = { $who } takes back a move.
told-takeback-seen = { $who } takes back a move after hidden information was revealed; the draws stay the same.

table-bad-input = Invalid input: { $detail }
table-no-token = You need a seat's secret link for this.
table-wrong-token = This link does not open a seat at this table.
table-not-your-seat = This seat is not yours.
table-persons-seat = Only this seat's player can give it up, unless they have been away for a long time or the others, at least two, all agree.
table-no-takebacks = Takebacks are not allowed at this table: the players did not agree to them when it was set up.
table-no-words = This table was set up without messages, or without messages from spectators.
table-other-site = A page of another site may not do this.
table-other-name = This server is not known by the name { $name }. Its admin can allow the name with --public-url or --server-names.
table-no-clock = This table has no clock.
table-agreement = The others at the table have to agree first: { $names }.
table-no-table = There is no such table.
table-no-page = There is nothing here.
table-no-method = This cannot be done here.
table-stale = The game has moved on since you last looked; check the table again.
table-not-started = The match has not started yet.
table-seats-open = Some seats are still free; only the host may start before they are taken.
table-not-your-turn = It is not your turn.
table-over = The match is over.
table-running = You can do this only after the match is over.
table-bot-plays = A bot is playing for this seat; take the seat back first.
table-seat-taken = This seat is taken.
table-no-open-seat = There is no free seat at this table.
table-key-reused = This key was used for something else.
table-old-rules = This table was started under rules that this server does not have: { $detail }
table-too-large = The request is too large.
table-too-many = Too many requests; please wait a moment.
table-incomplete = The request did not arrive in full in time; please send it again.
table-fault = Something went wrong on the server; nothing was changed.
table-database = The database is not responding; try again in a moment.
table-database-full = The server's disk is full, so nothing can be saved and no moves can be made; whoever runs the server has to free some space.
table-database-gone = A file of the server's database has been deleted or moved, so nothing can be saved and no moves can be made; whoever runs the server has to put it back.
table-database-read-only = The server cannot write to its database, so nothing can be saved and no moves can be made; whoever runs the server has to fix this.
table-preparing = The rules of { $title } are still being compiled on the server; try again in a moment.
table-no-circle = This link does not open a circle: it may have been replaced, or the circle may be closed.
table-no-member = There is no such member in this circle.
table-no-transfer = This code has expired or has already been used.
table-not-keeper = Only an admin of the circle can do this.
table-name-taken = The name { $name } is already taken in this circle; choose another one.
table-name-alike = The name { $name } looks like another name at this table; choose another one.
table-circle-full = This circle is full: it has as many members or tables as it can hold.
circle-name = the circle and each of its members must have a name.

bot-random = Plays any legal move.
bot-greedy = Takes what looks best at a glance.
bot-page = For children and first-time players.
bot-squire = Knows the moves, but slips often.
bot-knight = Slips now and then.
bot-baron = A solid opponent.
bot-count = Looks a little ahead.
bot-duke = Thinks several moves ahead.
bot-prince = Rarely misses anything.
bot-sovereign = The strongest of all.
bot-search = Plays out what could follow each move.
hint-only-move = It is the only legal move.
hint-alone = It stands out: it wins about { $wins } of 100 simulated games.
hint-wins-more = It wins about { $wins } of 100 simulated games, { $more } more than the next best move.
hint-gains-more = It wins about as often as the next best move ({ $wins }%), but with a final score about { $points } higher.
hint-close = It is hardly better than the next best move: both win about { $wins } of 100 simulated games.
hint-winning = It almost certainly wins, with a lead of about { $margin }.
hint-losing = The match is all but lost; this keeps the gap as small as possible, about { $margin }.

## Lists and values: { $name } and { $key } are written as in the file or the request

either = { $most } or { $last }
both = { $most } and { $last }
position-of = a position of { $game }
value-whole = { $name } must be a whole number from { $low } to { $high }, not { $value }.
value-per-seat = { $name } must be a list of { $count } values, one for each seat, not { $value }.
value-truth = { $name } must be true or false, not { $value }.
value-missing = { $name } is missing.
value-one-of = { $name } must be one of { $words }, not { $value }.
value-none-of = { $name }: { $value } is not one of { $words }.
value-keys = { $name } has no key { $key }; its keys are { $words }.
value-list = { $name } must be a list, not { $value }.
value-dict = { $name } must be an object, not { $value }.
value-name = { $name } must be text, not { $value }.

## Games, options and moves

game-unknown = there is no game called { $name }; the games are { $words }.
game-version = this match was played under version { $version } of the { $game } rules; this Regalia has version { $have }.
rulebook-lang = the rulebooks are written in { $words }; { $value } is not one of them.
rulebook-rule = { $title } has no rule { $value }.
option-number = { $name } must be a number from { $low } to { $high }, not { $value }.
option-flags = { $name } must be a list of { $words }, not { $value }.
option-flag = { $name } may contain { $words }; { $value } is not one of them.
option-switch = { $name } must be yes or no, not { $value }.
option-printed = { $name } must be { $words }, or a TOML file of your own; there is no file { $value }.
option-content = { $name } must be { $words }, or an object with your own numbers.
option-signs = { $name } may contain only printable characters: { $value } has a control character or a change of writing direction in it.
option-long = { $name } is too long; it may hold at most { $count } characters and numbers.
option-unknown = there is no option { $value }; did you mean { $words }?
move-kind = a move must be a number, a notation or a JSON object, not { $value }.
move-id = move ids run from 0 to { $high }; { $value } is not one of them.
move-none = a move is missing; moves begin with { $words }.
move-form = '{ $text }' is incomplete or has extra words; write it as '{ $form }'.
move-keys = a '{ $verb }' move has the keys { $words }, not { $given }.
move-near = there is no move '{ $verb }'; did you mean '{ $near }'?
move-verb = there is no move '{ $verb }'; moves begin with { $words }.
move-label = '{ $label }' is not a valid { $axis } for '{ $verb }'; use one of { $words }.

## Matches and their files

match-seed-or-secret = give a seed or a secret, not both.
match-seed = a seed must be a whole number, not { $value }.
match-ply = this match has plies 0 to { $high }; there is no ply { $value }.
match-takeback = the match cannot go back to line { $value } of its log.
match-seat = seats are numbered from 0 to { $high }; there is no seat { $value }.
match-snapshot = this snapshot was taken under different rules.
match-file = this is not a match file: { $reason }
match-format = this match file has format { $format }; this Regalia reads format { $ours }.
match-move = move { $ply } of this match cannot be played: { $reason }
match-no-secret = this match file has no secret: it was published while the match was still in progress and cannot be replayed.
match-hex = the secret of this match file is not hexadecimal.
match-short = the secret of this match file is shorter than 16 bytes.
match-unpublished = this match has not published its secret yet; it can be verified when the match is over.
match-unwritable = this position or these options contain something that cannot be written to a match file, such as a number with thousands of digits.
match-position-here = this match starts from a position that somebody set up; tables here can start only from the standard setup. You can check it on your own machine with regalia verify.
match-long = a match file may have at most { $most } moves here.
match-broke = this file needed more time or memory than is allowed and was not opened.
match-other-result = the file claims the result { $claimed }; replaying gives { $found }.
match-brought = the randomness a seat brings to the deal must be 32 to 128 hexadecimal digits, with at most one entry for each seat.
match-head = a head of the chain must look like 12:9f3c…, a number and 64 hexadecimal digits, not like { $value }.
match-commitment = the commitment must be 64 hexadecimal digits, not { $value }.
verify-commitment = The commitment matches: it covers the table, game, rules, options, start and secret of this file.
verify-commitment-secret = The secret matches the commitment. In files of version 1 the commitment covers only the secret, not the table, options or start.
verify-commitment-other = The commitment does not match: the secret, or the table, game, rules, options or start it covers, is not the one that was promised.
verify-commitment-kept = It is the commitment that was kept from the start.
verify-commitment-not-kept = It is not the commitment that was kept from the start: the match was dealt again.
verify-commitment-unseen = Nobody compared it with the commitment shown at the start.
verify-start = The match starts from the standard setup.
verify-start-position = The match starts from a position that somebody set up, not from the standard setup.
verify-brought = According to the file these seats contributed randomness to the deal; nobody compared it with what they saved: { $seats }.
verify-brought-not = These seats contributed no randomness to the deal; bots and absent players never do: { $seats }.
verify-brought-none = Only the server contributed randomness to the deal: it could have chosen from many deals.
verify-brought-kept = The randomness this seat saved as its contribution is part of the deal: { $seats }.
verify-brought-lost = The randomness this seat saved as its contribution is not part of the deal: { $seats }.
verify-moves = { $count ->
    [0] No move was played
    [one] The one move is legal
   *[other] All { $count } moves are legal
}.
verify-result = The result is the one these moves lead to.
verify-result-none = Under the rules the match is not over, and no result is claimed.
verify-result-resigned = The match ended because players gave up ({ $seats }); this cannot be checked.
verify-chain = Up to moment { $moment } these are the moves that were played: the chain matches the head that was kept.
verify-chain-rest = Nobody kept a head of the chain after moment { $moment }: it cannot be known whether the later moves are the ones that were played.
verify-chain-other = These are not the moves that were played: at moment { $moment } the chain does not match the head that was kept.
verify-chain-none = Without a head of the chain that somebody kept, nobody can know whether these are the moves that were played.
verify-chain-old = Files of version 1 have no chain: nobody can know whether these are the moves that were played.
verify-words = The chain does not cover messages: nobody can know whether those in the file were written like this.
verify-people = Nobody can know whether a person played for a bot, whether players told each other what they held, or whether the last to contribute randomness colluded with the server admin.
match-result = { $scores } (winners: { $winners })
match-resigned = the file says that players gave up, but that does not fit this match.
match-no-result = “unfinished”
file-not-read = { $name } cannot be read: { $reason }
file-not-written = { $name } cannot be written: { $reason }
file-not-text = { $name } is not a text file.
system-missing = there is no such file or folder.
system-forbidden = permission denied.
system-folder = it is a folder.
system-full = the disk is full.
system-address-taken = something else is using this address.
system-port = a port must be a number from 0 to 65535.
system-other = { $text }.
toml-file = { $name } is not a TOML file: { $reason }
toml-text = this is not TOML: { $reason }
toml-place = line { $line }, column { $column } cannot be read.
toml-end = it ends too early.
field-missing = the field { $field } is missing.
field-unknown = there is no field { $field } here.
field-wrong = the field { $field } has an invalid value.
json-broken = it is not JSON.
json-other = it does not have the expected structure.
json-deep = it is nested too deeply.
host-header = a request must have one Host header.

## Simulations, bots and hints

simulate-games = the number of games must be at least 1, not { $value }.
simulate-seed = a seed for a simulation must be a number from 0 to 2**63 - 1, not { $value }.
simulate-device = the device must be { $words }, not { $value }.
simulate-cuda = no CUDA device found; install regalia[gpu] on a machine with an NVIDIA GPU, or use the device cpu.
simulate-threads = threads can be chosen only for the device cpu; the device { $device } divides the work itself.
simulate-ray = the device ray needs Ray: run pip install --editable '.[cluster]' in a clone of the repository, or use the device cpu.
# environments
envs-package = these environments need { $name }: run pip install --editable '.[labs]' in a clone of the repository.
envs-cycles = max_cycles must be a whole number of at least 1, or None, not { $value }.
envs-reset = no game is being played: call reset() first.
envs-resample = nothing can be resampled at a chance node: its outcome has not been drawn yet.
envs-opponents = name one bot for all opponents, or one for each of { $count }, not { $value }.
no-bot = there is no bot { $name }; the bots are { $words }, and search with a budget, like search:200ms.
no-budget = only search takes a budget, like search:200ms; { $name } takes none.
bot-slips = { $name } must end with the number of careless moves in a hundred, as in greedy~30; levels take no such number.
budget-kind = a budget must be a time or a number of simulations.
budget-range = a budget must be a time above 0 s and up to one hour, or 1 to 1000000000 simulations.
budget-form = a budget must be written like 200ms, 2s or 5000 (simulations), not { $value }.
decide-over = the match is over; there is nothing to decide.
advise-over = the match is over; there is nothing to advise on.
advise-other = it is the turn of seat { $turn }; a hint is for the seat that decides, not for { $seat }.
experiment-file = the experiment file is not valid: { $reason }
experiment-setups = an experiment needs two or more set-ups, [[setup]], each with a name of its own.
experiment-key = there is no { $key } to change here; you can change { $words }.
experiment-changes = the numbers of { $game } are changed through its own board or set, not through changes.
simulate-ray-address = no Ray cluster is responding at { $address }: { $reason }
arena-other = { $path } holds a different tournament (other bots, options, seed or rules); choose another folder or delete this one.
arena-busy = another process is already running the tournament in { $path }; wait for it to finish or choose another folder.
arena-damaged = line { $line } of { $path } is damaged: { $reason }
arena-bots = an arena needs two or more different bots.
arena-players = list each number of players only once.
arena-alone = { $bot } is to sit alone but is not among the bots.
arena-even = an even opening needs an opening: set the number of opening turns.
arena-uneven = none of { $tries } deals was even after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; allow a larger difference or shorten the opening.

## Tables and their host

seat-name-invisible = a name must contain at least one visible character.
seat-name = a name may have at most { $count ->
    [one] one character
   *[other] { $count } characters
}.
word-length = a message may have at most { $count ->
    [one] { $count } character
   *[other] { $count } characters
}.
word-empty = a message must be either a text or a gesture.
word-none = line { $line } is not somebody else's message.
seat-bot = only a seat of kind bot can name a bot.
seat-no-bot = there is no bot { $name }; the bots are { $words }.
seat-count = this game has { $count } seats, but { $given ->
    [one] one was
   *[other] { $given } were
} given.
hello-first = the first message must be a hello.
hello-again = a hello has already been sent.
setting-whole = { $name } must be a whole number, not { $value }.
setting-number = { $name } must be a number, not { $value }.
setting-unknown = { $name } is not a setting and has no effect; did you mean { $near }?
setting-low = { $name } must be at least { $low }, not { $value }.
setting-log-format = the log format must be text or json, not { $value }.
setting-database = a database must be sqlite:///FILE or postgresql://USER@HOST/NAME, not { $value }.
setting-origin = an origin must look like https://play.example.org, not { $value }.
setting-proxy = a proxy must be an address or network like 127.0.0.1 or 10.0.0.0/8, not { $value }.
setting-public-url = the public address must look like https://play.example.org, not { $value }.
setting-server-name = a name of this server must look like play.example.org, not { $value }.
setting-mail-server = the mail server must look like smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465, not { $value }.
setting-mail-needs = mail also needs { $name }.
setting-mail-from = the sender of mail must look like Regalia <regalia@example.org>, not { $value }.
setting-apprise-missing = the server admin's channels need apprise: run pip install '.[apprise]' in a clone of the repository.
setting-apprise = apprise does not recognise address { $number } of the server admin's channels.
setting-language = the language of the server admin's channels must be { $words }, not { $value }.
setting-private-host = a private host must look like printer.lan or 192.168.1.5:8080, not { $value }.
server-address = the server cannot listen at { $host }, port { $port }: { $reason }
database-unusable = the database { $name } cannot be used: { $reason }.
database-closed = the database in { $name } cannot be opened: { $reason }
database-taken = another server is using { $name }; to run several servers, use a PostgreSQL database.
database-linked = { $name } has { $count } names (hard links), and servers using two of them would destroy it; leave it only one.
database-newer = this database was written by a newer version of Regalia; run that version, or restore a backup made before it.
backup-exists = { $name } already exists; a backup needs a new file.
backup-no-database = there is no database { $name }.
backup-no-file = there is no file { $name }.
backup-not-empty = a backup can only be restored into an empty database; this one already holds tables.
backup-version = this database was not written by this version of Regalia; start the server on it once, then try again.
backup-taken = another backup is being written to { $name }; wait for it, or name another file.
backup-broken = nothing was copied: { $reason }.

## Notices

notice-target = an address for notices must look like https://example.org/path, not { $value }.
notice-private = { $value } is a private address; notifications only go to public ones, unless the server admin allows it.
notice-mailbox = { $value } is not an e-mail address.
notice-no-mail = this server does not send mail.
notice-keys = the browser's keys are missing or wrong.
notice-whole = only a webhook can be for the whole table.
notice-turn = It is your turn.
notice-turn-of = It is { $who }'s turn.
notice-with = At the table: { $names }.
notice-still = It is still your turn.
notice-still-of = It is still { $who }'s turn.
notice-hours = Time left: { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
notice-rematch = A rematch is ready.
notice-ended = The match is over.
notice-said = { $who } wrote a message.
notice-confirm = Do you want e-mails about this table?
notice-confirm-mail = Someone at a Regalia table entered this address to be notified when it is their turn. If that was you, confirm it with this link.
notice-confirm-not = If it was not you, ignore this e-mail. With this link you will never be asked again.
notice-mail-stop = Use this link to stop e-mails about this table.
notice-mail-stop-circle = Use this link to stop e-mails about this circle.
notice-invited = { $who } invites you to play.
notice-invited-only = You are invited to play.
notice-invited-why = Someone at the table entered this address; it is used for this one e-mail only. To get no more invitations from here, use this link.
notice-circle = { $who } invites the circle to play: { $circle }.
notice-confirm-circle = Do you want e-mails about this circle?
notice-confirm-circle-mail = Someone in a circle of friends on Regalia entered this address to be notified of new tables. If that was you, confirm it with this link.
notice-report = A message was reported at table { $table }.

## The command line

cli-restore = name the file to restore.
cli-score-file = name a file (or - for standard input) containing { $form }.
cli-score-empty = { $name } is empty; it should contain { $form }.
cli-score-none = { $title } has no score sheet.
cli-board = { $name }: { $reason }
cli-coverage = --coverage reads the tests, which are in the source tree and not in an installed package.
cli-no-folder = { $name } cannot be written: there is no folder { $folder }.
cli-parquet = Parquet needs pyarrow: run pip install --editable '.[parquet]' in a clone of the repository, or use --csv.
cli-other-game = { $name } holds a match of { $found }, not of { $wanted }.
cli-seats = --seats names { $count ->
    [one] one player
   *[other] { $count } players
}; this game has { $players }.
cli-seat = seats are numbered from 1 to { $high }; { $value } is not one of them.
cli-file-there = { $name } already exists; a new match needs a new file.
cli-move-number = the legal moves are numbered from 1 to { $high }; { $value } is not one of them.

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

see-over = the match is over
see-last-round = last round
see-colour = colour
won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}.
terminal-stopped = stopped.
terminal-compiling = Compiling the rules for this machine (once; takes a few seconds)…
terminal-thinking = { $who } is thinking…
terminal-advising = Thinking…
terminal-prompt = { $who } (type help for help)
terminal-curtain = { $who }, take the keyboard and press Enter.
terminal-curtain-back = { $who } can type { $back } to take the last move back.
terminal-may-play = You may play:
terminal-lists-all = (? lists all)
terminal-help-move = Play a move by its number or its notation, for example { $example }.
terminal-help-list = { $all } lists every legal move, { $some } those that begin that way · { $why } MOVE explains why a move is not allowed
terminal-help-more = { $undo } · { $back } also takes back a finished move · { $hint } · { $rules } or { $rules } ID · { $log } · { $save } FILE · { $quit }
terminal-taken-back = Undone: { $move }.
terminal-legal = That move is legal.

## The terminal: match files

terminal-show-none = none
terminal-show-rules = rules version { $version }, commitment { $commitment }…
terminal-show-final = final: { $points }
terminal-show-so-far = so far: { $points }
terminal-show-won = won by { $names }
terminal-replay-moment = moment { $moment } of { $last }
terminal-replay-keys = Enter next · b back · a number to jump · q quit
terminal-spectator = A spectator
terminal-gesture-hello = Hello!
terminal-gesture-nice = Nice move!
terminal-gesture-thanks = Thank you!
terminal-gesture-oops = Oops!
terminal-gesture-moment = One moment, please.
terminal-gesture-your-turn = Your turn!
terminal-gesture-well-played = Well played!

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
terminal-board-fits = { $file } is a valid { $option ->
    [set] set
   *[other] board
} for { $title }: { $count } values ({ $marks }). Play on it with { $flag }
terminal-mark-known = known
terminal-mark-substitute = substitute
terminal-mark-typed-in = typed in
terminal-mark-note = note
terminal-simulate = { $title }: { $count ->
    [one] { $games } game
   *[other] { $games } games
} of random play
terminal-simulate-bar = { $title }, { $players } players
terminal-simulate-seat = seat
terminal-simulate-mean = mean points
terminal-simulate-deviation = deviation
terminal-simulate-lowest = lowest
terminal-simulate-highest = highest
terminal-simulate-wins = wins
terminal-simulate-length = Decisions per game: { $mean } on average, { $low } to { $high }; turns: { $turns }.
terminal-simulate-speed = { $moves } moves/s, { $games } games/s.
terminal-simulate-reported = Scores players report: { $reported }

## The terminal: hosting

terminal-serving = Regalia is running at { $address } (press Ctrl+C to stop)
terminal-kept = { $count ->
    [one] Saved { $count } table
   *[other] Saved { $count } tables
} to { $file }.
terminal-restored = { $count ->
    [one] Restored { $count } table
   *[other] Restored { $count } tables
} from { $file }.

## Lessons

lesson-not-now = That is allowed, but the lesson asks for something else just now.
lesson-none = There is no lesson for { $game } yet.
lesson-file = the lesson of { $game } cannot be used: { $reason }
lesson-other-file = { $name } does not hold the current lesson of { $game }.
lesson-step = step { $step } of the lesson of { $game } is broken: { $reason }
lesson-no-rules = it names no rule.
lesson-lit = { $name } is neither a part of the table (board, dock, players) nor a piece like cell:c2.
lesson-words = there is no message { $key } in the language { $lang }.
lesson-turn = { $move } is not a move of the player whose turn it is.
lesson-not-listed = { $move } is not among the legal moves.
verify-start-lesson = The match started as the lesson of { $game }, whose position and deal are known to everyone.
terminal-lesson-step = Step { $step } of { $steps }
terminal-lesson-next = Enter continues, { $back } goes one step back, { $quit } leaves.
terminal-lesson-do = Type { $moves }
terminal-lesson-or = or

# What each number of an observation means, and the ids of moves (regalia observation)
terminal-observation = { $game }: what a seat knows, as { $count } whole numbers
terminal-observation-numbers = numbers
terminal-observation-name = name
terminal-observation-axes = one for each
terminal-observation-range = range
terminal-observation-meaning = meaning
terminal-observation-note = Seats are counted from the observer's own. The last axis varies fastest. Names and meanings are in English, as in programs.
terminal-observation-moves = { $game }: the moves, rules version { $version }
terminal-observation-id = id
terminal-observation-move = move

# The vector environment (regalia.envs.vector)
vector-seat = a seat can be chosen only when opponents play the others; name them with opponents.
vector-arrays-cpu = on the device cpu the arrays are NumPy's; arrays is an option of the device cuda.
vector-arrays = { $name } is not installed; choose other arrays, or install it.
vector-actions = the actions must be { $count ->
    [one] one whole number
   *[other] { $count } whole numbers
}, one for each game, not { $value }.
vector-reset = call reset before the first step.

## Analysis of a finished match

analysis-running = This match is not over: only a finished match can be analysed.
analysis-file = This match file cannot be analysed: { $reason }
analysis-simulations = The number of simulations must be from { $low } to { $high }.
analysis-points = The better move promises about { $points ->
    [one] one point
   *[other] { $points } points
} more.
analysis-share = The better move wins more often.
analysis-plays = plays “{ $move }”
analysis-lets = What may follow: { $detail }
analysis-tempting = It looks like the best move at first, but what follows is worse.
analysis-plain = The better move looks better even at first sight.
analysis-gained = { $who } gains { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}.
analysis-fell = { $who } loses { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}.
terminal-analysis-title = How well everyone decided
terminal-analysis-accuracy-note = 100% means playing as well as the analysis, 0% no better than random moves. Decisions are weighted by what was at stake: one costly move can outweigh many easy good ones.
terminal-analysis-public-note = Here a draw counts as luck only if everyone could see it. What was drawn into a hand shows up later, under “unexplained”.
terminal-analysis-luck-note = Shares of the win. The parts add up to the result; docs/analysis.md explains them.
terminal-analysis-chances = Chances, from the deal to the end
terminal-analysis-turning-points = Turning points
terminal-analysis-worst = { $who }: the costliest decisions
terminal-analysis-none = { $who }: no costly decision
terminal-analysis-played = { $who } { $move }.
terminal-analysis-better = Here a strong player { $move } ({ $percent }).
terminal-analysis-shares = From { $before } to { $after }.
terminal-analysis-view-seen = From what could be expected to the result, as it was seen
terminal-analysis-view-public = From what could be expected to the result, as a spectator saw it
terminal-analysis-view-truth = From what could be expected to the result, with all cards face up
terminal-analysis-head-accuracy = accuracy
terminal-analysis-head-decisions = decisions
terminal-analysis-head-good = good
terminal-analysis-head-doubtful = doubtful
terminal-analysis-head-bad = bad
terminal-analysis-head-lost = win share lost
terminal-analysis-head-expected = before the deal
terminal-analysis-head-deal = deal
terminal-analysis-head-luck = draws
terminal-analysis-head-own = player's decisions
terminal-analysis-head-others = others' decisions
terminal-analysis-head-rest = unexplained
terminal-analysis-head-result = result
terminal-analysis-mark-doubtful = doubtful:
terminal-analysis-mark-bad = bad:


## What if: a match that plays on from a moment of another

branch-end = the match is over at this moment; there is nothing left to play.
branch-most = matches can continue from one another at most { $most } times in a row.
branch-unfinished = only a match that is over can be played on from one of its moments; this one is not.
branch-wrong = this match cannot be played on, because something in its file is wrong: { $reason }
match-origin = this file gives the wrong origin: the match before it does not lead to moment { $moment }.
verify-start-branch = The match continues from moment { $moment } of { $table ->
    [none] another match
   *[other] the match at table { $table }
}; that match's deal and moves lead there.
verify-start-branch-played = Only its own file, and the heads kept of it, can show whether that match was played like this.
told-branch = The match continues from moment { $moment } of { $table ->
    [none] another match
   *[other] the match at table { $table }
}. Everything drawn from here on is drawn afresh.

## Puzzles

puzzle-file = { $name } does not hold puzzles: { $reason }
puzzle-none = There are no puzzles for { $game } yet.
puzzle-number = puzzles are numbered from 1 to { $high }; { $value } is not one of them.
terminal-puzzle-title = Puzzle { $number } of { $count }: { $game }
puzzle-ask = { $who }: which move wins { $margin ->
    [one] one more game
   *[other] { $margin } more games
} in 100 than any other?
puzzle-right-word = Solved.
puzzle-solution = The solution: { $move }.
puzzle-right = It wins about { $wins } of 100 simulated games, at least { $more } more than any other move.
puzzle-wrong = Not this one: it wins about { $wins } of 100 simulated games, and another move wins more.
puzzle-wrong-far = Not this one: it wins at most { $wins } of 100 simulated games, and several other moves win more.
terminal-puzzle-keys = Type your move. { $solution } shows the answer, { $quit } leaves.
terminal-puzzle-today = today
terminal-puzzle-solved = Solved: { $count } of { $all }. Days in a row: { $days }.
terminal-puzzles-made = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: tried { $tried }, found { $found } in this one, { $count } in all
terminal-puzzles-written = { $name }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
terminal-puzzles-checked = { $number }: { $move } wins { $wins } of 100, { $more } more than the next
