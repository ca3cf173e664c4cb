kingdoms-realm = Королевство: пять рядов, шесть столбцов
kingdoms-epoch = Эпоха { $epoch } из { $epochs }
kingdoms-epoch-open = Эпоха { $epoch }
kingdoms-supply = Запас: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
kingdoms-gold = золота
kingdoms-tray = Что можно выложить
kingdoms-choose-first = Сначала выберите внизу замок или жетон, затем клетку.
kingdoms-pick-castle = Замок ранга { $rank }, осталось: { $count } (клавиша { $rank })
kingdoms-pick-start = Ваш начальный жетон: { $tile } (клавиша S)
kingdoms-start-tile = старт
kingdoms-draw = вытянуть
kingdoms-draw-from = Вытянуть жетон; в запасе: { $count } (клавиша D)
kingdoms-take = Взять: { $tile }
kingdoms-take-which = Жетоны, которые можно взять
kingdoms-in-hand = Вы вытянули: { $tile }. Выберите клетку.
kingdoms-pass = Пас
kingdoms-unseen = Жетоны, которых вы в этой эпохе ещё не видели
kingdoms-cell-castle = { $cell }: замок ранга { $rank } ({ $owner })
kingdoms-cell-tile = { $cell }: { $tile } { $worth }
kingdoms-cell-open = { $cell }: свободна, её можно занять
kingdoms-cell-empty = { $cell }: пусто
kingdoms-now-act = { $what ->
    [castle] Выберите замок, затем клетку.
    [start] Выберите начальный жетон, затем клетку.
    [draw] Вытяните жетон, затем выберите клетку.
    [castle-start] Выберите замок или начальный жетон, затем клетку.
    [castle-draw] Выберите замок или вытяните жетон; затем выберите клетку.
    [start-draw] Выберите начальный жетон или вытяните жетон; затем выберите клетку.
   *[all] Выберите замок или начальный жетон либо вытяните жетон; затем выберите клетку.
}
kingdoms-now-put = Положите жетон на пустую клетку: { $tile }.
kingdoms-now-space = Выберите клетку для замка ранга { $rank }.
kingdoms-now-space-start = Выберите клетку для начального жетона: { $tile }.
kingdoms-now-pass = Выложить нечего: пасуйте.
kingdoms-did-castle = ставит замок ранга { $rank } на { $cell }
kingdoms-did-draw = тянет жетон
kingdoms-did-take = берёт жетон: { $tile }
kingdoms-did-place = кладёт жетон на { $cell }: { $tile }
kingdoms-did-start = кладёт начальный жетон на { $cell }: { $tile }
kingdoms-did-pass = пасует
kingdoms-colour-yellow = Жёлтый
kingdoms-colour-red = Красный
kingdoms-colour-blue = Синий
kingdoms-colour-green = Зелёный
kingdoms-tile-village = деревня
kingdoms-tile-farm = ферма
kingdoms-tile-city = город
kingdoms-tile-windmill = мельница
kingdoms-tile-knight = рыцарь
kingdoms-tile-harvest = урожай
kingdoms-tile-swamp = болото
kingdoms-tile-graveyard = кладбище
kingdoms-tile-wolf = волк
kingdoms-tile-blight = мор
kingdoms-tile-bandit = разбойник
kingdoms-tile-troll = тролль
kingdoms-tile-mountain = гора
kingdoms-tile-dragon = дракон
kingdoms-tile-mine = золотой рудник
kingdoms-tile-wizard = волшебник
kingdoms-base-now = база сейчас: { $base }

# Карточки с пояснениями: «Название: одно предложение.»

kingdoms-goal = Наберите больше всех золота к концу последней эпохи.
kingdoms-goal-turn = За ход вы делаете одно: ставите замок, тянете жетон и кладёте его или кладёте свой начальный жетон.
kingdoms-card-castle = Замок ранга { $rank }: при подсчёте эпохи владелец получает базу ряда и базу столбца{ $rank ->
    [1] {""}
   *[other] , умноженные на { $rank }
}, а если база отрицательна — платит.
kingdoms-card-tray = Ваши замки ранга { $rank } (осталось: { $count }): выберите замок, затем пустую клетку; после эпохи он { $returns ->
    [yes] вернётся к вам
   *[no] выйдет из игры
}.
kingdoms-card-resource = { $tile } (+{ $worth }): ресурс, прибавляет { $worth } к базе своего ряда и своего столбца.
kingdoms-card-hazard = { $tile } (−{ $worth }): опасность, отнимает { $worth } от базы своего ряда и своего столбца.
kingdoms-card-mountain = { $tile }: делит свой ряд и свой столбец на две части, которые подсчитывают отдельно.
kingdoms-card-dragon = { $tile }: отменяет все ресурсы в своей части ряда и столбца; опасности остаются в силе.
kingdoms-card-mine = { $tile }: удваивает все остальные жетоны, хорошие и плохие, в своей части ряда и столбца.
kingdoms-card-wizard = { $tile }: каждый замок вплотную сбоку, сверху или снизу считается на ранг выше.
kingdoms-card-start = Начальный жетон: его знаете только вы и в свой ход можете положить его на пустую клетку. { $does }
kingdoms-card-draw = Запас: вы тянете жетон ({ $count ->
    [1] последний
   *[other] лицом вниз их { $count }
}), смотрите на него и лишь затем выбираете клетку.
kingdoms-card-pass = Пас: только если нельзя ни поставить замок, ни положить жетон.
kingdoms-card-space = Пустая клетка: для одного замка или одного жетона, который останется здесь до конца эпохи.
kingdoms-card-total = База линии { $line }: столько принёс бы сейчас каждый ранг в ней — { $worth }.
kingdoms-card-standing = Золото: в конце побеждает тот, у кого его больше; оно может стать и меньше нуля.
kingdoms-card-facts = Эпоха { $epoch }: подсчёт — как только поле заполнено; жетонов в запасе — { $count }.
kingdoms-card-castles = Оставшиеся замки: их ещё можно поставить; после эпохи { $returns ->
    [yes] возвращаются только замки ранга 1
   *[no] замки не возвращаются
}.

# Options, as the form for a new table names them; what they mean the server says

kingdoms-option-variants = Варианты
kingdoms-option-variants-last-castle = До последнего замка
kingdoms-option-variants-last-castle-help = Играем, пока кто-нибудь не поставит свой последний замок; использованные замки не возвращаются.
kingdoms-option-variants-no-luck = Без случайности
kingdoms-option-variants-no-luck-help = Все жетоны лежат лицом вверх; кто берёт жетон, сам выбирает какой.
kingdoms-option-variants-instant-scoring = Мгновенный подсчёт
kingdoms-option-variants-instant-scoring-help = Каждый ряд и столбец подсчитывают сразу, как только он заполнен.
kingdoms-tiles = Жетоны
kingdoms-line-now = Линия { $line } сейчас: { $worth }
kingdoms-castles-left = ранг { $rank }: { $count }
kingdoms-key-castle = выбрать замок этого ранга
kingdoms-key-start = выбрать начальный жетон
kingdoms-key-draw = вытянуть жетон
