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
table-restored = The server was restored from an older backup; moves made after it are lost. This is the position now.
not-kept = This browser does not save anything here, or its storage is full: your seats and settings will be lost when you close this tab.
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
circle-make = Create a circle of friends
new-circle = For a circle of friends
new-circle-none = none
card-end-circle = Opens the page of this table's circle.
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
company-hot-seat-help = Players take turns at this screen; a curtain hides each player's secrets.
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
log = Log
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
curtain-help = Hand over the device. Behind this curtain are { $colour }'s secrets.
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
looking-back = Reviewing: after move { $at }
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
verify-not = Problems found
verify-holds = Verified
verify-unknown = Cannot be verified
verify-own = Checked by this browser
proof-deal = The deal matches what was promised when this browser first saw the table.
proof-deal-not = The deal does not match what was promised when this browser first saw the table.
proof-brought = This browser's random contribution is part of the deal.
proof-brought-not = This browser's random contribution is not part of the deal.
proof-moves = The moves match those this browser saw.
proof-moves-not = The moves do not match those this browser saw.
proof-nothing = This browser has saved nothing from this match to compare with.
proof-cannot = Browsers compute hashes only on pages loaded over HTTPS or from this computer. Download the match file and check it with regalia verify.
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
since-again = Replay
since-stop = Stop
wait-title = Who's playing?
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
take-seat-of = Your colour: { $colour }
closer = Zoom in
whole = Show all
file-drop = Drop a match file here, or choose one.
file-where = You can download one at the end of every match with “Download match file”.
your-turn = Your turn
more = More
shortcuts = Keys
the-board = Board
the-dock = Your hand and actions
the-panel = Players and details
show-result = Show the result
verdict = The deal
key-arrows = move between pieces
key-enter = Enter
key-space = Space
key-choose = select, place, play
key-lookback = while reviewing: step through, play
key-escape = deselect, close, back to the current position
zoom-out = Zoom out
beyond = { $count ->
    [one] Show 1 more choice on this side
   *[other] Show { $count } more choices on this side
}

# The cards that explain the shell of a table, and the legend

legend = Pieces and what they do
key-rule = open the rule for the card on screen
card-home = Home: your tables and all games. You can come back to this match at any time.
card-undo = Undo: takes back your last move. Against bots, or if the players have agreed to it, even a final one.
card-hint = Hint: an adviser who knows no more than you suggests a good move and explains why.
card-rules = Rules: opens the rulebook of this game on a separate page.
card-legend = Pieces: shows every piece of the game and what it does.
card-keys = Keys: lists everything you can do from the keyboard.
card-panel = Panel: shows the players, the details and the log.
card-more = More: review moves, see the score breakdown, open the settings, resign.
card-seat = Player: crest, name and public information; the frame marks whose turn it is.
card-seat-menu = Seat: hands this seat to a bot or back to a person.
card-tab = Panel page: shows details of the game or the log.
card-zoom = Zoom: zooms in, zooms out, or shows the whole board.
card-beyond = Arrow: something you can choose lies off-screen on this side; the arrow brings it into view.
card-time-first = Beginning: shows the board before the first move.
card-time-back = Back: shows the board one move earlier.
card-time-run = Play: plays the moves one after another; press again to pause.
card-time-forward = Forward: shows the board one move later.
card-time-last = Latest: shows the board after the last move.
card-time-slide = Timeline: drag to any point in the match.
card-time-link = Link: copies a link to this moment of the match.
card-time-now = Now: goes back to the current position.
card-end-rematch = Rematch: sets up a new table with the same players.
card-end-scores = Score breakdown: shows every scoring of the match, line by line.
card-end-replay = Replay: shows the whole match from the beginning.
card-end-file = Match file: the whole match with its deal, to keep, replay or verify.
card-end-board = Board: hides the result; you can bring it back from the menu.
card-end-verify = Verify: checks that the deal was fixed before the match and that every move followed the rules.
card-note-rule = Rule: opens the rule this note is about.
card-note-close = Close: hides this note.

sounds-ask = Turn on table sounds?
sounds-yes = Yes
sounds-no = No
counting-skip = Click or press Space to skip
counting-skip-tap = Tap to skip
bot-thinks = { $name } is thinking

# The lessons
lesson = Lesson
lesson-step = Lesson · { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-your-move = Your move
lesson-wait = Your opponent is playing…
lesson-follow = Follow the lesson's instruction.
lesson-read = Read the lesson, then continue.
lesson-explains = Point at anything, or press and hold it, to see what it does.
lesson-play-on = Keep playing
lesson-aside = Hide the lesson
lesson-show = Show the lesson
lesson-again = Restart the lesson
opponents = Opponents
opponents-first = Your first opponent: { $level }.
opponents-choose = Choose another level
even-title = Even match
even-help = Finds the level at which you win about half of your matches.
even-line = { $played ->
    [0] Even match: { $level }
   *[other] Even match: { $level } – you have won { $won } of { $played }
}
lesson-begin = Learn to play ({ $minutes } min)
lesson-go-on = Continue the lesson ({ $step } of { $steps })
lesson-once-more = Repeat the lesson

# taking back, asking first, seats taken back
take-back = Take back
takeback-ask = Request takeback
takeback-asks = { $name } asks to take back a move.
takeback-asks-seen = { $name } asks to take back a move after hidden information was revealed. The draws will stay the same.
takeback-asked = { $name } has asked to take back a move.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-waits = You have asked to take back your move. Waiting for: { $names }.
takeback-withdraw = Withdraw
log-ask = { $who } asks to take back a move.
log-allow = { $who } agrees to the takeback.
log-refuse = { $who } refuses the takeback.
log-withdraw = { $who } withdraws the takeback request.
new-takebacks = Allow takebacks
new-takebacks-help = If hidden information has been revealed, the other players must agree; the draws stay the same.
table-takebacks = Takebacks are allowed at this table.
settings-asks = Ask before a move that cannot be undone
ask-final = This move cannot be undone
ask-final-move = { $name } { $move }. This cannot be undone.
ask-final-yes = Play it
ask-final-no = Choose again
replaced-title = A bot is playing for you
replaced-text = Your seat was handed over to a bot. It is still yours.
replaced-resigned = You resigned, and a bot is now playing for you. You can come back until the match ends.
replaced-return = Take my seat back
replaced-watch = Watch
sure-own-bot = A bot will play for you until you take your seat back.
sure-bot = A bot will play for { $name } until they take their seat back.
sure-leave = Someone else may then take your seat.
sure-no = Cancel
forget-sure = The table itself stays; only this browser forgets its link to it.
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
clock-soft = Hours or days per move
clock-soft-help = For a match spread over several days, with reminders.
clock-live = A clock for each player
clock-live-help = For a serious match in one sitting.
clock-per-move = Time per move
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
clock-then = When time runs out
clock-then-bot = a bot plays until the player returns
clock-then-ask = anyone at the table may call in a bot
clock-base = Time per player
clock-extra = On each turn
clock-increment = seconds are added
clock-delay = the first seconds do not count
clock-seconds-label = Seconds
clock-soft-line = { $time } per move
clock-live-line = { $time } per player
clock-increment-line = +{ $seconds } s per turn
clock-delay-line = the first { $seconds } s of each turn do not count
clock-of = { $name }: { $time } left
clock-lapsed = { $name }'s time is up. Anyone at the table may call in a bot until they return.
clock-let-bot = Call in a bot
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
log-flag-ask = { $who }'s time is up. Anyone at the table may call in a bot.
log-propose-pause = { $who } wants to pause the clock.
log-propose-resume = { $who } wants to resume the clock.
log-propose-withdraw = { $who } no longer wants to change the clock.
log-pause = Everyone agrees: the clock is paused.
log-resume = Everyone agrees: the clock is running again.
card-clock = Clock: this player's remaining time, by the server's clock. It runs only while other people are waiting for them.

# messages
words = Messages
words-players = Players can write
words-everybody = Players and spectators can write
words-nobody = Messages off
words-keep = Keep messages with the match
words-keep-help = Otherwise they are deleted when the match ends.
log-word = { $who }: { $word }
log-word-gone = A message from { $who } was not kept.
spectator = A spectator
gesture-hello = Hello!
gesture-nice = Nice move!
gesture-thanks = Thank you!
gesture-oops = Oops!
gesture-moment = One moment, please.
gesture-your-turn = Your turn!
gesture-well-played = Well played!
talk-say = Say something
talk-gestures = Quick messages
talk-send = Send
talk-muted = Muted: { $name }.
talk-unmute = Unmute
word-about = Mute or report
word-mute = Mute on this device
word-report = Report to the server admin
word-reported = Reported. Nobody at the table will know.
word-help = Muting hides this person's messages on this device only. A report shows this message to the server admin.
card-talk = Messages: everyone at the table reads what you write here.

# names, rematches, templates, evenings
rename = Change name
rename-label = Name at this table
rename-help = The new name appears in the log for everyone.
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
template-change = Edit
template-remove = Remove template: { $name }
evening = Plan a game night
evening-when = Date and time
evening-save = Calendar file
evening-help = The file links to this table but contains nobody's private seat link, so you can share it with everyone.
evening-event = { $game } – Regalia

# What if, and puzzles
branch = Play on from here
branch-title = Play on from move { $moment }
branch-help = Starts a new match from this position. Hidden information stays the same; everything drawn from here on is drawn afresh. Bots play the other seats.
branch-seat = Your seat
branch-from = This match continues from move { $moment } of another match: open it
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
puzzle-count = { $count } of { $all } solved.
puzzle-streak = { $count ->
    [0] No streak yet.
    [one] A streak of one day.
   *[other] A streak of { $count } days.
}
puzzle-kept = Your solved puzzles are saved only on this device.
puzzle-today = Today's puzzle
puzzle-show = Show the solution
puzzle-shown = The solution
puzzle-move = { $name } { $move }.
puzzle-solved = Solved!
puzzle-tries = { $count ->
    [one] On the first try.
   *[other] In { $count } tries.
}
puzzle-next = Next puzzle
puzzle-again = Try it yourself
card-puzzle-show = Solution: shows the move and why it is the best. The puzzle will then not count as solved.
card-puzzle-next = Next: opens the next puzzle of this game.
card-puzzle-again = Try it yourself: resets the position for you.
card-puzzle-today = Today: opens the puzzle of the day.
notices = Notifications
title-notices = Notifications
call-me = Notify me when it's my turn
call-me-on = You will be notified when it's your turn.
offline = You are offline. Your tables are shown as last saved; you can open them once you are back online.

# The analysis of a finished match; its other words lie in the folder analysis

analysis = Analysis
analyse = Analyse
title-analysis = Analysis
card-end-analyse = Analyse: shows everyone's chances move by move, good and bad decisions, and what was luck.
