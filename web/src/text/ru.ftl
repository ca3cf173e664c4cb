home = Главная
skip = Перейти к содержимому
language = Язык
loading = Минуту…
preparing = Готовим игру: компилируем её правила. Это делается один раз и занимает до минуты.
close = Закрыть
copy = Копировать
copied = Скопировано
share = Поделиться
qr = QR-код
qr-label = QR-код: { $label }
try-again = Ещё раз
go-on = Дальше
no-connection = Сервер не отвечает. Проверьте связь; ничего не потеряно.
reconnecting = Восстанавливаем связь… Ничего не потеряно; ваш ход будет отправлен, как только сервер ответит.
reconnecting-first = Сервер пока не отвечает. Мы продолжаем попытки; ничего не потеряно.
table-restored = Сервер восстановлен из более старой резервной копии; сделанные после неё ходы потеряны. Сейчас на столе такая позиция.
not-kept = Этот браузер ничего не сохраняет, или в нём не осталось места: ваши места и настройки пропадут, когда вы закроете эту вкладку.
lost-page = Пустая коробка: по этому адресу ничего нет. Возможно, ссылка неполная; ваши столы ждут на главной.
title-new = Новый стол
title-table = Стол
title-rules = Правила
title-replay = Открыть файл партии
title-lost = Здесь ничего нет
settings = Настройки
settings-name = Ваше имя
name-of-player = Имя игрока { $number }
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-motion = Анимация
settings-motion-auto = Как на устройстве
settings-motion-fast = Быстрее
settings-motion-off = Выключена
settings-sounds = Звуки
home-title = Какую коробку откроем?
home-welcome = Игры о придворных интригах и королевствах — за вашим собственным столом.
home-first = Вы здесь впервые? Освойте игру за десять минут прямо за столом или начните сразу.
players = Игроков: { $low }–{ $high }
minutes = около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
play-bots = Играть сейчас
laying-out = Раскладываем игру…
invite-friends = Пригласить друзей
pass-and-play = За одним экраном
rules = Правила
my-tables = Мои столы
no-tables = Столов пока нет. Начните игру выше, и стол появится здесь.
table-facts = Игроков: { $players }, ходов: { $moves }
table-over = партия окончена
table-your-turn = ваш ход
table-others-turn = ждём других
table-waiting = партия ещё не началась
forget-table = Убрать этот стол из списка: { $game }
title-circle = Круг друзей
title-tables = Все мои столы
all-tables = Все мои столы, другие серверы и устройства
my-circles = Мои круги друзей
circle-make = Создать круг друзей
new-circle = Для круга друзей
new-circle-none = нет
card-end-circle = Открывает страницу круга друзей, к которому относится этот стол.
open-file = Открыть файл партии
new-table = { $game }: новый стол
lay-out = Разложить игру
no-game = На этом сервере нет игры { $game }.
company = Как вы хотите играть?
company-bots = Против ботов
company-bots-help = Начинаем сразу.
company-friends = С друзьями
company-friends-help = Вы получите ссылку на каждое место; каждый играет на своём устройстве.
company-hot-seat = За одним экраном
company-hot-seat-help = Все играют за этим экраном по очереди; занавес скрывает секреты.
own-file = Свой файл (TOML или JSON)
own-not-json = Файл не читается ни как TOML, ни как JSON: { $detail }
option-players = Игроки
colour-yellow = Жёлтый
colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-white = Белый
colour-black = Чёрный
colour-purple = Фиолетовый
colour-orange = Оранжевый
seats = Места
seat-you = вы
seat-bot = { $bot }
seat-open = свободно
seat-resigned = партия сдана
seat-turn = ходит
seat-won = победа
seat-menu = Место: { $name }
seat-to-bot = Передать боту
seat-take-back = Передать человеку
seat-agree-bot = Согласиться передать боту
seat-agree-person = Согласиться передать человеку
log = Что произошло
log-empty = Пока ничего.
log-undo = { $who } отменяет последний ход.
log-resign = { $who } сдаётся.
log-start = Партия начинается.
log-sit-person = { $who } садится за стол.
log-sit-bot = { $who }: теперь играет бот.
log-sit-open = Освободилось место.
log-agree = { $who } соглашается передать место ({ $name }).
log-rematch = Реванш подготовлен.
timeline = Хронология партии
timeline-first = К началу
timeline-back = На ход назад
timeline-forward = На ход вперёд
timeline-last = К последнему ходу
timeline-play = Воспроизвести
timeline-pause = Пауза
timeline-at = { $at } / { $end }
timeline-link = Копировать ссылку
timeline-now = К текущему ходу
sheet-what = За что
sheet-total = Итого
curtain-title = Следующий ход: { $name }
curtain-help = Передайте устройство. За занавесом — секреты этого игрока ({ $colour }).
curtain-open = Это я: { $name }
curtain-back = { $name }: отменить мой ход
rule-title = Правило { $rule }
rule-open = Открыть в правилах
invite-title = Приглашение
invite-waiting = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
invite-complete = Все места заняты.
invite-seat = Ссылка: { $name }
invite-fill = Заполнить места ботами
invite-mail = Пригласить по электронной почте
invite-mail-send = Отправить приглашение
invite-mail-help = На этот адрес уйдёт одно письмо со ссылкой на стол; больше адрес ни для чего не нужен.
invite-mail-sent = Приглашение будет отправлено на { $mail }, если по этому адресу от приглашений не отказывались.
take-seat = Есть свободное место
sit-down = Сесть за стол
watching = Вы наблюдаете за этим столом.
cannot-sit = Этот стол открыть нельзя
no-board = В этом клиенте нет поля для игры { $game }.
undo = Отменить ход
hint = Совет
hint-thinking = Думает…
hint-is = На вашем месте советник { $move }.
hint-why = На вашем месте советник { $move }. { $reason }
resign = Сдаться
resign-sure = Вы сдаёте эту партию. Если остальные продолжат, ваше место займёт бот; иначе партия закончится.
resign-yes = Сдаться
resign-no = Играть дальше
looking-back = Просмотр: после хода { $at }
match-over = Партия окончена.
on-its-way = Отправляем ваш ход…
waiting-for = Ходит { $name }.
look-back = Просмотр ходов
scores-explained = Подробный подсчёт
no-scoring-yet = Подсчёта ещё не было.
you-won = Вы победили!
won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
ended-resignation = Партия закончилась сдачей.
rematch = Реванш
rematch-join = К реваншу
replay = Повтор
download = Файл партии
verify = Проверить раздачу
verify-not = Что не подтверждается
verify-holds = Что подтверждается
verify-unknown = Чего никто не может знать
verify-own = Что проверил сам браузер
proof-deal = Раздача та самая, что была обещана, когда этот браузер впервые увидел стол.
proof-deal-not = Раздача не та, что была обещана, когда этот браузер впервые увидел стол.
proof-brought = Случайность, внесённая этим браузером, учтена в раздаче.
proof-brought-not = Случайность, внесённая этим браузером, в раздаче не учтена.
proof-moves = Ходы те самые, что видел этот браузер.
proof-moves-not = Ходы не те, что видел этот браузер.
proof-nothing = Этот браузер не сохранил об этой партии ничего, с чем можно сравнить.
proof-cannot = Браузеры вычисляют отпечатки только на страницах, открытых по HTTPS или с этого компьютера. Скачайте файл партии и проверьте его командой regalia verify.
replay-help = Откройте файл партии, чтобы увидеть её ход за ходом. Сервер проверит раздачу и каждый ход.
file-choose = Файл партии
file-not-json = Это не файл партии.
eyes = Точка зрения
eyes-spectator = зритель
rules-search = Поиск по правилам
rules-games = Правила игр
rules-contents = Содержание
rules-found = { $count ->
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
colour-grey = Серый
bot-random-title = Шут
bot-greedy-title = Придворный
bot-search-title = Министр
bot-page-title = Паж
bot-squire-title = Оруженосец
bot-knight-title = Рыцарь
bot-baron-title = Барон
bot-count-title = Граф
bot-duke-title = Герцог
bot-prince-title = Принц
bot-sovereign-title = Государь
seat-here = за столом
seat-away = отсутствует
since-title = С вашего прошлого хода
since-again = Показать
since-stop = Остановить
wait-title = Кого ждём?
wait-prompt = Партия ещё не началась
wait-away = Ещё не пришли: { $names }.
wait-bot = Посадить бота
wait-start = Начать
wait-start-help = Начать партию можно, когда заняты все места: разошлите ссылки или заполните места ботами.
wait-for-start = Ждём, когда { $name } начнёт партию.
wait-for-somebody = Ждём, когда кто-нибудь начнёт партию.
wait-orphaned = Все места заняты, а хозяина стола нет: начать партию можете вы.
wait-leave = Освободить моё место
wait-back = Назад в комнату ожидания
wait-look = Посмотреть на поле
wait-rules = Пока почитать правила
take-seat-of = Ваше место: { $colour }
closer = Приблизить
whole = Показать всё
file-drop = Перетащите сюда файл партии или выберите его.
file-where = Его можно скачать в конце каждой партии кнопкой «Файл партии».
your-turn = Ваш ход
more = Ещё
shortcuts = Клавиши
the-board = Поле
the-dock = Что у вас есть и что можно сделать
the-panel = Игроки и подробности
show-result = Показать результат
verdict = Раздача
key-arrows = переход между элементами
key-enter = Enter
key-space = Пробел
key-choose = выбрать, положить, сыграть
key-lookback = при просмотре: шаг, воспроизведение
key-escape = снять выделение, закрыть, вернуться к текущему ходу
zoom-out = Отдалить
beyond = Показать, что ещё можно выбрать; с этой стороны — { $count }

# Карточки с пояснениями к столу и условные обозначения

legend = Что есть что
key-rule = правило с показанной карточки
card-home = На главную: к вашим столам и к играм; эта партия вас подождёт.
card-undo = Отменить ход: отменяет ваш последний ход. Против ботов и по договорённости игроков — даже окончательный.
card-hint = Совет: советник, который знает не больше вас, укажет хороший ход и объяснит почему.
card-rules = Правила: открывает правила этой игры на отдельной странице.
card-legend = Что есть что: показывает всё, что есть в игре, и для чего оно нужно.
card-keys = Клавиши: перечисляет всё, что можно сделать с клавиатуры.
card-panel = Панель: показывает игроков, подробности и журнал.
card-more = Ещё: просмотреть ходы, разобрать очки, открыть настройки, сдаться.
card-seat = Игрок: знак, имя и то, что о нём могут знать все; рамка показывает, чей ход.
card-seat-menu = Место: передаёт это место боту или возвращает человеку.
card-tab = Страница панели: показывает подробности игры или то, что уже произошло.
card-zoom = Масштаб: приближает поле, отдаляет его или показывает целиком.
card-beyond = Стрелка: с этой стороны за краем окна есть то, что можно выбрать; стрелка это покажет.
card-time-first = Начало: показывает поле до первого хода.
card-time-back = Назад: показывает поле на ход раньше.
card-time-run = Воспроизведение: ходы идут сами; нажмите ещё раз, чтобы остановить.
card-time-forward = Вперёд: показывает поле на ход позже.
card-time-last = Конец: показывает поле после последнего хода.
card-time-slide = Хронология: перетащите к любому моменту партии.
card-time-link = Ссылка: копирует адрес, который открывает стол на этом моменте.
card-time-now = Сейчас: возвращает к текущей позиции.
card-end-rematch = Реванш: готовит новый стол с теми же игроками.
card-end-scores = Подсчёт: показывает каждый подсчёт партии построчно.
card-end-replay = Повтор: показывает всю партию с начала.
card-end-file = Файл партии: вся партия вместе с раздачей, чтобы хранить, просмотреть или проверить.
card-end-board = Поле: убирает итог; вернуть его можно через меню.
card-end-verify = Проверка: удостоверяет, что раздача определена до партии и все ходы сделаны по правилам.
card-note-rule = Правило: открывает правило, о котором идёт речь.
card-note-close = Закрыть: закрывает эту заметку.

# What happened is seen: sounds, a scoring that is counted, a bot at it
sounds-ask = Включить звуки стола?
sounds-yes = Да
sounds-no = Нет
counting-skip = Щелчок или пробел: пропустить
counting-skip-tap = Коснитесь, чтобы пропустить
bot-thinks = { $name } думает

# Уроки
lesson = Урок
lesson-step = Урок · { $step } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-your-move = Ваш ход
lesson-wait = Соперник ходит…
lesson-follow = Сделайте то, что говорит урок.
lesson-read = Прочитайте урок и продолжайте.
lesson-explains = Наведите указатель на что угодно или задержите на нём палец — карточка скажет, для чего это.
lesson-play-on = Играть дальше
lesson-aside = Свернуть урок
lesson-show = Показать урок
lesson-again = Начать урок заново
opponents = Соперники
opponents-first = Ваш первый соперник: { $level }.
opponents-choose = Выбрать другой уровень
even-title = Партия на равных
even-help = Находит уровень, на котором вы выигрываете примерно половину партий.
even-line = { $played ->
    [0] Партия на равных: { $level }
   *[other] Партия на равных: { $level } — побед: { $won } из { $played }
}
lesson-begin = Научиться играть ({ $minutes } мин)
lesson-go-on = Продолжить урок ({ $step } из { $steps })
lesson-once-more = Пройти урок ещё раз

# taking back, asking first, seats taken back
take-back = Отменить ход
takeback-ask = Просить отмену
takeback-asks = { $name } просит отменить ход.
takeback-asks-seen = { $name } просит отменить ход, хотя уже открылось то, что было скрыто. Дальше придут те же карты и жетоны.
takeback-asked = { $name } просит отменить ход.
takeback-agree = Согласиться
takeback-refuse = Отказать
takeback-waits = Вы попросили отменить свой ход. Ещё не ответили: { $names }.
takeback-withdraw = Отозвать просьбу
log-ask = { $who } просит отменить ход.
log-allow = { $who } соглашается на отмену.
log-refuse = { $who } отказывает в отмене.
log-withdraw = { $who } отзывает просьбу об отмене.
new-takebacks = Ходы можно отменять
new-takebacks-help = Если уже открылось то, что было скрыто, остальные должны согласиться; дальше придут те же карты и жетоны.
table-takebacks = За этим столом ходы можно отменять.
settings-asks = Переспрашивать перед ходом, который нельзя отменить
ask-final = Этот ход нельзя отменить
ask-final-move = { $name } { $move }. Этот ход нельзя отменить.
ask-final-yes = Сделать ход
ask-final-no = Выбрать другое
replaced-title = За вас играет бот
replaced-text = Ваше место передано боту. Оно по-прежнему ваше.
replaced-resigned = Вы сдались, и за вас играет бот. Пока партия идёт, можно вернуться.
replaced-return = Вернуть моё место
replaced-watch = Смотреть
sure-own-bot = Бот будет играть за вас, пока вы не вернёте место.
sure-bot = Бот будет играть за игрока ({ $name }) до его возвращения.
sure-leave = Ваше место сможет занять кто-нибудь другой.
sure-no = Отмена
forget-sure = Стол останется; этот браузер забудет ссылку на него.
forget-yes = Убрать
forget-done = Стол убран из списка.
forget-undo = Вернуть

# часы
time-days = { $days } д
time-hours = { $hours } ч
time-minutes = { $minutes } мин
time-seconds = { $seconds } с
terms = Часы и сообщения
terms-clock = Часы
clock = Часы
clock-none = Без часов
clock-none-help = Каждый думает столько, сколько нужно.
clock-soft = Несколько часов или дней на ход
clock-soft-help = Для партии на целую неделю, с напоминаниями.
clock-live = Свои часы у каждого
clock-live-help = Для серьёзного вечера.
clock-per-move = Время на ход
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
clock-then = Когда время выйдет
clock-then-bot = играет бот, пока игрок не вернётся
clock-then-ask = любой за столом может передать игру боту
clock-base = Время каждого игрока
clock-extra = За каждый ход
clock-increment = добавляются секунды
clock-delay = первые секунды не считаются
clock-seconds-label = Секунды
clock-soft-line = { $time } на ход
clock-live-line = { $time } каждому
clock-increment-line = +{ $seconds } с за каждый ход
clock-delay-line = первые { $seconds } с каждого хода не считаются
clock-of = { $name }: осталось { $time }
clock-lapsed = Время вышло: { $name }. До возвращения игрока любой за столом может передать игру боту.
clock-let-bot = Передать игру боту
clock-pause = Остановить часы
clock-resume = Запустить часы
clock-paused = Часы стоят. Ходить всё равно можно.
clock-short = Время на исходе: { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}.
clock-asks-pause = Просьба остановить часы: { $names }.
clock-asks-resume = Просьба запустить часы: { $names }.
log-flag-bot = Время вышло: { $who }. До возвращения игрока играет бот.
log-flag-ask = Время вышло: { $who }. Любой за столом может передать игру боту.
log-propose-pause = { $who } просит остановить часы.
log-propose-resume = { $who } просит запустить часы.
log-propose-withdraw = { $who } отзывает просьбу о часах.
log-pause = Все согласны: часы стоят.
log-resume = Все согласны: часы снова идут.
card-clock = Часы: сколько времени осталось у этого игрока по часам сервера. Они идут только для тех, кого ждут другие люди.

# сообщения
words = Сообщения
words-players = Пишут игроки
words-everybody = Пишут игроки и зрители
words-nobody = Без сообщений
words-keep = Хранить сообщения вместе с партией
words-keep-help = Иначе после партии они будут удалены.
log-word = { $who }: { $word }
log-word-gone = Это сообщение не сохранено ({ $who }).
spectator = Зритель
gesture-hello = Привет!
gesture-nice = Хороший ход!
gesture-thanks = Спасибо!
gesture-oops = Ой!
gesture-moment = Минутку, пожалуйста.
gesture-your-turn = Ваш ход!
gesture-well-played = Отличная партия!
talk-say = Напишите что-нибудь
talk-gestures = Быстрые фразы
talk-send = Отправить
talk-muted = Сообщения скрыты: { $name }.
talk-unmute = Показывать снова
word-about = Скрыть или пожаловаться
word-mute = Скрыть на этом устройстве
word-report = Пожаловаться администратору сервера
word-reported = Жалоба отправлена. За столом о ней никто не узнает.
word-help = Скрытие действует только на этом устройстве и только для сообщений этого человека. Жалоба показывает сообщение администратору сервера.
card-talk = Сообщения: всё, что вы напишете здесь, прочтут все за столом.

# имена, реванши, шаблоны, вечера
rename = Сменить имя
rename-label = Имя за этим столом
rename-help = Новое имя все увидят в журнале.
log-rename = Новое имя: { $before } → { $name }.
rematch-rotate = Реванш со сменой мест
card-end-rotate = Реванш со сменой мест: все пересаживаются на одно место, и начинает другой игрок.
templates = Мои шаблоны
template-keep = Сохранить как шаблон
template-name = Название шаблона
template-example = Наша игра по четвергам
template-save = Сохранить
template-help = Такой же стол можно будет разложить одним нажатием на главной странице.
template-kept = Сохранено на этом устройстве. Шаблон — на главной странице.
template-change = Изменить
template-remove = Удалить шаблон: { $name }
evening = Назначить игровой вечер
evening-when = Дата и время
evening-save = Файл для календаря
evening-help = Файл ведёт к этому столу. Секретной ссылки в нём нет, его можно послать всем.
evening-event = { $game } – Regalia

# А что если; задачи
branch = Играть отсюда
branch-title = Играть дальше после хода { $moment }
branch-help = Новая партия начнётся с этой же позиции. Скрытое останется прежним, а всё, что берётся дальше, определится заново. За остальных играют боты.
branch-seat = Ваше место
branch-from = Эта партия продолжает партию за другим столом после хода { $moment }: перейти туда
card-time-branch = Играть отсюда: начинает новую партию с этого момента, против ботов, на выбранном вами месте.
title-puzzle = Задача
puzzle-of-the-day = Задача дня
puzzle-done = решена
puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
puzzle-number = Задача { $number } из { $count }
puzzle-link = Задача { $number }
puzzle-link-solved = Задача { $number }, решена
puzzle-count = Решено: { $count } из { $all }.
puzzle-streak = { $count ->
    [0] Дней подряд пока нет.
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
   *[other] { $count } дней подряд.
}
puzzle-kept = Решённые задачи хранятся только на этом устройстве.
puzzle-today = Задача на сегодня
puzzle-show = Показать решение
puzzle-shown = Решение
puzzle-move = { $name } { $move }.
puzzle-solved = Решено!
puzzle-tries = { $count ->
    [1] С первой попытки.
   *[other] Попыток: { $count }.
}
puzzle-next = Следующая задача
puzzle-again = Попробовать
card-puzzle-show = Решение: показывает ход и почему он лучший. Задача тогда не считается решённой.
card-puzzle-next = Дальше: открывает следующую задачу этой игры.
card-puzzle-again = Попробовать: возвращает позицию, чтобы вы нашли ход сами.
card-puzzle-today = Сегодня: открывает задачу дня.
notices = Уведомления
title-notices = Уведомления
call-me = Сообщить, когда мой ход
call-me-on = Вы получите уведомление, когда наступит ваш ход.
offline = Нет соединения. Это ваши столы в последнем известном состоянии; они откроются, когда соединение восстановится.

# The analysis of a finished match; its other words lie in the folder analysis

analysis = Анализ
analyse = Анализ
title-analysis = Анализ партии
card-end-analyse = Анализ: показывает шансы всех ход за ходом, хорошие решения, ошибки и везение.
