crowns-tagline = Prendi una corona o due, e fai in modo che l'ultima sia tua.
crowns-option-players = In quanti si gioca.
crowns-option-heap = Quante corone ci sono nel mucchio.
crowns-over = La partita è finita.
crowns-too-many = Restano solo { $heap } corone.
crowns-count = il mucchio e le corone prese devono fare insieme { $heap }.
crowns-told-dealt = Corone nel mucchio: { $heap }. Comincia { $first }.
crowns-told-took = { $who } prende { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
}.
crowns-told-won = { $who } prende l'ultima corona e vince.
crowns-group-take = prendere
