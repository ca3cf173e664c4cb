kingdoms-over = A játszma véget ért.
kingdoms-put-first = Már vettél el lapkát: előbb tedd le egy üres mezőre.
kingdoms-taken = { $cell } foglalt; a korszak végéig semmi sem mozdul, és semmi sem kerül le a tábláról.
kingdoms-no-castle = Nincs több { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várad.
kingdoms-must-act = Csak akkor passzolhatsz, ha sem várat, sem lapkát nem tudsz letenni.
kingdoms-start-used = Már nincs kezdőlapkád.
kingdoms-no-start-tiles = Ha minden lapka képpel felfelé fekszik, nincsenek kezdőlapkák.
kingdoms-nothing-in-hand = Még nem vettél el lapkát; előbb húzz egyet.
kingdoms-choose-tile = A lapkák képpel felfelé fekszenek: mondd meg, melyiket veszed el.
kingdoms-supply-empty = A készlet üres; nem lehet lapkát húzni.
kingdoms-draw-blind = A lapkákat véletlenszerűen húzzuk; választani csak a szerencse nélküli változatban lehet.
kingdoms-tile-gone = Nincs több ilyen lapka a készletben: { $tile }.

## Állások és pontozólapok

kingdoms-bad-cell = { $cell }: itt { $text } áll, ami se nem lapka (+1 … +6, -1 … -6, M, D, G, W), se nem vár ({ $castles }), se nem „.”.
kingdoms-bad-board = a táblához { $rows } szövegsorból álló lista kell, nem { $value }.
kingdoms-bad-rows = a táblához { $rows } sor kell, nem { $count }.
kingdoms-bad-row = { $row }. sor: { $columns } mező kell, nem { $count }.
kingdoms-board-full = a tábla megtelt: hagyj üresen egy mezőt, hogy valaki léphessen, vagy jelezd, hogy a játszma véget ért.
kingdoms-epoch-castles = ebben a korszakban ({ $epoch }) már legalább { $count } vár kikerült a játékból, itt azonban csak { $gone } (KIN-V1).
kingdoms-over-hand = ha a játszma véget ért, senkinek sincs lapka a kezében.
kingdoms-many-castles = a táblán több { $castle } vár van, mint amennyi létezik ({ $count }; KIN-C2, KIN-S1).
kingdoms-castle-list = castles, { $seat }. hely: négy szám kell, szintenként egy, nem { $value }.
kingdoms-box-empty = a dobozban minden játékosnak kell egy vár, és legalább { $tiles } lapka.
kingdoms-many-tiles = az állásban több { $tile } lapka van, mint amennyi létezik ({ $count }; KIN-C3).
kingdoms-no-luck-start = a no-luck változatban nincsenek kezdőlapkák (KIN-V2).
kingdoms-no-tile = { $value } nem lapka; a lapkák: { $words }.
kingdoms-many-colours = a táblán { $count } szín várai állnak ({ $letters }); a játékban { $seats } szín van (KIN-C2).
kingdoms-board-tiles = a táblán { $count } darab { $tile } lapka van; a dobozban { $stock } van belőle (KIN-C3).
kingdoms-board-castles = a táblán { $count } darab { $castle } vár áll; egy színnek { $stock } van belőle (KIN-C2).
kingdoms-form = öt sor, mindegyikben hat mező: várak, például Y4 (színenként tetszőleges betűvel), lapkák: +1 … +6, -1 … -6, W, D, M, G, az üres mező jele pedig „.”

## A játék és beállításai

kingdoms-tagline = Építs várakat, ahol gazdag a föld, a sárkányt pedig hagyd a többiekre.
kingdoms-option-players = A játékosok száma.
kingdoms-option-variants = Változatok, külön-külön vagy együtt.

## Nevek

kingdoms-name-village = falu
kingdoms-name-farm = tanya
kingdoms-name-city = város
kingdoms-name-windmill = szélmalom
kingdoms-name-knight = lovag
kingdoms-name-harvest = aratás
kingdoms-name-swamp = mocsár
kingdoms-name-graveyard = temető
kingdoms-name-wolf = farkas
kingdoms-name-blight = üszög
kingdoms-name-bandit = bandita
kingdoms-name-troll = troll
kingdoms-name-mountain = hegy
kingdoms-name-dragon = sárkány
kingdoms-name-gold-mine = aranybánya
kingdoms-name-wizard = varázsló
kingdoms-name-last-castle = az utolsó várig
kingdoms-name-no-luck = szerencse nélkül
kingdoms-name-instant-scoring = azonnali értékelés

## A terminál

kingdoms-see-epoch = Kingdoms · { $epoch }. korszak
kingdoms-see-unseen = Még nem látott lapkák:
kingdoms-see-no-tiles = nincs
kingdoms-see-supply = a készletben:
kingdoms-see-my-start = A kezdőlapkád:
kingdoms-see-hand = Kézben:
kingdoms-see-base = alap
kingdoms-see-gold = { $gold } arany
kingdoms-see-castles = várak { $castles }
kingdoms-see-no-castles = nincs több vára
kingdoms-see-start = ▢ kezdőlapka
kingdoms-group-castle = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár
kingdoms-group-draw = húzás
kingdoms-group-take = elvétel
kingdoms-group-place = a lapka letétele
kingdoms-group-start = kezdőlapka
kingdoms-group-pass = passz
kingdoms-score = Kingdoms: egy korszak aranya
kingdoms-score-row = { $row }. sor
kingdoms-score-rows = sorok
kingdoms-score-column = { $column } o.
kingdoms-score-columns = oszlopok
kingdoms-score-total = összesen

## Mi történt, mondatról mondatra

kingdoms-told-dealt = Megkeverjük a lapkákat, és mindenki húz egy kezdőlapkát. { $first } kezd.
kingdoms-told-dealt-tile = Megkeverjük a lapkákat, és mindenki húz egy kezdőlapkát; { $who } lapkája: { $tile }. { $first } kezd.
kingdoms-told-dealt-open = Minden lapka képpel felfelé fekszik. { $first } kezd.
kingdoms-told-castle = { $who } { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várat épít ide: { $cell }.
kingdoms-told-last-castle = { $who } letette az utolsó várát: ez az utolsó korszak.
kingdoms-told-draw = { $who } lapkát húz.
kingdoms-told-draw-tile = { $who } lapkát húz: { $tile }.
kingdoms-told-take = { $who } elvesz egy lapkát: { $tile }.
kingdoms-told-put = { $who } lapkát tesz ide: { $cell } ({ $tile }).
kingdoms-told-put-start = { $who } leteszi a kezdőlapkáját ide: { $cell } ({ $tile }).
kingdoms-told-pass = { $who } passzol.
kingdoms-told-scored = Értékelés, { $epoch }. korszak: { $won }.
kingdoms-told-scored-lines = Értékelés ({ $lines }): { $won }.
kingdoms-told-full = Megtelt a tábla: véget ér a korszak ({ $epoch }). Arany: { $gold }.
kingdoms-told-stuck = Senki sem tud lépni: véget ér a korszak ({ $epoch }). Arany: { $gold }.
kingdoms-told-cleared = A táblán álló összes vár kikerül a játékból.
kingdoms-told-cleared-back = Az 1-es szintű várak visszatérnek a gazdájukhoz ({ $back }); a többi kikerül a játékból.
kingdoms-told-tiles-back = Minden lapka visszakerül a készletbe.
kingdoms-told-shuffled = Minden lapkát megkeverünk, és mindenki húz egy kezdőlapkát.
kingdoms-told-shuffled-tile = Minden lapkát megkeverünk, és mindenki húz egy kezdőlapkát; { $who } lapkája: { $tile }.
kingdoms-told-epoch = { $epoch }. korszak: { $who } kezd, mert övé a legtöbb arany ({ $gold }).
kingdoms-told-epoch-tied = { $epoch }. korszak: többeké a legtöbb arany ({ $tied }, { $gold }); { $who } kezd, mert a sorrendben a legelőbb következett.
kingdoms-told-won = { $who } győz ({ $gold } arany).
kingdoms-told-shared = Osztoznak a győzelmen: { $who } ({ $gold } arany).
kingdoms-name-worth = { $name } { $worth }
kingdoms-name-row = { $row }. sor
kingdoms-name-column = { $column } oszlop
kingdoms-score-of = { $who } { $count }
kingdoms-score-no-tiles = nincs lapka
kingdoms-score-epoch = Értékelés: { $epoch }. korszak
kingdoms-score-lines = Értékelés: megtelt vonalak
kingdoms-score-before = Arany az értékelés előtt
kingdoms-score-of-row = { $row }. sor
kingdoms-score-of-column = { $column } oszlop
kingdoms-score-base = { $tiles } → alapérték { $base }
kingdoms-score-split = { $line }, { $count ->
    [one] hegy itt: { $cells }
   *[other] hegyek itt: { $cells }
}
kingdoms-score-part = { $cells }: { $base }
kingdoms-score-ranks = számító szintek
kingdoms-score-formula = { $base } × { $ranks } szint = { $gold }

## A lecke

kingdoms-lesson-realm = Üdv! Ez a birodalom: öt sor és hat oszlop. Te a sárgával játszol, egy apród a pirossal, és a végén az győz, akinek a legtöbb aranya van.
kingdoms-lesson-tiles = A pluszos föld gazdagság, a mínuszos veszély. A sorok és az oszlopok végén álló szám ezek összege.
kingdoms-lesson-castles = Ezek a te váraid, az 1-es szintűtől a 4-es szintűig. Egy vár a sorának és az oszlopának összegét is megkapja, mindkettőt a szintjével szorozva.
kingdoms-lesson-first = A 2. sorban +6 és +4 fekszik, és a c oszlop is gazdag. Válaszd ki a 4-es váradat, és tedd a c2 mezőre.
kingdoms-lesson-first-no = Ezt is lehetne, de a c2 sokkal többet fizet: oda tedd a 4-es váradat.
kingdoms-lesson-draw = A piros követett a 2. sorba: egy vonalból mindenki kap, akinek vára áll benne. Most húzz egy lapkát: előbb látod, és csak utána választasz mezőt.
kingdoms-lesson-draw-no = Ezt is megtehetnéd. Most inkább húzz egy lapkát, és nézd meg, mi jön.
kingdoms-lesson-troll = Egy troll, −6! Tedd oda, ahol a pirosnak van vára, neked pedig nincs: az e5 mezőn sokba kerül majd neki.
kingdoms-lesson-troll-no = Ennek a piros örülne. Tedd a trollt az e5 mezőre.
kingdoms-lesson-start = Van egy kezdőlapkád is, amelyet rajtad kívül senki sem látott: egy hegy. Kettévágja a sorát és az oszlopát, és minden részt külön értékelünk.
kingdoms-lesson-mountain = Most jön a csel: a bandita, −5, elrontja a 2. sorodat. Tedd a hegyet a d2 mezőre, és a bandita egyedül marad a piros várral.
kingdoms-lesson-mountain-no = A többi ötletet tartogasd későbbre: a kezdőlapkád helye a d2, közted és a bandita között.
kingdoms-lesson-mine = A piros az f1 mezőre tette az aranybányát: az megduplázza a sora és az oszlopa minden más lapkáját, a jót és a rosszat is. A b3 mezőn álló sárkány épp fordítva hat: az ő vonalaiban a gazdagság semmit sem ér.
kingdoms-lesson-last = Az a oszlop 10-et ér, és két várad már ott áll. Tedd mellé a 3-as váradat az a5 mezőre.
kingdoms-lesson-last-no = Majdnem! Az a oszlop fizet a legjobban: tedd a 3-as váradat az a5 mezőre.
kingdoms-lesson-scoring = A tábla megtelt, ezért minden sort és minden oszlopot értékeltünk. A 2. sorban a 4-es várad 10 × 4 = 40 aranyat hozott: a hegy távol tartotta a −5-öt.
kingdoms-lesson-after = Az 1-es váraid visszatértek, a többi kikerült a játékból: bánj óvatosan a nagyokkal. A következő korszakot az kezdi, akinek a legtöbb aranya van, és a harmadik után a leggazdagabb győz.
kingdoms-lesson-on = Ennyit kell tudnod. Két korszak van hátra: játssz tovább az apród ellen.

## Mit hozna egy lépés

kingdoms-brings-castle = { $line }: alapérték { $base } × szint { $rank } = { $gold }.
kingdoms-brings-base = { $line }: alapérték { $before } → { $base }.
kingdoms-brings-total = A tábla mostani állása szerint: { $won }.
kingdoms-brings-scoring = Ezzel betelik a tábla: értékeljük a korszakot.

## Lépések, és hogy melyik miért volt jobb

kingdoms-move-castle = { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várat épít ide: { $cell }
kingdoms-move-draw = lapkát húz
kingdoms-move-take = lapkát vesz el: { $tile }
kingdoms-move-place = lapkát tesz ide: { $cell } ({ $tile })
kingdoms-move-start = leteszi a kezdőlapkát ide: { $cell } ({ $tile })
kingdoms-move-pass = passzol
kingdoms-why-line = { $line } alapértéke { $base }
kingdoms-why-mine = { $line } alapértéke { $base } az aranybányával
kingdoms-why-dragon = { $line } alapértéke { $base } a sárkány miatt
kingdoms-why-nobody = senkinek semmi
kingdoms-why-better-castle = { $cell }: itt egy { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár többet hozott volna ({ $lines }). Az akkori állás szerint: { $won }.
kingdoms-why-played-castle = { $cell }: itt egy { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár keveset hoz ({ $lines }). Az akkori állás szerint: { $won }.
kingdoms-why-better-tile = { $cell }: itt a lapka ({ $tile }) így változtatta volna meg az alapértéket: { $before } → { $base } ({ $line }). Az akkori állás szerint: { $won }.
kingdoms-why-played-tile = { $cell }: itt a lapka ({ $tile }) így változtatja meg az alapértéket: { $before } → { $base } ({ $line }). Az akkori állás szerint: { $won }.
kingdoms-why-better-mountain = { $cell }: itt a hegy kettévágta volna a vonalat ({ $line }). Az akkori állás szerint: { $won }.
kingdoms-why-played-mountain = { $cell }: itt a hegy kettévágja a vonalat ({ $line }). Az akkori állás szerint: { $won }.
kingdoms-why-left = { $cell }: ezt a mezőt { $who } kaphatja meg, akinek itt egy { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű vár sokat hozna ({ $lines }). Az akkori állás szerint: { $won }.
kingdoms-why-smaller = { $cell }: ide kisebb vár is elég lett volna (szintje: { $small }), a nagyobb a korszak végén kikerül a játékból (szintje: { $rank }).
kingdoms-why-spent = { $cell }: itt korán használ el egy { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várat ({ $lines }; az akkori állás szerint { $won }), pedig még { $empty } mező volt üres, és a vár a korszak végén kikerül a játékból.
kingdoms-why-spent-empty = { $cell }: itt korán használ el egy { $rank ->
    [3] { $rank }-as
   *[other] { $rank }-es
} szintű várat, amely még semmit sem hoz, pedig még { $empty } mező volt üres, és a vár a korszak végén kikerül a játékból.
kingdoms-why-start = Korán adja ki a kezdőlapkát ({ $tile }): más nem ismerte, és még { $empty } mező volt üres.
