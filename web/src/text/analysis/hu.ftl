percent = { $value }%
analysis-offer = Nézd meg, hogyan változtak az esélyek, mely döntések számítottak, és mi volt szerencse.
analysis-waiting = { $count ->
    [one] Egy elemzés van a tiéd előtt.
   *[other] { $count } elemzés van a tiéd előtt.
}
analysis-running = Elemezzük a játszmát…
analysis-progress = { $total } döntésből kész: { $done }
analysis-how = Minden döntést { $simulations } szimulált játszma alapján értékeltünk, abból, amit a játékos akkor tudott. Kétes: a lépés legalább { $doubtful } százalékpontot ad fel; hibás: legalább { $bad } százalékpontot.
analysis-page = Megnyitás külön oldalon
chances-title = Nyerési esélyek
chances-start = Kezdés
chances-end = { $moment }. lépés
chances-moment = Lépés
chances-truth = Minden lap felfedve
as-table = Megjelenítés táblázatként
turning-title = Fordulópontok
accuracy-title = Ki hogyan játszott
accuracy = Pontosság
accuracy-help = 100%: olyan jól játszik, mint az elemzés; 0%: nem jobban, mint aki véletlenszerűen lép. Az számít, mennyi forgott kockán: egyetlen drága lépés sok könnyű jónál többet nyomhat.
mark-good = Jó
mark-doubtful = Kétes
mark-bad = Hibás
account-title = Szerencse és tudás
account-help = Az osztás előtti nyerési eséllyel kezdve az eredményig, százalékpontban.
account-seen-by = Nézőpont
account-seen = Amit a játékosok tudtak
account-public = Amit egy néző látott
account-public-help = Itt csak az a húzás számít szerencsének, amelyet mindenki láthatott. Ami kézbe került, később mutatkozik meg, megmagyarázatlanként.
account-truth = Minden felfedve
account-part = Tétel
account-expected = Az osztás előtt
account-deal = Az osztás
account-deal-help = Amit az első lapok és lapkák adtak vagy elvettek.
account-luck = Húzás és felfedés
account-luck-help = Amit a későbbi húzások és felfedések hoztak ahhoz képest, ami várható volt.
account-own = Saját döntések
account-own-help = Amit a játékos a saját köreiben feladott, vagy amennyivel többet talált annál, mint amit az elemzés előtte látott.
account-others = A többiek döntései
account-others-help = Ugyanez a többiek köreire.
account-rest = Megmagyarázatlan
account-rest-help = Amit az elemzés lépésről lépésre másképp látott, szerencse és döntés nélkül.
account-result = Eredmény
decisions-title = Döntések
decisions-whose = Kinek a döntései
decisions-everybody = Mindenki
decisions-all = A jó döntések is
decisions-none = Nincs kétes vagy hibás döntés.
decision-shares = Nyerési esély: { $before }% a legjobb lépéssel, { $after }% ezzel.
decision-move = { $name } { $move }.
decision-better = Itt egy erős játékos { $move } ({ $percent }).
decision-look = Megnézem a táblán
decision-leads = Utána valószínűleg:
study-try = Újra a táblán
study-title = Tanulás a hibákból
study-own = { $count ->
    [one] Tanulok egy hibából
   *[other] Tanulok { $count } hibából
}
study-of = { $count ->
    [one] { $name }: egy hiba
   *[other] { $name }: { $count } hiba
}
study-step = { $name }: { $step }. hiba (összesen { $steps })
study-find = Keress jobb lépést a táblán.
study-good = Jó!
study-doubtful = Még mindig kétes.
study-bad = Ez is hiba.
study-share = 100 szimulált játszmából ez a lépés { $share } győzelmet hoz, a legjobb { $before } győzelmet.
study-unlikely = A szimulált játszmák szinte sosem folytatódtak így.
study-back = Előző
study-show = Mutasd meg
study-again = Újra
study-next = Következő
study-done = Kész
study-fold = Jegyzet félretétele
study-unfold = Jegyzet megjelenítése
