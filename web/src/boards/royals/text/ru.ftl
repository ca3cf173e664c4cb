# Royals: названия

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
royals-position = { $title } ({ $city })

# что можно сделать

royals-now-draw = Возьмите три карты стран или одну карту страны и одну карту интриги.
royals-now-draw-second = Возьмите ещё две карты стран или одну карту интриги.
royals-now-draw-intrigue = Возьмите карту интриги.
royals-now-draw-first = { $left ->
    [one] Возьмите { $left } карту страны: из открытого ряда или из колоды.
    [few] Возьмите { $left } карты стран: из открытого ряда или из колоды.
   *[many] Возьмите { $left } карт стран: из открытого ряда или из колоды.
}
royals-now-draw-left = { $left ->
    [one] Возьмите ещё { $left } карту страны: из открытого ряда или из колоды.
    [few] Возьмите ещё { $left } карты стран: из открытого ряда или из колоды.
   *[many] Возьмите ещё { $left } карт стран: из открытого ряда или из колоды.
}
royals-now-play = Займите или захватите подсвеченную позицию либо завершите ход.
royals-now-end = Ваших карт не хватает ни на одну позицию: завершите ход.
royals-now-pay = Отдайте { $cards ->
    [one] { $cards } карту страны
    [few] { $cards } карты страны
   *[other] { $cards } карт страны
}{ $intrigue ->
    [0] {""}
    [one] {" "}и { $intrigue } карту интриги
    [few] {" "}и { $intrigue } карты интриг
   *[other] {" "}и { $intrigue } карт интриг
}: подтвердите или верните всё.
royals-now-discard = Слишком много карт: сбросьте { $country ->
    [one] { $country } карту страны
    [few] { $country } карты стран
   *[many] { $country } карт стран
} и { $intrigue ->
    [one] { $intrigue } карту интриги
    [few] { $intrigue } карты интриг
   *[many] { $intrigue } карт интриг
}.
royals-now-discard-country = Слишком много карт: сбросьте { $country ->
    [one] { $country } карту страны
    [few] { $country } карты стран
   *[many] { $country } карт стран
}.
royals-now-discard-intrigue = Слишком много карт: сбросьте { $intrigue ->
    [one] { $intrigue } карту интриги
    [few] { $intrigue } карты интриг
   *[many] { $intrigue } карт интриг
}.
royals-now-over = Партия окончена.

# кнопки

royals-do-take = Взять из открытого ряда: { $card }
royals-do-draw-country = Взять карту страны (в колоде { $count })
royals-do-draw-intrigue = Взять карту интриги (в колоде { $count })
royals-do-lay = Выложить: { $card } (на руке { $left })
royals-do-take-back = Вернуть в руку: { $card }
royals-do-confirm = Заплатить этими картами
royals-do-cancel = Вернуть всё в руку
royals-do-discard = Сбросить эти карты
royals-do-end = Завершить ход

# оплата

royals-pay-occupy = Занять: { $position }
royals-pay-takeover = Захватить: { $position }
royals-pay-only = Оплатить можно только этими картами.
royals-pay-country = { $country }: { $wanted ->
    [one] нужна { $wanted } карта
    [few] нужны { $wanted } карты
   *[other] нужно { $wanted } карт
}, выложено { $laid }{ $jokers ->
    [0] {""}
    [1] , включая { $jokers } джокер (3 карты)
    [one] , включая { $jokers } джокер (по 3 карты)
    [few] , включая { $jokers } джокера (по 3 карты)
   *[other] , включая { $jokers } джокеров (по 3 карты)
}
royals-pay-intrigue = Интриги, { $country }: { $wanted ->
    [one] нужна { $wanted } карта
    [few] нужны { $wanted } карты
   *[other] нужно { $wanted } карт
}, выложено { $laid }{ $jokers ->
    [0] {""}
    [1] , включая { $jokers } джокер (2 карты)
    [one] , включая { $jokers } джокер (по 2 карты)
    [few] , включая { $jokers } джокера (по 2 карты)
   *[other] , включая { $jokers } джокеров (по 2 карты)
}
royals-discard-heading = Слишком много карт на руке
royals-discard-country = Сбросить карт стран: { $count }, выбрано { $laid }
royals-discard-intrigue = Сбросить карт интриг: { $count }, выбрано { $laid }

# что видно

royals-see-map = Карта Европы
royals-see-position = { $title } ({ $city }). Цена { $cost }, влияние { $influence }.
royals-see-vacant = Свободна.
royals-see-yours = Ваша.
royals-see-held = Занимает { $who }.
royals-see-can-occupy = Можно занять.
royals-see-can-takeover = Можно захватить.
royals-see-bonus = { $city }, жетон города: первому { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
royals-see-bonus-gone = { $city }: жетон города уже взят
royals-see-displaced = Смещённые кубики
royals-see-displaced-of = Смещено ({ $who }): { $count }
royals-see-decks = Открытый ряд и колоды
royals-see-display = Открытый ряд
royals-see-display-empty = пусто
royals-see-deck-country = Страны
royals-see-deck-intrigue = Интриги
royals-see-discarded-country = Сброшенные карты стран:
royals-see-discarded-intrigue = Сброшенные карты интриг:
royals-see-unseen = В колодах или у других игроков:
royals-see-hand = Ваши карты
royals-see-hand-counts = стран { $country }, интриг { $intrigue }
royals-see-no-cards = Карт пока нет.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Нажимайте на карты на руке, чтобы выложить их сюда.
royals-see-titles = Титулы
royals-see-title-value = Больше всех кубиков в конце: { $full ->
    [one] { $full } очко
    [few] { $full } очка
   *[other] { $full } очков
}; если поровну у двоих — по { $half }
royals-see-houses = Благородные дома:
royals-see-house = Благородный дом
royals-see-countries = Влияние
royals-see-period = В этом периоде: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
} за наибольшее влияние, { $second } за второе место
royals-see-country-tokens = Оставшиеся жетоны страны — за кубик в каждом городе
royals-see-nobody = Пока никого
royals-see-country-cards = Карт стран на руке
royals-see-intrigue-cards = Карт интриг на руке
royals-see-cubes = Осталось кубиков
royals-see-known = Известные карты (из открытого ряда): { $cards }
royals-see-tokens = Жетоны
royals-see-none = нет
royals-see-last-round = Последний раунд: партия закончится, когда у всех будет поровну ходов.
royals-see-period-ends = Период закончится с этим ходом.
royals-see-board = Поле: { $board } · издание { $edition } года
royals-see-our-board = замещающее поле Regalia

# журнал

royals-move-take = берёт из открытого ряда карту «{ $card }»
royals-move-draw-country = берёт карту страны
royals-move-draw-intrigue = берёт карту интриги
royals-move-occupy = занимает позицию «{ $position }»
royals-move-takeover = захватывает позицию «{ $position }»
royals-move-pay = платит картой «{ $card }»
royals-move-cancel = отменяет оплату
royals-move-end = завершает ход
royals-move-discard = сбрасывает карту «{ $card }»

# очки

royals-points = { $count ->
    [one] очко
    [few] очка
   *[other] очков
}
royals-points-hidden = очки закрыты

# Карточки с пояснениями: «Название: одно предложение.»

royals-goal = Наберите больше всех очков за города, страны, периоды, титулы и благородные дома.
royals-goal-turn = За ход вы берёте карты, а затем занимаете свободные позиции или захватываете чужие, пока можете платить.
royals-lesson-board = Рядом с портретом в белом квадрате — цена в картах, в тёмном круге — влияние; монета у города достаётся тому, кто первым займёт там позицию.
royals-card-country = Карта страны ({ $card }): ею платят за позиции этой страны; любые три карты стран заменяют одну нужную.
royals-card-intrigue = Карта интриги ({ $card }): позволяет захватить чужую позицию в любой из двух стран, если оплатить и её цену; для Короля нужны две.
royals-card-display = Открытый ряд: отсюда можно брать карты стран; его пополняют в конце хода.
royals-card-deck-country = Колода стран: отсюда берут вслепую; осталось карт — { $count }, а когда колода кончится, кончится и период.
royals-card-deck-intrigue = Колода интриг: одну карту отсюда можно взять вместе с одной картой страны; осталось карт — { $count }.
royals-card-position = { $position }: цена в картах этой страны ({ $country }) — { $cost } (слева), даёт { $influence } влияния (справа) и кубик на маркере титула.
royals-card-position-held = { $position }: сейчас занимает { $who }; для захвата нужны карты страны ({ $country }: { $cost }) и карты интриг; влияние — { $influence }.
royals-card-position-own = { $position }: ваша; даёт вам { $influence } влияния в стране, пока её не захватят.
royals-card-city = { $city }: кто первым займёт здесь позицию, возьмёт жетон города — { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}.
royals-card-city-gone = { $city }: жетон города уже взят; кубик здесь всё ещё считается для жетона страны.
royals-card-displaced = Смещённые кубики: влияния больше не дают, но для жетона страны считаются.
royals-card-influence = Влияние ({ $country }): в конце периода наибольшее приносит { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[other] { $first } очков
}, второе по величине — { $second }.
royals-card-tokens = Жетоны страны ({ $country }): как только ваш кубик есть в каждом её городе, вы берёте самый ценный из оставшихся.
royals-card-title = Маркер титула ({ $title }): в конце наибольшее число кубиков на нём приносит { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}; если поровну ровно у двоих — по { $half }.
royals-card-house = Благородный дом: как только ваш кубик есть на каждом маркере титула, вы берёте самый ценный из оставшихся жетонов.
royals-card-cubes = Оставшиеся кубики: на каждую позицию уходит два — на поле и на маркер титула.
royals-card-hand-country = Карты стран на руке: ими платят за позиции; в конце хода всё, что сверх двенадцати, сбрасывают.
royals-card-hand-intrigue = Карты интриг на руке: нужны для захвата позиций; в конце хода всё, что сверх четырёх, сбрасывают.
royals-card-known = Известные карты: все видели, как их взяли из открытого ряда ({ $cards }).
royals-card-token = Жетон: приносит { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}; до конца игры жетоны лежат лицом вниз.
royals-card-standing = Очки: сумма всех жетонов; в конце побеждает тот, у кого их больше.
royals-card-facts = Период { $period }, раунд { $round }: каждый из трёх периодов кончается вместе с колодой стран, и тогда идёт подсчёт.
royals-card-end = Конец хода: открытый ряд пополняют, и ходит следующий; на руке остаётся не больше двенадцати карт стран и четырёх карт интриг.
royals-card-pay = Оплата: выложенные карты уходят в сброс лицом вверх, а ваши кубики — на позицию и на маркер титула.
royals-card-cancel = Отмена: все карты возвращаются в руку, и никто об этом не узнает.
royals-card-discard = Сброс карт: выбранные карты уходят в сброс лицом вверх, и ваш ход кончается.
royals-card-discards = Сброс: открыт для всех; когда колода кончается, его перемешивают.
royals-card-unseen = Неизвестные карты: всё, что ещё может быть в колодах или у других игроков.

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Издание
royals-option-display = Карты стран в открытом ряду
royals-option-open-points = Открытые очки
royals-option-board = Поле
royals-option-board-substitute = Наше поле
royals-see-round = { $period } · раунд { $round }
royals-see-cards-tab = Карты
royals-key-zoom = приблизить, отдалить, всё поле
