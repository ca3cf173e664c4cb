percent = { $value }%
analysis-offer = Guarda come sono cambiate le probabilità di tutti, quali decisioni hanno contato e quanto ha contato la fortuna.
analysis-waiting = { $count ->
    [one] Prima della tua c'è un'altra analisi.
   *[other] Prima della tua ci sono { $count } analisi.
}
analysis-running = Analisi della partita in corso…
analysis-progress = Decisioni valutate: { $done } su { $total }
analysis-how = Ogni decisione è stata valutata con { $simulations } partite simulate, partendo da ciò che il giocatore sapeva in quel momento. { $doubtful ->
    [one] Dubbia: la mossa cede almeno un punto percentuale; sbagliata: almeno { $bad }.
   *[other] Dubbia: la mossa cede almeno { $doubtful } punti percentuali; sbagliata: almeno { $bad }.
}
analysis-page = Apri in una pagina a parte
chances-title = Probabilità di vittoria
chances-start = Inizio
chances-end = Mossa { $moment }
chances-moment = Mossa
chances-truth = Con tutte le carte scoperte
as-table = Mostra come tabella
turning-title = Momenti decisivi
accuracy-title = Come si è giocato
accuracy = Precisione
accuracy-help = 100%: si gioca bene quanto l'analisi; 0%: non meglio che a caso. Conta la posta in gioco: una mossa costosa può pesare più di molte buone ma facili.
mark-good = Buona
mark-doubtful = Dubbia
mark-bad = Sbagliata
account-title = Fortuna e abilità
account-help = Dalla probabilità di vittoria prima della distribuzione al risultato, in punti percentuali.
account-seen-by = Punto di vista
account-seen = Ciò che si sapeva
account-public = Ciò che vedeva uno spettatore
account-public-help = Qui una pescata conta come fortuna solo se tutti potevano vederla. Ciò che è finito in mano emerge più tardi, come non spiegato.
account-truth = Tutto scoperto
account-part = Voce
account-expected = Prima della distribuzione
account-deal = Distribuzione
account-deal-help = Quanto hanno dato o tolto le prime carte e tessere.
account-luck = Pescate e rivelazioni
account-luck-help = Quanto è stato pescato o rivelato più tardi, rispetto a ciò che ci si poteva aspettare.
account-own = Decisioni proprie
account-own-help = Quanto il giocatore ha perso con le proprie decisioni, o guadagnato oltre ciò che l'analisi prevedeva.
account-others = Decisioni altrui
account-others-help = Lo stesso per i turni degli altri.
account-rest = Non spiegato
account-rest-help = Variazioni della valutazione tra una mossa e l'altra che non dipendono né dalla fortuna né da una decisione.
account-result = Risultato
decisions-title = Decisioni
decisions-whose = Decisioni di chi
decisions-everybody = Tutti
decisions-all = Mostra anche quelle buone
decisions-none = Nessuna decisione dubbia o sbagliata.
decision-shares = Probabilità di vittoria: { $before }% con la mossa migliore, { $after }% con questa.
decision-move = { $name } { $move }.
decision-better = Qui chi gioca bene { $move } ({ $percent }).
decision-look = Guarda sul tabellone
decision-leads = Poi, probabilmente:
study-try = Riprova sul tabellone
study-title = Impara dagli errori
study-own = { $count ->
    [one] Impara da un errore
   *[other] Impara da { $count } errori
}
study-of = { $count ->
    [one] { $name }: un errore
   *[other] { $name }: { $count } errori
}
study-step = { $name }: errore { $step } di { $steps }
study-find = Trova sul tabellone una mossa migliore.
study-good = Bene!
study-doubtful = Ancora dubbia.
study-bad = Anche questo è un errore.
study-share = Partite vinte con questa mossa: { $share } su 100 simulate; con la migliore: { $before }.
study-unlikely = Quasi nessuna partita simulata è andata così.
study-back = Precedente
study-show = Mostra
study-again = Riprova
study-next = Avanti
study-done = Fine
study-fold = Metti da parte il foglietto
study-unfold = Mostra il foglietto
