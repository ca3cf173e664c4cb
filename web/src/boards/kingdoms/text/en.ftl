kingdoms-realm = The realm: five rows, six columns
kingdoms-epoch = Epoch { $epoch } of { $epochs }
kingdoms-epoch-open = Epoch { $epoch }
kingdoms-supply = Supply: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
kingdoms-gold = gold
kingdoms-tray = What you can put down
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
kingdoms-now-act = Choose a castle or your starting tile, or draw a tile; then choose a space.
kingdoms-now-put = Put the tile on an empty space: { $tile }.
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

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Variants
kingdoms-option-variants-last-castle = To the last castle
kingdoms-option-variants-last-castle-help = Play until someone has placed their last castle; placed castles never come back.
kingdoms-option-variants-no-luck = No luck
kingdoms-option-variants-no-luck-help = All tiles are face up; when you take one, you choose which.
kingdoms-option-variants-instant-scoring = Instant scoring
kingdoms-option-variants-instant-scoring-help = Each row or column is scored as soon as it is full.
