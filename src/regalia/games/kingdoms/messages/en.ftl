kingdoms-over = The match is over.
kingdoms-put-first = You have taken a tile: put it on an empty space first.
kingdoms-taken = { $cell } is taken; nothing on the board is moved or removed until the epoch ends.
kingdoms-no-castle = You have no castle of rank { $rank } left.
kingdoms-must-act = You may pass only if you cannot place a castle or a tile.
kingdoms-start-used = You no longer have a starting tile.
kingdoms-no-start-tiles = There are no starting tiles when all tiles are face up.
kingdoms-nothing-in-hand = You have not taken a tile; draw one first.
kingdoms-choose-tile = The tiles are face up: say which one you want.
kingdoms-supply-empty = The supply is empty; no tile can be drawn.
kingdoms-draw-blind = Tiles are drawn at random; only the no-luck variant lets you choose.
kingdoms-tile-gone = No { $tile } tile is left in the supply.

## Positions and score sheets

kingdoms-bad-cell = { $cell } holds { $text }, which is neither a tile (+1 to +6, -1 to -6, M, D, G, W), a castle ({ $castles }) nor '.'.
kingdoms-bad-board = the board must be a list of { $rows } lines of text, not { $value }.
kingdoms-bad-rows = the board must have { $rows } rows, not { $count }.
kingdoms-bad-row = row { $row } must have { $columns } cells, not { $count }.
kingdoms-board-full = the board is full: leave a cell empty, so that somebody can play, or say that the match is over.
kingdoms-epoch-castles = at least { $count } castles must have left the game before epoch { $epoch }, not { $gone } (KIN-V1).
kingdoms-over-hand = once the match is over, nobody may have a tile in hand.
kingdoms-many-castles = the board shows more { $castle } castles than the { $count ->
    [one] one available
   *[other] { $count } available
} (KIN-C2, KIN-S1).
kingdoms-castle-list = castles of seat { $seat } must be four numbers, one for each rank, not { $value }.
kingdoms-box-empty = a box needs a castle for each player and at least { $tiles } tiles.
kingdoms-many-tiles = the position shows more { $tile } tiles than the { $count ->
    [one] one available
   *[other] { $count } available
} (KIN-C3).
kingdoms-no-luck-start = there are no starting tiles in the no-luck variant (KIN-V2).
kingdoms-no-tile = { $value } is not a tile; the tiles are { $words }.
kingdoms-many-colours = the board shows castles of { $count } colours ({ $letters }); the game has { $seats } (KIN-C2).
kingdoms-board-tiles = the board shows { $count } { $tile } tiles; the box has { $stock } (KIN-C3).
kingdoms-board-castles = the board shows { $count } { $castle } castles; each colour has { $stock } (KIN-C2).
kingdoms-form = five lines of six cells: castles like Y4 (any letter for a colour), tiles +1 to +6, -1 to -6, W, D, M, G, and '.' for an empty cell

## The game and its options

kingdoms-tagline = Raise castles where the land is rich, and leave the dragon to others.
kingdoms-option-players = Number of players.
kingdoms-option-variants = Variants, in any combination.

## Names

kingdoms-name-village = village
kingdoms-name-farm = farm
kingdoms-name-city = city
kingdoms-name-windmill = windmill
kingdoms-name-knight = knight
kingdoms-name-harvest = harvest
kingdoms-name-swamp = swamp
kingdoms-name-graveyard = graveyard
kingdoms-name-wolf = wolf
kingdoms-name-blight = blight
kingdoms-name-bandit = bandit
kingdoms-name-troll = troll
kingdoms-name-mountain = mountain
kingdoms-name-dragon = dragon
kingdoms-name-gold-mine = gold mine
kingdoms-name-wizard = wizard
kingdoms-name-last-castle = last-castle
kingdoms-name-no-luck = no-luck
kingdoms-name-instant-scoring = instant-scoring

## The terminal

kingdoms-see-epoch = Kingdoms · epoch { $epoch }
kingdoms-see-unseen = Tiles not seen yet:
kingdoms-see-no-tiles = none
kingdoms-see-supply = in the supply:
kingdoms-see-my-start = Your starting tile:
kingdoms-see-hand = In hand:
kingdoms-see-base = base
kingdoms-see-gold = { $gold } gold
kingdoms-see-castles = castles { $castles }
kingdoms-see-no-castles = no castles
kingdoms-see-start = ▢ starting tile
kingdoms-group-castle = castle { $rank }
kingdoms-group-draw = draw
kingdoms-group-take = take
kingdoms-group-place = place
kingdoms-group-start = start
kingdoms-group-pass = pass
kingdoms-score = Kingdoms: gold for one epoch
kingdoms-score-row = row { $row }
kingdoms-score-rows = rows
kingdoms-score-column = col { $column }
kingdoms-score-columns = columns
kingdoms-score-total = total

## What happened, told one sentence at a time

kingdoms-told-dealt = The tiles are shuffled, and everyone draws a starting tile. { $first } goes first.
kingdoms-told-dealt-tile = The tiles are shuffled, and everyone draws a starting tile; { $who } gets: { $tile }. { $first } goes first.
kingdoms-told-dealt-open = All tiles lie face up. { $first } goes first.
kingdoms-told-castle = { $who } builds a rank { $rank } castle on { $cell }.
kingdoms-told-last-castle = { $who } has no castles left: this epoch is the last.
kingdoms-told-draw = { $who } draws a tile.
kingdoms-told-draw-tile = { $who } draws a tile: { $tile }.
kingdoms-told-take = { $who } takes a tile: { $tile }.
kingdoms-told-put = { $who } puts a tile on { $cell }: { $tile }.
kingdoms-told-put-start = { $who } puts the starting tile on { $cell }: { $tile }.
kingdoms-told-pass = { $who } passes.
kingdoms-told-scored = Scoring of epoch { $epoch }: { $won }.
kingdoms-told-scored-lines = Scoring of { $lines }: { $won }.
kingdoms-told-full = The board is full, and epoch { $epoch } ends. Gold: { $gold }.
kingdoms-told-stuck = Nobody can act, and epoch { $epoch } ends. Gold: { $gold }.
kingdoms-told-cleared = All castles on the board leave the game.
kingdoms-told-cleared-back = Rank 1 castles return to their owners ({ $back }); the others leave the game.
kingdoms-told-tiles-back = All tiles go back to the supply.
kingdoms-told-shuffled = All tiles are shuffled, and everyone draws a starting tile.
kingdoms-told-shuffled-tile = All tiles are shuffled, and everyone draws a starting tile; { $who } gets: { $tile }.
kingdoms-told-epoch = Epoch { $epoch } begins; { $who } has the most gold ({ $gold }) and goes first.
kingdoms-told-epoch-tied = Epoch { $epoch } begins; { $tied } have the most gold ({ $gold }), and { $who } goes first, being earliest in the turn order.
kingdoms-told-won = { $who } wins with { $gold } gold.
kingdoms-told-shared = { $who } share the win with { $gold } gold each.
kingdoms-name-worth = { $name } { $worth }
kingdoms-name-row = row { $row }
kingdoms-name-column = column { $column }
kingdoms-score-of = { $who } { $count }
kingdoms-score-no-tiles = no tiles
kingdoms-score-epoch = Scoring of epoch { $epoch }
kingdoms-score-lines = Scoring of full lines
kingdoms-score-before = Gold before scoring
kingdoms-score-of-row = Row { $row }
kingdoms-score-of-column = Column { $column }
kingdoms-score-base = { $tiles } → base { $base }
kingdoms-score-split = { $line }, { $count ->
    [one] mountain on { $cells }
   *[other] mountains on { $cells }
}
kingdoms-score-part = { $cells }: { $base }
kingdoms-score-ranks = ranks that count
kingdoms-score-formula = { $base } × { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
} = { $gold }

## The lesson

kingdoms-lesson-realm = Welcome! This is the realm: five rows and six columns. You play yellow, a page plays red, and whoever has the most gold in the end wins.
kingdoms-lesson-tiles = Lands with a plus are riches, those with a minus are dangers. The number at the end of a row or column is what they add up to.
kingdoms-lesson-castles = These castles are yours, from rank 1 to rank 4. A castle earns the total of its row and of its column, each times its rank.
kingdoms-lesson-first = Row 2 holds +6 and +4, and column c is rich too. Choose your castle of rank 4 and put it on c2.
kingdoms-lesson-first-no = You could, but c2 pays far more: put your castle of rank 4 there.
kingdoms-lesson-draw = Red has followed you into row 2: everyone with a castle in a line earns from it. Now draw a tile; you see it before you choose its space.
kingdoms-lesson-draw-no = That is possible too. For now, draw a tile and see what comes.
kingdoms-lesson-troll = A troll, −6! Put it where red has castles and you have none: on e5 it will cost red dearly.
kingdoms-lesson-troll-no = Red would be glad of that. Put the troll on e5.
kingdoms-lesson-start = You also keep a starting tile that nobody else has seen: a mountain. It cuts its row and its column in two, and each part is scored on its own.
kingdoms-lesson-mountain = Here is the clever bit: the bandit, −5, spoils your row 2. Put your mountain on d2, and the bandit is left alone with red's castle.
kingdoms-lesson-mountain-no = Keep the other ideas for later: your starting tile belongs on d2, between you and the bandit.
kingdoms-lesson-mine = Red has played the gold mine on f1: it doubles every other tile in its row and column, good and bad. The dragon on b3 does the opposite: riches in its lines count for nothing.
kingdoms-lesson-last = Column a is worth 10, and two of your castles stand there already. Add your castle of rank 3 on a5.
kingdoms-lesson-last-no = Almost! Column a pays best: put your castle of rank 3 on a5.
kingdoms-lesson-scoring = The board was full, so every row and every column was scored. In row 2 your castle of rank 4 earned 10 × 4 = 40 gold; the mountain kept the −5 away.
kingdoms-lesson-after = Castles of rank 1 came back to you, all others have left the game: spend the tall ones with care. Whoever has the most gold begins the next epoch, and after the third the richest wins.
kingdoms-lesson-on = That is all you need. Two epochs are left: now play on against the page.

## What a move would bring

kingdoms-brings-castle = { $line }: base { $base } × rank { $rank } = { $gold }.
kingdoms-brings-base = { $line }: base { $before } → { $base }.
kingdoms-brings-total = Right now: { $won }.
kingdoms-brings-scoring = This fills the board: the epoch will be scored.

## Moves, and why one was better than another

kingdoms-move-castle = builds a rank { $rank } castle on { $cell }
kingdoms-move-draw = draws a tile
kingdoms-move-take = takes a tile: { $tile }
kingdoms-move-place = puts a tile on { $cell }: { $tile }
kingdoms-move-start = puts the starting tile on { $cell }: { $tile }
kingdoms-move-pass = passes
kingdoms-why-line = { $line } (base { $base })
kingdoms-why-mine = { $line } (base { $base }, doubled by the gold mine)
kingdoms-why-dragon = { $line } (base { $base } because of the dragon)
kingdoms-why-nobody = nothing for anybody
kingdoms-why-better-castle = A rank { $rank } castle on { $cell } would have earned from { $lines }. As the board stood: { $won }.
kingdoms-why-played-castle = The rank { $rank } castle on { $cell } earns only from { $lines }. As the board stood: { $won }.
kingdoms-why-better-tile = On { $cell } the tile ({ $tile }) would have taken { $line } from { $before } to { $base }. As the board stood: { $won }.
kingdoms-why-played-tile = On { $cell } the tile ({ $tile }) takes { $line } from { $before } to { $base }. As the board stood: { $won }.
kingdoms-why-better-mountain = On { $cell } the mountain would have cut { $line } in two. As the board stood: { $won }.
kingdoms-why-played-mountain = On { $cell } the mountain cuts { $line } in two. As the board stood: { $won }.
kingdoms-why-left = It leaves { $cell } to { $who }, whose rank { $rank } castle there would earn from { $lines }. As the board stood: { $won }.
kingdoms-why-smaller = On { $cell } a rank { $small } castle would have done; the rank { $rank } castle is gone after this epoch.
kingdoms-why-spent = It spends a rank { $rank } castle early: on { $cell } it earns from { $lines } (as the board stood: { $won }) while { $empty } spaces were still empty, and after the epoch the castle is gone.
kingdoms-why-spent-empty = It spends a rank { $rank } castle early: on { $cell } it earns nothing yet while { $empty } spaces are still empty, and after the epoch the castle is gone.
kingdoms-why-start = It gives away the starting tile ({ $tile }) early: nobody else knew of it, and { $empty } spaces were still empty.
