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
royals-position = { $city }: { $title }

# mit lehet most tenni

royals-now-draw = Húzz három országkártyát, vagy egy országkártyát és egy cselszövéskártyát.
royals-now-draw-second = Húzz még két országkártyát, vagy egy cselszövéskártyát.
royals-now-draw-intrigue = Húzz egy cselszövéskártyát.
royals-now-draw-country = Húzz országkártyákat: a kínálatból vagy vakon a pakliból (eddig { $drawn }).
royals-now-play = Válassz egy megvilágított pozíciót, amelyet elfoglalsz vagy átveszel, vagy fejezd be a köröd.
royals-now-end = A lapjaidból egyetlen pozíció sem fizethető ki: fejezd be a köröd.
royals-now-pay = Fizess végig, vagy vond vissza.
royals-now-discard = Dobj el lapokat, amíg 12 országkártyád és 4 cselszövéskártyád marad.
royals-now-over = A játék véget ért.

# gombok

royals-do-take = Elvétel a kínálatból: { $card }
royals-do-draw-country = Országkártya húzása, { $count } van a pakliban
royals-do-draw-intrigue = Cselszövéskártya húzása, { $count } van a pakliban
royals-do-occupy = Elfoglalás: { $position }
royals-do-takeover = Átvétel: { $position }
royals-do-lay = Kirakás: { $card }, marad { $left }
royals-do-take-back = Visszavétel: { $card }
royals-do-confirm = Fizetés ezekkel a lapokkal
royals-do-cancel = Minden vissza
royals-do-discard = Ezeket eldobom
royals-do-end = Befejezem a köröm

# fizetés

royals-pay-occupy = Elfoglalás: { $position }
royals-pay-takeover = Átvétel: { $position }
royals-pay-only = Csak ezekkel a lapokkal fizethető ki.
royals-pay-country = { $country }: { $wanted } lap, kirakva { $laid }{ $jokers ->
    [0] {""}
   *[other] , { $jokers } dzsóker három-három lapból
}
royals-pay-intrigue = Cselszövés, { $country }: { $wanted } lap, kirakva { $laid }{ $jokers ->
    [0] {""}
   *[other] , { $jokers } dzsóker két-két lapból
}
royals-discard-heading = Túl sok lap van a kezedben
royals-discard-country = Eldobandó országkártyák: { $count }, kiválasztva { $laid }
royals-discard-intrigue = Eldobandó cselszövéskártyák: { $count }, kiválasztva { $laid }

# ami látható

royals-see-map = A városok térképe
royals-see-position = { $city }: { $title}. Ára { $cost }, befolyása { $influence }.
royals-see-vacant = Szabad.
royals-see-yours = A tiéd.
royals-see-held = { $who } tartja.
royals-see-can-occupy = Elfoglalhatod.
royals-see-can-takeover = Átveheted.
royals-see-bonus = { $city } városjelzője: { $value } pont az első érkezőnek
royals-see-bonus-gone = { $city } városjelzője már elkelt
royals-see-displaced = Száműzött kockák
royals-see-displaced-of = Száműzve: { $count }, { $who }
royals-see-decks = Kínálat és paklik
royals-see-display = Kínálat
royals-see-display-empty = üres
royals-see-deck-country = Országok
royals-see-deck-intrigue = Cselszövés
royals-see-discards = Dobott és még nem látott lapok ({ $count } eldobva)
royals-see-discarded-country = Eldobott országkártyák:
royals-see-discarded-intrigue = Eldobott cselszövéskártyák:
royals-see-unseen = Paklikban és mások kezében:
royals-see-hand = A kezed
royals-see-hand-counts = { $country } ország, { $intrigue } cselszövés
royals-see-no-cards = Még nincs lapod.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Kattints a kezed lapjaira, és ide kerülnek.
royals-see-offers = Ezeket tudod kifizetni
royals-see-no-offers = A lapjaidból most egyetlen pozíció sem fizethető ki.
royals-see-titles = Címek
royals-see-title-value = A végén a legtöbb kockáért { $full }; ha ketten vannak holtversenyben, fejenként { $half }
royals-see-houses = Nemesi házak:
royals-see-house = Nemesi ház
royals-see-countries = Befolyás
royals-see-period = Ebben a korszakban a legtöbb befolyás { $first }, a második { $second } pont
royals-see-country-tokens = Megmaradt országjelzők: minden városban álló kockáért
royals-see-nobody = Még senki
royals-see-players = Játékosok
royals-see-points = { $count } pont
royals-see-country-cards = Országkártyák kézben
royals-see-intrigue-cards = Cselszövéskártyák kézben
royals-see-cubes = Megmaradt kockák
royals-see-known = Láttuk elvenni a kínálatból: { $cards }
royals-see-tokens = Jelzők
royals-see-none = nincs
royals-see-last-round = Utolsó forduló: a játék akkor ér véget, amikor mindenki ugyanannyiszor került sorra.
royals-see-period-ends = A korszak ezzel a körrel véget ér.
royals-see-board = Tábla: { $board } · { $edition }. évi kiadás

# napló

royals-move-take = elvesz a kínálatból: { $card }
royals-move-draw-country = országkártyát húz
royals-move-draw-intrigue = cselszövéskártyát húz
royals-move-occupy = elfoglalja: { $position }
royals-move-takeover = átveszi: { $position }
royals-move-jokers = { $count ->
    [0] dzsóker nélkül fizet
   *[other] { $count } dzsókert használ
}
royals-move-pay = kifizet egy lapot: { $card }
royals-move-cancel = visszavonja a fizetést
royals-move-end = befejezi a körét
royals-move-discard = eldob egy lapot: { $card }

# pontok

royals-points = pont
royals-points-hidden = pont, lefordítva

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Kiadás
royals-option-display = Országkártyák a kínálatban
royals-option-open-points = Nyílt pontok
royals-option-board = Tábla
royals-option-board-substitute = A mi táblánk
