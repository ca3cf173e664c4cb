kingdoms-realm = Il regno: cinque righe, sei colonne
kingdoms-epoch = Epoca { $epoch } di { $epochs }
kingdoms-epoch-open = Epoca { $epoch }
kingdoms-supply = Riserva: { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
kingdoms-gold = oro
kingdoms-tray = Che cosa puoi mettere sul tabellone
kingdoms-choose-first = Scegli prima un castello o una tessera qui sotto, poi uno spazio.
kingdoms-pick-castle = Castello di livello { $rank }, rimasti: { $count } (tasto { $rank })
kingdoms-pick-start = La tua tessera di partenza: { $tile } (tasto S)
kingdoms-start-tile = inizio
kingdoms-draw = pesca
kingdoms-draw-from = Pesca una tessera; nella riserva: { $count } (tasto D)
kingdoms-take = Prendi: { $tile }
kingdoms-take-which = Tessere che puoi prendere
kingdoms-in-hand = Hai pescato: { $tile }. Scegli lo spazio.
kingdoms-pass = Passa
kingdoms-unseen = Tessere che non hai ancora visto in questa epoca
kingdoms-cell-castle = { $cell }: castello di livello { $rank } di { $owner }
kingdoms-cell-tile = { $cell }: { $tile } { $worth }
kingdoms-cell-open = { $cell }: vuoto, puoi giocare qui
kingdoms-cell-empty = { $cell }: vuoto
kingdoms-now-act = Scegli un castello o la tessera di partenza, oppure pesca; poi scegli uno spazio.
kingdoms-now-put = Metti la tessera su uno spazio vuoto: { $tile }.
kingdoms-now-pass = Non puoi mettere nulla: passa.
kingdoms-did-castle = costruisce un castello di livello { $rank } in { $cell }
kingdoms-did-draw = pesca una tessera
kingdoms-did-take = prende una tessera: { $tile }
kingdoms-did-place = mette una tessera in { $cell }: { $tile }
kingdoms-did-start = mette la tessera di partenza in { $cell }: { $tile }
kingdoms-did-pass = passa
kingdoms-colour-yellow = Giallo
kingdoms-colour-red = Rosso
kingdoms-colour-blue = Blu
kingdoms-colour-green = Verde
kingdoms-tile-village = villaggio
kingdoms-tile-farm = fattoria
kingdoms-tile-city = città
kingdoms-tile-windmill = mulino a vento
kingdoms-tile-knight = cavaliere
kingdoms-tile-harvest = raccolto
kingdoms-tile-swamp = palude
kingdoms-tile-graveyard = cimitero
kingdoms-tile-wolf = lupo
kingdoms-tile-blight = carestia
kingdoms-tile-bandit = bandito
kingdoms-tile-troll = troll
kingdoms-tile-mountain = montagna
kingdoms-tile-dragon = drago
kingdoms-tile-mine = miniera d'oro
kingdoms-tile-wizard = mago
kingdoms-base-now = valore base ora: { $base }

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Varianti
kingdoms-option-variants-last-castle = Fino all'ultimo castello
kingdoms-option-variants-last-castle-help = Si gioca finché qualcuno non mette il suo ultimo castello; i castelli usati non tornano.
kingdoms-option-variants-no-luck = Senza fortuna
kingdoms-option-variants-no-luck-help = Tutte le tessere sono scoperte; chi ne prende una sceglie quale.
kingdoms-option-variants-instant-scoring = Conteggio immediato
kingdoms-option-variants-instant-scoring-help = Ogni riga o colonna si conta appena è piena.
