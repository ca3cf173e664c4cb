royals-over = A játszma véget ért.
royals-draw-first = Előbb húzd fel a lapjaidat: a kör húzással kezdődik.
royals-drawn-all = Ebben a körben már minden lapodat felhúztad.
royals-no-intrigue-yet = Az első körben csak országkártyát lehet húzni.
royals-no-intrigue-now = Három országkártyát húzol, vagy egy országkártyát és egy cselszövéskártyát; még egy cselszövéskártyát nem húzhatsz.
royals-no-intrigue-left = Nincs több felhúzható cselszövéskártya.
royals-no-country-now = Cselszövéskártya mellé csak egy országkártya jár.
royals-deck-empty = Az országkártyák paklija üres; a kínálatból vegyél el lapot.
royals-not-shown = A kínálatban nincs „{ $country }” kártya.
royals-pay-first = Előbb fejezd be a fizetést ({ $position }), vagy vond vissza („cancel”).
royals-discard-first = Előbb dobd el a kézlimit (12 országkártya, 4 cselszövéskártya) fölötti lapjaidat.
royals-end-first = Lapot eldobni a kör végén kell; előbb fejezd be a köröd („end”).
royals-own = Ez a pozíció ({ $position }) már a tiéd; saját pozíciót nem vehetsz át.
royals-held = Ezt a pozíciót ({ $position }) már elfoglalta valaki; cselszövéssel veheted át.
royals-vacant = Ez a pozíció ({ $position }) szabad; foglald el, cselszövés nem kell hozzá.
royals-no-cubes = Két kockának kell lennie a készletedben: egy a pozícióra, egy a címre.
royals-too-dear = A pozíció ({ $position }) ára { $cost } „{ $country }” kártya; a tieid dzsókerekkel együtt sem elegendők.
royals-no-intrigue = A pozíció ({ $position }) átvételéhez { $count } cselszövéskártya kell ehhez az országhoz: { $country }; a tieid dzsókerekkel együtt sem elegendők.
royals-nothing-to-pay = Most semmiért sem fizetsz; előbb foglalj el vagy vegyél át egy pozíciót.
royals-card-missing = Ehhez nincs több „{ $card }” lapod.
royals-other-pile = Most nem ilyen fajta lappal kell fizetni: { $card }.
royals-no-stand-in = Ez a lap ({ $card }) nem használható ehhez az országhoz ({ $country }), és olyan dzsóker sincs hátra, amelynek része lehetne.
royals-within-limit = Ebből a fajtából ({ $card }) nincs több lapod a kézlimitnél; csak a fölösleget dobd el.
royals-board = **A használt tábla** neve „{ $name }”: { $values } értékéből { $substitutes } olyan számot helyettesít, amelyet a szabálykönyvek nem közölnek. A `regalia board royals` felsorolja őket; a `--board FILE` kapcsolóval a saját tábládon játszol.

## Beállítások és táblák

royals-display-of-four = a 4 lapos kínálat a 2016-os kiadás választható szabálya; a 2014-es kiadásban 3 lap van (ROY-S4).
royals-board-nobles = noble-houses.tokens: mindkét kiadásban { $wanted } kell, nem { $value } (ROY-C4).
royals-board-cost = { $key }: mindkét kiadásban { $wanted } kell, nem { $value } (ROY-C5).
royals-board-odd = { $key }: az értéke { $value }, pedig egy címjelző teljes értékének párosnak kell lennie, mert mindkét fele a felét mutatja (ROY-T1).
royals-board-value = { $key }: az értéke { $value }, nem több, mint a nála alacsonyabb rangúé ({ $lower }); a címek értéke a ranggal nő.
royals-board-cities = { $key }: { $count } várost sorol fel, pedig { $wanted } kell ({ $country }; ROY-C1).
royals-board-bonus = { $key }: { $value } egy másik, azonos című ({ $title }) városnál is szerepel; így nem lehetne eldönteni a holtversenyt (ROY-E5).
royals-board-city = { $key }: egy város kulcsa csak kisbetűkből, számjegyekből és „-” jelből állhat, mert a lépések ezt használják.
royals-board-positions = { $key }: egy vagy két címből álló lista kell, nem { $value } (ROY-C7).
royals-board-title = { $key }: nincs ilyen cím: { $value }; a címek: { $words } (ROY-C5).
royals-board-twice = { $key }: kétszer szerepel ez a cím: { $title }; így nem lehetne eldönteni a holtversenyt (ROY-E5).
royals-board-known = { $key }: ismert, hogy { $wanted }, nem { $value }.
royals-board-dijon = { $key }: ismert, hogy itt baron is van, nem csak { $value }.
royals-board-influence = { $key }: ismert, hogy a befolyás itt ({ $title }) { $wanted }, nem { $value }.
royals-board-same-city = countries: két városnak azonos a kulcsa; a lépések nem tudnák megkülönböztetni őket.
royals-board-titles = countries: ilyen pozíció { $count } városban van ({ $title }), pedig { $wanted } kell (ROY-C7).
royals-board-country-titles = { $key }: „{ $title }” pozícióból { $count } van, pedig { $wanted } kell (ROY-C7).
royals-board-falls = { $key }: az értéke { $value }, kevesebb, mint egy alacsonyabb rangúé ({ $lower }); a befolyás sosem csökken a ranggal.
royals-board-mark = { $key }: egy érték kell, {"{"} known = … {"}"} vagy {"{"} substitute = … {"}"}, nem { $value }.
royals-board-numbers = { $key }: { $count } számból álló lista kell, nem { $value }.
royals-board-pair = { $key }: [{ $higher }, { $lower }] áll itt, pedig a két jelző közül az elsőnek kell nagyobbnak lennie (ROY-C4).
royals-board-long = { $key }: túl hosszú; egy név legfeljebb { $count } bájtos lehet.
royals-board-sign = { $key }: csak nyomtatható karakterek lehetnek benne, nem { $value }.
royals-board-table = { $key }: saját kulcsokat tartalmazó táblázat kell, nem { $value }.
royals-board-key = { $key }: egy táblának nincs ilyen kulcsa; itt ezek lehetnek: { $words }.

## Állások

royals-cubes-many = { $seat }. hely: { $count } kockája van a táblán, pedig egy játékosnak { $stock } van (ROY-C6).
royals-turns = turns értéke { $turns }, ezért turn csak { $turn } lehet: a 0. hely kezdett (ROY-S2).
royals-nobles-gone = tokens.noble-houses: ennyi játékosnál az első { $count } értéke csak „gone” lehet (ROY-S6).
royals-not-scored = { $name }: ezek a jelzők még kiosztásra várnak, senkinél sem lehetnek (ROY-E4, ROY-T1).
royals-known-many = known, { $seat }. hely: több lapot nevez meg, mint amennyi a kezében van.
royals-before-many = before-shuffles, { $seat }. hely: több lapot nevez meg, mint amennyi az ismerteken kívül a kezében és a laid-since-shuffle mezőben van.
royals-before-form = { $name }: legfeljebb { $count } lapcsoportból álló lista kell, nem { $value }.
royals-laid-many = laid-since-shuffle: több lapot nevez meg, mint amennyi az eldobott lapok között van.
royals-hand-many = { $seat }. hely: most legfeljebb { $country } országkártya és { $intrigue } cselszövéskártya lehet a kezében (ROY-D2, ROY-H1).
royals-display = display: legfeljebb { $count } országból álló lista kell, nem { $value }.
royals-cards-many = az állásban több „{ $card }” lap van, mint amennyi játékban van ({ $rules }).
royals-decks = { $deck } és { $discards }: együtt { $count } „{ $card }” lapnak kell bennük lennie, mindnek, ami nincs máshol ({ $rules }).
royals-payment-phase = fizetés csak a pay szakaszban lehetséges.
royals-payment = payment: semmilyen lapválasztás nem vezet ehhez a fizetéshez: { $position } (ROY-P2–ROY-P5).
royals-payment-settled = payment: ez a fizetés nem hagy választást, már kész lenne: { $position }.
royals-nothing-to-discard = { $seat }. hely: nincs mit eldobnia, mert legfeljebb 12 országkártyája és 4 cselszövéskártyája van (ROY-H1).
royals-cannot-pay = { $seat }. hely: ezt nem tudja kifizetni: { $position } (ROY-P2, ROY-P4, ROY-P7).
royals-cards-form = { $name }: így kell írni: { $example }, nem így: { $value }.
royals-owners = { $name }: { $count } tulajdonosból álló lista kell (egy hely, null vagy „gone”), nem { $value }.

## Pontozólapok

royals-form = soronként egy adat: „period 1648” (vagy 1680, 1714), pozíciók, például „dijon-baron: red”, száműzött kockák, például „dijon: red blue”, kockák a címeken, például „baron: red 2, blue 1”; saját táblához „board FILE”
royals-sheet-empty = egyetlen kocka sincs megnevezve; így írd: { $form }.
royals-sheet-period = { $line }. sor: a korszak { $words } lehet, nem { $value }.
royals-sheet-colon = { $line }. sor: hiányzik a kettőspont („{ $text }”); így írd: { $form }.
royals-sheet-name = { $line }. sor: { $value } se nem pozíció (dijon-baron), se nem város (dijon), se nem cím (baron) ezen a táblán.
royals-sheet-held = { $line }. sor: itt legfeljebb egy kocka állhat: { $position } (ROY-P7).
royals-sheet-colour = { $line }. sor: { $value } már a hatodik szín lenne; legfeljebb öten játszhatnak (ROY-S1).
royals-sheet-cubes = { $line }. sor: a kockákat így írd: „red 2, blue 1”, nem így: { $value }.
royals-sheet-many = { $line }. sor: egy színből { $count } kocka van itt, pedig egy játékosnak legfeljebb { $stock } van (ROY-C6).
royals-sheet-line = { $line }. sor: { $reason }

## Nevek

royals-country-france = Franciaország
royals-country-german-states = Német államok
royals-country-britain = Britannia
royals-country-spain = Spanyolország
royals-title-marshal = Marsall
royals-title-baron = Báró
royals-title-countess = Grófnő
royals-title-duke = Herceg
royals-title-cardinal = Bíboros
royals-title-princess = Hercegnő
royals-title-king = Király
royals-city-paris = Párizs
royals-city-lyon = Lyon
royals-city-bordeaux = Bordeaux
royals-city-dijon = Dijon
royals-city-marseille = Marseille
royals-city-vienna = Bécs
royals-city-cologne = Köln
royals-city-berlin = Berlin
royals-city-munich = München
royals-city-london = London
royals-city-dublin = Dublin
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-barcelona = Barcelona
royals-city-valencia = Valencia

## A játék és beállításai

royals-tagline = Hódítsd meg Európa királyi udvarait, városról városra, címről címre.
royals-option-players = A játékosok száma.
royals-option-edition = Melyik szabályok: Arcane Wonders (2016) vagy ABACUSSPIELE (2014).
royals-option-display = Hány országkártya van a kínálatban; a 4 a 2016-os kiadás választható szabálya.
royals-option-open-points = Mindenki jelzői és pontjai láthatók játék közben.
royals-option-board = A táblára nyomtatott értékek forrása: a mellékelt tábla vagy egy saját TOML-fájl.

## A terminál

royals-name-board = a Regalia helyettesítő táblája
royals-see-period = { $period ->
    [1714] { $period }-es
   *[other] { $period }-as
} korszak
royals-see-round = { $round }. forduló
royals-see-signs = ⬡ városbónusz, ♣ ár, ♦ befolyás
royals-see-period-ends = a korszak ezzel a körrel véget ér
royals-see-pays = korszak { $first }/{ $second }
royals-see-tokens = jelzők { $tokens }
royals-see-city = város
royals-see-position = pozíció
royals-see-displaced = száműzött
royals-see-influence = befolyás
royals-see-houses = nemesi házak
royals-see-house = nemesi ház
royals-see-cards = { $country } országkártya, { $intrigue } cselszövéskártya
royals-see-cubes = { $count } kocka
royals-see-points = { $count } pont
royals-see-known = ismert lapok:
royals-see-no-cards = nincs
royals-see-display = Kínálat:
royals-see-no-display = üres
royals-see-deck = pakli { $deck }, eldobva { $discards }
royals-see-intrigue = cselszövéspakli { $deck }, eldobva { $discards }
royals-see-hand = Lapjaid:
royals-see-my-tokens = A jelzőid:
royals-see-paying = Fizetés: { $position }.
royals-see-committed = Eddig letéve:
royals-ask-draw = Húzz három országkártyát, vagy egy országkártyát és egy cselszövéskártyát.
royals-ask-draw-first = Húzz országkártyákat; az első fordulóban cselszövéskártya nem húzható.
royals-ask-play = Foglalj el szabad pozíciókat, vedd át másokéit, vagy fejezd be a köröd.
royals-ask-pay = Fizetés folyik: { $position }.
royals-ask-discard = Dobj el annyi lapot, hogy legfeljebb 12 országkártyád és 4 cselszövéskártyád maradjon.
royals-ask-owed = Nevezz meg még { $count } lapot.
royals-group-take = elvétel
royals-group-draw = húzás
royals-group-pay = fizetés
royals-group-cancel = a fizetés visszavonása
royals-group-end = a kör vége
royals-group-discard = eldobás
royals-score = Royals: { $period ->
    [1714] { $period }-es
   *[other] { $period }-as
} korszak (a címeket 1714 után pontozzuk)
royals-score-last = Royals: { $period ->
    [1714] { $period }-es
   *[other] { $period }-as
} korszak és a címek
royals-score-country = { $country }: befolyás → pont
royals-score-title = { $title }: kocka → pont
royals-score-total = összesen
royals-score-everywhere = { $colour }: minden városban van kockája ({ $country }); országjelzőt kap, ha akkor még maradt (ROY-B2).
royals-score-every-title = { $colour }: minden címen van kockája; nemesiház-jelzőt kap, ha akkor még maradt (ROY-B3).
royals-score-tokens = A városok, országok, nemesi házak és korábbi korszakok jelzői nincsenek beleszámítva; adjátok hozzá őket.
royals-score-ask-board = A tábla fájlja (Enter: a Regaliához mellékelt tábla):
royals-score-ask-period = Melyik korszak: 1648, 1680 vagy 1714?
royals-score-ask-holder = Kié ez a pozíció: { $position }?
royals-score-ask-displaced = Száműzött kockák itt: { $city } (piros 2, kék)?
royals-score-ask-cubes = Kockák ezen a címen: { $title } (piros 2, kék 1)?

## A játszma története

royals-told-dealt = A kínálat lapjai: { $cards }. { $first } kezd.
royals-told-took = { $who } elvesz egy lapot a kínálatból: { $card }.
royals-told-drew-country = { $who } országkártyát húz.
royals-told-drew-intrigue = { $who } cselszövéskártyát húz.
royals-told-drew-card = { $who } lapot húz: { $card }.
royals-told-discarded = { $who } eldobja a kézlimit fölötti lapjait: { $cards }.
royals-told-ended-turn = { $who } befejezi a körét.
royals-told-refilled = Új lapok a kínálatban: { $cards }.
royals-told-shuffled-country = Az országkártyák dobópakliját megkeverjük, ez az új pakli ({ $count } lap).
royals-told-shuffled-intrigue = A cselszövéskártyák dobópakliját megkeverjük, ez az új pakli ({ $count } lap).
royals-told-occupied = { $who } elfoglal egy pozíciót ({ $position }), és ezekkel a lapokkal fizet: { $cards }.
royals-told-took-over = { $who } átvesz egy pozíciót ({ $position }), és ezekkel a lapokkal fizet: { $cards }; { $rival } száműzött kockája a városban marad ({ $city }).
royals-told-token-city = { $who } megkapja a városjelzőt ({ $city }, { $value } pont).
royals-told-token-country = { $who } országjelzőt kap ({ $country }, { $value } pont).
royals-told-token-noble-house = { $who } nemesiház-jelzőt kap ({ $value } pont).
royals-told-ran-out = Elfogyott az országpakli: ezzel a körrel véget ér a korszak ({ $period }).
royals-told-last-round = Elfogyott az országpakli: ezzel a fordulóval véget ér a korszak ({ $period }) és a játszma.
royals-told-period = A korszak pontozása ({ $period }): { $lines }.
royals-told-titles = A címek pontozása: { $lines }.
royals-told-ended = A játszma véget ért: { $scores }; { $count ->
    [one] győzött: { $winners }
   *[other] osztoznak a győzelmen: { $winners }
}.
royals-told-ended-tie = A játszma véget ért: { $scores }; a holtversenyben állók legnagyobb jelzői: { $tokens }; { $count ->
    [one] győzött: { $winners }
   *[other] osztoznak a győzelmen: { $winners }
}.
royals-name-position = { $city } – { $title }
royals-name-pair = { $first }+{ $second }
royals-name-cards = { $count } × { $card }
royals-score-lines = { $first }; { $rest }
royals-score-in = { $of }: { $won }
royals-score-nobody = { $of }: senki
royals-score-of = { $who } { $points }
royals-score-highest = { $who }: { $tokens }
royals-score-won = { $who } { $value } (befolyás: { $influence })
royals-score-won-by-title = { $who } { $value } (befolyás: { $influence }, mint { $rivals }, de magasabb a címe – { $title })
royals-score-won-by-city = { $who } { $value } (befolyás: { $influence }, cím – { $title }, mint { $rivals }, de nagyobb a városbónusza – { $city })
royals-score-of-period = A korszak pontozása: { $period }
royals-score-titles = A címek pontozása
royals-score-end = Végső pontozás
royals-score-influence = Befolyás
royals-score-cubes = Kockák
royals-score-formula = befolyás: { $influence } → { $points } pont
royals-score-formula-title = befolyás: { $influence }, magasabb cím → { $points } pont
royals-score-formula-city = befolyás: { $influence }, értékesebb város → { $points } pont
royals-score-formula-cubes = { $cubes } kocka → { $points } pont
royals-score-formula-shared = { $cubes } kocka, megosztva → { $points } pont
royals-score-cities = Városjelzők
royals-score-countries = Országjelzők
royals-score-houses = Nemesi házak
royals-score-periods = Korszakjelzők
royals-score-markers = Címjelzők
royals-score-tie = A holtversenyben állók legnagyobb jelzői
royals-score-nth = { $nth }.

## Mit hozna egy lépés

royals-brings-influence = Befolyás ({ $country }): { $before } → { $influence }, { $place ->
    [1] eddig a legtöbb ({ $value } pont)
    [2] eddig a második legtöbb ({ $value } pont)
   *[other] jelzőhöz még kevés
}.
royals-brings-city = Városjelző ({ $city }): +{ $value }.
royals-brings-country = Országjelző ({ $country }): +{ $value }.
royals-brings-house = Nemesiház-jelző: +{ $value }.
royals-brings-title = Címjelző ({ $title }): { $cubes } kocka, jelenleg { $points } pont.

## A lecke

royals-lesson-map = Üdv! Négy ország, tizenhat város, és bennük elnyerhető címek a marsalltól a királyig. Te a kékkel játszol, egy apród a pirossal, és az győz, akinek a legtöbb pontja van.
royals-lesson-hand = Ezek a te lapjaid. Egy pozíció a saját országának kártyáiba kerül: a marsall egybe, a király nyolcba.
royals-lesson-draw = Minden kör lapokkal kezdődik: három országkártyával, vagy egy országkártyával és egy cselszövéskártyával. Vedd el a kínálatból a két francia lapot, aztán húzz egy országkártyát a pakliból.
royals-lesson-draw-no = Majd máskor. Most vedd el a kínálatból a két francia lapot, aztán húzz egyet az országkártyák paklijából.
royals-lesson-occupy = A lyoni grófnőre elég a francia lapod: hármat kér. Foglald el; Lyonban te vagy az első, ezért a városjelzőt is elviszed.
royals-lesson-occupy-no = Tartsd egyben a lapjaidat: előbb a lyoni grófnőt foglald el.
royals-lesson-takeover = Most jön a csel. A cselszövéskártyád Franciaországra is jó: ezzel és két francia lappal vedd át a pirostól a dijoni bárót.
royals-lesson-takeover-no = Most használd a cselszövéskártyádat: vedd át a dijoni bárót.
royals-lesson-end = A piros kocka száműzött: befolyást már nem ad, de a pirosnak továbbra is van kockája Dijonban. Ennyi elég: fejezd be a körödet.
royals-lesson-end-no = A megmaradt lapod egyelőre semmire sem elég. Fejezd be a körödet.
royals-lesson-periods = Elfogyott a pakli, ezért véget ért egy korszak, és az országokat értékeltük. Franciaországban neked 2 befolyásod van, a pirosnak 1: te a 8 pontos jelzőt kapod, a piros a 4 pontosat. Ez egy játszmában háromszor történik meg.
royals-lesson-more = Van még mit gyűjteni: jelző jár azért, ha egy ország minden városában áll kockád, azért is, ha minden címen, és a végén a címjelző azé, akinek a legtöbb kockája áll rajta.
royals-lesson-jokers = Ha hiányzik egy lap, bármelyik három országkártya kitesz egyet. Ugyanígy két cselszövéskártya is kitesz egyet.
royals-lesson-on = Ennyit kell tudnod. Játssz tovább az apród ellen.

## Lépések, és hogy melyik miért volt jobb

royals-move-take = elvesz egy lapot a kínálatból: { $card }
royals-move-draw-country = országkártyát húz
royals-move-draw-intrigue = cselszövéskártyát húz
royals-move-occupy = elfoglal egy pozíciót: { $position }
royals-move-takeover = átvesz egy pozíciót: { $position }
royals-move-pay = fizet egy lappal: { $card }
royals-move-cancel = visszavonja a fizetést
royals-move-end = befejezi a körét
royals-move-discard = eldob egy lapot: { $card }
royals-why-first = első hely ({ $country }, { $value })
royals-why-first-ahead = első hely { $who } előtt ({ $country }, { $value })
royals-why-second = második hely ({ $country }, { $value })
royals-why-second-ahead = második hely { $who } előtt ({ $country }, { $value })
royals-why-city = városjelző ({ $city }, { $value })
royals-why-country = országjelző ({ $country }, { $value })
royals-why-house = nemesiház-jelző ({ $value })
royals-why-title = a címjelző pontjai ({ $title }, { $value })
royals-why-falls = { $who } elveszti a helyét ({ $country }, { $value })
royals-why-cost = { $cards } országkártya{ $jokers ->
    [0] {""}
   *[other] {" "}{ $jokers } dzsókerrel
}{ $plots ->
    [0] {""}
   *[other] , { $plots } cselszövéskártya
}
royals-why-nothing = egyelőre egy pont sem
royals-why-better-position = { $position } ({ $cost }) ezt hozta volna: { $gains }.
royals-why-cheaper = { $position } kevesebbe került volna: { $cost }.
royals-why-played-position = { $position } ({ $cost }) ennyit hoz: { $gains }.
royals-why-spent = A lapok, amelyeket ez a pozíció elvisz ({ $position }, { $cost }), jobb helyre kellettek volna ({ $ahead }): { $aim }. Ez a pozíció ennyit hoz: { $gains }.
royals-why-card-pays = Még egy ilyen lappal ({ $country }) ki lehetett volna fizetni ezt a pozíciót ({ $position }): { $gains }.
royals-why-card = Egy ilyen lap ({ $country }) közelebb visz ehhez a pozícióhoz ({ $position }, utána még { $missing } lap hiányzik): { $gains }.
royals-why-idle = Egy ilyen lap ({ $country }) egyelőre nem vezet sehová: ott egyetlen értékes pozíció sincs néhány lapnyira.
royals-why-intrigue = Egy cselszövéskártyával át lehetett volna venni egy pozíciót ({ $position }), amelyet { $who } foglalt el: { $gains }.
royals-why-kept = Ezek a lapok ({ $country }) egy pozícióhoz kellettek ({ $position }: { $gains }); a másikat ({ $other }) könnyebb lett volna nélkülözni.
