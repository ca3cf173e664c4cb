crowns-tagline = Take one crown or two, and see to it that the last one is yours.
crowns-option-players = How many play.
crowns-option-heap = How many crowns lie on the heap.
crowns-over = The game is over.
crowns-too-many = Only { $heap } crowns are left.
crowns-count = the heap and what was taken from it must be { $heap } crowns together.
crowns-told-dealt = The heap holds { $heap } crowns. { $first } goes first.
crowns-told-took = { $who } takes { $crowns ->
    [one] a crown
   *[other] { $crowns } crowns
}.
crowns-told-won = { $who } takes the last crown and wins.
crowns-group-take = take
