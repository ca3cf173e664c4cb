percent = { $value } %
analysis-offer = Посмотрите, как менялись шансы, какие решения были важны и что решило везение.
analysis-waiting = { $count ->
    [one] Перед вами в очереди { $count } анализ.
    [few] Перед вами в очереди { $count } анализа.
   *[other] Перед вами в очереди { $count } анализов.
}
analysis-running = Анализируем партию…
analysis-progress = Разобрано решений: { $done } из { $total }
analysis-how = Каждое решение оценено по пробным партиям ({ $simulations }) исходя из того, что игрок тогда знал. Сомнительно: ход отдаёт не меньше { $doubtful ->
    [one] { $doubtful } процентного пункта
   *[other] { $doubtful } процентных пунктов
}; ошибка: не меньше { $bad }.
analysis-page = Открыть на отдельной странице
chances-title = Шансы на победу
chances-start = Начало
chances-end = Ход { $moment }
chances-moment = Ход
chances-truth = С открытыми картами
as-table = Показать таблицей
turning-title = Переломные моменты
accuracy-title = Качество игры
accuracy = Точность
accuracy-help = 100 % — игра не слабее анализа, 0 % — не лучше случайных ходов. Важно, сколько стояло на кону: один дорогой ход может перевесить много лёгких хороших.
mark-good = Хорошо
mark-doubtful = Сомнительно
mark-bad = Ошибка
account-title = Везение и мастерство
account-help = От шансов на победу до раздачи к итогу, в процентных пунктах.
account-seen-by = Точка зрения
account-seen = Что знали игроки
account-public = Что видел зритель
account-public-help = Здесь везением считается только то, что видели все. Взятое в руку проявится позже как необъяснённое.
account-truth = Всё открыто
account-part = Слагаемое
account-expected = До раздачи
account-deal = Раздача
account-deal-help = Что дали или отняли первые карты и жетоны.
account-luck = Взятое и открытое
account-luck-help = Что принесло взятое или открытое позже по сравнению с ожидаемым.
account-own = Свои решения
account-own-help = Что игрок отдал в свои ходы или нашёл сверх того, что анализ видел заранее.
account-others = Чужие решения
account-others-help = То же о ходах остальных.
account-rest = Не объяснено
account-rest-help = Что анализ оценил иначе от хода к ходу без везения и решений.
account-result = Итог
decisions-title = Решения
decisions-whose = Чьи решения
decisions-everybody = Все игроки
decisions-all = Показать и хорошие
decisions-none = Сомнительных решений и ошибок нет.
decision-shares = Шансы на победу: { $before } % с лучшим ходом, { $after } % с этим.
decision-move = { $name } { $move }.
decision-better = Здесь сильный игрок { $move } ({ $percent }).
decision-look = Посмотреть на поле
decision-leads = Дальше, вероятно:
study-try = Попробовать ещё раз на поле
study-title = Разбор ошибок
study-own = { $count ->
    [one] Разобрать { $count } ошибку
    [few] Разобрать { $count } ошибки
   *[other] Разобрать { $count } ошибок
}
study-of = { $count ->
    [one] { $name }: { $count } ошибка
    [few] { $name }: { $count } ошибки
   *[other] { $name }: { $count } ошибок
}
study-step = { $name }: ошибка { $step } из { $steps }
study-find = Найдите на поле ход лучше.
study-good = Хорошо!
study-doubtful = Всё ещё сомнительно.
study-bad = Это тоже ошибка.
study-share = Из 100 пробных партий этот ход выигрывает { $share }, лучший — { $before }.
study-unlikely = В пробных партиях так почти никогда не ходили.
study-back = Назад
study-show = Показать
study-again = Ещё раз
study-next = Дальше
study-done = Готово
study-fold = Убрать заметку
study-unfold = Показать заметку
