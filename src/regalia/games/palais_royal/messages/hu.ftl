palais-royal-over = A játszma véget ért.
palais-royal-put-five = Előbb tedd le mind az öt szolgádat a szobákba.
palais-royal-pay-first = Előbb add meg, a nemes mely pecsétjeit fizeti a levél.
palais-royal-leave-first = Előbb hagyj egy szolgát a nemes mezőjén.
palais-royal-keep-first = Előbb döntsd el, melyik húzott levelet tartod meg.
palais-royal-not-now = { $move ->
    [put] Szolgákat csak az első kör előtt lehet a szobákba tenni
    [gate] A szolgák az 1. akcióban érkeznek a kapuhoz
    [move] A szolgák a 2. akcióban lépnek a palotában
    [mint] Lajos-aranyat a 3. akcióban lehet elvenni a pénzverdéből
    [king] A királyhoz a 3. akcióban mehet szolga, ha ott tiéd a többség, vagy ha van hozzá kiváltságod
    [queen] A királynéhoz a 3. akcióban mehet szolga, ha ott tiéd a többség, vagy ha van hozzá kiváltságod
    [recruit] Nemest a 4. akcióban lehet felfogadni
    [side] Szolgát csak akkor hagysz a kertben, amikor a kert széléről fogadsz fel nemest
    [draw] Levelet az 5. akcióban lehet húzni a hátsó ajtónál
    [keep] Levelet csak húzás után lehet megtartani
    [discard] Levelet csak húzás után lehet eldobni
   *[other] Pecséttel csak nemes felfogadásakor lehet fizetni
}{ $when ->
    [later] ; ez ebben a körben még hátravan
    [over] ; ez ebben a körben már véget ért
    [parade] ; ez már véget ért, vagy kimaradt, mert nem állt szolgád a díszszemlén
    [stairs] ; ez már véget ért, vagy kimaradt, mert nem állt szolgád a lépcsőn
    [mint] ; ez már véget ért, vagy kimaradt, mert nem állt szolgád a pénzverdében
    [office] ; ez már véget ért, mert nincs szolgád a hivatalban
    [nobles] ; ez már véget ért, mert egyik nemest sem tudod kifizetni
   *[other] { "" }
}. Most ez következik: { $action }.
palais-royal-step-parade = 1. akció, díszszemle
palais-royal-step-stairs = 2. akció, lépcső
palais-royal-step-mint = 3. akció, pénzverde
palais-royal-step-king = 3. akció, király
palais-royal-step-queen = 3. akció, királyné
palais-royal-step-recruit = 4. akció, nemesek felfogadása
palais-royal-step-back-door = 5. akció, hátsó ajtó
palais-royal-step-after = a kör vége
palais-royal-no-letter = Nincs a kezedben ilyen levél: { $letter }.
palais-royal-wrong-moment = Ezt a levelet most nem lehet kijátszani: { $letter }.
palais-royal-letter-price = Ez a levél { $price } Lajos-aranyba kerül: { $letter }; neked { $louis } van.
palais-royal-gate-full = Ebben a körben már nem tehetsz több szolgát a kapuhoz.
palais-royal-reserve-empty = A tartalékod üres; vedd a szolgát egy másik szobából.
palais-royal-reserve-first = Az új szolgák a tartalékodból jönnek, amíg van benne szolga.
palais-royal-same-room = A szolga már ebben a szobában van: { $room }.
palais-royal-nobody-there = Itt nincs szolgád: { $room }.
palais-royal-too-far = Ehhez { $steps } lépés kell; neked { $left } maradt.
palais-royal-too-much = Legfeljebb { $left } Lajos-aranyat vehetsz el.
palais-royal-no-noble = Ezen a mezőn nem áll nemes: { $cell }.
palais-royal-no-office = Nincs szolgád a hivatalban.
palais-royal-no-seals = Ez a nemes { $blue } kék és { $purple } lila pecsétet kér; neked { $haveblue } kék, { $havepurple } lila és levelekből { $seals } van.
palais-royal-too-dear = Ez a nemes { $price } Lajos-aranyba kerül; neked { $louis } van.
palais-royal-seals = Fizetendő még { $blue } kék és { $purple } lila pecsét, levelekből { $seals } maradt; a maradékot szolgákkal kell tudnod kifizetni.
palais-royal-kept-enough = Nem tarthatsz meg több levelet, mint ahány szolgád a hátsó ajtónál van.
palais-royal-not-drawn = Ez a levél nincs a húzottak között: { $letter }.
palais-royal-set = **A használt készlet** neve „{ $name }”: { $entries } adatából { $substitutes } olyan számot pótol, amelyet nem ismerünk.

## Készletek

palais-royal-set-lacks = a készletből hiányzik { $key }; egy készlet részei: { $words }.
palais-royal-set-extra = { $key } nem része egy készletnek; egy készlet részei: { $words }.
palais-royal-entry = { $key }: táblázat kell ezekkel: { $words }; nem { $value }.
palais-royal-entry-key = { $key }: ismeretlen kulcs; itt ({ $table }) ezek vannak: { $words }.
palais-royal-nobles = nobles: { $count } lapkából álló lista kell (PAL-C2), nem { $value }.
palais-royal-letters-each = letters: mindegyikhez egy bejegyzés kell: { $words } (PAL-C3); ezt nézd meg: { $wrong }.
palais-royal-sides-each = sides: mindegyikhez egy bejegyzés kell: { $words }; ezt nézd meg: { $wrong }.
palais-royal-plan = garden.plan: legalább 1, legfeljebb { $high } sorból álló lista kell, nem { $value }.
palais-royal-plan-row = garden.plan, { $row }. sor: legfeljebb { $high } jel kell ezekből: „o” (mező), „2” (külső mező), „s” (szobor) és „.” (semmi), nem { $value }.
palais-royal-plan-spaces = garden.plan: { $count } mezőt mutat nemeseknek („o” és „2”), pedig { $spaces } kell (PAL-C1).
palais-royal-apart = garden.apart: mezőpárokból álló lista kell, például ['b1', 'c2'], nem { $value }.
palais-royal-no-space = { $key }: { $value } nem mező a kert tervrajzán (oszlopok: a, b, c…, sorok: 0, 1, 2…).
palais-royal-side-spaces = { $key }: mezőkből álló lista kell, nem { $value }.
palais-royal-side-twice = { $key }: kétszer szerepel { $value }.

## Állások

palais-royal-palace = palace: három lista kell, mindegyikben három szoba, ezek mind egyszer: { $words }; nem { $value }.
palais-royal-garden = garden: objektum kell, amely megmondja, melyik mezőn mi áll, nem { $value }.
palais-royal-garden-space = garden: { $value } nem mezője ennek a kertnek.
palais-royal-garden-colour = garden: { $colour } szolga áll itt: { $cell }, de senki sem játszik ezzel a színnel.
palais-royal-garden-side = garden: szolga áll itt: { $cell }, de szolgák csak a kert szélein állhatnak (PAL-A6).
palais-royal-noble-number = { $key }: a nemesek 1 és { $high } között vannak számozva; { $value } nincs köztük.
palais-royal-noble-twice = { $key }: ez a nemes kétszer van az állásban: { $noble }.
palais-royal-noble-unknown = { $key }: { $value } nem nemese ennek a készletnek; 1 és { $high } közötti számot írj, vagy Lajos-arany/kék/lila/pont alakot, például 4/2/0/3.
palais-royal-noble-many = { $key }: az állásban több { $value } nemes van, mint ebben a készletben ({ $count }).
palais-royal-rooms = { $key }: objektum kell, amely megmondja, melyik szobában hány szolga van, nem { $value }.
palais-royal-servants-many = { $seat }. hely: { $count } szolgája van a palotában és a kertben, pedig összesen { $stock } van (PAL-C4).
palais-royal-servants-sum = { $seat }. hely: összesen nem { $stock } szolgája van (PAL-C4); a reserve és a supply együtt csak { $rest } lehet.
palais-royal-letters = { $key }: levelekből álló lista kell, vagy objektum, amely megmondja, melyik levélből mennyi van, nem { $value }.
palais-royal-letters-many = az állásban { $count } „{ $letter }” levél van, pedig összesen { $stock } van belőle (PAL-C3).
palais-royal-old-letters = { $key }: olyan leveleket nevez meg, amelyek nincsenek kézben.
palais-royal-old-drawn = drawn_before_shuffle: olyan leveleket nevez meg, amelyeket nem húztak fel.
palais-royal-laid-many = laid_since_shuffle: több levelet nevez meg, mint amennyit leraktak.
palais-royal-played = { $key }: csak ezek lehetnek benne: { $words }; minden más levél az eldobottak közé kerül.
palais-royal-seals-space = a seals szakaszban a stepnek a felfogadandó nemes mezőjét kell megadnia, de ott nincs nemes.
palais-royal-side-space = a side szakaszban a stepnek egy üres mezőt kell megadnia a kert valamelyik szélén.
palais-royal-setup-reserve = { $seat }. hely: { $count } szolga van a tartalékában, ezért nem tehet 5 szolgát szobákba (PAL-S6).
palais-royal-drawn-phase = felhúzott levelek csak a keep szakaszban lehetnek.
palais-royal-stuck = { $seat }. hely: ehhez a szakaszhoz ({ $phase }) hiányoznak a szükséges szolgák.

## Pontozólapok

palais-royal-form = játékosonként egy sor: egy név, aztán nobles a lapkák pontjaival (4+7+3), played a kijátszott levelek pontjaival, unplayed a kézben lévő levelek számával, cardinal az ott álló szolgák számával, végül { $sides } az azon az oldalon álló szolgák számával (a külsők duplán); ami kimarad, az 0
palais-royal-sheet-lines = a Palais Royal 2–{ $high } játékosnak való; a szöveg { $count } soros.
palais-royal-sheet-names = két játékosnak azonos a neve: { $names }.
palais-royal-sheet-pairs = { $value }: ez nem egy név és utána párok, például „lion 3”.
palais-royal-sheet-word = { $name } sorában { $value } nem szerepel ezek között: { $words }.
palais-royal-sheet-number = { $name }, { $word }: szám vagy összeg kell, például 4+7+3, nem { $value }.
palais-royal-sheet-played = egy kijátszott levél 2 vagy 4 pontot ér (PAL-L8, PAL-L9); { $name } esetében nem lehet { $points }.
palais-royal-sheet-servants = { $name }: ezen az oldalon ({ $side }) nem állhat { $count } szolgája; egy játékosnak csak 25 van.

## Nevek

palais-royal-name-gate = kapu
palais-royal-name-parade = díszszemle
palais-royal-name-stairs = lépcső
palais-royal-name-mint = pénzverde
palais-royal-name-king = király szobája
palais-royal-name-queen = királyné szobája
palais-royal-name-office = hivatal
palais-royal-name-back-door = hátsó ajtó
palais-royal-name-cardinal = bíboros szobája
palais-royal-name-reserve = tartalék
palais-royal-name-majority = Többség
palais-royal-name-open-gate = Nyitott kapu
palais-royal-name-gate-and-moves = Kapu és lépések
palais-royal-name-5-moves = 5 lépés
palais-royal-name-9-moves = 9 lépés
palais-royal-name-2-seals = 2 pecsét
palais-royal-name-4-louis = 4 Lajos-arany
palais-royal-name-2-points = 2 pont
palais-royal-name-4-points = 4 pont

## A játék és beállításai

palais-royal-tagline = Küldd végig szolgáidat a palotán, és nyerd meg a kertjében sétáló nemeseket.
palais-royal-option-players = A játékosok száma.
palais-royal-option-rooms = Hogyan helyezkedik el a kilenc szoba: véletlenszerűen vagy az első játszmához ajánlott módon.
palais-royal-option-set = A nyomtatott nemesek, levelek és kert forrása: a mellékelt készlet vagy egy saját TOML-fájl.
palais-royal-reported = körülbelül 50–120 pont; aki találomra játszik, hamar elhagyja a lépcsőt, és elakad (PAL-R6)

## A terminál

palais-royal-name-set = a Regalia helyettesítő készlete
palais-royal-name-lion = oroszlán
palais-royal-name-amphora = amfora
palais-royal-name-fountain = szökőkút
palais-royal-name-sphinx = szfinx
palais-royal-sign-gate = +2 kapu
palais-royal-sign-moves = +2 lépés
palais-royal-sign-diagonal = átló
palais-royal-sign-louis = +2 L
palais-royal-sign-king = +király
palais-royal-sign-queen = +királyné
palais-royal-sign-king-or-queen = +kir./né
palais-royal-sign-letters = +3 levél
palais-royal-sign-servant = 1 szolga
palais-royal-sign-servants = 3 szolga
palais-royal-ask-setup = tegyél a szobákba még { $left } szolgát
palais-royal-ask-parade = 1. akció, díszszemle: { $left ->
    [0] senki sem mehet a kapuhoz
   *[other] legfeljebb { $left } szolga a kapuhoz
}
palais-royal-ask-stairs = 2. akció, lépcső: még { $left } lépés
palais-royal-ask-mint = 3. akció, pénzverde: legfeljebb { $left } Lajos-arany
palais-royal-ask-king = 3. akció, király: még egy szolga?
palais-royal-ask-queen = 3. akció, királyné: még egy szolga?
palais-royal-ask-recruit = 4. akció: nemesek felfogadása
palais-royal-ask-seals = mely pecséteket fizesse a levél?
palais-royal-ask-side = hagyj egy szolgát a nemes mezőjén
palais-royal-ask-back-door = 5. akció, hátsó ajtó: húzol leveleket?
palais-royal-ask-keep = { $left ->
    [0] több levelet nem tarthatsz meg
   *[other] tarts meg legfeljebb { $left } levelet
}
palais-royal-ask-after = játssz ki leveleket, vagy fejezd be a köröd
palais-royal-ask-over = a játszma véget ért
palais-royal-see-nobles = { $count } nemes a kertben
palais-royal-see-deck = { $count } levél a pakliban
palais-royal-see-idle = { $rounds } fordulója nem fogadtak fel nemest; { $most } után a játszma véget ér
palais-royal-see-extra = aztán még { $count } lépés
palais-royal-see-seals = { $count } pecsét levelekből
palais-royal-see-diagonal = (átlósan is)
palais-royal-see-garden = kert: ár/kék/lila pont
palais-royal-see-palace = palota
palais-royal-see-louis = Lajos-arany
palais-royal-see-servants = szolgák
palais-royal-see-letters = levelek
palais-royal-see-points = { $total } = nemesek { $nobles } + levelek { $letters } + kézben { $unplayed } + oldalak { $sides }
palais-royal-see-face-down = { $count } képpel lefelé
palais-royal-see-my-letters = A leveleid:
palais-royal-see-drawn = Húzott levelek:
palais-royal-see-looking = Valaki { $count } levelet nézeget.
palais-royal-see-discards = Eldobva:
palais-royal-see-price = ({ $price } L)
palais-royal-group-put = letétel
palais-royal-group-gate = a kapuhoz
palais-royal-group-king = a királyhoz
palais-royal-group-queen = a királynéhoz
palais-royal-group-side = a kert szélére
palais-royal-group-move = lépés innen: { $room }
palais-royal-group-mint = pénzverde
palais-royal-group-recruit = felfogadás
palais-royal-group-seal = pecsét
palais-royal-group-pay = fizetés
palais-royal-group-draw = húzás
palais-royal-group-keep = megtartás
palais-royal-group-discard = eldobás
palais-royal-group-letter = levél
palais-royal-group-done = kész
palais-royal-counted = Végső pontozás
palais-royal-counted-nobles = Nemesek
palais-royal-counted-played = Kijátszott levelek
palais-royal-counted-hand = Levelek kézben
palais-royal-counted-lion = Oroszlános oldal
palais-royal-counted-amphora = Amforás oldal
palais-royal-counted-fountain = Szökőkutas oldal
palais-royal-counted-sphinx = Szfinxes oldal
palais-royal-score = Palais Royal: pontok
palais-royal-score-player = játékos
palais-royal-score-nobles = nemesek
palais-royal-score-played = kijátszva
palais-royal-score-hand = kézben
palais-royal-score-total = összesen
palais-royal-score-cardinal = { $count ->
    [one] A bíboros szobájában álló több szolgájával győzött: { $names }.
   *[other] A bíboros szobájában álló legtöbb szolgával osztoznak a győzelmen: { $names }.
}
palais-royal-score-ask-name = { $number }. játékos neve:
palais-royal-score-ask-more = { $number }. játékos neve (vagy Enter, ha nincs több):
palais-royal-score-nameless = játékos-{ $number }
palais-royal-score-ask-nobles = a nemesek pontjai lapkánként (4+7+3)
palais-royal-score-ask-played = a kijátszott levelek pontjai
palais-royal-score-ask-unplayed = kézben maradt levelek
palais-royal-score-ask-cardinal = szolgák a bíboros szobájában
palais-royal-score-ask-lion = szolgák az oroszlános oldalon, a külsők duplán
palais-royal-score-ask-amphora = szolgák az amforás oldalon, a külsők duplán
palais-royal-score-ask-fountain = szolgák a szökőkutas oldalon, a külsők duplán
palais-royal-score-ask-sphinx = szolgák a szfinxes oldalon, a külsők duplán

## Ami történt, mondatról mondatra

palais-royal-name-the-gate = { palais-royal-name-gate }
palais-royal-name-the-parade = { palais-royal-name-parade }
palais-royal-name-the-stairs = { palais-royal-name-stairs }
palais-royal-name-the-mint = { palais-royal-name-mint }
palais-royal-name-the-king = { palais-royal-name-king }
palais-royal-name-the-queen = { palais-royal-name-queen }
palais-royal-name-the-office = { palais-royal-name-office }
palais-royal-name-the-back-door = { palais-royal-name-back-door }
palais-royal-name-the-cardinal = { palais-royal-name-cardinal }
palais-royal-name-the-reserve = { palais-royal-name-reserve }
palais-royal-name-the-majority = „{ palais-royal-name-majority }”
palais-royal-name-the-open-gate = „{ palais-royal-name-open-gate }”
palais-royal-name-the-gate-and-moves = „{ palais-royal-name-gate-and-moves }”
palais-royal-name-the-5-moves = „{ palais-royal-name-5-moves }”
palais-royal-name-the-9-moves = „{ palais-royal-name-9-moves }”
palais-royal-name-the-2-seals = „{ palais-royal-name-2-seals }”
palais-royal-name-the-4-louis = „{ palais-royal-name-4-louis }”
palais-royal-name-the-2-points = „{ palais-royal-name-2-points }”
palais-royal-name-the-4-points = „{ palais-royal-name-4-points }”
palais-royal-see-many = { $what } ({ $count })
palais-royal-name-privilege-gate = körönként két további szolga a kapuhoz
palais-royal-name-privilege-moves = körönként két további lépés
palais-royal-name-privilege-diagonal = a szolgák átlósan is léphetnek
palais-royal-name-privilege-louis = körönként két további Lajos-arany
palais-royal-name-privilege-king = körönként egy további szolga a királyhoz
palais-royal-name-privilege-queen = körönként egy további szolga a királynéhoz
palais-royal-name-privilege-king-or-queen = körönként egy további szolga a királyhoz vagy a királynéhoz
palais-royal-name-privilege-letters = húzáskor három további levél
palais-royal-name-privilege-servant = azonnal egy szolga a közös készletből
palais-royal-name-privilege-servants = azonnal három szolga a közös készletből
palais-royal-score-noble = nemes { $noble }
palais-royal-told-dealt = A palota soronként, a kert felől: { $rooms }. { $first } kezd.
palais-royal-score-sum = { $parts } = { $points }
palais-royal-score-formula = { $what } → { $points }
palais-royal-score-of-letters = { $count } levél
palais-royal-score-of-servants = { $count } szolga
palais-royal-told-set-up = { $who } szolgákat tesz a szobákba: { $rooms }.
palais-royal-told-brought = { $who } { $count } szolgát tesz ide: { $room }.
palais-royal-told-brought-from = { $who } { $count } szolgát tesz ide: { $room } (innen elvéve – { $sources }).
palais-royal-told-walked = { $who } { $count } szolgával lép: { $start } → { $end }.
palais-royal-told-minted = { $who } { $louis } Lajos-aranyat kap a pénzverdéből.
palais-royal-told-recruited = { $who } { $louis } Lajos-aranyért felfogadja a nemest erről a mezőről: { $space } ({ $points } pont). A tartalékba { $servants } szolga tér vissza.
palais-royal-told-recruited-privilege = { $who } { $louis } Lajos-aranyért felfogadja a nemest erről a mezőről: { $space } ({ $points } pont; { $privilege }). A tartalékba { $servants } szolga tér vissza.
palais-royal-told-joined = { $who } { $count } szolgát kap a közös készletből.
palais-royal-told-left = { $who } szolgát hagy ezen a mezőn: { $space } (oldal – { $sides }; honnan – { $source }).
palais-royal-told-letter = { $who } levelet játszik ki: { $letter }.
palais-royal-told-letter-price = { $who } levelet játszik ki { $louis } Lajos-aranyért: { $letter }.
palais-royal-told-reshuffled = A dobópaklit megkeverjük, ez az új pakli ({ $count } levél).
palais-royal-told-drew = { $who } { $count } levelet húz.
palais-royal-told-drew-letters = { $who } leveleket húz: { $letters }.
palais-royal-told-kept = { $who } { $count } levelet tart meg, és ugyanennyi szolga tér vissza a tartalékba.
palais-royal-told-kept-letters = { $who } leveleket tart meg, és ugyanennyi szolga tér vissza a tartalékba: { $letters }.
palais-royal-told-discarded = { $who } leveleket dob el: { $letters }.
palais-royal-told-turn-ended = { $who } befejezi a körét.
palais-royal-told-skipped = { $who } számára ebben a körben nincs miről dönteni.
palais-royal-told-last-round = A kertben { $nobles } nemes maradt: kezdődik az utolsó forduló.
palais-royal-told-scored = Végső pontozás: { $points }.
palais-royal-told-over = Véget ért az utolsó forduló.
palais-royal-told-stood-still = Senki sem fogadott fel nemest { $rounds } fordulón át.
palais-royal-told-won = { $why } { $who } győz ({ $points } pont).
palais-royal-told-won-cardinal = { $why } Holtverseny ({ $tied }, { $points } pont); { $who } győz, mert övé a legtöbb szolga a bíboros szobájában.
palais-royal-told-shared = { $why } Osztoznak a győzelmen: { $who } ({ $points } pont).

## A vezetett első játszma

palais-royal-lesson-garden = Üdv! A palota kertjében nemesek sétálnak, és minden nemes, akit felfogadsz, pontot ér. Te a pirossal játszol, egy apród a sárgával, és az győz, akinek a legtöbb pontja van. Egy játszma közepén kapcsolódsz be.
palais-royal-lesson-noble = Ez a nemes (d1) az első célod. 3 Lajos-aranyba és két kék pecsétbe kerül, és 3 pontot ér. A kiváltsága: körönként még két Lajos-arany.
palais-royal-lesson-palace = A szolgáid a palotában megszerzik, amit a nemesek kérnek: Lajos-aranyat a pénzverdében, kék pecsétet a királynál, lilát a királynénál. A hivatalban minden szolgád egy nemes felfogadására jogosít.
palais-royal-lesson-gate = Egy körben öt akció van. Az elsőben a kapuhoz annyi szolga jön, ahány a díszszemlén van, és még egy a többségért, amelyet a csillag jelöl. Tegyél oda hármat, és erősítsd meg.
palais-royal-lesson-gate-no = Még ne: előbb tegyél három szolgát a kapuhoz.
palais-royal-lesson-mint = A második a lépcső: három szolgád van ott, tehát három lépésed van. Egy lépés egy szolgát a szomszédos szobába visz. Válaszd a kaput, aztán a pénzverdét.
palais-royal-lesson-mint-no = Előbb küldj egy szolgát a kaputól a pénzverdébe.
palais-royal-lesson-king = Két lépésed maradt. Küldj egy szolgát a kaputól a királyhoz: ott egy kék pecsétet ér.
palais-royal-lesson-king-no = Ezt a szolgát küldd a kaputól a királyhoz.
palais-royal-lesson-office = A harmadikat pedig a hivatalba: ha ott nincs szolgád, senkit sem fogadhatsz fel.
palais-royal-lesson-office-no = Az utolsó szolgát küldd a kaputól a hivatalba.
palais-royal-lesson-louis = A harmadik a bevétel. A pénzverdében két szolgád van, és tiéd a többség: vegyél el három Lajos-aranyat.
palais-royal-lesson-louis-no = Vedd el mind a három Lajos-aranyat: szükséged lesz rájuk.
palais-royal-lesson-majority = A királynál is tiéd a többség, ezért még egy szolgát hozhatsz oda a tartalékodból. Tedd oda, és erősítsd meg: két szolga, két kék pecsét.
palais-royal-lesson-majority-no = Előbb tegyél egy szolgát a király szobájába: kell a második kék pecsét.
palais-royal-lesson-recruit = A negyedik a kert. A d1 mezőn álló nemes 4 Lajos-aranyba kerülne, de minden üres mező mellette 1-gyel olcsóbbá teszi. Válaszd ki, és fogadd fel.
palais-royal-lesson-recruit-no = Majd máskor. Most a d1 mezőn álló nemest fogadd fel.
palais-royal-lesson-side = A király szobájából két szolga, a hivatalból egy visszatért a tartalékodba. Ez a nemes a kert szélén állt, ezért a helyén egy szolgád marad a játszma végéig. Válaszd a tartalékot.
palais-royal-lesson-side-no = A tartalékból hagyj ott egy szolgát: a többire ott van szükség, ahol most van.
palais-royal-lesson-draw = Az ötödik a hátsó ajtó: két szolgád van ott, ezért két levelet húzhatsz. Húzd fel őket.
palais-royal-lesson-draw-no = Előbb húzd fel a leveleket a hátsó ajtónál.
palais-royal-lesson-keep = Mindkettő hasznos: válaszd ki mindkét levelet, és tartsd meg őket. Mindegyikért egy szolga visszatér a tartalékodba.
palais-royal-lesson-keep-no = Mindkét levelet tartsd meg.
palais-royal-lesson-end = Leveleket a saját köreidben játszhatsz ki; a levélen álló érme mutatja, mennyibe kerül. Most nincs több tennivalód: fejezd be a körödet.
palais-royal-lesson-end-no = A leveleket most tartsd meg, és fejezd be a körödet.
palais-royal-lesson-page = Az apród szolgákat küldött a pénzverdébe: három van ott a te kettőddel szemben, ezért a csillag már az övé. A g4 mezőn álló nemest is felfogadta, és az üres mező a szomszédait neked is olcsóbbá teszi.
palais-royal-lesson-again = Te jössz. Tegyél megint három szolgát a kapuhoz, és erősítsd meg.
palais-royal-lesson-tie = Most jön a csel. Küldj egy szolgát a kaputól a pénzverdébe: három a három ellen holtverseny, és azt a bíboros dönti el. Nála neked van szolgád, az apródnak nincs.
palais-royal-lesson-tie-no = Előbb szerezd vissza a pénzverdét: küldj oda egy szolgát a kaputól.
palais-royal-lesson-last-move = Küldj még egy szolgát a hivatalba, aztán fejezd be az akciót. A harmadik várhat a kapunál; a fel nem használt lépések elvesznek.
palais-royal-lesson-last-move-no = Küldj egy szolgát a kaputól a hivatalba, aztán fejezd be az akciót.
palais-royal-lesson-income = Vegyél el hat Lajos-aranyat: hármat a szolgáidért, egyet a többségért, kettőt pedig a nemesed hoz.
palais-royal-lesson-income-no = Vedd el mind a hat Lajos-aranyat.
palais-royal-lesson-letter = Most nézd a h4 mezőn álló nemest. 7 Lajos-aranyba kerül, neked 6 van. Játszd ki a „4 Lajos-arany” levelet: nem kerül semmibe.
palais-royal-lesson-letter-no = Előbb a „4 Lajos-arany” levelet játszd ki.
palais-royal-lesson-outlying = Fogadd fel a h4 mezőn álló nemest, és hagyj ott egy szolgát a tartalékból. Ez külső mező: a szolgád kettőnek számít majd.
palais-royal-lesson-outlying-no = Fogadd fel a h4 mezőn álló nemest, és hagyj ott egy szolgát a tartalékból.
palais-royal-lesson-points = 3 Lajos-aranyad maradt, ez épp elég a „4 pont” levélre. Játszd ki.
palais-royal-lesson-points-no = Játszd ki a „4 pont” levelet: többet ér 3 Lajos-aranynál.
palais-royal-lesson-sides = És most a pontozás. A végén a kert minden oldala 6 pontot ad annak, akinek ott a legtöbb szolgája van, és 2-t a másodiknak. Ezen az oldalon te vezetsz kettő az egyre, a külső mezőnek köszönhetően.
palais-royal-lesson-total = Ehhez jönnek a nemeseid és a kijátszott pontlevelek pontjai, meg 1 pont minden kézben maradt levélért, legfeljebb 6. Ha a kezdőjátékos köre úgy kezdődik, hogy 12-nél kevesebb nemes van a kertben, mindenkinek még egy utolsó köre van.
palais-royal-lesson-on = Ennyit kell tudnod. Te jössz: játssz tovább az apród ellen.

## Mit hozna egy lépés

palais-royal-brings-moves = Hátralévő lépések: { $before } → { $now }.
palais-royal-brings-gate = A kapuhoz tehető szolgák: { $before } → { $now }.
palais-royal-brings-seals = Levéllel fizethető pecsétek: { $before } → { $now }.
palais-royal-brings-later-moves = Lépések a 2. akcióban: { $before } → { $now }.
palais-royal-brings-later-louis = Lajos-arany a 3. akcióban: { $before } → { $now }.
palais-royal-brings-later-king = Szolgák a királyhoz a 3. akcióban: { $before } → { $now }.
palais-royal-brings-later-queen = Szolgák a királynéhoz a 3. akcióban: { $before } → { $now }.
palais-royal-brings-later-nobles = Nemesek a 4. akcióban, legfeljebb: { $before } → { $now }.
palais-royal-brings-later-letters = Az 5. akcióban megtartható levelek, legfeljebb: { $before } → { $now }.
palais-royal-brings-louis = Lajos-aranyaid: { $before } → { $now }.
palais-royal-brings-reserve = Tartalékod: { $before } → { $now }.
palais-royal-brings-points = Pontjaid: { $before } → { $now }.
palais-royal-brings-majority = Megszerzett többség: { $room }.
palais-royal-brings-no-majority = Elvesztett többség: { $room }.
palais-royal-brings-side = Oldal ({ $side }): { $count } szolga, jelenleg { $points } pont.

## Lépések, és hogy melyik miért volt jobb

palais-royal-from-reserve = a tartalékból
palais-royal-from-room = innen: { $room }
palais-royal-move-put = szolgát tesz egy szobába: { $room }
palais-royal-move-gate = szolgát tesz a kapuhoz, { $source }
palais-royal-move-king = szolgát tesz a királyhoz, { $source }
palais-royal-move-queen = szolgát tesz a királynéhoz, { $source }
palais-royal-move-side = szolgát hagy a kertben, { $source }
palais-royal-move-move = egy szolgával lép: { $start } → { $end }
palais-royal-move-mint = elvesz { $louis } Lajos-aranyat
palais-royal-move-recruit = felfogadja a nemest innen: { $space }, értéke { $points } pont
palais-royal-move-seal-blue = kék pecsétet fizet levéllel
palais-royal-move-seal-purple = lila pecsétet fizet levéllel
palais-royal-move-pay = a többit szolgákkal fizeti
palais-royal-move-draw = leveleket húz
palais-royal-move-keep = megtart egy levelet: { $letter }
palais-royal-move-discard = eldobja a többi levelet
palais-royal-move-letter = kijátszik egy levelet: { $letter }
palais-royal-move-done = a következő akcióra tér
palais-royal-why-points = { $points } pont
palais-royal-why-side = az oldalán { $points } pont ({ $side })
palais-royal-why-better-noble = Az itt álló nemes ({ $space }) { $louis } Lajos-aranyért és { $servants } szolgáért ezt hozta volna: { $brings }.
palais-royal-why-then-noble = Így ebben a körben fel lehetett volna fogadni az itt álló nemest ({ $space }), { $louis } Lajos-aranyért és { $servants } szolgáért: { $brings }.
palais-royal-why-played-noble = A játszott lépéssel a kör ehhez a nemeshez vezet ({ $space }), { $louis } Lajos-aranyért és { $servants } szolgáért: { $brings }.
palais-royal-why-dear = Ez a nemes ({ $space }) { $louis } Lajos-aranyat és { $servants } szolgát visz el, pedig { $who } még hasznukat vette volna a palotában; ezt hozza: { $brings }.
palais-royal-why-then-dear = Ehhez a nemeshez vezet ({ $space }), aki { $louis } Lajos-aranyat és { $servants } szolgát visz el, pedig { $who } még hasznukat vette volna a palotában; ezt hozza: { $brings }.
palais-royal-why-rooms = A jobb lépéssel { $who } több szolgát tart ott, ahol hasznosak: { $rooms }.
palais-royal-why-room = { $room } ({ $other } helyett { $count })
palais-royal-why-reserve = { $who } a következő körökre { $count } szolgával többet tartott volna meg a tartalékban.
palais-royal-why-majority = Így { $who } szerezte volna meg a többséget: { $room }.
palais-royal-why-rival = Így { $who } marad többségben: { $room }.
