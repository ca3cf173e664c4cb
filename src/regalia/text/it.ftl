undo-nothing = Non c'è alcuna mossa da annullare.
undo-turn-over = Il turno è finito; un turno concluso resta valido.
undo-revealed = L'ultima mossa ha rivelato qualcosa di nascosto o di casuale, quindi resta valida.
