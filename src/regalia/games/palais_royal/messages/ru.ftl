palais-royal-over = Партия окончена.
palais-royal-put-five = Сначала расставьте пятерых слуг по комнатам.
palais-royal-pay-first = Сначала укажите, какие печати вельможи вы оплачиваете письмом.
palais-royal-leave-first = Сначала оставьте слугу на клетке вельможи.
palais-royal-keep-first = Сначала решите, какие из взятых писем вы оставляете.
palais-royal-not-now = { $move ->
    [put] Слуг расставляют по комнатам только до первого хода
    [gate] Слуги приходят к воротам в действии 1
    [move] Слуги перемещаются по дворцу в действии 2
    [mint] Луидоры берут с монетного двора в действии 3
    [king] С большинством в покоях короля или с привилегией слугу отправляют к королю в действии 3
    [queen] С большинством в покоях королевы или с привилегией слугу отправляют к королеве в действии 3
    [recruit] Вельмож привлекают в действии 4
    [side] Слугу оставляют в саду, только когда привлекают вельможу с края сада
    [draw] Письма берут у чёрного хода в действии 5
    [keep] Письма оставляют себе только после того, как их взяли
    [discard] Письма сбрасывают только после того, как их взяли
   *[other] Печатями платят, только когда привлекают вельможу
}{ $when ->
    [later] ; этот этап хода ещё впереди
    [over] ; этот этап хода уже завершён
    [parade] ; этот этап уже завершён или пропущен, потому что у вас не было слуг на параде
    [stairs] ; этот этап уже завершён или пропущен, потому что у вас не было слуг на лестнице
    [mint] ; этот этап уже завершён или пропущен, потому что у вас не было слуг на монетном дворе
    [office] ; этот этап завершён, потому что у вас нет слуг в кабинете
    [nobles] ; этот этап завершён, потому что вы не можете оплатить ни одного вельможу
   *[other] { "" }
}. Текущий этап: { $action }.
palais-royal-step-parade = действие 1, парад
palais-royal-step-stairs = действие 2, лестница
palais-royal-step-mint = действие 3, монетный двор
palais-royal-step-king = действие 3, король
palais-royal-step-queen = действие 3, королева
palais-royal-step-recruit = действие 4, привлечение вельмож
palais-royal-step-back-door = действие 5, чёрный ход
palais-royal-step-after = конец хода
palais-royal-no-letter = У вас на руке нет письма { $letter }.
palais-royal-wrong-moment = Сейчас нельзя разыграть письмо { $letter }.
palais-royal-letter-price = Письмо { $letter } стоит { $price ->
    [one] { $price } луидор
    [few] { $price } луидора
   *[other] { $price } луидоров
}; у вас { $louis }.
palais-royal-gate-full = В этот ход больше нельзя ставить слуг к воротам.
palais-royal-reserve-empty = Ваш резерв пуст; возьмите слугу из другой комнаты.
palais-royal-reserve-first = Пока в резерве есть слуги, новые берутся оттуда.
palais-royal-same-room = Слуга уже в этой комнате: { $room }.
palais-royal-nobody-there = Здесь нет вашего слуги: { $room }.
palais-royal-too-far = Для этого { $steps ->
    [one] нужно { $steps } перемещение
    [few] нужно { $steps } перемещения
   *[other] нужно { $steps } перемещений
}; у вас осталось { $left }.
palais-royal-too-much = Можно взять не больше { $left ->
    [one] { $left } луидора
   *[other] { $left } луидоров
}.
palais-royal-no-noble = На клетке { $cell } нет вельможи.
palais-royal-no-office = В кабинете нет вашего слуги.
palais-royal-no-seals = Этот вельможа требует печатей: синих { $blue }, фиолетовых { $purple }; у вас синих { $haveblue }, фиолетовых { $havepurple } и от писем { $seals }.
palais-royal-too-dear = Этот вельможа стоит { $price ->
    [one] { $price } луидор
    [few] { $price } луидора
   *[other] { $price } луидоров
}; у вас { $louis }.
palais-royal-seals = Осталось оплатить печатей: синих { $blue }, фиолетовых { $purple }; от писем осталось { $seals }; на остальные должно хватить слуг.
palais-royal-kept-enough = Нельзя оставить больше писем, чем у вас слуг у чёрного хода.
palais-royal-not-drawn = Письма { $letter } нет среди взятых.
palais-royal-set = **Набор в игре** — «{ $name }»: записей в нём { $entries }, из них замен для неизвестных нам чисел: { $substitutes }.

## Наборы

palais-royal-set-lacks = в наборе нет { $key }; в наборе должны быть { $words }.
palais-royal-set-extra = { $key } не входит в набор; в наборе есть { $words }.
palais-royal-entry = { $key } — таблица с { $words }, а не { $value }.
palais-royal-entry-key = { $key } — неизвестный ключ; в { $table } есть { $words }.
palais-royal-nobles = nobles — список жетонов, всего { $count } (PAL-C2), а не { $value }.
palais-royal-letters-each = в letters должно быть по одной записи на каждое из { $words } (PAL-C3); проверьте { $wrong }.
palais-royal-sides-each = в sides должно быть по одной записи на каждый из { $words }; проверьте { $wrong }.
palais-royal-plan = garden.plan — список строк, от 1 до { $high }, а не { $value }.
palais-royal-plan-row = garden.plan, строка { $row }: не больше { $high } знаков из «o» (клетка), «2» (внешняя клетка), «s» (статуя) и «.» (ничего), а не { $value }.
palais-royal-plan-spaces = клеток для вельмож («o» и «2») в garden.plan — { $count }, а должно быть { $spaces } (PAL-C1).
palais-royal-apart = garden.apart — список пар клеток вроде ['b1', 'c2'], а не { $value }.
palais-royal-no-space = { $key }: на плане сада нет клетки { $value } (столбцы a, b, c…, строки 0, 1, 2…).
palais-royal-side-spaces = { $key } — список клеток, а не { $value }.
palais-royal-side-twice = { $key }: { $value } названо дважды.

## Расстановки

palais-royal-palace = palace — три списка по три комнаты, { $words } — каждая один раз, а не { $value }.
palais-royal-garden = garden — объект, где клеткам сопоставлено то, что на них стоит, а не { $value }.
palais-royal-garden-space = garden: клетки { $value } в этом саду нет.
palais-royal-garden-colour = garden: на { $cell } стоит слуга ({ $colour }), а этим цветом никто не играет.
palais-royal-garden-side = garden: на { $cell } стоит слуга, а слуги могут стоять только по краям сада (PAL-A6).
palais-royal-noble-number = { $key }: вельможи пронумерованы от 1 до { $high }; { $value } среди них нет.
palais-royal-noble-twice = { $key }: вельможа { $noble } есть в расстановке дважды.
palais-royal-noble-unknown = { $key }: вельможи { $value } в этом наборе нет; пишите число от 1 до { $high } или луидоры/синие/фиолетовые/очки вроде 4/2/0/3.
palais-royal-noble-many = { $key }: вельмож { $value } в расстановке больше, чем в этом наборе ({ $count }).
palais-royal-rooms = { $key } — объект, где комнатам сопоставлено число слуг, а не { $value }.
palais-royal-servants-many = у места { $seat } слуг во дворце и в саду — { $count }; всего их { $stock } (PAL-C4).
palais-royal-servants-sum = у места { $seat } слуг в сумме не { $stock } (PAL-C4): в reserve и supply вместе должно быть { $rest }.
palais-royal-letters = { $key } — список писем или объект, где письмам сопоставлены числа, а не { $value }.
palais-royal-letters-many = писем «{ $letter }» в расстановке — { $count }; всего их { $stock } (PAL-C3).
palais-royal-old-letters = { $key } называет письма, которых нет на руке.
palais-royal-old-drawn = drawn_before_shuffle называет письма, которые не взяты.
palais-royal-laid-many = laid_since_shuffle называет больше писем, чем выложено.
palais-royal-played = { $key } может содержать { $words }; все остальные письма сбрасывают.
palais-royal-seals-space = в фазе seals в step должна быть указана клетка вельможи, которого привлекают; там его нет.
palais-royal-side-space = в фазе side в step должна быть указана пустая клетка на краю сада.
palais-royal-setup-reserve = у места { $seat } слуг в резерве — { $count }, и расставить 5 по комнатам нельзя (PAL-S6).
palais-royal-drawn-phase = взятые письма бывают только в фазе keep.
palais-royal-stuck = в фазе { $phase } у места { $seat } нет слуг, которые для неё нужны.

## Подсчёт

palais-royal-form = по строке на игрока: имя, затем nobles с очками каждого жетона (4+7+3), played с очками разыгранных писем, unplayed с числом писем на руке, cardinal с числом слуг там и { $sides } с числом слуг на этой стороне (внешние считаются дважды); пропущенное равно 0
palais-royal-sheet-lines = в Palais Royal играют от 2 до { $high } человек; строк в тексте — { $count }.
palais-royal-sheet-names = у двух игроков одно и то же имя: { $names }.
palais-royal-sheet-pairs = { $value } — не имя, за которым следуют пары вроде «lion 3».
palais-royal-sheet-word = строка «{ $name }»: слова { $value } нет среди { $words }.
palais-royal-sheet-number = строка «{ $name }», { $word }: нужно число или сумма вроде 4+7+3, а не { $value }.
palais-royal-sheet-played = разыгранное письмо приносит 2 или 4 очка (PAL-L8, PAL-L9); строка «{ $name }»: { $points } быть не может.
palais-royal-sheet-servants = строка «{ $name }», { $side }: слуг не может быть { $count }, у игрока их только 25.

## Названия

palais-royal-name-gate = ворота
palais-royal-name-parade = парад
palais-royal-name-stairs = лестница
palais-royal-name-mint = монетный двор
palais-royal-name-king = покои короля
palais-royal-name-queen = покои королевы
palais-royal-name-office = кабинет
palais-royal-name-back-door = чёрный ход
palais-royal-name-cardinal = покои кардинала
palais-royal-name-reserve = резерв
palais-royal-name-majority = Большинство
palais-royal-name-open-gate = Открытые ворота
palais-royal-name-gate-and-moves = Ворота и перемещения
palais-royal-name-5-moves = 5 перемещений
palais-royal-name-9-moves = 9 перемещений
palais-royal-name-2-seals = 2 печати
palais-royal-name-4-louis = 4 луидора
palais-royal-name-2-points = 2 очка
palais-royal-name-4-points = 4 очка

## Игра и её настройки

palais-royal-tagline = Рассылайте слуг по дворцу и привлекайте вельмож из его сада.
palais-royal-option-players = Сколько игроков за столом.
palais-royal-option-rooms = Как расположены девять комнат: случайно или как рекомендовано для первой партии.
palais-royal-option-set = Какой набор вельмож, писем и сада используется: наш или ваш файл TOML.
palais-royal-reported = примерно от 50 до 120 очков; играющие наугад скоро уходят с лестницы и застревают (PAL-R6)

## Терминал

palais-royal-name-set = замещающий набор Regalia
palais-royal-name-lion = лев
palais-royal-name-amphora = амфора
palais-royal-name-fountain = фонтан
palais-royal-name-sphinx = сфинкс
palais-royal-sign-gate = +2 ворота
palais-royal-sign-moves = +2 перем.
palais-royal-sign-diagonal = диагон.
palais-royal-sign-louis = +2 Л
palais-royal-sign-king = +король
palais-royal-sign-queen = +королева
palais-royal-sign-king-or-queen = +кор./-ва
palais-royal-sign-letters = +3 письма
palais-royal-sign-servant = 1 слуга
palais-royal-sign-servants = 3 слуги
palais-royal-ask-setup = расставьте по комнатам ещё { $left ->
    [one] { $left } слугу
   *[other] { $left } слуг
}
palais-royal-ask-parade = действие 1, парад: { $left ->
    [0] к воротам никого поставить нельзя
    [1] к воротам можно поставить { $left } слугу
    [one] к воротам можно поставить до { $left } слуги
   *[other] к воротам можно поставить до { $left } слуг
}
palais-royal-ask-stairs = действие 2, лестница: ещё { $left ->
    [one] { $left } перемещение
    [few] { $left } перемещения
   *[other] { $left } перемещений
}
palais-royal-ask-mint = действие 3, монетный двор: { $left ->
    [1] { $left } луидор
    [one] до { $left } луидора
   *[other] до { $left } луидоров
}
palais-royal-ask-king = действие 3, король: ещё один слуга?
palais-royal-ask-queen = действие 3, королева: ещё один слуга?
palais-royal-ask-recruit = действие 4: привлекайте вельмож
palais-royal-ask-seals = какие печати оплатит письмо?
palais-royal-ask-side = оставьте слугу на клетке вельможи
palais-royal-ask-back-door = действие 5, чёрный ход: взять письма?
palais-royal-ask-keep = { $left ->
    [0] больше писем оставить нельзя
    [1] можно оставить { $left } письмо
    [one] можно оставить до { $left } письма
   *[other] можно оставить до { $left } писем
}
palais-royal-ask-after = разыграйте письма или завершите ход
palais-royal-ask-over = партия окончена
palais-royal-see-nobles = { $count ->
    [one] { $count } вельможа
    [few] { $count } вельможи
   *[other] { $count } вельмож
} в саду
palais-royal-see-deck = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
} в колоде
palais-royal-see-idle = вельмож не привлекали { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}; после { $most } партия закончится
palais-royal-see-extra = затем ещё { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[other] { $count } перемещений
}
palais-royal-see-seals = { $count ->
    [one] { $count } печать
    [few] { $count } печати
   *[other] { $count } печатей
} от писем
palais-royal-see-diagonal = (и по диагонали)
palais-royal-see-garden = сад: цена/синие/фиолетовые очки
palais-royal-see-palace = дворец
palais-royal-see-louis = луидоры
palais-royal-see-servants = слуги
palais-royal-see-letters = письма
palais-royal-see-points = { $total } = вельможи { $nobles } + письма { $letters } + на руке { $unplayed } + стороны { $sides }
palais-royal-see-face-down = { $count } лицом вниз
palais-royal-see-my-letters = Ваши письма:
palais-royal-see-drawn = Взяты:
palais-royal-see-looking = { $count ->
    [one] Сейчас смотрят { $count } письмо.
    [few] Сейчас смотрят { $count } письма.
   *[other] Сейчас смотрят { $count } писем.
}
palais-royal-see-discards = Сброс:
palais-royal-see-price = ({ $price } Л)
palais-royal-group-put = поставить
palais-royal-group-gate = к воротам
palais-royal-group-king = к королю
palais-royal-group-queen = к королеве
palais-royal-group-side = на край сада
palais-royal-group-move = перейти из: { $room }
palais-royal-group-mint = монетный двор
palais-royal-group-recruit = привлечь
palais-royal-group-seal = печать
palais-royal-group-pay = заплатить
palais-royal-group-draw = взять письма
palais-royal-group-keep = оставить
palais-royal-group-discard = сбросить
palais-royal-group-letter = письмо
palais-royal-group-done = готово
palais-royal-counted = Итоговый подсчёт
palais-royal-counted-nobles = Вельможи
palais-royal-counted-played = Разыгранные письма
palais-royal-counted-hand = Письма на руке
palais-royal-counted-lion = Сторона льва
palais-royal-counted-amphora = Сторона амфоры
palais-royal-counted-fountain = Сторона фонтана
palais-royal-counted-sphinx = Сторона сфинкса
palais-royal-score = Palais Royal: очки
palais-royal-score-player = игрок
palais-royal-score-nobles = вельможи
palais-royal-score-played = разыграно
palais-royal-score-hand = на руке
palais-royal-score-total = итого
palais-royal-score-cardinal = { $count ->
    [one] Победа по числу слуг в покоях кардинала: { $names }.
   *[other] По числу слуг в покоях кардинала победу делят: { $names }.
}
palais-royal-score-ask-name = игрок { $number }, имя:
palais-royal-score-ask-more = игрок { $number }, имя (или Enter, если больше никого):
palais-royal-score-nameless = игрок-{ $number }
palais-royal-score-ask-nobles = очки вельмож, по жетонам (4+7+3)
palais-royal-score-ask-played = очки разыгранных писем
palais-royal-score-ask-unplayed = писем осталось на руке
palais-royal-score-ask-cardinal = слуг в покоях кардинала
palais-royal-score-ask-lion = слуг на стороне льва, внешние за двух
palais-royal-score-ask-amphora = слуг на стороне амфоры, внешние за двух
palais-royal-score-ask-fountain = слуг на стороне фонтана, внешние за двух
palais-royal-score-ask-sphinx = слуг на стороне сфинкса, внешние за двух

## Что произошло, фраза за фразой

palais-royal-name-the-gate = { palais-royal-name-gate }
palais-royal-name-the-parade = { palais-royal-name-parade }
palais-royal-name-the-stairs = { palais-royal-name-stairs }
palais-royal-name-the-mint = { palais-royal-name-mint }
palais-royal-name-the-king = { palais-royal-name-king }
palais-royal-name-the-queen = { palais-royal-name-queen }
palais-royal-name-the-office = { palais-royal-name-office }
palais-royal-name-the-back-door = { palais-royal-name-back-door }
palais-royal-name-the-cardinal = { palais-royal-name-cardinal }
palais-royal-name-the-reserve = { palais-royal-name-reserve }
palais-royal-name-the-majority = «{ palais-royal-name-majority }»
palais-royal-name-the-open-gate = «{ palais-royal-name-open-gate }»
palais-royal-name-the-gate-and-moves = «{ palais-royal-name-gate-and-moves }»
palais-royal-name-the-5-moves = «{ palais-royal-name-5-moves }»
palais-royal-name-the-9-moves = «{ palais-royal-name-9-moves }»
palais-royal-name-the-2-seals = «{ palais-royal-name-2-seals }»
palais-royal-name-the-4-louis = «{ palais-royal-name-4-louis }»
palais-royal-name-the-2-points = «{ palais-royal-name-2-points }»
palais-royal-name-the-4-points = «{ palais-royal-name-4-points }»
palais-royal-see-many = { $what } ({ $count })
palais-royal-name-privilege-gate = каждый ход ещё двое слуг к воротам
palais-royal-name-privilege-moves = каждый ход ещё два перемещения
palais-royal-name-privilege-diagonal = слуги могут ходить и по диагонали
palais-royal-name-privilege-louis = каждый ход ещё два луидора
palais-royal-name-privilege-king = каждый ход ещё один слуга к королю
palais-royal-name-privilege-queen = каждый ход ещё один слуга к королеве
palais-royal-name-privilege-king-or-queen = каждый ход ещё один слуга к королю или королеве
palais-royal-name-privilege-letters = можно взять ещё три письма
palais-royal-name-privilege-servant = сразу один слуга из общего запаса
palais-royal-name-privilege-servants = сразу трое слуг из общего запаса
palais-royal-score-noble = вельможа { $noble }
palais-royal-told-dealt = Дворец по рядам, начиная от сада: { $rooms }. Начинает { $first }.
palais-royal-score-sum = { $parts } = { $points }
palais-royal-score-formula = { $what } → { $points }
palais-royal-score-of-letters = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
}
palais-royal-score-of-servants = { $count ->
    [one] { $count } слуга
    [few] { $count } слуги
   *[other] { $count } слуг
}
palais-royal-told-set-up = { $who } ставит слуг в комнаты: { $rooms }.
palais-royal-told-brought = { $who } ставит { $count ->
    [one] { $count } слугу
   *[other] { $count } слуг
} сюда: { $room }.
palais-royal-told-brought-from = { $who } ставит { $count ->
    [one] { $count } слугу
   *[other] { $count } слуг
} сюда: { $room } (откуда: { $sources }).
palais-royal-told-walked = { $who } перемещает { $count ->
    [one] { $count } слугу
   *[other] { $count } слуг
}: { $start } → { $end }.
palais-royal-told-minted = { $who } берёт с монетного двора { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}.
palais-royal-told-recruited = { $who } привлекает вельможу с клетки { $space } за { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. В резерв { $servants ->
    [one] возвращается { $servants } слуга
    [few] возвращаются { $servants } слуги
   *[other] возвращаются { $servants } слуг
}.
palais-royal-told-recruited-privilege = { $who } привлекает вельможу с клетки { $space } за { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $privilege }). В резерв { $servants ->
    [one] возвращается { $servants } слуга
    [few] возвращаются { $servants } слуги
   *[other] возвращаются { $servants } слуг
}.
palais-royal-told-joined = { $who } берёт из общего запаса { $count ->
    [one] { $count } слугу
   *[other] { $count } слуг
}.
palais-royal-told-left = { $who } оставляет слугу на клетке { $space } (сторона: { $sides }; откуда: { $source }).
palais-royal-told-letter = { $who } разыгрывает письмо { $letter }.
palais-royal-told-letter-price = { $who } разыгрывает письмо { $letter } за { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}.
palais-royal-told-reshuffled = Сброс перемешивают: это новая колода ({ $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
}).
palais-royal-told-drew = { $who } берёт { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
}.
palais-royal-told-drew-letters = { $who } берёт письма: { $letters }.
palais-royal-told-kept = { $who } оставляет { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
}, и столько же слуг возвращается в резерв.
palais-royal-told-kept-letters = { $who } оставляет письма, и столько же слуг возвращается в резерв: { $letters }.
palais-royal-told-discarded = { $who } сбрасывает письма: { $letters }.
palais-royal-told-turn-ended = { $who } завершает ход.
palais-royal-told-skipped = { $who } в этот ход ничего не решает.
palais-royal-told-last-round = Вельмож в саду: { $nobles }. Начинается последний раунд.
palais-royal-told-scored = Итоговый подсчёт: { $points }.
palais-royal-told-over = Последний раунд окончен.
palais-royal-told-stood-still = Никто не привлекает вельмож { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
} подряд.
palais-royal-told-won = { $why } Победа: { $who } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}).
palais-royal-told-won-cardinal = { $why } Очков поровну ({ $tied }: { $points }). Победа: { $who } — больше слуг в покоях кардинала.
palais-royal-told-shared = { $why } Победу делят: { $who } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}).

## Обучающая партия

palais-royal-lesson-garden = Добро пожаловать! В саду у дворца гуляют вельможи, и каждый, кого вы привлечёте, приносит очки. Вы играете красными, паж — жёлтыми, и побеждает тот, у кого больше очков. Вы вступаете в игру посреди партии.
palais-royal-lesson-noble = Этот вельможа (d1) — ваша первая цель. Он стоит 3 луидора и две синие печати и приносит 3 очка. Его привилегия: ещё два луидора каждый ход.
palais-royal-lesson-palace = Слуги во дворце добывают то, чего требуют вельможи: луидоры на монетном дворе, синие печати у короля, фиолетовые у королевы. Каждый слуга в кабинете позволяет привлечь одного вельможу.
palais-royal-lesson-gate = В ходе пять действий. Первое: к воротам приходит по слуге за каждого вашего на параде и ещё один за большинство, его отмечает звезда. Поставьте трёх и подтвердите.
palais-royal-lesson-gate-no = Не спешите: сначала поставьте трёх слуг к воротам.
palais-royal-lesson-mint = Второе — лестница: там три ваших слуги, значит, у вас три перемещения. Перемещение переводит слугу в соседнюю комнату. Выберите ворота, затем монетный двор.
palais-royal-lesson-mint-no = Сначала отправьте слугу от ворот на монетный двор.
palais-royal-lesson-king = Осталось два перемещения. Отправьте слугу от ворот к королю: там он даёт синюю печать.
palais-royal-lesson-king-no = Этого слугу отправьте от ворот к королю.
palais-royal-lesson-office = А третьего — в кабинет: без слуги там никого не привлечь.
palais-royal-lesson-office-no = Последнего слугу отправьте от ворот в кабинет.
palais-royal-lesson-louis = Третье — доход. На монетном дворе два ваших слуги, и большинство ваше: возьмите три луидора.
palais-royal-lesson-louis-no = Возьмите все три луидора: они вам понадобятся.
palais-royal-lesson-majority = У короля большинство тоже ваше, поэтому туда можно добавить слугу из резерва. Поставьте его и подтвердите: двое слуг — две синие печати.
palais-royal-lesson-majority-no = Сначала поставьте слугу в покои короля: нужна вторая синяя печать.
palais-royal-lesson-recruit = Четвёртое — сад. Вельможа на d1 стоил бы 4 луидора, но каждая пустая клетка рядом снижает цену на 1. Выберите его и привлеките.
palais-royal-lesson-recruit-no = В другой раз. А сейчас привлеките вельможу на d1.
palais-royal-lesson-side = Двое слуг из покоев короля и один из кабинета вернулись в резерв. Этот вельможа стоял на краю сада, и его место до конца партии займёт ваш слуга. Выберите резерв.
palais-royal-lesson-side-no = Оставьте там слугу из резерва: остальные нужны на своих местах.
palais-royal-lesson-draw = Пятое — чёрный ход: там двое ваших слуг, поэтому можно взять два письма. Возьмите их.
palais-royal-lesson-draw-no = Сначала возьмите письма у чёрного хода.
palais-royal-lesson-keep = Пригодятся оба: выберите оба письма и оставьте их себе. За каждое слуга возвращается в резерв.
palais-royal-lesson-keep-no = Оставьте оба письма.
palais-royal-lesson-end = Письма разыгрывают в свой ход; монета на письме показывает, сколько это стоит. Больше делать пока нечего: завершите ход.
palais-royal-lesson-end-no = Пока придержите письма и завершите ход.
palais-royal-lesson-page = Паж отправил слуг на монетный двор: трое против ваших двоих, и звезда там теперь у жёлтых. Ещё он привлёк вельможу на g4, и из-за пустой клетки его соседи для вас дешевле.
palais-royal-lesson-again = Ваш ход. Снова поставьте трёх слуг к воротам и подтвердите.
palais-royal-lesson-tie = А вот и хитрость. Отправьте слугу от ворот на монетный двор: трое против троих — равенство, а при равенстве решает кардинал. У него есть ваш слуга, а слуг пажа нет.
palais-royal-lesson-tie-no = Сначала верните себе монетный двор: отправьте туда слугу от ворот.
palais-royal-lesson-last-move = Ещё одного слугу отправьте в кабинет и закончите действие. Третий подождёт у ворот; неиспользованные перемещения пропадают.
palais-royal-lesson-last-move-no = Отправьте слугу от ворот в кабинет и закончите действие.
palais-royal-lesson-income = Возьмите шесть луидоров: три за слуг, один за большинство и два от вашего вельможи.
palais-royal-lesson-income-no = Возьмите все шесть луидоров.
palais-royal-lesson-letter = Теперь посмотрите на вельможу на h4. Он стоит 7 луидоров, а у вас 6. Разыграйте письмо «4 луидора»: это бесплатно.
palais-royal-lesson-letter-no = Сначала разыграйте письмо «4 луидора».
palais-royal-lesson-outlying = Привлеките вельможу на h4 и оставьте там слугу из резерва. Это внешняя клетка: ваш слуга будет считаться за двух.
palais-royal-lesson-outlying-no = Привлеките вельможу на h4 и оставьте там слугу из резерва.
palais-royal-lesson-points = Осталось 3 луидора — как раз на письмо «4 очка». Разыграйте его.
palais-royal-lesson-points-no = Разыграйте письмо «4 очка»: оно ценнее 3 луидоров.
palais-royal-lesson-sides = Теперь подсчёт. В конце каждая сторона сада приносит 6 очков тому, у кого там больше слуг, и 2 очка второму. На этой стороне вы впереди, два к одному, благодаря внешней клетке.
palais-royal-lesson-total = К этому прибавляются очки вельмож, разыгранных писем с очками и по 1 за каждое письмо на руке, но не больше 6. Когда ход первого игрока начинается, а в саду меньше 12 вельмож, каждый делает последний ход.
palais-royal-lesson-on = Это всё, что нужно знать. Ваш ход: теперь играйте дальше против пажа.

## Что принёс бы ход

palais-royal-brings-moves = Осталось перемещений: { $before } → { $now }.
palais-royal-brings-gate = Слуг к воротам: { $before } → { $now }.
palais-royal-brings-seals = Печатей от писем: { $before } → { $now }.
palais-royal-brings-later-moves = Перемещений в действии 2: { $before } → { $now }.
palais-royal-brings-later-louis = Луидоров в действии 3: { $before } → { $now }.
palais-royal-brings-later-king = Слуг к королю в действии 3: { $before } → { $now }.
palais-royal-brings-later-queen = Слуг к королеве в действии 3: { $before } → { $now }.
palais-royal-brings-later-nobles = Вельмож в действии 4, не более: { $before } → { $now }.
palais-royal-brings-later-letters = Писем оставить в действии 5, не более: { $before } → { $now }.
palais-royal-brings-louis = Ваши луидоры: { $before } → { $now }.
palais-royal-brings-reserve = Ваш резерв: { $before } → { $now }.
palais-royal-brings-points = Ваши очки: { $before } → { $now }.
palais-royal-brings-majority = Большинство получено: { $room }.
palais-royal-brings-no-majority = Большинство потеряно: { $room }.
palais-royal-brings-side = Сторона ({ $side }): слуги — { $count }, очки сейчас — { $points }.

## Ходы и чем один был лучше другого

palais-royal-from-reserve = из резерва
palais-royal-from-room = (откуда: { $room })
palais-royal-move-put = ставит слугу в комнату «{ $room }»
palais-royal-move-gate = ставит слугу к воротам { $source }
palais-royal-move-king = ставит слугу к королю { $source }
palais-royal-move-queen = ставит слугу к королеве { $source }
palais-royal-move-side = оставляет слугу в саду { $source }
palais-royal-move-move = перемещает слугу: { $start } → { $end }
palais-royal-move-mint = берёт { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}
palais-royal-move-recruit = привлекает вельможу с клетки { $space } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
})
palais-royal-move-seal-blue = оплачивает синюю печать письмом
palais-royal-move-seal-purple = оплачивает фиолетовую печать письмом
palais-royal-move-pay = остальное оплачивает слугами
palais-royal-move-draw = берёт письма
palais-royal-move-keep = оставляет письмо { $letter }
palais-royal-move-discard = сбрасывает остальные письма
palais-royal-move-letter = разыгрывает письмо { $letter }
palais-royal-move-done = заканчивает действие
palais-royal-why-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
palais-royal-why-side = очки на его стороне: { $points } ({ $side })
palais-royal-why-better-noble = Вельможа на { $space } (луидоры: { $louis }, слуги: { $servants }) принёс бы: { $brings }.
palais-royal-why-then-noble = Так в этот же ход можно было бы привлечь вельможу с клетки { $space } (луидоры: { $louis }, слуги: { $servants }): { $brings }.
palais-royal-why-played-noble = Сыгранный ход ведёт к вельможе на { $space } (луидоры: { $louis }, слуги: { $servants }): { $brings }.
palais-royal-why-dear = Вельможа на { $space } забирает то, что ещё пригодилось бы во дворце ({ $who }; луидоры: { $louis }, слуги: { $servants }); он приносит: { $brings }.
palais-royal-why-then-dear = Это ведёт к вельможе на { $space }, который забирает то, что ещё пригодилось бы во дворце ({ $who }; луидоры: { $louis }, слуги: { $servants }); он приносит: { $brings }.
palais-royal-why-rooms = При лучшем ходе { $who } держит больше слуг там, где они полезны: { $rooms }.
palais-royal-why-room = { $room } ({ $count } вместо { $other })
palais-royal-why-reserve = { $who } на следующие ходы сохраняет в резерве больше слуг (на { $count }).
palais-royal-why-majority = Большинство получил бы тогда игрок { $who }: { $room }.
palais-royal-why-rival = Большинство остаётся у соперника ({ $who }): { $room }.
