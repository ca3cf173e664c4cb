kingdoms-over = La partita è finita.
kingdoms-put-first = Hai preso una tessera: mettila prima su uno spazio vuoto.
kingdoms-taken = { $cell } è occupato; nulla si sposta o lascia il tabellone fino alla fine dell'epoca.
kingdoms-no-castle = Non hai più castelli di livello { $rank }.
kingdoms-must-act = Puoi passare solo se non puoi mettere né un castello né una tessera.
kingdoms-start-used = Non hai più la tessera di partenza.
kingdoms-no-start-tiles = Con le tessere scoperte non ci sono tessere di partenza.
kingdoms-nothing-in-hand = Non hai preso alcuna tessera; pescane prima una.
kingdoms-choose-tile = Le tessere sono scoperte: di' quale prendi.
kingdoms-supply-empty = La riserva è vuota; non si può pescare.
kingdoms-draw-blind = Le tessere si pescano a caso; solo la variante senza fortuna permette di scegliere.
kingdoms-tile-gone = Nella riserva non ci sono più tessere { $tile }.

## Posizioni e fogli dei punti

kingdoms-bad-cell = in { $cell } c'è «{ $text }», che non è né una tessera (da +1 a +6, da -1 a -6, M, D, G, W), né un castello ({ $castles }), né «.».
kingdoms-bad-board = il tabellone è un elenco di { $rows } righe di testo, non { $value }.
kingdoms-bad-rows = il tabellone ha { $rows } righe, non { $count }.
kingdoms-bad-row = la riga { $row } ha { $columns } spazi, non { $count }.
kingdoms-board-full = il tabellone è pieno: lascia vuoto uno spazio, perché qualcuno possa giocare, oppure indica che la partita è finita.
kingdoms-many-castles = il tabellone mostra più castelli { $castle } di quanti esistono, cioè { $count } (KIN-C2, KIN-S1).
kingdoms-castle-list = i castelli del posto { $seat } sono quattro numeri, uno per livello, non { $value }.
kingdoms-many-tiles = la posizione mostra più tessere { $tile } di quante esistono, cioè { $count } (KIN-C3).
kingdoms-no-luck-start = nella variante no-luck non ci sono tessere di partenza (KIN-V2).
kingdoms-no-tile = { $value } non è una tessera; le tessere sono { $words }.
kingdoms-many-colours = il tabellone mostra castelli di { $count } colori ({ $letters }); il gioco ne ha { $seats } (KIN-C2).
kingdoms-board-tiles = le tessere { $tile } sul tabellone sono { $count }; nella scatola ce ne sono { $stock } (KIN-C3).
kingdoms-board-castles = i castelli { $castle } sul tabellone sono { $count }; ogni colore ne ha { $stock } (KIN-C2).
kingdoms-form = cinque righe di sei spazi: castelli come Y4 (una lettera qualsiasi per ogni colore), tessere da +1 a +6, da -1 a -6, W, D, M, G, e . per uno spazio vuoto

## Il gioco e le sue opzioni

kingdoms-tagline = Costruisci castelli dove la terra è ricca, e lascia il drago agli altri.
kingdoms-option-players = In quanti si gioca.
kingdoms-option-variants = Varianti, da sole o insieme.
