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
royals-now-draw-left = { $left ->
    [one] Draw 1 more country card, from the display or from the deck.
   *[other] Draw { $left } country cards, from the display or from the deck.
}
royals-now-play = Choose a highlighted position to occupy or take over, or end your turn.
royals-now-end = You cannot afford any position: end your turn.
royals-now-pay = Complete the payment or cancel it.
royals-now-discard = Too many cards: discard { $country } from your country cards and { $intrigue } from your intrigue cards.
royals-now-over = The game is over.

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
royals-pay-intrigue = Intrigue in { $country }: { $wanted ->
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
royals-move-jokers = uses { $count ->
    [0] no jokers
    [one] one joker
   *[other] { $count } jokers
}
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

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Edition
royals-option-display = Face-up country cards
royals-option-open-points = Show points
royals-option-board = Board
royals-option-board-substitute = Our board
royals-see-round = { $period } · round { $round }
royals-see-cards-tab = Cards
royals-key-zoom = zoom in, zoom out, the whole map
