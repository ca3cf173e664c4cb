royals-over = La partita è finita.
royals-draw-first = Prima pesca le carte: il turno comincia con la pesca.
royals-drawn-all = Hai già pescato tutte le carte di questo turno.
royals-no-intrigue-yet = Nel primo turno si pescano soltanto carte paese.
royals-no-intrigue-now = Si pescano tre carte paese, oppure una carta paese e una carta intrigo; un'altra carta intrigo non è ammessa.
royals-no-intrigue-left = Non ci sono più carte intrigo da pescare.
royals-no-country-now = Insieme a una carta intrigo si pesca una sola carta paese.
royals-deck-empty = Il mazzo dei paesi è vuoto; prendi una carta dall'esposizione.
royals-not-shown = Nell'esposizione non c'è alcuna carta { $country }.
royals-pay-first = Prima completa il pagamento per { $position }, oppure ritiralo con 'cancel'.
royals-discard-first = Prima scarta le carte oltre il limite di 12 carte paese e 4 carte intrigo.
royals-end-first = Si scarta alla fine del turno; di' prima 'end'.
royals-own = { $position } è già tua; nessuno può subentrare a sé stesso.
royals-held = { $position } è occupata da un altro giocatore; conquistala con un intrigo.
royals-vacant = { $position } è libera; occupala, non serve alcun intrigo.
royals-no-cubes = Ti servono due cubetti nella riserva, uno per la posizione e uno per il titolo.
royals-too-dear = { $position } costa { $cost } carte { $country }; le tue non bastano, nemmeno con i jolly.
royals-no-intrigue = Per subentrare in { $position } { $count ->
    [one] serve una carta intrigo
   *[other] servono { $count } carte intrigo
} di { $country }; le tue non bastano, nemmeno con i jolly.
royals-nothing-to-pay = Non stai pagando nulla; prima occupa o conquista una posizione.
royals-jokers-do-not-fit = Con la tua mano { $position } non si può pagare con questo numero di jolly.
royals-jokers-said = Il numero di jolly è già deciso; nomina le carte, o ritira il pagamento con 'cancel'.
royals-say-jokers = Di' prima quanti jolly usi.
royals-card-missing = Non hai più carte { $card } per questo.
royals-other-pile = { $card } non è del tipo che si sta pagando ora.
royals-in-order = Le carte si nominano in un solo ordine; dopo { $lowest } non viene più { $card }.
royals-card-does-not-fit = Con { $card } adesso non si potrebbe più pagare il resto.
royals-other-discard = Con { $card } adesso non si potrebbe più scartare il resto; le carte paese vengono prima delle carte intrigo.
royals-board = **Il tabellone in gioco** è «{ $name }»: { $substitutes } dei suoi { $values } valori sono sostituti di numeri che i regolamenti non dicono. `regalia board royals` li elenca; con `--board FILE` giocate sul vostro.
