# Palais Royal: nomi

palais-royal-room-gate = Ingresso
palais-royal-room-parade = Parata
palais-royal-room-stairs = Scala
palais-royal-room-mint = Conio
palais-royal-room-king = Re
palais-royal-room-queen = Regina
palais-royal-room-office = Ufficio
palais-royal-room-back-door = Porta sul retro
palais-royal-room-cardinal = Cardinale
palais-royal-about-gate = Ingresso: qui entrano nel palazzo i nuovi servi.
palais-royal-about-parade = Parata: puoi mettere all'ingresso tanti servi quanti ne hai qui; con la maggioranza +1.
palais-royal-about-stairs = Scala: un movimento per ogni servo che hai qui; con la maggioranza +1.
palais-royal-about-mint = Stanza del conio: un Luigi per ogni servo che hai qui; con la maggioranza +1.
palais-royal-about-king = Re: ogni servo qui vale come un sigillo blu; con la maggioranza puoi metterne uno in più.
palais-royal-about-queen = Regina: ogni servo qui vale come un sigillo viola; con la maggioranza puoi metterne uno in più.
palais-royal-about-office = Ufficio: ogni servo qui permette di reclutare un nobile.
palais-royal-about-back-door = Porta sul retro: peschi una lettera per ogni servo qui; ogni lettera che tieni rimanda un servo nella riserva.
palais-royal-about-cardinal = Cardinale: chi ha più servi qui risolve a suo favore i pareggi nelle altre stanze.
palais-royal-letter-majority = Maggioranza
palais-royal-letter-open-gate = Ingresso aperto
palais-royal-letter-gate-and-moves = Ingresso e movimenti
palais-royal-letter-5-moves = 5 movimenti
palais-royal-letter-9-moves = 9 movimenti
palais-royal-letter-2-seals = 2 sigilli
palais-royal-letter-4-louis = 4 Luigi
palais-royal-letter-2-points = 2 punti
palais-royal-letter-4-points = 4 punti
palais-royal-effect-majority = Maggioranza: prima dell'azione 1; per questo turno il bonus di maggioranza in ogni stanza in cui hai un servo.
palais-royal-effect-open-gate = Ingresso aperto: nell'azione 1; quanti servi vuoi all'ingresso.
palais-royal-effect-gate-and-moves = Ingresso e movimenti: nell'azione 1; due servi all'ingresso e sei movimenti in più nell'azione 2.
palais-royal-effect-5-moves = 5 movimenti: nell'azione 2; cinque movimenti in più.
palais-royal-effect-9-moves = 9 movimenti: nell'azione 2; nove movimenti in più.
palais-royal-effect-2-seals = 2 sigilli: nell'azione 4; due sigilli di qualsiasi colore per questo turno.
palais-royal-effect-4-louis = 4 Luigi: in qualsiasi momento; prendi quattro Luigi.
palais-royal-effect-2-points = 2 punti: in qualsiasi momento; la lettera vale due punti alla fine.
palais-royal-effect-4-points = 4 punti: in qualsiasi momento; la lettera vale quattro punti alla fine.
palais-royal-privilege-gate = Due servi in più all'ingresso ogni turno
palais-royal-privilege-moves = Due movimenti in più ogni turno
palais-royal-privilege-diagonal = I servi si muovono anche in diagonale
palais-royal-privilege-louis = Due Luigi in più ogni turno
palais-royal-privilege-king = Un servo in più nella stanza del re ogni turno
palais-royal-privilege-queen = Un servo in più nella stanza della regina ogni turno
palais-royal-privilege-king-or-queen = Un servo in più nella stanza del re o della regina ogni turno
palais-royal-privilege-letters = Tre lettere in più da pescare
palais-royal-privilege-servant = Subito un servo dalla riserva generale
palais-royal-privilege-servants = Subito tre servi dalla riserva generale
palais-royal-side-lion = Lato del leone
palais-royal-side-amphora = Lato dell'anfora
palais-royal-side-fountain = Lato della fontana
palais-royal-side-sphinx = Lato della sfinge
palais-royal-from-reserve = dalla riserva
palais-royal-from-room = { $room ->
    [gate] dall'ingresso
    [parade] dalla parata
    [stairs] dalla scala
    [mint] dal conio
    [king] dal re
    [queen] dalla regina
    [office] dall'ufficio
    [back-door] dalla porta sul retro
   *[cardinal] dal cardinale
}
palais-royal-action-1 = Parata
palais-royal-action-2 = Scala
palais-royal-action-3 = Incassi
palais-royal-action-4 = Nobili
palais-royal-action-5 = Lettere

# che cosa si può fare

palais-royal-now-setup = Metti i tuoi cinque servi nelle stanze che vuoi.
palais-royal-now-parade = { $left ->
    [0] Azione 1: non puoi mettere servi all'ingresso; gioca una lettera o prosegui.
    [one] Azione 1: puoi mettere un servo all'ingresso.
   *[other] Azione 1: metti fino a { $left } servi all'ingresso.
}
palais-royal-now-stairs = { $left ->
    [0] { $letters ->
        [0] Azione 2: non hai movimenti; prosegui.
       *[other] Azione 2: non hai movimenti; gioca una lettera o prosegui.
    }
    [one] Azione 2: muovi un servo nel palazzo; resta { $left } movimento.
   *[other] Azione 2: muovi i tuoi servi nel palazzo; restano { $left } movimenti.
}
palais-royal-now-walk = { $left ->
    [one] Ora scegli dove va uno di questi servi; resta { $left } movimento.
   *[other] Ora scegli dove va uno di questi servi; restano { $left } movimenti.
}
palais-royal-now-mint = Azione 3: prendi dalla stanza del conio { $left ->
    [one] un Luigi
   *[other] { $left } Luigi
}.
palais-royal-now-king = Azione 3: puoi mettere un servo nella stanza del re.
palais-royal-now-queen = Azione 3: puoi mettere un servo nella stanza della regina.
palais-royal-now-recruit = { $left ->
    [0] Azione 4: senza un servo nell'ufficio non puoi reclutare; prosegui.
    [one] Azione 4: puoi reclutare un nobile dal giardino.
   *[other] Azione 4: recluta fino a { $left } nobili dal giardino.
}
palais-royal-now-seals = Quali sigilli deve pagare la lettera?
palais-royal-now-side = Lascia un servo sullo spazio del nobile.
palais-royal-now-back-door = { $left ->
    [0] Azione 5: nessun servo alla porta sul retro, niente lettere; prosegui.
    [one] Azione 5: puoi pescare una lettera alla porta sul retro.
   *[other] Azione 5: puoi pescare { $left } lettere alla porta sul retro.
}
palais-royal-now-keep = { $left ->
    [0] Non puoi tenere altre lettere.
    [one] Puoi tenere una lettera; rimanda un servo nella riserva.
   *[other] Puoi tenere fino a { $left } lettere; ognuna rimanda un servo nella riserva.
}
palais-royal-now-after = { $letters ->
    [0] Non resta altro da fare: termina il turno.
   *[other] Gioca lettere, oppure termina il turno.
}
palais-royal-now-over = La partita è finita.

# pulsanti

palais-royal-do-put = { $left ->
    [0] Tutti e cinque sono a posto.
    [one] Ancora un servo: clicca su una stanza.
   *[other] Ancora { $left } servi: clicca sulle stanze.
}
palais-royal-do-put-all = Mettili così
palais-royal-do-take-back = Riprendi l'ultimo
palais-royal-do-walk = Movimenti rimasti: { $left }. Clicca su una stanza con i tuoi servi, poi su quella in cui mandarne uno.
palais-royal-do-walk-none = Non hai movimenti; una lettera può dartene.
palais-royal-do-diagonal = Puoi muoverti anche in diagonale.
palais-royal-do-walk-done = Muovili e prosegui
palais-royal-do-mint = { $louis ->
    [one] Prendi 1 Luigi
   *[other] Prendi { $louis } Luigi
}
palais-royal-do-fewer = o meno:
palais-royal-do-take = Prendi
palais-royal-do-gate = { $left ->
    [0] Non puoi metterne altri: conferma, o riprendine uno.
   *[other] Metti un servo all'ingresso (rimasti: { $left }):
}
palais-royal-do-gate-all = Tutti e { $count } dalla riserva
palais-royal-do-king = { $left ->
    [0] Non puoi metterne altri: conferma, o riprendine uno.
   *[other] Metti un servo nella stanza del re (rimasti: { $left }):
}
palais-royal-do-queen = { $left ->
    [0] Non puoi metterne altri: conferma, o riprendine uno.
   *[other] Metti un servo nella stanza della regina (rimasti: { $left }):
}
palais-royal-do-from-rooms = La tua riserva è vuota: scegli da quali stanze vengono (rimasti: { $left }).
palais-royal-do-side = Lascia un servo sullo spazio del nobile:
palais-royal-do-seals = { $seals ->
    [one] La lettera paga un sigillo.
   *[other] Le lettere pagano fino a { $seals } sigilli.
}
palais-royal-do-seal-blue = Paga un sigillo blu con la lettera
palais-royal-do-seal-purple = Paga un sigillo viola con la lettera
palais-royal-do-seals-servants = Paga il resto con i servi
palais-royal-do-draw = { $count ->
    [one] Pesca una lettera
   *[other] Pesca { $count } lettere
}
palais-royal-do-keep = { $left ->
    [one] Scegli una lettera da tenere (scelte: { $kept }).
   *[other] Scegli fino a { $left } lettere da tenere (scelte: { $kept }).
}
palais-royal-do-keep-these = { $count ->
    [one] Tieni questa lettera
   *[other] Tieni queste { $count } lettere
}
palais-royal-do-keep-none = Non tenerne nessuna
palais-royal-do-choose-noble = Clicca su un nobile evidenziato per vedere quanto ti costa.
palais-royal-do-recruit = Recluta
palais-royal-do-letter = { $price ->
    [0] Gioca la lettera
   *[other] Gioca la lettera per { $price } Luigi
}
palais-royal-do-done = Termina l'azione
palais-royal-do-end = Termina il turno

# che cosa si vede

palais-royal-see-garden = Giardino con { $count ->
    [one] un nobile
   *[other] { $count } nobili
}
palais-royal-see-palace = Palazzo
palais-royal-see-noble = Nobile: { $price } Luigi{ $blue ->
    [0] {""}
    [one] , { $blue } sigillo blu
   *[other] , { $blue } sigilli blu
}{ $purple ->
    [0] {""}
    [one] , { $purple } sigillo viola
   *[other] , { $purple } sigilli viola
}; vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
palais-royal-see-recruit-cost = Paghi { $louis } Luigi; tornano nella tua riserva: 1 servo dall'ufficio{ $blue ->
    [0] {""}
   *[other] , { $blue } dalla stanza del re
}{ $purple ->
    [0] {""}
   *[other] , { $purple } dalla stanza della regina
}.
palais-royal-see-left-servant = Servo di { $who }
palais-royal-see-empty-space = Vuoto
palais-royal-see-on-side = { $side }
palais-royal-see-outer = Spazio esterno, vale doppio
palais-royal-see-can-recruit = Puoi reclutare questo nobile
palais-royal-see-statue = Statua
palais-royal-see-nobody = nessuno
palais-royal-see-majority = Maggioranza: { $who }.
palais-royal-see-lit = Si può scegliere.
palais-royal-see-actions = Le cinque azioni del turno
palais-royal-see-letter-price = Giocarla costa { $price } Luigi
palais-royal-see-letter = { $count } × { $letter }, costa { $price } Luigi
palais-royal-see-my-letters = Le tue lettere
palais-royal-see-no-letters = Nessuna lettera in mano.
palais-royal-see-looking = Lettere che qualcuno sta guardando: { $count }.
palais-royal-see-deck = Lettere: { $count } nel mazzo
palais-royal-see-discarded = Scartate:
palais-royal-see-unseen = Nel mazzo o in mano agli altri:
palais-royal-see-in-reserve = { $count } nella riserva
palais-royal-see-seals = sigilli da lettere: { $count }
palais-royal-see-extra = movimenti in più: { $count }
palais-royal-see-majority-letter = Lettera «Maggioranza» in vigore
palais-royal-see-louis = Luigi
palais-royal-see-reserve = Servi nella riserva, e in quella generale
palais-royal-see-letters = Lettere in mano
palais-royal-see-face-down = Nobili
palais-royal-see-face-down-noble = Nobile coperto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
palais-royal-see-played = Giocate: { $letters }
palais-royal-see-none = nessuna
palais-royal-see-last-round = Ultimo giro: ognuno gioca un ultimo turno.

# il registro

palais-royal-move-put = mette un servo in una stanza: { $room }
palais-royal-move-gate = mette un servo all'ingresso { $source }
palais-royal-move-king = mette un servo nella stanza del re { $source }
palais-royal-move-queen = mette un servo nella stanza della regina { $source }
palais-royal-move-side = lascia un servo in giardino { $source }
palais-royal-move-move = muove un servo: { $from } → { $to }
palais-royal-move-mint = prende { $louis } Luigi
palais-royal-move-recruit = recluta il nobile in { $space }
palais-royal-move-recruit-points = recluta il nobile in { $space }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
palais-royal-move-seal-blue = paga un sigillo blu con una lettera
palais-royal-move-seal-purple = paga un sigillo viola con una lettera
palais-royal-move-pay = paga il resto con i servi
palais-royal-move-draw = pesca lettere
palais-royal-move-keep = tiene la lettera «{ $letter }»
palais-royal-move-keep-secret = tiene una lettera
palais-royal-move-discard = scarta le altre lettere
palais-royal-move-letter = gioca la lettera «{ $letter }»
palais-royal-move-done = passa all'azione successiva

# punti

palais-royal-points = { $count ->
    [one] punto
   *[other] punti
}

# Le carte che spiegano: «Nome: una frase.» Stanze e lettere hanno le loro più sopra

palais-royal-goal = Ottenere più punti di tutti con nobili, lettere e servi lasciati sui lati del giardino.
palais-royal-goal-turn = Un turno ha cinque azioni in quest'ordine: far entrare servi, muoverli, incassare, reclutare nobili, pescare lettere.
palais-royal-card-noble = Nobile ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): si recluta nell'azione 4 per { $price } Luigi (oro) e servi – 1 dall'ufficio, { $blue } dalla stanza del re (sigilli blu), { $purple } da quella della regina (viola).
palais-royal-card-owned = Nobile reclutato: alla fine vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
palais-royal-card-privilege = Il suo privilegio: { $privilege }.
palais-royal-card-on-side = Sta su un lato ({ $side }): chi lo recluta lascia qui un servo.
palais-royal-card-on-side-outer = Sta su uno spazio esterno ({ $side }): chi lo recluta lascia qui un servo, che vale doppio.
palais-royal-card-space = Spazio vuoto: ogni nobile vicino costa 1 Luigi in meno.
palais-royal-card-servant = Servo di { $who }: resta qui fino alla fine e conta per il suo lato ({ $side }); su uno spazio esterno vale doppio.
palais-royal-card-statue = Statua: non è uno spazio; non fa scendere prezzi e nulla le è vicino.
palais-royal-card-side = { $side }: alla fine chi vi ha più servi riceve 6 punti, il secondo 2.
palais-royal-card-louis = Luigi: monete per pagare nobili e lettere; altre arrivano dalla stanza del conio.
palais-royal-card-reserve = Riserva: i servi che possono entrare nel palazzo; quelli dopo il segno più arrivano solo con un privilegio.
palais-royal-card-letters = Lettere in mano: nascoste agli altri, alla fine valgono 1 punto ciascuna, al massimo 6.
palais-royal-card-nobles = Nobili reclutati: quelli con un privilegio duraturo restano scoperti, gli altri coperti; i punti contano sempre.
palais-royal-card-played = Lettere giocate: quelle da 2 o 4 punti restano scoperte e contano alla fine.
palais-royal-card-standing = Punti: per ora nobili e lettere da 2 o 4 punti; alla fine si aggiungono le lettere in mano e i lati del giardino.
palais-royal-card-facts = Nobili nel giardino: rimasti { $count }; se sono meno di 12 quando tocca a chi ha iniziato, ognuno gioca un ultimo turno.
palais-royal-card-action-1 = Azione 1: metti all'ingresso tanti servi quanti ne hai nella parata, uno in più con la maggioranza.
palais-royal-card-action-2 = Azione 2: muovi i servi di stanza in stanza, un movimento per ogni servo sulla scala, uno in più con la maggioranza.
palais-royal-card-action-3 = Azione 3: prendi Luigi nella stanza del conio e, con la maggioranza, aggiungi un servo nella stanza del re o della regina.
palais-royal-card-action-4 = Azione 4: recluta nobili dal giardino, uno per ogni servo nell'ufficio.
palais-royal-card-action-5 = Azione 5: pesca una lettera per ogni servo alla porta sul retro e tieni quelle che vuoi.
palais-royal-card-seals = Sigilli da lettere: pagano sigilli blu o viola in questo turno; quelli non usati si perdono.
palais-royal-card-extra = Movimenti in più: dalle lettere, per l'azione 2 di questo turno.
palais-royal-card-majority = Lettera «Maggioranza»: fino alla fine del turno hai il bonus di maggioranza ovunque hai un servo.
palais-royal-card-deck = Lettere: coperte finché non si pescano; quando il mazzo finisce si rimescolano gli scarti.
palais-royal-card-discard = Scarti: lettere giocate o non tenute, scoperte per tutti.
palais-royal-card-unseen = Lettere non viste: tutto ciò che può essere ancora nel mazzo o in mano agli altri.
palais-royal-card-do-put = Conferma: i tuoi cinque servi restano in queste stanze e tocca al prossimo.
palais-royal-card-do-back = Riprendi: l'ultimo servo scelto torna dov'era.
palais-royal-card-do-mint = Prendi Luigi: uno per ogni tuo servo nella stanza del conio, più i bonus.
palais-royal-card-do-seal = Sigilli: scegli quali sigilli paga la lettera; il resto lo pagano i servi.
palais-royal-card-do-draw = Pesca lettere: le guardi tutte, poi ne tieni alcune; ognuna che tieni rimanda un servo nella riserva.
palais-royal-card-do-bring = Da dove: i servi vengono dalla tua riserva e, solo quando è vuota, da altre stanze.
palais-royal-card-do-side = Da dove: il servo che resta in giardino può venire dalla riserva o da qualsiasi stanza.
palais-royal-card-do-done = Termina: chiude questa azione e passa alla prossima che puoi usare.
palais-royal-card-do-recruit = Recluta: paga il prezzo e prende il nobile.
palais-royal-card-do-letter = Gioca la lettera: ne paga il prezzo; l'effetto è immediato.
palais-royal-card-do-keep = Tieni: le lettere scelte vanno in mano, le altre scoperte tra gli scarti.
palais-royal-card-do-close = Chiudi: non succede nulla.
palais-royal-card-do-show = Giardino o palazzo: mostra l'uno o l'altro.

# Options, as the form for a new table names them; what they mean the server says

palais-royal-option-rooms = Stanze
palais-royal-option-rooms-random = A caso
palais-royal-option-rooms-first-game = Disposizione per la prima partita
palais-royal-option-set = Set
palais-royal-option-set-substitute = Il nostro set
palais-royal-garden = Giardino
