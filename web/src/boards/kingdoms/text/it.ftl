kingdoms-realm = Il regno: cinque righe, sei colonne
kingdoms-epoch = Epoca { $epoch } di { $epochs }
kingdoms-epoch-open = Epoca { $epoch }
kingdoms-supply = Riserva: { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
kingdoms-gold = oro
kingdoms-tray = Che cosa puoi mettere sul tabellone
kingdoms-choose-first = Scegli prima un castello o una tessera qui sotto, poi uno spazio.
kingdoms-pick-castle = Castello di livello { $rank }, rimasti: { $count } (tasto { $rank })
kingdoms-pick-start = La tua tessera di partenza: { $tile } (tasto S)
kingdoms-start-tile = partenza
kingdoms-draw = pesca
kingdoms-draw-from = Pesca una tessera; nella riserva: { $count } (tasto D)
kingdoms-take = Prendi: { $tile }
kingdoms-take-which = Tessere che puoi prendere
kingdoms-in-hand = Hai pescato: { $tile }. Scegli lo spazio.
kingdoms-pass = Passa
kingdoms-unseen = Tessere che non hai ancora visto in questa epoca
kingdoms-cell-castle = { $cell }: castello di livello { $rank } di { $owner }
kingdoms-cell-tile = { $cell }: { $tile } { $worth }
kingdoms-cell-open = { $cell }: vuoto, puoi giocare qui
kingdoms-cell-empty = { $cell }: vuoto
kingdoms-now-act = { $what ->
    [castle] Scegli un castello, poi uno spazio.
    [start] Scegli la tessera di partenza, poi uno spazio.
    [draw] Pesca una tessera, poi scegli uno spazio.
    [castle-start] Scegli un castello o la tessera di partenza, poi uno spazio.
    [castle-draw] Scegli un castello oppure pesca; poi scegli uno spazio.
    [start-draw] Scegli la tessera di partenza oppure pesca; poi scegli uno spazio.
   *[all] Scegli un castello o la tessera di partenza, oppure pesca; poi scegli uno spazio.
}
kingdoms-now-put = Metti la tessera su uno spazio vuoto: { $tile }.
kingdoms-now-space = Scegli uno spazio per il castello di livello { $rank }.
kingdoms-now-space-start = Scegli uno spazio per la tua tessera di partenza: { $tile }.
kingdoms-now-pass = Non puoi mettere nulla: passa.
kingdoms-did-castle = costruisce un castello di livello { $rank } in { $cell }
kingdoms-did-draw = pesca una tessera
kingdoms-did-take = prende una tessera: { $tile }
kingdoms-did-place = mette una tessera in { $cell }: { $tile }
kingdoms-did-start = mette la tessera di partenza in { $cell }: { $tile }
kingdoms-did-pass = passa
kingdoms-colour-yellow = Giallo
kingdoms-colour-red = Rosso
kingdoms-colour-blue = Blu
kingdoms-colour-green = Verde
kingdoms-tile-village = villaggio
kingdoms-tile-farm = fattoria
kingdoms-tile-city = città
kingdoms-tile-windmill = mulino a vento
kingdoms-tile-knight = cavaliere
kingdoms-tile-harvest = raccolto
kingdoms-tile-swamp = palude
kingdoms-tile-graveyard = cimitero
kingdoms-tile-wolf = lupo
kingdoms-tile-blight = carestia
kingdoms-tile-bandit = bandito
kingdoms-tile-troll = troll
kingdoms-tile-mountain = montagna
kingdoms-tile-dragon = drago
kingdoms-tile-mine = miniera d'oro
kingdoms-tile-wizard = mago
kingdoms-base-now = valore base ora: { $base }

# Le carte che spiegano: «Nome: una frase.»

kingdoms-goal = Avere più oro di tutti dopo il conteggio dell'ultima epoca.
kingdoms-goal-turn = Nel tuo turno fai una sola cosa: costruisci un castello, peschi una tessera e la metti, oppure metti la tessera di partenza.
kingdoms-card-castle = Castello di livello { $rank }: al conteggio dell'epoca chi lo possiede riceve { $rank ->
    [one] il valore base della riga e della colonna
   *[other] { $rank } volte il valore base della riga e della colonna
}, oppure lo paga se è negativo.
kingdoms-card-tray = I tuoi castelli di livello { $rank } (rimasti: { $count }): scegline uno, poi uno spazio vuoto; dopo l'epoca { $returns ->
    [yes] ti viene restituito
   *[no] esce dal gioco
}.
kingdoms-card-resource = { $tile } (+{ $worth }): una risorsa che aggiunge { $worth } al valore base della sua riga e della sua colonna.
kingdoms-card-hazard = { $tile } (−{ $worth }): un pericolo che toglie { $worth } al valore base della sua riga e della sua colonna.
kingdoms-card-mountain = { $tile }: divide la riga e la colonna in due parti, che si contano separatamente.
kingdoms-card-dragon = { $tile }: annulla tutte le risorse nella sua parte della riga e della colonna; i pericoli restano.
kingdoms-card-mine = { $tile }: raddoppia tutte le altre tessere, buone e cattive, nella sua parte della riga e della colonna.
kingdoms-card-wizard = { $tile }: ogni castello subito accanto, sopra o sotto conta un livello in più.
kingdoms-card-start = Tessera di partenza: la conosci solo tu; nel tuo turno puoi metterla su uno spazio vuoto. { $does }
kingdoms-card-draw = Riserva: peschi { $count ->
    [one] l'ultima tessera coperta
   *[other] una di { $count } tessere coperte
}, la guardi e solo allora scegli lo spazio.
kingdoms-card-pass = Passa: solo se non puoi né costruire né mettere una tessera.
kingdoms-card-space = Spazio vuoto: accoglie un castello o una tessera, che ci resta fino alla fine dell'epoca.
kingdoms-card-total = Valore base della linea { $line }: quanto renderebbe ogni livello al momento – { $worth }.
kingdoms-card-standing = Oro: alla fine vince chi ne ha di più; può anche scendere sotto zero.
kingdoms-card-facts = Epoca { $epoch }: si conta appena il tabellone è pieno; tessere ancora da pescare – { $count }.
kingdoms-card-castles = Castelli rimasti: quelli che si possono ancora costruire; dopo un'epoca { $returns ->
    [yes] tornano solo quelli di livello 1
   *[no] non ne torna nessuno
}.

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Varianti
kingdoms-option-variants-last-castle = Fino all'ultimo castello
kingdoms-option-variants-last-castle-help = Si gioca finché qualcuno non mette il suo ultimo castello; i castelli usati non tornano.
kingdoms-option-variants-no-luck = Senza fortuna
kingdoms-option-variants-no-luck-help = Tutte le tessere sono scoperte; chi ne prende una sceglie quale.
kingdoms-option-variants-instant-scoring = Conteggio immediato
kingdoms-option-variants-instant-scoring-help = Ogni riga o colonna si conta appena è piena.
kingdoms-tiles = Tessere
kingdoms-line-now = Linea { $line } in questo momento: { $worth }
kingdoms-castles-left = livello { $rank }: { $count }
kingdoms-key-castle = scegli un castello di questo livello
kingdoms-key-start = scegli la tessera di partenza
kingdoms-key-draw = pesca una tessera
