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
royals-position = { $city }: { $title }

# что можно сделать

royals-now-draw = Возьмите три карты стран или одну карту страны и одну карту интриги.
royals-now-draw-second = Возьмите ещё две карты стран или одну карту интриги.
royals-now-draw-intrigue = Возьмите карту интриги.
royals-now-draw-country = Берите карты стран: из открытого ряда или вслепую из колоды (пока взято { $drawn }).
royals-now-play = Выберите подсвеченную позицию, чтобы занять или захватить её, или завершите ход.
royals-now-end = Ваших карт не хватает ни на одну позицию: завершите ход.
royals-now-pay = Завершите оплату или отмените её.
royals-now-discard = Сбросьте лишнее: оставьте 12 карт стран и 4 карты интриг.
royals-now-over = Игра окончена.

# кнопки

royals-do-take = Взять из открытого ряда: { $card }
royals-do-draw-country = Взять карту страны, в колоде { $count }
royals-do-draw-intrigue = Взять карту интриги, в колоде { $count }
royals-do-occupy = Занять — { $position }
royals-do-takeover = Захватить — { $position }
royals-do-lay = Выложить: { $card }, останется { $left }
royals-do-take-back = Забрать: { $card }
royals-do-confirm = Заплатить этими картами
royals-do-cancel = Забрать всё
royals-do-discard = Сбросить эти карты
royals-do-end = Завершить ход

# оплата

royals-pay-occupy = Занять — { $position }
royals-pay-takeover = Захватить — { $position }
royals-pay-only = Оплатить можно только этими картами.
royals-pay-country = { $country }: нужно карт { $wanted }, выложено { $laid }{ $jokers ->
    [0] {""}
    [one] , { $jokers } джокер из трёх карт
    [few] , { $jokers } джокера из трёх карт
   *[other] , { $jokers } джокеров из трёх карт
}
royals-pay-intrigue = Интриги, { $country }: нужно карт { $wanted }, выложено { $laid }{ $jokers ->
    [0] {""}
    [one] , { $jokers } джокер из двух карт
    [few] , { $jokers } джокера из двух карт
   *[other] , { $jokers } джокеров из двух карт
}
royals-discard-heading = Слишком много карт на руке
royals-discard-country = Сбросить карт стран: { $count }, выбрано { $laid }
royals-discard-intrigue = Сбросить карт интриг: { $count }, выбрано { $laid }

# что видно

royals-see-map = Карта городов
royals-see-position = { $city }: { $title }. Цена { $cost }, влияние { $influence }.
royals-see-vacant = Свободна.
royals-see-yours = Ваша.
royals-see-held = Занимает { $who }.
royals-see-can-occupy = Можно занять.
royals-see-can-takeover = Можно захватить.
royals-see-bonus = { $city }, жетон города: первому очков — { $value }
royals-see-bonus-gone = { $city }, жетон города уже взят
royals-see-displaced = Смещённые кубики
royals-see-displaced-of = Смещено: { $count }, { $who }
royals-see-decks = Открытый ряд и колоды
royals-see-display = Открытый ряд
royals-see-display-empty = пусто
royals-see-deck-country = Страны
royals-see-deck-intrigue = Интриги
royals-see-discards = Сброс и ещё не виденные карты (в сбросе { $count })
royals-see-discarded-country = Сброшенные карты стран:
royals-see-discarded-intrigue = Сброшенные карты интриг:
royals-see-unseen = В колодах и у других игроков:
royals-see-hand = Ваша рука
royals-see-hand-counts = стран { $country }, интриг { $intrigue }
royals-see-no-cards = Карт пока нет.
royals-see-cards = { $count } × { $card }
royals-see-pile-empty = Нажимайте на карты руки, чтобы выложить их сюда.
royals-see-offers = Можно оплатить
royals-see-no-offers = Сейчас ваших карт не хватает ни на одну позицию.
royals-see-titles = Титулы
royals-see-title-value = Больше всех кубиков в конце: { $full }; у двоих поровну: по { $half }
royals-see-houses = Благородные дома:
royals-see-house = Благородный дом
royals-see-countries = Влияние
royals-see-period = В этом периоде за наибольшее влияние { $first }, за второе { $second }
royals-see-country-tokens = Оставшиеся жетоны страны — за кубик в каждом городе
royals-see-nobody = Пока никого
royals-see-players = Игроки
royals-see-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
royals-see-country-cards = Карт стран на руке
royals-see-intrigue-cards = Карт интриг на руке
royals-see-cubes = Осталось кубиков
royals-see-known = Взято из открытого ряда на глазах у всех: { $cards }
royals-see-tokens = Жетоны
royals-see-none = нет
royals-see-last-round = Последний круг: игра кончится, когда у всех будет поровну ходов.
royals-see-period-ends = С этим ходом период кончается.
royals-see-board = Поле: { $board } · издание { $edition } года

# журнал

royals-move-take = берёт из открытого ряда: { $card }
royals-move-draw-country = берёт карту страны
royals-move-draw-intrigue = берёт карту интриги
royals-move-occupy = занимает позицию — { $position }
royals-move-takeover = захватывает позицию — { $position }
royals-move-jokers = { $count ->
    [0] платит без джокеров
    [one] пускает в дело { $count } джокер
    [few] пускает в дело { $count } джокера
   *[other] пускает в дело { $count } джокеров
}
royals-move-pay = платит картой: { $card }
royals-move-cancel = отменяет оплату
royals-move-end = завершает ход
royals-move-discard = сбрасывает: { $card }

# очки

royals-points = очки
royals-points-hidden = очки закрыты

# Options, as the form for a new table names them; what they mean the server says

royals-option-edition = Издание
royals-option-display = Карты стран в открытом ряду
royals-option-open-points = Открытые очки
royals-option-board = Поле
royals-option-board-substitute = Наше поле
