kingdoms-over = La partita è finita.
kingdoms-put-first = Hai preso una tessera: mettila prima su uno spazio vuoto.
kingdoms-taken = { $cell } è occupato; nulla si sposta o lascia il tabellone fino alla fine dell'epoca.
kingdoms-no-castle = Non hai più castelli di livello { $rank }.
kingdoms-must-act = Puoi passare solo se non puoi mettere né un castello né una tessera.
kingdoms-start-used = Non hai più la tessera di partenza.
kingdoms-no-start-tiles = Con le tessere scoperte non ci sono tessere di partenza.
kingdoms-nothing-in-hand = Non hai preso alcuna tessera; pescane prima una.
kingdoms-choose-tile = Le tessere sono scoperte: indica quale prendi.
kingdoms-supply-empty = La riserva è vuota; non si può pescare.
kingdoms-draw-blind = Le tessere si pescano a caso; solo la variante senza fortuna permette di scegliere.
kingdoms-tile-gone = Nella riserva non ci sono più tessere { $tile }.

## Posizioni e fogli dei punti

kingdoms-bad-cell = in { $cell } c'è { $text }, che non è né una tessera (da +1 a +6, da -1 a -6, M, D, G, W), né un castello ({ $castles }), né «.».
kingdoms-bad-board = il tabellone dev'essere un elenco di { $rows } righe di testo, non { $value }.
kingdoms-bad-rows = il tabellone deve avere { $rows } righe, non { $count }.
kingdoms-bad-row = la riga { $row } deve avere { $columns } spazi, non { $count }.
kingdoms-board-full = il tabellone è pieno: lascia vuoto uno spazio, perché qualcuno possa giocare, oppure indica che la partita è finita.
kingdoms-epoch-castles = prima dell'epoca { $epoch } i castelli usciti dal gioco devono essere almeno { $count }, non { $gone } (KIN-V1).
kingdoms-over-hand = a partita finita nessuno ha una tessera in mano.
kingdoms-many-castles = il tabellone mostra più castelli { $castle } di quanti ne esistano: { $count } (KIN-C2, KIN-S1).
kingdoms-castle-list = i castelli del posto { $seat } devono essere quattro numeri, uno per livello, non { $value }.
kingdoms-many-tiles = la posizione mostra più tessere { $tile } di quante ne esistano: { $count } (KIN-C3).
kingdoms-no-luck-start = nella variante no-luck non ci sono tessere di partenza (KIN-V2).
kingdoms-no-tile = { $value } non è una tessera; le tessere sono { $words }.
kingdoms-many-colours = il tabellone mostra castelli di { $count } colori ({ $letters }); il gioco ne ha { $seats } (KIN-C2).
kingdoms-board-tiles = le tessere { $tile } sul tabellone sono { $count }; la scatola ne contiene { $stock } (KIN-C3).
kingdoms-board-castles = i castelli { $castle } sul tabellone sono { $count }; ogni colore ne ha { $stock } (KIN-C2).
kingdoms-form = cinque righe di sei spazi: castelli come Y4 (una lettera qualsiasi per ogni colore), tessere da +1 a +6, da -1 a -6, W, D, M, G, e «.» per uno spazio vuoto

## Il gioco e le sue opzioni

kingdoms-tagline = Costruisci castelli dove la terra è ricca, e lascia il drago agli altri.
kingdoms-option-players = Numero di giocatori.
kingdoms-option-variants = Varianti, combinabili liberamente.

## Nomi

kingdoms-name-village = villaggio
kingdoms-name-farm = fattoria
kingdoms-name-city = città
kingdoms-name-windmill = mulino a vento
kingdoms-name-knight = cavaliere
kingdoms-name-harvest = raccolto
kingdoms-name-swamp = palude
kingdoms-name-graveyard = cimitero
kingdoms-name-wolf = lupo
kingdoms-name-blight = carestia
kingdoms-name-bandit = bandito
kingdoms-name-troll = troll
kingdoms-name-mountain = montagna
kingdoms-name-dragon = drago
kingdoms-name-gold-mine = miniera d'oro
kingdoms-name-wizard = mago
kingdoms-name-last-castle = fino all'ultimo castello
kingdoms-name-no-luck = senza fortuna
kingdoms-name-instant-scoring = conteggio immediato

## Il terminale

kingdoms-see-epoch = Kingdoms · epoca { $epoch }
kingdoms-see-unseen = Tessere non ancora viste:
kingdoms-see-no-tiles = nessuna
kingdoms-see-supply = nella riserva:
kingdoms-see-my-start = La tua tessera di partenza:
kingdoms-see-hand = In mano:
kingdoms-see-base = valore
kingdoms-see-gold = { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
kingdoms-see-castles = castelli { $castles }
kingdoms-see-no-castles = nessun castello
kingdoms-see-start = ▢ tessera di partenza
kingdoms-group-castle = castello { $rank }
kingdoms-group-draw = pescare
kingdoms-group-take = prendere
kingdoms-group-place = mettere la tessera
kingdoms-group-start = tessera di partenza
kingdoms-group-pass = passare
kingdoms-score = Kingdoms: l'oro di un'epoca
kingdoms-score-row = riga { $row }
kingdoms-score-rows = righe
kingdoms-score-column = col { $column }
kingdoms-score-columns = colonne
kingdoms-score-total = totale

## Che cosa è successo, una frase alla volta

kingdoms-told-dealt = Le tessere si mescolano e ciascuno pesca una tessera di partenza. Comincia { $first }.
kingdoms-told-dealt-tile = Le tessere si mescolano e ciascuno pesca una tessera di partenza; { $who }: { $tile }. Comincia { $first }.
kingdoms-told-dealt-open = Tutte le tessere sono scoperte. Comincia { $first }.
kingdoms-told-castle = { $who } costruisce un castello di livello { $rank } in { $cell }.
kingdoms-told-last-castle = { $who } non ha più castelli: questa epoca è l'ultima.
kingdoms-told-draw = { $who } pesca una tessera.
kingdoms-told-draw-tile = { $who } pesca una tessera: { $tile }.
kingdoms-told-take = { $who } prende una tessera: { $tile }.
kingdoms-told-put = { $who } mette una tessera in { $cell }: { $tile }.
kingdoms-told-put-start = { $who } mette la tessera di partenza in { $cell }: { $tile }.
kingdoms-told-pass = { $who } passa.
kingdoms-told-scored = Conteggio dell'epoca { $epoch }: { $won }.
kingdoms-told-scored-lines = Conteggio ({ $lines }): { $won }.
kingdoms-told-full = Il tabellone è pieno e l'epoca { $epoch } finisce. Oro: { $gold }.
kingdoms-told-stuck = Nessuno può agire e l'epoca { $epoch } finisce. Oro: { $gold }.
kingdoms-told-cleared = Tutti i castelli sul tabellone escono dal gioco.
kingdoms-told-cleared-back = I castelli di livello 1 tornano ai proprietari ({ $back }); gli altri escono dal gioco.
kingdoms-told-tiles-back = Tutte le tessere tornano nella riserva.
kingdoms-told-shuffled = Tutte le tessere si rimescolano e ciascuno pesca una tessera di partenza.
kingdoms-told-shuffled-tile = Tutte le tessere si rimescolano e ciascuno pesca una tessera di partenza; { $who }: { $tile }.
kingdoms-told-epoch = Epoca { $epoch }: comincia { $who }, che ha più oro di tutti ({ $gold }).
kingdoms-told-epoch-tied = Epoca { $epoch }: { $tied } hanno più oro di tutti ({ $gold }); comincia { $who }, che veniva prima nell'ordine di turno.
kingdoms-told-won = { $who } vince (oro: { $gold }).
kingdoms-told-shared = { $who } condividono la vittoria (oro: { $gold }).
kingdoms-name-worth = { $name } { $worth }
kingdoms-name-row = riga { $row }
kingdoms-name-column = colonna { $column }
kingdoms-score-of = { $who } { $count }
kingdoms-score-no-tiles = nessuna tessera
kingdoms-score-epoch = Conteggio dell'epoca { $epoch }
kingdoms-score-lines = Conteggio delle linee piene
kingdoms-score-before = Oro prima del conteggio
kingdoms-score-of-row = Riga { $row }
kingdoms-score-of-column = Colonna { $column }
kingdoms-score-base = { $tiles } → valore base { $base }
kingdoms-score-ranks = livelli che contano
kingdoms-score-formula = { $base } × { $ranks ->
    [one] { $ranks } livello
   *[other] { $ranks } livelli
} = { $gold }
