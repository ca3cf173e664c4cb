# Palais Royal: names

palais-royal-room-gate = Gate
palais-royal-room-parade = Parade
palais-royal-room-stairs = Stairs
palais-royal-room-mint = Mint
palais-royal-room-king = King
palais-royal-room-queen = Queen
palais-royal-room-office = Office
palais-royal-room-back-door = Back door
palais-royal-room-cardinal = Cardinal
palais-royal-about-gate = Gate: new servants enter the palace here.
palais-royal-about-parade = Parade: for each servant here you may put one at the gate; +1 with the majority.
palais-royal-about-stairs = Stairs: one move for each servant here; +1 with the majority.
palais-royal-about-mint = Mint: one Louis for each servant here; +1 with the majority.
palais-royal-about-king = King: each servant here counts as a blue seal; with the majority you may add one servant.
palais-royal-about-queen = Queen: each servant here counts as a purple seal; with the majority you may add one servant.
palais-royal-about-office = Office: each servant here lets you recruit one noble.
palais-royal-about-back-door = Back door: draw one letter for each servant here; each letter you keep sends one servant back to your reserve.
palais-royal-about-cardinal = Cardinal: whoever has the most servants here wins ties for the majority elsewhere.
palais-royal-letter-majority = Majority
palais-royal-letter-open-gate = Open gate
palais-royal-letter-gate-and-moves = Gate and moves
palais-royal-letter-5-moves = 5 moves
palais-royal-letter-9-moves = 9 moves
palais-royal-letter-2-seals = 2 seals
palais-royal-letter-4-louis = 4 Louis
palais-royal-letter-2-points = 2 points
palais-royal-letter-4-points = 4 points
palais-royal-effect-majority = Majority: before action 1; the majority bonus in every room where you have a servant, for this turn.
palais-royal-effect-open-gate = Open gate: in action 1; any number of servants to the gate.
palais-royal-effect-gate-and-moves = Gate and moves: in action 1; two servants to the gate and six more moves in action 2.
palais-royal-effect-5-moves = 5 moves: in action 2; five more moves.
palais-royal-effect-9-moves = 9 moves: in action 2; nine more moves.
palais-royal-effect-2-seals = 2 seals: in action 4; two seals of any colour for this turn.
palais-royal-effect-4-louis = 4 Louis: at any time; take four Louis.
palais-royal-effect-2-points = 2 points: at any time; the letter is worth two points at the end.
palais-royal-effect-4-points = 4 points: at any time; the letter is worth four points at the end.
palais-royal-privilege-gate = Two more servants to the gate each turn
palais-royal-privilege-moves = Two more moves each turn
palais-royal-privilege-diagonal = Servants may move diagonally
palais-royal-privilege-louis = Two more Louis each turn
palais-royal-privilege-king = One more servant to the king each turn
palais-royal-privilege-queen = One more servant to the queen each turn
palais-royal-privilege-king-or-queen = One more servant to the king or the queen each turn
palais-royal-privilege-letters = Draw three more letters
palais-royal-privilege-servant = One servant from the supply immediately
palais-royal-privilege-servants = Three servants from the supply immediately
palais-royal-side-lion = Lion side
palais-royal-side-amphora = Amphora side
palais-royal-side-fountain = Fountain side
palais-royal-side-sphinx = Sphinx side
palais-royal-from-reserve = from the reserve
palais-royal-from-room = { $room ->
    [gate] from the gate
    [parade] from the parade
    [stairs] from the stairs
    [mint] from the mint
    [king] from the king
    [queen] from the queen
    [office] from the office
    [back-door] from the back door
   *[cardinal] from the cardinal
}
palais-royal-action-1 = Parade
palais-royal-action-2 = Stairs
palais-royal-action-3 = Income
palais-royal-action-4 = Recruit
palais-royal-action-5 = Back door

# what can be done now

palais-royal-now-setup = Put your five servants into rooms of your choice.
palais-royal-now-parade = { $left ->
    [0] Action 1: you may not put any servants at the gate; play a letter or continue.
    [one] Action 1: you may put one servant at the gate.
   *[other] Action 1: put up to { $left } servants at the gate.
}
palais-royal-now-stairs = { $left ->
    [0] { $letters ->
        [0] Action 2: you have no moves; continue.
       *[other] Action 2: you have no moves; play a letter or continue.
    }
    [one] Action 2: move a servant through the palace; { $left } move left.
   *[other] Action 2: move your servants through the palace; { $left } moves left.
}
palais-royal-now-walk = { $left ->
    [one] Now choose the next room for one of these servants; { $left } move left.
   *[other] Now choose where one of these servants goes; { $left } moves left.
}
palais-royal-now-mint = Action 3: take { $left } Louis from the mint.
palais-royal-now-king = Action 3: you may put a servant into the king's room.
palais-royal-now-queen = Action 3: you may put a servant into the queen's room.
palais-royal-now-recruit = { $left ->
    [0] Action 4: without a servant in the office you cannot recruit; continue.
    [one] Action 4: you may recruit one noble from the garden.
   *[other] Action 4: recruit up to { $left } nobles from the garden.
}
palais-royal-now-seals = Which seals should the letter pay for?
palais-royal-now-side = Leave a servant on the noble's space.
palais-royal-now-back-door = { $left ->
    [0] Action 5: no servant at the back door, so no letters; continue.
    [one] Action 5: you may draw one letter at the back door.
   *[other] Action 5: you may draw { $left } letters at the back door.
}
palais-royal-now-keep = { $left ->
    [0] You cannot keep any more letters.
    [one] You may keep one letter; it sends a servant back to your reserve.
   *[other] You may keep up to { $left } letters; each one sends a servant back to your reserve.
}
palais-royal-now-after = { $letters ->
    [0] Nothing is left to do: end your turn.
   *[other] Play letters, or end your turn.
}
palais-royal-now-over = The match is over.

# buttons

palais-royal-do-put = { $left ->
    [0] All five are placed.
    [one] One more servant to place: choose a room.
   *[other] { $left } servants to place: choose rooms.
}
palais-royal-do-put-all = Confirm placement
palais-royal-do-take-back = Take back the last one
palais-royal-do-walk = Moves left: { $left }. Choose a room with your servants, then the room one of them moves to.
palais-royal-do-walk-none = You have no moves; a letter may give you some.
palais-royal-do-diagonal = You may also move diagonally.
palais-royal-do-walk-done = Move them and continue
palais-royal-do-mint = Take { $louis } Louis
palais-royal-do-fewer = or fewer:
palais-royal-do-take = Take
palais-royal-do-gate = { $left ->
    [0] No more can be placed: confirm, or take one back.
   *[other] Put a servant at the gate ({ $left } left):
}
palais-royal-do-gate-all = All { $count } from the reserve
palais-royal-do-king = { $left ->
    [0] No more can be placed: confirm, or take one back.
   *[other] Put a servant in the king's room ({ $left } left):
}
palais-royal-do-queen = { $left ->
    [0] No more can be placed: confirm, or take one back.
   *[other] Put a servant in the queen's room ({ $left } left):
}
palais-royal-do-from-rooms = Your reserve is empty: choose the rooms they come from ({ $left } left).
palais-royal-do-side = Leave a servant on the noble's space:
palais-royal-do-seals = { $seals ->
    [one] The letter pays for one seal.
   *[other] Letters pay for up to { $seals } seals.
}
palais-royal-do-seal-blue = Pay a blue seal with the letter
palais-royal-do-seal-purple = Pay a purple seal with the letter
palais-royal-do-seals-servants = Pay the rest with servants
palais-royal-do-draw = { $count ->
    [one] Draw a letter
   *[other] Draw { $count } letters
}
palais-royal-do-keep = { $left ->
    [one] Choose one letter to keep ({ $kept } chosen).
   *[other] Choose up to { $left } letters to keep ({ $kept } chosen).
}
palais-royal-do-keep-these = { $count ->
    [one] Keep this letter
   *[other] Keep these { $count } letters
}
palais-royal-do-keep-none = Keep none
palais-royal-do-choose-noble = Choose a highlighted noble to see the cost.
palais-royal-do-recruit = Recruit
palais-royal-do-letter = { $price ->
    [0] Play the letter
   *[other] Play the letter for { $price } Louis
}
palais-royal-do-done = Done with this action
palais-royal-do-end = End my turn

# what is to be seen

palais-royal-see-garden = Garden with { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
palais-royal-see-palace = Palace
palais-royal-see-noble = Noble: { $price } Louis{ $blue ->
    [0] {""}
    [one] , { $blue } blue seal
   *[other] , { $blue } blue seals
}{ $purple ->
    [0] {""}
    [one] , { $purple } purple seal
   *[other] , { $purple } purple seals
}; worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
palais-royal-see-recruit-cost = You pay { $louis } Louis; these servants return to your reserve: 1 from the office{ $blue ->
    [0] {""}
   *[other] , { $blue } from the king
}{ $purple ->
    [0] {""}
   *[other] , { $purple } from the queen
}.
palais-royal-see-left-servant = { $who }'s servant
palais-royal-see-empty-space = Empty
palais-royal-see-on-side = { $side }
palais-royal-see-outer = Outlying space, counts double
palais-royal-see-can-recruit = You can recruit this noble
palais-royal-see-statue = Statue
palais-royal-see-nobody = nobody
palais-royal-see-majority = Majority: { $who }.
palais-royal-see-lit = Can be chosen.
palais-royal-see-actions = The five actions of the turn
palais-royal-see-letter-price = Costs { $price } Louis to play
palais-royal-see-letter = { $count } × { $letter }, costs { $price } Louis
palais-royal-see-my-letters = Your letters
palais-royal-see-no-letters = No letters in hand.
palais-royal-see-looking = { $count ->
    [one] A player is looking at one letter.
   *[other] A player is looking at { $count } letters.
}
palais-royal-see-deck = Letters: { $count } in the deck
palais-royal-see-discarded = Discarded:
palais-royal-see-unseen = In the deck or in other players' hands:
palais-royal-see-in-reserve = { $count } in reserve
palais-royal-see-seals = { $count ->
    [one] { $count } seal from letters
   *[other] { $count } seals from letters
}
palais-royal-see-extra = { $count ->
    [one] { $count } extra move
   *[other] { $count } extra moves
}
palais-royal-see-majority-letter = Majority letter in force
palais-royal-see-louis = Louis
palais-royal-see-reserve = Servants in reserve, and in the general supply
palais-royal-see-letters = Letters in hand
palais-royal-see-face-down = Nobles
palais-royal-see-face-down-noble = Face-down noble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palais-royal-see-played = Played: { $letters }
palais-royal-see-none = none
palais-royal-see-last-round = Last round: everyone takes one last turn.

# the log

palais-royal-move-put = puts a servant into a room: { $room }
palais-royal-move-gate = puts a servant at the gate { $source }
palais-royal-move-king = puts a servant in the king's room { $source }
palais-royal-move-queen = puts a servant in the queen's room { $source }
palais-royal-move-side = leaves a servant in the garden { $source }
palais-royal-move-move = moves a servant: { $from } → { $to }
palais-royal-move-mint = takes { $louis } Louis
palais-royal-move-recruit = recruits the noble on { $space }
palais-royal-move-recruit-points = recruits the noble on { $space }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palais-royal-move-seal-blue = pays a blue seal with a letter
palais-royal-move-seal-purple = pays a purple seal with a letter
palais-royal-move-pay = pays the rest with servants
palais-royal-move-draw = draws letters
palais-royal-move-keep = keeps the “{ $letter }” letter
palais-royal-move-keep-secret = keeps a letter
palais-royal-move-discard = discards the other letters
palais-royal-move-letter = plays the “{ $letter }” letter
palais-royal-move-done = moves on to the next action

# points

palais-royal-points = { $count ->
    [one] point
   *[other] points
}

# The cards that explain: "Name: one sentence." Rooms and letters have theirs above

palais-royal-goal = Score the most points with nobles, letters, and servants left on the sides of the garden.
palais-royal-goal-turn = A turn has five actions in this order: bring servants in, move them, collect, recruit nobles, draw letters.
palais-royal-card-noble = Noble ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): recruit it in action 4 for { $price } Louis (gold) and servants – 1 from the office, { $blue } from the king (blue seals), { $purple } from the queen (purple).
palais-royal-card-owned = Recruited noble: worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
palais-royal-card-privilege = Its privilege: { $privilege }.
palais-royal-card-on-side = It stands on a side ({ $side }): whoever recruits it leaves a servant here.
palais-royal-card-on-side-outer = It stands on an outlying space ({ $side }): whoever recruits it leaves a servant here, who counts double.
palais-royal-card-space = Empty space: every noble next to it costs 1 Louis less.
palais-royal-card-servant = Servant of { $who }: stays here until the end and counts for its side ({ $side }); on an outlying space it counts double.
palais-royal-card-statue = Statue: not a space; nobles do not get cheaper beside it, and nothing counts as next to it.
palais-royal-card-side = { $side }: at the end, the player with the most servants here gets 6 points, the second 2.
palais-royal-card-louis = Louis: coins that pay for nobles and letters; the mint brings more.
palais-royal-card-reserve = Reserve: servants who can come into the palace; those after the plus sign join only through a privilege.
palais-royal-card-letters = Letters in hand: hidden from others, worth 1 point each at the end, at most 6.
palais-royal-card-nobles = Nobles recruited: those with a lasting privilege lie face up, the others face down; all count their points.
palais-royal-card-played = Point letters played: they stay face up and count at the end.
palais-royal-card-standing = Points: nobles and point letters so far; letters in hand and the sides of the garden are added at the end.
palais-royal-card-facts = Nobles in the garden: { $count } left; when the first player's turn begins with fewer than 12, everyone takes one last turn.
palais-royal-card-action-1 = Action 1: put as many servants at the gate as you have in the parade, one more with the majority.
palais-royal-card-action-2 = Action 2: move servants from room to room, one move for each servant on the stairs, one more with the majority.
palais-royal-card-action-3 = Action 3: take Louis from the mint, and with the majority add a servant to the king or the queen.
palais-royal-card-action-4 = Action 4: recruit nobles from the garden, one for each servant in the office.
palais-royal-card-action-5 = Action 5: draw a letter for each servant at the back door and keep what you like.
palais-royal-card-seals = Seals from letters: pay for blue or purple seals in this turn; what is left over is lost.
palais-royal-card-extra = Extra moves: from letters, for action 2 of this turn.
palais-royal-card-majority = Majority letter: until the end of the turn you have the majority bonus wherever you have a servant.
palais-royal-card-deck = Letters: face down until drawn; when the deck runs out, the discards are shuffled.
palais-royal-card-discard = Discards: letters played or not kept, face up for everyone.
palais-royal-card-unseen = Unseen letters: everything that may still be in the deck or in other players' hands.
palais-royal-card-do-put = Confirm: your five servants stay in these rooms, and the next player places theirs.
palais-royal-card-do-back = Take back: the servant chosen last returns to where it was.
palais-royal-card-do-mint = Take Louis: one for each of your servants in the mint, and the bonuses.
palais-royal-card-do-seal = Seals: say which seals the letter pays for; servants pay for the rest.
palais-royal-card-do-draw = Draw letters: look at all of them, then keep some; each one kept sends a servant back to your reserve.
palais-royal-card-do-bring = From: servants come from your reserve, and from other rooms only when it is empty.
palais-royal-card-do-side = From: the servant who stays in the garden may come from your reserve or any room.
palais-royal-card-do-done = Done: ends this action and moves on to the next one you can use.
palais-royal-card-do-recruit = Recruit: pays the price and takes the noble.
palais-royal-card-do-letter = Play the letter: pays its price; its effect is immediate.
palais-royal-card-do-keep = Keep: the chosen letters go to your hand, the others face up to the discards.
palais-royal-card-do-close = Close: nothing happens.
palais-royal-card-do-show = Garden or palace: shows one or the other.

# Options, as the form for a new table names them; what they mean the server says

palais-royal-option-rooms = Rooms
palais-royal-option-rooms-random = Random
palais-royal-option-rooms-first-game = First-game layout
palais-royal-option-set = Set
palais-royal-option-set-substitute = Regalia's substitute set
palais-royal-garden = Garden
