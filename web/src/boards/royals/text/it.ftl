# Royals: nomi

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
royals-position = { $title } di { $city }

# che cosa si può fare

royals-now-draw = Pesca tre carte nazione, oppure una carta nazione e una carta intrigo.
royals-now-draw-second = Pesca altre due carte nazione, oppure una carta intrigo.
royals-now-draw-intrigue = Pesca una carta intrigo.
royals-now-draw-first = { $left ->
    [one] Pesca 1 carta nazione, tra quelle scoperte o dal mazzo.
   *[other] Pesca { $left } carte nazione, tra quelle scoperte o dal mazzo.
}
royals-now-draw-left = { $left ->
    [one] Pesca ancora 1 carta nazione, tra quelle scoperte o dal mazzo.
   *[other] Pesca ancora { $left } carte nazione, tra quelle scoperte o dal mazzo.
}
royals-now-play = Occupa o rileva una posizione evidenziata, oppure termina il turno.
royals-now-end = Le tue carte non bastano per nessuna posizione: termina il turno.
royals-now-pay = Paga con { $cards ->
    [one] 1 carta nazione
   *[other] { $cards } carte nazione
}{ $intrigue ->
    [0] {""}
    [one] {" "}e 1 carta intrigo
   *[other] {" "}e { $intrigue } carte intrigo
}: conferma, oppure riprendi tutto.
royals-now-discard = Troppe carte: scarta { $country ->
    [one] 1 carta nazione
   *[other] { $country } carte nazione
} e { $intrigue ->
    [one] 1 carta intrigo
   *[other] { $intrigue } carte intrigo
}.
royals-now-discard-country = Troppe carte: scarta { $country ->
    [one] 1 carta nazione
   *[other] { $country } carte nazione
}.
royals-now-discard-intrigue = Troppe carte: scarta { $intrigue ->
    [one] 1 carta intrigo
   *[other] { $intrigue } carte intrigo
}.
royals-now-over = La partita è finita.

# pulsanti

royals-do-take = Prendi una carta { $card } tra quelle scoperte
royals-do-draw-country = Pesca una carta nazione ({ $count } nel mazzo)
royals-do-draw-intrigue = Pesca una carta intrigo ({ $count } nel mazzo)
royals-do-lay = Metti da parte una carta { $card } (rimaste: { $left })
royals-do-take-back = Riprendi una carta { $card }
royals-do-confirm = Paga con queste carte
royals-do-cancel = Riprendi tutto
royals-do-discard = Scarta queste carte
royals-do-end = Termina il turno

# pagare

royals-pay-occupy = Occupa: { $position }
royals-pay-takeover = Rileva: { $position }
royals-pay-only = Si può pagare solo con queste carte.
royals-pay-country = { $country }: { $wanted ->
    [one] serve 1 carta
   *[other] servono { $wanted } carte
}, messe: { $laid }{ $jokers ->
    [0] {""}
    [one] , compreso 1 jolly (3 carte)
   *[other] , compresi { $jokers } jolly (3 carte ciascuno)
}
royals-pay-intrigue = Intrigo, { $country }: { $wanted ->
    [one] serve 1 carta
   *[other] servono { $wanted } carte
}, messe: { $laid }{ $jokers ->
    [0] {""}
    [one] , compreso 1 jolly (2 carte)
   *[other] , compresi { $jokers } jolly (2 carte ciascuno)
}
royals-discard-heading = Troppe carte in mano
royals-discard-country = Carte nazione da scartare: { $count }, scelte: { $laid }
royals-discard-intrigue = Carte intrigo da scartare: { $count }, scelte: { $laid }

# che cosa si vede

royals-see-map = Mappa delle città
royals-see-position = { $title } di { $city }: costo { $cost }, influenza { $influence }.
royals-see-vacant = Libera.
royals-see-yours = Tua.
royals-see-held = Tenuta da { $who }.
royals-see-can-occupy = Puoi occuparla.
royals-see-can-takeover = Puoi rilevarla.
royals-see-bonus = Segnalino città di { $city }: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} per chi vi occupa per primo una posizione
royals-see-bonus-gone = Il segnalino città di { $city } è già stato preso
royals-see-displaced = Cubetti spodestati
royals-see-displaced-of = Cubetti spodestati di { $who }: { $count }
royals-see-decks = Carte scoperte e mazzi
royals-see-display = Carte scoperte
royals-see-display-empty = nessuna
royals-see-deck-country = Nazioni
royals-see-deck-intrigue = Intrighi
royals-see-discarded-country = Carte nazione scartate:
royals-see-discarded-intrigue = Carte intrigo scartate:
royals-see-unseen = Nei mazzi o in mano agli altri:
royals-see-hand = La tua mano
royals-see-hand-counts = nazione { $country }, intrigo { $intrigue }
royals-see-no-cards = Ancora nessuna carta.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Clicca sulle carte della tua mano per metterle qui.
royals-see-titles = Titoli
royals-see-title-value = Più cubetti alla fine: { $full ->
    [one] { $full } punto
   *[other] { $full } punti
}; due in parità: { $half } ciascuno
royals-see-houses = Casate nobiliari:
royals-see-house = Casata nobiliare
royals-see-countries = Influenza
royals-see-period = In questo periodo { $first ->
    [one] { $first } punto
   *[other] { $first } punti
} a chi ha più influenza, { $second } al secondo
royals-see-country-tokens = Segnalini nazione rimasti, per chi ha un cubetto in ogni città
royals-see-nobody = Ancora nessuno
royals-see-country-cards = Carte nazione in mano
royals-see-intrigue-cards = Carte intrigo in mano
royals-see-cubes = Cubetti rimasti
royals-see-known = Prese tra le carte scoperte: { $cards }
royals-see-tokens = Segnalini
royals-see-none = niente
royals-see-last-round = Ultimo giro: la partita finisce quando tutti hanno giocato lo stesso numero di turni.
royals-see-period-ends = Il periodo finisce con questo turno.
royals-see-board = Plancia: { $board } · edizione { $edition }
royals-see-our-board = plancia sostitutiva di Regalia

# il registro

royals-move-take = prende una carta { $card } tra quelle scoperte
royals-move-draw-country = pesca una carta nazione
royals-move-draw-intrigue = pesca una carta intrigo
royals-move-occupy = occupa la posizione «{ $position }»
royals-move-takeover = rileva la posizione «{ $position }»
royals-move-pay = paga una carta { $card }
royals-move-cancel = annulla il pagamento
royals-move-end = termina il turno
royals-move-discard = scarta una carta { $card }

# punti

royals-points = { $count ->
    [one] punto
   *[other] punti
}
royals-points-hidden = punti segreti

# Le carte che spiegano: «Nome: una frase.»

royals-goal = Raccogliere più punti di tutti con città, nazioni, periodi, titoli e casate nobiliari.
royals-goal-turn = Nel tuo turno peschi carte, poi occupi posizioni libere o rilevi quelle altrui, finché riesci a pagare.
royals-lesson-board = Accanto a ogni ritratto il quadrato bianco è il prezzo in carte e il cerchio scuro l'influenza; la moneta accanto a una città va a chi per primo vi occupa una posizione.
royals-card-country = Carta { $card }: paga le posizioni di questa nazione; tre carte nazione qualsiasi ne sostituiscono una che ti serve.
royals-card-intrigue = Carta intrigo ({ $card }): permette di rilevare una posizione altrui in una delle due nazioni, oltre al suo costo; per un Re ne servono due.
royals-card-display = Carte scoperte: carte nazione che puoi prendere quando peschi; si completano alla fine del turno.
royals-card-deck-country = Mazzo delle nazioni: si pesca alla cieca invece di prendere una carta scoperta; rimaste { $count }, e quando finisce termina il periodo.
royals-card-deck-intrigue = Mazzo degli intrighi: se ne pesca una insieme a una sola carta nazione; rimaste { $count }.
royals-card-position = { $position }: costa { $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
} { $country } (a sinistra), dà { $influence } d'influenza nella nazione (a destra) e un cubetto sulla tessera del titolo.
royals-card-position-held = { $position }: di { $who }; per rilevarla servono { $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
} { $country } e carte intrigo; dà { $influence } d'influenza.
royals-card-position-own = { $position }: tua; ti dà { $influence } d'influenza nella nazione finché nessuno la rileva.
royals-card-city = { $city }: chi per primo vi occupa una posizione prende il segnalino città, che vale { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
royals-card-city-gone = { $city }: il segnalino città è già stato preso; un cubetto qui conta ancora per il segnalino nazione.
royals-card-displaced = Cubetti spodestati: non danno più influenza, ma contano ancora per il segnalino nazione.
royals-card-influence = Influenza, { $country }: alla fine del periodo chi ne ha di più prende { $first ->
    [one] { $first } punto
   *[other] { $first } punti
}, il secondo { $second }.
royals-card-tokens = Segnalini nazione, { $country }: appena hai un cubetto in ogni sua città, prendi il più alto rimasto.
royals-card-title = Tessera titolo ({ $title }): alla fine chi vi ha più cubetti prende { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}; se in parità sono esattamente due, { $half } ciascuno.
royals-card-house = Casata nobiliare: appena hai un cubetto su ogni tessera titolo, prendi il segnalino più alto rimasto.
royals-card-cubes = Cubetti rimasti: ogni posizione ne richiede due, uno sulla mappa e uno sulla tessera del titolo.
royals-card-hand-country = Carte nazione in mano: servono a pagare le posizioni; alla fine del turno quelle oltre la dodicesima si scartano.
royals-card-hand-intrigue = Carte intrigo in mano: servono a rilevare posizioni; alla fine del turno quelle oltre la quarta si scartano.
royals-card-known = Carte note: tutti le hanno viste prendere tra quelle scoperte ({ $cards }).
royals-card-token = Segnalino: vale { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}; i segnalini restano coperti fino alla fine.
royals-card-standing = Punti: la somma di tutti i segnalini; alla fine vince chi ne ha di più.
royals-card-facts = Periodo { $period }, giro { $round }: ognuno dei tre periodi finisce quando si esaurisce il mazzo delle nazioni, e allora si conta.
royals-card-end = Fine del turno: le carte scoperte si completano e tocca al prossimo; puoi tenere al massimo dodici carte nazione e quattro intrigo.
royals-card-pay = Paga: le carte scelte si scartano scoperte e i tuoi cubetti vanno sulla posizione e sulla tessera del titolo.
royals-card-cancel = Riprendi: tutte le carte tornano in mano e nessuno ne sa nulla.
royals-card-discard = Scarta: le carte scelte vanno scoperte tra gli scarti e il tuo turno finisce.
royals-card-discards = Scarti: scoperti per tutti; si rimescolano quando un mazzo finisce.
royals-card-unseen = Carte non viste: tutto ciò che può essere ancora nei mazzi o in mano agli altri.

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Edizione
royals-option-display = Carte nazione scoperte
royals-option-open-points = Punti visibili
royals-option-board = Plancia
royals-option-board-substitute = La nostra plancia
royals-see-round = { $period } · giro { $round }
royals-see-cards-tab = Carte
royals-key-zoom = ingrandisci, riduci, tutta la mappa
