palais-royal-over = The match is over.
palais-royal-put-five = First put your five servants into rooms.
palais-royal-pay-first = First say which of the noble's seals the letter pays for.
palais-royal-leave-first = First leave a servant on the noble's space.
palais-royal-keep-first = First decide which of the drawn letters you keep.
palais-royal-not-now = { $move ->
    [put] Servants are placed in rooms only before the first turn
    [gate] Servants come to the gate in action 1
    [move] Servants move through the palace in action 2
    [mint] Louis are taken from the mint in action 3
    [king] With the majority there or a privilege, a servant goes to the king in action 3
    [queen] With the majority there or a privilege, a servant goes to the queen in action 3
    [recruit] Nobles are recruited in action 4
    [side] A servant is left in the garden only when a noble is recruited from a side of it
    [draw] Letters are drawn at the back door in action 5
    [keep] Letters are kept only after they have been drawn
    [discard] Letters are discarded only after they have been drawn
   *[other] Seals are paid only when a noble is recruited
}{ $when ->
    [later] ; that step comes later this turn
    [over] ; that step is over for this turn
    [parade] ; that step is over or was skipped because you had no servant in the parade
    [stairs] ; that step is over or was skipped because you had no servant on the stairs
    [mint] ; that step is over or was skipped because you had no servant in the mint
    [office] ; that step is over because you have no servant in the office
    [nobles] ; that step is over because you cannot pay for any noble
   *[other] { "" }
}. The current step is { $action }.
palais-royal-step-parade = action 1, the parade
palais-royal-step-stairs = action 2, the stairs
palais-royal-step-mint = action 3, the mint
palais-royal-step-king = action 3, the king's room
palais-royal-step-queen = action 3, the queen's room
palais-royal-step-recruit = action 4, recruiting nobles
palais-royal-step-back-door = action 5, the back door
palais-royal-step-after = the end of your turn
palais-royal-no-letter = You have no { $letter } letter in hand.
palais-royal-wrong-moment = You cannot play the { $letter } letter now.
palais-royal-letter-price = The { $letter } letter costs { $price } Louis; you have { $louis }.
palais-royal-gate-full = You cannot put any more servants at the gate this turn.
palais-royal-reserve-empty = Your reserve is empty; take the servant from another room.
palais-royal-reserve-first = New servants come from your reserve as long as there are any.
palais-royal-same-room = The servant is already in this room: { $room }.
palais-royal-nobody-there = You have no servant there: { $room }.
palais-royal-too-far = That takes { $steps ->
    [one] one move
   *[other] { $steps } moves
}; you have { $left } left.
palais-royal-too-much = You may take at most { $left } Louis.
palais-royal-no-noble = There is no noble on { $cell }.
palais-royal-no-office = You have no servant in the office.
palais-royal-no-seals = This noble needs { $blue } blue and { $purple } purple seals; you have { $haveblue } blue, { $havepurple } purple and { $seals } from letters.
palais-royal-too-dear = This noble costs { $price } Louis; you have { $louis }.
palais-royal-seals = Seals still to pay: { $blue } blue and { $purple } purple, with { $seals } from letters left; your servants must be able to pay the rest.
palais-royal-kept-enough = You cannot keep more letters than you have servants at the back door.
palais-royal-not-drawn = The { $letter } letter is not among those you drew.
palais-royal-set = **The set in play** is “{ $name }”. Of its { $entries } entries, { $substitutes ->
    [one] one is a substitute for a number
   *[other] { $substitutes } are substitutes for numbers
} we do not know.

## Sets

palais-royal-set-lacks = the set has no { $key }; a set has { $words }.
palais-royal-set-extra = { $key } is not part of a set; a set has { $words }.
palais-royal-entry = { $key } must be a table with { $words }, not { $value }.
palais-royal-entry-key = { $key } is not a known key; { $table } has { $words }.
palais-royal-nobles = nobles must be a list of { $count } tiles (PAL-C2), not { $value }.
palais-royal-letters-each = letters must have one entry for each of { $words } (PAL-C3); look at { $wrong }.
palais-royal-sides-each = sides must have one entry for each of { $words }; look at { $wrong }.
palais-royal-plan = garden.plan must be a list of 1 to { $high } lines, not { $value }.
palais-royal-plan-row = garden.plan, row { $row }, must be up to { $high } of the characters 'o' (space), '2' (outlying space), 's' (statue) and '.' (nothing), not { $value }.
palais-royal-plan-spaces = garden.plan shows { $count ->
    [one] one space
   *[other] { $count } spaces
} for nobles ('o' and '2'); there must be { $spaces } (PAL-C1).
palais-royal-apart = garden.apart must be a list of pairs of spaces like ['b1', 'c2'], not { $value }.
palais-royal-no-space = { $key } names { $value }, which is not a space on the garden plan (columns a, b, c…, rows 0, 1, 2…).
palais-royal-side-spaces = { $key } must be a list of spaces, not { $value }.
palais-royal-side-twice = { $key } names { $value } twice.

## Positions

palais-royal-palace = palace must be three lists of three rooms, each of { $words } once, not { $value }.
palais-royal-garden = garden must be an object that maps spaces to what stands there, not { $value }.
palais-royal-garden-space = garden names { $value }, which is not a space in this garden.
palais-royal-garden-colour = garden has a { $colour } servant at { $cell }; nobody plays { $colour }.
palais-royal-garden-side = garden has a servant at { $cell }; servants stand only on the sides (PAL-A6).
palais-royal-noble-number = { $key }: nobles are numbered from 1 to { $high }; { $value } is not one of them.
palais-royal-noble-twice = { $key }: noble { $noble } is in the position twice.
palais-royal-noble-unknown = { $key }: { $value } is not a noble in this set; write 1 to { $high }, or Louis/blue/purple/points like 4/2/0/3.
palais-royal-noble-many = { $key }: the position has more { $value } nobles than this set, which has { $count }.
palais-royal-rooms = { $key } must be an object that maps rooms to numbers of servants, not { $value }.
palais-royal-servants-many = seat { $seat } has { $count } servants in the palace and the garden; there are { $stock } (PAL-C4).
palais-royal-servants-sum = the servants of seat { $seat } do not add up to { $stock } (PAL-C4): reserve and supply must hold { $rest }.
palais-royal-letters = { $key } must be a list of letters, or an object that maps letters to numbers, not { $value }.
palais-royal-letters-many = the position shows { $count } '{ $letter }' letters; there are { $stock } (PAL-C3).
palais-royal-old-letters = { $key } names letters that are not in hand.
palais-royal-old-drawn = drawn_before_shuffle names letters that were not drawn.
palais-royal-laid-many = laid_since_shuffle names more letters than have been laid down.
palais-royal-played = { $key } may contain { $words }; all other letters are discarded.
palais-royal-seals-space = in the seals phase, step must name the space of the noble being recruited; there is no noble there.
palais-royal-side-space = in the side phase, step must name an empty space on a side of the garden.
palais-royal-setup-reserve = seat { $seat } has { $count ->
    [one] one servant
   *[other] { $count } servants
} in reserve and cannot put 5 into rooms (PAL-S6).
palais-royal-drawn-phase = there can be drawn letters only in the keep phase.
palais-royal-stuck = in the { $phase } phase seat { $seat } lacks the servants this phase needs.

## Score sheets

palais-royal-form = a line for each player: a name, then nobles with the points of each tile (4+7+3), played with the points of letters played, unplayed with the number of letters in hand, cardinal with the number of servants there, and { $sides } with the number of servants on that side (count outlying ones double); anything left out counts as 0
palais-royal-sheet-lines = Palais Royal is for 2 to { $high } players; the text has { $count ->
    [one] one line
   *[other] { $count } lines
}.
palais-royal-sheet-names = two players have the same name: { $names }.
palais-royal-sheet-pairs = { $value } does not read as a name followed by pairs like 'lion 3'.
palais-royal-sheet-word = { $value } in { $name }'s line is not one of { $words }.
palais-royal-sheet-number = { $name }'s { $word } must be a number or a sum like 4+7+3, not { $value }.
palais-royal-sheet-played = letters played are worth 2 or 4 points each (PAL-L8, PAL-L9); { $points } for { $name } is not possible.
palais-royal-sheet-servants = { $name } cannot have { $count } servants on the { $side } side; a player has only 25.

## Names

palais-royal-name-gate = gate
palais-royal-name-parade = parade
palais-royal-name-stairs = stairs
palais-royal-name-mint = mint
palais-royal-name-king = king
palais-royal-name-queen = queen
palais-royal-name-office = office
palais-royal-name-back-door = back-door
palais-royal-name-cardinal = cardinal
palais-royal-name-reserve = reserve
palais-royal-name-majority = majority
palais-royal-name-open-gate = open-gate
palais-royal-name-gate-and-moves = gate-and-moves
palais-royal-name-5-moves = 5-moves
palais-royal-name-9-moves = 9-moves
palais-royal-name-2-seals = 2-seals
palais-royal-name-4-louis = 4-louis
palais-royal-name-2-points = 2-points
palais-royal-name-4-points = 4-points

## The game and its options

palais-royal-tagline = Send your servants through the palace and win the nobles in its garden.
palais-royal-option-players = Number of players.
palais-royal-option-rooms = Layout of the nine rooms: random, or as suggested for a first game.
palais-royal-option-set = What is printed on the nobles, letters and garden: the set we ship, or your own TOML file.
palais-royal-reported = about 50 to 120 points; random players soon leave the stairs and get stuck (PAL-R6)

## The terminal

palais-royal-name-set = Regalia's substitute set
palais-royal-name-lion = lion
palais-royal-name-amphora = amphora
palais-royal-name-fountain = fountain
palais-royal-name-sphinx = sphinx
palais-royal-sign-gate = +2 gate
palais-royal-sign-moves = +2 move
palais-royal-sign-diagonal = diag
palais-royal-sign-louis = +2 L
palais-royal-sign-king = +king
palais-royal-sign-queen = +queen
palais-royal-sign-king-or-queen = +k/q
palais-royal-sign-letters = +3 lett
palais-royal-sign-servant = 1 serv
palais-royal-sign-servants = 3 serv
palais-royal-ask-setup = put { $left ->
    [one] one more servant into a room
   *[other] { $left } more servants into rooms
}
palais-royal-ask-parade = action 1, parade: { $left ->
    [0] no servants to the gate
    [one] one servant to the gate, or none
   *[other] up to { $left } servants to the gate
}
palais-royal-ask-stairs = action 2, stairs: { $left ->
    [one] one move left
   *[other] { $left } moves left
}
palais-royal-ask-mint = action 3, mint: up to { $left } Louis
palais-royal-ask-king = action 3, king: one more servant?
palais-royal-ask-queen = action 3, queen: one more servant?
palais-royal-ask-recruit = action 4: recruit nobles
palais-royal-ask-seals = which seals should the letter pay for?
palais-royal-ask-side = leave a servant on the noble's space
palais-royal-ask-back-door = action 5, back door: draw letters?
palais-royal-ask-keep = { $left ->
    [0] no more letters can be kept
    [one] keep one more of the letters, or none
   *[other] keep up to { $left } of the letters
}
palais-royal-ask-after = play letters, or end the turn
palais-royal-ask-over = the match is over
palais-royal-see-nobles = { $count ->
    [one] one noble
   *[other] { $count } nobles
} in the garden
palais-royal-see-deck = { $count ->
    [one] one letter
   *[other] { $count } letters
} in the deck
palais-royal-see-idle = no noble recruited for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; after { $most } the match ends
palais-royal-see-extra = then { $count ->
    [one] one extra move
   *[other] { $count } extra moves
}
palais-royal-see-seals = { $count ->
    [one] one seal
   *[other] { $count } seals
} from letters
palais-royal-see-diagonal = (also diagonally)
palais-royal-see-garden = garden: price/blue/purple points
palais-royal-see-palace = palace
palais-royal-see-louis = Louis
palais-royal-see-servants = servants
palais-royal-see-letters = letters
palais-royal-see-points = { $total } = nobles { $nobles } + letters { $letters } + unplayed { $unplayed } + sides { $sides }
palais-royal-see-face-down = { $count } face down
palais-royal-see-my-letters = Your letters:
palais-royal-see-drawn = Drawn:
palais-royal-see-looking = { $count ->
    [one] A player is looking at one letter.
   *[other] A player is looking at { $count } letters.
}
palais-royal-see-discards = Discards:
palais-royal-see-price = ({ $price } L)
palais-royal-group-put = put
palais-royal-group-gate = gate
palais-royal-group-king = king
palais-royal-group-queen = queen
palais-royal-group-side = side
palais-royal-group-move = move { $room }
palais-royal-group-mint = mint
palais-royal-group-recruit = recruit
palais-royal-group-seal = seal
palais-royal-group-pay = pay
palais-royal-group-draw = draw
palais-royal-group-keep = keep
palais-royal-group-discard = discard
palais-royal-group-letter = letter
palais-royal-group-done = done
palais-royal-counted = Final scoring
palais-royal-counted-nobles = Nobles
palais-royal-counted-played = Letters played
palais-royal-counted-hand = Letters in hand
palais-royal-counted-lion = Lion side
palais-royal-counted-amphora = Amphora side
palais-royal-counted-fountain = Fountain side
palais-royal-counted-sphinx = Sphinx side
palais-royal-score = Palais Royal: points
palais-royal-score-player = player
palais-royal-score-nobles = nobles
palais-royal-score-played = played
palais-royal-score-hand = hand
palais-royal-score-total = total
palais-royal-score-cardinal = { $count ->
    [one] { $names } wins the tie with more servants in the cardinal's room.
   *[other] { $names } share the win with the most servants in the cardinal's room.
}
palais-royal-score-ask-name = player { $number }, name:
palais-royal-score-ask-more = player { $number }, name (or Enter if there are no more):
palais-royal-score-nameless = player-{ $number }
palais-royal-score-ask-nobles = points of the nobles, tile by tile (4+7+3)
palais-royal-score-ask-played = points of the letters played
palais-royal-score-ask-unplayed = letters still in hand
palais-royal-score-ask-cardinal = servants in the cardinal's room
palais-royal-score-ask-lion = servants on the lion side, outlying ones counted double
palais-royal-score-ask-amphora = servants on the amphora side, outlying ones counted double
palais-royal-score-ask-fountain = servants on the fountain side, outlying ones counted double
palais-royal-score-ask-sphinx = servants on the sphinx side, outlying ones counted double

## What happened, told one sentence at a time

palais-royal-name-the-gate = the gate
palais-royal-name-the-parade = the parade
palais-royal-name-the-stairs = the stairs
palais-royal-name-the-mint = the mint
palais-royal-name-the-king = the king's room
palais-royal-name-the-queen = the queen's room
palais-royal-name-the-office = the office
palais-royal-name-the-back-door = the back door
palais-royal-name-the-cardinal = the cardinal's room
palais-royal-name-the-reserve = the reserve
palais-royal-name-the-majority = “Majority”
palais-royal-name-the-open-gate = “Open gate”
palais-royal-name-the-gate-and-moves = “Gate and moves”
palais-royal-name-the-5-moves = “5 moves”
palais-royal-name-the-9-moves = “9 moves”
palais-royal-name-the-2-seals = “2 seals”
palais-royal-name-the-4-louis = “4 Louis”
palais-royal-name-the-2-points = “2 points”
palais-royal-name-the-4-points = “4 points”
palais-royal-see-many = { $what } ({ $count })
palais-royal-name-privilege-gate = two more servants to the gate each turn
palais-royal-name-privilege-moves = two more moves each turn
palais-royal-name-privilege-diagonal = servants may move diagonally
palais-royal-name-privilege-louis = two more Louis each turn
palais-royal-name-privilege-king = one more servant to the king each turn
palais-royal-name-privilege-queen = one more servant to the queen each turn
palais-royal-name-privilege-king-or-queen = one more servant to the king or the queen each turn
palais-royal-name-privilege-letters = draw three more letters
palais-royal-name-privilege-servant = one servant from the supply immediately
palais-royal-name-privilege-servants = three servants from the supply immediately
palais-royal-score-noble = noble { $noble }
palais-royal-told-dealt = The palace, row by row from the garden: { $rooms }. { $first } goes first.
palais-royal-score-sum = { $parts } = { $points }
palais-royal-score-formula = { $what } → { $points }
palais-royal-score-of-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
palais-royal-score-of-servants = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
}
palais-royal-told-set-up = { $who } puts servants into rooms: { $rooms }.
palais-royal-told-brought = { $who } brings { $count ->
    [one] a servant
   *[other] { $count } servants
} to { $room }.
palais-royal-told-brought-from = { $who } brings { $count ->
    [one] a servant
   *[other] { $count } servants
} to { $room }, taken from { $sources }.
palais-royal-told-walked = { $who } moves { $count ->
    [one] a servant
   *[other] { $count } servants
} from { $start } to { $end }.
palais-royal-told-minted = { $who } takes { $louis } Louis from the mint.
palais-royal-told-recruited = { $who } recruits the noble on { $space } for { $louis } Louis: { $points ->
    [one] one point
   *[other] { $points } points
}. { $servants ->
    [one] One servant returns
   *[other] { $servants } servants return
} to the reserve.
palais-royal-told-recruited-privilege = { $who } recruits the noble on { $space } for { $louis } Louis: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $privilege }). { $servants ->
    [one] One servant returns
   *[other] { $servants } servants return
} to the reserve.
palais-royal-told-joined = { $who } takes { $count ->
    [one] a servant
   *[other] { $count } servants
} from the general supply.
palais-royal-told-left = { $who } leaves a servant from { $source } on { $space } (side: { $sides }).
palais-royal-told-letter = { $who } plays the { $letter } letter.
palais-royal-told-letter-price = { $who } plays the { $letter } letter for { $louis } Louis.
palais-royal-told-reshuffled = The discards are shuffled into a new deck ({ $count ->
    [one] one letter
   *[other] { $count } letters
}).
palais-royal-told-drew = { $who } draws { $count ->
    [one] a letter
   *[other] { $count } letters
}.
palais-royal-told-drew-letters = { $who } draws letters: { $letters }.
palais-royal-told-kept = { $who } keeps { $count ->
    [one] one of the letters; a servant returns
   *[other] { $count } of the letters; { $count } servants return
} to the reserve.
palais-royal-told-kept-letters = { $who } keeps letters, returning one servant to the reserve for each: { $letters }.
palais-royal-told-discarded = { $who } discards letters: { $letters }.
palais-royal-told-turn-ended = { $who } ends the turn.
palais-royal-told-skipped = { $who } has nothing to decide this turn.
palais-royal-told-last-round = Nobles left in the garden: { $nobles }. The last round begins.
palais-royal-told-scored = Final scoring: { $points }.
palais-royal-told-over = The last round is over.
palais-royal-told-stood-still = Nobody has recruited a noble in { $rounds } rounds.
palais-royal-told-won = { $why } { $who } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
palais-royal-told-won-cardinal = { $why } { $tied } have { $points ->
    [one] one point
   *[other] { $points } points
} each; { $who } wins with the most servants in the cardinal's room.
palais-royal-told-shared = { $why } { $who } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each.

## The guided first game

palais-royal-lesson-garden = Welcome! Nobles stroll in the garden beside the palace, and every noble you recruit is worth points. You play red, a page plays yellow, and the player with the most points wins. You are joining in the middle of a match.
palais-royal-lesson-noble = This noble (d1) is your first goal. It costs 3 Louis and two blue seals, and it is worth 3 points. Its privilege: two more Louis each turn.
palais-royal-lesson-palace = Your servants in the palace get what nobles ask for: Louis in the mint, blue seals with the king, purple ones with the queen. Each servant in the office lets you recruit one noble.
palais-royal-lesson-gate = A turn has five actions. First, servants enter at the gate: one for each servant you have in the parade, and one more for the majority there, marked by the star. Put three there and confirm.
palais-royal-lesson-gate-no = Not yet: put three servants at the gate first.
palais-royal-lesson-mint = Second, the stairs: you have three servants there, so you have three moves. A move takes a servant to an adjacent room. Choose the gate, then the mint.
palais-royal-lesson-mint-no = Send a servant from the gate to the mint first.
palais-royal-lesson-king = Two moves are left. Send a servant from the gate to the king: there it counts as a blue seal.
palais-royal-lesson-king-no = Send this servant from the gate to the king.
palais-royal-lesson-office = And the third one to the office: without a servant there you cannot recruit anybody.
palais-royal-lesson-office-no = Send the last servant from the gate to the office.
palais-royal-lesson-louis = Third, income. You have two servants in the mint and the majority: take three Louis.
palais-royal-lesson-louis-no = Take all three Louis; you will need them.
palais-royal-lesson-majority = The majority with the king is yours, too, and lets you add a servant from your reserve. Put one there and confirm: two servants, two blue seals.
palais-royal-lesson-majority-no = Put a servant in the king's room first: you need the second blue seal.
palais-royal-lesson-recruit = Fourth, the garden. The noble on d1 would cost 4 Louis, but each empty space next to it saves you 1. Choose it and recruit it.
palais-royal-lesson-recruit-no = Another time. Now recruit the noble on d1.
palais-royal-lesson-side = Two servants of the king's room and one of the office are back in your reserve. This noble stood on a side of the garden, so a servant of yours takes its place and stays until the end. Choose the reserve.
palais-royal-lesson-side-no = Leave a servant from the reserve there; the others are needed where they are.
palais-royal-lesson-draw = Fifth, the back door: you have two servants there, so you may draw two letters. Draw them.
palais-royal-lesson-draw-no = Draw the letters at the back door first.
palais-royal-lesson-keep = Both are useful: choose both letters and keep them. For each of them a servant returns to your reserve.
palais-royal-lesson-keep-no = Keep both letters.
palais-royal-lesson-end = You may play letters in any of your turns; the coin on a letter shows what that costs. Nothing else is left to do now: end your turn.
palais-royal-lesson-end-no = Keep your letters for now and end your turn.
palais-royal-lesson-page = The page has sent servants to the mint, three against your two, and the star there is now yellow's. It has also recruited the noble on g4, and the empty space makes its neighbours cheaper for you.
palais-royal-lesson-again = Your turn. Put three servants at the gate again and confirm.
palais-royal-lesson-tie = Here is the clever bit. Send a servant from the gate to the mint: three against three is a tie, and the cardinal breaks ties. You have a servant with him, the page has none.
palais-royal-lesson-tie-no = Win the mint back first: send a servant there from the gate.
palais-royal-lesson-last-move = Send another servant to the office, then finish the action. The third one can wait at the gate; moves you do not use are lost.
palais-royal-lesson-last-move-no = Send a servant from the gate to the office, then finish the action.
palais-royal-lesson-income = Take six Louis: three for your servants, one for the majority, and two from your noble.
palais-royal-lesson-income-no = Take all six Louis.
palais-royal-lesson-letter = Now look at the noble on h4. It costs 7 Louis, and you have 6. Play your “4 Louis” letter; that costs nothing.
palais-royal-lesson-letter-no = Play the “4 Louis” letter first.
palais-royal-lesson-outlying = Recruit the noble on h4 and leave a servant from the reserve there. It is an outlying space: your servant will count double.
palais-royal-lesson-outlying-no = Recruit the noble on h4 and leave a servant from the reserve there.
palais-royal-lesson-points = You have 3 Louis left, just enough for the “4 points” letter. Play it.
palais-royal-lesson-points-no = Play the “4 points” letter: it is worth more than 3 Louis.
palais-royal-lesson-sides = Now the scoring. At the end, each side of the garden brings 6 points to the player with the most servants there and 2 to the second. On this side you lead by two to one, thanks to the outlying space.
palais-royal-lesson-total = Add the points of your nobles, of the point letters you have played, and 1 for each letter in hand, at most 6. The end is near when the first player's turn begins with fewer than 12 nobles in the garden: then everyone takes one last turn.
palais-royal-lesson-on = That is all you need. It is your turn: now play on against the page.

## What a move would bring

palais-royal-brings-moves = Moves left: { $before } → { $now }.
palais-royal-brings-gate = Servants you may put at the gate: { $before } → { $now }.
palais-royal-brings-seals = Seals you can pay with letters: { $before } → { $now }.
palais-royal-brings-later-moves = Moves in action 2: { $before } → { $now }.
palais-royal-brings-later-louis = Louis in action 3: { $before } → { $now }.
palais-royal-brings-later-king = Servants for the king in action 3: { $before } → { $now }.
palais-royal-brings-later-queen = Servants for the queen in action 3: { $before } → { $now }.
palais-royal-brings-later-nobles = Nobles in action 4, at most: { $before } → { $now }.
palais-royal-brings-later-letters = Letters to keep in action 5, at most: { $before } → { $now }.
palais-royal-brings-louis = Your Louis: { $before } → { $now }.
palais-royal-brings-reserve = Your reserve: { $before } → { $now }.
palais-royal-brings-points = Your points: { $before } → { $now }.
palais-royal-brings-majority = Majority gained: { $room }.
palais-royal-brings-no-majority = Majority lost: { $room }.
palais-royal-brings-side = Side ({ $side }): servants { $count }, points right now { $points }.

## Moves, and why one was better than another

palais-royal-from-reserve = from the reserve
palais-royal-from-room = from { $room }
palais-royal-move-put = puts a servant into a room: { $room }
palais-royal-move-gate = puts a servant at the gate { $source }
palais-royal-move-king = puts a servant in the king's room { $source }
palais-royal-move-queen = puts a servant in the queen's room { $source }
palais-royal-move-side = leaves a servant in the garden { $source }
palais-royal-move-move = moves a servant: { $start } → { $end }
palais-royal-move-mint = takes { $louis } Louis
palais-royal-move-recruit = recruits the noble on { $space }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palais-royal-move-seal-blue = pays a blue seal with a letter
palais-royal-move-seal-purple = pays a purple seal with a letter
palais-royal-move-pay = pays the rest with servants
palais-royal-move-draw = draws letters
palais-royal-move-keep = keeps the { $letter } letter
palais-royal-move-discard = discards the other letters
palais-royal-move-letter = plays the { $letter } letter
palais-royal-move-done = moves on to the next action
palais-royal-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palais-royal-why-side = { $points ->
    [one] { $points } point
   *[other] { $points } points
} on its side ({ $side })
palais-royal-why-better-noble = The noble on { $space } would have earned, for { $louis } Louis and { $servants ->
    [one] one servant
   *[other] { $servants } servants
}: { $brings }.
palais-royal-why-then-noble = It would have led to the noble on { $space } this turn, for { $louis } Louis and { $servants ->
    [one] one servant
   *[other] { $servants } servants
}: { $brings }.
palais-royal-why-played-noble = As played, the turn leads to the noble on { $space }, for { $louis } Louis and { $servants ->
    [one] one servant
   *[other] { $servants } servants
}: { $brings }.
palais-royal-why-dear = The noble on { $space } costs { $louis } Louis and { $servants ->
    [one] one servant
   *[other] { $servants } servants
} that { $who } still needed in the palace; it earns: { $brings }.
palais-royal-why-then-dear = It leads to the noble on { $space }, which costs { $louis } Louis and { $servants ->
    [one] one servant
   *[other] { $servants } servants
} that { $who } still needed in the palace; it earns: { $brings }.
palais-royal-why-rooms = With the better move, { $who } would have had more servants where they are useful: { $rooms }.
palais-royal-why-room = { $room } ({ $count }, not { $other })
palais-royal-why-reserve = { $who } would have kept { $count ->
    [one] one more servant
   *[other] { $count } more servants
} in the reserve for the coming turns.
palais-royal-why-majority = The majority would then have been { $who }'s: { $room }.
palais-royal-why-rival = It leaves the majority to { $who }: { $room }.
