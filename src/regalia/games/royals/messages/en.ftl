royals-over = The match is over.
royals-draw-first = Draw your cards first; the turn begins with drawing.
royals-drawn-all = You have drawn all the cards of this turn.
royals-no-intrigue-yet = On your first turn you draw only country cards.
royals-no-intrigue-now = Draw three country cards, or one country card and one intrigue card; you cannot draw another intrigue card.
royals-no-intrigue-left = No intrigue card is left to draw.
royals-no-country-now = Along with an intrigue card you draw only one country card.
royals-deck-empty = The country deck is empty; take a card from the display.
royals-not-shown = There is no { $country } card in the display.
royals-pay-first = Complete the payment for the position of { $position } first, or cancel it.
royals-discard-first = First discard down to 12 country cards and 4 intrigue cards.
royals-end-first = Cards are discarded at the end of the turn; end your turn first.
royals-own = You already hold the position of { $position }; you cannot take over your own position.
royals-held = The position of { $position } is held by another player; take it over with intrigue.
royals-vacant = The position of { $position } is vacant; occupy it, no intrigue is needed.
royals-no-cubes = You need two cubes in your supply, one for the position and one for the title.
royals-too-dear = The position of { $position } costs { $cost ->
    [one] one { $country } card
   *[other] { $cost } { $country } cards
}; you do not have enough, even with jokers.
royals-no-intrigue = To take over the position of { $position } you need { $count ->
    [one] one { $country } intrigue card
   *[other] { $count } { $country } intrigue cards
}; you do not have enough, even with jokers.
royals-nothing-to-pay = You are not paying for anything; occupy or take over a position first.
royals-card-missing = You have no { $card } card left for this.
royals-other-pile = A { $card } card is not the kind of card you are paying with now.
royals-no-stand-in = A { $card } card cannot be used as a { $country } card, and no joker is left that it could be part of.
royals-within-limit = The limit for this kind of card is not exceeded ({ $card }); discard only what is above it.
royals-board = **The board in play** is “{ $name }”. Of its { $values } values, { $substitutes ->
    [one] one is a substitute for a number
   *[other] { $substitutes } are substitutes for numbers
} the rulebooks do not give. `regalia board royals` lists them; with `--board FILE` you play on your own board.

## Options and boards

royals-display-of-four = a display of 4 cards is an optional rule of the 2016 edition; the 2014 edition has 3 (ROY-S4).
royals-board-nobles = noble-houses.tokens must be { $wanted } in both editions, not { $value } (ROY-C4).
royals-board-cost = { $key } must be { $wanted } in both editions, not { $value } (ROY-C5).
royals-board-odd = { $key } is { $value }; the full value of a title marker must be even, because each half shows half of it (ROY-T1).
royals-board-value = { $key } is { $value }, which is not higher than that of the { $lower }; title values rise with rank.
royals-board-cities = { $key } lists { $count ->
    [one] one city
   *[other] { $count } cities
}; { $country } must have { $wanted } (ROY-C1).
royals-board-bonus = { $key } repeats { $value } in another city with a { $title }; then ties could not be broken (ROY-E5).
royals-board-city = { $key }: a city's key may contain only lowercase letters, digits and '-', because moves use it.
royals-board-positions = { $key } must be a list of one or two titles, not { $value } (ROY-C7).
royals-board-title = { $key } names { $value }; the titles are { $words } (ROY-C5).
royals-board-twice = { $key } names the { $title } twice; then ties could not be broken (ROY-E5).
royals-board-known = { $key } is known to be { $wanted }, not { $value }.
royals-board-dijon = { $key } is known to include a baron, not only { $value }.
royals-board-influence = { $key }: the { $title } is known to have influence { $wanted }, not { $value }.
royals-board-same-city = countries: two cities have the same key; moves could not tell them apart.
royals-board-titles = countries: { $count ->
    [one] one city has
   *[other] { $count } cities have
} a { $title }; a board must have { $wanted } of them (ROY-C7).
royals-board-country-titles = { $key }: the number of '{ $title }' positions must be { $wanted }, not { $count } (ROY-C7).
royals-board-falls = { $key } is { $value }, less than that of a { $lower }; influence never falls as rank rises.
royals-board-mark = { $key } must be a value, {"{"} known = … {"}"} or {"{"} substitute = … {"}"}, not { $value }.
royals-board-numbers = { $key } must be a list of { $count ->
    [one] one number
   *[other] { $count } numbers
}, not { $value }.
royals-board-pair = { $key } is [{ $higher }, { $lower }]; the first of the two tokens must be the higher one (ROY-C4).
royals-board-long = { $key } is too long; a name may have at most { $count } bytes.
royals-board-sign = { $key } must contain only printable characters, not { $value }.
royals-board-table = { $key } must be a table with keys of its own, not { $value }.
royals-board-key = { $key } is not a board key; the keys here are { $words }.

## Positions

royals-cubes-many = seat { $seat } has { $count } cubes on the board; a player has { $stock } (ROY-C6).
royals-turns = turns is { $turns }, so turn must be { $turn }: seat 0 began (ROY-S2).
royals-nobles-gone = tokens.noble-houses: with this number of players the first { $count } must be 'gone' (ROY-S6).
royals-not-scored = { $name }: these tokens are still to be scored, so nobody can have them (ROY-E4, ROY-T1).
royals-known-many = known for seat { $seat } names more cards than the seat has in hand.
royals-before-many = before-shuffles for seat { $seat } names more cards than there are in the seat's hand (without those in known) and in laid-since-shuffle.
royals-before-form = { $name } must be a list of at most { $count } sets of cards, not { $value }.
royals-laid-many = laid-since-shuffle names more cards than there are among the discards.
royals-hand-many = seat { $seat } can hold at most { $country } country and { $intrigue } intrigue cards now (ROY-D2, ROY-H1).
royals-display = display must be a list of at most { $count } countries, not { $value }.
royals-cards-many = the position shows more '{ $card }' cards than are in play ({ $rules }).
royals-decks = { $deck } and { $discards } must together hold { $count ->
    [one] one '{ $card }' card
   *[other] { $count } '{ $card }' cards
}, all that are not elsewhere ({ $rules }).
royals-payment-phase = a payment is possible only in the pay phase.
royals-payment = payment: no choice of cards leads to this payment for { $position } (ROY-P2 to ROY-P5).
royals-payment-settled = payment: the payment for { $position } leaves no choice; it would already be complete.
royals-nothing-to-discard = seat { $seat } has nothing to discard: it holds at most 12 country and 4 intrigue cards (ROY-H1).
royals-cannot-pay = seat { $seat } cannot pay for { $position } (ROY-P2, ROY-P4, ROY-P7).
royals-cards-form = { $name } must be written like { $example }, not { $value }.
royals-owners = { $name } must be a list of { $count } owners (a seat, null or 'gone'), not { $value }.

## Score sheets

royals-form = one line each: 'period 1648' (or 1680, 1714), positions like 'dijon-baron: red', displaced cubes like 'dijon: red blue', title cubes like 'baron: red 2, blue 1'; 'board FILE' for a board of your own
royals-sheet-empty = no cube is named; write { $form }.
royals-sheet-period = line { $line }: a period must be { $words }, not { $value }.
royals-sheet-colon = line { $line }: '{ $text }' has no colon; write { $form }.
royals-sheet-name = line { $line }: { $value } is neither a position (dijon-baron), a city (dijon) nor a title (baron) of this board.
royals-sheet-held = line { $line }: { $position } holds at most one cube (ROY-P7).
royals-sheet-colour = line { $line }: { $value } would be a sixth colour; at most five can play (ROY-S1).
royals-sheet-cubes = line { $line }: write cubes as 'red 2, blue 1', not { $value }.
royals-sheet-many = line { $line }: { $count } cubes of one colour; a player has at most { $stock } (ROY-C6).
royals-sheet-line = line { $line }: { $reason }

## Names

royals-country-france = France
royals-country-german-states = German States
royals-country-britain = Britain
royals-country-spain = Spain
royals-title-marshal = Marshal
royals-title-baron = Baron
royals-title-countess = Countess
royals-title-duke = Duke
royals-title-cardinal = Cardinal
royals-title-princess = Princess
royals-title-king = King
royals-city-paris = Paris
royals-city-lyon = Lyon
royals-city-bordeaux = Bordeaux
royals-city-dijon = Dijon
royals-city-marseille = Marseille
royals-city-vienna = Vienna
royals-city-cologne = Cologne
royals-city-berlin = Berlin
royals-city-munich = Munich
royals-city-london = London
royals-city-dublin = Dublin
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Seville
royals-city-barcelona = Barcelona
royals-city-valencia = Valencia

## The game and its options

royals-tagline = Win the courts of Europe, city by city and title by title.
royals-option-players = Number of players.
royals-option-edition = Which rules to use: Arcane Wonders (2016) or ABACUSSPIELE (2014).
royals-option-display = Number of face-up country cards; 4 is an optional rule of the 2016 edition.
royals-option-open-points = Show everyone's tokens and points during the game.
royals-option-board = What is printed on the board: the values we ship, or your own TOML file.

## The terminal

royals-name-board = Regalia's substitute board
royals-see-period = period { $period }
royals-see-round = round { $round }
royals-see-signs = ⬡ city bonus, ♣ cost, ♦ influence
royals-see-period-ends = the period ends after this turn
royals-see-pays = period { $first }/{ $second }
royals-see-tokens = tokens { $tokens }
royals-see-city = city
royals-see-position = position
royals-see-displaced = displaced
royals-see-influence = influence
royals-see-houses = noble houses
royals-see-house = noble house
royals-see-cards = { $country } country, { $intrigue } intrigue
royals-see-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
royals-see-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
royals-see-known = known cards:
royals-see-no-cards = none
royals-see-display = Display:
royals-see-no-display = empty
royals-see-deck = deck { $deck }, discards { $discards }
royals-see-intrigue = intrigue deck { $deck }, discards { $discards }
royals-see-hand = Your hand:
royals-see-my-tokens = Your tokens:
royals-see-paying = Paying for the position of { $position }.
royals-see-committed = Committed:
royals-ask-draw = Draw three country cards, or one country card and one intrigue card.
royals-ask-draw-first = Draw country cards; no intrigue cards in the first round.
royals-ask-play = Occupy vacant positions, take over other players' positions, or end the turn.
royals-ask-pay = The position of { $position } is being paid for.
royals-ask-discard = Discard down to 12 country and 4 intrigue cards.
royals-ask-owed = Cards still to name: { $count }.
royals-group-take = take
royals-group-draw = draw
royals-group-pay = pay
royals-group-cancel = cancel
royals-group-end = end
royals-group-discard = discard
royals-score = Royals: period { $period } (titles are scored after 1714)
royals-score-last = Royals: period { $period } and titles
royals-score-country = { $country }: influence → points
royals-score-title = { $title }: cubes → points
royals-score-total = total
royals-score-everywhere = { $colour } has a cube in every city ({ $country }): a country token, if one was still left at the time (ROY-B2).
royals-score-every-title = { $colour } has a cube on every title: a noble-house token, if one was still left at the time (ROY-B3).
royals-score-tokens = Tokens for cities, countries, noble houses and earlier periods are not included; add them yourselves.
royals-score-ask-board = Board file (Enter for the board Regalia ships):
royals-score-ask-period = Which period, 1648, 1680 or 1714?
royals-score-ask-holder = Who holds the position of { $position }?
royals-score-ask-displaced = Displaced cubes in { $city } (red 2, blue)?
royals-score-ask-cubes = Cubes on the { $title } (red 2, blue 1)?

## The story

royals-told-dealt = Cards in the display: { $cards }. { $first } goes first.
royals-told-took = { $who } takes a { $card } card from the display.
royals-told-drew-country = { $who } draws a country card.
royals-told-drew-intrigue = { $who } draws an intrigue card.
royals-told-drew-card = { $who } draws a card: { $card }.
royals-told-discarded = { $who } discards down to the hand limit: { $cards }.
royals-told-ended-turn = { $who } ends the turn.
royals-told-refilled = New cards in the display: { $cards }.
royals-told-shuffled-country = The discarded country cards are shuffled to form the new deck ({ $count ->
    [one] one card
   *[other] { $count } cards
}).
royals-told-shuffled-intrigue = The discarded intrigue cards are shuffled to form the new deck ({ $count ->
    [one] one card
   *[other] { $count } cards
}).
royals-told-occupied = { $who } occupies the position of { $position } and pays { $cards }.
royals-told-took-over = { $who } takes over the position of { $position } and pays { $cards }; { $rival }'s cube stays in { $city }, displaced.
royals-told-token-city = { $who } takes the { $city } city token ({ $value ->
    [one] one point
   *[other] { $value } points
}).
royals-told-token-country = { $who } takes a { $country } country token ({ $value ->
    [one] one point
   *[other] { $value } points
}).
royals-told-token-noble-house = { $who } takes a noble-house token ({ $value ->
    [one] one point
   *[other] { $value } points
}).
royals-told-ran-out = The country deck has run out: period { $period } ends after this turn.
royals-told-last-round = The country deck has run out: period { $period } and the game end after this round.
royals-told-period = Scoring of period { $period }: { $lines }.
royals-told-titles = Scoring of the titles: { $lines }.
royals-told-ended = The match is over: { $scores }; { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}.
royals-told-ended-tie = The match is over: { $scores }; the highest tokens of those tied are { $tokens }; { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}.
royals-name-position = { $title } of { $city }
royals-name-pair = { $first }+{ $second }
royals-name-cards = { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
}
royals-score-lines = { $first }; { $rest }
royals-score-in = { $of }: { $won }
royals-score-nobody = { $of }: nobody
royals-score-of = { $who } { $points }
royals-score-highest = { $who }: { $tokens }
royals-score-won = { $who } { $value } (influence { $influence })
royals-score-won-by-title = { $who } { $value } (influence { $influence }, like { $rivals }, but with the higher title: { $title })
royals-score-won-by-city = { $who } { $value } (influence { $influence } and { $title }, like { $rivals }, but with the higher city bonus: { $city })
royals-score-of-period = Scoring of period { $period }
royals-score-titles = Scoring of the titles
royals-score-end = Final score
royals-score-influence = Influence
royals-score-cubes = Cubes
royals-score-formula = influence { $influence } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-score-formula-title = influence { $influence }, higher title → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-score-formula-city = influence { $influence }, higher city bonus → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-score-formula-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-score-formula-shared = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, shared → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-score-cities = City tokens
royals-score-countries = Country tokens
royals-score-houses = Noble houses
royals-score-periods = Period tokens
royals-score-markers = Title markers
royals-score-tie = Highest tokens of those tied
royals-score-nth = { $nth }.

## What a move would bring

royals-brings-influence = Influence ({ $country }): { $before } → { $influence }, { $place ->
    [1] the most so far ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    })
    [2] the second most so far ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    })
   *[other] not yet enough for a token
}.
royals-brings-city = { $city } city token: +{ $value }.
royals-brings-country = { $country } country token: +{ $value }.
royals-brings-house = Noble-house token: +{ $value }.
royals-brings-title = { $title } marker: cubes { $cubes }, points right now { $points }.

## The lesson

royals-lesson-map = Welcome! Four countries, sixteen cities, and titles to win in them, from Marshal to King. You play blue, a page plays red, and the player with the most points wins.
royals-lesson-hand = These cards are yours. A position costs cards of its country: a Marshal one, a King eight.
royals-lesson-draw = Each turn begins with cards: three country cards, or one country card and one intrigue card. Take both French cards from the display, then draw one country card blind from the deck.
royals-lesson-draw-no = Another time. Now take the two French cards from the display and then draw one from the country deck.
royals-lesson-occupy = You have enough French cards for the Countess of Lyon: she costs three. Occupy that position; you are the first in Lyon, so you take its city token, too.
royals-lesson-occupy-no = Save your cards: first occupy the Countess of Lyon.
royals-lesson-takeover = Here is the clever bit. Your intrigue card serves France: with it and two French cards, take over the Baron of Dijon from red.
royals-lesson-takeover-no = Use your intrigue card now: take over the Baron of Dijon.
royals-lesson-end = Red's cube is displaced: it no longer gives influence, but red still has a cube in Dijon. You have done enough: end your turn.
royals-lesson-end-no = The card you have left does not buy anything yet. End your turn.
royals-lesson-periods = The deck has run out, so a period is over and the countries are scored. In France you have 2 influence and red has 1: you take the token worth 8, red the one worth 4. This happens three times in a match.
royals-lesson-more = There is more to collect: a token for a cube in every city of a country, one for a cube on every title, and at the end the title markers for the most cubes on them.
royals-lesson-jokers = If you lack a card, any three country cards can replace it. In the same way, two intrigue cards can replace one.
royals-lesson-on = That is all you need. Now play on against the page.

## Moves, and why one was better than another

royals-move-take = takes a { $card } card from the display
royals-move-draw-country = draws a country card
royals-move-draw-intrigue = draws an intrigue card
royals-move-occupy = occupies the position of { $position }
royals-move-takeover = takes over the position of { $position }
royals-move-pay = pays a { $card } card
royals-move-cancel = cancels the payment
royals-move-end = ends the turn
royals-move-discard = discards a { $card } card
royals-why-first = first place ({ $country }, { $value })
royals-why-first-ahead = first place ahead of { $who } ({ $country }, { $value })
royals-why-second = second place ({ $country }, { $value })
royals-why-second-ahead = second place ahead of { $who } ({ $country }, { $value })
royals-why-city = the { $city } city token ({ $value })
royals-why-country = a { $country } country token ({ $value })
royals-why-house = a noble-house token ({ $value })
royals-why-title = a share of the { $title } marker ({ $value })
royals-why-falls = { $who } drops a place ({ $country }, { $value })
royals-why-cost = { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $jokers ->
    [0] {""}
    [one] {" "}with one joker
   *[other] {" "}with { $jokers } jokers
}{ $plots ->
    [0] {""}
    [one] {" "}and one intrigue card
   *[other] {" "}and { $plots } intrigue cards
}
royals-why-nothing = no points yet
royals-why-better-position = { $position } (cost: { $cost }) would have earned: { $gains }.
royals-why-cheaper = { $position } would have cost only { $cost }.
royals-why-played-position = { $position } (cost: { $cost }) earns: { $gains }.
royals-why-spent = The cards for { $position } ({ $cost }) would have been better saved for { $ahead }: { $aim }. This position earns: { $gains }.
royals-why-card-pays = One more { $country } card would have paid for { $position }: { $gains }.
royals-why-card = A { $country } card brings { $position } closer ({ $missing ->
    [one] one more
   *[other] { $missing } more
} needed): { $gains }.
royals-why-idle = A { $country } card will not help soon: no position worth having there is only a few cards away.
royals-why-intrigue = An intrigue card could have been used to take over { $position } from { $who }: { $gains }.
royals-why-kept = { $country } cards were needed for { $position } ({ $gains }); the other card ({ $other }) was easier to spare.
