home = Pagina iniziale
skip = Vai al contenuto
language = Lingua
loading = Un momento…
preparing = Preparazione del gioco: si compilano le regole. Succede una volta sola e richiede al massimo un minuto.
close = Chiudi
copy = Copia
copied = Copiato
share = Condividi
qr = Codice QR
qr-label = Codice QR: { $label }
try-again = Riprova
go-on = Continua
no-connection = Il server non risponde. Controlla la connessione; non si è perso nulla.
reconnecting = Riconnessione… Non si è perso nulla; una mossa in sospeso parte appena il server risponde.
reconnecting-first = Il server non risponde ancora. Continuiamo a provare; non si perde nulla.
table-restored = Il server è stato ripristinato da una copia di sicurezza precedente; le mosse successive sono andate perse. Questa è la posizione attuale.
not-kept = Questo browser non conserva nulla, o non ha più spazio: i tuoi posti e le impostazioni durano solo finché questa scheda è aperta.
lost-page = La scatola è vuota: a questo indirizzo non c'è nulla. Forse il link è incompleto; i tuoi tavoli ti aspettano nella pagina iniziale.
title-new = Nuovo tavolo
title-table = Tavolo
title-rules = Regole
title-replay = Apri il file di una partita
title-lost = Qui non c'è nulla
settings = Impostazioni
settings-name = Il tuo nome
name-of-player = Nome del giocatore { $number }
settings-theme = Aspetto
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-fast = Più veloci
settings-motion-off = Nessuna
settings-sounds = Suoni
home-title = Quale scatola apriamo?
home-welcome = Giochi di corti e di regni, a un tavolo tutto tuo.
home-first = È la prima volta? Impara un gioco in dieci minuti giocando, oppure comincia subito.
players = { $low }–{ $high } giocatori
minutes = circa { $minutes } minuti
play-bots = Gioca subito
laying-out = Si prepara il tavolo…
invite-friends = Invita amici
pass-and-play = Passa e gioca
rules = Regole
my-tables = I miei tavoli
no-tables = Ancora nessun tavolo. Avvia una partita qui sopra e la troverai qui.
table-facts = { $players } giocatori, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
table-over = finita
table-your-turn = tocca a te
table-others-turn = tocca agli altri
table-waiting = non ancora iniziata
forget-table = Togli questo tavolo dall'elenco: { $game }
title-circle = Cerchia di amici
title-tables = Tutti i miei tavoli
all-tables = Tutti i miei tavoli, altri server e dispositivi
my-circles = Le mie cerchie
circle-make = Crea una cerchia di amici
new-circle = Per una cerchia di amici
new-circle-none = nessuna
card-end-circle = Apre la pagina della cerchia a cui appartiene questo tavolo.
open-file = Apri il file di una partita
new-table = { $game }: nuovo tavolo
lay-out = Prepara il tavolo
no-game = Questo server non ha un gioco di nome { $game }.
company = Come vuoi giocare?
company-bots = Contro i bot
company-bots-help = Si comincia subito.
company-friends = Con amici
company-friends-help = Ricevi un link per ogni posto; ognuno gioca sul proprio dispositivo.
company-hot-seat = Passa e gioca
company-hot-seat-help = Tutti su questo schermo, uno alla volta; un sipario nasconde i segreti.
own-file = Un tuo file (TOML o JSON)
own-not-json = Questo file non è un TOML o JSON valido: { $detail }
option-players = Giocatori
colour-yellow = Giallo
colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-white = Bianco
colour-black = Nero
colour-purple = Viola
colour-orange = Arancione
seats = Posti
seat-you = tu
seat-bot = { $bot }
seat-open = posto libero
seat-resigned = ha abbandonato
seat-turn = di turno
seat-won = ha vinto
seat-menu = Posto di { $name }
seat-to-bot = Affida il posto a un bot
seat-take-back = Affida il posto a una persona
seat-agree-bot = Accetta di affidare il posto a un bot
seat-agree-person = Accetta di affidare il posto a una persona
log = Cosa è successo
log-empty = Ancora nulla.
log-undo = { $who } annulla l'ultima mossa.
log-resign = { $who } abbandona la partita.
log-start = La partita comincia.
log-sit-person = { $who } si siede.
log-sit-bot = Ora un bot gioca per { $who }.
log-sit-open = Si è liberato un posto.
log-agree = { $who } accetta di cedere il posto di { $name }.
log-rematch = La rivincita è pronta.
timeline = Cronologia della partita
timeline-first = Vai all'inizio
timeline-back = Una mossa indietro
timeline-forward = Una mossa avanti
timeline-last = Vai all'ultima mossa
timeline-play = Riproduci
timeline-pause = Pausa
timeline-at = { $at } / { $end }
timeline-link = Copia il link
timeline-now = Torna alla posizione attuale
sheet-what = Voce
sheet-total = Totale
curtain-title = È il turno di { $name }
curtain-help = Passa il dispositivo. Dietro il sipario ci sono i segreti di { $colour }.
curtain-open = Sono { $name }
curtain-back = { $name }: annulla la mia mossa
rule-title = Regola { $rule }
rule-open = Apri nel regolamento
invite-title = Invita
invite-waiting = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
invite-complete = Tutti i posti sono occupati.
invite-seat = Link per { $name }
invite-fill = Riempi i posti con i bot
invite-mail = Invita per e-mail
invite-mail-send = Invia l'invito
invite-mail-help = A questo indirizzo viene inviata una sola e-mail con il link al tavolo; l'indirizzo non serve ad altro.
invite-mail-sent = L'invito verrà spedito a { $mail }, a meno che questo indirizzo non abbia rifiutato gli inviti.
take-seat = C'è un posto libero
sit-down = Siediti
watching = Stai guardando questo tavolo.
cannot-sit = Questo tavolo non si può aprire
no-board = Questo client non ha un tabellone per { $game }.
undo = Annulla
hint = Consiglio
hint-thinking = Ci penso…
hint-is = Al tuo posto un consigliere { $move }.
hint-why = Al tuo posto un consigliere { $move }. { $reason }
resign = Abbandona
resign-sure = Abbandoni questa partita. Se gli altri continuano, un bot prende il tuo posto; altrimenti la partita finisce.
resign-yes = Abbandona
resign-no = Continua a giocare
looking-back = Stai rivedendo: dopo la mossa { $at }
match-over = La partita è finita.
on-its-way = Invio della tua mossa…
waiting-for = È il turno di { $name }.
look-back = Rivedi le mosse
scores-explained = Punti in dettaglio
no-scoring-yet = Ancora nessun conteggio.
you-won = Hai vinto!
won = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
ended-resignation = La partita è finita per abbandono.
rematch = Rivincita
rematch-join = Vai alla rivincita
replay = Rivedi
download = Scarica il file della partita
verify = Verifica la partita
verify-not = Che cosa non torna
verify-holds = Che cosa è provato
verify-unknown = Che cosa nessuno può sapere
verify-own = Controllato da questo browser
proof-deal = La distribuzione è quella promessa quando questo browser ha visto il tavolo per la prima volta.
proof-deal-not = La distribuzione non è quella promessa quando questo browser ha visto il tavolo per la prima volta.
proof-brought = Il contributo casuale di questo browser è entrato nella distribuzione.
proof-brought-not = Il contributo casuale di questo browser non è entrato nella distribuzione.
proof-moves = Le mosse sono quelle che questo browser ha visto giocare.
proof-moves-not = Le mosse non sono quelle che questo browser ha visto giocare.
proof-nothing = Questo browser non ha conservato nulla di questa partita da confrontare.
proof-cannot = I browser calcolano impronte (hash) solo su pagine caricate con HTTPS o da questo computer. Scarica il file della partita e controllalo con regalia verify.
replay-help = Apri il file di una partita per rivederla mossa per mossa. Il server controlla la distribuzione e ogni mossa.
file-choose = File della partita
file-not-json = Questo non è il file di una partita.
eyes = Dal punto di vista di
eyes-spectator = uno spettatore
rules-search = Cerca nelle regole
rules-games = Regolamenti
rules-contents = Indice
rules-found = { $count ->
    [one] Un risultato
   *[other] { $count } risultati
}
colour-grey = Grigio
bot-random-title = Giullare
bot-greedy-title = Cortigiano
bot-search-title = Ministro
bot-page-title = Paggio
bot-squire-title = Scudiero
bot-knight-title = Cavaliere
bot-baron-title = Barone
bot-count-title = Conte
bot-duke-title = Duca
bot-prince-title = Principe
bot-sovereign-title = Sovrano
seat-here = al tavolo
seat-away = assente
since-title = Dal tuo ultimo turno
since-again = Mostrami
since-stop = Ferma
wait-title = Chi viene?
wait-prompt = La partita non è ancora iniziata
wait-away = In attesa di: { $names }.
wait-bot = Fai sedere un bot
wait-start = Avvia
wait-start-help = Puoi avviare la partita quando tutti i posti sono occupati: invia i link oppure riempi i posti con i bot.
wait-for-start = Si aspetta che { $name } avvii la partita.
wait-for-somebody = Si aspetta che qualcuno avvii la partita.
wait-orphaned = Tutti i posti sono occupati e chi ospita è assente: puoi avviare tu la partita.
wait-leave = Lascia il posto
wait-back = Torna alla sala d'attesa
wait-look = Guarda il tabellone
wait-rules = Leggi le regole mentre aspetti
take-seat-of = Il tuo posto: { $colour }
closer = Ingrandisci
whole = Vista intera
file-drop = Trascina qui il file di una partita oppure scegline uno.
file-where = Puoi scaricarlo alla fine di ogni partita con «Scarica il file della partita».
your-turn = Tocca a te
more = Altro
shortcuts = Tasti
the-board = Tabellone
the-dock = La tua mano e ciò che puoi fare
the-panel = Giocatori e dettagli
show-result = Mostra il risultato
verdict = La distribuzione
key-arrows = passa da un pezzo all'altro
key-enter = Invio
key-space = Spazio
key-choose = scegli, metti, gioca
key-lookback = rivedendo le mosse: una per volta, oppure di seguito
key-escape = lascia, chiudi, torna alla posizione attuale
zoom-out = Riduci
beyond = { $count ->
    [one] Mostra che cos'altro si può scegliere: 1 posizione da questa parte
   *[other] Mostra che cos'altro si può scegliere: { $count } posizioni da questa parte
}

# Le carte che spiegano il tavolo, e la legenda

legend = I pezzi e che cosa fanno
key-rule = la regola della scheda mostrata
card-home = Pagina iniziale: porta ai tuoi tavoli e ai giochi; questa partita resta ad aspettarti.
card-undo = Annulla: annulla la tua ultima mossa. Contro i bot, e dove i giocatori lo hanno concordato, anche una definitiva.
card-hint = Consiglio: un consigliere che ne sa quanto te indica una buona mossa e spiega perché.
card-rules = Regole: apre il regolamento di questo gioco in una pagina a parte.
card-legend = Pezzi: mostra tutti i pezzi del gioco e che cosa fanno.
card-keys = Tasti: elenca tutto ciò che puoi fare con la tastiera.
card-panel = Pannello: mostra i giocatori, i dettagli e il registro.
card-more = Altro: per rivedere le mosse, capire i punteggi, aprire le impostazioni, abbandonare.
card-seat = Giocatore: simbolo, nome e ciò che tutti possono sapere; la cornice indica di chi è il turno.
card-seat-menu = Posto: lo affida a un bot o lo rende a una persona.
card-tab = Pagina del pannello: mostra i dettagli del gioco o ciò che è successo finora.
card-zoom = Ingrandimento: avvicina il tabellone, lo allontana o lo mostra tutto.
card-beyond = Freccia: da questa parte, fuori vista, c'è qualcosa che puoi scegliere; la freccia lo porta in vista.
card-time-first = Inizio: mostra il tabellone prima della prima mossa.
card-time-back = Indietro: mostra il tabellone una mossa prima.
card-time-run = Riproduci: fa scorrere le mosse da sole; premi di nuovo per fermarle.
card-time-forward = Avanti: mostra il tabellone una mossa dopo.
card-time-last = Fine: mostra il tabellone dopo l'ultima mossa.
card-time-slide = Cronologia: trascina fino a qualsiasi momento della partita.
card-time-link = Link: copia un indirizzo che apre il tavolo a questo punto della partita.
card-time-now = Adesso: torna alla posizione attuale.
card-end-rematch = Rivincita: prepara un nuovo tavolo con gli stessi giocatori.
card-end-scores = Punti in dettaglio: mostra ogni conteggio della partita, riga per riga.
card-end-replay = Rivedi: mostra tutta la partita dall'inizio.
card-end-file = File della partita: tutta la partita con la sua distribuzione, da conservare, rivedere o verificare.
card-end-board = Tabellone: mette da parte il risultato; il menu lo riporta.
card-end-verify = Verifica: controlla che la distribuzione fosse fissata prima della partita e che ogni mossa seguisse le regole.
card-note-rule = Regola: apre la regola da cui viene questa frase.
card-note-close = Chiudi: toglie questo foglietto.

# What happened is seen: sounds, a scoring that is counted, a bot at it
sounds-ask = Vuoi sentire i suoni del tavolo?
sounds-yes = Sì
sounds-no = No
counting-skip = Clic o Spazio: salta
counting-skip-tap = Tocca per saltare
bot-thinks = { $name } sta pensando

# Le lezioni
lesson = Lezione
lesson-step = Lezione · { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-your-move = Tocca a te
lesson-wait = Il tuo avversario sta giocando…
lesson-follow = Fai quello che dice la lezione.
lesson-read = Leggi la lezione, poi prosegui.
lesson-explains = Ferma il puntatore su qualsiasi cosa, o tienici sopra un dito, e una scheda dice a che cosa serve.
lesson-play-on = Continua a giocare
lesson-aside = Riduci la lezione
lesson-show = Mostra la lezione
lesson-again = Ricomincia la lezione
opponents = Avversari
opponents-first = Il tuo primo avversario: { $level }.
opponents-choose = Scegli un altro livello
even-title = Partita alla pari
even-help = Trova il livello al quale vinci circa una partita su due.
even-line = { $played ->
    [0] Partita alla pari: { $level }
   *[other] Partita alla pari: { $level } – vinte { $won } su { $played }
}
lesson-begin = Impara a giocare ({ $minutes } min)
lesson-go-on = Riprendi la lezione ({ $step } di { $steps })
lesson-once-more = Ripeti la lezione

# taking back, asking first, seats taken back
take-back = Annulla
takeback-ask = Chiedi di annullare
takeback-asks = { $name } chiede di annullare una mossa.
takeback-asks-seen = { $name } chiede di annullare una mossa dopo che si è visto qualcosa di nascosto. Le pescate restano le stesse.
takeback-asked = { $name } ha chiesto di annullare una mossa.
takeback-agree = Accetta
takeback-refuse = Rifiuta
takeback-waits = Hai chiesto di annullare la tua mossa. In attesa di: { $names }.
takeback-withdraw = Ritira la richiesta
log-ask = { $who } chiede di annullare una mossa.
log-allow = { $who } accetta l'annullamento.
log-refuse = { $who } rifiuta l'annullamento.
log-withdraw = { $who } ritira la richiesta di annullamento.
new-takebacks = Le mosse si possono annullare
new-takebacks-help = Se si è visto qualcosa di nascosto, gli altri devono accettare; le pescate restano le stesse.
table-takebacks = A questo tavolo le mosse si possono annullare.
settings-asks = Chiedi conferma prima di una mossa che non si può annullare
ask-final = Questa mossa non si può annullare
ask-final-move = { $name } { $move }. Questa mossa non si può annullare.
ask-final-yes = Conferma
ask-final-no = Scegli di nuovo
replaced-title = Un bot gioca al tuo posto
replaced-text = Il tuo posto è stato affidato a un bot. È ancora tuo.
replaced-resigned = Hai abbandonato e un bot continua per te. Finché la partita dura puoi tornare.
replaced-return = Riprendi il posto
replaced-watch = Guarda e basta
sure-own-bot = Un bot gioca per te finché non riprendi il posto.
sure-bot = Un bot gioca per { $name } fino al suo ritorno.
sure-leave = Il tuo posto potrà essere preso da altri.
sure-no = Indietro
forget-sure = Il tavolo resta; questo browser ne dimentica il link.
forget-yes = Togli
forget-done = Tolto dall'elenco.
forget-undo = Rimetti nell'elenco

time-days = { $days ->
    [one] { $days } g
   *[other] { $days } gg
}
time-hours = { $hours } h
time-minutes = { $minutes } min
time-seconds = { $seconds } s
terms = Orologio e messaggi
terms-clock = Orologio
clock = Orologio
clock-none = Senza orologio
clock-none-help = Ciascuno si prende il tempo che gli serve.
clock-soft = Ore o giorni per ogni mossa
clock-soft-help = Per una partita che dura una settimana, con promemoria.
clock-live = Un orologio per ciascuno
clock-live-help = Per una serata seria.
clock-per-move = Tempo per ogni mossa
clock-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
clock-then = Quando il tempo scade
clock-then-bot = gioca un bot finché la persona non torna
clock-then-ask = chiunque al tavolo può far giocare un bot
clock-base = Tempo per ciascuno
clock-extra = A ogni turno
clock-increment = si aggiungono secondi
clock-delay = i primi secondi non contano
clock-seconds-label = Secondi
clock-soft-line = { $time } per ogni mossa
clock-live-line = { $time } per ciascuno
clock-increment-line = { $seconds } s in più a ogni turno
clock-delay-line = i primi { $seconds } s di ogni turno non contano
clock-of = { $name }: tempo rimasto { $time }
clock-lapsed = Tempo scaduto: { $name }. Chiunque al tavolo può far giocare un bot fino al suo ritorno.
clock-let-bot = Fai giocare un bot
clock-pause = Ferma l'orologio
clock-resume = Fai ripartire l'orologio
clock-paused = L'orologio è fermo. Si può comunque giocare.
clock-short = Il tempo sta per finire: { $seconds ->
    [one] resta { $seconds } secondo
   *[other] restano { $seconds } secondi
}.
clock-asks-pause = Richiesta di fermare l'orologio: { $names }.
clock-asks-resume = Richiesta di far ripartire l'orologio: { $names }.
log-flag-bot = Tempo scaduto: { $who }. Gioca un bot fino al suo ritorno.
log-flag-ask = Tempo scaduto: { $who }. Chiunque al tavolo può far giocare un bot.
log-propose-pause = { $who } vorrebbe fermare l'orologio.
log-propose-resume = { $who } vorrebbe far ripartire l'orologio.
log-propose-withdraw = { $who } ritira la richiesta sull'orologio.
log-pause = Tutti d'accordo: l'orologio è fermo.
log-resume = Tutti d'accordo: l'orologio riparte.
card-clock = Orologio: il tempo che resta a questo posto, secondo il server. Scorre solo per chi fa aspettare altre persone.

# messaggi
words = Messaggi
words-players = Scrive chi gioca
words-everybody = Scrive chi gioca e chi guarda
words-nobody = Messaggi disattivati
words-keep = Conserva i messaggi con la partita
words-keep-help = Altrimenti vengono cancellati alla fine della partita.
log-word = { $who }: { $word }
log-word-gone = { $who } ha scritto qualcosa che non è stato conservato.
spectator = Uno spettatore
gesture-hello = Ciao!
gesture-nice = Bella mossa!
gesture-thanks = Grazie!
gesture-oops = Ops!
gesture-moment = Un momento, per favore.
gesture-your-turn = Tocca a te!
gesture-well-played = Bella partita!
talk-say = Scrivi qualcosa
talk-gestures = Frasi rapide
talk-send = Invia
talk-muted = Messaggi nascosti: { $name }.
talk-unmute = Mostra di nuovo
word-about = Nascondi o segnala
word-mute = Nascondi su questo dispositivo
word-report = Segnala a chi gestisce il server
word-reported = Segnalato. Nessuno al tavolo lo verrà a sapere.
word-help = Nascondere vale solo per i messaggi di questa persona su questo dispositivo. Una segnalazione mostra il messaggio a chi gestisce il server.
card-talk = Messaggi: quello che scrivi qui lo legge tutto il tavolo.

# nomi, rivincite, modelli, serate
rename = Cambia nome
rename-label = Nome a questo tavolo
rename-help = Tutti leggono il nuovo nome nel registro.
log-rename = { $before } ora si chiama { $name }.
rematch-rotate = Rivincita, posti ruotati
card-end-rotate = Rivincita con i posti ruotati: tutti si spostano di un posto, così comincia qualcun altro.
templates = I miei modelli
template-keep = Salva come modello
template-name = Nome del modello
template-example = La nostra partita del giovedì
template-save = Salva
template-help = Prepara di nuovo questo tavolo con un clic dalla pagina iniziale.
template-kept = Salvato su questo dispositivo. Lo trovi nella pagina iniziale.
template-change = Modifica
template-remove = Elimina il modello: { $name }
evening = Fissa una serata
evening-when = Data e ora
evening-save = File per il calendario
evening-help = Il file rimanda a questo tavolo. Non contiene link segreti: puoi mandarlo a tutti.
evening-event = { $game } – Regalia

# E se…, e problemi
branch = Continua da qui
branch-title = Continua dalla mossa { $moment }
branch-help = Comincia una nuova partita dal punto in cui era questa. Ciò che era nascosto resta com'era; da qui in poi si pesca di nuovo. Agli altri posti giocano i bot.
branch-seat = Il tuo posto
branch-from = Questa partita continua dalla mossa { $moment } di un'altra partita: aprila
card-time-branch = Continua: comincia una nuova partita da questo momento, contro i bot, al posto che scegli.
title-puzzle = Problema
puzzle-of-the-day = Problema del giorno
puzzle-done = risolto
puzzle-days = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
puzzle-number = Problema { $number } di { $count }
puzzle-link = Problema { $number }
puzzle-link-solved = Problema { $number }, risolto
puzzle-count = Risolti: { $count } di { $all }.
puzzle-streak = { $count ->
    [0] Ancora nessun giorno di fila.
    [one] Un giorno di fila.
   *[other] { $count } giorni di fila.
}
puzzle-kept = Ciò che hai risolto resta solo su questo dispositivo.
puzzle-today = Il problema di oggi
puzzle-show = Mostra la soluzione
puzzle-shown = La soluzione
puzzle-move = { $name } { $move }.
puzzle-solved = Risolto!
puzzle-tries = { $count ->
    [one] Al primo tentativo.
   *[other] In { $count } tentativi.
}
puzzle-next = Prossimo problema
puzzle-again = Prova tu
card-puzzle-show = Soluzione: mostra la mossa e perché è la migliore. Il problema allora non conta come risolto.
card-puzzle-next = Prossimo: apre il prossimo problema di questo gioco.
card-puzzle-again = Prova tu: ripristina la posizione, così puoi provare.
card-puzzle-today = Oggi: apre il problema del giorno.
notices = Notifiche
title-notices = Notifiche
call-me = Avvisami quando tocca a me
call-me-on = Riceverai una notifica quando toccherà a te.
offline = Non c'è connessione. Questi sono i tuoi tavoli come erano l'ultima volta; si apriranno quando tornerà la connessione.

# The analysis of a finished match; its other words lie in the folder analysis

analysis = Analisi
analyse = Analizza
title-analysis = Analisi
card-end-analyse = Analizza: mostra le probabilità di tutti mossa per mossa, le decisioni buone e sbagliate e quanto ha contato la fortuna.
