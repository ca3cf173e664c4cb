kingdoms-realm = A birodalom: öt sor, hat oszlop
kingdoms-epoch = { $epoch }. korszak / { $epochs }
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
kingdoms-now-act = { $what ->
    [castle] Válassz egy várat, aztán egy mezőt.
    [start] Válaszd a kezdőlapkádat, aztán egy mezőt.
    [draw] Húzz egy lapkát, aztán válassz mezőt.
    [castle-start] Válassz egy várat vagy a kezdőlapkádat, aztán egy mezőt.
    [castle-draw] Válassz egy várat, vagy húzz egy lapkát; aztán válassz mezőt.
    [start-draw] Válaszd a kezdőlapkádat, vagy húzz egy lapkát; aztán válassz mezőt.
   *[all] Válassz egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát; aztán válassz mezőt.
}
kingdoms-now-put = Tedd a lapkát egy üres mezőre: { $tile }.
kingdoms-now-space = Válassz mezőt { $rank ->
    [1] az 1-es
    [3] a 3-as
   *[other] a { $rank }-es
} szintű várnak.
kingdoms-now-space-start = Válassz mezőt a kezdőlapkádnak: { $tile }.
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

# A magyarázó lapok: „Név: egy mondat.”

kingdoms-goal = Az utolsó korszak értékelése után neked legyen a legtöbb aranyad.
kingdoms-goal-turn = A körödben egy dolgot teszel: várat építesz, lapkát húzol és leteszed, vagy leteszed a kezdőlapkádat.
kingdoms-card-castle = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár: a korszak értékelésekor tulajdonosa { $rank ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] négyszer
} megkapja a sor és az oszlop alapértékét, vagy kifizeti, ha az negatív.
kingdoms-card-tray = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű váraid (maradt: { $count }): válassz egyet, aztán egy üres mezőt; a korszak után { $returns ->
    [yes] visszakerül hozzád
   *[no] kikerül a játékból
}.
kingdoms-card-resource = { $tile } (+{ $worth }): erőforrás, ennyivel növeli sorának és oszlopának alapértékét.
kingdoms-card-hazard = { $tile } (−{ $worth }): veszély, ennyivel csökkenti sorának és oszlopának alapértékét.
kingdoms-card-mountain = { $tile }: sorát és oszlopát két részre osztja, ezeket külön értékeljük.
kingdoms-card-dragon = { $tile }: a sornak és az oszlopnak abban a részében, ahol áll, minden erőforrást érvénytelenít; a veszélyek megmaradnak.
kingdoms-card-mine = { $tile }: a sornak és az oszlopnak abban a részében, ahol áll, minden más lapka értékét megduplázza, a jókét és a rosszakét is.
kingdoms-card-wizard = { $tile }: minden közvetlenül mellette, fölötte vagy alatta álló vár eggyel magasabb szintűnek számít.
kingdoms-card-start = Kezdőlapka: csak te ismered, és a körödben leteheted egy üres mezőre. { $does }
kingdoms-card-draw = Készlet: húzol { $count ->
    [1] egy lapkát, az utolsót
   *[other] egyet a képpel lefelé fekvő { $count } lapkából
}, megnézed, és csak azután választasz neki mezőt.
kingdoms-card-pass = Passz: csak akkor szabad, ha sem építeni, sem lapkát letenni nem tudsz.
kingdoms-card-space = Üres mező: egy vár vagy egy lapka kerülhet ide, és a korszak végéig itt marad.
kingdoms-card-total = Alapérték ({ $line }): ennyit hozna most minden szint ebben a sorban vagy oszlopban – { $worth }.
kingdoms-card-standing = Arany: a végén az nyer, akinek a legtöbb van; nulla alá is csökkenhet.
kingdoms-card-facts = { $epoch }. korszak: értékeljük, amint a tábla betelt; húzható lapkák – { $count }.
kingdoms-card-castles = Megmaradt várak: ezeket lehet még felépíteni; korszak után { $returns ->
    [yes] csak az 1-es szintűek térnek vissza
   *[no] egy sem tér vissza
}.

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Változatok
kingdoms-option-variants-last-castle = Az utolsó várig
kingdoms-option-variants-last-castle-help = Addig tart, amíg valaki le nem teszi az utolsó várát; az elhasznált várak nem térnek vissza.
kingdoms-option-variants-no-luck = Szerencse nélkül
kingdoms-option-variants-no-luck-help = Minden lapka képpel felfelé fekszik; aki elvesz egyet, maga választ.
kingdoms-option-variants-instant-scoring = Azonnali értékelés
kingdoms-option-variants-instant-scoring-help = Minden sort vagy oszlopot rögtön értékelünk, amint betelt.
kingdoms-tiles = Lapkák
kingdoms-line-now = Sor vagy oszlop ({ $line }) most: { $worth }
kingdoms-castles-left = { $rank }. szint: { $count }
kingdoms-key-castle = ilyen szintű vár kiválasztása
kingdoms-key-start = a kezdőlapka kiválasztása
kingdoms-key-draw = lapkahúzás
