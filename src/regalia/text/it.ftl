undo-nothing = Non c'è alcuna mossa da annullare.
undo-turn-over = Il turno è finito; un turno concluso resta valido.
undo-revealed = L'ultima mossa ha rivelato qualcosa di nascosto o di casuale, quindi resta valida.

table-bad-input = Questo non si può usare: { $detail }
table-no-token = Serve il link segreto di un posto.
table-wrong-token = Questo link non apre alcun posto a questo tavolo.
table-not-your-seat = Questo posto non è tuo.
table-no-table = Questo tavolo non esiste.
table-no-page = Qui non c'è nulla.
table-no-method = Qui non si può fare.
table-stale = Al tavolo è successo qualcos'altro; guardalo di nuovo.
table-not-your-turn = Non è il tuo turno.
table-over = La partita è finita.
table-running = Bisogna aspettare la fine della partita.
table-bot-plays = Un bot gioca per questo posto; prima riprenditi il posto.
table-seat-taken = Questo posto è occupato.
table-no-open-seat = A questo tavolo non ci sono posti liberi.
table-key-reused = Questa chiave è già servita per altro.
table-old-rules = Questo tavolo è iniziato con regole che questo server non ha: { $detail }
table-too-large = È troppo grande.
table-too-many = Troppo in una volta; aspetta un momento.
table-incomplete = La richiesta non è arrivata per intero in tempo; inviala di nuovo.
table-fault = Il server ha sbagliato; non è cambiato nulla.
table-database = Il database non risponde; riprova tra un momento.

bot-random = Gioca una mossa qualsiasi.
bot-greedy = Prende ciò che sembra meglio a prima vista.
bot-page = Per la prima partita.
bot-knight = Ci pensa un po'.
bot-duke = Pensa con largo anticipo.
bot-sovereign = Il più forte che ci sia.
bot-search = Prova il futuro di ogni mossa.
hint-only-move = { $move } è l'unica mossa possibile.
hint-alone = { $move } spicca sulle altre: vince circa { $wins } partite provate su 100.
hint-wins-more = { $move } vince circa { $wins } partite provate su 100, { $more } in più di { $next }.
hint-gains-more = { $move } vince quanto { $next } ({ $wins } %), ma finisce con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-close = { $move } è appena meglio di { $next }: entrambe vincono circa { $wins } partite provate su 100.
hint-winning = { $move } vince quasi di sicuro, con circa { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
} di vantaggio.
hint-losing = La partita è quasi persa; { $move } lascia il distacco più piccolo, circa { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
}.
