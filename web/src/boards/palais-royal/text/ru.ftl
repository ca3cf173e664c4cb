# Palais Royal: названия

palais-royal-room-gate = Ворота
palais-royal-room-parade = Парад
palais-royal-room-stairs = Лестница
palais-royal-room-mint = Монетный двор
palais-royal-room-king = Король
palais-royal-room-queen = Королева
palais-royal-room-office = Кабинет
palais-royal-room-back-door = Чёрный ход
palais-royal-room-cardinal = Кардинал
palais-royal-about-gate = Ворота: здесь новые слуги входят во дворец.
palais-royal-about-parade = Парад: к воротам можно поставить столько слуг, сколько ваших стоит здесь; при большинстве +1.
palais-royal-about-stairs = Лестница: столько перемещений, сколько ваших слуг стоит здесь; при большинстве +1.
palais-royal-about-mint = Монетный двор: по одному луидору за каждого вашего слугу здесь; при большинстве +1.
palais-royal-about-king = Король: каждый ваш слуга здесь — синяя печать; при большинстве можно поставить ещё одного.
palais-royal-about-queen = Королева: каждый ваш слуга здесь — фиолетовая печать; при большинстве можно поставить ещё одного.
palais-royal-about-office = Кабинет: каждый слуга здесь позволяет привлечь одного вельможу.
palais-royal-about-back-door = Чёрный ход: возьмите по письму за каждого вашего слугу здесь; за каждое оставленное письмо слуга возвращается в резерв.
palais-royal-about-cardinal = Кардинал: у кого здесь больше слуг, тот при равенстве получает большинство в других комнатах.
palais-royal-letter-majority = Большинство
palais-royal-letter-open-gate = Открытые ворота
palais-royal-letter-gate-and-moves = Ворота и перемещения
palais-royal-letter-5-moves = 5 перемещений
palais-royal-letter-9-moves = 9 перемещений
palais-royal-letter-2-seals = 2 печати
palais-royal-letter-4-louis = 4 луидора
palais-royal-letter-2-points = 2 очка
palais-royal-letter-4-points = 4 очка
palais-royal-effect-majority = Большинство: до действия 1; на этот ход бонус за большинство во всех комнатах, где есть ваш слуга.
palais-royal-effect-open-gate = Открытые ворота: в действии 1; сколько угодно слуг к воротам.
palais-royal-effect-gate-and-moves = Ворота и перемещения: в действии 1; двое слуг к воротам и ещё шесть перемещений в действии 2.
palais-royal-effect-5-moves = 5 перемещений: в действии 2; ещё пять перемещений.
palais-royal-effect-9-moves = 9 перемещений: в действии 2; ещё девять перемещений.
palais-royal-effect-2-seals = 2 печати: в действии 4; две печати любого цвета на этот ход.
palais-royal-effect-4-louis = 4 луидора: в любой момент; возьмите четыре луидора.
palais-royal-effect-2-points = 2 очка: в любой момент; в конце письмо приносит два очка.
palais-royal-effect-4-points = 4 очка: в любой момент; в конце письмо приносит четыре очка.
palais-royal-privilege-gate = Каждый ход ещё двое слуг к воротам
palais-royal-privilege-moves = Каждый ход ещё два перемещения
palais-royal-privilege-diagonal = Слуги могут ходить и по диагонали
palais-royal-privilege-louis = Каждый ход ещё два луидора
palais-royal-privilege-king = Каждый ход ещё один слуга к королю
palais-royal-privilege-queen = Каждый ход ещё один слуга к королеве
palais-royal-privilege-king-or-queen = Каждый ход ещё один слуга к королю или королеве
palais-royal-privilege-letters = Можно взять ещё три письма
palais-royal-privilege-servant = Сразу один слуга из общего запаса
palais-royal-privilege-servants = Сразу трое слуг из общего запаса
palais-royal-side-lion = Сторона льва
palais-royal-side-amphora = Сторона амфоры
palais-royal-side-fountain = Сторона фонтана
palais-royal-side-sphinx = Сторона сфинкса
palais-royal-from-reserve = из резерва
palais-royal-from-room = { $room ->
    [gate] от ворот
    [parade] с парада
    [stairs] с лестницы
    [mint] с монетного двора
    [king] от короля
    [queen] от королевы
    [office] из кабинета
    [back-door] от чёрного хода
   *[cardinal] от кардинала
}
palais-royal-action-1 = Парад
palais-royal-action-2 = Лестница
palais-royal-action-3 = Доход
palais-royal-action-4 = Сад
palais-royal-action-5 = Письма

# что можно сделать

palais-royal-now-setup = Расставьте пятерых слуг по любым комнатам.
palais-royal-now-parade = { $left ->
    [0] Действие 1: к воротам никого поставить нельзя; разыграйте письмо или продолжайте.
    [1] Действие 1: можно поставить к воротам { $left } слугу.
    [one] Действие 1: можно поставить к воротам до { $left } слуги.
   *[other] Действие 1: можно поставить к воротам до { $left } слуг.
}
palais-royal-now-stairs = { $left ->
    [0] { $letters ->
        [0] Действие 2: перемещений нет; продолжайте.
       *[other] Действие 2: перемещений нет; разыграйте письмо или продолжайте.
    }
    [one] Действие 2: перемещайте слуг по дворцу; осталось { $left } перемещение.
    [few] Действие 2: перемещайте слуг по дворцу; осталось { $left } перемещения.
   *[other] Действие 2: перемещайте слуг по дворцу; осталось { $left } перемещений.
}
palais-royal-now-walk = Теперь выберите, куда пойдёт один из этих слуг; { $left ->
    [one] осталось { $left } перемещение
    [few] осталось { $left } перемещения
   *[other] осталось { $left } перемещений
}.
palais-royal-now-mint = Действие 3: возьмите с монетного двора { $left ->
    [one] { $left } луидор
    [few] { $left } луидора
   *[other] { $left } луидоров
}.
palais-royal-now-king = Действие 3: можно поставить слугу к королю.
palais-royal-now-queen = Действие 3: можно поставить слугу к королеве.
palais-royal-now-recruit = { $left ->
    [0] Действие 4: без слуги в кабинете никого не привлечь; продолжайте.
    [1] Действие 4: можно привлечь из сада одного вельможу.
    [one] Действие 4: можно привлечь из сада до { $left } вельможи.
   *[other] Действие 4: можно привлечь из сада до { $left } вельмож.
}
palais-royal-now-seals = Какие печати оплатит письмо?
palais-royal-now-side = Оставьте слугу на клетке вельможи.
palais-royal-now-back-door = { $left ->
    [0] Действие 5: у чёрного хода слуг нет, писем не взять; продолжайте.
    [one] Действие 5: у чёрного хода можно взять { $left } письмо.
    [few] Действие 5: у чёрного хода можно взять { $left } письма.
   *[other] Действие 5: у чёрного хода можно взять { $left } писем.
}
palais-royal-now-keep = { $left ->
    [0] Больше писем оставить нельзя.
    [1] Можно оставить { $left } письмо; за него слуга возвращается в резерв.
    [one] Можно оставить до { $left } письма; за каждое слуга возвращается в резерв.
   *[other] Можно оставить до { $left } писем; за каждое слуга возвращается в резерв.
}
palais-royal-now-after = { $letters ->
    [0] Делать больше нечего: завершите ход.
   *[other] Разыграйте письма или завершите ход.
}
palais-royal-now-over = Партия окончена.

# кнопки

palais-royal-do-put = { $left ->
    [0] Все пятеро расставлены.
    [one] Осталось поставить { $left } слугу: нажмите на комнату.
   *[other] Осталось поставить { $left } слуг: нажимайте на комнаты.
}
palais-royal-do-put-all = Поставить так
palais-royal-do-take-back = Вернуть последнего
palais-royal-do-walk = Осталось перемещений: { $left }. Нажмите на комнату с вашими слугами, затем туда, куда один из них пойдёт.
palais-royal-do-walk-none = Перемещений нет; их может дать письмо.
palais-royal-do-diagonal = Можно ходить и по диагонали.
palais-royal-do-walk-done = Переместить и продолжить
palais-royal-do-mint = Взять { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}
palais-royal-do-fewer = или меньше:
palais-royal-do-take = Взять
palais-royal-do-gate = { $left ->
    [0] Больше поставить нельзя: подтвердите или верните одного.
   *[other] Поставьте слугу к воротам (ещё { $left }):
}
palais-royal-do-gate-all = Всех из резерва ({ $count })
palais-royal-do-king = { $left ->
    [0] Больше поставить нельзя: подтвердите или верните одного.
   *[other] Поставьте слугу к королю (ещё { $left }):
}
palais-royal-do-queen = { $left ->
    [0] Больше поставить нельзя: подтвердите или верните одного.
   *[other] Поставьте слугу к королеве (ещё { $left }):
}
palais-royal-do-from-rooms = Резерв пуст: выберите, из каких комнат придут слуги (ещё { $left }).
palais-royal-do-side = Оставьте слугу на клетке вельможи:
palais-royal-do-seals = { $seals ->
    [1] Письмо оплатит { $seals } печать.
    [one] Письма оплатят до { $seals } печати.
   *[other] Письма оплатят до { $seals } печатей.
}
palais-royal-do-seal-blue = Оплатить синюю печать письмом
palais-royal-do-seal-purple = Оплатить фиолетовую печать письмом
palais-royal-do-seals-servants = Оплатить остальное слугами
palais-royal-do-draw = { $count ->
    [one] Взять { $count } письмо
    [few] Взять { $count } письма
   *[other] Взять { $count } писем
}
palais-royal-do-keep = { $left ->
    [1] Можно оставить { $left } письмо (выбрано { $kept }).
    [one] Можно оставить до { $left } письма (выбрано { $kept }).
   *[other] Можно оставить до { $left } писем (выбрано { $kept }).
}
palais-royal-do-keep-these = { $count ->
    [one] Оставить { $count } письмо
    [few] Оставить { $count } письма
   *[other] Оставить { $count } писем
}
palais-royal-do-keep-none = Ни одного не оставлять
palais-royal-do-choose-noble = Нажмите на подсвеченного вельможу, чтобы увидеть его цену.
palais-royal-do-recruit = Привлечь
palais-royal-do-letter = { $price ->
    [0] Разыграть письмо
    [one] Разыграть письмо за { $price } луидор
    [few] Разыграть письмо за { $price } луидора
   *[other] Разыграть письмо за { $price } луидоров
}
palais-royal-do-done = Закончить действие
palais-royal-do-end = Завершить ход

# что видно

palais-royal-see-garden = Сад, вельмож: { $count }
palais-royal-see-palace = Дворец
palais-royal-see-noble = Вельможа: { $price ->
    [one] { $price } луидор
    [few] { $price } луидора
   *[other] { $price } луидоров
}{ $blue ->
    [0] {""}
    [one] , { $blue } синяя печать
    [few] , { $blue } синие печати
   *[other] , { $blue } синих печатей
}{ $purple ->
    [0] {""}
    [one] , { $purple } фиолетовая печать
    [few] , { $purple } фиолетовые печати
   *[other] , { $purple } фиолетовых печатей
}; приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
palais-royal-see-recruit-cost = Вы платите { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}; в резерв возвращаются слуги: 1 из кабинета{ $blue ->
    [0] {""}
   *[other] , { $blue } от короля
}{ $purple ->
    [0] {""}
   *[other] , { $purple } от королевы
}.
palais-royal-see-left-servant = Слуга ({ $who })
palais-royal-see-empty-space = Пусто
palais-royal-see-on-side = { $side }
palais-royal-see-outer = Внешняя клетка, считается вдвойне
palais-royal-see-can-recruit = Этого вельможу можно привлечь
palais-royal-see-statue = Статуя
palais-royal-see-nobody = никого
palais-royal-see-majority = Большинство: { $who }.
palais-royal-see-lit = Можно выбрать.
palais-royal-see-actions = Пять действий хода
palais-royal-see-letter-price = Разыграть стоит { $price ->
    [one] { $price } луидор
    [few] { $price } луидора
   *[other] { $price } луидоров
}
palais-royal-see-letter = { $count } × { $letter }, цена { $price }
palais-royal-see-my-letters = Ваши письма
palais-royal-see-no-letters = Писем на руке нет.
palais-royal-see-looking = { $count ->
    [one] Сейчас смотрят { $count } письмо.
    [few] Сейчас смотрят { $count } письма.
   *[other] Сейчас смотрят { $count } писем.
}
palais-royal-see-deck = Письма: в колоде { $count }
palais-royal-see-discarded = В сбросе:
palais-royal-see-unseen = В колоде или у других игроков:
palais-royal-see-in-reserve = в резерве { $count }
palais-royal-see-seals = { $count ->
    [one] { $count } печать от писем
    [few] { $count } печати от писем
   *[other] { $count } печатей от писем
}
palais-royal-see-extra = { $count ->
    [one] ещё { $count } перемещение
    [few] ещё { $count } перемещения
   *[other] ещё { $count } перемещений
}
palais-royal-see-majority-letter = Действует письмо «Большинство»
palais-royal-see-louis = Луидоры
palais-royal-see-reserve = Слуги в резерве и в общем запасе
palais-royal-see-letters = Письма на руке
palais-royal-see-face-down = Вельможи
palais-royal-see-face-down-noble = Вельможа лицом вниз, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
palais-royal-see-played = Разыграно: { $letters }
palais-royal-see-none = нет
palais-royal-see-last-round = Последний раунд: каждый делает последний ход.

# журнал

palais-royal-move-put = ставит слугу сюда: { $room }
palais-royal-move-gate = ставит слугу к воротам { $source }
palais-royal-move-king = ставит слугу к королю { $source }
palais-royal-move-queen = ставит слугу к королеве { $source }
palais-royal-move-side = оставляет слугу в саду { $source }
palais-royal-move-move = перемещает слугу: { $from } → { $to }
palais-royal-move-mint = берёт { $louis ->
    [one] { $louis } луидор
    [few] { $louis } луидора
   *[other] { $louis } луидоров
}
palais-royal-move-recruit = привлекает вельможу с клетки { $space }
palais-royal-move-recruit-points = привлекает вельможу с клетки { $space } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
})
palais-royal-move-seal-blue = оплачивает синюю печать письмом
palais-royal-move-seal-purple = оплачивает фиолетовую печать письмом
palais-royal-move-pay = остальное оплачивает слугами
palais-royal-move-draw = берёт письма
palais-royal-move-keep = оставляет письмо «{ $letter }»
palais-royal-move-keep-secret = оставляет письмо
palais-royal-move-discard = сбрасывает остальные письма
palais-royal-move-letter = разыгрывает письмо «{ $letter }»
palais-royal-move-done = заканчивает действие

# очки

palais-royal-points = { $count ->
    [one] очко
    [few] очка
   *[other] очков
}

# Карточки с пояснениями: «Название: одно предложение.» У комнат и писем свои тексты выше

palais-royal-goal = Наберите больше всех очков: за вельмож, письма и слуг, оставленных по сторонам сада.
palais-royal-goal-turn = В ходе пять действий по порядку: ввести слуг, переместить их, получить доход, привлечь вельмож, взять письма.
palais-royal-card-noble = Вельможа ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}): в действии 4 его можно привлечь за луидоры ({ $price }, золотой кружок) и слуг — 1 из кабинета, { $blue } от короля (синие печати), { $purple } от королевы (фиолетовые).
palais-royal-card-owned = Привлечённый вельможа: в конце приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
palais-royal-card-privilege = Привилегия: { $privilege }.
palais-royal-card-on-side = Стоит на краю сада ({ $side }): кто его привлечёт, оставит здесь слугу.
palais-royal-card-on-side-outer = Стоит на внешней клетке ({ $side }): кто его привлечёт, оставит здесь слугу, который считается вдвойне.
palais-royal-card-space = Пустая клетка: каждый соседний вельможа дешевле на 1 луидор.
palais-royal-card-servant = Слуга ({ $who }): стоит здесь до конца и считается на своей стороне ({ $side }); на внешней клетке — вдвойне.
palais-royal-card-statue = Статуя: это не клетка; она никого не удешевляет, и соседей у неё нет.
palais-royal-card-side = { $side }: в конце наибольшее число слуг здесь приносит 6 очков, второе по величине — 2.
palais-royal-card-louis = Луидоры: ими платят за вельмож и письма; новые даёт монетный двор.
palais-royal-card-reserve = Резерв: слуги, которые могут войти во дворец; те, что после плюса, приходят только по привилегии.
palais-royal-card-letters = Письма на руке: другим не видны; в конце каждое приносит 1 очко, но не больше 6 вместе.
palais-royal-card-nobles = Привлечённые вельможи: с постоянной привилегией лежат лицом вверх, остальные — лицом вниз; очки считаются у всех.
palais-royal-card-played = Разыгранные письма с очками: лежат лицом вверх и считаются в конце.
palais-royal-card-standing = Очки: пока вельможи и письма с очками; в конце прибавятся письма на руке и стороны сада.
palais-royal-card-facts = Вельможи в саду: осталось { $count }; если к началу хода первого игрока их меньше 12, у каждого остаётся последний ход.
palais-royal-card-action-1 = Действие 1: поставьте к воротам столько слуг, сколько их у вас на параде, при большинстве — на одного больше.
palais-royal-card-action-2 = Действие 2: перемещайте слуг по комнатам, по одному перемещению за слугу на лестнице, при большинстве — на одно больше.
palais-royal-card-action-3 = Действие 3: возьмите луидоры с монетного двора, а при большинстве добавьте слугу к королю или королеве.
palais-royal-card-action-4 = Действие 4: привлекайте вельмож из сада, по одному за слугу в кабинете.
palais-royal-card-action-5 = Действие 5: возьмите по письму за слугу у чёрного хода и оставьте какие хотите.
palais-royal-card-seals = Печати от писем: в этот ход оплачивают синие или фиолетовые печати; неиспользованные пропадают.
palais-royal-card-extra = Дополнительные перемещения: от писем, для действия 2 этого хода.
palais-royal-card-majority = Письмо «Большинство»: до конца хода бонус за большинство ваш везде, где есть ваш слуга.
palais-royal-card-deck = Письма: лежат лицом вниз; когда колода кончается, перемешивают сброс.
palais-royal-card-discard = Сброс: разыгранные и неоставленные письма, открытые для всех.
palais-royal-card-unseen = Неизвестные письма: всё, что ещё может быть в колоде или у других игроков.
palais-royal-card-do-put = Подтвердить: пятеро слуг остаются в этих комнатах, и очередь переходит к следующему игроку.
palais-royal-card-do-back = Вернуть: последний выбранный слуга возвращается туда, где был.
palais-royal-card-do-mint = Взять луидоры: по одному за каждого вашего слугу на монетном дворе плюс бонусы.
palais-royal-card-do-seal = Печати: укажите, какие печати оплатит письмо; остальное оплатят слуги.
palais-royal-card-do-draw = Взять письма: посмотрите все и оставьте какие хотите; за каждое слуга возвращается в резерв.
palais-royal-card-do-bring = Откуда: слуги приходят из вашего резерва, а из других комнат — только когда он пуст.
palais-royal-card-do-side = Откуда: слуга, который останется в саду, может прийти из резерва или из любой комнаты.
palais-royal-card-do-done = Закончить: завершает это действие и переходит к следующему возможному.
palais-royal-card-do-recruit = Привлечь: платит цену и берёт вельможу.
palais-royal-card-do-letter = Разыграть письмо: платит его цену; действует оно сразу.
palais-royal-card-do-keep = Оставить: выбранные письма уходят в руку, остальные — лицом вверх в сброс.
palais-royal-card-do-close = Закрыть: ничего не происходит.
palais-royal-card-do-show = Сад или дворец: показывает одно из двух.

# Options, as the form for a new table names them; what they mean the server says

palais-royal-option-rooms = Комнаты
palais-royal-option-rooms-random = Случайно
palais-royal-option-rooms-first-game = Как для первой партии
palais-royal-option-set = Набор
palais-royal-option-set-substitute = Наш набор
palais-royal-garden = Сад
