kingdoms-over = Партия окончена.
kingdoms-put-first = Вы уже взяли жетон: сначала положите его на пустую клетку.
kingdoms-taken = Клетка { $cell } занята; до конца эпохи с поля ничего не убирают и не передвигают.
kingdoms-no-castle = У вас больше нет замков ранга { $rank }.
kingdoms-must-act = Пасовать можно, только если нельзя ни поставить замок, ни положить жетон.
kingdoms-start-used = У вас больше нет начального жетона.
kingdoms-no-start-tiles = Когда все жетоны лежат лицом вверх, начальных жетонов нет.
kingdoms-nothing-in-hand = Вы ещё не взяли жетон; сначала вытяните его.
kingdoms-choose-tile = Жетоны лежат лицом вверх: укажите, какой вы берёте.
kingdoms-supply-empty = Запас пуст; тянуть нечего.
kingdoms-draw-blind = Жетон тянут вслепую; выбирать можно только в варианте «Без случайности».
kingdoms-tile-gone = В запасе не осталось жетонов { $tile }.

## Расстановки и подсчёт

kingdoms-bad-cell = на клетке { $cell } стоит { $text }: это не жетон (от +1 до +6, от -1 до -6, M, D, G, W), не замок ({ $castles }) и не «.».
kingdoms-bad-board = поле — список строк текста (их { $rows }), а не { $value }.
kingdoms-bad-rows = рядов на поле должно быть { $rows }, а не { $count }.
kingdoms-bad-row = клеток в ряду { $row } должно быть { $columns }, а не { $count }.
kingdoms-board-full = поле заполнено: оставьте клетку пустой, чтобы кто-нибудь мог ходить, или укажите, что партия окончена.
kingdoms-epoch-castles = до эпохи { $epoch } из игры должно выбыть замков не меньше { $count }, а не { $gone } (KIN-V1).
kingdoms-over-hand = когда партия окончена, жетона на руке нет ни у кого.
kingdoms-many-castles = на поле слишком много замков { $castle }: всего их { $count } (KIN-C2, KIN-S1).
kingdoms-castle-list = castles места { $seat } — четыре числа, по одному на ранг, а не { $value }.
kingdoms-box-empty = в коробке должно быть хотя бы по одному замку на игрока и не меньше { $tiles } жетонов.
kingdoms-many-tiles = в расстановке слишком много жетонов { $tile }: всего их { $count } (KIN-C3).
kingdoms-no-luck-start = в варианте no-luck начальных жетонов нет (KIN-V2).
kingdoms-no-tile = { $value } — не жетон; жетоны — { $words }.
kingdoms-many-colours = цветов у замков на поле — { $count } ({ $letters }); в игре их { $seats } (KIN-C2).
kingdoms-board-tiles = жетонов { $tile } на поле — { $count }; в коробке их { $stock } (KIN-C3).
kingdoms-board-castles = замков { $castle } на поле — { $count }; у каждого цвета их { $stock } (KIN-C2).
kingdoms-form = пять строк по шесть клеток: замки вроде Y4 (буква цвета любая), жетоны от +1 до +6, от -1 до -6, W, D, M, G и «.» для пустой клетки

## Игра и её настройки

kingdoms-tagline = Стройте замки там, где земля богата, а дракона оставьте другим.
kingdoms-option-players = Сколько игроков за столом.
kingdoms-option-variants = Варианты, их можно сочетать как угодно.

## Названия

kingdoms-name-village = деревня
kingdoms-name-farm = ферма
kingdoms-name-city = город
kingdoms-name-windmill = мельница
kingdoms-name-knight = рыцарь
kingdoms-name-harvest = урожай
kingdoms-name-swamp = болото
kingdoms-name-graveyard = кладбище
kingdoms-name-wolf = волк
kingdoms-name-blight = мор
kingdoms-name-bandit = разбойник
kingdoms-name-troll = тролль
kingdoms-name-mountain = гора
kingdoms-name-dragon = дракон
kingdoms-name-gold-mine = золотой рудник
kingdoms-name-wizard = волшебник
kingdoms-name-last-castle = до последнего замка
kingdoms-name-no-luck = без случайности
kingdoms-name-instant-scoring = мгновенный подсчёт

## Терминал

kingdoms-see-epoch = Kingdoms · эпоха { $epoch }
kingdoms-see-unseen = Ещё не виденные жетоны:
kingdoms-see-no-tiles = нет
kingdoms-see-supply = в запасе:
kingdoms-see-my-start = Ваш начальный жетон:
kingdoms-see-hand = На руке:
kingdoms-see-base = база
kingdoms-see-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
kingdoms-see-castles = замки { $castles }
kingdoms-see-no-castles = замков нет
kingdoms-see-start = ▢ начальный жетон
kingdoms-group-castle = замок { $rank }
kingdoms-group-draw = вытянуть жетон
kingdoms-group-take = взять жетон
kingdoms-group-place = положить жетон
kingdoms-group-start = начальный жетон
kingdoms-group-pass = пас
kingdoms-score = Kingdoms: золото одной эпохи
kingdoms-score-row = ряд { $row }
kingdoms-score-rows = ряды
kingdoms-score-column = ст. { $column }
kingdoms-score-columns = столбцы
kingdoms-score-total = итого

## Что произошло, по предложению за раз

kingdoms-told-dealt = Жетоны перемешивают, и каждый тянет начальный жетон. Начинает { $first }.
kingdoms-told-dealt-tile = Жетоны перемешивают, и каждый тянет начальный жетон; { $who }: { $tile }. Начинает { $first }.
kingdoms-told-dealt-open = Все жетоны лежат лицом вверх. Начинает { $first }.
kingdoms-told-castle = { $who } ставит замок ранга { $rank } на { $cell }.
kingdoms-told-last-castle = { $who } остаётся без замков: эта эпоха последняя.
kingdoms-told-draw = { $who } тянет жетон.
kingdoms-told-draw-tile = { $who } тянет жетон: { $tile }.
kingdoms-told-take = { $who } берёт жетон: { $tile }.
kingdoms-told-put = { $who } кладёт жетон на { $cell }: { $tile }.
kingdoms-told-put-start = { $who } кладёт начальный жетон на { $cell }: { $tile }.
kingdoms-told-pass = { $who } пасует.
kingdoms-told-scored = Подсчёт эпохи { $epoch }: { $won }.
kingdoms-told-scored-lines = Подсчёт ({ $lines }): { $won }.
kingdoms-told-full = Поле заполнено, эпоха { $epoch } окончена. Золото: { $gold }.
kingdoms-told-stuck = Никто не может действовать, эпоха { $epoch } окончена. Золото: { $gold }.
kingdoms-told-cleared = Все замки на поле выбывают из игры.
kingdoms-told-cleared-back = Замки ранга 1 возвращаются владельцам ({ $back }), остальные выбывают из игры.
kingdoms-told-tiles-back = Все жетоны возвращаются в запас.
kingdoms-told-shuffled = Все жетоны перемешивают, и каждый тянет начальный жетон.
kingdoms-told-shuffled-tile = Все жетоны перемешивают, и каждый тянет начальный жетон; { $who }: { $tile }.
kingdoms-told-epoch = Эпоху { $epoch } начинает { $who }: золота больше всех ({ $gold }).
kingdoms-told-epoch-tied = Эпоха { $epoch }: больше всех золота ({ $gold }) у нескольких игроков ({ $tied }); начинает { $who }, чей ход по порядку раньше.
kingdoms-told-won = Победа: { $who } (золото: { $gold }).
kingdoms-told-shared = Победу делят: { $who } (золото: { $gold }).
kingdoms-name-worth = { $name } { $worth }
kingdoms-name-row = ряд { $row }
kingdoms-name-column = столбец { $column }
kingdoms-score-of = { $who } { $count }
kingdoms-score-no-tiles = нет жетонов
kingdoms-score-epoch = Подсчёт эпохи { $epoch }
kingdoms-score-lines = Подсчёт заполненных линий
kingdoms-score-before = Золото до подсчёта
kingdoms-score-of-row = Ряд { $row }
kingdoms-score-of-column = Столбец { $column }
kingdoms-score-base = { $tiles } → база { $base }
kingdoms-score-split = { $line }, { $count ->
    [one] гора на { $cells }
   *[other] горы на { $cells }
}
kingdoms-score-part = { $cells }: { $base }
kingdoms-score-ranks = учтённые ранги
kingdoms-score-formula = { $base } × { $ranks ->
    [one] { $ranks } ранг
    [few] { $ranks } ранга
   *[other] { $ranks } рангов
} = { $gold }

## Урок

kingdoms-lesson-realm = Добро пожаловать! Это королевство: пять рядов и шесть столбцов. Вы играете жёлтыми, паж — красными, и в конце побеждает тот, у кого больше золота.
kingdoms-lesson-tiles = Земли с плюсом — богатства, с минусом — опасности. Число в конце ряда или столбца — их сумма.
kingdoms-lesson-castles = Это ваши замки, от ранга 1 до ранга 4. Замок приносит сумму своего ряда и сумму своего столбца, умножая каждую на ранг.
kingdoms-lesson-first = В ряду 2 лежат +6 и +4, и столбец c тоже богат. Выберите замок ранга 4 и поставьте его на c2.
kingdoms-lesson-first-no = Можно и так, но c2 приносит гораздо больше: поставьте замок ранга 4 туда.
kingdoms-lesson-draw = Красные пришли за вами в ряд 2: с линии получает каждый, чей замок на ней стоит. Теперь вытяните жетон из запаса: вы увидите его до выбора клетки.
kingdoms-lesson-draw-no = Так тоже можно. А пока вытяните жетон и посмотрите, что попадётся.
kingdoms-lesson-troll = Тролль, −6! Положите его туда, где есть замки красных, а ваших нет: на e5 он обойдётся им дорого.
kingdoms-lesson-troll-no = Красные были бы рады. Положите тролля на e5.
kingdoms-lesson-start = Ещё у вас есть начальный жетон, которого не видел никто другой: гора. Она делит свой ряд и свой столбец надвое, и каждая часть считается отдельно.
kingdoms-lesson-mountain = А вот и хитрость: разбойник, −5, портит ваш ряд 2. Положите гору на d2, и разбойник останется наедине с замком красных.
kingdoms-lesson-mountain-no = Остальное пригодится позже: место начального жетона — d2, между вами и разбойником.
kingdoms-lesson-mine = Красные положили на f1 золотой рудник: он удваивает все остальные жетоны своего ряда и столбца, хорошие и плохие. Дракон на b3 делает наоборот: богатства на его линиях ничего не стоят.
kingdoms-lesson-last = Столбец a стоит 10, и там уже два ваших замка. Добавьте замок ранга 3 на a5.
kingdoms-lesson-last-no = Почти! Столбец a приносит больше всего: поставьте замок ранга 3 на a5.
kingdoms-lesson-scoring = Поле заполнено, поэтому посчитаны все ряды и все столбцы. В ряду 2 ваш замок ранга 4 принёс 10 × 4 = 40 золотых: гора не пустила туда −5.
kingdoms-lesson-after = Замки ранга 1 вернулись к вам, остальные выбыли из игры: берегите высокие. Следующую эпоху начинает самый богатый, а после третьей он побеждает.
kingdoms-lesson-on = Это всё, что нужно знать. Осталось две эпохи: теперь играйте дальше против пажа.

## Что принёс бы ход

kingdoms-brings-castle = { $line }: база { $base } × ранг { $rank } = { $gold }.
kingdoms-brings-base = { $line }: база { $before } → { $base }.
kingdoms-brings-total = При нынешнем положении: { $won }.
kingdoms-brings-scoring = Поле будет заполнено, и эпоху подсчитают.

## Ходы и чем один был лучше другого

kingdoms-move-castle = ставит замок ранга { $rank } на { $cell }
kingdoms-move-draw = тянет жетон
kingdoms-move-take = берёт жетон: { $tile }
kingdoms-move-place = кладёт жетон на { $cell }: { $tile }
kingdoms-move-start = кладёт начальный жетон на { $cell }: { $tile }
kingdoms-move-pass = пасует
kingdoms-why-line = { $line } с базой { $base }
kingdoms-why-mine = { $line } с базой { $base }, удвоенной золотым рудником
kingdoms-why-dragon = { $line } с базой { $base } из-за дракона
kingdoms-why-nobody = никому ничего
kingdoms-why-better-castle = Замок ранга { $rank } на { $cell } принёс бы больше ({ $lines }). По тогдашнему положению: { $won }.
kingdoms-why-played-castle = Замок ранга { $rank } на { $cell } приносит мало ({ $lines }). По тогдашнему положению: { $won }.
kingdoms-why-better-tile = На { $cell } жетон ({ $tile }) изменил бы базу с { $before } на { $base } ({ $line }). По тогдашнему положению: { $won }.
kingdoms-why-played-tile = На { $cell } жетон ({ $tile }) меняет базу с { $before } на { $base } ({ $line }). По тогдашнему положению: { $won }.
kingdoms-why-better-mountain = На { $cell } гора разделила бы линию надвое ({ $line }). По тогдашнему положению: { $won }.
kingdoms-why-played-mountain = На { $cell } гора делит линию надвое ({ $line }). По тогдашнему положению: { $won }.
kingdoms-why-left = Клетка { $cell } остаётся сопернику: { $who } с замком ранга { $rank } получит там много ({ $lines }). По тогдашнему положению: { $won }.
kingdoms-why-smaller = На { $cell } хватило бы замка ранга { $small }: замок ранга { $rank } после эпохи выбывает из игры.
kingdoms-why-spent = Замок ранга { $rank } потрачен рано: на { $cell } он приносит мало ({ $lines }; по тогдашнему положению: { $won }), пустых клеток ещё { $empty }, а после эпохи он выбывает из игры.
kingdoms-why-spent-empty = Замок ранга { $rank } потрачен рано: на { $cell } он пока ничего не приносит, пустых клеток ещё { $empty }, а после эпохи он выбывает из игры.
kingdoms-why-start = Начальный жетон ({ $tile }) открыт рано: о нём никто не знал, а пустых клеток ещё { $empty }.
