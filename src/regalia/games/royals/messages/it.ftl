royals-over = La partita è finita.
royals-draw-first = Prima pesca le carte: il turno comincia con la pesca.
royals-drawn-all = Hai già pescato tutte le carte di questo turno.
royals-no-intrigue-yet = Nel primo turno si pescano soltanto carte nazione.
royals-no-intrigue-now = Si pescano tre carte nazione, oppure una carta nazione e una carta intrigo; un'altra carta intrigo non è ammessa.
royals-no-intrigue-left = Non ci sono più carte intrigo da pescare.
royals-no-country-now = Insieme a una carta intrigo si pesca una sola carta nazione.
royals-deck-empty = Il mazzo delle nazioni è vuoto; prendi una delle carte scoperte.
royals-not-shown = Tra le carte scoperte non c'è alcuna carta { $country }.
royals-pay-first = Prima completa il pagamento per la posizione «{ $position }», oppure annullalo («cancel»).
royals-discard-first = Prima scarta le carte oltre il limite di 12 carte nazione e 4 carte intrigo.
royals-end-first = Si scarta alla fine del turno; prima termina il turno («end»).
royals-own = La posizione «{ $position }» è già tua; non puoi rilevare una tua posizione.
royals-held = La posizione «{ $position }» è tenuta da un altro giocatore; rilevala con un intrigo.
royals-vacant = La posizione «{ $position }» è libera; occupala, non serve alcun intrigo.
royals-no-cubes = Ti servono due cubetti nella riserva, uno per la posizione e uno per il titolo.
royals-too-dear = La posizione «{ $position }» costa { $cost ->
    [one] una carta { $country }
   *[other] { $cost } carte { $country }
}; le tue non bastano, nemmeno con i jolly.
royals-no-intrigue = Per rilevare la posizione «{ $position }» { $count ->
    [one] serve una carta intrigo
   *[other] servono { $count } carte intrigo
} ({ $country }); le tue non bastano, nemmeno con i jolly.
royals-nothing-to-pay = Non stai pagando nulla; prima occupa o rileva una posizione.
royals-card-missing = Non hai più carte { $card } per questo.
royals-other-pile = Una carta { $card } non è del tipo con cui stai pagando ora.
royals-no-stand-in = Una carta { $card } non vale per questa nazione ({ $country }), e non restano jolly di cui possa far parte.
royals-within-limit = Il limite per questo tipo di carte non è superato ({ $card }); scarta solo le carte in eccesso.
royals-board = **La plancia in gioco** è «{ $name }». Dei suoi { $values } valori, { $substitutes ->
    [one] uno sostituisce un numero
   *[other] { $substitutes } sostituiscono numeri
} che i regolamenti non dicono. `regalia board royals` li elenca; con `--board FILE` giochi sulla tua.

## Opzioni e plance

royals-display-of-four = quattro carte scoperte sono una regola facoltativa dell'edizione 2016; l'edizione 2014 ne ha 3 (ROY-S4).
royals-board-nobles = noble-houses.tokens devono essere { $wanted } in entrambe le edizioni, non { $value } (ROY-C4).
royals-board-cost = { $key } dev'essere { $wanted } in entrambe le edizioni, non { $value } (ROY-C5).
royals-board-odd = { $key } è { $value }; il valore intero di una tessera titolo dev'essere pari, perché ogni metà ne mostra la metà (ROY-T1).
royals-board-value = { $key } è { $value }, non più alto di quello di { $lower }; il valore dei titoli cresce con il rango.
royals-board-cities = { $key } elenca { $count ->
    [one] una città
   *[other] { $count } città
}; { $country } ne deve avere { $wanted } (ROY-C1).
royals-board-bonus = { $key } ripete { $value } in un'altra città con { $title }; così i pareggi non si potrebbero decidere (ROY-E5).
royals-board-city = { $key }: la chiave di una città può contenere solo lettere minuscole, cifre e «-», perché la usano le mosse.
royals-board-positions = { $key } dev'essere un elenco di uno o due titoli, non { $value } (ROY-C7).
royals-board-title = { $key } indica { $value }; i titoli sono { $words } (ROY-C5).
royals-board-twice = { $key } indica due volte { $title }; così i pareggi non si potrebbero decidere (ROY-E5).
royals-board-known = { $key }: si sa che è { $wanted }, non { $value }.
royals-board-dijon = { $key }: si sa che comprende un baron, non soltanto { $value }.
royals-board-influence = { $key }: si sa che { $title } ha influenza { $wanted }, non { $value }.
royals-board-same-city = countries: due città hanno la stessa chiave; le mosse non potrebbero distinguerle.
royals-board-titles = countries: { $count ->
    [one] una città ha
   *[other] { $count } città hanno
} un titolo { $title }; una plancia ne deve avere { $wanted } (ROY-C7).
royals-board-country-titles = { $key }: le posizioni «{ $title }» devono essere { $wanted }, non { $count } (ROY-C7).
royals-board-falls = { $key } è { $value }, meno di quella di { $lower }; l'influenza non cala mai quando il rango sale.
royals-board-mark = { $key } dev'essere un valore, {"{"} known = … {"}"} o {"{"} substitute = … {"}"}, non { $value }.
royals-board-numbers = { $key } dev'essere un elenco di { $count ->
    [one] un numero
   *[other] { $count } numeri
}, non { $value }.
royals-board-pair = { $key } è [{ $higher }, { $lower }]; il primo dei due segnalini dev'essere quello più alto (ROY-C4).
royals-board-long = { $key } è troppo lungo; un nome può avere al massimo { $count } byte.
royals-board-sign = { $key } deve contenere soltanto caratteri stampabili, non { $value }.
royals-board-table = { $key } dev'essere una tabella con chiavi proprie, non { $value }.
royals-board-key = { $key } non è una chiave di una plancia; qui le chiavi sono { $words }.

## Posizioni

royals-cubes-many = il posto { $seat } ha { $count } cubetti sulla plancia; un giocatore ne ha { $stock } (ROY-C6).
royals-turns = turns è { $turns }, quindi turn dev'essere { $turn }: ha cominciato il posto 0 (ROY-S2).
royals-nobles-gone = tokens.noble-houses: con questo numero di giocatori i primi { $count } devono essere «gone» (ROY-S6).
royals-not-scored = { $name }: questi segnalini sono ancora da assegnare, quindi nessuno può averli (ROY-E4, ROY-T1).
royals-known-many = known del posto { $seat } indica più carte di quante il posto abbia in mano.
royals-before-many = before-shuffles del posto { $seat } indica più carte di quante il posto ne abbia in mano (escluse quelle di known) e in laid-since-shuffle.
royals-before-form = { $name } dev'essere un elenco di al massimo { $count } gruppi di carte, non { $value }.
royals-laid-many = laid-since-shuffle indica più carte di quante ce ne siano tra gli scarti.
royals-hand-many = il posto { $seat } può avere in mano ora al massimo { $country } carte nazione e { $intrigue } carte intrigo (ROY-D2, ROY-H1).
royals-display = display dev'essere un elenco di al massimo { $count } nazioni, non { $value }.
royals-cards-many = la posizione mostra più carte «{ $card }» di quante siano in gioco ({ $rules }).
royals-decks = { $deck } e { $discards } devono contenere insieme { $count ->
    [one] una carta
   *[other] { $count } carte
} «{ $card }», cioè tutte quelle che non sono altrove ({ $rules }).
royals-payment-phase = un pagamento è possibile solo nella fase pay.
royals-payment = payment: nessuna scelta di carte porta a questo pagamento per la posizione { $position } (da ROY-P2 a ROY-P5).
royals-payment-settled = payment: il pagamento per la posizione { $position } non lascia scelta; sarebbe già completo.
royals-nothing-to-discard = il posto { $seat } non ha nulla da scartare: ha al massimo 12 carte nazione e 4 carte intrigo (ROY-H1).
royals-cannot-pay = il posto { $seat } non può pagare la posizione { $position } (ROY-P2, ROY-P4, ROY-P7).
royals-cards-form = { $name } deve avere la forma { $example }, non { $value }.
royals-owners = { $name } dev'essere un elenco di { $count } proprietari (un posto, null o «gone»), non { $value }.

## Fogli dei punti

royals-form = un dato per riga: «period 1648» (o 1680, 1714), posizioni come «dijon-baron: red», cubetti spodestati come «dijon: red blue», cubetti sui titoli come «baron: red 2, blue 1»; «board FILE» per una plancia tua
royals-sheet-empty = nessun cubetto è indicato; scrivi { $form }.
royals-sheet-period = riga { $line }: un periodo dev'essere { $words }, non { $value }.
royals-sheet-colon = riga { $line }: «{ $text }» non ha i due punti; scrivi { $form }.
royals-sheet-name = riga { $line }: { $value } non è né una posizione (dijon-baron), né una città (dijon), né un titolo (baron) di questa plancia.
royals-sheet-held = riga { $line }: sulla posizione «{ $position }» sta al massimo un cubetto (ROY-P7).
royals-sheet-colour = riga { $line }: { $value } sarebbe un sesto colore; si gioca al massimo in cinque (ROY-S1).
royals-sheet-cubes = riga { $line }: scrivi i cubetti come «red 2, blue 1», non { $value }.
royals-sheet-many = riga { $line }: { $count } cubetti di un colore; un giocatore ne ha al massimo { $stock } (ROY-C6).
royals-sheet-line = riga { $line }: { $reason }

## Nomi

royals-country-france = Francia
royals-country-german-states = Stati tedeschi
royals-country-britain = Gran Bretagna
royals-country-spain = Spagna
royals-title-marshal = Maresciallo
royals-title-baron = Barone
royals-title-countess = Contessa
royals-title-duke = Duca
royals-title-cardinal = Cardinale
royals-title-princess = Principessa
royals-title-king = Re
royals-city-paris = Parigi
royals-city-lyon = Lione
royals-city-bordeaux = Bordeaux
royals-city-dijon = Digione
royals-city-marseille = Marsiglia
royals-city-vienna = Vienna
royals-city-cologne = Colonia
royals-city-berlin = Berlino
royals-city-munich = Monaco di Baviera
royals-city-london = Londra
royals-city-dublin = Dublino
royals-city-edinburgh = Edimburgo
royals-city-madrid = Madrid
royals-city-seville = Siviglia
royals-city-barcelona = Barcellona
royals-city-valencia = Valencia

## Il gioco e le sue opzioni

royals-tagline = Conquista le corti d'Europa, città per città e titolo per titolo.
royals-option-players = Numero di giocatori.
royals-option-edition = Quali regole: Arcane Wonders (2016) o ABACUSSPIELE (2014).
royals-option-display = Quante carte nazione sono scoperte; 4 è una regola facoltativa dell'edizione 2016.
royals-option-open-points = Mostra i segnalini e i punti di tutti durante la partita.
royals-option-board = Quale plancia si usa: la nostra o un tuo file TOML.

## Il terminale

royals-name-board = plancia sostitutiva di Regalia
royals-see-period = periodo { $period }
royals-see-round = giro { $round }
royals-see-signs = ⬡ bonus della città, ♣ costo, ♦ influenza
royals-see-period-ends = il periodo finisce con questo turno
royals-see-pays = periodo { $first }/{ $second }
royals-see-tokens = segnalini { $tokens }
royals-see-city = città
royals-see-position = posizione
royals-see-displaced = spodestati
royals-see-influence = influenza
royals-see-houses = casate nobiliari
royals-see-house = casata nobiliare
royals-see-cards = nazione { $country }, intrigo { $intrigue }
royals-see-cubes = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
royals-see-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
royals-see-known = prese tra le scoperte:
royals-see-no-cards = nessuna carta
royals-see-display = Carte scoperte:
royals-see-no-display = nessuna
royals-see-deck = mazzo { $deck }, scarti { $discards }
royals-see-intrigue = mazzo intrighi { $deck }, scarti { $discards }
royals-see-hand = La tua mano:
royals-see-my-tokens = I tuoi segnalini:
royals-see-paying = Stai pagando la posizione «{ $position }».
royals-see-committed = Già messe:
royals-ask-draw = Pesca tre carte nazione, oppure una carta nazione e una carta intrigo.
royals-ask-draw-first = Pesca carte nazione; nel primo giro niente carte intrigo.
royals-ask-play = Occupa posizioni libere, rileva quelle degli altri, o termina il turno.
royals-ask-pay = È in corso il pagamento della posizione «{ $position }».
royals-ask-discard = Scarta fino ad avere 12 carte nazione e 4 carte intrigo.
royals-ask-owed = { $count ->
    [one] Indicane ancora una.
   *[other] Indicane ancora { $count }.
}
royals-group-take = prendere
royals-group-draw = pescare
royals-group-pay = pagare
royals-group-cancel = annullare il pagamento
royals-group-end = fine del turno
royals-group-discard = scartare
royals-score = Royals: periodo { $period } (i titoli si contano dopo il periodo 1714)
royals-score-last = Royals: periodo { $period } e titoli
royals-score-country = { $country }: influenza → punti
royals-score-title = { $title }: cubetti → punti
royals-score-total = totale
royals-score-everywhere = { $colour } ha un cubetto in ogni città ({ $country }): un segnalino nazione, se in quel momento ne restava uno (ROY-B2).
royals-score-every-title = { $colour } ha un cubetto su ogni titolo: un segnalino di casata nobiliare, se in quel momento ne restava uno (ROY-B3).
royals-score-tokens = I segnalini di città, nazioni, casate nobiliari e periodi precedenti non sono compresi; vanno sommati a parte.
royals-score-ask-board = File della plancia (Invio per quella fornita con Regalia):
royals-score-ask-period = Quale periodo, 1648, 1680 o 1714?
royals-score-ask-holder = Chi tiene la posizione «{ $position }»?
royals-score-ask-displaced = Cubetti spodestati, { $city } (rosso 2, blu)?
royals-score-ask-cubes = Cubetti sul titolo «{ $title }» (rosso 2, blu 1)?

## Il racconto

royals-told-dealt = Carte scoperte: { $cards }. Comincia { $first }.
royals-told-took = { $who } prende una carta { $card } tra quelle scoperte.
royals-told-drew-country = { $who } pesca una carta nazione.
royals-told-drew-intrigue = { $who } pesca una carta intrigo.
royals-told-drew-card = { $who } pesca una carta: { $card }.
royals-told-discarded = { $who } scarta per rispettare il limite della mano: { $cards }.
royals-told-ended-turn = { $who } termina il turno.
royals-told-refilled = Nuove carte scoperte: { $cards }.
royals-told-shuffled-country = Gli scarti delle carte nazione si mescolano e formano il nuovo mazzo ({ $count ->
    [one] una carta
   *[other] { $count } carte
}).
royals-told-shuffled-intrigue = Gli scarti delle carte intrigo si mescolano e formano il nuovo mazzo ({ $count ->
    [one] una carta
   *[other] { $count } carte
}).
royals-told-occupied = { $who } occupa la posizione «{ $position }» e paga { $cards }.
royals-told-took-over = { $who } rileva la posizione «{ $position }» e paga { $cards }; il cubetto di { $rival } resta in città ({ $city }), spodestato.
royals-told-token-city = { $who } prende il segnalino città di { $city } ({ $value ->
    [one] un punto
   *[other] { $value } punti
}).
royals-told-token-country = { $who } prende un segnalino nazione ({ $country }, { $value ->
    [one] un punto
   *[other] { $value } punti
}).
royals-told-token-noble-house = { $who } prende un segnalino di casata nobiliare ({ $value ->
    [one] un punto
   *[other] { $value } punti
}).
royals-told-ran-out = Il mazzo delle nazioni è finito: il periodo { $period } termina con questo turno.
royals-told-last-round = Il mazzo delle nazioni è finito: il periodo { $period } e la partita terminano con questo giro.
royals-told-period = Conteggio del periodo { $period }: { $lines }.
royals-told-titles = Conteggio dei titoli: { $lines }.
royals-told-ended = La partita è finita: { $scores }; { $count ->
    [one] vince { $winners }
   *[other] { $winners } condividono la vittoria
}.
royals-told-ended-tie = La partita è finita: { $scores }; i segnalini più alti di chi è in parità sono { $tokens }; { $count ->
    [one] vince { $winners }
   *[other] { $winners } condividono la vittoria
}.
royals-name-position = { $title } di { $city }
royals-name-pair = { $first }+{ $second }
royals-name-cards = { $count ->
    [one] una carta { $card }
   *[other] { $count } carte { $card }
}
royals-score-lines = { $first }; { $rest }
royals-score-in = { $of }: { $won }
royals-score-nobody = { $of }: nessuno
royals-score-of = { $who } { $points }
royals-score-highest = { $who }: { $tokens }
royals-score-won = { $who } { $value } (influenza { $influence })
royals-score-won-by-title = { $who } { $value } (influenza { $influence }, come { $rivals }, ma con il titolo più alto: { $title })
royals-score-won-by-city = { $who } { $value } (influenza { $influence } e { $title }, come { $rivals }, ma con il bonus città più alto: { $city })
royals-score-of-period = Conteggio del periodo { $period }
royals-score-titles = Conteggio dei titoli
royals-score-end = Punteggio finale
royals-score-influence = Influenza
royals-score-cubes = Cubetti
royals-score-formula = influenza { $influence } → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
royals-score-formula-title = influenza { $influence }, titolo più alto → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
royals-score-formula-city = influenza { $influence }, città di maggior valore → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
royals-score-formula-cubes = { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
} → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
royals-score-formula-shared = { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}, diviso → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
royals-score-cities = Segnalini città
royals-score-countries = Segnalini nazione
royals-score-houses = Casate nobiliari
royals-score-periods = Segnalini periodo
royals-score-markers = Tessere titolo
royals-score-tie = Segnalini più alti di chi è in parità
royals-score-nth = { $nth }.

## Che cosa porterebbe una mossa

royals-brings-influence = Influenza, { $country }: { $before } → { $influence }, { $place ->
    [1] per ora la più alta (punti: { $value })
    [2] per ora la seconda (punti: { $value })
   *[other] non ancora abbastanza per un segnalino
}.
royals-brings-city = Segnalino città, { $city }: +{ $value }.
royals-brings-country = Segnalino nazione, { $country }: +{ $value }.
royals-brings-house = Segnalino casata nobiliare: +{ $value }.
royals-brings-title = Tessera titolo ({ $title }): cubetti { $cubes }, punti al momento { $points }.

## La lezione

royals-lesson-map = Ti diamo il benvenuto! Quattro nazioni, sedici città, e titoli da conquistare, dal Maresciallo al Re. Tu giochi con il blu, un paggio con il rosso, e vince chi fa più punti.
royals-lesson-hand = Queste carte sono tue. Una posizione costa carte della sua nazione: un Maresciallo una, un Re otto.
royals-lesson-draw = Ogni turno comincia con le carte: tre carte nazione, oppure una carta nazione e una carta intrigo. Prendi le due carte Francia scoperte, poi pesca una carta nazione dal mazzo.
royals-lesson-draw-no = Un'altra volta. Ora prendi le due carte Francia scoperte e poi pescane una dal mazzo delle nazioni.
royals-lesson-occupy = Hai carte Francia a sufficienza per la posizione «Contessa di Lione»: ne costa tre. Occupala; a Lione non c'è ancora nessuno, quindi prendi anche il segnalino della città.
royals-lesson-occupy-no = Risparmia le carte: prima occupa la posizione «Contessa di Lione».
royals-lesson-takeover = Ecco il colpo da maestro. La tua carta intrigo vale per la Francia: con quella e due carte Francia rileva dal rosso la posizione «Barone di Digione».
royals-lesson-takeover-no = Usa la carta intrigo adesso: rileva la posizione «Barone di Digione».
royals-lesson-end = Il cubetto rosso è spodestato: non dà più influenza, ma il rosso ha ancora un cubetto a Digione. Basta così: termina il turno.
royals-lesson-end-no = La carta che ti resta per ora non basta per nulla. Termina il turno.
royals-lesson-periods = Il mazzo è finito: si chiude un periodo e si contano le nazioni. In Francia la tua influenza è 2, quella del rosso 1: prendi il segnalino da 8, il rosso quello da 4. Succede tre volte in una partita.
royals-lesson-more = C'è altro da raccogliere: un segnalino per un cubetto in ogni città di una nazione, uno per un cubetto su ogni titolo e, alla fine, le tessere titolo a chi vi ha più cubetti.
royals-lesson-jokers = Se ti manca una carta, tre carte nazione qualsiasi valgono per una. Allo stesso modo due carte intrigo valgono per una.
royals-lesson-on = Non serve sapere altro. Ora continua tu contro il paggio.

## Mosse, e perché una era migliore di un'altra

royals-move-take = prende una carta { $card } tra quelle scoperte
royals-move-draw-country = pesca una carta nazione
royals-move-draw-intrigue = pesca una carta intrigo
royals-move-occupy = occupa la posizione «{ $position }»
royals-move-takeover = rileva la posizione «{ $position }»
royals-move-pay = paga una carta { $card }
royals-move-cancel = annulla il pagamento
royals-move-end = termina il turno
royals-move-discard = scarta una carta { $card }
royals-why-first = primo posto ({ $country }, { $value })
royals-why-first-ahead = primo posto superando { $who } ({ $country }, { $value })
royals-why-second = secondo posto ({ $country }, { $value })
royals-why-second-ahead = secondo posto superando { $who } ({ $country }, { $value })
royals-why-city = segnalino città ({ $city }, { $value })
royals-why-country = segnalino nazione ({ $country }, { $value })
royals-why-house = segnalino casata nobiliare ({ $value })
royals-why-title = punti della tessera titolo ({ $title }, { $value })
royals-why-falls = { $who } perde il posto ({ $country }, { $value })
royals-why-cost = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}{ $jokers ->
    [0] {""}
    [one] {" "}con un jolly
   *[other] {" "}con { $jokers } jolly
}{ $plots ->
    [0] {""}
    [one] {" "}e una carta intrigo
   *[other] {" "}e { $plots } carte intrigo
}
royals-why-nothing = ancora nessun punto
royals-why-better-position = «{ $position }» (costo: { $cost }) avrebbe portato: { $gains }.
royals-why-cheaper = «{ $position }» sarebbe costata meno: { $cost }.
royals-why-played-position = «{ $position }» (costo: { $cost }) porta: { $gains }.
royals-why-spent = Le carte per «{ $position }» ({ $cost }) servivano per qualcosa di meglio, «{ $ahead }»: { $aim }. Questa posizione porta: { $gains }.
royals-why-card-pays = Con un'altra carta { $country } si poteva pagare «{ $position }»: { $gains }.
royals-why-card = Una carta { $country } avvicina a «{ $position }» (poi ne { $missing ->
    [one] manca una
   *[other] mancano { $missing }
}): { $gains }.
royals-why-idle = Una carta { $country } per ora non porta lontano: lì nessuna posizione utile è a poche carte di distanza.
royals-why-intrigue = Con una carta intrigo si poteva puntare a rilevare «{ $position }», occupata da { $who }: { $gains }.
royals-why-kept = Le carte { $country } servivano per «{ $position }» ({ $gains }); era più facile rinunciare all'altra carta ({ $other }).
