# Palais Royal: nevek

palais-royal-room-gate = Kapu
palais-royal-room-parade = Díszszemle
palais-royal-room-stairs = Lépcső
palais-royal-room-mint = Pénzverde
palais-royal-room-king = Király
palais-royal-room-queen = Királyné
palais-royal-room-office = Hivatal
palais-royal-room-back-door = Hátsó ajtó
palais-royal-room-cardinal = Bíboros
palais-royal-about-gate = Kapu: itt lépnek a palotába az új szolgák.
palais-royal-about-parade = Díszszemle: annyi szolgát tehetsz a kapuhoz, ahány szolgád itt áll; többséggel +1.
palais-royal-about-stairs = Lépcső: annyi lépés, ahány szolgád itt áll; többséggel +1.
palais-royal-about-mint = Pénzverde: minden itteni szolgád után egy Lajos-arany; többséggel +1.
palais-royal-about-king = Király: minden itteni szolgád egy kék pecsét; többséggel még egy szolgát ide tehetsz.
palais-royal-about-queen = Királyné: minden itteni szolgád egy lila pecsét; többséggel még egy szolgát ide tehetsz.
palais-royal-about-office = Hivatal: minden itteni szolgáddal egy nemest fogadhatsz fel.
palais-royal-about-back-door = Hátsó ajtó: minden itteni szolgád után egy levelet húzol; minden megtartott levélért egy szolgád visszatér a tartalékba.
palais-royal-about-cardinal = Bíboros: akinek itt a legtöbb szolgája van, máshol megnyeri a többségért vívott holtversenyt.
palais-royal-letter-majority = Többség
palais-royal-letter-open-gate = Nyitott kapu
palais-royal-letter-gate-and-moves = Kapu és lépések
palais-royal-letter-5-moves = 5 lépés
palais-royal-letter-9-moves = 9 lépés
palais-royal-letter-2-seals = 2 pecsét
palais-royal-letter-4-louis = 4 Lajos-arany
palais-royal-letter-2-points = 2 pont
palais-royal-letter-4-points = 4 pont
palais-royal-effect-majority = Többség: az 1. akció előtt; ebben a körben tiéd a többség előnye minden szobában, ahol van szolgád.
palais-royal-effect-open-gate = Nyitott kapu: az 1. akcióban; bármennyi szolga a kapuhoz.
palais-royal-effect-gate-and-moves = Kapu és lépések: az 1. akcióban; két szolga a kapuhoz és hat további lépés a 2. akcióban.
palais-royal-effect-5-moves = 5 lépés: a 2. akcióban; öt további lépés.
palais-royal-effect-9-moves = 9 lépés: a 2. akcióban; kilenc további lépés.
palais-royal-effect-2-seals = 2 pecsét: a 4. akcióban; két tetszőleges színű pecsét erre a körre.
palais-royal-effect-4-louis = 4 Lajos-arany: bármikor; vegyél el négy Lajos-aranyat.
palais-royal-effect-2-points = 2 pont: bármikor; a levél a végén két pontot ér.
palais-royal-effect-4-points = 4 pont: bármikor; a levél a végén négy pontot ér.
palais-royal-privilege-gate = Körönként két további szolga a kapuhoz
palais-royal-privilege-moves = Körönként két további lépés
palais-royal-privilege-diagonal = A szolgák átlósan is léphetnek
palais-royal-privilege-louis = Körönként két további Lajos-arany
palais-royal-privilege-king = Körönként egy további szolga a királyhoz
palais-royal-privilege-queen = Körönként egy további szolga a királynéhoz
palais-royal-privilege-king-or-queen = Körönként egy további szolga a királyhoz vagy a királynéhoz
palais-royal-privilege-letters = Húzáskor három további levél
palais-royal-privilege-servant = Azonnal egy szolga a közös készletből
palais-royal-privilege-servants = Azonnal három szolga a közös készletből
palais-royal-side-lion = Oroszlános oldal
palais-royal-side-amphora = Amforás oldal
palais-royal-side-fountain = Szökőkutas oldal
palais-royal-side-sphinx = Szfinxes oldal
palais-royal-from-reserve = a tartalékból
palais-royal-from-room = { $room ->
    [gate] a kaputól
    [parade] a díszszemléről
    [stairs] a lépcsőről
    [mint] a pénzverdéből
    [king] a királytól
    [queen] a királynétól
    [office] a hivatalból
    [back-door] a hátsó ajtótól
   *[cardinal] a bíborostól
}
palais-royal-action-1 = Díszszemle
palais-royal-action-2 = Lépcső
palais-royal-action-3 = Bevétel
palais-royal-action-4 = Nemesek
palais-royal-action-5 = Levelek

# mit lehet most tenni

palais-royal-now-setup = Tedd öt szolgádat tetszőleges szobákba.
palais-royal-now-parade = { $left ->
    [0] 1. akció: nem tehetsz szolgát a kapuhoz; játssz ki levelet, vagy menj tovább.
    [1] 1. akció: egy szolgát tehetsz a kapuhoz.
   *[other] 1. akció: legfeljebb { $left } szolgát tehetsz a kapuhoz.
}
palais-royal-now-stairs = { $left ->
    [0] { $letters ->
        [0] 2. akció: nincs lépésed; menj tovább.
       *[other] 2. akció: nincs lépésed; játssz ki levelet, vagy menj tovább.
    }
   *[other] 2. akció: mozgasd szolgáidat a palotában; még { $left } lépésed van.
}
palais-royal-now-walk = Most válaszd ki, hová menjen e szolgák egyike; még { $left } lépésed van.
palais-royal-now-mint = 3. akció: vegyél el { $left } Lajos-aranyat a pénzverdéből.
palais-royal-now-king = 3. akció: tehetsz egy szolgát a király szobájába.
palais-royal-now-queen = 3. akció: tehetsz egy szolgát a királyné szobájába.
palais-royal-now-recruit = { $left ->
    [0] 4. akció: szolga nélkül a hivatalban nem fogadhatsz fel senkit; menj tovább.
    [1] 4. akció: egy nemest fogadhatsz fel a kertből.
   *[other] 4. akció: legfeljebb { $left } nemest fogadhatsz fel a kertből.
}
palais-royal-now-seals = Mely pecséteket fizesse a levél?
palais-royal-now-side = Hagyj egy szolgát a nemes mezőjén.
palais-royal-now-back-door = { $left ->
    [0] 5. akció: nincs szolgád a hátsó ajtónál, levelet nem húzhatsz; menj tovább.
    [1] 5. akció: egy levelet húzhatsz a hátsó ajtónál.
   *[other] 5. akció: { $left } levelet húzhatsz a hátsó ajtónál.
}
palais-royal-now-keep = { $left ->
    [0] Több levelet nem tarthatsz meg.
    [1] Egy levelet tarthatsz meg; érte egy szolgád visszatér a tartalékba.
   *[other] Legfeljebb { $left } levelet tarthatsz meg; mindegyikért egy szolgád visszatér a tartalékba.
}
palais-royal-now-after = { $letters ->
    [0] Nincs több teendőd: fejezd be a köröd.
   *[other] Játssz ki leveleket, vagy fejezd be a köröd.
}
palais-royal-now-over = A játszma véget ért.

# gombok

palais-royal-do-put = { $left ->
    [0] Mind az öt a helyén van.
   *[other] Még { $left } szolga: kattints szobákra.
}
palais-royal-do-put-all = Így teszem le őket
palais-royal-do-take-back = Az utolsót visszaveszem
palais-royal-do-walk = Hátralévő lépések: { $left }. Kattints egy szobára, ahol van szolgád, majd oda, ahová egyikük megy.
palais-royal-do-walk-none = Nincs lépésed; egy levél adhat.
palais-royal-do-diagonal = Átlósan is léphetsz.
palais-royal-do-walk-done = Lépjenek, és tovább
palais-royal-do-mint = { $louis } Lajos-arany elvétele
palais-royal-do-fewer = vagy kevesebb:
palais-royal-do-take = Elveszem
palais-royal-do-gate = { $left ->
    [0] Több már nem mehet: erősítsd meg, vagy vegyél vissza egyet.
   *[other] Tegyél egy szolgát a kapuhoz (még { $left } mehet):
}
palais-royal-do-gate-all = Mind a tartalékból ({ $count })
palais-royal-do-king = { $left ->
    [0] Több már nem mehet: erősítsd meg, vagy vegyél vissza egyet.
   *[other] Tegyél egy szolgát a király szobájába (még { $left } mehet):
}
palais-royal-do-queen = { $left ->
    [0] Több már nem mehet: erősítsd meg, vagy vegyél vissza egyet.
   *[other] Tegyél egy szolgát a királyné szobájába (még { $left } mehet):
}
palais-royal-do-from-rooms = A tartalékod üres: válaszd ki, mely szobákból jönnek (még { $left } mehet).
palais-royal-do-side = Hagyj egy szolgát a nemes mezőjén:
palais-royal-do-seals = { $seals ->
    [1] A levél egy pecsétet fizet.
   *[other] A levelek legfeljebb { $seals } pecsétet fizetnek.
}
palais-royal-do-seal-blue = Kék pecsét fizetése levéllel
palais-royal-do-seal-purple = Lila pecsét fizetése levéllel
palais-royal-do-seals-servants = A többi fizetése szolgákkal
palais-royal-do-draw = { $count ->
    [1] Egy levél húzása
   *[other] { $count } levél húzása
}
palais-royal-do-keep = { $left ->
    [1] Választhatsz egy megtartandó levelet (kiválasztva: { $kept }).
   *[other] Választhatsz legfeljebb { $left } megtartandó levelet (kiválasztva: { $kept }).
}
palais-royal-do-keep-these = { $count ->
    [one] Ezt a levelet megtartom
   *[other] Ezt a { $count } levelet megtartom
}
palais-royal-do-keep-none = Egyiket sem tartom meg
palais-royal-do-choose-noble = Kattints egy kiemelt nemesre, hogy lásd, mibe kerül.
palais-royal-do-recruit = Felfogadom
palais-royal-do-letter = { $price ->
    [0] Kijátszom a levelet
   *[other] Kijátszom a levelet { $price } Lajos-aranyért
}
palais-royal-do-done = Akció befejezése
palais-royal-do-end = Befejezem a körömet

# ami látható

palais-royal-see-garden = Kert, benne { $count } nemes
palais-royal-see-palace = Palota
palais-royal-see-noble = Nemes: { $price } Lajos-arany{ $blue ->
    [0] {""}
   *[other] , { $blue } kék pecsét
}{ $purple ->
    [0] {""}
   *[other] , { $purple } lila pecsét
}; { $points } pontot ér.
palais-royal-see-recruit-cost = { $louis } Lajos-aranyat fizetsz; a tartalékodba visszatér: 1 szolga a hivatalból{ $blue ->
    [0] {""}
   *[other] , { $blue } a királytól
}{ $purple ->
    [0] {""}
   *[other] , { $purple } a királynétól
}.
palais-royal-see-left-servant = { $who } szolgája
palais-royal-see-empty-space = Üres
palais-royal-see-on-side = { $side }
palais-royal-see-outer = Külső mező, duplán számít
palais-royal-see-can-recruit = Felfogadhatod ezt a nemest
palais-royal-see-statue = Szobor
palais-royal-see-nobody = senki
palais-royal-see-majority = Többség: { $who }.
palais-royal-see-lit = Választható.
palais-royal-see-actions = A kör öt akciója
palais-royal-see-letter-price = Kijátszása { $price } Lajos-aranyba kerül
palais-royal-see-letter = { $count } × { $letter }, ára { $price } Lajos-arany
palais-royal-see-my-letters = A leveleid
palais-royal-see-no-letters = Nincs levél a kezedben.
palais-royal-see-looking = Valaki { $count } levelet nézeget.
palais-royal-see-deck = Levelek: { $count } a pakliban
palais-royal-see-discarded = Eldobva:
palais-royal-see-unseen = A pakliban vagy mások kezében:
palais-royal-see-in-reserve = { $count } a tartalékban
palais-royal-see-seals = { $count } pecsét levélből
palais-royal-see-extra = { $count } további lépés
palais-royal-see-majority-letter = A „Többség” levél érvényben van
palais-royal-see-louis = Lajos-arany
palais-royal-see-reserve = Szolgák a tartalékban és a közös készletben
palais-royal-see-letters = Levelek kézben
palais-royal-see-face-down = Nemesek
palais-royal-see-face-down-noble = Képpel lefelé fekvő nemes, { $points } pont
palais-royal-see-played = Kijátszva: { $letters }
palais-royal-see-none = nincs
palais-royal-see-last-round = Utolsó forduló: mindenkinek még egy utolsó köre van.

# napló

palais-royal-move-put = szolgát tesz egy szobába: { $room }
palais-royal-move-gate = szolgát tesz a kapuhoz, { $source }
palais-royal-move-king = szolgát tesz a királyhoz, { $source }
palais-royal-move-queen = szolgát tesz a királynéhoz, { $source }
palais-royal-move-side = szolgát hagy a kertben, { $source }
palais-royal-move-move = egy szolgával lép: { $from } → { $to }
palais-royal-move-mint = elvesz { $louis } Lajos-aranyat
palais-royal-move-recruit = felfogadja a nemest innen: { $space }
palais-royal-move-recruit-points = felfogadja a nemest innen: { $space }, értéke { $points } pont
palais-royal-move-seal-blue = kék pecsétet fizet levéllel
palais-royal-move-seal-purple = lila pecsétet fizet levéllel
palais-royal-move-pay = a többit szolgákkal fizeti
palais-royal-move-draw = leveleket húz
palais-royal-move-keep = megtart egy levelet: „{ $letter }”
palais-royal-move-keep-secret = megtart egy levelet
palais-royal-move-discard = eldobja a többi levelet
palais-royal-move-letter = kijátszik egy levelet: „{ $letter }”
palais-royal-move-done = a következő akcióra tér

# pontok

palais-royal-points = { $count ->
    [one] pont
   *[other] pont
}

# A magyarázó lapok: „Név: egy mondat.” A szobáké és a leveleké feljebb áll

palais-royal-goal = Szerezd te a legtöbb pontot nemesekkel, levelekkel és a kert oldalain hagyott szolgákkal.
palais-royal-goal-turn = Egy kör öt akcióból áll, ebben a sorrendben: szolgák behozatala, mozgatásuk, bevétel, nemesek felfogadása, levelek húzása.
palais-royal-card-noble = Nemes ({ $points } pont): a 4. akcióban fogadhatod fel { $price } Lajos-aranyért (arany korong) és szolgákért – 1 a hivatalból, { $blue } a királytól (kék pecsét), { $purple } a királynétól (lila).
palais-royal-card-owned = Felfogadott nemes: a végén { $points } pontot ér.
palais-royal-card-privilege = Kiváltsága: { $privilege }.
palais-royal-card-on-side = A kert szélén áll ({ $side }): aki felfogadja, itt hagy egy szolgát.
palais-royal-card-on-side-outer = Külső mezőn áll ({ $side }): aki felfogadja, itt hagy egy szolgát, aki duplán számít.
palais-royal-card-space = Üres mező: minden szomszédos nemes 1 Lajos-arannyal olcsóbb.
palais-royal-card-servant = { $who } szolgája: a végéig itt marad, és az oldalán számít ({ $side }); külső mezőn duplán.
palais-royal-card-statue = Szobor: nem mező; egyetlen nemest sem tesz olcsóbbá, és semmi sem szomszédos vele.
palais-royal-card-side = { $side }: a végén itt a legtöbb szolga 6, a második legtöbb 2 pontot ér.
palais-royal-card-louis = Lajos-arany: ezzel fizetsz a nemesekért és a levelekért; a pénzverde hoz többet.
palais-royal-card-reserve = Tartalék: ezek a szolgák jöhetnek a palotába; a plusz jel utániak csak kiváltsággal csatlakoznak.
palais-royal-card-letters = Levelek kézben: a többiek nem látják; a végén darabja 1 pont, de legfeljebb 6.
palais-royal-card-nobles = Felfogadott nemesek: a tartós kiváltságúak képpel felfelé, a többiek képpel lefelé fekszenek; pontjuk mindenképp számít.
palais-royal-card-played = Kijátszott pontlevelek: képpel felfelé maradnak, és a végén számítanak.
palais-royal-card-standing = Pontok: eddig nemesek és pontlevelek; a végén hozzáadjuk a kézben lévő leveleket és a kert oldalait.
palais-royal-card-facts = Nemesek a kertben: maradt { $count }; ha a kezdőjátékos köre 12-nél kevesebbel kezdődik, mindenkinek még egy utolsó köre van.
palais-royal-card-action-1 = 1. akció: annyi szolgát tehetsz a kapuhoz, ahány a díszszemlén áll, többséggel eggyel többet.
palais-royal-card-action-2 = 2. akció: szobáról szobára mozgatod a szolgáidat; annyi lépésed van, ahány szolgád a lépcsőn áll, többséggel eggyel több.
palais-royal-card-action-3 = 3. akció: Lajos-aranyat kapsz a pénzverdéből, többséggel egy szolgát tehetsz a királyhoz vagy a királynéhoz.
palais-royal-card-action-4 = 4. akció: nemeseket fogadsz fel a kertből, annyit, ahány szolgád a hivatalban áll.
palais-royal-card-action-5 = 5. akció: annyi levelet húzol, ahány szolgád a hátsó ajtónál áll, és megtartod, amelyiket akarod.
palais-royal-card-seals = Pecsétek levélből: ebben a körben kék vagy lila pecsétet fizetnek; ami megmarad, elvész.
palais-royal-card-extra = További lépések: levelekből, e kör 2. akciójához.
palais-royal-card-majority = „Többség” levél: a kör végéig tiéd a többség előnye mindenütt, ahol van szolgád.
palais-royal-card-deck = Levelek: húzásig képpel lefelé fekszenek; ha a pakli elfogy, megkeverjük a dobópaklit.
palais-royal-card-discard = Dobópakli: kijátszott vagy meg nem tartott levelek, mindenki látja őket.
palais-royal-card-unseen = Nem látott levelek: mind, ami még a pakliban vagy mások kezében lehet.
palais-royal-card-do-put = Megerősítés: öt szolgád ezekben a szobákban marad, és a következő játékos jön.
palais-royal-card-do-back = Visszavétel: az utoljára választott szolga visszatér oda, ahol volt.
palais-royal-card-do-mint = Lajos-arany elvétele: minden szolgádért egy a pénzverdében, meg a többségért és a kiváltságokért járók.
palais-royal-card-do-seal = Pecsétek: mondd meg, melyik pecsétet fizeti a levél; a többit szolgák fizetik.
palais-royal-card-do-draw = Levelek húzása: mindet megnézed, aztán megtarthatsz közülük; mindegyikért egy szolgád visszatér a tartalékba.
palais-royal-card-do-bring = Honnan: a szolgák a tartalékodból jönnek, más szobából csak akkor, ha az üres.
palais-royal-card-do-side = Honnan: a kertben maradó szolga a tartalékodból vagy bármelyik szobából jöhet.
palais-royal-card-do-done = Befejezés: lezárja ezt az akciót, és a következő használhatóval folytatod.
palais-royal-card-do-recruit = Felfogadás: kifizeti az árat, és elveszi a nemest.
palais-royal-card-do-letter = Levél kijátszása: kifizeti az árát; hatása azonnali.
palais-royal-card-do-keep = Megtartás: a kiválasztott levelek a kezedbe, a többi képpel felfelé a dobópaklira kerül.
palais-royal-card-do-close = Bezárás: nem történik semmi.
palais-royal-card-do-show = Kert vagy palota: az egyiket vagy a másikat mutatja.

# Options, as the form for a new table names them; what they mean the server says

palais-royal-option-rooms = Szobák
palais-royal-option-rooms-random = Véletlenszerűen
palais-royal-option-rooms-first-game = Az első játszmához ajánlott
palais-royal-option-set = Készlet
palais-royal-option-set-substitute = A mi készletünk
palais-royal-garden = Kert
