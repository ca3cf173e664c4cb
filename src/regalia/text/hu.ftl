undo-nothing = Nincs visszavonható lépés.
undo-turn-over = A kör véget ért; a befejezett kör érvényes marad.
undo-revealed = Az utolsó lépés rejtett vagy véletlen dolgot fedett fel, ezért érvényes marad.

table-bad-input = Ez így nem használható: { $detail }
table-no-token = Ehhez egy hely titkos linkje kell.
table-wrong-token = Ezzel a linkkel ennél az asztalnál nem lehet leülni.
table-not-your-seat = Ez nem a te helyed.
table-persons-seat = Ez a hely a játékosáé: csak ő adhatja fel, vagy a többiek hosszú távollét után, vagy legalább két másik játékos, ha mindenki egyetért.
table-agreement = Előbb a többieknek az asztalnál bele kell egyezniük: { $names }.
table-no-table = Nincs ilyen asztal.
table-no-page = Itt nincs semmi.
table-no-method = Ezt itt nem lehet.
table-stale = Az asztalnál közben történt valami; nézd meg újra.
table-not-started = A játszma még nem kezdődött el; előbb el kell indítani.
table-seats-open = Van még szabad hely; amíg nem telik be, csak a házigazda indíthatja el a játszmát.
table-not-your-turn = Nem te következel.
table-over = A játszma véget ért.
table-running = Ezzel meg kell várni a játszma végét.
table-bot-plays = Ezen a helyen bot játszik; előbb vedd vissza a helyet.
table-seat-taken = Ez a hely foglalt.
table-no-open-seat = Ennél az asztalnál nincs szabad hely.
table-key-reused = Ez a kulcs már másra szolgált.
table-old-rules = Ez az asztal olyan szabályokkal indult, amelyek ezen a szerveren nincsenek meg: { $detail }
table-too-large = Ez túl nagy.
table-too-many = Ez egyszerre túl sok; várj egy kicsit.
table-incomplete = A kérés nem érkezett meg időben egészen; küldd el újra.
table-fault = A szerver hibázott; semmi sem változott.
table-database = Az adatbázis nem válaszol; próbáld újra egy pillanat múlva.
table-database-full = Megtelt a szerver lemeze, így semmit sem lehet megőrizni, és nem lehet játszani; az üzemeltetőnek helyet kell csinálnia.
table-database-read-only = A szerver nem tud írni az adatbázisába, így semmit sem lehet megőrizni, és nem lehet játszani; az üzemeltetőnek kell megnéznie.
table-preparing = A játék ({ $title }) még készül ezen a gépen; próbáld újra egy pillanat múlva.

bot-random = Bármilyen szabályos lépést meglép.
bot-greedy = Azt választja, ami első pillantásra a legjobb.
bot-page = Az első játszmához.
bot-knight = Gondolkodik egy kicsit.
bot-duke = Néhány lépésre előre gondolkodik.
bot-sovereign = A legerősebb.
bot-search = Minden lépés jövőjét kipróbálja.
hint-only-move = Az egyetlen szabályos lépés: „{ $move }”.
hint-alone = „{ $move }”: kiemelkedik a többi közül, 100 kipróbált játszmából kb. { $wins } győzelem.
hint-wins-more = „{ $move }”: 100 kipróbált játszmából kb. { $wins } győzelem, { $more } győzelemmel több, mint ezzel: „{ $next }”.
hint-gains-more = „{ $move }”: ugyanolyan gyakran nyer, mint ez: „{ $next }” ({ $wins } %), de { $points } ponttal jobban végez.
hint-close = „{ $move }”: alig jobb, mint ez: „{ $next }”; mindkettő 100 kipróbált játszmából kb. { $wins } győzelem.
hint-winning = „{ $move }”: szinte biztos győzelem, kb. { $margin } ponttal.
hint-losing = A játszma szinte elveszett; ez a lépés tartja legkisebbnek a hátrányt: „{ $move }” (kb. { $margin } pont).

## Felsorolások és értékek: { $name } és { $key } úgy áll, ahogy a fájlban vagy a kérésben

either = { $most } vagy { $last }
both = { $most } és { $last }
position-of = { $game }-állás
value-whole = { $name }: { $low } és { $high } közötti egész szám kell, nem { $value }.
value-per-seat = { $name }: { $count } értékből álló lista kell, minden helyhez egy, nem { $value }.
value-truth = { $name }: true vagy false kell, nem { $value }.
value-missing = hiányzik: { $name }.
value-one-of = { $name }: ezek egyike kell: { $words }; nem { $value }.
value-none-of = { $name }: { $value } nem szerepel ezek között: { $words }.
value-keys = { $name }: nincs benne { $key }; ezek lehetnek benne: { $words }.
value-list = { $name }: lista kell, nem { $value }.
value-dict = { $name }: kulcsokból és értékekből álló objektum kell, nem { $value }.
value-name = { $name }: szöveg kell, nem { $value }.

## Játékok, beállítások és lépések

game-unknown = nincs ilyen játék: { $name }; a játékok: { $words }.
game-version = ezt a játszmát a { $game } szabályainak ezzel a változatával játszották: { $version }; ebben a Regaliában ez a változat van: { $have }.
rulebook-lang = a szabálykönyvek ezeken a nyelveken vannak meg: { $words }; { $value } nincs köztük.
rulebook-rule = { $title }: nincs ilyen szabály: { $value }.
option-number = { $name }: { $low } és { $high } közötti szám kell, nem { $value }.
option-flags = { $name }: ezekből álló lista kell: { $words }; nem { $value }.
option-flag = { $name }: ezek lehetnek benne: { $words }; { $value } nincs köztük.
option-switch = { $name }: yes vagy no kell, nem { $value }.
option-printed = { $name }: { $words } vagy egy saját TOML-fájl kell; nincs ilyen fájl: { $value }.
option-content = { $name }: { $words } vagy a saját számaidat tartalmazó objektum kell.
option-signs = { $name }: csak olvasható jelek lehetnek benne; ebben vezérlőjel vagy írásirány-váltás van: { $value }.
option-unknown = nincs ilyen beállítás: { $value }; erre gondoltál: { $words }?
move-kind = egy lépés szám, jelölés vagy JSON-objektum, nem { $value }.
move-id = a lépések 0 és { $high } között vannak számozva; { $value } nincs köztük.
move-none = hiányzik a lépés; a lépések így kezdődnek: { $words }.
move-form = „{ $text }”: hiányos, vagy túl sokat mond; így írd: „{ $form }”.
move-keys = egy „{ $verb }” lépés kulcsai: { $words }; nem pedig { $given }.
move-near = nincs ilyen lépés: „{ $verb }”; erre gondoltál: „{ $near }”?
move-verb = nincs ilyen lépés: „{ $verb }”; a lépések így kezdődnek: { $words }.
move-label = „{ $verb }”: itt nem állhat „{ $label }” ({ $axis }), csak ezek egyike: { $words }.

## Játszmák és fájljaik

match-seed-or-secret = magot vagy titkot adj meg, ne mindkettőt.
match-seed = a mag egész szám, nem { $value }.
match-ply = ennek a játszmának a lépései 0 és { $high } között vannak számozva; { $value } nincs köztük.
match-seat = a helyek 0 és { $high } között vannak számozva; { $value } nincs köztük.
match-snapshot = ez a pillanatkép más szabályokkal készült.
match-file = ez nem játszmafájl: { $reason }
match-format = ennek a játszmafájlnak a formátuma { $format }; ez a Regalia ezt olvassa: { $ours }.
match-move = a játszma { $ply }. lépését nem lehet megtenni: { $reason }
match-no-secret = ebben a játszmafájlban nincs meg a titok: játék közben tették közzé, ezért nem játszható vissza.
match-hex = a játszmafájl titka nem hexadecimális.
match-short = a játszmafájl titka rövidebb 16 bájtnál.
match-unpublished = ez a játszma még nem tette közzé a titkát; akkor ellenőrizhető, ha véget ért.
match-unwritable = ebben az állásban vagy ezekben a beállításokban van valami, ami nem írható meccsfájlba, például egy több ezer jegyű szám.
match-position-here = ez a játszma egy valaki által felállított állásból indul; az itteni asztaloknál a szabályok szerinti kezdőállás az első. A saját gépen a regalia verify megnyitja.
match-long = itt egy játszmafájlban legfeljebb { $most } lépés lehet.
match-broke = ennek a fájlnak több idő vagy memória kellett, mint amennyit egy fájl kaphat, ezért félre lett téve.
match-other-result = a fájl szerint az eredmény { $claimed }; visszajátszva { $found }.
match-brought = amit egy hely a kiosztáshoz hoz, annak 32–128 hexadecimális jegynek kell lennie, helyenként legfeljebb egynek.
match-head = a lánc fejének ilyennek kell lennie: 12:9f3c…, azaz egy szám és 64 hexadecimális jegy, nem ilyennek: { $value }.
verify-commitment = A lenyomat egyezik: a fájl asztalára, játékára, szabályaira, beállításaira, kezdőállására és titkára vonatkozik.
verify-commitment-secret = A titok illik a lenyomathoz. Az 1-es változatú fájlok lenyomata csak a titokra vonatkozik, az asztalra, a beállításokra és a kezdőállásra nem.
verify-commitment-other = A lenyomat nem egyezik: a titok, az asztal, a játék, a szabályok, a beállítások vagy a kezdőállás nem az, amelyről az induláskor közzétették.
verify-commitment-kept = Ez az a lenyomat, amelyet valaki az indulástól megőrzött.
verify-commitment-not-kept = Ez nem az a lenyomat, amelyet valaki az indulástól megőrzött: a játszmát újraosztották.
verify-commitment-unseen = Senki nem vetette össze az induláskor mutatott lenyomattal.
verify-start = A játszma a szabályok szerinti kezdőállásból indul.
verify-start-position = A játszma valaki által felállított állásból indul, nem a szabályok szerinti kezdőállásból.
verify-brought = Véletlent hozott a kiosztáshoz: { $seats }.
verify-brought-not = Nem hozott, mert bot vagy nem volt jelen: { $seats }.
verify-brought-none = A kiosztásban csak a kiszolgáló véletlenje van benne: a kiszolgáló sok kiosztás közül választhatott.
verify-brought-kept = Benne van a kiosztásban, amit e hely hozzájárulásaként megőriztek: { $seats }.
verify-brought-lost = Nincs benne a kiosztásban, amit e hely hozzájárulásaként megőriztek: { $seats }.
verify-moves = { $count ->
    [0] Nem volt lépés
    [one] Az egyetlen lépés szabályos
   *[other] Az összes lépés szabályos ({ $count })
}.
verify-result = Az eredmény az, amelyre ezek a lépések vezetnek.
verify-result-none = A szabályok szerint a játéknak nincs vége, és a fájl nem közöl eredményt.
verify-chain = A következő mozzanatig ezek a megtett lépések: { $moment }; a lánc egyezik a megőrzött fejjel.
verify-chain-rest = E mozzanat után senki nem őrzött meg láncfejet: { $moment }; nem tudható, hogy a későbbi lépések a megtettek-e.
verify-chain-other = Nem ezek a megtett lépések: ennél a mozzanatnál a lánc nem egyezik a megőrzött fejjel: { $moment }.
verify-chain-none = Megőrzött láncfej nélkül senki nem tudhatja, hogy ezek-e a megtett lépések.
verify-chain-old = Az 1-es változatú fájlokban nincs lánc: senki nem tudhatja, hogy ezek-e a megtett lépések.
verify-people = Senki nem tudhatja, hogy bot helyett ember játszott-e, hogy a játékosok elárulták-e egymásnak a lapjaikat, vagy hogy az, aki utolsóként hozott véletlent, összejátszott-e a kiszolgáló üzemeltetőjével.
match-result = { $scores } (győztesek: { $winners })
match-no-result = „nincs vége”
file-not-read = { $name } nem olvasható: { $reason }
file-not-written = { $name } nem írható: { $reason }
file-not-text = { $name } nem szöveges fájl.
system-missing = nincs ilyen fájl vagy mappa.
system-forbidden = nincs hozzá jog.
system-folder = ez mappa.
system-full = a lemez megtelt.
system-address-taken = ezt a címet már más használja.
system-port = a port 0 és 65535 közötti szám.
system-other = { $text }.
toml-file = { $name } nem TOML-fájl: { $reason }
toml-text = ez nem TOML: { $reason }
toml-place = { $line }. sor, { $column }. oszlop: innen nem olvasható.
toml-end = túl hamar ér véget.
field-missing = hiányzik ez a mező: { $field }.
field-unknown = itt nincs ilyen mező: { $field }.
field-wrong = ebben a mezőben nem az áll, aminek ott a helye: { $field }.
json-broken = nem JSON.
json-other = nem olyan az alakja, amilyen ide kell.
json-deep = túl mélyen egymásba ágyazott.

## Szimulációk, botok és tanácsok

simulate-games = a játszmák száma legalább 1, nem { $value }.
simulate-seed = egy szimuláció magja 0 és 2**63 - 1 közötti szám, nem { $value }.
simulate-device = az eszköz { $words } lehet, nem { $value }.
simulate-cuda = itt nem válaszol CUDA-eszköz; telepítsd a regalia[gpu] csomagot egy NVIDIA GPU-s gépre, vagy használd a cpu eszközt.
simulate-threads = szálak a cpu eszközhöz választhatók; a(z) { $device } eszköz maga osztja el a munkát.
simulate-ray = a ray eszközhöz Ray kell: pip install 'regalia[cluster]', vagy használd a cpu eszközt.
no-bot = nincs ilyen bot: { $name }; ezek vannak: { $words }, és a search egy kerettel, például search:200ms.
no-budget = csak a search kaphat keretet, például search:200ms; { $name } nem.
budget-kind = a keret idő vagy szimulációk száma.
budget-range = a keret 0 másodpercnél hosszabb, legfeljebb egyórás idő, vagy 1 és 1000000000 közötti számú szimuláció.
budget-form = a keretet így kell írni: 200ms, 2s vagy 5000 (szimuláció), nem így: { $value }.
decide-over = a játszma véget ért; nincs miről dönteni.
advise-over = a játszma véget ért; nincs mit tanácsolni.
advise-other = most ez a hely következik: { $turn }; tanács annak jár, aki dönt, nem ennek a helynek: { $seat }.
arena-other = { $path }: ebben egy másik bajnokság van (más botok, beállítások, mag vagy szabályok); nevezz meg másik mappát, vagy töröld.
arena-busy = { $path }: ezt a bajnokságot már játssza egy másik aréna; várd meg, vagy nevezz meg másik mappát.
arena-damaged = { $path }, { $line }. sor: sérült: { $reason }
arena-bots = egy arénához legalább két különböző bot kell.
arena-players = minden játékosszámot egyszer adj meg.
arena-alone = { $bot } egyedül ülne, de nincs a botok között.
arena-even = megnyitás csak ott lehet kiegyenlített, ahol van megnyitás; add meg a körök számát.
arena-uneven = { $tries } osztásból egy sem volt kiegyenlített { $turns } kör után; engedj meg többet, vagy legyen rövidebb a megnyitás.

## Asztalok és gazdájuk

seat-name = egy név legfeljebb { $count } betűs lehet.
seat-bot = csak bot fajtájú helyen játszik bot.
seat-no-bot = nincs ilyen bot: { $name }; ezek vannak: { $words }.
seat-count = ebben a játékban { $count } hely van, de { $given } lett megadva.
hello-first = az első üzenet egy hello.
hello-again = a hello már elhangzott.
setting-whole = { $name }: egész szám kell, nem { $value }.
setting-number = { $name }: szám kell, nem { $value }.
setting-low = { $name }: legalább { $low } kell, nem { $value }.
setting-log-format = a napló formátuma text vagy json, nem { $value }.
setting-database = egy adatbázis sqlite:///FILE vagy postgresql://USER@HOST/NAME alakú, nem { $value }.
server-address = a szerver nem tud figyelni itt: { $host }, { $port }. port: { $reason }
database-unusable = ez az adatbázis nem használható: { $name }: { $reason }.
database-closed = az adatbázis nem nyitható meg itt: { $name }: { $reason }
database-taken = egy másik szerver már használja: { $name }; több szerver PostgreSQL-adatbázison osztozhat.
database-linked = ennek a fájlnak { $count } neve van (hard link): { $name }; két néven két szerver tönkretenné; hagyj meg egyetlen nevet.
backup-exists = { $name } már létezik; a mentés új fájlba készül.
backup-no-database = nincs ilyen adatbázis: { $name }.
backup-no-file = nincs ilyen fájl: { $name }.
backup-not-empty = mentést üres adatbázisba lehet visszatölteni; ebben már vannak asztalok.
backup-version = ezt az adatbázist nem a Regalia mostani változata írta; indítsd el rajta egyszer a szervert, aztán próbáld újra.

## A parancssor

cli-restore = mondd meg, melyik fájlt kell visszatölteni.
cli-score-file = nevezz meg egy fájlt, vagy - jellel a szabványos bemenetet, ezzel a tartalommal: { $form }.
cli-score-empty = { $name } üres; ez kellene bele: { $form }.
cli-score-none = { $title }: ehhez a játékhoz nincs pontozólap.
cli-board = { $name }: { $reason }
cli-coverage = a --coverage a teszteket olvassa, amelyek a forrásfában vannak, nem a telepített csomagban.
cli-no-folder = { $name } nem írható: nincs ilyen mappa: { $folder }.
cli-parquet = a Parquethez pyarrow kell: pip install 'regalia[parquet]', vagy használd a --csv kapcsolót.
cli-other-game = { $name }: ebben egy másik játék játszmája van: { $found }, nem { $wanted }.
cli-seats = a --seats { $count } játékost nevez meg; ebben a játékban { $players } van.
cli-move-number = a lehetséges lépések 1 és { $high } között vannak számozva; { $value } nincs köztük.

## A helyek színei

colour-yellow = sárga
colour-red = piros
colour-blue = kék
colour-green = zöld
colour-white = fehér
colour-black = fekete
colour-grey = szürke
colour-purple = lila
colour-orange = narancs

## A terminál: az asztal

see-over = a játszma véget ért
see-last-round = utolsó forduló
see-colour = szín
won = { $count ->
    [one] Győzött: { $names }
   *[other] Osztoznak a győzelmen: { $names }
}.
terminal-stopped = megszakítva.
terminal-compiling = Előkészítjük a szabályokat erre a gépre; egyszer kell, néhány másodperc…
terminal-thinking = { $who } gondolkodik…
terminal-advising = Gondolkodom…
terminal-prompt = { $who } (súgó: help)
terminal-curtain = { $who }, vedd át a billentyűzetet, és nyomj Entert.
terminal-may-play = Lehetséges lépések:
terminal-lists-all = (? mindet felsorolja)
terminal-help-move = A lépést a számával vagy a jelölésével add meg, például: { $example }.
terminal-help-list = { $all } minden lehetséges lépést felsorol, { $some } azokat, amelyek így kezdődnek · { $why } LÉPÉS megmondja, miért nem lehet
terminal-help-more = { $undo } visszavonás · { $hint } tanács · { $rules } vagy { $rules } ID szabályok · { $log } napló · { $save } FÁJL mentés · { $quit } kilépés
terminal-taken-back = Visszavonva: { $move }.
terminal-legal = Ez a lépés lehetséges.

## A terminál: játszmafájlok

terminal-show-none = nincs
terminal-show-rules = a szabályok { $version }. változata, az osztás lenyomata { $commitment }…
terminal-show-final = végeredmény: { $points }
terminal-show-so-far = eddig: { $points }
terminal-show-won = győzött: { $names }
terminal-replay-deal = az osztás
terminal-replay-moment = { $moment }. lépés, összesen { $last }
terminal-replay-keys = Enter tovább · b vissza · szám: ugrás oda · q kilépés

## A terminál: játékok, táblák és szimulációk

terminal-games = A Regalia játékai
terminal-games-game = játék
terminal-games-by = szerző
terminal-games-what = miről szól
terminal-games-options = beállítások
terminal-games-minutes = { $tagline } Körülbelül { $minutes } perc.
terminal-board = { $title }: a használt { $option ->
    [set] készlet
   *[other] tábla
}
terminal-board-key = kulcs
terminal-board-value = érték
terminal-board-mark = eredet
terminal-board-marks = { $count } { $mark }
terminal-board-fits = { $file }: { $title }, szabályos { $option ->
    [set] készlet
   *[other] tábla
}, { $count } érték ({ $marks }). Így játszhatsz vele: { $flag }
terminal-mark-known = ismert
terminal-mark-substitute = helyettesítő
terminal-mark-typed-in = beírt
terminal-mark-note = megjegyzés
terminal-simulate = { $title }: { $count ->
    [one] egy játszma
   *[other] { $games } játszma
} véletlen lépésekkel
terminal-simulate-bar = { $title }, { $players } játékos
terminal-simulate-seat = hely
terminal-simulate-mean = átlagpont
terminal-simulate-deviation = szórás
terminal-simulate-lowest = legkevesebb
terminal-simulate-highest = legtöbb
terminal-simulate-wins = győzelem
terminal-simulate-length = Döntések játszmánként: átlagosan { $mean }, legalább { $low }, legfeljebb { $high }; körök: { $turns }.
terminal-simulate-speed = { $moves } lépés/s, { $games } játszma/s.
terminal-simulate-reported = Valódi asztaloknál: { $reported }

## A terminál: vendéglátás

terminal-serving = A Regalia itt található: { $address } (Ctrl+C leállítja)
terminal-kept = { $count } asztal elmentve ide: { $file }.
terminal-restored = { $count } asztal visszatöltve innen: { $file }.
