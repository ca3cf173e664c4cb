percent = { $value }%
analysis-offer = See how everyone's chances rose and fell, which decisions mattered, and what was luck.
analysis-waiting = { $count ->
    [one] One analysis is ahead of yours.
   *[other] { $count } analyses are ahead of yours.
}
analysis-running = Analysing the match…
analysis-progress = Decisions evaluated: { $done } of { $total }
analysis-how = Each decision was evaluated with { $simulations } simulated games, using only what the player knew at the time. Doubtful: the move costs at least { $doubtful } percentage points; bad: at least { $bad }.
analysis-page = Open on its own page
chances-title = Chances of winning
chances-start = Start
chances-end = Move { $moment }
chances-moment = Move
chances-truth = With all cards face up
as-table = Show as a table
turning-title = Turning points
accuracy-title = How well everyone played
accuracy = Accuracy
accuracy-help = 100% means playing as well as the analysis, 0% no better than random moves. Decisions are weighted by what was at stake: one costly move can outweigh many easy good ones.
mark-good = Good
mark-doubtful = Doubtful
mark-bad = Bad
account-title = Luck and skill
account-help = From the chance of winning before the deal to the result, in percentage points.
account-seen-by = Perspective
account-seen = What players knew
account-public = What a spectator saw
account-public-help = Here a draw counts as luck only if everyone could see it. What was drawn into a hand shows up later, under “Unexplained”.
account-truth = All cards face up
account-part = Part
account-expected = Before the deal
account-deal = The deal
account-deal-help = How much the initial cards and tiles helped or hurt.
account-luck = Draws and reveals
account-luck-help = How later draws and reveals compared with what could be expected.
account-own = The player's decisions
account-own-help = What the player's own turns lost, or gained beyond what the analysis had foreseen.
account-others = Others' decisions
account-others-help = The same for the others' turns.
account-rest = Unexplained
account-rest-help = Changes in the evaluation from one move to the next that neither luck nor a decision explains.
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
study-try = Try again on the board
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
study-find = Find a better move on the board.
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
study-fold = Hide the note
study-unfold = Show the note
