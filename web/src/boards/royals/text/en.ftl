# Royals: names

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
royals-position = { $title } of { $city }

# what can be done now

royals-now-draw = Draw three country cards, or one country card and one intrigue card.
royals-now-draw-second = Draw two more country cards, or one intrigue card.
royals-now-draw-intrigue = Draw an intrigue card.
royals-now-draw-first = { $left ->
    [one] Draw 1 country card, from the display or from the deck.
   *[other] Draw { $left } country cards, from the display or from the deck.
}
royals-now-draw-left = { $left ->
    [one] Draw 1 more country card, from the display or from the deck.
   *[other] Draw { $left } more country cards, from the display or from the deck.
}
royals-now-play = Occupy or take over a highlighted position, or end your turn.
royals-now-end = You cannot afford any position: end your turn.
royals-now-pay = Pay { $cards ->
    [one] 1 country card
   *[other] { $cards } country cards
}{ $intrigue ->
    [0] {""}
    [one] {" "}and 1 intrigue card
   *[other] {" "}and { $intrigue } intrigue cards
}: confirm, or take everything back.
royals-now-discard = Too many cards: discard { $country ->
    [one] 1 country card
   *[other] { $country } country cards
} and { $intrigue ->
    [one] 1 intrigue card
   *[other] { $intrigue } intrigue cards
}.
royals-now-discard-country = Too many cards: discard { $country ->
    [one] 1 country card
   *[other] { $country } country cards
}.
royals-now-discard-intrigue = Too many cards: discard { $intrigue ->
    [one] 1 intrigue card
   *[other] { $intrigue } intrigue cards
}.
royals-now-over = The match is over.

# buttons

royals-do-take = Take a { $card } card from the display
royals-do-draw-country = Draw a country card ({ $count } in the deck)
royals-do-draw-intrigue = Draw an intrigue card ({ $count } in the deck)
royals-do-lay = Put a { $card } card on the pile ({ $left } left)
royals-do-take-back = Take back the { $card } card
royals-do-confirm = Pay with these cards
royals-do-cancel = Take everything back
royals-do-discard = Discard these cards
royals-do-end = End my turn

# paying

royals-pay-occupy = Occupy: { $position }
royals-pay-takeover = Take over: { $position }
royals-pay-only = Only these cards can pay for it.
royals-pay-country = { $country }: { $wanted ->
    [one] 1 card needed
   *[other] { $wanted } cards needed
}, { $laid } on the pile{ $jokers ->
    [0] {""}
    [one] , including 1 joker (3 cards)
   *[other] , including { $jokers } jokers (3 cards each)
}
royals-pay-intrigue = Intrigue ({ $country }): { $wanted ->
    [one] 1 card needed
   *[other] { $wanted } cards needed
}, { $laid } on the pile{ $jokers ->
    [0] {""}
    [one] , including 1 joker (2 cards)
   *[other] , including { $jokers } jokers (2 cards each)
}
royals-discard-heading = Too many cards in hand
royals-discard-country = Country cards to discard: { $count }, { $laid } chosen
royals-discard-intrigue = Intrigue cards to discard: { $count }, { $laid } chosen

# what is to be seen

royals-see-map = Map of the cities
royals-see-position = { $title } of { $city }: cost { $cost }, influence { $influence }.
royals-see-vacant = Vacant.
royals-see-yours = Yours.
royals-see-held = Held by { $who }.
royals-see-can-occupy = You can occupy it.
royals-see-can-takeover = You can take it over.
royals-see-bonus = { $city } city token: { $value ->
    [one] { $value } point
   *[other] { $value } points
} for the first player to occupy a position here
royals-see-bonus-gone = { $city } city token: already taken
royals-see-displaced = Displaced cubes
royals-see-displaced-of = Displaced cubes: { $count } ({ $who })
royals-see-decks = Display and decks
royals-see-display = Display
royals-see-display-empty = empty
royals-see-deck-country = Countries
royals-see-deck-intrigue = Intrigue
royals-see-discarded-country = Country cards discarded:
royals-see-discarded-intrigue = Intrigue cards discarded:
royals-see-unseen = In the decks or in other players' hands:
royals-see-hand = Your hand
royals-see-hand-counts = { $country } country, { $intrigue } intrigue
royals-see-no-cards = No cards yet.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Choose cards from your hand to put them here.
royals-see-titles = Titles
royals-see-title-value = Most cubes at the end: { $full ->
    [one] { $full } point
   *[other] { $full } points
}; if two tie, { $half } each
royals-see-houses = Noble houses:
royals-see-house = Noble house
royals-see-countries = Influence
royals-see-period = This period: { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the most influence, { $second } for the second most
royals-see-country-tokens = Country tokens left (for having a cube in every city)
royals-see-nobody = Nobody yet
royals-see-country-cards = Country cards in hand
royals-see-intrigue-cards = Intrigue cards in hand
royals-see-cubes = Cubes left
royals-see-known = Known cards (taken from the display): { $cards }
royals-see-tokens = Tokens
royals-see-none = none
royals-see-last-round = Last round: the game ends when everyone has had the same number of turns.
royals-see-period-ends = The period ends after this turn.
royals-see-board = Board: { $board } · { $edition } edition
royals-see-our-board = Regalia's substitute board

# the log

royals-move-take = takes a { $card } card from the display
royals-move-draw-country = draws a country card
royals-move-draw-intrigue = draws an intrigue card
royals-move-occupy = occupies the position of { $position }
royals-move-takeover = takes over the position of { $position }
royals-move-pay = pays a { $card } card
royals-move-cancel = cancels the payment
royals-move-end = ends the turn
royals-move-discard = discards a { $card } card

# points

royals-points = { $count ->
    [one] point
   *[other] points
}
royals-points-hidden = points (hidden)

# The cards that explain: "Name: one sentence."

royals-goal = Collect the most points from cities, countries, periods, titles and noble houses.
royals-goal-turn = On your turn, draw cards, then occupy vacant positions or take over those of rivals, as often as you can pay.
royals-lesson-board = Next to each portrait, the white square shows its cost in cards and the dark circle its influence; the coin next to a city goes to the first player to occupy a position there.
royals-card-country = { $card } card: pays for positions of this country; any three country cards can also replace one you need.
royals-card-intrigue = Intrigue card ({ $card }): lets you take over a rival's position in either country, in addition to its cost; a King needs two.
royals-card-display = Display: face-up country cards you may take when you draw; it is refilled at the end of your turn.
royals-card-deck-country = Country deck: draw blind instead of taking from the display; { $count ->
    [one] { $count } card is left
   *[other] { $count } cards are left
}, and when it runs out the period ends.
royals-card-deck-intrigue = Intrigue deck: draw one of these along with a single country card; { $count ->
    [one] { $count } card is left
   *[other] { $count } cards are left
}.
royals-card-position = { $position }: costs { $cost } { $country } { $cost ->
    [one] card
   *[other] cards
} (left), gives { $influence } influence in the country (right) and a cube on its title marker.
royals-card-position-held = { $position }: held by { $who }; costs { $cost } { $country } { $cost ->
    [one] card
   *[other] cards
} and intrigue to take over, and gives { $influence } influence.
royals-card-position-own = { $position }: yours; it gives you { $influence } influence in the country as long as nobody takes it over.
royals-card-city = { $city }: the first player to occupy a position here takes the city token, worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
royals-card-city-gone = { $city }: its city token has been taken; a cube here still counts for the country token.
royals-card-displaced = Displaced cubes: no longer give influence but still count for the country token.
royals-card-influence = Influence ({ $country }): when the period ends, the player with the most gets { $first ->
    [one] { $first } point
   *[other] { $first } points
}, the second most { $second }.
royals-card-tokens = Country tokens ({ $country }): once you have a cube in every city there, you take the highest one left.
royals-card-title = { $title } marker: at the end, the player with the most cubes on it gets { $value ->
    [one] { $value } point
   *[other] { $value } points
}; if exactly two players tie, each takes { $half }.
royals-card-house = Noble house: once you have a cube on every title marker, you take the highest token left.
royals-card-cubes = Cubes left: every position takes two, one on the map and one on the title marker.
royals-card-hand-country = Country cards in hand: pay for positions; above twelve at the end of the turn, the excess is discarded.
royals-card-hand-intrigue = Intrigue cards in hand: needed to take over positions; above four at the end of the turn, the excess is discarded.
royals-card-known = Known cards: everyone saw them being taken from the display ({ $cards }).
royals-card-token = Token: worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}; tokens lie face down until the end.
royals-card-standing = Points: the sum of all tokens; whoever has the most at the end wins.
royals-card-facts = Period { $period }, round { $round }: each of the three periods ends when the country deck runs out, and is then scored.
royals-card-end = End of turn: the display is refilled and the next player draws; you may hold at most twelve country and four intrigue cards.
royals-card-pay = Pay: the cards laid out are discarded face up, and your cubes go on the position and its title marker.
royals-card-cancel = Cancel: all cards go back to your hand, and nobody sees them.
royals-card-discard = Discard: the chosen cards go face up to the discards, and your turn ends.
royals-card-discards = Discards: face up for everyone; they are shuffled when a deck runs out.
royals-card-unseen = Unseen cards: everything that may still be in the decks or in other players' hands.

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Edition
royals-option-display = Face-up country cards
royals-option-open-points = Show points
royals-option-board = Board
royals-option-board-substitute = Regalia's substitute board
royals-see-round = { $period } · round { $round }
royals-see-cards-tab = Cards
royals-key-zoom = zoom in, zoom out, the whole map
