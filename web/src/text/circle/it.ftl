circle-about = Una pagina privata per un gruppo, dietro un solo link segreto: i vostri tavoli, chi ha vinto e quante volte, i rating, le partite giocate. Senza account: chi ha il link entra con il nome che preferisce.
circle-name = Nome della cerchia
circle-name-example = Il giovedì sera
circle-make-do = Crea la cerchia
circle-facts = { $members ->
    [one] { $members } persona
   *[other] { $members } persone
}, { $matches ->
    [one] { $matches } partita giocata
   *[other] { $matches } partite giocate
}
circle-members = Membri
circle-member = Nome
circle-seat-left = qualcuno che è uscito
circle-seat-guest = un ospite
circle-seat-open = posto libero
circle-join = Entra in questa cerchia
circle-join-help = Gli altri vedranno il nome che scegli. Puoi uscire quando vuoi: allora il tuo nome sparisce dalla cerchia.
circle-join-do = Entra
circle-forget = Togli da questo dispositivo
circle-tables = Tavoli
circle-no-tables = Nessuna partita in corso.
circle-new-table = Prepara un tavolo
circle-new-table-help = Chi nella cerchia lo ha chiesto viene avvisato di un nuovo tavolo con posti liberi.
circle-tell-me = Avvisami dei nuovi tavoli
circle-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
circle-play = Apri
circle-watch = Guarda
circle-history = Partite giocate
circle-no-history = Ancora nessuna partita conclusa.
circle-given-up = abbandonata
circle-earlier = Mostra partite precedenti
circle-ratings = Rating
circle-of-game = Gioco
circle-all-games = Tutti i giochi
circle-rating = Rating
circle-between = Intervallo
circle-interval = da { $low } a { $high }
circle-played = Partite
circle-ratings-help = La media della cerchia è 1000; chi ha 400 punti in più vince dieci volte più spesso. La linea mostra dove si trova il rating con il 95% di probabilità.
circle-no-ratings = I rating compaiono dopo che qualcuno ha giocato contro qualcun altro.
circle-duels = Confronto diretto
circle-duels-of = Risultati di chi
circle-against = Contro
circle-ahead = Davanti
circle-behind = Dietro
circle-level = { $count ->
    [one] { $count } pareggio
   *[other] { $count } pareggi
}
circle-won = Vinte
circle-won-of = { $won } su { $played }
circle-streak = Serie
circle-streak-won = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
circle-streak-lost = { $count } senza vittorie
circle-longest = la più lunga: { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
circle-favourite = Gioco preferito
circle-keeper = responsabile
circle-keeping = Impostazioni della cerchia
circle-invite = Link per gli amici
circle-invite-help = Chi ha questo link vede questa pagina e può entrare. Mandalo solo ad amici.
circle-no-link = Su questo dispositivo non c'è il link della cerchia. Puoi crearne uno nuovo: quello vecchio non varrà più.
circle-relink = Sostituisci il link
circle-relink-sure = Il vecchio link smette di funzionare. Chi fa parte della cerchia resta; per invitare altri serve il nuovo link.
circle-relinked = Il link è stato sostituito; quello vecchio non funziona più.
circle-yours = La tua partecipazione
circle-file = Scarica tutto
circle-leave = Esci dalla cerchia
circle-leave-sure = Il tuo nome sparisce da questa pagina e dal suo file; nelle partite passate resta «qualcuno che è uscito». Se rientri, i tuoi risultati non tornano.
circle-for-keepers = Per responsabili
circle-entrust = Nomina responsabile
circle-entrust-sure = { $name } potrà sostituire il link, togliere persone e chiudere la cerchia.
circle-remove = Togli
circle-remove-sure = { $name } esce dalla cerchia e il nome sparisce dalla pagina. Sostituisci anche il link se non deve tornare.
circle-close = Chiudi la cerchia
circle-close-sure = La pagina, i nomi e le statistiche vengono cancellati per tutti. I tavoli restano. Se vuoi conservare i dati, scarica prima tutto.
