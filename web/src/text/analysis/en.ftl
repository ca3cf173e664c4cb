percent = { $value }%
analysis-offer = See how everyone's chances rose and fell, which decisions mattered, and what was luck.
analysis-waiting = { $count ->
    [one] One analysis is ahead of yours.
   *[other] { $count } analyses are ahead of yours.
}
analysis-running = Analysing the match…
analysis-progress = Decisions judged: { $done } of { $total }
analysis-how = Each decision was judged by { $simulations } simulated games, from what the player knew at the time. Doubtful: the move gives away { $doubtful } percentage points or more; bad: { $bad } or more.
analysis-page = Open as a page
chances-title = Chances of winning
chances-start = Start
chances-end = Move { $moment }
chances-moment = Move
chances-truth = With all cards on the table
as-table = Show as a table
turning-title = Turning points
accuracy-title = How well everyone played
accuracy = Accuracy
accuracy-help = 100% plays as well as the analysis, 0% no better than random moves. What counts is how much was at stake: one costly move can outweigh many easy good ones.
mark-good = Good
mark-doubtful = Doubtful
mark-bad = Bad
account-title = Luck and skill
account-help = From the chance of winning before the deal to the result, in percentage points.
account-seen-by = Seen from
account-seen = What players knew
account-public = What a spectator saw
account-public-help = Here a draw counts as luck only if everyone could see it. What went into a hand shows later, as unexplained.
account-truth = All cards face up
account-part = Part
account-expected = Before the deal
account-deal = The deal
account-deal-help = What the first cards and tiles gave or took.
account-luck = Draws and reveals
account-luck-help = What was drawn or revealed later, against what could be expected.
account-own = Own decisions
account-own-help = What the player's own turns gave away, or found beyond what the analysis saw before them.
account-others = Others' decisions
account-others-help = The same for the others' turns.
account-rest = Unexplained
account-rest-help = What the analysis saw differently from one move to the next, without luck or a decision.
account-result = Result
decisions-title = Decisions
decisions-whose = Whose decisions
decisions-everybody = Everyone
decisions-all = Show good ones too
decisions-none = No doubtful or bad decisions.
decision-shares = Chance of winning: { $before }% with the best move, { $after }% with this one.
decision-move = { $name } { $move }.
decision-better = Here a strong player { $move } ({ $percent }).
decision-look = See it on the board
decision-leads = What would probably follow:
study-try = Try again at the board
study-title = Learn from mistakes
study-own = { $count ->
    [one] Learn from one mistake
   *[other] Learn from { $count } mistakes
}
study-of = { $count ->
    [one] { $name }: one mistake
   *[other] { $name }: { $count } mistakes
}
study-step = { $name }: mistake { $step } of { $steps }
study-find = Find a better move at the board.
study-good = Good!
study-doubtful = Still doubtful.
study-bad = That is a mistake too.
study-share = This move wins { $share } of 100 simulated games, the best one { $before }.
study-unlikely = Hardly any simulated games went this way.
study-back = Previous
study-show = Show me
study-again = Try again
study-next = Next
study-done = Done
study-fold = Put the note aside
study-unfold = Show the note
