kingdoms-realm = A birodalom: öt sor, hat oszlop
kingdoms-epoch = { $epoch }. korszak, összesen { $epochs }
kingdoms-epoch-open = { $epoch }. korszak
kingdoms-supply = Készlet: { $count } lapka
kingdoms-gold = arany
kingdoms-tray = Amit letehetsz
kingdoms-choose-first = Előbb válassz alul egy várat vagy lapkát, aztán egy mezőt.
kingdoms-pick-castle = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár, maradt: { $count } (billentyű: { $rank })
kingdoms-pick-start = A kezdőlapkád: { $tile } (billentyű: S)
kingdoms-start-tile = kezdő
kingdoms-draw = húzás
kingdoms-draw-from = Lapka húzása; a készletben: { $count } (billentyű: D)
kingdoms-take = Elvétel: { $tile }
kingdoms-take-which = Elvehető lapkák
kingdoms-in-hand = Ezt húztad: { $tile }. Válassz neki mezőt.
kingdoms-pass = Passz
kingdoms-unseen = Lapkák, amelyeket ebben a korszakban még nem láttál
kingdoms-cell-castle = { $cell }: { $owner } { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vára
kingdoms-cell-tile = { $cell }: { $tile } { $worth }
kingdoms-cell-open = { $cell }: üres, ide teheted
kingdoms-cell-empty = { $cell }: üres
kingdoms-now-act = Válassz egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát; aztán válassz mezőt.
kingdoms-now-put = Tedd a lapkát egy üres mezőre: { $tile }.
kingdoms-now-pass = Semmit sem tehetsz le: passzolj.
kingdoms-did-castle = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várat épít ide: { $cell }
kingdoms-did-draw = lapkát húz
kingdoms-did-take = lapkát vesz el: { $tile }
kingdoms-did-place = lapkát tesz ide: { $cell } ({ $tile })
kingdoms-did-start = leteszi a kezdőlapkát ide: { $cell } ({ $tile })
kingdoms-did-pass = passzol
kingdoms-colour-yellow = Sárga
kingdoms-colour-red = Piros
kingdoms-colour-blue = Kék
kingdoms-colour-green = Zöld
kingdoms-tile-village = falu
kingdoms-tile-farm = tanya
kingdoms-tile-city = város
kingdoms-tile-windmill = szélmalom
kingdoms-tile-knight = lovag
kingdoms-tile-harvest = aratás
kingdoms-tile-swamp = mocsár
kingdoms-tile-graveyard = temető
kingdoms-tile-wolf = farkas
kingdoms-tile-blight = üszög
kingdoms-tile-bandit = bandita
kingdoms-tile-troll = troll
kingdoms-tile-mountain = hegy
kingdoms-tile-dragon = sárkány
kingdoms-tile-mine = aranybánya
kingdoms-tile-wizard = varázsló
kingdoms-base-now = jelenlegi alapérték: { $base }

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Változatok
kingdoms-option-variants-last-castle = Az utolsó várig
kingdoms-option-variants-last-castle-help = Addig tart, amíg valaki le nem teszi az utolsó várát; az elhasznált várak nem térnek vissza.
kingdoms-option-variants-no-luck = Szerencse nélkül
kingdoms-option-variants-no-luck-help = Minden lapka képpel felfelé fekszik; aki elvesz egyet, maga választ.
kingdoms-option-variants-instant-scoring = Azonnali értékelés
kingdoms-option-variants-instant-scoring-help = Minden sort vagy oszlopot rögtön értékelünk, amint betelt.
kingdoms-tiles = Lapkák
kingdoms-line-now = A(z) { $line } sor vagy oszlop most: { $worth }
kingdoms-castles-left = { $rank }. rang: { $count }
kingdoms-key-castle = ilyen rangú vár kiválasztása
kingdoms-key-start = a kezdőlapka kiválasztása
kingdoms-key-draw = lapkahúzás
