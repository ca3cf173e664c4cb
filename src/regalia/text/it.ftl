undo-nothing = Non c'è alcuna mossa da annullare.
undo-turn-over = Il turno è finito; un turno concluso resta valido.
undo-revealed = L'ultima mossa ha rivelato qualcosa di nascosto o di casuale, quindi resta valida.
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
