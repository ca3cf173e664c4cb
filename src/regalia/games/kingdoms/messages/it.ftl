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
kingdoms-box-empty = la scatola deve avere un castello per ogni giocatore e almeno { $tiles } tessere.
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
kingdoms-score-split = { $line }, { $count ->
    [one] montagna in { $cells }
   *[other] montagne in { $cells }
}
kingdoms-score-part = { $cells }: { $base }
kingdoms-score-ranks = livelli che contano
kingdoms-score-formula = { $base } × { $ranks ->
    [one] { $ranks } livello
   *[other] { $ranks } livelli
} = { $gold }

## La lezione

kingdoms-lesson-realm = Ti diamo il benvenuto! Questo è il regno: cinque righe e sei colonne. Tu giochi con il giallo, un paggio con il rosso, e alla fine vince chi ha più oro.
kingdoms-lesson-tiles = Le terre con il più sono ricchezze, quelle con il meno pericoli. Il numero in fondo a una riga o a una colonna è la loro somma.
kingdoms-lesson-castles = Questi castelli sono tuoi, dal livello 1 al livello 4. Un castello incassa il totale della sua riga e quello della sua colonna, ciascuno moltiplicato per il suo livello.
kingdoms-lesson-first = Nella riga 2 ci sono +6 e +4, e anche la colonna c è ricca. Scegli il tuo castello di livello 4 e mettilo in c2.
kingdoms-lesson-first-no = Si potrebbe, ma c2 rende molto di più: metti lì il tuo castello di livello 4.
kingdoms-lesson-draw = Il rosso ti ha seguito nella riga 2: chiunque abbia un castello in una linea ci guadagna. Ora pesca una tessera: la vedi prima di scegliere lo spazio.
kingdoms-lesson-draw-no = Anche questo si può fare. Per ora pesca una tessera e guarda che cosa esce.
kingdoms-lesson-troll = Un troll, −6! Mettilo dove il rosso ha castelli e tu no: in e5 gli costerà caro.
kingdoms-lesson-troll-no = Così faresti un favore al rosso. Metti il troll in e5.
kingdoms-lesson-start = Hai anche una tessera di partenza che nessun altro ha visto: una montagna. Divide in due la sua riga e la sua colonna, e ogni parte si conta da sola.
kingdoms-lesson-mountain = Ecco il colpo da maestro: il bandito, −5, rovina la tua riga 2. Metti la montagna in d2 e il bandito resta solo con il castello rosso.
kingdoms-lesson-mountain-no = Tieni le altre idee per dopo: la tua tessera di partenza va in d2, fra te e il bandito.
kingdoms-lesson-mine = Il rosso ha messo la miniera d'oro in f1: raddoppia tutte le altre tessere della sua riga e della sua colonna, buone e cattive. Il drago in b3 fa il contrario: nelle sue linee le ricchezze non valgono nulla.
kingdoms-lesson-last = La colonna a vale 10, e due dei tuoi castelli sono già lì. Aggiungi il castello di livello 3 in a5.
kingdoms-lesson-last-no = Quasi! La colonna a rende di più: metti il castello di livello 3 in a5.
kingdoms-lesson-scoring = Il tabellone era pieno, perciò si sono contate tutte le righe e tutte le colonne. Nella riga 2 il tuo castello di livello 4 ha reso 10 × 4 = 40 d'oro: la montagna ha tenuto lontano il −5.
kingdoms-lesson-after = I castelli di livello 1 tornano a te, tutti gli altri sono usciti dal gioco: usa con cura i più alti. Chi ha più oro comincia l'epoca seguente, e dopo la terza vince chi è più ricco.
kingdoms-lesson-on = Non serve sapere altro. Restano due epoche: ora continua tu contro il paggio.

## Che cosa porterebbe una mossa

kingdoms-brings-castle = { $line }: valore base { $base } × livello { $rank } = { $gold }.
kingdoms-brings-base = { $line }: valore base { $before } → { $base }.
kingdoms-brings-total = Al momento: { $won }.
kingdoms-brings-scoring = Così il tabellone è pieno: si fa il conteggio dell'epoca.

## Mosse, e perché una era migliore di un'altra

kingdoms-move-castle = costruisce un castello di livello { $rank } in { $cell }
kingdoms-move-draw = pesca una tessera
kingdoms-move-take = prende una tessera: { $tile }
kingdoms-move-place = mette una tessera in { $cell }: { $tile }
kingdoms-move-start = mette la tessera di partenza in { $cell }: { $tile }
kingdoms-move-pass = passa
kingdoms-why-line = { $line } con valore base { $base }
kingdoms-why-mine = { $line } con valore base { $base }, raddoppiato dalla miniera d'oro
kingdoms-why-dragon = { $line } con valore base { $base } a causa del drago
kingdoms-why-nobody = niente per nessuno
kingdoms-why-better-castle = Un castello di livello { $rank } in { $cell } avrebbe reso di più ({ $lines }). Con il tabellone di allora: { $won }.
kingdoms-why-played-castle = Il castello di livello { $rank } in { $cell } rende poco ({ $lines }). Con il tabellone di allora: { $won }.
kingdoms-why-better-tile = In { $cell } la tessera ({ $tile }) avrebbe cambiato il valore base da { $before } a { $base } ({ $line }). Con il tabellone di allora: { $won }.
kingdoms-why-played-tile = In { $cell } la tessera ({ $tile }) cambia il valore base da { $before } a { $base } ({ $line }). Con il tabellone di allora: { $won }.
kingdoms-why-better-mountain = In { $cell } la montagna avrebbe diviso in due la linea ({ $line }). Con il tabellone di allora: { $won }.
kingdoms-why-played-mountain = In { $cell } la montagna divide in due la linea ({ $line }). Con il tabellone di allora: { $won }.
kingdoms-why-left = Lascia libero { $cell }: lì un castello di livello { $rank } di { $who } renderebbe molto ({ $lines }). Con il tabellone di allora: { $won }.
kingdoms-why-smaller = In { $cell } bastava un castello di livello { $small }: quello di livello { $rank } esce dal gioco alla fine dell'epoca.
kingdoms-why-spent = Consuma presto un castello di livello { $rank }: in { $cell } rende poco ({ $lines }; con il tabellone di allora: { $won }), gli spazi vuoti erano ancora { $empty }, e alla fine dell'epoca il castello esce dal gioco.
kingdoms-why-spent-empty = Consuma presto un castello di livello { $rank }: in { $cell } non rende ancora nulla, gli spazi vuoti erano ancora { $empty }, e alla fine dell'epoca il castello esce dal gioco.
kingdoms-why-start = Scopre presto la tessera di partenza ({ $tile }): nessun altro la conosceva, e gli spazi vuoti erano ancora { $empty }.
