palais-royal-over = La partita è finita.
palais-royal-put-five = Prima metti i tuoi cinque servi nelle stanze.
palais-royal-pay-first = Prima indica quali sigilli del nobile paga la lettera.
palais-royal-leave-first = Prima lascia un servo sullo spazio del nobile.
palais-royal-keep-first = Prima decidi quali delle lettere pescate tieni.
palais-royal-not-now = { $move ->
    [put] I servi si mettono nelle stanze solo prima del primo turno
    [gate] I servi arrivano all'ingresso nell'azione 1
    [move] I servi si muovono nel palazzo nell'azione 2
    [mint] I Luigi si prendono dalla stanza del conio nell'azione 3
    [king] Con la maggioranza nella stanza del re o con un privilegio, un servo va dal re nell'azione 3
    [queen] Con la maggioranza nella stanza della regina o con un privilegio, un servo va dalla regina nell'azione 3
    [recruit] I nobili si reclutano nell'azione 4
    [side] Si lascia un servo nel giardino solo quando si recluta un nobile da un lato
    [draw] Le lettere si pescano alla porta sul retro nell'azione 5
    [keep] Le lettere si tengono solo dopo averle pescate
    [discard] Le lettere si scartano solo dopo averle pescate
   *[other] I sigilli si pagano solo quando si recluta un nobile
}{ $when ->
    [later] ; questa fase viene più avanti nel turno
    [over] ; questa fase del turno è già conclusa
    [parade] ; questa fase è già conclusa, o è stata saltata perché non avevi servi nella parata
    [stairs] ; questa fase è già conclusa, o è stata saltata perché non avevi servi sulla scala
    [mint] ; questa fase è già conclusa, o è stata saltata perché non avevi servi nella stanza del conio
    [office] ; questa fase è conclusa perché non hai servi nell'ufficio
    [nobles] ; questa fase è conclusa perché non puoi pagare nessun nobile
   *[other] { "" }
}. Fase attuale: { $action }.
palais-royal-step-parade = azione 1, parata
palais-royal-step-stairs = azione 2, scala
palais-royal-step-mint = azione 3, conio
palais-royal-step-king = azione 3, re
palais-royal-step-queen = azione 3, regina
palais-royal-step-recruit = azione 4, reclutamento dei nobili
palais-royal-step-back-door = azione 5, porta sul retro
palais-royal-step-after = fine del turno
palais-royal-no-letter = Non hai in mano la lettera { $letter }.
palais-royal-wrong-moment = Ora non puoi giocare la lettera { $letter }.
palais-royal-letter-price = La lettera { $letter } costa { $price } Luigi; tu ne hai { $louis }.
palais-royal-gate-full = In questo turno non puoi mettere altri servi all'ingresso.
palais-royal-reserve-empty = La tua riserva è vuota; prendi il servo da un'altra stanza.
palais-royal-reserve-first = I nuovi servi vengono dalla tua riserva finché ce ne sono.
palais-royal-same-room = Il servo è già in questa stanza: { $room }.
palais-royal-nobody-there = Non hai servi qui: { $room }.
palais-royal-too-far = Per questo percorso { $steps ->
    [one] serve un movimento
   *[other] servono { $steps } movimenti
}; te ne { $left ->
    [one] resta uno
   *[other] restano { $left }
}.
palais-royal-too-much = Puoi prendere al massimo { $left } Luigi.
palais-royal-no-noble = In { $cell } non c'è alcun nobile.
palais-royal-no-office = Non hai servi nell'ufficio.
palais-royal-no-seals = Sigilli richiesti da questo nobile: { $blue } blu e { $purple } viola; tu ne hai { $haveblue } blu, { $havepurple } viola e { $seals } dalle lettere.
palais-royal-too-dear = Questo nobile costa { $price } Luigi; tu ne hai { $louis }.
palais-royal-seals = Sigilli ancora da pagare: { $blue } blu e { $purple } viola; sigilli rimasti dalle lettere: { $seals }; il resto deve potersi pagare con i servi.
palais-royal-kept-enough = Non puoi tenere più lettere dei servi che hai alla porta sul retro.
palais-royal-not-drawn = La lettera { $letter } non è tra quelle pescate.
palais-royal-set = **Il set in gioco** è «{ $name }». Delle sue { $entries } voci, { $substitutes ->
    [one] una sostituisce un numero
   *[other] { $substitutes } sostituiscono numeri
} che non conosciamo.

## Set

palais-royal-set-lacks = il set non ha { $key }; un set ha { $words }.
palais-royal-set-extra = { $key } non fa parte di un set; un set ha { $words }.
palais-royal-entry = { $key } dev'essere una tabella con { $words }, non { $value }.
palais-royal-entry-key = { $key } non è una chiave nota; { $table } ha { $words }.
palais-royal-nobles = nobles dev'essere un elenco di { $count } tessere (PAL-C2), non { $value }.
palais-royal-letters-each = letters deve avere una voce per ciascuna di { $words } (PAL-C3); controlla { $wrong }.
palais-royal-sides-each = sides deve avere una voce per ciascuno di { $words }; controlla { $wrong }.
palais-royal-plan = garden.plan dev'essere un elenco di righe, da 1 a { $high }, non { $value }.
palais-royal-plan-row = garden.plan, riga { $row }: fino a { $high } segni tra «o» (spazio), «2» (spazio esterno), «s» (statua) e «.» (nulla), non { $value }.
palais-royal-plan-spaces = garden.plan mostra { $count ->
    [one] uno spazio
   *[other] { $count } spazi
} per i nobili («o» e «2»); devono essere { $spaces } (PAL-C1).
palais-royal-apart = garden.apart dev'essere un elenco di coppie di spazi come ['b1', 'c2'], non { $value }.
palais-royal-no-space = { $key } indica { $value }, che non è uno spazio della pianta del giardino (colonne a, b, c…, righe 0, 1, 2…).
palais-royal-side-spaces = { $key } dev'essere un elenco di spazi, non { $value }.
palais-royal-side-twice = { $key } indica due volte { $value }.

## Posizioni

palais-royal-palace = palace dev'essere fatto di tre elenchi di tre stanze, con { $words } una volta ciascuna, non { $value }.
palais-royal-garden = garden dev'essere un oggetto che associa a ogni spazio ciò che vi si trova, non { $value }.
palais-royal-garden-space = garden indica { $value }, che non è uno spazio di questo giardino.
palais-royal-garden-colour = garden ha un servo { $colour } in { $cell }; nessuno gioca con { $colour }.
palais-royal-garden-side = garden ha un servo in { $cell }; i servi stanno solo sui lati (PAL-A6).
palais-royal-noble-number = { $key }: i nobili sono numerati da 1 a { $high }; { $value } non è tra questi.
palais-royal-noble-twice = { $key }: il nobile { $noble } è due volte nella posizione.
palais-royal-noble-unknown = { $key }: { $value } non è un nobile di questo set; scrivi un numero da 1 a { $high }, oppure Luigi/blu/viola/punti come 4/2/0/3.
palais-royal-noble-many = { $key }: la posizione ha più nobili { $value } di questo set, che ne ha { $count }.
palais-royal-rooms = { $key } dev'essere un oggetto che associa a ogni stanza un numero di servi, non { $value }.
palais-royal-servants-many = il posto { $seat } ha { $count } servi nel palazzo e nel giardino; in tutto ne ha { $stock } (PAL-C4).
palais-royal-servants-sum = i servi del posto { $seat } non sono in tutto { $stock } (PAL-C4): reserve e supply devono contenerne { $rest }.
palais-royal-letters = { $key } dev'essere un elenco di lettere, o un oggetto che associa a ogni lettera un numero, non { $value }.
palais-royal-letters-many = le lettere «{ $letter }» nella posizione sono { $count }; il set ne contiene { $stock } (PAL-C3).
palais-royal-old-letters = { $key } indica lettere che non sono in mano.
palais-royal-old-drawn = drawn_before_shuffle indica lettere che non sono state pescate.
palais-royal-laid-many = laid_since_shuffle indica più lettere di quante ne siano state calate.
palais-royal-played = { $key } può contenere { $words }; tutte le altre lettere si scartano.
palais-royal-seals-space = nella fase seals, step deve indicare lo spazio del nobile da reclutare; lì non c'è alcun nobile.
palais-royal-side-space = nella fase side, step deve indicare uno spazio vuoto su un lato del giardino.
palais-royal-setup-reserve = il posto { $seat } ha nella riserva { $count ->
    [one] un servo
   *[other] { $count } servi
} e non può metterne 5 nelle stanze (PAL-S6).
palais-royal-drawn-phase = ci possono essere lettere pescate solo nella fase keep.
palais-royal-stuck = nella fase { $phase } al posto { $seat } mancano i servi che questa fase richiede.

## Fogli dei punti

palais-royal-form = una riga per ogni giocatore: un nome, poi nobles con i punti di ogni tessera (4+7+3), played con i punti delle lettere giocate, unplayed con il numero di lettere in mano, cardinal con il numero di servi che vi si trovano, e { $sides } con il numero di servi su quel lato (doppi quelli esterni); ciò che manca vale 0
palais-royal-sheet-lines = a Palais Royal si gioca in 2–{ $high }; il testo ha { $count ->
    [one] una riga
   *[other] { $count } righe
}.
palais-royal-sheet-names = due giocatori hanno lo stesso nome: { $names }.
palais-royal-sheet-pairs = { $value } non è un nome seguito da coppie come «lion 3».
palais-royal-sheet-word = { $value } nella riga di { $name } non è tra { $words }.
palais-royal-sheet-number = { $word } di { $name } dev'essere un numero o una somma come 4+7+3, non { $value }.
palais-royal-sheet-played = le lettere giocate valgono 2 o 4 punti l'una (PAL-L8, PAL-L9); { $points } per { $name } è impossibile.
palais-royal-sheet-servants = { $name } non può avere { $count } servi sul lato { $side }; un giocatore ne ha solo 25.

## Nomi

palais-royal-name-gate = ingresso
palais-royal-name-parade = parata
palais-royal-name-stairs = scala
palais-royal-name-mint = stanza del conio
palais-royal-name-king = stanza del re
palais-royal-name-queen = stanza della regina
palais-royal-name-office = ufficio
palais-royal-name-back-door = porta sul retro
palais-royal-name-cardinal = stanza del cardinale
palais-royal-name-reserve = riserva
palais-royal-name-majority = Maggioranza
palais-royal-name-open-gate = Ingresso aperto
palais-royal-name-gate-and-moves = Ingresso e movimenti
palais-royal-name-5-moves = 5 movimenti
palais-royal-name-9-moves = 9 movimenti
palais-royal-name-2-seals = 2 sigilli
palais-royal-name-4-louis = 4 Luigi
palais-royal-name-2-points = 2 punti
palais-royal-name-4-points = 4 punti

## Il gioco e le sue opzioni

palais-royal-tagline = Manda i tuoi servi per il palazzo e conquista i nobili nel suo giardino.
palais-royal-option-players = Numero di giocatori.
palais-royal-option-rooms = Come sono disposte le nove stanze: a caso, o come consigliato per la prima partita.
palais-royal-option-set = Che cosa è stampato su nobili, lettere e giardino: il nostro set o un tuo file TOML.
palais-royal-reported = da 50 a 120 punti circa; chi gioca a caso lascia presto la scala e resta bloccato (PAL-R6)

## Il terminale

palais-royal-name-set = set sostitutivo di Regalia
palais-royal-name-lion = leone
palais-royal-name-amphora = anfora
palais-royal-name-fountain = fontana
palais-royal-name-sphinx = sfinge
palais-royal-sign-gate = +2 ingr.
palais-royal-sign-moves = +2 mov.
palais-royal-sign-diagonal = diag.
palais-royal-sign-louis = +2 L
palais-royal-sign-king = +re
palais-royal-sign-queen = +regina
palais-royal-sign-king-or-queen = +re/reg.
palais-royal-sign-letters = +3 lett.
palais-royal-sign-servant = 1 servo
palais-royal-sign-servants = 3 servi
palais-royal-ask-setup = metti nelle stanze ancora { $left ->
    [one] un servo
   *[other] { $left } servi
}
palais-royal-ask-parade = azione 1, parata: { $left ->
    [0] nessun servo all'ingresso
    [one] un servo all'ingresso, o nessuno
   *[other] fino a { $left } servi all'ingresso
}
palais-royal-ask-stairs = azione 2, scala: { $left ->
    [one] resta un movimento
   *[other] restano { $left } movimenti
}
palais-royal-ask-mint = azione 3, conio: fino a { $left } Luigi
palais-royal-ask-king = azione 3, re: un altro servo?
palais-royal-ask-queen = azione 3, regina: un altro servo?
palais-royal-ask-recruit = azione 4: recluta nobili
palais-royal-ask-seals = quali sigilli deve pagare la lettera?
palais-royal-ask-side = lascia un servo sullo spazio del nobile
palais-royal-ask-back-door = azione 5, porta sul retro: pescare lettere?
palais-royal-ask-keep = { $left ->
    [0] non puoi tenere altre lettere
    [one] tieni ancora una delle lettere, o nessuna
   *[other] tieni fino a { $left } delle lettere
}
palais-royal-ask-after = gioca lettere, o termina il turno
palais-royal-ask-over = la partita è finita
palais-royal-see-nobles = { $count ->
    [one] un nobile
   *[other] { $count } nobili
} nel giardino
palais-royal-see-deck = { $count ->
    [one] una lettera
   *[other] { $count } lettere
} nel mazzo
palais-royal-see-idle = nessun nobile reclutato da { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
}; dopo { $most } la partita finisce
palais-royal-see-extra = poi { $count ->
    [one] un movimento
   *[other] { $count } movimenti
} in più
palais-royal-see-seals = { $count ->
    [one] un sigillo
   *[other] { $count } sigilli
} dalle lettere
palais-royal-see-diagonal = (anche in diagonale)
palais-royal-see-garden = giardino: prezzo/blu/viola punti
palais-royal-see-palace = palazzo
palais-royal-see-louis = Luigi
palais-royal-see-servants = servi
palais-royal-see-letters = lettere
palais-royal-see-points = { $total } = nobili { $nobles } + lettere { $letters } + non giocate { $unplayed } + lati { $sides }
palais-royal-see-face-down = { $count ->
    [one] uno coperto
   *[other] { $count } coperti
}
palais-royal-see-my-letters = Le tue lettere:
palais-royal-see-drawn = Pescate:
palais-royal-see-looking = Lettere che qualcuno sta guardando: { $count }.
palais-royal-see-discards = Scarti:
palais-royal-see-price = ({ $price } L)
palais-royal-group-put = mettere
palais-royal-group-gate = all'ingresso
palais-royal-group-king = nella stanza del re
palais-royal-group-queen = nella stanza della regina
palais-royal-group-side = sul lato
palais-royal-group-move = muovere da: { $room }
palais-royal-group-mint = conio
palais-royal-group-recruit = reclutare
palais-royal-group-seal = sigillo
palais-royal-group-pay = pagare
palais-royal-group-draw = pescare
palais-royal-group-keep = tenere
palais-royal-group-discard = scartare
palais-royal-group-letter = lettera
palais-royal-group-done = fatto
palais-royal-counted = Conteggio finale
palais-royal-counted-nobles = Nobili
palais-royal-counted-played = Lettere giocate
palais-royal-counted-hand = Lettere in mano
palais-royal-counted-lion = Lato del leone
palais-royal-counted-amphora = Lato dell'anfora
palais-royal-counted-fountain = Lato della fontana
palais-royal-counted-sphinx = Lato della sfinge
palais-royal-score = Palais Royal: punti
palais-royal-score-player = giocatore
palais-royal-score-nobles = nobili
palais-royal-score-played = giocate
palais-royal-score-hand = in mano
palais-royal-score-total = totale
palais-royal-score-cardinal = { $count ->
    [one] Vince { $names }, con più servi nella stanza del cardinale.
   *[other] Vittoria condivisa, con più servi nella stanza del cardinale: { $names }.
}
palais-royal-score-ask-name = giocatore { $number }, nome:
palais-royal-score-ask-more = giocatore { $number }, nome (o Invio se non ce ne sono altri):
palais-royal-score-nameless = giocatore-{ $number }
palais-royal-score-ask-nobles = punti dei nobili, tessera per tessera (4+7+3)
palais-royal-score-ask-played = punti delle lettere giocate
palais-royal-score-ask-unplayed = lettere ancora in mano
palais-royal-score-ask-cardinal = servi nella stanza del cardinale
palais-royal-score-ask-lion = servi sul lato del leone, doppi quelli esterni
palais-royal-score-ask-amphora = servi sul lato dell'anfora, doppi quelli esterni
palais-royal-score-ask-fountain = servi sul lato della fontana, doppi quelli esterni
palais-royal-score-ask-sphinx = servi sul lato della sfinge, doppi quelli esterni

## Che cosa è successo, una frase alla volta

palais-royal-name-the-gate = { palais-royal-name-gate }
palais-royal-name-the-parade = { palais-royal-name-parade }
palais-royal-name-the-stairs = { palais-royal-name-stairs }
palais-royal-name-the-mint = { palais-royal-name-mint }
palais-royal-name-the-king = { palais-royal-name-king }
palais-royal-name-the-queen = { palais-royal-name-queen }
palais-royal-name-the-office = { palais-royal-name-office }
palais-royal-name-the-back-door = { palais-royal-name-back-door }
palais-royal-name-the-cardinal = { palais-royal-name-cardinal }
palais-royal-name-the-reserve = { palais-royal-name-reserve }
palais-royal-name-the-majority = «{ palais-royal-name-majority }»
palais-royal-name-the-open-gate = «{ palais-royal-name-open-gate }»
palais-royal-name-the-gate-and-moves = «{ palais-royal-name-gate-and-moves }»
palais-royal-name-the-5-moves = «{ palais-royal-name-5-moves }»
palais-royal-name-the-9-moves = «{ palais-royal-name-9-moves }»
palais-royal-name-the-2-seals = «{ palais-royal-name-2-seals }»
palais-royal-name-the-4-louis = «{ palais-royal-name-4-louis }»
palais-royal-name-the-2-points = «{ palais-royal-name-2-points }»
palais-royal-name-the-4-points = «{ palais-royal-name-4-points }»
palais-royal-see-many = { $what } ({ $count })
palais-royal-name-privilege-gate = due servi in più all'ingresso ogni turno
palais-royal-name-privilege-moves = due movimenti in più ogni turno
palais-royal-name-privilege-diagonal = i servi si muovono anche in diagonale
palais-royal-name-privilege-louis = due Luigi in più ogni turno
palais-royal-name-privilege-king = un servo in più nella stanza del re ogni turno
palais-royal-name-privilege-queen = un servo in più nella stanza della regina ogni turno
palais-royal-name-privilege-king-or-queen = un servo in più nella stanza del re o della regina ogni turno
palais-royal-name-privilege-letters = tre lettere in più da pescare
palais-royal-name-privilege-servant = subito un servo dalla riserva generale
palais-royal-name-privilege-servants = subito tre servi dalla riserva generale
palais-royal-score-noble = nobile { $noble }
palais-royal-told-dealt = Il palazzo, fila per fila a partire dal giardino: { $rooms }. Comincia { $first }.
palais-royal-score-sum = { $parts } = { $points }
palais-royal-score-formula = { $what } → { $points }
palais-royal-score-of-letters = { $count ->
    [one] { $count } lettera
   *[other] { $count } lettere
}
palais-royal-score-of-servants = { $count ->
    [one] { $count } servo
   *[other] { $count } servi
}
palais-royal-told-set-up = { $who } mette servi nelle stanze: { $rooms }.
palais-royal-told-brought = { $who } mette { $count ->
    [one] un servo
   *[other] { $count } servi
} in questa stanza: { $room }.
palais-royal-told-brought-from = { $who } mette { $count ->
    [one] un servo
   *[other] { $count } servi
} in questa stanza: { $room } (da: { $sources }).
palais-royal-told-walked = { $who } muove { $count ->
    [one] un servo
   *[other] { $count } servi
}: { $start } → { $end }.
palais-royal-told-minted = { $who } prende dalla stanza del conio { $louis ->
    [one] un Luigi
   *[other] { $louis } Luigi
}.
palais-royal-told-recruited = { $who } recluta il nobile in { $space } per { $louis } Luigi: { $points ->
    [one] un punto
   *[other] { $points } punti
}. { $servants ->
    [one] Un servo torna
   *[other] { $servants } servi tornano
} nella riserva.
palais-royal-told-recruited-privilege = { $who } recluta il nobile in { $space } per { $louis } Luigi: { $points ->
    [one] un punto
   *[other] { $points } punti
} ({ $privilege }). { $servants ->
    [one] Un servo torna
   *[other] { $servants } servi tornano
} nella riserva.
palais-royal-told-joined = { $who } prende dalla riserva generale { $count ->
    [one] un servo
   *[other] { $count } servi
}.
palais-royal-told-left = { $who } lascia un servo in { $space } (lato: { $sides }; da: { $source }).
palais-royal-told-letter = { $who } gioca la lettera { $letter }.
palais-royal-told-letter-price = { $who } gioca la lettera { $letter } per { $louis } Luigi.
palais-royal-told-reshuffled = Gli scarti si rimescolano e diventano il nuovo mazzo ({ $count ->
    [one] una lettera
   *[other] { $count } lettere
}).
palais-royal-told-drew = { $who } pesca { $count ->
    [one] una lettera
   *[other] { $count } lettere
}.
palais-royal-told-drew-letters = { $who } pesca lettere: { $letters }.
palais-royal-told-kept = { $who } tiene { $count ->
    [one] una delle lettere; un servo torna
   *[other] { $count } delle lettere; altrettanti servi tornano
} nella riserva.
palais-royal-told-kept-letters = { $who } tiene lettere, e altrettanti servi tornano nella riserva: { $letters }.
palais-royal-told-discarded = { $who } scarta lettere: { $letters }.
palais-royal-told-turn-ended = { $who } termina il turno.
palais-royal-told-skipped = { $who } non ha nulla da decidere in questo turno.
palais-royal-told-last-round = Nobili rimasti nel giardino: { $nobles }. Comincia l'ultimo giro.
palais-royal-told-scored = Conteggio finale: { $points }.
palais-royal-told-over = L'ultimo giro è finito.
palais-royal-told-stood-still = Nessuno ha reclutato un nobile per { $rounds } giri.
palais-royal-told-won = { $why } { $who } vince con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
palais-royal-told-won-cardinal = { $why } { $tied } sono in parità con { $points ->
    [one] un punto
   *[other] { $points } punti
}; vince { $who }, con più servi nella stanza del cardinale.
palais-royal-told-shared = { $why } { $who } condividono la vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
}.

## La prima partita guidata

palais-royal-lesson-garden = Ti diamo il benvenuto! Nel giardino accanto al palazzo passeggiano i nobili, e ogni nobile che recluti vale punti. Tu giochi con il rosso, un paggio con il giallo, e vince chi fa più punti. La partita è già cominciata da un po'.
palais-royal-lesson-noble = Questo nobile (d1) è il tuo primo obiettivo. Costa 3 Luigi e due sigilli blu e vale 3 punti. Il suo privilegio: due Luigi in più ogni turno.
palais-royal-lesson-palace = I tuoi servi nel palazzo procurano ciò che i nobili chiedono: Luigi nella stanza del conio, sigilli blu dal re, viola dalla regina. Ogni servo nell'ufficio ti permette di reclutare un nobile.
palais-royal-lesson-gate = Un turno ha cinque azioni. Prima azione: all'ingresso arriva un servo per ogni tuo servo nella parata e uno in più per la maggioranza, segnata dalla stella. Mettine tre e conferma.
palais-royal-lesson-gate-no = Non ancora: prima metti tre servi all'ingresso.
palais-royal-lesson-mint = Seconda azione, la scala: lì hai tre servi, quindi tre movimenti. Un movimento porta un servo in una stanza adiacente. Scegli l'ingresso, poi il conio.
palais-royal-lesson-mint-no = Prima manda un servo dall'ingresso alla stanza del conio.
palais-royal-lesson-king = Restano due movimenti. Manda un servo dall'ingresso al re: vale un sigillo blu.
palais-royal-lesson-king-no = Manda questo servo dall'ingresso al re.
palais-royal-lesson-office = E il terzo nell'ufficio: senza un servo lì non puoi reclutare nessuno.
palais-royal-lesson-office-no = Manda l'ultimo servo dall'ingresso all'ufficio.
palais-royal-lesson-louis = Terza azione, gli incassi. Nella stanza del conio hai due servi e la maggioranza: prendi tre Luigi.
palais-royal-lesson-louis-no = Prendi tutti e tre i Luigi: ti serviranno.
palais-royal-lesson-majority = Anche dal re la maggioranza è tua, e ti permette di aggiungere un servo dalla riserva. Mettilo lì e conferma: due servi, due sigilli blu.
palais-royal-lesson-majority-no = Prima metti un servo nella stanza del re: ti serve il secondo sigillo blu.
palais-royal-lesson-recruit = Quarta azione, il giardino. Il nobile in d1 costerebbe 4 Luigi, ma ogni spazio vuoto vicino te ne fa risparmiare 1. Sceglilo e reclutalo.
palais-royal-lesson-recruit-no = Un'altra volta. Ora recluta il nobile in d1.
palais-royal-lesson-side = Due servi della stanza del re e uno dell'ufficio sono tornati nella riserva. Questo nobile stava su un lato del giardino: un tuo servo ne prende il posto e vi resta fino alla fine. Scegli la riserva.
palais-royal-lesson-side-no = Lascia lì un servo della riserva: gli altri servono dove sono.
palais-royal-lesson-draw = Quinta azione, la porta sul retro: lì hai due servi, quindi puoi pescare due lettere. Pescale.
palais-royal-lesson-draw-no = Prima pesca le lettere alla porta sul retro.
palais-royal-lesson-keep = Servono tutte e due: scegli entrambe le lettere e tienile. Per ognuna un servo torna nella riserva.
palais-royal-lesson-keep-no = Tieni tutte e due le lettere.
palais-royal-lesson-end = Le lettere si giocano nei propri turni; la moneta su una lettera dice quanto costa giocarla. Per ora non c'è altro da fare: termina il turno.
palais-royal-lesson-end-no = Conserva le lettere e termina il turno.
palais-royal-lesson-page = Il paggio ha mandato servi nella stanza del conio, tre contro i tuoi due, e ora lì la stella è del giallo. Ha anche reclutato il nobile in g4, e lo spazio vuoto rende i vicini meno cari per te.
palais-royal-lesson-again = Tocca a te. Metti di nuovo tre servi all'ingresso e conferma.
palais-royal-lesson-tie = Ecco il colpo da maestro. Manda un servo dall'ingresso al conio: tre contro tre è un pareggio, e i pareggi li decide il cardinale. Da lui tu hai un servo, il paggio nessuno.
palais-royal-lesson-tie-no = Prima riprenditi il conio: mandaci un servo dall'ingresso.
palais-royal-lesson-last-move = Manda un altro servo nell'ufficio, poi termina l'azione. Il terzo può aspettare all'ingresso; i movimenti non usati si perdono.
palais-royal-lesson-last-move-no = Manda un servo dall'ingresso all'ufficio, poi termina l'azione.
palais-royal-lesson-income = Prendi sei Luigi: tre per i servi, uno per la maggioranza e due dal tuo nobile.
palais-royal-lesson-income-no = Prendi tutti e sei i Luigi.
palais-royal-lesson-letter = Ora guarda il nobile in h4. Costa 7 Luigi e tu ne hai 6. Gioca la lettera «4 Luigi»: non costa nulla.
palais-royal-lesson-letter-no = Prima gioca la lettera «4 Luigi».
palais-royal-lesson-outlying = Recluta il nobile in h4 e lascia lì un servo della riserva. È uno spazio esterno: il tuo servo varrà doppio.
palais-royal-lesson-outlying-no = Recluta il nobile in h4 e lascia lì un servo della riserva.
palais-royal-lesson-points = Ti restano 3 Luigi, quanto basta per la lettera «4 punti». Giocala.
palais-royal-lesson-points-no = Gioca la lettera «4 punti»: vale più di 3 Luigi.
palais-royal-lesson-sides = E ora i punti. Alla fine ogni lato del giardino ne dà 6 a chi vi ha più servi e 2 al secondo. Su questo lato conduci due a uno, grazie allo spazio esterno.
palais-royal-lesson-total = Si aggiungono i punti dei tuoi nobili, delle lettere da 2 o 4 punti giocate e 1 per ogni lettera in mano, al massimo 6. Quando il turno del primo giocatore comincia con meno di 12 nobili nel giardino, ognuno fa un ultimo turno.
palais-royal-lesson-on = Non serve sapere altro. Tocca a te: ora continua contro il paggio.

## Che cosa porterebbe una mossa

palais-royal-brings-moves = Movimenti rimasti: { $before } → { $now }.
palais-royal-brings-gate = Servi da mettere all'ingresso: { $before } → { $now }.
palais-royal-brings-seals = Sigilli pagabili con le lettere: { $before } → { $now }.
palais-royal-brings-later-moves = Movimenti nell'azione 2: { $before } → { $now }.
palais-royal-brings-later-louis = Luigi nell'azione 3: { $before } → { $now }.
palais-royal-brings-later-king = Servi per la stanza del re nell'azione 3: { $before } → { $now }.
palais-royal-brings-later-queen = Servi per la stanza della regina nell'azione 3: { $before } → { $now }.
palais-royal-brings-later-nobles = Nobili nell'azione 4, al massimo: { $before } → { $now }.
palais-royal-brings-later-letters = Lettere da tenere nell'azione 5, al massimo: { $before } → { $now }.
palais-royal-brings-louis = I tuoi Luigi: { $before } → { $now }.
palais-royal-brings-reserve = La tua riserva: { $before } → { $now }.
palais-royal-brings-points = I tuoi punti: { $before } → { $now }.
palais-royal-brings-majority = Maggioranza ottenuta: { $room }.
palais-royal-brings-no-majority = Maggioranza persa: { $room }.
palais-royal-brings-side = Lato ({ $side }): servi { $count }, punti al momento { $points }.

## Mosse, e perché una era migliore di un'altra

palais-royal-from-reserve = dalla riserva
palais-royal-from-room = (da: { $room })
palais-royal-move-put = mette un servo in una stanza: { $room }
palais-royal-move-gate = mette un servo all'ingresso { $source }
palais-royal-move-king = mette un servo nella stanza del re { $source }
palais-royal-move-queen = mette un servo nella stanza della regina { $source }
palais-royal-move-side = lascia un servo in giardino { $source }
palais-royal-move-move = muove un servo: { $start } → { $end }
palais-royal-move-mint = prende { $louis } Luigi
palais-royal-move-recruit = recluta il nobile in { $space }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
palais-royal-move-seal-blue = paga un sigillo blu con una lettera
palais-royal-move-seal-purple = paga un sigillo viola con una lettera
palais-royal-move-pay = paga il resto con i servi
palais-royal-move-draw = pesca lettere
palais-royal-move-keep = tiene la lettera { $letter }
palais-royal-move-discard = scarta le altre lettere
palais-royal-move-letter = gioca la lettera { $letter }
palais-royal-move-done = passa all'azione successiva
palais-royal-why-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
palais-royal-why-side = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul suo lato ({ $side })
palais-royal-why-better-noble = Il nobile in { $space } (Luigi: { $louis }, servi: { $servants }) avrebbe portato: { $brings }.
palais-royal-why-then-noble = Avrebbe permesso di reclutare in questo turno il nobile in { $space } (Luigi: { $louis }, servi: { $servants }): { $brings }.
palais-royal-why-played-noble = Così il turno porta al nobile in { $space } (Luigi: { $louis }, servi: { $servants }): { $brings }.
palais-royal-why-dear = Il nobile in { $space } porta via risorse ancora utili nel palazzo ({ $who }; Luigi: { $louis }, servi: { $servants }); in cambio: { $brings }.
palais-royal-why-then-dear = Porta al nobile in { $space }, che toglie risorse di cui { $who } aveva ancora bisogno nel palazzo (Luigi: { $louis }, servi: { $servants }); in cambio: { $brings }.
palais-royal-why-rooms = Con la scelta migliore { $who } ha poi più servi dove rendono: { $rooms }.
palais-royal-why-room = { $room } ({ $count }, non { $other })
palais-royal-why-reserve = { $who } avrebbe conservato nella riserva, per i turni seguenti, { $count ->
    [one] un servo in più
   *[other] { $count } servi in più
}.
palais-royal-why-majority = La maggioranza sarebbe poi stata di { $who }: { $room }.
palais-royal-why-rival = Maggioranza lasciata ad altri ({ $who }): { $room }.
