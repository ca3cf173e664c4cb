kingdoms-realm = The realm: five rows, six columns
kingdoms-epoch = Epoch { $epoch } of { $epochs }
kingdoms-epoch-open = Epoch { $epoch }
kingdoms-supply = Supply: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
kingdoms-gold = gold
kingdoms-tray = What you can place
kingdoms-choose-first = First choose a castle or a tile below, then a space.
kingdoms-pick-castle = Rank { $rank } castle, { $count } left (key { $rank })
kingdoms-pick-start = Your starting tile: { $tile } (key S)
kingdoms-start-tile = start
kingdoms-draw = draw
kingdoms-draw-from = Draw a tile; { $count } left in the supply (key D)
kingdoms-take = Take: { $tile }
kingdoms-take-which = Tiles you can take
kingdoms-in-hand = You have drawn: { $tile }. Choose a space for it.
kingdoms-pass = Pass
kingdoms-unseen = Tiles you have not seen this epoch
kingdoms-cell-castle = { $cell }: { $owner }'s rank { $rank } castle
kingdoms-cell-tile = { $cell }: { $tile } { $worth }
kingdoms-cell-open = { $cell }: empty, you can put it here
kingdoms-cell-empty = { $cell }: empty
kingdoms-now-act = { $what ->
    [castle] Choose a castle, then a space.
    [start] Choose your starting tile, then a space.
    [draw] Draw a tile, then choose a space.
    [castle-start] Choose a castle or your starting tile, then a space.
    [castle-draw] Choose a castle or draw a tile; then choose a space.
    [start-draw] Choose your starting tile or draw a tile; then choose a space.
   *[all] Choose a castle or your starting tile, or draw a tile; then choose a space.
}
kingdoms-now-put = Put the tile on an empty space: { $tile }.
kingdoms-now-space = Choose a space for the rank { $rank } castle.
kingdoms-now-space-start = Choose a space for your starting tile: { $tile }.
kingdoms-now-pass = You cannot place anything: pass.
kingdoms-did-castle = builds a rank { $rank } castle on { $cell }
kingdoms-did-draw = draws a tile
kingdoms-did-take = takes a tile: { $tile }
kingdoms-did-place = puts a tile on { $cell }: { $tile }
kingdoms-did-start = puts the starting tile on { $cell }: { $tile }
kingdoms-did-pass = passes
kingdoms-colour-yellow = Yellow
kingdoms-colour-red = Red
kingdoms-colour-blue = Blue
kingdoms-colour-green = Green
kingdoms-tile-village = village
kingdoms-tile-farm = farm
kingdoms-tile-city = city
kingdoms-tile-windmill = windmill
kingdoms-tile-knight = knight
kingdoms-tile-harvest = harvest
kingdoms-tile-swamp = swamp
kingdoms-tile-graveyard = graveyard
kingdoms-tile-wolf = wolf
kingdoms-tile-blight = blight
kingdoms-tile-bandit = bandit
kingdoms-tile-troll = troll
kingdoms-tile-mountain = mountain
kingdoms-tile-dragon = dragon
kingdoms-tile-mine = gold mine
kingdoms-tile-wizard = wizard
kingdoms-base-now = base now { $base }

# The cards that explain: "Name: one sentence."

kingdoms-goal = Have the most gold after the last epoch is scored.
kingdoms-goal-turn = On your turn, do one thing: build a castle, draw and place a tile, or place your starting tile.
kingdoms-card-castle = Rank { $rank } castle: when the epoch is scored, its owner gets { $rank ->
    [one] the base of its row and of its column
   *[other] { $rank } times the base of its row and of its column
}, or pays it if it is negative.
kingdoms-card-tray = Your castles of rank { $rank } ({ $count } left): choose one, then an empty space; after the epoch it { $returns ->
    [yes] comes back to you
   *[no] leaves the game
}.
kingdoms-card-resource = { $tile } (+{ $worth }): a resource that adds { $worth } to the base of its row and of its column.
kingdoms-card-hazard = { $tile } (−{ $worth }): a hazard that takes { $worth } off the base of its row and of its column.
kingdoms-card-mountain = { $tile }: splits its row and its column into two parts, which are scored separately.
kingdoms-card-dragon = { $tile }: cancels all resources in its part of the row and of the column; hazards keep their value.
kingdoms-card-mine = { $tile }: doubles all other tiles, good and bad, in its part of the row and of the column.
kingdoms-card-wizard = { $tile }: every castle directly beside, above or below it counts as one rank higher.
kingdoms-card-start = Starting tile: only you know it, and you may put it on an empty space as your turn. { $does }
kingdoms-card-draw = Supply: draw { $count ->
    [one] the last face-down tile
   *[other] one of { $count } face-down tiles
}, look at it, and only then choose its space.
kingdoms-card-pass = Pass: allowed only if you can neither build nor put down a tile.
kingdoms-card-space = Empty space: holds one castle or one tile, which stays there until the epoch ends.
kingdoms-card-total = Base of line { $line }: what each rank in it would earn right now – { $worth }.
kingdoms-card-standing = Gold: whoever has the most at the end wins; it may even fall below zero.
kingdoms-card-facts = Epoch { $epoch }: it is scored as soon as the board is full; tiles left to draw – { $count }.
kingdoms-card-castles = Castles left: what this player can still build; after an epoch { $returns ->
    [yes] only rank 1 castles come back
   *[no] no castle comes back
}.

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Variants
kingdoms-option-variants-last-castle = To the last castle
kingdoms-option-variants-last-castle-help = Play until someone has placed their last castle; placed castles never come back.
kingdoms-option-variants-no-luck = No luck
kingdoms-option-variants-no-luck-help = All tiles are face up; when you take one, you choose which.
kingdoms-option-variants-instant-scoring = Instant scoring
kingdoms-option-variants-instant-scoring-help = Each row or column is scored as soon as it is full.
kingdoms-tiles = Tiles
kingdoms-line-now = Line { $line } now: { $worth }
kingdoms-castles-left = rank { $rank }: { $count }
kingdoms-key-castle = choose a castle of this rank
kingdoms-key-start = choose the starting tile
kingdoms-key-draw = draw a tile
