home = Home
skip = Skip to main content
language = Language
loading = One moment…
preparing = Preparing the game: its rules are being compiled. This happens only once and takes up to a minute.
close = Close
copy = Copy
copied = Copied
share = Share
qr = QR code
qr-label = QR code: { $label }
try-again = Try again
go-on = Continue
no-connection = The server is not responding. Check your connection; nothing is lost.
reconnecting = Reconnecting… Nothing is lost; a pending move will be sent as soon as the server responds.
reconnecting-first = The server is not responding yet. Still trying; nothing is lost.
not-kept = This browser keeps nothing here, or has no room left: your seats and settings last only while this tab is open.
lost-page = This box is empty: there is nothing at this address. The link may have been cut short; your tables are on the home page.
title-new = New table
title-table = Table
title-rules = Rules
title-replay = Open a match file
title-lost = Nothing here
settings = Settings
settings-name = Your name
name-of-player = Name of player { $number }
settings-theme = Appearance
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-auto = Same as device
settings-motion-fast = Faster
settings-motion-off = Off
settings-sounds = Play sounds
home-title = Which box shall we open?
home-welcome = Games of courts and kingdoms, at a table of your own.
home-first = New here? Learn a game in ten minutes by playing it, or start right away.
players = { $low }–{ $high } players
minutes = about { $minutes } minutes
play-bots = Play now
laying-out = Setting up the table…
invite-friends = Invite friends
pass-and-play = Pass and play
rules = Rules
my-tables = My tables
no-tables = No tables yet. Start a game above and it will be listed here.
table-facts = { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
table-over = over
table-your-turn = your turn
table-others-turn = waiting for others
table-waiting = not started yet
forget-table = Remove this { $game } table from the list
title-circle = Circle of friends
title-tables = All my tables
all-tables = All my tables, other servers and devices
my-circles = My circles
circle-make = Make a circle of friends
new-circle = For a circle of friends
new-circle-none = none
card-end-circle = Goes to the page of the circle this table belongs to.
open-file = Open a match file
new-table = New { $game } table
lay-out = Set up the table
no-game = This server has no game called { $game }.
company = How do you want to play?
company-bots = Against bots
company-bots-help = Start right away.
company-friends = With friends
company-friends-help = You get a link for each seat; everyone plays on their own device.
company-hot-seat = Pass and play
company-hot-seat-help = Everyone takes turns at this screen; a curtain hides each player's secrets.
own-file = Your own file (TOML or JSON)
own-not-json = This file is not valid TOML or JSON: { $detail }
option-players = Players
colour-yellow = Yellow
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-white = White
colour-black = Black
colour-purple = Purple
colour-orange = Orange
seats = Seats
seat-you = you
seat-bot = { $bot }
seat-open = free seat
seat-resigned = resigned
seat-turn = to move
seat-won = winner
seat-menu = { $name }'s seat
seat-to-bot = Hand over to a bot
seat-take-back = Hand over to a person
seat-agree-bot = Agree to hand over to a bot
seat-agree-person = Agree to hand over to a person
log = What happened
log-empty = Nothing yet.
log-undo = { $who } takes back the last move.
log-resign = { $who } resigns.
log-start = The match starts.
log-sit-person = { $who } sits down.
log-sit-bot = A bot is now playing for { $who }.
log-sit-open = A seat is now free.
log-agree = { $who } agrees to hand over { $name }'s seat.
log-rematch = A rematch has been set up.
timeline = Match timeline
timeline-first = Go to the start
timeline-back = Back one move
timeline-forward = Forward one move
timeline-last = Go to the last move
timeline-play = Play
timeline-pause = Pause
timeline-at = { $at } / { $end }
timeline-link = Copy link
timeline-now = Back to the current position
sheet-what = Item
sheet-total = Total
curtain-title = { $name } is next
curtain-help = Pass the device on. Behind this curtain are { $colour }'s secrets.
curtain-open = I am { $name }
curtain-back = { $name }: take back my move
rule-title = Rule { $rule }
rule-open = Open in the rulebook
invite-title = Invite
invite-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
invite-complete = All seats are taken.
invite-seat = Link for { $name }
invite-fill = Fill free seats with bots
invite-mail = Invite by e-mail
invite-mail-send = Send invitation
invite-mail-help = One e-mail with the link to this table is sent to this address; the address is not used for anything else.
invite-mail-sent = An invitation will be sent to { $mail }, unless this address has declined invitations.
take-seat = A seat is free
sit-down = Sit down
watching = You are watching this table.
cannot-sit = This table cannot be opened
no-board = This client has no board for { $game }.
undo = Undo
hint = Hint
hint-thinking = Thinking…
hint-is = At this point a strong player { $move }.
hint-why = At this point a strong player { $move }. { $reason }
resign = Resign
resign-sure = You give up this match. If the others play on, a bot takes over your seat; otherwise the match ends.
resign-yes = Resign
resign-no = Keep playing
looking-back = Looking back: after move { $at }
match-over = The match is over.
on-its-way = Sending your move…
waiting-for = Waiting for { $name } to move.
look-back = Review moves
scores-explained = Score breakdown
no-scoring-yet = Nothing has been scored yet.
you-won = You won!
won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
ended-resignation = The match ended by resignation.
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
download = Download match file
verify = Verify the deal
verify-not = What is wrong
verify-holds = What is proven
verify-unknown = What nobody can know
verify-own = Checked by this browser itself
proof-deal = The deal is the one promised when this browser first saw the table.
proof-deal-not = The deal is not the one promised when this browser first saw the table.
proof-brought = What this browser brought is in the deal.
proof-brought-not = What this browser brought is not in the deal.
proof-moves = The moves are the ones this browser saw being played.
proof-moves-not = The moves are not the ones this browser saw being played.
proof-nothing = This browser kept nothing from this match to compare with.
proof-cannot = Browsers compute hashes only on pages loaded over HTTPS or from this machine. Download the match file and check it with regalia verify.
replay-help = Open a match file to replay it move by move. The server checks the deal and every move.
file-choose = Match file
file-not-json = This file is not a match file.
eyes = View as
eyes-spectator = Spectator
rules-search = Search the rules
rules-games = Rulebooks
rules-contents = Contents
rules-found = { $count ->
    [one] One passage found
   *[other] { $count } passages found
}
colour-grey = Grey
bot-random-title = Jester
bot-greedy-title = Courtier
bot-search-title = Minister
bot-page-title = Page
bot-squire-title = Squire
bot-knight-title = Knight
bot-baron-title = Baron
bot-count-title = Count
bot-duke-title = Duke
bot-prince-title = Prince
bot-sovereign-title = Sovereign
seat-here = at the table
seat-away = away
since-title = Since your last turn
since-again = Show me
since-stop = Stop
wait-title = Who is coming?
wait-prompt = The match has not started yet
wait-away = Not here yet: { $names }.
wait-bot = Seat a bot
wait-start = Start
wait-start-help = You can start once every seat is taken: send the links, or fill seats with bots.
wait-for-start = Waiting for { $name } to start the match.
wait-for-somebody = Waiting for someone to start the match.
wait-orphaned = All seats are taken and the host is away, so you can start the match.
wait-leave = Give up my seat
wait-back = Back to the waiting room
wait-look = Look at the board
wait-rules = Read the rules while you wait
take-seat-of = Your seat: { $colour }
closer = Zoom in
whole = Show all
file-drop = Drop a match file here, or choose one.
file-where = You can download one at the end of every match with “Download match file”.
your-turn = Your turn
more = More
shortcuts = Keys
the-board = Board
the-dock = Your hand and what you can do
the-panel = Players and details
show-result = Show the result
verdict = The deal
key-arrows = go from piece to piece
key-enter = Enter
key-space = Space
key-choose = choose, put, play
key-lookback = while reviewing: step, play
key-escape = let go, close, back to the current position
zoom-out = Zoom out
beyond = { $count ->
    [one] Show what else can be chosen, 1 position on this side
   *[other] Show what else can be chosen, { $count } positions on this side
}

# The cards that explain the shell of a table, and the legend

legend = Pieces and what they do
key-rule = the rule of the card that is shown
card-home = Home: leads to your tables and to the games; this match will wait for you.
card-undo = Undo: takes back your last move. Against bots, and where the players agreed to it, also one that was final.
card-hint = Hint: an adviser who knows no more than you points at a good move and says why.
card-rules = Rules: opens the rulebook of this game on a page of its own.
card-legend = Pieces: shows every piece of the game and what it does.
card-keys = Keys: lists everything you can do from the keyboard.
card-panel = Panel: shows the players, the details and the log.
card-more = More: reviews moves, explains scores, opens the settings, resigns.
card-seat = Player: sign, name and what everyone may know of them; the frame marks whose turn it is.
card-seat-menu = Seat: hands this seat to a bot or back to a person.
card-tab = Page of the panel: shows details of the game, or what has happened so far.
card-zoom = Zoom: brings the board closer, farther away, or shows all of it.
card-beyond = Arrow: something you can choose lies on this side, out of sight; the arrow brings it in.
card-time-first = Beginning: shows the board before the first move.
card-time-back = Back: shows the board one move earlier.
card-time-run = Play: lets the moves run by themselves; press again to pause.
card-time-forward = Forward: shows the board one move later.
card-time-last = Latest: shows the board after the last move.
card-time-slide = Timeline: drag to any moment of the match.
card-time-link = Link: copies an address that opens the table at this moment.
card-time-now = Now: goes back to the current position.
card-end-rematch = Rematch: sets up a new table with the same players.
card-end-scores = Score breakdown: shows every scoring of the match, line by line.
card-end-replay = Replay: shows the whole match from the beginning.
card-end-file = Match file: the whole match with its deal, to keep, replay or verify.
card-end-board = Board: puts the result aside; the menu brings it back.
card-end-verify = Verify: checks that the deal was fixed before the match and that every move followed the rules.
card-note-rule = Rule: opens the rule behind this sentence.
card-note-close = Close: puts this note away.

# What happened is seen: sounds, a scoring that is counted, a bot at it
sounds-ask = Turn on the sounds of the table?
sounds-yes = Yes
sounds-no = No
counting-skip = Click or Space: skip
counting-skip-tap = Tap to skip
bot-thinks = { $name } is thinking

# The lessons
lesson = Lesson
lesson-step = Lesson · { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-your-move = Your move
lesson-wait = Your opponent is playing…
lesson-follow = Do what the lesson says.
lesson-read = Read the lesson, then continue.
lesson-explains = Rest the pointer on anything, or hold a finger on it, and a card says what it does.
lesson-play-on = Play on
lesson-aside = Fold the lesson away
lesson-show = Show the lesson
lesson-again = Start the lesson again
opponents = Opponents
opponents-first = Your first opponent: { $level }.
opponents-choose = Choose another level
even-title = Even game
even-help = Finds the level at which you win about half of your games.
even-line = { $played ->
    [0] The even game: { $level }
   *[other] The even game: { $level } – you have won { $won } of { $played }
}
lesson-begin = Learn to play ({ $minutes } min)
lesson-go-on = Continue the lesson ({ $step } of { $steps })
lesson-once-more = Take the lesson again

# taking back, asking first, seats taken back
take-back = Take back
takeback-ask = Ask to take back
takeback-asks = { $name } asks to take back a move.
takeback-asks-seen = { $name } asks to take back a move after something hidden was shown. The same draws come again.
takeback-asked = { $name } has asked to take back a move.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-waits = You have asked to take back your move. Waiting for: { $names }.
takeback-withdraw = Withdraw
log-ask = { $who } asks to take back a move.
log-allow = { $who } agrees to the takeback.
log-refuse = The takeback is off: { $who }.
new-takebacks = Moves may be taken back
new-takebacks-help = Once something hidden has been shown, the others have to agree; the same draws come again.
table-takebacks = Moves may be taken back at this table.
settings-asks = Ask before a move that cannot be undone
ask-final = This move cannot be undone
ask-final-move = { $move }: this cannot be undone.
ask-final-yes = Play it
ask-final-no = Choose again
replaced-title = A bot is playing for you
replaced-text = Your seat was handed over to a bot. It is still yours.
replaced-resigned = You resigned, and a bot is playing on for you. You can return while the match lasts.
replaced-return = Take my seat back
replaced-watch = Watch
sure-own-bot = A bot plays for you until you take your seat back.
sure-bot = A bot plays for { $name } until they take their seat back.
sure-leave = Someone else may then take your seat.
sure-no = Cancel
forget-sure = The table stays where it is; this browser forgets its link to it.
forget-yes = Remove
forget-done = Removed from the list.
forget-undo = Put it back

# clocks
time-days = { $days } d
time-hours = { $hours } h
time-minutes = { $minutes } min
time-seconds = { $seconds } s
terms = Clock and messages
terms-clock = Clock
clock = Clock
clock-none = No clock
clock-none-help = Everyone takes the time they need.
clock-soft = Hours or days for each move
clock-soft-help = For a match that lasts a week, with reminders.
clock-live = A clock for each player
clock-live-help = For a serious evening.
clock-per-move = Time for each move
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-then = When the time is up
clock-then-bot = a bot plays until the player returns
clock-then-ask = anyone at the table may let a bot play
clock-base = Time for each player
clock-extra = With each turn
clock-increment = seconds are added
clock-delay = the first seconds do not count
clock-seconds-label = Seconds
clock-soft-line = { $time } for each move
clock-live-line = { $time } for each player
clock-increment-line = { $seconds } s more with each turn
clock-delay-line = the first { $seconds } s of each turn do not count
clock-of = { $name }: { $time } left
clock-lapsed = { $name }'s time is up. Anyone at the table may let a bot play until they return.
clock-let-bot = Let a bot play
clock-pause = Pause the clock
clock-resume = Resume the clock
clock-paused = The clock is paused. Moves can still be played.
clock-short = Time is running out: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left.
clock-asks-pause = Pause the clock? Asked by: { $names }.
clock-asks-resume = Resume the clock? Asked by: { $names }.
log-flag-bot = { $who }'s time is up. A bot plays until they return.
log-flag-ask = { $who }'s time is up. Anyone at the table may let a bot play.
log-propose-pause = { $who } wants to pause the clock.
log-propose-resume = { $who } wants to resume the clock.
log-propose-withdraw = { $who } no longer wants to change the clock.
log-pause = Everyone agrees: the clock is paused.
log-resume = Everyone agrees: the clock is running again.
card-clock = Clock: what this player has left, by the server's time. It runs only for people who keep other people waiting.

# messages
words = Messages
words-players = Players may write
words-everybody = Players and spectators may write
words-nobody = No messages
words-keep = Keep messages with the match
words-keep-help = Otherwise they are erased when it ends.
log-word = { $who }: { $word }
log-word-gone = { $who } wrote a message that was not kept.
spectator = A spectator
gesture-hello = Hello!
gesture-nice = Nice move!
gesture-thanks = Thank you!
gesture-oops = Oops!
gesture-moment = One moment, please.
gesture-your-turn = Your turn!
gesture-well-played = Well played!
talk-say = Say something
talk-gestures = Gestures
talk-send = Send
talk-muted = Muted: { $name }.
talk-unmute = Unmute
word-about = Mute or report
word-mute = Mute on this device
word-report = Report to the server's host
word-reported = Reported. Nobody at the table is told.
word-help = Muting hides this person's messages on this device only. A report shows this message to whoever runs the server.
card-talk = Messages: everyone at the table reads what you write here.

# names, rematches, templates, evenings
rename = Change name
rename-label = Name at this table
rename-help = Everyone reads the new name in the log.
log-rename = { $before } is now called { $name }.
rematch-rotate = Rematch, seats rotated
card-end-rotate = Rematch with rotated seats: everyone moves one seat, so that another player goes first.
templates = My templates
template-keep = Save as a template
template-name = Name of the template
template-example = Our Thursday game
template-save = Save
template-help = Sets up this table again with one click from the home page.
template-kept = Saved on this device. You will find it on the home page.
template-change = Change
template-remove = Remove template: { $name }
evening = Agree on an evening
evening-when = Date and time
evening-save = Calendar file
evening-help = The file links to this table. It holds no secret link, so you can send it to everyone.
evening-event = { $game } – Regalia

# What if, and puzzles
branch = Play on from here
branch-title = Play on from move { $moment }
branch-help = A new match begins where this one stood. What was hidden stays as it was; what is drawn from here on is drawn anew. The other seats are played by bots.
branch-seat = Your seat
branch-from = This match continues from move { $moment } of another table: go there
card-time-branch = Play on: begins a new match at this moment, against bots, at a seat of your choice.
title-puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-done = solved
puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-number = Puzzle { $number } of { $count }
puzzle-link = Puzzle { $number }
puzzle-link-solved = Puzzle { $number }, solved
puzzle-count = Solved: { $count } of { $all }.
puzzle-streak = { $count ->
    [0] No streak yet.
    [one] A streak of one day.
   *[other] A streak of { $count } days.
}
puzzle-kept = What you have solved is kept only on this device.
puzzle-today = Today's puzzle
puzzle-show = Show the solution
puzzle-shown = The solution
puzzle-move = { $name } { $move }.
puzzle-solved = Solved!
puzzle-tries = { $count ->
    [one] On the first try.
   *[other] After { $count } tries.
}
puzzle-next = Next puzzle
puzzle-again = Try it yourself
card-puzzle-show = Solution: shows the move and why it is the best. The puzzle then does not count as solved.
card-puzzle-next = Next: opens the next puzzle of this game.
card-puzzle-again = Once more: puts the position back so that you can try it yourself.
card-puzzle-today = Today: opens the puzzle of the day.
notices = Notices
title-notices = Notices
call-me = Tell me when it's my turn
call-me-on = You will be told when it's your turn.
offline = You are offline. These are your tables as they were last known; they will open when the connection is back.

# The analysis of a finished match; its other words lie in the folder analysis

analysis = Analysis
analyse = Analyse
title-analysis = Analysis
card-end-analyse = Analyse: shows everyone's chances move by move, good and bad decisions, and what was luck.
