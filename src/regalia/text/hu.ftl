undo-nothing = Nincs visszavonható lépés.
undo-turn-over = A forduló véget ért; a befejezett forduló érvényes marad.
undo-revealed = Az utolsó lépés rejtett vagy véletlen dolgot fedett fel, ezért érvényes marad.
<<<<<<< HEAD

table-bad-input = Ez így nem használható: { $detail }
table-no-token = Ehhez egy szék titkos linkje kell.
table-wrong-token = Ez a link ennél az asztalnál nem nyit széket.
table-not-your-seat = Ez nem a te széked.
table-no-table = Nincs ilyen asztal.
table-no-page = Itt nincs semmi.
table-no-method = Ezt itt nem lehet.
table-stale = Az asztalnál közben történt valami; nézd meg újra.
table-not-your-turn = Nem te következel.
table-over = A játszma véget ért.
table-running = Ezzel meg kell várni a játszma végét.
table-bot-plays = Ezen a széken gép játszik; előbb vedd vissza.
table-seat-taken = Ez a szék foglalt.
table-no-open-seat = Ennél az asztalnál nincs szabad szék.
table-key-reused = Ez a kulcs már másra szolgált.
table-old-rules = Ez az asztal olyan szabályokkal indult, amelyek ezen a szerveren nincsenek meg: { $detail }
table-too-large = Ez túl nagy.
table-too-many = Ez egyszerre túl sok; várj egy kicsit.
table-fault = A szerver hibázott; semmi sem változott.
table-database = Az adatbázis nem válaszol; próbáld újra egy pillanat múlva.

bot-random = Bármilyen szabályos lépést meglép.
bot-greedy = Azt választja, ami első pillantásra a legjobb.
bot-page = Az első játszmához.
bot-knight = Gondolkodik egy kicsit.
bot-duke = Jó előre gondolkodik.
bot-sovereign = A legerősebb.
bot-search = Minden lépés jövőjét kipróbálja.
=======
hint-only-move = Az egyetlen szabályos lépés: { $move }.
hint-alone = { $move }: kiemelkedik a többi közül, 100 kipróbált játszmából kb. { $wins } győzelem.
hint-wins-more = { $move }: 100 kipróbált játszmából kb. { $wins } győzelem, { $more } győzelemmel több, mint ezzel: { $next }.
hint-gains-more = { $move }: ugyanolyan gyakran nyer, mint ez: { $next } ({ $wins } %), de { $points } ponttal jobban végez.
hint-close = { $move }: alig jobb, mint ez: { $next }; mindkettő 100 kipróbált játszmából kb. { $wins } győzelem.
hint-winning = { $move }: szinte biztos győzelem, kb. { $margin } ponttal.
hint-losing = A játszma szinte elveszett; ez a lépés tartja legkisebbnek a hátrányt: { $move } (kb. { $margin } pont).
>>>>>>> main
