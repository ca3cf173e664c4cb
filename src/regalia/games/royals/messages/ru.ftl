royals-over = Партия окончена.
royals-draw-first = Сначала возьмите карты: ход начинается с добора.
royals-drawn-all = Вы уже взяли все карты этого хода.
royals-no-intrigue-yet = В первый ход берут только карты стран.
royals-no-intrigue-now = Берут три карты стран или одну карту страны и одну карту интриги; ещё одну карту интриги взять нельзя.
royals-no-intrigue-left = Карт интриг для добора не осталось.
royals-no-country-now = Вместе с картой интриги берут только одну карту страны.
royals-deck-empty = Колода стран пуста; возьмите карту из открытого ряда.
royals-not-shown = В открытом ряду нет карты «{ $country }».
royals-pay-first = Сначала завершите оплату позиции «{ $position }» или отмените её («cancel»).
royals-discard-first = Сначала сбросьте лишнее: лимит — 12 карт стран и 4 карты интриг.
royals-end-first = Карты сбрасывают в конце хода; сначала завершите ход («end»).
royals-own = Позиция «{ $position }» уже ваша; свою позицию захватить нельзя.
royals-held = Позицию «{ $position }» занимает другой игрок; её можно захватить с помощью интриги.
royals-vacant = Позиция «{ $position }» свободна; займите её, интрига не нужна.
royals-no-cubes = В запасе нужны два кубика: один на позицию, другой на титул.
royals-too-dear = Позиция «{ $position }» стоит { $cost ->
    [one] { $cost } карту
    [few] { $cost } карты
   *[other] { $cost } карт
} «{ $country }»; ваших не хватает даже с джокерами.
royals-no-intrigue = Чтобы захватить позицию «{ $position }», { $count ->
    [one] нужна { $count } карта интриги
    [few] нужны { $count } карты интриг
   *[other] нужно { $count } карт интриг
} «{ $country }»; ваших не хватает даже с джокерами.
royals-nothing-to-pay = Сейчас вы ни за что не платите; сначала займите или захватите позицию.
royals-card-missing = Карт «{ $card }» для этого у вас больше нет.
royals-other-pile = Карта «{ $card }» не того вида, которым сейчас платят.
royals-no-stand-in = Карта «{ $card }» не годится для страны «{ $country }», и не осталось джокера, в который она могла бы войти.
royals-within-limit = Лимит карт этого вида («{ $card }») не превышен; сбрасывайте только лишнее.
royals-board = **Поле в игре** — «{ $name }»: значений { $values }, из них замен для чисел, которых нет в правилах: { $substitutes }. Их перечисляет `regalia board royals`; с ключом `--board FILE` вы играете на своём поле.

## Настройки и поля

royals-display-of-four = открытый ряд из 4 карт — дополнительное правило издания 2016 года; в издании 2014 года карт 3 (ROY-S4).
royals-board-nobles = noble-houses.tokens в обоих изданиях должны быть { $wanted }, а не { $value } (ROY-C4).
royals-board-cost = { $key }: в обоих изданиях должно быть { $wanted }, а не { $value } (ROY-C5).
royals-board-odd = { $key } — { $value }, а полная ценность маркера титула должна быть чётной: на каждой половине её половина (ROY-T1).
royals-board-value = { $key } — { $value }, не больше, чем у титула { $lower }; ценность титулов растёт с рангом.
royals-board-cities = городов в { $key } — { $count }; в стране { $country } их должно быть { $wanted } (ROY-C1).
royals-board-bonus = { $key } повторяет { $value }, как у другого города с титулом { $title }; тогда ничью было бы не разрешить (ROY-E5).
royals-board-city = { $key }: в ключе города допустимы только строчные буквы, цифры и знак «-», потому что им пользуются ходы.
royals-board-positions = { $key } — список из одного или двух титулов, а не { $value } (ROY-C7).
royals-board-title = в { $key } назван { $value }; титулы — { $words } (ROY-C5).
royals-board-twice = в { $key } дважды назван титул { $title }; тогда ничью было бы не разрешить (ROY-E5).
royals-board-known = { $key }: известно, что здесь { $wanted }, а не { $value }.
royals-board-dijon = { $key }: известно, что здесь есть baron, а не только { $value }.
royals-board-influence = { $key }: известно, что у титула { $title } влияние { $wanted }, а не { $value }.
royals-board-same-city = countries: у двух городов один и тот же ключ; ходы не смогли бы их различить.
royals-board-titles = countries: городов с титулом { $title } — { $count }; на поле их должно быть { $wanted } (ROY-C7).
royals-board-country-titles = { $key }: позиций «{ $title }» должно быть { $wanted }, а не { $count } (ROY-C7).
royals-board-falls = { $key } — { $value }, меньше, чем у титула { $lower }; с рангом влияние не убывает.
royals-board-mark = { $key } — значение, {"{"} known = … {"}"} или {"{"} substitute = … {"}"}, а не { $value }.
royals-board-numbers = { $key } — список чисел (всего { $count }), а не { $value }.
royals-board-pair = { $key } — [{ $higher }, { $lower }], а первым из двух жетонов должен идти больший (ROY-C4).
royals-board-long = { $key }: слишком длинно; имя может занимать не больше { $count ->
    [one] { $count } байта
   *[other] { $count } байтов
}.
royals-board-sign = { $key }: допустимы только печатные знаки, а не { $value }.
royals-board-table = { $key } — таблица с собственными ключами, а не { $value }.
royals-board-key = { $key } — не ключ поля; здесь возможны { $words }.

## Расстановки

royals-cubes-many = у места { $seat } кубиков на поле — { $count }; у игрока их { $stock } (ROY-C6).
royals-turns = turns — { $turns }, поэтому turn должен быть { $turn }: начинало место 0 (ROY-S2).
royals-nobles-gone = tokens.noble-houses: при таком числе игроков «gone» должны быть первые { $count } (ROY-S6).
royals-not-scored = { $name }: эти жетоны ещё не разыграны, их не может быть ни у кого (ROY-E4, ROY-T1).
royals-known-many = known места { $seat } называет больше карт, чем у него на руке.
royals-before-many = before-shuffles места { $seat } называет больше карт, чем у него на руке помимо известных и в laid-since-shuffle.
royals-before-form = { $name } — это список не более чем из { $count } наборов карт, а не { $value }.
royals-laid-many = laid-since-shuffle называет больше карт, чем лежит в сбросе.
royals-hand-many = на руке у места { $seat } сейчас может быть карт стран — не больше { $country }, карт интриг — не больше { $intrigue } (ROY-D2, ROY-H1).
royals-display = display — список стран (не больше { $count }), а не { $value }.
royals-cards-many = в расстановке больше карт «{ $card }», чем есть в игре ({ $rules }).
royals-decks = карт «{ $card }» в { $deck } и { $discards } вместе должно быть { $count }: все, которых нет в других местах ({ $rules }).
royals-payment-phase = оплата возможна только в фазе pay.
royals-payment = payment: к такой оплате ({ $position }) не ведёт никакой выбор карт (ROY-P2 — ROY-P5).
royals-payment-settled = payment: эта оплата ({ $position }) не оставляет выбора, она была бы уже завершена.
royals-nothing-to-discard = месту { $seat } сбрасывать нечего: у него не больше 12 карт стран и 4 карт интриг (ROY-H1).
royals-cannot-pay = место { $seat } не может оплатить позицию { $position } (ROY-P2, ROY-P4, ROY-P7).
royals-cards-form = { $name } пишется как { $example }, а не { $value }.
royals-owners = { $name } — список владельцев, всего { $count } (место, null или «gone»), а не { $value }.

## Подсчёт

royals-form = по одной записи в строке: «period 1648» (или 1680, 1714), позиции вроде «dijon-baron: red», смещённые кубики вроде «dijon: red blue», кубики на титулах вроде «baron: red 2, blue 1»; «board FILE» для своего поля
royals-sheet-empty = не назван ни один кубик; пишите так: { $form }.
royals-sheet-period = строка { $line }: период — { $words }, а не { $value }.
royals-sheet-colon = строка { $line }: в «{ $text }» нет двоеточия; пишите так: { $form }.
royals-sheet-name = строка { $line }: { $value } — ни позиция (dijon-baron), ни город (dijon), ни титул (baron) этого поля.
royals-sheet-held = строка { $line }: на позиции «{ $position }» стоит не больше одного кубика (ROY-P7).
royals-sheet-colour = строка { $line }: { $value } — уже шестой цвет; играют не больше пяти человек (ROY-S1).
royals-sheet-cubes = строка { $line }: пишите кубики как «red 2, blue 1», а не { $value }.
royals-sheet-many = строка { $line }: кубиков одного цвета — { $count }; у игрока их не больше { $stock } (ROY-C6).
royals-sheet-line = строка { $line }: { $reason }

## Названия

royals-country-france = Франция
royals-country-german-states = Германские государства
royals-country-britain = Британия
royals-country-spain = Испания
royals-title-marshal = Маршал
royals-title-baron = Барон
royals-title-countess = Графиня
royals-title-duke = Герцог
royals-title-cardinal = Кардинал
royals-title-princess = Принцесса
royals-title-king = Король
royals-city-paris = Париж
royals-city-lyon = Лион
royals-city-bordeaux = Бордо
royals-city-dijon = Дижон
royals-city-marseille = Марсель
royals-city-vienna = Вена
royals-city-cologne = Кёльн
royals-city-berlin = Берлин
royals-city-munich = Мюнхен
royals-city-london = Лондон
royals-city-dublin = Дублин
royals-city-edinburgh = Эдинбург
royals-city-madrid = Мадрид
royals-city-seville = Севилья
royals-city-barcelona = Барселона
royals-city-valencia = Валенсия

## Игра и её настройки

royals-tagline = Завоюйте королевские дворы Европы: город за городом, титул за титулом.
royals-option-players = Сколько игроков за столом.
royals-option-edition = По каким правилам играть: Arcane Wonders (2016) или ABACUSSPIELE (2014).
royals-option-display = Сколько карт стран лежит в открытом ряду; 4 — дополнительное правило издания 2016 года.
royals-option-open-points = Показывать жетоны и очки всех игроков во время партии.
royals-option-board = Какое поле используется: наше или ваш файл TOML.

## Терминал

royals-name-board = замещающее поле Regalia
royals-see-period = период { $period }
royals-see-round = раунд { $round }
royals-see-signs = ⬡ бонус города, ♣ цена, ♦ влияние
royals-see-period-ends = период закончится с этим ходом
royals-see-pays = период { $first }/{ $second }
royals-see-tokens = жетоны { $tokens }
royals-see-city = город
royals-see-position = позиция
royals-see-displaced = смещены
royals-see-influence = влияние
royals-see-houses = благородные дома
royals-see-house = благородный дом
royals-see-cards = стран { $country }, интриг { $intrigue }
royals-see-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
royals-see-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
royals-see-known = взято у всех на глазах:
royals-see-no-cards = ни одной карты
royals-see-display = Открытый ряд:
royals-see-no-display = пусто
royals-see-deck = колода { $deck }, сброс { $discards }
royals-see-intrigue = колода интриг { $deck }, сброс { $discards }
royals-see-hand = Ваши карты:
royals-see-my-tokens = Ваши жетоны:
royals-see-paying = Оплата: { $position }.
royals-see-committed = Уже выложено:
royals-ask-draw = Возьмите три карты стран или одну карту страны и одну карту интриги.
royals-ask-draw-first = Возьмите карты стран; карты интриг в первом раунде брать нельзя.
royals-ask-play = Занимайте свободные позиции, захватывайте чужие или завершите ход.
royals-ask-pay = Идёт оплата: { $position }.
royals-ask-discard = Сбросьте лишнее: оставьте не больше 12 карт стран и 4 карт интриг.
royals-ask-owed = Назовите ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
royals-group-take = взять из ряда
royals-group-draw = взять из колоды
royals-group-pay = заплатить
royals-group-cancel = отменить оплату
royals-group-end = конец хода
royals-group-discard = сбросить
royals-score = Royals: период { $period } (титулы считают после периода 1714)
royals-score-last = Royals: период { $period } и титулы
royals-score-country = { $country }: влияние → очки
royals-score-title = { $title }: кубики → очки
royals-score-total = итого
royals-score-everywhere = { $colour }: кубик есть в каждом городе страны «{ $country }»; положен жетон страны, если он в тот момент ещё оставался (ROY-B2).
royals-score-every-title = { $colour }: кубик есть на каждом титуле; положен жетон благородного дома, если он в тот момент ещё оставался (ROY-B3).
royals-score-tokens = Жетоны городов, стран, благородных домов и прежних периодов не учтены; прибавьте их сами.
royals-score-ask-board = Файл поля (Enter — поле, приложенное к Regalia):
royals-score-ask-period = Какой период: 1648, 1680 или 1714?
royals-score-ask-holder = Кто занимает позицию «{ $position }»?
royals-score-ask-displaced = Смещённые кубики, { $city } (красный 2, синий)?
royals-score-ask-cubes = Кубики на титуле «{ $title }» (красный 2, синий 1)?

## Ход партии

royals-told-dealt = Карты в открытом ряду: { $cards }. Начинает { $first }.
royals-told-took = { $who } берёт из открытого ряда карту «{ $card }».
royals-told-drew-country = { $who } берёт карту страны из колоды.
royals-told-drew-intrigue = { $who } берёт карту интриги.
royals-told-drew-card = { $who } берёт из колоды карту «{ $card }».
royals-told-discarded = { $who } сбрасывает карты сверх лимита: { $cards }.
royals-told-ended-turn = { $who } завершает ход.
royals-told-refilled = Новые карты в открытом ряду: { $cards }.
royals-told-shuffled-country = Сброс карт стран перемешивают: это новая колода ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}).
royals-told-shuffled-intrigue = Сброс карт интриг перемешивают: это новая колода ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}).
royals-told-occupied = { $who } занимает позицию «{ $position }» и выкладывает карты: { $cards }.
royals-told-took-over = { $who } захватывает позицию «{ $position }» и выкладывает карты: { $cards }; смещённый кубик ({ $rival }) остаётся в городе { $city }.
royals-told-token-city = { $who } берёт жетон города ({ $city }, { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}).
royals-told-token-country = { $who } берёт жетон страны ({ $country }, { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}).
royals-told-token-noble-house = { $who } берёт жетон благородного дома ({ $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}).
royals-told-ran-out = Колода стран кончилась: период { $period } закончится с этим ходом.
royals-told-last-round = Колода стран кончилась: период { $period } и партия закончатся с этим раундом.
royals-told-period = Подсчёт периода { $period }: { $lines }.
royals-told-titles = Подсчёт титулов: { $lines }.
royals-told-ended = Партия окончена: { $scores }; { $count ->
    [one] победа: { $winners }
   *[other] победу делят: { $winners }
}.
royals-told-ended-tie = Партия окончена: { $scores }; самые крупные жетоны при ничьей: { $tokens }; { $count ->
    [one] победа: { $winners }
   *[other] победу делят: { $winners }
}.
royals-name-position = { $title } ({ $city })
royals-name-pair = { $first } + { $second }
royals-name-cards = { $card } — { $count }
royals-score-lines = { $first }; { $rest }
royals-score-in = { $of }: { $won }
royals-score-nobody = { $of }: никто
royals-score-of = { $who } { $points }
royals-score-highest = { $who }: { $tokens }
royals-score-won = { $who } { $value } (влияние: { $influence })
royals-score-won-by-title = { $who } { $value } (влияние: { $influence }, как и { $rivals }, но титул выше: { $title })
royals-score-won-by-city = { $who } { $value } (влияние: { $influence }, титул: { $title }, как и { $rivals }, но бонус города выше: { $city })
royals-score-of-period = Подсчёт периода { $period }
royals-score-titles = Подсчёт титулов
royals-score-end = Итоговый подсчёт
royals-score-influence = Влияние
royals-score-cubes = Кубики
royals-score-formula = влияние { $influence } → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
royals-score-formula-title = влияние { $influence }, выше титул → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
royals-score-formula-city = влияние { $influence }, дороже город → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
royals-score-formula-cubes = { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
} → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
royals-score-formula-shared = { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
}, поровну → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
royals-score-cities = Жетоны городов
royals-score-countries = Жетоны стран
royals-score-houses = Благородные дома
royals-score-periods = Жетоны периодов
royals-score-markers = Маркеры титулов
royals-score-tie = Самые крупные жетоны при ничьей
royals-score-nth = { $nth }.

## Что принёс бы ход

royals-brings-influence = Влияние ({ $country }): { $before } → { $influence }, { $place ->
    [1] пока наибольшее (очки: { $value })
    [2] пока второе (очки: { $value })
   *[other] для жетона пока мало
}.
royals-brings-city = Жетон города ({ $city }): +{ $value }.
royals-brings-country = Жетон страны ({ $country }): +{ $value }.
royals-brings-house = Жетон благородного дома: +{ $value }.
royals-brings-title = Маркер титула ({ $title }): кубики — { $cubes }, очки сейчас — { $points }.

## Урок

royals-lesson-map = Добро пожаловать! Четыре страны, шестнадцать городов и титулы в них, от Маршала до Короля. Вы играете синими, паж — красными, и побеждает тот, у кого больше очков.
royals-lesson-hand = Это ваши карты. Позиция стоит карт своей страны: Маршал — одну, Король — восемь.
royals-lesson-draw = Каждый ход начинается с карт: берут три карты стран или одну карту страны и одну карту интриги. Возьмите из открытого ряда обе карты Франции, затем одну карту страны вслепую из колоды.
royals-lesson-draw-no = В другой раз. А сейчас возьмите из открытого ряда обе карты Франции, затем одну из колоды стран.
royals-lesson-occupy = На позицию «Графиня (Лион)» у вас хватает карт Франции: нужно три. Займите её: в Лионе ещё никого нет, и жетон города тоже ваш.
royals-lesson-occupy-no = Поберегите карты: сначала займите позицию «Графиня (Лион)».
royals-lesson-takeover = А вот и хитрость. Ваша карта интриги годится для Франции: с ней и двумя картами Франции захватите у красных позицию «Барон (Дижон)».
royals-lesson-takeover-no = Самое время для карты интриги: захватите позицию «Барон (Дижон)».
royals-lesson-end = Красный кубик смещён: влияния он больше не даёт, но кубик в Дижоне у красных остаётся. На этот раз достаточно: завершите ход.
royals-lesson-end-no = Оставшейся карты пока ни на что не хватает. Завершите ход.
royals-lesson-periods = Колода кончилась, а с ней и период: по странам подсчитано влияние. Во Франции у вас влияние 2, у красных 1: вы берёте жетон в 8 очков, красные — в 4. Так бывает трижды за партию.
royals-lesson-more = Собирать можно и другое: жетон за кубик в каждом городе страны, жетон за кубик на каждом титуле, а в конце маркеры титулов — тому, чьих кубиков на них больше.
royals-lesson-jokers = Если карты не хватает, любые три карты стран заменяют одну. Так же две карты интриг заменяют одну.
royals-lesson-on = Это всё, что нужно знать. Теперь играйте дальше против пажа.

## Ходы и чем один был лучше другого

royals-move-take = берёт из открытого ряда карту «{ $card }»
royals-move-draw-country = берёт карту страны
royals-move-draw-intrigue = берёт карту интриги
royals-move-occupy = занимает позицию «{ $position }»
royals-move-takeover = захватывает позицию «{ $position }»
royals-move-pay = платит картой «{ $card }»
royals-move-cancel = отменяет оплату
royals-move-end = завершает ход
royals-move-discard = сбрасывает карту «{ $card }»
royals-why-first = первое место ({ $country }, { $value })
royals-why-first-ahead = первое место ({ $country }, { $value }; позади: { $who })
royals-why-second = второе место ({ $country }, { $value })
royals-why-second-ahead = второе место ({ $country }, { $value }; позади: { $who })
royals-why-city = жетон города ({ $city }, { $value })
royals-why-country = жетон страны ({ $country }, { $value })
royals-why-house = жетон благородного дома ({ $value })
royals-why-title = очки маркера титула ({ $title }, { $value })
royals-why-falls = { $who } теряет место ({ $country }, { $value })
royals-why-cost = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}{ $jokers ->
    [0] {""}
   *[other] , джокеров: { $jokers }
}{ $plots ->
    [0] {""}
    [one] , { $plots } карта интриги
    [few] , { $plots } карты интриг
   *[other] , { $plots } карт интриг
}
royals-why-nothing = очков пока нет
royals-why-better-position = Позиция «{ $position }» ({ $cost }) принесла бы: { $gains }.
royals-why-cheaper = Позиция «{ $position }» обошлась бы дешевле: { $cost }.
royals-why-played-position = Позиция «{ $position }» ({ $cost }) приносит: { $gains }.
royals-why-spent = Карты за позицию «{ $position }» ({ $cost }) были нужны для лучшей, «{ $ahead }»: { $aim }. Эта позиция приносит: { $gains }.
royals-why-card-pays = Ещё одной карты «{ $country }» хватило бы на позицию «{ $position }»: { $gains }.
royals-why-card = Карта «{ $country }» ведёт к позиции «{ $position }» (после неё не хватает карт: { $missing }): { $gains }.
royals-why-idle = Карта «{ $country }» пока никуда не ведёт: там нет ценной позиции, до которой не хватало бы лишь нескольких карт.
royals-why-intrigue = С картой интриги можно было бы захватить позицию «{ $position }» (её занимает { $who }): { $gains }.
royals-why-kept = Карты «{ $country }» были нужны для позиции «{ $position }» ({ $gains }); легче было расстаться с другой картой («{ $other }»).
