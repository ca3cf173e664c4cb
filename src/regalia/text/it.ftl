undo-nothing = Non c'è alcuna mossa da annullare.
undo-turn-over = Il turno è finito; un turno concluso non si può annullare.
undo-revealed = L'ultima mossa ha rivelato qualcosa di nascosto o di casuale, quindi non si può annullare.
takeback-nothing = Non hai fatto nessuna mossa da annullare.
takeback-over = La partita è finita e il suo segreto è noto: non si può più annullare nulla.
told-takeback = { $who } annulla una mossa.
told-takeback-seen = { $who } annulla una mossa dopo che si è visto qualcosa di nascosto; le pescate restano le stesse.

table-bad-input = Dati non validi: { $detail }
table-no-token = Per questo serve il link segreto di un posto.
table-wrong-token = Questo link non apre alcun posto a questo tavolo.
table-not-your-seat = Questo posto non è tuo.
table-persons-seat = Può cedere questo posto solo chi lo occupa, a meno che non manchi da molto tempo o che gli altri, almeno due, siano tutti d'accordo.
table-no-takebacks = A questo tavolo le mosse non si possono annullare: i giocatori non lo hanno concordato quando è stato creato.
table-no-words = A questo tavolo non si possono scrivere messaggi, o non possono farlo gli spettatori: si è deciso così quando è stato creato.
table-other-site = La pagina di un altro sito non può farlo.
table-other-name = Questo server non è conosciuto con il nome { $name }. Chi lo gestisce può ammettere il nome con --public-url o --server-names.
table-no-clock = Questo tavolo non ha un orologio.
table-agreement = Prima devono dare il loro assenso gli altri al tavolo: { $names }.
table-no-table = Questo tavolo non esiste.
table-no-page = Qui non c'è nulla.
table-no-method = Qui non si può fare.
table-stale = Nel frattempo al tavolo è successo qualcosa; guardalo di nuovo.
table-not-started = La partita non è ancora iniziata.
table-seats-open = Ci sono ancora posti liberi; prima che siano occupati può avviare la partita solo chi ospita.
table-not-your-turn = Non è il tuo turno.
table-over = La partita è finita.
table-running = Si può fare solo dopo la fine della partita.
table-bot-plays = A questo posto gioca un bot; prima riprenditi il posto.
table-seat-taken = Questo posto è occupato.
table-no-open-seat = A questo tavolo non ci sono posti liberi.
table-key-reused = Questa chiave è già servita per altro.
table-old-rules = Questo tavolo è iniziato con regole che questo server non ha: { $detail }
table-too-large = La richiesta è troppo grande.
table-too-many = Troppe richieste in una volta; aspetta un momento.
table-incomplete = La richiesta non è arrivata in tempo per intero; inviala di nuovo.
table-fault = Errore del server; non è cambiato nulla.
table-database = Il database non risponde; riprova tra un momento.
table-database-full = Il disco del server è pieno: non si può salvare nulla e non si può giocare; chi gestisce il server deve liberare spazio.
table-database-gone = Un file del database del server è stato cancellato o spostato: non si può salvare nulla e non si può giocare; chi gestisce il server deve rimetterlo al suo posto.
table-database-read-only = Il server non può scrivere nel suo database: non si può salvare nulla e non si può giocare; chi gestisce il server deve rimediare.
table-preparing = Le regole di { $title } sono ancora in compilazione sul server; riprova tra un momento.
table-no-circle = Questo link non apre nessuna cerchia: forse è stato sostituito, o la cerchia è chiusa.
table-no-member = In questa cerchia non c'è nessuno con quel numero.
table-no-transfer = Con questo codice non c'è niente da ritirare: è già stato ritirato, oppure i dieci minuti sono passati.
table-not-keeper = Può farlo solo chi è responsabile della cerchia.
table-name-taken = In questa cerchia il nome «{ $name }» è già preso; scegline un altro.
table-name-alike = Il nome «{ $name }» somiglia troppo a un altro a questo tavolo; scegline uno diverso.
table-circle-full = Questa cerchia è piena: ha già tutte le persone o tutti i tavoli che può avere.
circle-name = la cerchia e chi ne fa parte devono avere un nome.

bot-random = Gioca una mossa qualsiasi.
bot-greedy = Prende ciò che sembra meglio a prima vista.
bot-page = Per bambini e per la primissima partita.
bot-squire = Conosce le mosse, ma sbaglia spesso.
bot-knight = Sbaglia di tanto in tanto.
bot-baron = Un avversario solido.
bot-count = Guarda un po' avanti.
bot-duke = Prevede diverse mosse.
bot-prince = Gli sfugge poco o nulla.
bot-sovereign = Il più forte che ci sia.
bot-search = Prova a vedere dove porta ogni mossa.
hint-only-move = È l'unica mossa possibile.
hint-alone = Spicca sulle altre: vince circa { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100.
hint-wins-more = Vince circa { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100, { $more } in più della migliore alternativa.
hint-gains-more = Vince più o meno quanto la migliore alternativa ({ $wins }%), ma con un risultato finale più alto di circa { $points }.
hint-close = È appena meglio della migliore alternativa: entrambe vincono circa { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100.
hint-winning = Vince quasi di sicuro, con un vantaggio di circa { $margin }.
hint-losing = La partita è quasi persa; così il distacco è il più piccolo possibile, circa { $margin }.

## Elenchi e valori: { $name } e { $key } sono scritti come nel file o nella richiesta

either = { $most } o { $last }
both = { $most } e { $last }
position-of = una posizione di { $game }
value-whole = { $name } dev'essere un numero intero da { $low } a { $high }, non { $value }.
value-per-seat = { $name } dev'essere un elenco di { $count } valori, uno per posto, non { $value }.
value-truth = { $name } dev'essere true o false, non { $value }.
value-missing = manca { $name }.
value-one-of = { $name } dev'essere { $words }, non { $value }.
value-none-of = { $name }: { $value } non è tra { $words }.
value-keys = { $name } non ha la chiave { $key }; le chiavi sono { $words }.
value-list = { $name } dev'essere un elenco, non { $value }.
value-dict = { $name } dev'essere un oggetto con chiavi e valori, non { $value }.
value-name = { $name } dev'essere un testo, non { $value }.

## Giochi, opzioni e mosse

game-unknown = non c'è alcun gioco di nome { $name }; i giochi sono { $words }.
game-version = questa partita è stata giocata con la versione { $version } delle regole di { $game }; questa copia di Regalia ha la versione { $have }.
rulebook-lang = i regolamenti sono scritti in { $words }; { $value } non è tra questi.
rulebook-rule = { $title } non ha una regola { $value }.
option-number = { $name } dev'essere un numero da { $low } a { $high }, non { $value }.
option-flags = { $name } dev'essere un elenco di { $words }, non { $value }.
option-flag = { $name } può contenere { $words }; { $value } non è tra questi.
option-switch = { $name } dev'essere yes o no, non { $value }.
option-printed = { $name } dev'essere { $words }, oppure un tuo file TOML; non esiste un file { $value }.
option-content = { $name } dev'essere { $words }, oppure un oggetto con i tuoi numeri.
option-signs = { $name } può contenere solo caratteri stampabili: in { $value } c'è un carattere di controllo o un cambio di direzione.
option-long = { $name } è troppo lungo: può contenere al massimo { $count } caratteri e numeri.
option-unknown = non c'è un'opzione { $value }; intendevi { $words }?
move-kind = una mossa dev'essere un numero, una notazione o un oggetto JSON, non { $value }.
move-id = le mosse sono numerate da 0 a { $high }; { $value } non è tra queste.
move-none = manca la mossa; le mosse cominciano con { $words }.
move-form = «{ $text }» è incompleta o ha parole di troppo; scrivila come «{ $form }».
move-keys = una mossa «{ $verb }» ha le chiavi { $words }, non { $given }.
move-near = non c'è una mossa «{ $verb }»; intendevi «{ $near }»?
move-verb = non c'è una mossa «{ $verb }»; le mosse cominciano con { $words }.
move-label = «{ $label }» non è un valore di { $axis } per «{ $verb }»; si può scegliere tra { $words }.

## Partite e i loro file

match-seed-or-secret = indica un seme o un segreto, non entrambi.
match-seed = un seme dev'essere un numero intero, non { $value }.
match-ply = questa partita ha le mosse da 0 a { $high }; non c'è una mossa { $value }.
match-takeback = la partita non può tornare alla riga { $value } del registro.
match-seat = i posti sono numerati da 0 a { $high }; non c'è un posto { $value }.
match-snapshot = questa istantanea è stata creata con altre regole.
match-file = questo non è un file di partita: { $reason }
match-format = questo file di partita ha il formato { $format }; questa copia di Regalia legge il formato { $ours }.
match-move = la mossa { $ply } di questa partita non si può giocare: { $reason }
match-no-secret = questo file di partita non ha il segreto: il file è stato pubblicato a partita in corso e la partita non si può rigiocare.
match-hex = il segreto di questo file di partita non è esadecimale.
match-short = il segreto di questo file di partita è più corto di 16 byte.
match-unpublished = questa partita non ha ancora pubblicato il suo segreto; si potrà verificare quando sarà finita.
match-unwritable = questa posizione o queste opzioni contengono qualcosa che non si può scrivere in un file di partita, come un numero di migliaia di cifre.
match-position-here = questa partita comincia da una posizione preparata da qualcuno; qui i tavoli cominciano solo dalla disposizione iniziale prevista dalle regole. Sul tuo computer puoi controllarla con regalia verify.
match-long = qui un file di partita può avere al massimo { $most } mosse.
match-broke = questo file ha richiesto più tempo o memoria di quanto sia permesso e non è stato aperto.
match-other-result = il file dichiara il risultato { $claimed }; rigiocando si ottiene { $found }.
match-brought = il contributo casuale di un posto alla distribuzione deve avere da 32 a 128 cifre esadecimali, con al massimo una voce per posto.
match-head = un anello della catena deve avere la forma 12:9f3c…, un numero e 64 cifre esadecimali, non { $value }.
match-commitment = l'impronta deve essere di 64 cifre esadecimali, non { $value }.
verify-commitment = L'impronta corrisponde: copre tavolo, gioco, regole, opzioni, inizio e segreto di questo file.
verify-commitment-secret = Il segreto corrisponde all'impronta. Nei file della versione 1 l'impronta copre solo il segreto, non il tavolo, le opzioni o l'inizio.
verify-commitment-other = L'impronta non corrisponde: il segreto, oppure il tavolo, il gioco, le regole, le opzioni o l'inizio, non è quello promesso.
verify-commitment-kept = È l'impronta conservata dall'inizio.
verify-commitment-not-kept = Non è l'impronta conservata dall'inizio: la distribuzione è stata rifatta.
verify-commitment-unseen = Nessuno l'ha confrontata con l'impronta mostrata all'inizio.
verify-start = La partita comincia dalla disposizione iniziale prevista dalle regole.
verify-start-position = La partita comincia da una posizione preparata da qualcuno, non dalla disposizione iniziale prevista dalle regole.
verify-brought = Secondo il file questi posti hanno dato un contributo casuale alla distribuzione; nessuno l'ha confrontato con ciò che hanno conservato: { $seats }.
verify-brought-not = La distribuzione non contiene contributi casuali di questi posti; i bot e gli assenti non ne danno: { $seats }.
verify-brought-none = La distribuzione dipende solo dal caso scelto dal server: il server avrebbe potuto scegliere tra molte distribuzioni.
verify-brought-kept = Il contributo casuale conservato da questo posto è entrato nella distribuzione: { $seats }.
verify-brought-lost = Il contributo casuale conservato da questo posto non è entrato nella distribuzione: { $seats }.
verify-moves = { $count ->
    [0] Non è stata giocata alcuna mossa
    [one] L'unica mossa è ammessa
   *[other] Tutte le { $count } mosse sono ammesse
}.
verify-result = Il risultato è quello a cui portano queste mosse.
verify-result-none = Secondo le regole la partita non è finita, e non si dichiara alcun risultato.
verify-result-resigned = La partita è finita per abbandono ({ $seats }); questo non si può verificare.
verify-chain = Fino al momento { $moment } queste sono le mosse giocate: la catena corrisponde all'anello conservato.
verify-chain-rest = Nessuno ha conservato un anello della catena dopo il momento { $moment }: non si può sapere se le mosse successive siano quelle giocate.
verify-chain-other = Queste non sono le mosse giocate: al momento { $moment } la catena non corrisponde all'anello conservato.
verify-chain-none = Senza un anello della catena conservato da qualcuno, nessuno può sapere se queste siano le mosse giocate.
verify-chain-old = I file della versione 1 non hanno catena: nessuno può sapere se queste siano le mosse giocate.
verify-words = La catena non comprende i messaggi: nessuno può sapere se quelli nel file siano stati scritti così.
verify-people = Nessuno può sapere se una persona abbia giocato al posto di un bot, se i giocatori si siano detti che cosa avevano in mano, o se chi ha dato l'ultimo contributo casuale fosse d'accordo con chi gestisce il server.
match-result = { $scores } (vittoria: { $winners })
match-resigned = secondo il file qualcuno ha abbandonato, ma questo non si accorda con la partita.
match-no-result = «non finita»
file-not-read = { $name } non si può leggere: { $reason }
file-not-written = { $name } non si può scrivere: { $reason }
file-not-text = { $name } non è un file di testo.
system-missing = il file o la cartella non esiste.
system-forbidden = permesso negato.
system-folder = è una cartella.
system-full = il disco è pieno.
system-address-taken = questo indirizzo è già usato da altri.
system-port = una porta dev'essere un numero da 0 a 65535.
system-other = { $text }.
toml-file = { $name } non è un file TOML: { $reason }
toml-text = questo non è TOML: { $reason }
toml-place = riga { $line }, colonna { $column }: non si può leggere.
toml-end = finisce troppo presto.
field-missing = manca il campo { $field }.
field-unknown = qui non c'è un campo { $field }.
field-wrong = il campo { $field } ha un valore non valido.
json-broken = non è JSON.
json-other = non ha la struttura prevista.
json-deep = è annidato troppo in profondità.
host-header = una richiesta deve avere un'intestazione Host, e una sola.

## Simulazioni, bot e suggerimenti

simulate-games = il numero di partite dev'essere almeno 1, non { $value }.
simulate-seed = il seme di una simulazione dev'essere un numero da 0 a 2**63 - 1, non { $value }.
simulate-device = il dispositivo dev'essere { $words }, non { $value }.
simulate-cuda = nessun dispositivo CUDA trovato; installa regalia[gpu] su una macchina con una GPU NVIDIA, oppure usa il dispositivo cpu.
simulate-threads = i thread si scelgono per il dispositivo cpu; il dispositivo { $device } divide il lavoro da sé.
simulate-ray = il dispositivo ray richiede Ray: esegui pip install --editable '.[cluster]' in un clone del repository, oppure usa il dispositivo cpu.
# ambienti
envs-package = questi ambienti richiedono { $name }: esegui pip install --editable '.[labs]' in un clone del repository.
envs-cycles = max_cycles dev'essere un numero intero da 1 in su, oppure None, non { $value }.
envs-reset = non c'è alcuna partita in corso: chiama prima reset().
envs-resample = in un nodo del caso non si può ricampionare nulla: il caso non ha ancora deciso.
envs-opponents = indica un bot per tutti gli avversari, oppure uno per ciascuno ({ $count }), non { $value }.
no-bot = non c'è alcun bot { $name }; i bot sono { $words }, e search con un limite, per esempio search:200ms.
no-budget = solo search accetta un limite, per esempio search:200ms; { $name } non ne accetta.
bot-slips = { $name } deve finire con il numero di mosse distratte su cento, per esempio greedy~30; i livelli non hanno questo numero.
budget-kind = un limite dev'essere un tempo o un numero di simulazioni.
budget-range = un limite dev'essere un tempo maggiore di 0 s e fino a un'ora, oppure da 1 a 1000000000 simulazioni.
budget-form = un limite deve avere la forma 200ms, 2s o 5000 (simulazioni), non { $value }.
decide-over = la partita è finita; non c'è nulla da decidere.
advise-over = la partita è finita; non c'è nulla da consigliare.
advise-other = è il turno del posto { $turn }; un consiglio è per il posto che decide, non per il posto { $seat }.
experiment-file = il file dell'esperimento non è valido: { $reason }
experiment-setups = un esperimento richiede due o più varianti di preparazione, [[setup]], ciascuna con un nome proprio.
experiment-key = qui non c'è { $key } da cambiare; si può cambiare { $words }.
experiment-changes = i numeri di { $game } si cambiano con una plancia o un set propri, non con changes.
simulate-ray-address = nessun cluster Ray risponde all'indirizzo { $address }: { $reason }
arena-other = { $path } contiene un altro torneo (altri bot, opzioni, seme o regole); indica un'altra cartella o elimina questa.
arena-busy = un altro processo sta già giocando il torneo in { $path }; attendi la fine o indica un'altra cartella.
arena-damaged = la riga { $line } di { $path } è danneggiata: { $reason }
arena-bots = un'arena richiede almeno due bot diversi.
arena-players = indica ogni numero di giocatori una volta sola.
arena-alone = { $bot } dovrebbe sedere da solo ma non è tra i bot.
arena-even = un'apertura equilibrata richiede un'apertura: indica il numero di turni.
arena-uneven = su { $tries } distribuzioni nessuna era equilibrata dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}; ammetti uno scarto maggiore o un'apertura più breve.

## I tavoli e chi li ospita

seat-name-invisible = un nome deve contenere almeno un carattere visibile.
seat-name = un nome può avere al massimo { $count ->
    [one] un carattere
   *[other] { $count } caratteri
}.
word-length = un messaggio può avere al massimo { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
}.
word-empty = un messaggio deve essere o un testo o un gesto.
word-none = la riga { $line } non è un messaggio di qualcun altro.
seat-bot = solo un posto di tipo bot può indicare un bot.
seat-no-bot = non c'è alcun bot { $name }; i bot sono { $words }.
seat-count = questo gioco ha { $count } posti, ma { $given ->
    [one] ne è stato indicato uno
   *[other] ne sono stati indicati { $given }
}.
hello-first = il primo messaggio dev'essere un hello.
hello-again = un hello è già stato inviato.
setting-whole = { $name } dev'essere un numero intero, non { $value }.
setting-number = { $name } dev'essere un numero, non { $value }.
setting-unknown = { $name } non è un'impostazione e non ha effetto; intendevi { $near }?
setting-low = { $name } dev'essere almeno { $low }, non { $value }.
setting-log-format = il formato del registro dev'essere text o json, non { $value }.
setting-database = un database dev'essere sqlite:///FILE o postgresql://USER@HOST/NAME, non { $value }.
setting-origin = un'origine dev'essere come https://play.example.org, non { $value }.
setting-proxy = un proxy dev'essere un indirizzo o una rete come 127.0.0.1 o 10.0.0.0/8, non { $value }.
setting-public-url = l'indirizzo pubblico dev'essere come https://play.example.org, non { $value }.
setting-server-name = un nome di questo server dev'essere come play.example.org, non { $value }.
setting-mail-server = il server di posta dev'essere come smtp://USER:PASSWORD@HOST:587 o smtps://USER:PASSWORD@HOST:465, non { $value }.
setting-mail-needs = per la posta serve anche { $name }.
setting-mail-from = il mittente della posta dev'essere come Regalia <regalia@example.org>, non { $value }.
setting-apprise-missing = i canali di chi gestisce il server richiedono apprise: esegui pip install '.[apprise]' in un clone del repository.
setting-apprise = apprise non conosce l'indirizzo numero { $number } dei canali di chi gestisce il server.
setting-language = la lingua dei canali di chi gestisce il server dev'essere { $words }, non { $value }.
setting-private-host = un host privato dev'essere come printer.lan o 192.168.1.5:8080, non { $value }.
server-address = il server non può ascoltare su { $host }, porta { $port }: { $reason }
database-unusable = il database { $name } non si può usare: { $reason }.
database-closed = il database in { $name } non si può aprire: { $reason }
database-taken = un altro server sta usando { $name }; per più server insieme serve un database PostgreSQL.
database-linked = { $name } ha { $count } nomi (hard link), e due server su nomi diversi lo distruggerebbero; lasciagliene uno solo.
database-newer = questo database è stato scritto da una versione più recente di Regalia; usa quella, oppure ripristina una copia fatta prima.
backup-exists = { $name } esiste già; una copia di sicurezza richiede un file nuovo.
backup-no-database = non c'è alcun database { $name }.
backup-no-file = non c'è alcun file { $name }.
backup-not-empty = una copia si può ripristinare solo in un database vuoto; questo ha già dei tavoli.
backup-version = questo database non è stato scritto da questa versione di Regalia; avvia una volta il server su di esso, poi riprova.
backup-taken = un'altra copia di sicurezza sta scrivendo { $name }; aspetta che finisca o indica un altro file.
backup-broken = non è stato copiato nulla: { $reason }.

## Avvisi

notice-target = un indirizzo per le notifiche dev'essere come https://example.org/path, non { $value }.
notice-private = { $value } è un indirizzo privato; le notifiche vanno solo a indirizzi pubblici, a meno che chi gestisce questo server non lo permetta.
notice-mailbox = { $value } non è un indirizzo e-mail.
notice-no-mail = questo server non invia e-mail.
notice-keys = le chiavi del browser mancano o sono sbagliate.
notice-whole = solo un webhook può valere per tutto il tavolo.
notice-turn = Tocca a te.
notice-turn-of = È il turno di { $who }.
notice-with = Al tavolo: { $names }.
notice-still = Tocca ancora a te.
notice-still-of = È ancora il turno di { $who }.
notice-hours = Tempo rimasto: { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}.
notice-rematch = La rivincita è pronta.
notice-ended = La partita è finita.
notice-said = { $who } ha scritto un messaggio.
notice-confirm = Vuoi ricevere e-mail che riguardano questo tavolo?
notice-confirm-mail = A un tavolo di Regalia qualcuno ha indicato questo indirizzo per sapere quando è il suo turno. Se la richiesta è tua, conferma con questo link.
notice-confirm-not = Se la richiesta non è tua, ignora questa e-mail. Con questo link non riceverai altre richieste.
notice-mail-stop = Con questo link non riceverai più e-mail che riguardano questo tavolo.
notice-mail-stop-circle = Con questo link non riceverai più e-mail che riguardano questa cerchia.
notice-invited = { $who } ti invita a giocare.
notice-invited-only = Hai ricevuto un invito a giocare.
notice-invited-why = Qualcuno al tavolo ha indicato questo indirizzo, che serve solo per questa e-mail. Con questo link non riceverai altri inviti da qui.
notice-circle = { $who } invita la cerchia a giocare: { $circle }.
notice-confirm-circle = Vuoi ricevere e-mail che riguardano questa cerchia?
notice-confirm-circle-mail = In una cerchia di Regalia qualcuno ha indicato questo indirizzo per sapere quando c'è un nuovo tavolo. Se la richiesta è tua, conferma con questo link.
notice-report = Al tavolo { $table } è stato segnalato un messaggio.

## La riga di comando

cli-restore = indica quale file ripristinare.
cli-score-file = indica un file (o - per lo standard input) che contenga { $form }.
cli-score-empty = { $name } è vuoto; dovrebbe contenere { $form }.
cli-score-none = { $title } non ha un foglio dei punti.
cli-board = { $name }: { $reason }
cli-coverage = --coverage legge i test, che stanno nei sorgenti e non in un pacchetto installato.
cli-no-folder = { $name } non si può scrivere: non c'è la cartella { $folder }.
cli-parquet = Parquet richiede pyarrow: esegui pip install --editable '.[parquet]' in un clone del repository, oppure usa --csv.
cli-other-game = { $name } contiene una partita di { $found }, non di { $wanted }.
cli-seats = --seats indica { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}; questo gioco ne ha { $players }.
cli-seat = i posti sono numerati da 1 a { $high }; { $value } non è tra questi.
cli-file-there = { $name } esiste già; una nuova partita richiede un nuovo file.
cli-move-number = le mosse possibili sono numerate da 1 a { $high }; { $value } non è tra queste.

## I colori dei posti

colour-yellow = giallo
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-white = bianco
colour-black = nero
colour-grey = grigio
colour-purple = viola
colour-orange = arancione

## Il terminale: il tavolo

see-over = la partita è finita
see-last-round = ultimo giro
see-colour = colore
won = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}.
terminal-stopped = interrotto.
terminal-compiling = Si compilano le regole per questa macchina (una volta sola; qualche secondo)…
terminal-thinking = { $who } sta pensando…
terminal-advising = Ci penso…
terminal-prompt = { $who } (scrivi help per l'aiuto)
terminal-curtain = { $who }, prendi la tastiera e premi Invio.
terminal-curtain-back = Con { $back } si annulla l'ultima mossa di { $who }.
terminal-may-play = Puoi giocare:
terminal-lists-all = (? le elenca tutte)
terminal-help-move = Gioca una mossa con il suo numero o con la sua notazione, per esempio { $example }.
terminal-help-list = { $all } elenca tutte le mosse possibili, { $some } quelle che cominciano così · { $why } MOSSA dice perché una mossa non è possibile
terminal-help-more = { $undo } annulla · { $back } annulla anche una mossa conclusa · { $hint } un consiglio · { $rules } o { $rules } ID le regole · { $log } il registro · { $save } FILE salva · { $quit } esce
terminal-taken-back = Annullata: { $move }.
terminal-legal = Questa mossa è possibile.

## Il terminale: i file delle partite

terminal-show-none = nessuna
terminal-show-rules = versione { $version } delle regole, impronta { $commitment }…
terminal-show-final = punteggio finale: { $points }
terminal-show-so-far = punti finora: { $points }
terminal-show-won = vittoria: { $names }
terminal-replay-moment = momento { $moment } di { $last }
terminal-replay-keys = Invio avanti · b indietro · un numero per saltare · q esce
terminal-spectator = Uno spettatore
terminal-gesture-hello = Ciao!
terminal-gesture-nice = Bella mossa!
terminal-gesture-thanks = Grazie!
terminal-gesture-oops = Ops!
terminal-gesture-moment = Un momento, per favore.
terminal-gesture-your-turn = Tocca a te!
terminal-gesture-well-played = Bella partita!

## Il terminale: giochi, plance e simulazioni

terminal-games = I giochi di Regalia
terminal-games-game = gioco
terminal-games-by = autore
terminal-games-what = che cos'è
terminal-games-options = opzioni
terminal-games-minutes = { $tagline } Circa { $minutes } minuti.
terminal-board = { $title }: { $option ->
    [set] il set
   *[other] la plancia
} in gioco
terminal-board-key = chiave
terminal-board-value = valore
terminal-board-mark = origine
terminal-board-marks = { $mark } { $count }
terminal-board-fits = { $file } è { $option ->
    [set] un set valido
   *[other] una plancia valida
} per { $title }: { $count } valori ({ $marks }). Per giocarci: { $flag }
terminal-mark-known = noto
terminal-mark-substitute = sostituto
terminal-mark-typed-in = inserito
terminal-mark-note = nota
terminal-simulate = { $title }: { $count ->
    [one] { $games } partita
   *[other] { $games } partite
} di mosse a caso
terminal-simulate-bar = { $title }, { $players } giocatori
terminal-simulate-seat = posto
terminal-simulate-mean = punti in media
terminal-simulate-deviation = scarto
terminal-simulate-lowest = minimo
terminal-simulate-highest = massimo
terminal-simulate-wins = vittorie
terminal-simulate-length = Decisioni per partita: { $mean } in media, da { $low } a { $high }; turni: { $turns }.
terminal-simulate-speed = { $moves } mosse/s, { $games } partite/s.
terminal-simulate-reported = Ai tavoli veri: { $reported }

## Il terminale: ospitare

terminal-serving = Regalia è attiva all'indirizzo { $address } (Ctrl+C per fermarla)
terminal-kept = { $count ->
    [one] Salvato { $count } tavolo
   *[other] Salvati { $count } tavoli
} in { $file }.
terminal-restored = { $count ->
    [one] Ripristinato { $count } tavolo
   *[other] Ripristinati { $count } tavoli
} da { $file }.

## Le lezioni

lesson-not-now = Si può fare, ma in questo momento la lezione chiede altro.
lesson-none = Per { $game } non c'è ancora una lezione.
lesson-file = la lezione di { $game } non si può usare: { $reason }
lesson-other-file = { $name } non contiene la lezione attuale di { $game }.
lesson-step = il passo { $step } della lezione di { $game } è sbagliato: { $reason }
lesson-no-rules = non indica nessuna regola.
lesson-lit = { $name } non è né una parte del tavolo (board, dock, players) né un pezzo come cell:c2.
lesson-words = manca il messaggio { $key } nella lingua { $lang }.
lesson-turn = per la mossa «{ $move }» non è il turno giusto.
lesson-not-listed = la mossa «{ $move }» non è fra quelle permesse.
verify-start-lesson = La partita è cominciata come lezione di { $game }: posizione e distribuzione sono note a tutti.
terminal-lesson-step = Passo { $step } di { $steps }
terminal-lesson-next = Invio continua, «{ $back }» torna indietro di un passo, «{ $quit }» esce.
terminal-lesson-do = Scrivi { $moves }
terminal-lesson-or = oppure

# Che cosa significa ogni numero di un'osservazione, e i numeri delle mosse (regalia observation)
terminal-observation = { $game }: ciò che un posto sa, in { $count } numeri interi
terminal-observation-numbers = numeri
terminal-observation-name = nome
terminal-observation-axes = uno per ogni
terminal-observation-range = intervallo
terminal-observation-meaning = significato
terminal-observation-note = I posti si contano a partire dal proprio. L'ultimo asse è quello che varia più in fretta. Nomi e significati sono in inglese, come nei programmi.
terminal-observation-moves = { $game }: le mosse, versione { $version } delle regole
terminal-observation-id = numero
terminal-observation-move = mossa

# L'ambiente vettoriale (regalia.envs.vector)
vector-seat = un posto si può scegliere solo se negli altri giocano avversari; indicali con opponents.
vector-arrays-cpu = sul dispositivo cpu gli array sono di NumPy; arrays è un'opzione del dispositivo cuda.
vector-arrays = { $name } non è installato; scegli altri array, oppure installalo.
vector-actions = le azioni devono essere { $count ->
    [one] un numero intero
   *[other] { $count } numeri interi
}, uno per partita, non { $value }.
vector-reset = chiama reset prima del primo step.

## Analisi di una partita finita

analysis-running = Questa partita non è finita: si può analizzare solo una partita finita.
analysis-file = Questo file di partita non si può analizzare: { $reason }
analysis-simulations = Il numero di simulazioni deve essere compreso tra { $low } e { $high }.
analysis-points = La mossa migliore promette { $points ->
    [one] circa un punto
   *[other] circa { $points } punti
} in più.
analysis-share = La mossa migliore vince più spesso.
analysis-plays = gioca «{ $move }»
analysis-lets = Che cosa può seguire: { $detail }
analysis-tempting = A prima vista è la mossa migliore; ma ciò che segue è peggiore.
analysis-plain = La mossa migliore lo sembra già a prima vista.
analysis-gained = { $who } guadagna { $percent ->
    [one] un punto percentuale
   *[other] { $percent } punti percentuali
}.
analysis-fell = { $who } perde { $percent ->
    [one] un punto percentuale
   *[other] { $percent } punti percentuali
}.
terminal-analysis-title = Quanto bene ha deciso ognuno
terminal-analysis-accuracy-note = 100%: si gioca bene quanto l'analisi; 0%: non meglio che a caso. Conta la posta in gioco: una mossa costosa può pesare più di molte buone ma facili.
terminal-analysis-public-note = Qui una pescata conta come fortuna solo se tutti potevano vederla. Ciò che è finito in mano emerge più tardi, come non spiegato.
terminal-analysis-luck-note = Quote di vittoria. Le parti sommate danno il risultato; le spiega docs/analysis.md.
terminal-analysis-chances = Probabilità, dalla distribuzione alla fine
terminal-analysis-turning-points = Momenti decisivi
terminal-analysis-worst = { $who }: le decisioni più costose
terminal-analysis-none = { $who }: nessuna decisione costosa
terminal-analysis-played = { $who } { $move }.
terminal-analysis-better = Qui chi gioca bene { $move } ({ $percent }).
terminal-analysis-shares = Da { $before } a { $after }.
terminal-analysis-view-seen = Dalle attese al risultato, come si vedeva
terminal-analysis-view-public = Dalle attese al risultato, come lo vedeva uno spettatore
terminal-analysis-view-truth = Dalle attese al risultato, a carte scoperte
terminal-analysis-head-accuracy = precisione
terminal-analysis-head-decisions = decisioni
terminal-analysis-head-good = buone
terminal-analysis-head-doubtful = dubbie
terminal-analysis-head-bad = sbagliate
terminal-analysis-head-lost = quota di vittoria persa
terminal-analysis-head-expected = prima della distribuzione
terminal-analysis-head-deal = distribuzione
terminal-analysis-head-luck = pescate
terminal-analysis-head-own = decisioni proprie
terminal-analysis-head-others = decisioni altrui
terminal-analysis-head-rest = non spiegato
terminal-analysis-head-result = risultato
terminal-analysis-mark-doubtful = dubbia:
terminal-analysis-mark-bad = sbagliata:


## E se…: una partita che continua da un momento di un'altra

branch-end = in questo momento la partita è finita; non c'è più niente da giocare.
branch-most = una partita può continuare da un'altra al massimo { $most } volte di seguito.
branch-unfinished = si può continuare da un momento solo se la partita è finita; questa non lo è.
branch-wrong = questa partita non si può continuare, perché nel suo file qualcosa non torna: { $reason }
match-origin = questo file dichiara un'origine sbagliata: la partita precedente non porta al momento { $moment }.
verify-start-branch = La partita continua dal momento { $moment } { $table ->
    [none] di un'altra partita
   *[other] della partita al tavolo { $table }
}, al quale portano la distribuzione e le mosse.
verify-start-branch-played = Se quella partita sia stata giocata così, lo mostrano il suo file e gli anelli che ne sono stati conservati.
told-branch = La partita continua dal momento { $moment } { $table ->
    [none] di un'altra partita
   *[other] della partita al tavolo { $table }
}. Da qui in poi si pesca di nuovo.

## Problemi

puzzle-file = { $name } non contiene problemi: { $reason }
puzzle-none = Per { $game } non ci sono ancora problemi.
puzzle-number = i problemi sono numerati da 1 a { $high }; { $value } non è tra questi.
terminal-puzzle-title = Problema { $number } di { $count }: { $game }
puzzle-ask = { $who }: quale mossa vince { $margin ->
    [one] una partita
   *[other] { $margin } partite
} su 100 in più di ogni altra?
puzzle-right-word = Risolto.
puzzle-solution = La soluzione: { $move }.
puzzle-right = Vince circa { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100, almeno { $more } in più di ogni altra mossa.
puzzle-wrong = Non è questa: vince circa { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100, e un'altra mossa ne vince di più.
puzzle-wrong-far = Non è questa: vince al massimo { $wins ->
    [one] una partita simulata
   *[other] { $wins } partite simulate
} su 100, e diverse altre mosse ne vincono di più.
terminal-puzzle-keys = Scrivi la tua mossa. { $solution } mostra la soluzione, { $quit } chiude.
terminal-puzzle-today = oggi
terminal-puzzle-solved = Risolti: { $count } di { $all }. Giorni di fila: { $days }.
terminal-puzzles-made = partite: { $games }; provate { $tried }, trovati qui { $found }, in tutto { $count }
terminal-puzzles-written = { $name }: problemi { $count }
terminal-puzzles-checked = { $number }: { $move } vince { $wins ->
    [one] una partita
   *[other] { $wins } partite
} su 100, { $more } in più della mossa seguente
