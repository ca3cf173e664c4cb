undo-nothing = Nincs visszavonható lépés.
undo-turn-over = A kör véget ért; a befejezett kört nem lehet visszavonni.
undo-revealed = Az utolsó lépés rejtett vagy véletlen dolgot fedett fel, ezért nem lehet visszavonni.
takeback-nothing = Nincs visszavonható lépésed.
takeback-over = A játszma véget ért, a titka nyilvános; már semmit sem lehet visszavonni.
told-takeback = { $who } visszavon egy lépést.
told-takeback-seen = { $who } visszavon egy lépést, miután valami rejtett láthatóvá vált; a húzások ugyanazok maradnak.

table-bad-input = Érvénytelen adat: { $detail }
table-no-token = Ehhez egy hely titkos linkje kell.
table-wrong-token = Ezzel a linkkel ennél az asztalnál nem lehet leülni.
table-not-your-seat = Ez nem a te helyed.
table-persons-seat = Erről a helyről csak a játékosa mondhat le, kivéve, ha régóta távol van, vagy ha a többiek, legalább ketten, mind beleegyeznek.
table-no-takebacks = Ennél az asztalnál nem lehet lépést visszavonni: a játékosok nem egyeztek meg ebben, amikor az asztal létrejött.
table-no-words = Ennél az asztalnál nem lehet üzenetet írni, vagy a nézők nem írhatnak: így döntöttek, amikor létrehozták.
table-other-site = Más webhely oldala ezt nem teheti meg.
table-other-name = Ez a szerver nem ismeri a { $name } nevet. Az üzemeltető a --public-url vagy a --server-names beállítással engedélyezheti.
table-no-clock = Ennek az asztalnak nincs órája.
table-agreement = Előbb az asztalnál ülő többieknek is bele kell egyezniük: { $names }.
table-no-table = Nincs ilyen asztal.
table-no-page = Itt nincs semmi.
table-no-method = Ezt itt nem lehet.
table-stale = Az asztalnál közben történt valami; nézd meg újra.
table-not-started = A játszma még nem kezdődött el.
table-seats-open = Van még szabad hely; amíg nem telik be, csak a házigazda indíthatja el a játszmát.
table-not-your-turn = Nem te következel.
table-over = A játszma véget ért.
table-running = Ezt csak a játszma vége után lehet.
table-bot-plays = Ezen a helyen egy bot játszik; előbb vedd vissza a helyet.
table-seat-taken = Ez a hely foglalt.
table-no-open-seat = Ennél az asztalnál nincs szabad hely.
table-key-reused = Ezt a kulcsot már másra használták.
table-old-rules = Ez az asztal olyan szabályokkal indult, amelyek ezen a szerveren nincsenek meg: { $detail }
table-too-large = A kérés túl nagy.
table-too-many = Túl sok kérés; várj egy kicsit.
table-incomplete = A kérés nem érkezett meg időben teljes egészében; küldd el újra.
table-fault = Hiba történt a szerveren; semmi sem változott.
table-database = Az adatbázis nem válaszol; próbáld újra egy pillanat múlva.
table-database-full = Megtelt a szerver lemeze, így semmit sem lehet elmenteni, és nem lehet játszani; a szerver üzemeltetőjének helyet kell felszabadítania.
table-database-gone = A szerver adatbázisának egyik fájlját törölték vagy áthelyezték, így semmit sem lehet elmenteni, és nem lehet játszani; a szerver üzemeltetőjének vissza kell tennie.
table-database-read-only = A szerver nem tud írni az adatbázisába, így semmit sem lehet elmenteni, és nem lehet játszani; ezt a szerver üzemeltetőjének kell megoldania.
table-preparing = A szerver még fordítja ennek a játéknak a szabályait: { $title }; próbáld újra egy pillanat múlva.
table-no-circle = Ez a link nem nyit meg baráti kört: talán kicserélték, vagy a baráti kört megszüntették.
table-no-member = Ebben a baráti körben nincs ilyen tag.
table-no-transfer = Ezzel a kóddal nincs mit átvenni: már átvették, vagy letelt a tíz perc.
table-not-keeper = Ezt csak a baráti kör szervezője teheti meg.
table-name-taken = Ebben a baráti körben már foglalt ez a név: { $name }. Válassz másikat.
table-name-alike = Ennél az asztalnál ez a név összetéveszthető egy másikkal: { $name }. Válassz másikat.
table-circle-full = Ez a baráti kör megtelt: több tag vagy asztal már nem fér bele.
circle-name = a baráti körnek és minden tagjának nevet kell adni.

bot-random = Bármilyen szabályos lépést meglép.
bot-greedy = Azt választja, ami első pillantásra a legjobb.
bot-page = Gyerekeknek és a legelső játszmához.
bot-squire = Ismeri a lépéseket, de gyakran hibázik.
bot-knight = Olykor hibázik.
bot-baron = Megbízható ellenfél.
bot-count = Kicsit előre tekint.
bot-duke = Több lépéssel előre gondolkodik.
bot-prince = Alig kerüli el valami a figyelmét.
bot-sovereign = A legerősebb.
bot-search = Minden lépés lehetséges folytatását kipróbálja.
hint-only-move = Ez az egyetlen szabályos lépés.
hint-alone = Kiemelkedik a többi közül: 100 szimulált játszmából kb. { $wins } győzelem.
hint-wins-more = 100 szimulált játszmából kb. { $wins } győzelem, { $more } győzelemmel több, mint a következő legjobb lépéssel.
hint-gains-more = Nagyjából ugyanolyan gyakran nyer, mint a következő legjobb lépés ({ $wins }%), de a végeredménye jobb (kb. +{ $points }).
hint-close = Alig jobb, mint a következő legjobb lépés: 100 szimulált játszmából mindkettővel kb. { $wins } győzelem.
hint-winning = Szinte biztos győzelem; a várható előny kb. { $margin }.
hint-losing = A játszma szinte elveszett; ezzel a lépéssel a legkisebb a hátrány, kb. { $margin }.

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
value-keys = { $name }: nincs ilyen kulcs: { $key }; ezek lehetnek benne: { $words }.
value-list = { $name }: lista kell, nem { $value }.
value-dict = { $name }: kulcsokból és értékekből álló objektum kell, nem { $value }.
value-name = { $name }: szöveg kell, nem { $value }.

## Játékok, beállítások és lépések

game-unknown = nincs ilyen játék: { $name }; a játékok: { $words }.
game-version = ezt a játszmát ({ $game }) a szabályok ezzel a változatával játszották: { $version }; ebben a Regaliában ez a változat van: { $have }.
rulebook-lang = a szabálykönyvek ezeken a nyelveken vannak meg: { $words }; { $value } nincs köztük.
rulebook-rule = { $title }: nincs ilyen szabály: { $value }.
option-number = { $name }: { $low } és { $high } közötti szám kell, nem { $value }.
option-flags = { $name }: ezekből álló lista kell: { $words }; nem { $value }.
option-flag = { $name }: ezek lehetnek benne: { $words }; { $value } nincs köztük.
option-switch = { $name }: yes vagy no kell, nem { $value }.
option-printed = { $name }: { $words } vagy egy saját TOML-fájl kell; nincs ilyen fájl: { $value }.
option-content = { $name }: { $words } vagy a saját számaidat tartalmazó objektum kell.
option-signs = { $name }: csak nyomtatható karakterek lehetnek benne; ebben vezérlőkarakter vagy írásirány-váltás van: { $value }.
option-long = { $name }: túl hosszú; legfeljebb { $count } karakter és szám lehet benne.
option-unknown = nincs ilyen beállítás: { $value }; erre gondoltál: { $words }?
move-kind = a lépéshez szám, jelölés vagy JSON-objektum kell, nem { $value }.
move-id = a lépések 0 és { $high } között vannak számozva; { $value } nincs köztük.
move-none = hiányzik a lépés; a lépések így kezdődnek: { $words }.
move-form = „{ $text }”: hiányos, vagy fölösleges szavak vannak benne; így írd: „{ $form }”.
move-keys = egy „{ $verb }” lépés kulcsai: { $words }; nem pedig { $given }.
move-near = nincs ilyen lépés: „{ $verb }”; erre gondoltál: „{ $near }”?
move-verb = nincs ilyen lépés: „{ $verb }”; a lépések így kezdődnek: { $words }.
move-label = „{ $verb }”: itt nem állhat „{ $label }” ({ $axis }), csak ezek egyike: { $words }.

## Játszmák és fájljaik

match-seed-or-secret = magot vagy titkot adj meg, ne mindkettőt.
match-seed = a maghoz egész szám kell, nem { $value }.
match-ply = ennek a játszmának a lépései 0 és { $high } között vannak számozva; { $value } nincs köztük.
match-takeback = a játszma nem térhet vissza a naplónak ehhez a sorához: { $value }.
match-seat = a helyek 0 és { $high } között vannak számozva; { $value } nincs köztük.
match-snapshot = ez a pillanatkép más szabályokkal készült.
match-file = ez nem játszmafájl: { $reason }
match-format = ennek a játszmafájlnak a formátuma { $format }; ez a Regalia ezt olvassa: { $ours }.
match-move = a játszma { $ply }. lépését nem lehet megtenni: { $reason }
match-no-secret = ebben a játszmafájlban nincs meg a titok: a fájlt játék közben tették közzé, ezért a játszma nem játszható vissza.
match-hex = a játszmafájl titka nem hexadecimális.
match-short = a játszmafájl titka rövidebb 16 bájtnál.
match-unpublished = ez a játszma még nem tette közzé a titkát; akkor ellenőrizhető, ha véget ért.
match-unwritable = ebben az állásban vagy ezekben a beállításokban van valami, ami nem írható játszmafájlba, például egy több ezer jegyű szám.
match-position-here = ez a játszma egy valaki által felállított állásból indul; az itteni asztalok csak a szabályok szerinti kezdőállásból indulnak. A saját gépeden a regalia verify paranccsal ellenőrizheted.
match-long = itt egy játszmafájlban legfeljebb { $most } lépés lehet.
match-broke = ennek a fájlnak több idő vagy memória kellett volna a megengedettnél, ezért nem nyitottuk meg.
match-other-result = a fájl szerint az eredmény { $claimed }; visszajátszva { $found }.
match-brought = egy hely véletlen hozzájárulása az osztáshoz 32–128 hexadecimális számjegyből állhat, és helyenként legfeljebb egy lehet belőle.
match-head = egy láncszemnek ilyennek kell lennie: 12:9f3c…, azaz egy szám és 64 hexadecimális jegy, nem ilyennek: { $value }.
match-commitment = a lenyomat 64 hexadecimális jegy legyen, ne ilyen: { $value }.
verify-commitment = A lenyomat egyezik: a fájl asztalára, játékára, szabályaira, beállításaira, kezdőállására és titkára vonatkozik.
verify-commitment-secret = A titok megfelel a lenyomatnak. Az 1-es változatú fájlok lenyomata csak a titokra vonatkozik, az asztalra, a beállításokra és a kezdőállásra nem.
verify-commitment-other = A lenyomat nem egyezik: a titok, az asztal, a játék, a szabályok, a beállítások vagy a kezdőállás nem az, amelyhez a lenyomat készült.
verify-commitment-kept = Ez az a lenyomat, amelyet az indulás óta megőriztek.
verify-commitment-not-kept = Ez nem az a lenyomat, amelyet az indulás óta megőriztek: a játszmát újraosztották.
verify-commitment-unseen = Senki sem vetette össze az induláskor mutatott lenyomattal.
verify-start = A játszma a szabályok szerinti kezdőállásból indul.
verify-start-position = A játszma valaki által felállított állásból indul, nem a szabályok szerinti kezdőállásból.
verify-brought = A fájl szerint ezek a helyek véletlen számmal járultak hozzá az osztáshoz; senki sem vetette össze azzal, amit megőriztek: { $seats }.
verify-brought-not = Ezek a helyek nem járultak hozzá véletlen számmal az osztáshoz; a botok és a távol lévők sosem teszik: { $seats }.
verify-brought-none = Az osztás véletlenjét egyedül a szerver adta: sok osztás közül választhatott volna.
verify-brought-kept = Benne van az osztásban a véletlen hozzájárulás, amelyet ez a hely megőrzött: { $seats }.
verify-brought-lost = Nincs benne az osztásban a véletlen hozzájárulás, amelyet ez a hely megőrzött: { $seats }.
verify-moves = { $count ->
    [0] Nem volt lépés
    [one] Az egyetlen lépés szabályos
   *[other] Az összes lépés szabályos ({ $count })
}.
verify-result = Az eredmény az, amelyre ezek a lépések vezetnek.
verify-result-none = A szabályok szerint a játszmának nincs vége, és a fájl nem közöl eredményt.
verify-result-resigned = A játszma feladással ért véget ({ $seats }); ezt senki sem ellenőrizheti.
verify-chain = Eddig a mozzanatig ({ $moment }) valóban ezeket a lépéseket tették meg: a lánc egyezik a megőrzött láncszemmel.
verify-chain-rest = Ez után a mozzanat után ({ $moment }) senki sem őrzött meg láncszemet: nem tudható, hogy a későbbi lépéseket valóban megtették-e.
verify-chain-other = Nem ezeket a lépéseket tették meg: ennél a mozzanatnál ({ $moment }) a lánc nem egyezik a megőrzött láncszemmel.
verify-chain-none = Megőrzött láncszem nélkül senki sem tudhatja, hogy valóban ezeket a lépéseket tették-e meg.
verify-chain-old = Az 1-es változatú fájlokban nincs lánc: senki sem tudhatja, hogy valóban ezeket a lépéseket tették-e meg.
verify-words = A lánc az üzenetekre nem terjed ki: senki sem tudhatja, hogy a fájlban lévőket valóban így írták-e.
verify-people = Senki sem tudhatja, hogy bot helyett ember játszott-e, hogy a játékosok elárulták-e egymásnak a lapjaikat, vagy hogy az, aki utolsóként járult hozzá a véletlenhez, összejátszott-e a szerver üzemeltetőjével.
match-result = { $scores } (győztesek: { $winners })
match-resigned = a fájl szerint valaki feladta, de ez nem illik ehhez a játszmához.
match-no-result = „befejezetlen”
file-not-read = { $name } nem olvasható: { $reason }
file-not-written = { $name } nem írható: { $reason }
file-not-text = { $name } nem szöveges fájl.
system-missing = nincs ilyen fájl vagy mappa.
system-forbidden = nincs hozzá jogosultság.
system-folder = ez mappa.
system-full = a lemez megtelt.
system-address-taken = ezt a címet már más használja.
system-port = a porthoz 0 és 65535 közötti szám kell.
system-other = { $text }.
toml-file = { $name } nem TOML-fájl: { $reason }
toml-text = ez nem TOML: { $reason }
toml-place = { $line }. sor, { $column }. oszlop: innen nem olvasható.
toml-end = túl hamar ér véget.
field-missing = hiányzik ez a mező: { $field }.
field-unknown = itt nincs ilyen mező: { $field }.
field-wrong = ennek a mezőnek érvénytelen az értéke: { $field }.
json-broken = nem JSON.
json-other = nem a várt szerkezetű.
json-deep = túl mélyen egymásba ágyazott.
host-header = egy kérésben pontosan egy Host fejlécnek kell lennie.

## Szimulációk, botok és tanácsok

simulate-games = legalább 1 játszma kell, nem { $value }.
simulate-seed = a szimuláció magjához 0 és 2**63 - 1 közötti szám kell, nem { $value }.
simulate-device = az eszköz { $words } lehet, nem { $value }.
simulate-cuda = nem található CUDA-eszköz; telepítsd a regalia[gpu] csomagot egy NVIDIA GPU-s gépre, vagy használd a cpu eszközt.
simulate-threads = szálak csak a cpu eszközhöz választhatók; ez az eszköz maga osztja el a munkát: { $device }.
simulate-ray = a ray eszközhöz Ray kell: futtasd a repository klónjában ezt: pip install --editable '.[cluster]', vagy használd a cpu eszközt.
# környezetek
envs-package = ezekhez a környezetekhez ez kell: { $name }; futtasd a repository klónjában ezt: pip install --editable '.[labs]'.
envs-cycles = a max_cycles legalább 1 értékű egész szám vagy None, nem { $value }.
envs-reset = nem folyik játszma; előbb hívd meg ezt: reset().
envs-resample = véletlencsomópontban nem lehet újramintázni: a véletlen még nem döntött.
envs-opponents = egyetlen botot adj meg minden ellenfélnek, vagy mindegyiknek egyet ({ $count }), nem ezt: { $value }.
no-bot = nincs ilyen bot: { $name }; ezek vannak: { $words }, és a search egy kerettel, például search:200ms.
no-budget = csak a search kaphat keretet, például search:200ms; { $name } nem.
bot-slips = { $name } végén álljon, hogy száz lépésből hány figyelmetlen, például greedy~30; a szinteknél ilyen szám nincs.
budget-kind = a keret csak idő vagy a szimulációk száma lehet.
budget-range = a keret csak 0 másodpercnél hosszabb, legfeljebb egyórás idő lehet, vagy 1 és 1000000000 közötti számú szimuláció.
budget-form = a keretet így kell írni: 200ms, 2s vagy 5000 (szimuláció), nem így: { $value }.
decide-over = a játszma véget ért; nincs miről dönteni.
advise-over = a játszma véget ért; nincs mit tanácsolni.
advise-other = most ez a hely következik: { $turn }; tanács annak jár, aki dönt, nem ennek a helynek: { $seat }.
experiment-file = a kísérlet fájlja nem megfelelő: { $reason }
experiment-setups = a kísérlethez legalább két összeállítás kell ([[setup]]), mindegyik saját névvel.
experiment-key = itt ez nem változtatható meg: { $key }; ami megváltoztatható: { $words }.
experiment-changes = ennek a játéknak a számait saját tábla vagy készlet változtatja meg, nem a changes: { $game }.
simulate-ray-address = ezen a címen ({ $address }) nem válaszol Ray-fürt: { $reason }
arena-other = { $path }: ebben egy másik bajnokság van (más botok, beállítások, mag vagy szabályok); válassz másik mappát, vagy töröld ezt.
arena-busy = { $path }: ezt a bajnokságot már futtatja egy másik folyamat; várd meg, vagy válassz másik mappát.
arena-damaged = sérült sor ({ $path }, { $line }. sor): { $reason }
arena-bots = egy arénához legalább két különböző bot kell.
arena-players = minden játékosszámot csak egyszer adj meg.
arena-alone = { $bot } egyedül ülne, de nincs a botok között.
arena-even = kiegyenlített megnyitáshoz megnyitás kell: add meg a megnyitó körök számát.
arena-uneven = { $tries } osztásból egy sem volt kiegyenlített { $turns } kör után; engedj meg nagyobb eltérést, vagy legyen rövidebb a megnyitás.

## Asztalok és gazdájuk

seat-name-invisible = egy névben legalább egy látható karakternek kell lennie.
seat-name = egy név legfeljebb { $count } karakter hosszú lehet.
word-length = egy üzenet legfeljebb { $count } karakterből állhat.
word-empty = egy üzenet vagy szöveg, vagy gesztus legyen.
word-none = ebben a sorban nem valaki más üzenete áll: { $line }.
seat-bot = csak bot típusú helyhez lehet botot megnevezni.
seat-no-bot = nincs ilyen bot: { $name }; ezek vannak: { $words }.
seat-count = ebben a játékban { $count } hely van, de { $given } helyet adtál meg.
hello-first = az első üzenet csak hello lehet.
hello-again = a hello már megérkezett.
setting-whole = { $name }: egész szám kell, nem { $value }.
setting-number = { $name }: szám kell, nem { $value }.
setting-unknown = { $name }: nincs ilyen beállítás, így nincs hatása; erre gondoltál: { $near }?
setting-low = { $name }: legalább { $low } kell, nem { $value }.
setting-log-format = a napló formátuma text vagy json lehet, nem { $value }.
setting-database = egy adatbázis sqlite:///FILE vagy postgresql://USER@HOST/NAME alakú lehet, nem { $value }.
setting-origin = egy eredet https://play.example.org alakú lehet, nem { $value }.
setting-proxy = egy proxy cím vagy hálózat lehet, például 127.0.0.1 vagy 10.0.0.0/8, nem { $value }.
setting-public-url = a nyilvános cím https://play.example.org alakú lehet, nem { $value }.
setting-server-name = a szerver neve play.example.org alakú lehet, nem { $value }.
setting-mail-server = a levelezőszerver smtp://USER:PASSWORD@HOST:587 vagy smtps://USER:PASSWORD@HOST:465 alakú lehet, nem { $value }.
setting-mail-needs = a levelezéshez ez is kell: { $name }.
setting-mail-from = a levelek feladója Regalia <regalia@example.org> alakú lehet, nem { $value }.
setting-apprise-missing = az üzemeltető csatornáihoz apprise kell: futtasd a repository klónjában ezt: pip install '.[apprise]'.
setting-apprise = az üzemeltető csatornái közül ezt a sorszámú címet az apprise nem ismeri: { $number }.
setting-language = az üzemeltető csatornáinak nyelve { $words } lehet, nem { $value }.
setting-private-host = egy belső gép printer.lan vagy 192.168.1.5:8080 alakú lehet, nem { $value }.
server-address = a szerver nem tud figyelni ezen a címen: { $host }, port: { $port }; { $reason }
database-unusable = ez az adatbázis nem használható ({ $name }): { $reason }.
database-closed = az adatbázis nem nyitható meg itt ({ $name }): { $reason }
database-taken = egy másik szerver már használja: { $name }; több szerverhez PostgreSQL-adatbázis kell.
database-linked = ennek a fájlnak ({ $name }) { $count } neve van (hard link), és ha két szerver két néven használná, tönkretenné; hagyj meg egyetlen nevet.
database-newer = ezt az adatbázist a Regalia újabb változata írta; azt indítsd el, vagy tölts vissza egy korábbi mentést.
backup-exists = { $name } már létezik; a mentéshez új fájl kell.
backup-no-database = nincs ilyen adatbázis: { $name }.
backup-no-file = nincs ilyen fájl: { $name }.
backup-not-empty = mentést csak üres adatbázisba lehet visszatölteni; ebben már vannak asztalok.
backup-version = ezt az adatbázist nem a Regalia mostani változata írta; indítsd el rajta egyszer a szervert, aztán próbáld újra.
backup-taken = egy másik mentés éppen ezt a fájlt írja: { $name }; várd meg, vagy adj meg másik fájlt.
backup-broken = semmit sem másoltunk át: { $reason }.

## Értesítések

notice-target = az értesítések címe https://example.org/path alakú lehet, nem { $value }.
notice-private = ez belső cím: { $value }; értesítés csak nyilvános címre mehet, hacsak a szerver üzemeltetője meg nem engedi.
notice-mailbox = ez nem e-mail-cím: { $value }.
notice-no-mail = ez a szerver nem küld e-mailt.
notice-keys = a böngésző kulcsai hiányoznak vagy hibásak.
notice-whole = csak webhook szólhat az egész asztalnak.
notice-turn = Te jössz.
notice-turn-of = { $who } következik.
notice-with = Az asztalnál: { $names }.
notice-still = Még mindig te jössz.
notice-still-of = Még mindig { $who } következik.
notice-hours = Hátralévő idő: { $hours } óra.
notice-rematch = Kész az asztal a visszavágóhoz.
notice-ended = A játszma véget ért.
notice-said = { $who } üzenetet írt.
notice-confirm = Kérsz e-mailt ennek az asztalnak az eseményeiről?
notice-confirm-mail = Egy Regalia-asztalnál valaki ezt a címet adta meg, hogy megtudja, mikor következik. Ha te voltál, ezzel a linkkel erősítsd meg.
notice-confirm-not = Ha nem te voltál, hagyd figyelmen kívül ezt az e-mailt. Ezzel a linkkel eléred, hogy soha többé ne kérdezzünk.
notice-mail-stop = Ezzel a linkkel leállíthatod az asztalról szóló e-maileket.
notice-mail-stop-circle = Ezzel a linkkel leállíthatod a baráti körről szóló e-maileket.
notice-invited = { $who } meghív egy játszmára.
notice-invited-only = Meghívtak egy játszmára.
notice-invited-why = Ezt a címet valaki az asztalnál adta meg, és csak ehhez az egy e-mailhez használjuk. Ezzel a linkkel eléred, hogy innen ne kapj több meghívót.
notice-circle = { $who } új asztalt nyitott, és meghívja a baráti kört: { $circle }.
notice-confirm-circle = Kérsz e-mailt ennek a baráti körnek az új asztalairól?
notice-confirm-circle-mail = Egy Regalia-beli baráti körben valaki ezt a címet adta meg, hogy megtudja, ha új asztal van. Ha te voltál, ezzel a linkkel erősítsd meg.
notice-report = Bejelentettek egy üzenetet ennél az asztalnál: { $table }.

## A parancssor

cli-restore = nevezd meg a visszatöltendő fájlt.
cli-score-file = nevezz meg egy fájlt (vagy - jellel a szabványos bemenetet) ezzel a tartalommal: { $form }.
cli-score-empty = { $name } üres; ez kellene bele: { $form }.
cli-score-none = { $title }: ehhez a játékhoz nincs pontozólap.
cli-board = { $name }: { $reason }
cli-coverage = a --coverage a teszteket olvassa, amelyek a forrásfában vannak, nem a telepített csomagban.
cli-no-folder = { $name } nem írható, mert nincs ilyen mappa: { $folder }.
cli-parquet = a Parquet-hez pyarrow kell: futtasd a repository klónjában ezt: pip install --editable '.[parquet]', vagy használd a --csv kapcsolót.
cli-other-game = { $name }: ebben más játék játszmája van ({ $found }, nem { $wanted }).
cli-seats = a --seats { $count } játékost nevez meg; ebben a játékban { $players } van.
cli-seat = a helyek 1 és { $high } között vannak számozva; { $value } nincs köztük.
cli-file-there = { $name } már létezik; az új játszmának új fájl kell.
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
terminal-compiling = A szabályok lefordítása erre a gépre (egyszer kell; néhány másodperc)…
terminal-thinking = { $who } gondolkodik…
terminal-advising = Gondolkodom…
terminal-prompt = { $who } (súgó: help)
terminal-curtain = { $who }, vedd át a billentyűzetet, és nyomj Entert.
terminal-curtain-back = { $who } utolsó lépése így vonható vissza: { $back }.
terminal-may-play = Lehetséges lépések:
terminal-lists-all = (? mindet felsorolja)
terminal-help-move = A lépést a számával vagy a jelölésével add meg, például: { $example }.
terminal-help-list = { $all } minden lehetséges lépést felsorol, { $some } azokat, amelyek így kezdődnek · { $why } LÉPÉS megmondja, miért nem szabad
terminal-help-more = { $undo } visszavonás · { $back } a befejezett lépést is visszavonja · { $hint } tanács · { $rules } vagy { $rules } ID szabályok · { $log } napló · { $save } FÁJL mentés · { $quit } kilépés
terminal-taken-back = Visszavonva: { $move }.
terminal-legal = Ez a lépés lehetséges.

## A terminál: játszmafájlok

terminal-show-none = nincs
terminal-show-rules = a szabályok { $version }. változata, az osztás lenyomata { $commitment }…
terminal-show-final = végeredmény: { $points }
terminal-show-so-far = eddig: { $points }
terminal-show-won = győzött: { $names }
terminal-replay-moment = { $moment }. mozzanat, összesen { $last }
terminal-replay-keys = Enter tovább · b vissza · szám: ugrás oda · q kilépés
terminal-spectator = Egy néző
terminal-gesture-hello = Sziasztok!
terminal-gesture-nice = Szép lépés!
terminal-gesture-thanks = Köszönöm!
terminal-gesture-oops = Hoppá!
terminal-gesture-moment = Egy pillanat!
terminal-gesture-your-turn = Te jössz!
terminal-gesture-well-played = Szép játszma volt!

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

terminal-serving = A Regalia itt fut: { $address } (leállítás: Ctrl+C)
terminal-kept = { $count } asztal elmentve ide: { $file }.
terminal-restored = { $count } asztal visszatöltve innen: { $file }.

## A leckék

lesson-not-now = Ez is szabályos, de a lecke most mást kér.
lesson-none = Ehhez a játékhoz még nincs lecke: { $game }.
lesson-file = ez a lecke nem használható ({ $game }): { $reason }
lesson-other-file = ebben a fájlban nem a mostani lecke van ({ $game }): { $name }.
lesson-step = a lecke { $step }. lépése hibás ({ $game }): { $reason }
lesson-no-rules = nem nevez meg szabályt.
lesson-lit = ez nem az asztal része (board, dock, players), és nem is olyan darab, mint a cell:c2: { $name }.
lesson-words = hiányzik egy üzenet ({ $key }, nyelv: { $lang }).
lesson-turn = ehhez a lépéshez nem a megfelelő játékos következik: { $move }.
lesson-not-listed = ez a lépés nincs a szabályosak között: { $move }.
verify-start-lesson = A játszma leckeként indult ({ $game }): az állást és az osztást mindenki ismeri.
terminal-lesson-step = { $step }. lépés, összesen { $steps }
terminal-lesson-next = Enter: tovább · „{ $back }”: egy lépést vissza · „{ $quit }”: kilépés
terminal-lesson-do = Írd be: { $moves }
terminal-lesson-or = vagy

# Mit jelentenek egy megfigyelés számai, és a lépések sorszámai (regalia observation)
terminal-observation = { $game }: amit egy hely tud, { $count } egész számban
terminal-observation-numbers = számok
terminal-observation-name = név
terminal-observation-axes = egy-egy ezekhez
terminal-observation-range = tartomány
terminal-observation-meaning = jelentés
terminal-observation-note = A helyeket a megfigyelő saját helyétől számoljuk. Az utolsó tengely indexe változik a leggyorsabban. A nevek és a jelentések angolul vannak, ahogy a programokban.
terminal-observation-moves = { $game }: a lépések, a szabályok { $version }. változata
terminal-observation-id = sorszám
terminal-observation-move = lépés

# A vektoros környezet (regalia.envs.vector)
vector-seat = helyet akkor lehet választani, ha a többin ellenfelek játszanak; add meg őket az opponents beállítással.
vector-arrays-cpu = a cpu eszközön a tömbök a NumPy tömbjei; az arrays a cuda eszköz beállítása.
vector-arrays = nincs telepítve: { $name }; válassz más tömböket, vagy telepítsd.
vector-actions = ennyi egész szám kell, játszmánként egy: { $count }; nem { $value }.
vector-reset = hívd meg a reset függvényt az első step előtt.

## Egy befejezett játszma elemzése

analysis-running = Ez a játszma még tart: csak befejezett játszmát lehet elemezni.
analysis-file = Ezt a játszmafájlt nem lehet elemezni: { $reason }
analysis-simulations = A szimulációk száma { $low } és { $high } között lehet.
analysis-points = A jobb lépéssel körülbelül { $points } ponttal többre lehetett számítani.
analysis-share = A jobb lépés gyakrabban nyer.
analysis-plays = ezt lépi: „{ $move }”
analysis-lets = Ami ezután jöhet: { $detail }
analysis-tempting = Első látásra ez a legjobb lépés; ami utána jön, az rosszabb.
analysis-plain = A jobb lépés már első látásra is jobbnak tűnik.
analysis-gained = { $who } esélye { $percent } százalékponttal nő.
analysis-fell = { $who } esélye { $percent } százalékponttal csökken.
terminal-analysis-title = Ki mennyire jól döntött
terminal-analysis-accuracy-note = 100%: olyan jól játszik, mint az elemzés; 0%: nem jobban, mint aki véletlenszerűen lép. Az számít, mennyi forgott kockán: egyetlen drága lépés sok könnyű jónál többet nyomhat.
terminal-analysis-public-note = Itt csak az a húzás számít szerencsének, amelyet mindenki láthatott. Ami kézbe került, később mutatkozik meg, megmagyarázatlanként.
terminal-analysis-luck-note = Részesedés a győzelemből. A részek összege az eredmény; a docs/analysis.md magyarázza el őket.
terminal-analysis-chances = Esélyek az osztástól a végéig
terminal-analysis-turning-points = Fordulópontok
terminal-analysis-worst = { $who }: a legdrágább döntések
terminal-analysis-none = { $who }: nincs drága döntés
terminal-analysis-played = { $who } { $move }.
terminal-analysis-better = Itt egy erős játékos { $move } ({ $percent }).
terminal-analysis-shares = Az esély előtte { $before }, utána { $after }.
terminal-analysis-view-seen = A várakozástól az eredményig, ahogy akkor látszott
terminal-analysis-view-public = A várakozástól az eredményig, ahogy egy néző látta
terminal-analysis-view-truth = A várakozástól az eredményig, nyílt lapokkal
terminal-analysis-head-accuracy = pontosság
terminal-analysis-head-decisions = döntés
terminal-analysis-head-good = jó
terminal-analysis-head-doubtful = kétes
terminal-analysis-head-bad = hibás
terminal-analysis-head-lost = elveszített esély
terminal-analysis-head-expected = osztás előtt
terminal-analysis-head-deal = osztás
terminal-analysis-head-luck = húzások
terminal-analysis-head-own = saját döntések
terminal-analysis-head-others = mások döntései
terminal-analysis-head-rest = nem magyarázott
terminal-analysis-head-result = eredmény
terminal-analysis-mark-doubtful = kétes:
terminal-analysis-mark-bad = hibás:


## Mi lett volna, ha: egy játszma, amely egy másik mozzanatától folytatódik

branch-end = ennél a mozzanatnál a játszma már véget ért; nincs mit folytatni.
branch-most = egymás után legfeljebb { $most } játszma folytatódhat egymásból.
branch-unfinished = csak befejezett játszmát lehet egy mozzanatától folytatni; ez még nem ért véget.
branch-wrong = ezt a játszmát nem lehet folytatni, mert a fájljában valami hibás: { $reason }
match-origin = ez a fájl tévesen adja meg az eredetét: az előző játszma nem vezet ehhez a mozzanathoz ({ $moment }).
verify-start-branch = { $table ->
    [none] A játszma egy másik játszma mozzanatától ({ $moment }) folytatódik
   *[other] A játszma egy másik asztal ({ $table }) játszmájának mozzanatától ({ $moment }) folytatódik
}; az osztás és a lépések valóban oda vezetnek.
verify-start-branch-played = Hogy azt a játszmát valóban így játszották-e, azt a saját fájlja és a megőrzött láncszemek mutatják meg.
told-branch = { $table ->
    [none] A játszma egy másik játszma mozzanatától ({ $moment }) folytatódik.
   *[other] A játszma egy másik asztal ({ $table }) játszmájának mozzanatától ({ $moment }) folytatódik.
} Innentől minden húzás új.

## Feladványok

puzzle-file = { $name } nem feladványfájl: { $reason }
puzzle-none = Ehhez a játékhoz még nincs feladvány: { $game }.
puzzle-number = a feladványok 1 és { $high } között vannak számozva; { $value } nincs köztük.
terminal-puzzle-title = { $number }. feladvány, összesen { $count }: { $game }
puzzle-ask = { $who }: melyik lépés nyer 100 játszmából { $margin } játszmával többet bármely másiknál?
puzzle-right-word = Megoldottad.
puzzle-solution = A megoldás: { $move }.
puzzle-right = 100 szimulált játszmából kb. { $wins } győzelem, legalább { $more } győzelemmel több, mint bármely más lépéssel.
puzzle-wrong = Nem ez az: 100 szimulált játszmából kb. { $wins } győzelem, és van ennél jobb lépés.
puzzle-wrong-far = Nem ez az: 100 szimulált játszmából legfeljebb { $wins } győzelem, és több jobb lépés is van.
terminal-puzzle-keys = Írd be a lépésedet. { $solution }: a megoldás, { $quit }: kilépés.
terminal-puzzle-today = mai
terminal-puzzle-solved = Megoldva: { $count }, összesen { $all }. Egymást követő napok: { $days }.
terminal-puzzles-made = { $games } játszma: kipróbálva { $tried }, ebben találva { $found }, összesen { $count }
terminal-puzzles-written = { $name }: { $count } feladvány
terminal-puzzles-checked = { $number }: { $move }, 100 játszmából { $wins } győzelem, { $more } győzelemmel több a következőnél
