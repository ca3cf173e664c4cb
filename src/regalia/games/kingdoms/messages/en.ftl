kingdoms-over = The game is over.
kingdoms-put-first = You have taken a tile: put it on an empty space first.
kingdoms-taken = { $cell } is taken; nothing on the board moves or leaves until the epoch ends.
kingdoms-no-castle = You have no castle of rank { $rank } left.
kingdoms-must-act = You may pass only when you can put down neither a castle nor a tile.
kingdoms-start-used = You hold no starting tile any more.
kingdoms-no-start-tiles = There are no starting tiles when all tiles lie open.
kingdoms-nothing-in-hand = You have not taken a tile; draw one first.
kingdoms-choose-tile = The tiles lie open: say which one you take.
kingdoms-supply-empty = The supply is empty; no tile can be drawn.
kingdoms-draw-blind = Tiles are drawn at random; only the variant without luck lets you choose.
kingdoms-tile-gone = No tile { $tile } is left in the supply.

## Positions and score sheets

kingdoms-bad-cell = { $cell } holds '{ $text }', which is neither a tile (+1 to +6, -1 to -6, M, D, G, W), a castle ({ $castles }) nor '.'.
kingdoms-bad-board = the board is a list of { $rows } lines of text, not { $value }.
kingdoms-bad-rows = the board has { $rows } rows, not { $count }.
kingdoms-bad-row = row { $row } has { $columns } cells, not { $count }.
kingdoms-board-full = the board is full: leave a cell empty, so that somebody can play, or say that the game is over.
kingdoms-many-castles = the board shows more castles { $castle } than the { $count ->
    [one] one there is
   *[other] { $count } there are
} (KIN-C2, KIN-S1).
kingdoms-castle-list = castles of seat { $seat } are four numbers, one for each rank, not { $value }.
kingdoms-many-tiles = the position shows more tiles { $tile } than the { $count ->
    [one] one there is
   *[other] { $count } there are
} (KIN-C3).
kingdoms-no-luck-start = there are no starting tiles in the variant no-luck (KIN-V2).
kingdoms-no-tile = { $value } is no tile; tiles are { $words }.
kingdoms-many-colours = the board shows castles of { $count } colours ({ $letters }); the game has { $seats } (KIN-C2).
kingdoms-board-tiles = the board shows { $count } tiles { $tile }; the box holds { $stock } (KIN-C3).
kingdoms-board-castles = the board shows { $count } castles { $castle }; each colour has { $stock } (KIN-C2).
kingdoms-form = five lines of six cells: castles like Y4 (any letter for a colour), tiles +1 to +6, -1 to -6, W, D, M, G, and . for an empty cell

## The game and its options

kingdoms-tagline = Raise castles where the land is rich, and leave the dragon to the others.
kingdoms-option-players = How many play.
kingdoms-option-variants = Variants, alone or together.

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
kingdoms-see-gold = { $gold } gold
kingdoms-see-castles = castles { $castles }
kingdoms-see-no-castles = castles none
kingdoms-see-start = ▢ start tile
kingdoms-group-castle = castle { $rank }
kingdoms-group-draw = draw
kingdoms-group-take = take
kingdoms-group-place = place
kingdoms-group-start = start
kingdoms-group-pass = pass
kingdoms-score = Kingdoms: gold of one epoch
kingdoms-score-row = row { $row }
kingdoms-score-rows = rows
kingdoms-score-column = col { $column }
kingdoms-score-columns = columns
kingdoms-score-total = total
