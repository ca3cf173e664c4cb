royals-over = The game is over.
royals-draw-first = Draw your cards first; the turn begins with drawing.
royals-drawn-all = You have drawn all the cards of this turn.
royals-no-intrigue-yet = In the first turn only country cards are drawn.
royals-no-intrigue-now = Draw three country cards, or one country card and one intrigue card; another intrigue card does not fit.
royals-no-intrigue-left = No intrigue card is left to draw.
royals-no-country-now = Beside an intrigue card you draw one country card only.
royals-deck-empty = The country deck is empty; take a card from the display.
royals-not-shown = No { $country } card lies in the display.
royals-pay-first = Complete the payment for { $position } first, or take it back with 'cancel'.
royals-discard-first = Discard what is above the limit of 12 country and 4 intrigue cards first.
royals-end-first = Cards are discarded at the end of the turn; say 'end' first.
royals-own = { $position } is yours already; nobody takes over an own position.
royals-held = { $position } is held by another player; take it over with intrigue.
royals-vacant = { $position } is vacant; occupy it, no intrigue is needed.
royals-no-cubes = You need two cubes in your supply, one for the position and one for the title.
royals-too-dear = { $position } costs { $cost ->
    [one] one { $country } card
   *[other] { $cost } { $country } cards
}; yours do not suffice, jokers included.
royals-no-intrigue = To take over { $position } you need { $count ->
    [one] one intrigue card
   *[other] { $count } intrigue cards
} of { $country }; yours do not suffice, jokers included.
royals-nothing-to-pay = You are not paying for anything; occupy or take over a position first.
royals-jokers-do-not-fit = { $position } cannot be paid with this number of jokers from your hand.
royals-jokers-said = The number of jokers is settled; name the cards, or take the payment back with 'cancel'.
royals-say-jokers = Say first how many jokers you use.
royals-card-missing = You have no { $card } card left for this.
royals-other-pile = { $card } is not of the sort that is being paid now.
royals-in-order = Cards must be named in a fixed order; { $card } cannot come after { $lowest }.
royals-card-does-not-fit = Cards must be named in a fixed order; if you pay { $card } now, you cannot pay the rest.
royals-no-stand-in = { $card } does not serve { $country }, and no joker is left to be made of it.
royals-other-discard = Cards must be named in a fixed order, country cards before intrigue cards; if you discard { $card } now, you cannot discard the rest.
royals-within-limit = { $card } is within the limit of its kind; discard only what is above it.
royals-board = **The board in play** is “{ $name }”: { $substitutes } of its { $values } values are substitutes for numbers the rulebooks do not tell. `regalia board royals` lists them; with `--board FILE` you play on your own.

## Options and boards

royals-display-of-four = a display of 4 cards is an optional rule of the edition 2016; the edition 2014 has 3 (ROY-S4).
royals-board-nobles = noble-houses.tokens are { $wanted } in both editions, not { $value } (ROY-C4).
royals-board-cost = { $key } is { $wanted } in both editions, not { $value } (ROY-C5).
royals-board-odd = { $key } is { $value }; the full value of a title marker is even, each half shows half of it (ROY-T1).
royals-board-value = { $key } is { $value }, no more than that of the { $lower }; title values rise with rank.
royals-board-cities = { $key } lists { $count ->
    [one] one city
   *[other] { $count } cities
}; { $country } has { $wanted } (ROY-C1).
royals-board-bonus = { $key } repeats { $value } in another city with a { $title }; then ties could not be broken (ROY-E5).
royals-board-city = { $key }: a city's key is written in small letters, digits and '-', because moves name it so.
royals-board-positions = { $key } is a list of one or two titles, not { $value } (ROY-C7).
royals-board-title = { $key } names { $value }; the titles are { $words } (ROY-C5).
royals-board-twice = { $key } names the { $title } twice; then ties could not be broken (ROY-E5).
royals-board-known = { $key } is known to be { $wanted }, not { $value }.
royals-board-dijon = { $key } is known to include a baron, not only { $value }.
royals-board-influence = { $key }: the { $title } is known to have influence { $wanted }, not { $value }.
royals-board-same-city = countries: two cities have the same key; moves could not tell them apart.
royals-board-titles = countries: { $count ->
    [one] one city has
   *[other] { $count } cities have
} a { $title }; a board has { $wanted } of them (ROY-C7).
royals-board-country-titles = { $key } have { $count ->
    [one] one position
   *[other] { $count } positions
} '{ $title }', not { $wanted } (ROY-C7).
royals-board-falls = { $key } is { $value }, less than that of a { $lower }; influence never falls with rank.
royals-board-mark = { $key } is a value, {"{"} known = … {"}"} or {"{"} substitute = … {"}"}, not { $value }.
royals-board-numbers = { $key } is a list of { $count ->
    [one] one number
   *[other] { $count } numbers
}, not { $value }.
royals-board-pair = { $key } is [{ $higher }, { $lower }]; the first of the two tokens is the higher one (ROY-C4).
royals-board-long = { $key } is too long; { $count } bytes are room enough for a name.
royals-board-sign = { $key } must contain only printable characters, not { $value }.
royals-board-table = { $key } is a table with keys of its own, not { $value }.
royals-board-key = { $key } is no key of a board; here it is { $words }.

## Positions

royals-cubes-many = seat { $seat } has { $count } cubes on the board; a player has { $stock } (ROY-C6).
royals-turns = turns is { $turns }, so turn must be { $turn }: seat 0 began (ROY-S2).
royals-nobles-gone = tokens.noble-houses: with this number of players the first { $count } must be 'gone' (ROY-S6).
royals-not-scored = { $name }: these tokens are still to be scored, so nobody can have them (ROY-E4, ROY-T1).
royals-known-many = known of seat { $seat } names more cards than the seat has in hand.
royals-before-many = before-shuffles of seat { $seat } names more cards than the seat has in hand, not counting those known, and in laid-since-shuffle.
royals-before-form = { $name } must be a list of at most { $count } sets of cards, not { $value }.
royals-laid-many = laid-since-shuffle names more cards than there are among the discards.
royals-hand-many = seat { $seat } can hold at most { $country } country and { $intrigue } intrigue cards now (ROY-D2, ROY-H1).
royals-display = display is a list of at most { $count } countries, not { $value }.
royals-cards-many = the position shows more cards '{ $card }' than are in play ({ $rules }).
royals-decks = { $deck } and { $discards } together hold { $count ->
    [one] one card
   *[other] { $count } cards
} '{ $card }', all that are nowhere else ({ $rules }).
royals-payment-phase = a payment belongs to the phase pay.
royals-payment = payment: no choice of cards leads to this payment for { $position } (ROY-P2 to ROY-P5).
royals-payment-settled = payment: the payment for { $position } leaves no choice; it would be complete already.
royals-nothing-to-discard = seat { $seat } has nothing to discard: it holds at most 12 country and 4 intrigue cards (ROY-H1).
royals-cannot-pay = seat { $seat } cannot pay for { $position } (ROY-P2, ROY-P4, ROY-P7).
royals-cards-form = { $name } is written as { $example }, not { $value }.
royals-owners = { $name } is a list of { $count } owners (a seat, null or 'gone'), not { $value }.

## Score sheets

royals-form = one line each: 'period 1648' (or 1680, 1714), positions like 'dijon-baron: red', displaced cubes like 'dijon: red blue', title cubes like 'baron: red 2, blue 1'; 'board FILE' for a board of your own
royals-sheet-empty = no cube is named; write { $form }.
royals-sheet-period = line { $line }: a period is { $words }, not { $value }.
royals-sheet-colon = line { $line }: '{ $text }' has no colon; write { $form }.
royals-sheet-name = line { $line }: { $value } is neither a position (dijon-baron), a city (dijon) nor a title (baron) of this board.
royals-sheet-held = line { $line }: { $position } holds one cube at most (ROY-P7).
royals-sheet-colour = line { $line }: { $value } would be a sixth colour; five play at most (ROY-S1).
royals-sheet-cubes = line { $line }: write cubes as 'red 2, blue 1', not { $value }.
royals-sheet-many = line { $line }: { $count } cubes of one colour; a player has at most { $stock } (ROY-C6).
royals-sheet-line = line { $line }: { $reason }

## Names

royals-position = { $city }-{ $title }
royals-pair = { $first }+{ $second }
royals-country-france = france
royals-country-german-states = german-states
royals-country-britain = britain
royals-country-spain = spain
royals-title-marshal = marshal
royals-title-baron = baron
royals-title-countess = countess
royals-title-duke = duke
royals-title-cardinal = cardinal
royals-title-princess = princess
royals-title-king = king
royals-city-paris = paris
royals-city-lyon = lyon
royals-city-bordeaux = bordeaux
royals-city-dijon = dijon
royals-city-marseille = marseille
royals-city-vienna = vienna
royals-city-cologne = cologne
royals-city-berlin = berlin
royals-city-munich = munich
royals-city-london = london
royals-city-dublin = dublin
royals-city-edinburgh = edinburgh
royals-city-madrid = madrid
royals-city-seville = seville
royals-city-barcelona = barcelona
royals-city-valencia = valencia

## The game and its options

royals-tagline = Place your nobles in the cities of Europe, and unseat those of the others by intrigue.
royals-option-players = How many play.
royals-option-edition = Whose rules: Arcane Wonders (2016) or ABACUSSPIELE (2014).
royals-option-display = Country cards that lie open; 4 is an optional rule of the edition 2016.
royals-option-open-points = Show everybody's tokens and points during the game.
royals-option-board = What is printed on the board: a board we ship, or a TOML file of your own.

## The terminal

royals-name-board = Regalia's substitute board
royals-see-period = period { $period }
royals-see-round = round { $round }
royals-see-signs = ⬡ city bonus, ♣ cost, ♦ influence
royals-see-period-ends = the period ends with this turn
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
royals-see-known = seen taken:
royals-see-no-cards = none
royals-see-display = Display:
royals-see-no-display = empty
royals-see-deck = deck { $deck }, discards { $discards }
royals-see-intrigue = intrigue deck { $deck }, discards { $discards }
royals-see-hand = Your hand:
royals-see-my-tokens = Your tokens:
royals-see-paying = Paying for { $position }.
royals-see-committed = Committed:
royals-ask-draw = Draw: three country cards, or one and an intrigue card.
royals-ask-draw-first = Draw: in the first round country cards only.
royals-ask-play = Occupy vacant positions, take over others', or end the turn.
royals-ask-pay = A payment for { $position } is going on.
royals-ask-discard = Discard down to 12 country and 4 intrigue cards.
royals-ask-jokers-intrigue = How many intrigue cards does a joker (two cards) stand for?
royals-ask-jokers-country = How many country cards does a joker (three cards) stand for?
royals-ask-owed = Name { $count } more.
royals-group-take = take
royals-group-draw = draw
royals-group-jokers = jokers
royals-group-pay = pay
royals-group-cancel = cancel
royals-group-end = end
royals-group-discard = discard
royals-score = Royals: period { $period } (titles are scored after 1714)
royals-score-last = Royals: period { $period } and titles
royals-score-country = { $country }: influence → points
royals-score-title = { $title }: cubes → points
royals-score-total = total
royals-score-everywhere = { $colour } has a cube in every city of { $country }: a country token, if one was left then (ROY-B2).
royals-score-every-title = { $colour } has a cube on every title: a noble-house token, if one was left then (ROY-B3).
royals-score-tokens = Tokens of cities, countries, noble houses and earlier periods lie before the players; add them yourselves.
royals-score-ask-board = Board file (Enter for the board Regalia ships):
royals-score-ask-period = Which period, 1648, 1680 or 1714?
royals-score-ask-holder = Who holds { $position }?
royals-score-ask-displaced = Displaced cubes in { $city } (red 2, blue)?
royals-score-ask-cubes = Cubes on the { $title } (red 2, blue 1)?

## The story

royals-told-took = { $who } takes { $card } from the display.
royals-told-drew-country = { $who } draws a country card.
royals-told-drew-intrigue = { $who } draws an intrigue card.
royals-told-drew-card = { $who } draws a card: { $card }.
royals-told-discarded = { $who } discards down to the hand limit: { $cards }.
royals-told-ended-turn = { $who } ends the turn.
royals-told-refilled = New cards in the display: { $cards }.
royals-told-shuffled-country = The discarded country cards are shuffled and become the new deck: { $count }.
royals-told-shuffled-intrigue = The discarded intrigue cards are shuffled and become the new deck: { $count }.
royals-told-occupied = { $who } occupies the { $position } and pays { $cards }.
royals-told-took-over = { $who } takes over the { $position } and pays { $cards }; { $rival }'s cube stays in { $city } as a displaced one.
royals-told-token-city = { $who } takes the city token of { $city } ({ $value }).
royals-told-token-country = { $who } takes a country token of { $country } ({ $value }).
royals-told-token-noble-house = { $who } takes a noble-house token ({ $value }).
royals-told-ran-out = The country deck has run out: period { $period } ends with this turn.
royals-told-last-round = The country deck has run out: period { $period } and the game end with this round.
royals-told-period = Period { $period } is scored: { $lines }.
royals-told-titles = The titles are scored: { $lines }.
royals-told-ended = The game is over: { $scores }; { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}.
royals-told-ended-tie = The game is over: { $scores }; the highest tokens of those tied are { $tokens }; { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}.
royals-name-position = { $title } of { $city }
royals-name-pair = { $first }+{ $second }
royals-name-cards = { $count } { $card }
royals-score-lines = { $first }; { $rest }
royals-score-in = { $of }: { $won }
royals-score-nobody = { $of }: nobody
royals-score-of = { $who } { $points }
royals-score-highest = { $who }: { $tokens }
royals-score-won = { $who } { $value } (influence { $influence })
royals-score-won-by-title = { $who } { $value } (influence { $influence }, as { $rivals }, but the higher title: { $title })
royals-score-won-by-city = { $who } { $value } (influence { $influence } and { $title }, as { $rivals }, but the higher city bonus: { $city })
royals-score-of-period = Period { $period }
royals-score-titles = Titles
royals-score-end = Final score
royals-score-influence = Influence
royals-score-cubes = Cubes
royals-score-cities = City tokens
royals-score-countries = Country tokens
royals-score-houses = Noble houses
royals-score-periods = Period tokens
royals-score-markers = Title markers
royals-score-tie = Highest tokens of those tied
royals-score-nth = { $nth }.
