# Royals: nevek

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
royals-position = { $city } – { $title }

# mit lehet most tenni

royals-now-draw = Húzz három országkártyát, vagy egy országkártyát és egy cselszövéskártyát.
royals-now-draw-second = Húzz még két országkártyát, vagy egy cselszövéskártyát.
royals-now-draw-intrigue = Húzz egy cselszövéskártyát.
royals-now-draw-first = Húzz { $left } országkártyát a kínálatból vagy a pakliból.
royals-now-draw-left = { $left ->
    [one] Húzz még 1 országkártyát a kínálatból vagy a pakliból.
   *[other] Húzz még { $left } országkártyát a kínálatból vagy a pakliból.
}
royals-now-play = Foglalj el vagy vegyél át egy kiemelt pozíciót, vagy fejezd be a köröd.
royals-now-end = A lapjaidból egyetlen pozíció sem fizethető ki: fejezd be a köröd.
royals-now-pay = Fizess { $cards } országkártyával{ $intrigue ->
    [0] {""}
   *[other] {" és"} { $intrigue } cselszövéskártyával
}: erősítsd meg, vagy vegyél vissza mindent.
royals-now-discard = Túl sok a lapod: dobj el { $country } országkártyát és { $intrigue } cselszövéskártyát.
royals-now-discard-country = Túl sok a lapod: dobj el { $country } országkártyát.
royals-now-discard-intrigue = Túl sok a lapod: dobj el { $intrigue } cselszövéskártyát.
royals-now-over = A játszma véget ért.

# gombok

royals-do-take = Egy lap elvétele a kínálatból: { $card }
royals-do-draw-country = Országkártya húzása ({ $count } van a pakliban)
royals-do-draw-intrigue = Cselszövéskártya húzása ({ $count } van a pakliban)
royals-do-lay = Kirakás: { $card } (kézben { $left })
royals-do-take-back = Visszavétel: { $card }
royals-do-confirm = Fizetés ezekkel a lapokkal
royals-do-cancel = Mindent visszaveszek
royals-do-discard = Ezeket eldobom
royals-do-end = Befejezem a körömet

# fizetés

royals-pay-occupy = Elfoglalás: { $position }
royals-pay-takeover = Átvétel: { $position }
royals-pay-only = Csak ezekkel a lapokkal fizethető ki.
royals-pay-country = { $country }: { $wanted } lap kell, kirakva { $laid }{ $jokers ->
    [0] {""}
    [one] , közte 1 dzsóker (3 lap)
   *[other] , köztük { $jokers } dzsóker (3-3 lap)
}
royals-pay-intrigue = Cselszövés, { $country }: { $wanted } lap kell, kirakva { $laid }{ $jokers ->
    [0] {""}
    [one] , közte 1 dzsóker (2 lap)
   *[other] , köztük { $jokers } dzsóker (2-2 lap)
}
royals-discard-heading = Túl sok lap van a kezedben
royals-discard-country = Eldobandó országkártyák: { $count }, kiválasztva { $laid }
royals-discard-intrigue = Eldobandó cselszövéskártyák: { $count }, kiválasztva { $laid }

# ami látható

royals-see-map = Európa térképe
royals-see-position = { $city } – { $title }. Ára { $cost }, befolyása { $influence }.
royals-see-vacant = Szabad.
royals-see-yours = A tiéd.
royals-see-held = Elfoglalta: { $who }.
royals-see-can-occupy = Elfoglalhatod.
royals-see-can-takeover = Átveheted.
royals-see-bonus = { $city } városjelzője: { $value } pont annak, aki itt elsőként foglal el pozíciót
royals-see-bonus-gone = { $city } városjelzője már elkelt
royals-see-displaced = Száműzött kockák
royals-see-displaced-of = { $who } száműzött kockái: { $count }
royals-see-decks = Kínálat és paklik
royals-see-display = Kínálat
royals-see-display-empty = üres
royals-see-deck-country = Országok
royals-see-deck-intrigue = Cselszövés
royals-see-discarded-country = Eldobott országkártyák:
royals-see-discarded-intrigue = Eldobott cselszövéskártyák:
royals-see-unseen = A paklikban vagy mások kezében:
royals-see-hand = Lapjaid
royals-see-hand-counts = { $country } országkártya, { $intrigue } cselszövéskártya
royals-see-no-cards = Még nincs lapod.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Kattints a lapjaidra, és ide kerülnek.
royals-see-titles = Címek
royals-see-title-value = A végén a legtöbb kocka { $full } pontot ér; ha ketten vannak holtversenyben, fejenként { $half } pontot
royals-see-houses = Nemesi házak:
royals-see-house = Nemesi ház
royals-see-countries = Befolyás
royals-see-period = Ebben a korszakban a legtöbb befolyás { $first }, a második legtöbb { $second } pontot ér
royals-see-country-tokens = Megmaradt országjelzők; feltétel: legalább egy kocka az ország minden városában
royals-see-nobody = Még senki
royals-see-country-cards = Országkártyák kézben
royals-see-intrigue-cards = Cselszövéskártyák kézben
royals-see-cubes = Megmaradt kockák
royals-see-known = Ismert lapok (a kínálatból): { $cards }
royals-see-tokens = Jelzők
royals-see-none = nincs
royals-see-last-round = Utolsó forduló: a játszma akkor ér véget, amikor mindenki ugyanannyiszor került sorra.
royals-see-period-ends = A korszak ezzel a körrel véget ér.
royals-see-board = Tábla: { $board } · { $edition }. évi kiadás
royals-see-our-board = a Regalia helyettesítő táblája

# napló

royals-move-take = elvesz egy lapot a kínálatból: { $card }
royals-move-draw-country = országkártyát húz
royals-move-draw-intrigue = cselszövéskártyát húz
royals-move-occupy = elfoglal egy pozíciót: { $position }
royals-move-takeover = átvesz egy pozíciót: { $position }
royals-move-pay = fizet egy lappal: { $card }
royals-move-cancel = visszavonja a fizetést
royals-move-end = befejezi a körét
royals-move-discard = eldob egy lapot: { $card }

# pontok

royals-points = { $count ->
    [one] pont
   *[other] pont
}
royals-points-hidden = pont, képpel lefelé

# A magyarázó lapok: „Név: egy mondat.”

royals-goal = Gyűjtsd te a legtöbb pontot városokkal, országokkal, korszakokkal, címekkel és nemesi házakkal.
royals-goal-turn = A körödben lapokat húzol, aztán szabad pozíciókat foglalsz el, vagy átveszed másokéit, ahányszor fizetni tudsz.
royals-lesson-board = Az arcképek mellett a fehér négyzet az árat mutatja lapokban, a sötét kör a befolyást; a város melletti érme azé, aki ott elsőként foglal el pozíciót.
royals-card-country = Országkártya ({ $card }): az ország pozícióiért fizetsz vele; bármely három országkártya pótol egy hiányzót.
royals-card-intrigue = Cselszövéskártya ({ $card }): a két ország bármelyikében átvehetsz vele egy pozíciót, ha az árát is kifizeted; királyhoz kettő kell.
royals-card-display = Kínálat: képpel felfelé fekvő országkártyák, húzáskor innen is vehetsz; a köröd végén töltjük fel.
royals-card-deck-country = Országpakli: húzhatsz látatlanban is a kínálat helyett; maradt { $count } lap, és ha elfogy, a korszak véget ér.
royals-card-deck-intrigue = Cselszövéspakli: egyetlen országkártya mellé húzhatsz innen egyet; maradt { $count } lap.
royals-card-position = { $position }: ára { $cost } országkártya ({ $country }, bal oldalt), az országban { $influence } befolyást ad (jobb oldalt), és egy kocka kerül a címjelzőjére.
royals-card-position-held = { $position }: { $who } foglalta el; átvételéhez { $cost } országkártya ({ $country }) és cselszövés kell, és { $influence } befolyást ad.
royals-card-position-own = { $position }: a tiéd; { $influence } befolyást ad az országban, amíg valaki át nem veszi.
royals-card-city = { $city }: aki itt elsőként foglal el pozíciót, elveszi a városjelzőt, amely { $value } pontot ér.
royals-card-city-gone = { $city }: városjelzője már elkelt; egy itteni kocka az országjelzőhöz továbbra is számít.
royals-card-displaced = Száműzött kockák: befolyást már nem adnak, de az országjelzőhöz még számítanak.
royals-card-influence = Befolyás ({ $country }): a korszak végén a legtöbb befolyás { $first }, a második legtöbb { $second } pontot ér.
royals-card-tokens = Országjelzők ({ $country }): amint az ország minden városában van kockád, elveszed a legértékesebbet a megmaradtak közül.
royals-card-title = Címjelző ({ $title }): a végén az kap érte { $value } pontot, akinek a legtöbb kockája van rajta; ha pontosan ketten vannak holtversenyben, fejenként { $half } pontot.
royals-card-house = Nemesi ház: amint minden címjelzőn van kockád, elveszed a legértékesebb megmaradt jelzőt.
royals-card-cubes = Megmaradt kockák: minden pozícióhoz kettő kell, egy a térképre és egy a címjelzőre.
royals-card-hand-country = Országkártyák kézben: pozíciókért fizetsz velük; a kör végén a tizenkettő fölöttieket el kell dobni.
royals-card-hand-intrigue = Cselszövéskártyák kézben: pozíciók átvételéhez kellenek; a kör végén a négy fölöttieket el kell dobni.
royals-card-known = Ismert lapok: mindenki látta, hogy a kínálatból valók ({ $cards }).
royals-card-token = Jelző: { $value } pontot ér; a jelzők a játszma végéig képpel lefelé fekszenek.
royals-card-standing = Pontok: az összes jelző értéke együtt; a végén az nyer, akinek a legtöbb van.
royals-card-facts = Korszak ({ $period }), { $round }. forduló: a három korszak mindegyike az országpakli elfogyásakor ér véget, ekkor pontozunk.
royals-card-end = A kör vége: feltöltjük a kínálatot, és a következő játékos húz; legfeljebb tizenkét országkártyád és négy cselszövéskártyád maradhat.
royals-card-pay = Fizetés: a kirakott lapok képpel felfelé a dobópaklira kerülnek, a kockáid pedig a pozícióra és a címjelzőre.
royals-card-cancel = Visszavétel: minden lap visszakerül a kezedbe, és senki sem tud róla.
royals-card-discard = Eldobás: a kiválasztott lapok képpel felfelé a dobópaklira kerülnek, és a köröd véget ér.
royals-card-discards = Dobópaklik: képpel felfelé fekszenek; ha egy pakli elfogy, megkeverjük őket.
royals-card-unseen = Nem látott lapok: mind, ami még a paklikban vagy mások kezében lehet.

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Kiadás
royals-option-display = Országkártyák a kínálatban
royals-option-open-points = Látható pontok
royals-option-board = Tábla
royals-option-board-substitute = A mi táblánk
royals-see-round = { $period } · { $round }. forduló
royals-see-cards-tab = Lapok
royals-key-zoom = nagyítás, kicsinyítés, az egész térkép
