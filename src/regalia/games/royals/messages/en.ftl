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
royals-too-dear = { $position } costs { $cost } { $country } cards; yours do not suffice, jokers included.
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
royals-in-order = Cards are named in one order; after { $lowest } comes no { $card } any more.
royals-card-does-not-fit = With { $card } now, the rest could not be paid any more.
royals-other-discard = With { $card } now, the rest could not be discarded any more; country cards come before intrigue cards.
royals-board = **The board in play** is “{ $name }”: { $substitutes } of its { $values } values are substitutes for numbers the rulebooks do not tell. `regalia board royals` lists them; with `--board FILE` you play on your own.
