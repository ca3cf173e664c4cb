undo-nothing = Отменять нечего.
undo-turn-over = Ход завершён; завершённый ход отменить нельзя.
undo-revealed = Последнее действие раскрыло скрытое или случайное, поэтому отменить его нельзя.
takeback-nothing = Вы ещё не сделали хода, который можно отменить.
takeback-over = Партия окончена, и её секрет раскрыт: отменить ход уже нельзя.
told-takeback = { $who } отменяет ход.
told-takeback-seen = { $who } отменяет ход, хотя уже открылось то, что было скрыто; дальше придут те же карты и жетоны.

table-bad-input = Недопустимые данные: { $detail }
table-no-token = Для этого нужна секретная ссылка на место.
table-wrong-token = Эта ссылка не открывает место за этим столом.
table-not-your-seat = Это не ваше место.
table-persons-seat = Освободить это место может только его игрок — или остальные, если игрок долго отсутствует либо если все они (не меньше двух) согласны.
table-no-takebacks = За этим столом отменять ходы нельзя: игроки не договорились об этом, когда создавали стол.
table-no-words = За этим столом нельзя писать сообщения, или этого не могут зрители: так решили, когда стол создавали.
table-other-site = Странице другого сайта это не разрешено.
table-other-name = Этот сервер не отзывается на имя { $name }. Администратор может разрешить его с помощью --public-url или --server-names.
table-no-clock = У этого стола нет часов.
table-agreement = Сначала должны согласиться остальные за столом: { $names }.
table-no-table = Такого стола нет.
table-no-page = Здесь ничего нет.
table-no-method = Здесь это невозможно.
table-stale = За столом уже что-то изменилось; взгляните ещё раз.
table-not-started = Партия ещё не началась.
table-seats-open = Есть ещё свободные места; пока они не заняты, начать партию может только хозяин стола.
table-not-your-turn = Сейчас не ваш ход.
table-over = Партия окончена.
table-running = Это можно сделать только после окончания партии.
table-bot-plays = На этом месте играет бот; сначала верните место себе.
table-seat-taken = Это место занято.
table-no-open-seat = За этим столом нет свободных мест.
table-key-reused = Этот ключ уже использован для другого.
table-old-rules = Этот стол начат по правилам, которых нет на этом сервере: { $detail }
table-too-large = Запрос слишком большой.
table-too-many = Слишком много запросов; подождите немного.
table-incomplete = Запрос не успел прийти полностью; отправьте его ещё раз.
table-fault = Ошибка сервера; ничего не изменилось.
table-database = База данных не отвечает; попробуйте чуть позже.
table-database-full = Диск сервера заполнен: сохранить ничего нельзя, поэтому играть нельзя; администратору сервера нужно освободить место.
table-database-gone = Файл базы данных сервера удалён или перемещён: сохранить ничего нельзя, поэтому играть нельзя; администратору сервера нужно вернуть файл на место.
table-database-read-only = Сервер не может писать в свою базу данных: сохранить ничего нельзя, поэтому играть нельзя; это должен исправить администратор сервера.
table-preparing = Правила игры { $title } ещё компилируются на сервере; попробуйте чуть позже.
table-no-circle = Эта ссылка не открывает круг друзей: возможно, её заменили или круг закрыт.
table-no-member = В этом круге нет такого участника.
table-no-transfer = По этому коду нечего получать: всё уже получено или десять минут истекли.
table-not-keeper = Это может сделать только администратор круга.
table-name-taken = В этом круге уже есть имя «{ $name }»; выберите другое.
table-name-alike = Имя «{ $name }» слишком похоже на другое имя за этим столом; выберите другое.
table-circle-full = Круг заполнен: больше участников или столов в нём быть не может.
circle-name = у круга и у каждого участника должно быть имя.

bot-random = Делает любой разрешённый ход.
bot-greedy = Берёт то, что лучше на первый взгляд.
bot-page = Для детей и самой первой партии.
bot-squire = Знает ходы, но часто ошибается.
bot-knight = Иногда ошибается.
bot-baron = Надёжный соперник.
bot-count = Немного заглядывает вперёд.
bot-duke = Думает на несколько ходов вперёд.
bot-prince = Почти ничего не упускает.
bot-sovereign = Самый сильный.
bot-search = Просчитывает последствия каждого хода.
hint-only-move = Это единственный возможный ход.
hint-alone = Этот ход выделяется: он выигрывает около { $wins } из 100 пробных партий.
hint-wins-more = Этот ход выигрывает около { $wins } из 100 пробных партий, на { $more } больше, чем следующий по силе.
hint-gains-more = Этот ход выигрывает примерно так же часто, как следующий по силе ({ $wins } %), но итог лучше примерно на { $points }.
hint-close = Этот ход лишь немногим лучше следующего по силе: оба выигрывают около { $wins } из 100 пробных партий.
hint-winning = Этот ход почти наверняка выигрывает с перевесом около { $margin }.
hint-losing = Партия почти проиграна; этот ход оставляет наименьшее отставание, около { $margin }.

## Перечни и значения: { $name } и { $key } пишутся так, как в файле или запросе

either = { $most } или { $last }
both = { $most } и { $last }
position-of = расстановка игры { $game }
value-whole = { $name } — целое число от { $low } до { $high }, а не { $value }.
value-per-seat = { $name } — список, по одному значению на место (всего { $count }), а не { $value }.
value-truth = { $name } — true или false, а не { $value }.
value-missing = не хватает { $name }.
value-one-of = { $name } — одно из { $words }, а не { $value }.
value-none-of = { $name }: { $value } нет среди { $words }.
value-keys = { $name }: ключа { $key } нет; возможны { $words }.
value-list = { $name } — список, а не { $value }.
value-dict = { $name } — объект с ключами и значениями, а не { $value }.
value-name = { $name } — текст, а не { $value }.

## Игры, настройки и ходы

game-unknown = игры { $name } нет; есть { $words }.
game-version = эта партия сыграна по правилам { $game } версии { $version }; в этой Regalia есть версия { $have }.
rulebook-lang = правила написаны на языках { $words }; { $value } среди них нет.
rulebook-rule = { $title }: правила { $value } нет.
option-number = { $name } — число от { $low } до { $high }, а не { $value }.
option-flags = { $name } — список из { $words }, а не { $value }.
option-flag = { $name } может содержать { $words }; { $value } среди них нет.
option-switch = { $name } — yes или no, а не { $value }.
option-printed = { $name } — { $words } или ваш файл TOML; файла { $value } нет.
option-content = { $name } — { $words } или объект с вашими числами.
option-signs = { $name } может содержать только печатные знаки: в { $value } есть управляющий знак или смена направления письма.
option-long = { $name }: слишком длинно; знаков и чисел может быть не больше { $count }.
option-unknown = настройки { $value } нет; вы имели в виду { $words }?
move-kind = ход — это номер, запись или объект JSON, а не { $value }.
move-id = ходы пронумерованы от 0 до { $high }; { $value } среди них нет.
move-none = ход не указан; ходы начинаются с { $words }.
move-form = запись «{ $text }» неполна или содержит лишние слова; пишите «{ $form }».
move-keys = у хода «{ $verb }» ключи { $words }, а не { $given }.
move-near = хода «{ $verb }» нет; вы имели в виду «{ $near }»?
move-verb = хода «{ $verb }» нет; ходы начинаются с { $words }.
move-label = «{ $label }» не подходит к ходу «{ $verb }» ({ $axis }); возможны { $words }.

## Партии и их файлы

match-seed-or-secret = укажите зерно или секрет, но не то и другое сразу.
match-seed = зерно — целое число, а не { $value }.
match-ply = ходы этой партии — от 0 до { $high }; { $value } среди них нет.
match-takeback = партия не может вернуться к строке { $value } журнала.
match-seat = места пронумерованы от 0 до { $high }; { $value } среди них нет.
match-snapshot = этот снимок сделан по другим правилам.
match-file = это не файл партии: { $reason }
match-format = формат этого файла партии — { $format }; эта Regalia читает формат { $ours }.
match-move = ход { $ply } этой партии невозможен: { $reason }
match-no-secret = в этом файле партии нет секрета: файл опубликован, пока партия ещё шла, и воспроизвести её нельзя.
match-hex = секрет в этом файле партии записан не шестнадцатеричными цифрами.
match-short = секрет в этом файле партии короче 16 байтов.
match-unpublished = секрет этой партии ещё не опубликован; проверить её можно будет, когда партия закончится.
match-unwritable = в этой расстановке или в этих настройках есть то, что нельзя записать в файл партии, например число из тысяч цифр.
match-position-here = эта партия начинается с расстановки, сделанной вручную; здешние столы начинают только с расстановки по правилам. На своём компьютере её можно проверить командой regalia verify.
match-long = здесь в файле партии может быть не больше { $most ->
    [one] { $most } хода
   *[other] { $most } ходов
}.
match-broke = этому файлу понадобилось больше времени или памяти, чем разрешено, и он не открыт.
match-other-result = в файле указан результат { $claimed }; при воспроизведении получается { $found }.
match-brought = вклад места в раздачу — от 32 до 128 шестнадцатеричных цифр, не больше одного на место.
match-head = звено цепочки должно выглядеть как 12:9f3c… (число и 64 шестнадцатеричные цифры), а не { $value }.
match-commitment = отпечаток должен состоять из 64 шестнадцатеричных цифр, а не { $value }.
verify-commitment = Отпечаток совпадает: он охватывает стол, игру, правила, настройки, начало и секрет этого файла.
verify-commitment-secret = Секрет соответствует отпечатку. В файлах версии 1 отпечаток охватывает только секрет, но не стол, настройки и начало.
verify-commitment-other = Отпечаток не совпадает: секрет либо стол, игра, правила, настройки или начало — не те, для которых он опубликован.
verify-commitment-kept = Это тот самый отпечаток, что сохранён с начала партии.
verify-commitment-not-kept = Это не тот отпечаток, что сохранён с начала партии: раздача была сделана заново.
verify-commitment-unseen = Никто не сравнил его с отпечатком, показанным в начале.
verify-start = Партия начинается с расстановки по правилам.
verify-start-position = Партия начинается с расстановки, сделанной вручную, а не с расстановки по правилам.
verify-brought = Как сказано в файле, эти места внесли случайность в раздачу; никто не сравнил её с тем, что они сохранили: { $seats }.
verify-brought-not = В раздаче нет случайности от этих мест; боты и отсутствующие её не вносят: { $seats }.
verify-brought-none = В раздаче только случайность сервера: он мог выбирать из многих раздач.
verify-brought-kept = Сохранённая этим местом случайность учтена в раздаче: { $seats }.
verify-brought-lost = Сохранённая этим местом случайность в раздаче не учтена: { $seats }.
verify-moves = { $count ->
    [0] Ни одного хода не сделано
    [1] Единственный ход допустим
    [one] Все { $count } ход допустимы
    [few] Все { $count } хода допустимы
   *[other] Все { $count } ходов допустимы
}.
verify-result = Результат тот, к которому ведут эти ходы.
verify-result-none = По правилам партия не окончена, и результат не заявлен.
verify-result-resigned = Партия закончилась тем, что игроки сдались ({ $seats }); проверить это нельзя.
verify-chain = До момента { $moment } это те самые ходы, что были сыграны: цепочка совпадает с сохранённым звеном.
verify-chain-rest = После момента { $moment } никто не сохранил звена цепочки: узнать, те ли это ходы дальше, нельзя.
verify-chain-other = Это не те ходы, что были сыграны: в момент { $moment } цепочка не совпадает с сохранённым звеном.
verify-chain-none = Без сохранённого кем-нибудь звена цепочки никто не может знать, те ли это ходы, что были сыграны.
verify-chain-old = В файлах версии 1 нет цепочки: никто не может знать, те ли это ходы, что были сыграны.
verify-words = Цепочка не охватывает сообщений: никто не может знать, так ли были написаны те, что в файле.
verify-people = Никто не может знать, не играл ли за бота человек, не рассказывали ли игроки друг другу о своих картах и не сговорился ли тот, кто последним внёс случайность, с администратором сервера.
match-result = { $scores } (победа: { $winners })
match-resigned = в файле сказано, что кто-то сдался, но это не подходит к этой партии.
match-no-result = «не окончена»
file-not-read = { $name } не читается: { $reason }
file-not-written = { $name } не записать: { $reason }
file-not-text = { $name } — не текстовый файл.
system-missing = такого файла или папки нет.
system-forbidden = нет прав доступа.
system-folder = это папка.
system-full = диск заполнен.
system-address-taken = этот адрес уже занят.
system-port = порт — число от 0 до 65535.
system-other = { $text }.
toml-file = { $name } — не файл TOML: { $reason }
toml-text = это не TOML: { $reason }
toml-place = строка { $line }, столбец { $column }: прочесть не удалось.
toml-end = текст обрывается слишком рано.
field-missing = не хватает поля { $field }.
field-unknown = поля { $field } здесь нет.
field-wrong = в поле { $field } недопустимое значение.
json-broken = это не JSON.
json-other = структура не та, что ожидалась.
json-deep = слишком глубокая вложенность.
host-header = в запросе должен быть ровно один заголовок Host.

## Моделирование, боты и подсказки

simulate-games = число партий должно быть не меньше 1, а не { $value }.
simulate-seed = зерно для моделирования — число от 0 до 2**63 - 1, а не { $value }.
simulate-device = устройство — { $words }, а не { $value }.
simulate-cuda = устройство CUDA не найдено; установите regalia[gpu] на машину с GPU NVIDIA или выберите устройство cpu.
simulate-threads = потоки выбирают для устройства cpu; устройство { $device } делит работу само.
simulate-ray = устройству ray нужен Ray: выполните pip install --editable '.[cluster]' в клоне репозитория или выберите устройство cpu.
# среды
envs-package = для этих сред нужен { $name }: выполните pip install --editable '.[labs]' в клоне репозитория.
envs-cycles = max_cycles — целое число от 1 или None, а не { $value }.
envs-reset = партия не идёт: сначала вызовите reset().
envs-resample = в узле случая пересдавать нечего: случай ещё не решил.
envs-opponents = укажите одного бота на всех соперников или по одному на каждого ({ $count }), а не { $value }.
no-bot = бота { $name } нет; есть { $words }, а также search с пределом, например search:200ms.
no-budget = предел задаётся только для search, например search:200ms; для { $name } он не задаётся.
bot-slips = { $name } должно заканчиваться числом небрежных ходов из ста, например greedy~30; у уровней такого числа нет.
budget-kind = предел — это время или число симуляций.
budget-range = предел — время больше 0 с и не больше часа или от 1 до 1000000000 симуляций.
budget-form = предел пишется как 200ms, 2s или 5000 (симуляций), а не { $value }.
decide-over = партия окончена; решать нечего.
advise-over = партия окончена; советовать нечего.
advise-other = ходит место { $turn }; совет — для того, кто решает, а не для места { $seat }.
experiment-file = файл эксперимента составлен неверно: { $reason }
experiment-setups = эксперименту нужны хотя бы два варианта, [[setup]], каждый со своим именем.
experiment-key = здесь нет { $key }; изменить можно { $words }.
experiment-changes = числа игры { $game } меняют через своё поле или свой набор, а не через changes.
simulate-ray-address = по адресу { $address } кластер Ray не отвечает: { $reason }
arena-other = в { $path } другой турнир (другие боты, настройки, зерно или правила); укажите другую папку или удалите эту.
arena-busy = турнир в { $path } уже идёт в другом процессе; дождитесь его конца или укажите другую папку.
arena-damaged = строка { $line } в { $path } повреждена: { $reason }
arena-bots = для арены нужны хотя бы два разных бота.
arena-players = каждое число игроков указывайте только один раз.
arena-alone = { $bot } должен сидеть в одиночку, но его нет среди ботов.
arena-even = равному дебюту нужен дебют: укажите число его ходов.
arena-uneven = из { $tries } раздач ни одна не была равной после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}; допустите большее отклонение или более короткий дебют.

## Столы и их хозяин

seat-name-invisible = в имени должен быть хотя бы один видимый знак.
seat-name = в имени может быть не больше { $count ->
    [one] { $count } знака
   *[other] { $count } знаков
}.
word-length = в сообщении может быть не больше { $count ->
    [one] { $count } знака
   *[other] { $count } знаков
}.
word-empty = сообщение должно быть либо текстом, либо жестом.
word-none = строка { $line } — не чужое сообщение.
seat-bot = бота можно указать только для места вида bot.
seat-no-bot = бота { $name } нет; есть { $words }.
seat-count = в этой игре мест { $count }, а указано { $given }.
hello-first = первым сообщением должно быть hello.
hello-again = hello уже отправлено.
setting-whole = { $name } — целое число, а не { $value }.
setting-number = { $name } — число, а не { $value }.
setting-unknown = { $name }: такой настройки нет, она ни на что не влияет; вы имели в виду { $near }?
setting-low = { $name }: нужно не меньше { $low }, а не { $value }.
setting-log-format = формат журнала — text или json, а не { $value }.
setting-database = база данных — sqlite:///FILE или postgresql://USER@HOST/NAME, а не { $value }.
setting-origin = источник должен иметь вид https://play.example.org, а не { $value }.
setting-proxy = прокси — это адрес или сеть, например 127.0.0.1 или 10.0.0.0/8, а не { $value }.
setting-public-url = внешний адрес должен иметь вид https://play.example.org, а не { $value }.
setting-server-name = имя сервера должно иметь вид play.example.org, а не { $value }.
setting-mail-server = почтовый сервер должен иметь вид smtp://USER:PASSWORD@HOST:587 или smtps://USER:PASSWORD@HOST:465, а не { $value }.
setting-mail-needs = для почты нужно ещё указать { $name }.
setting-mail-from = отправитель писем должен иметь вид Regalia <regalia@example.org>, а не { $value }.
setting-apprise-missing = для каналов администратора нужен apprise: выполните pip install '.[apprise]' в клоне репозитория.
setting-apprise = адрес номер { $number } среди каналов администратора незнаком apprise.
setting-language = язык каналов администратора — { $words }, а не { $value }.
setting-private-host = внутренний узел должен иметь вид printer.lan или 192.168.1.5:8080, а не { $value }.
server-address = сервер не может слушать { $host }, порт { $port }: { $reason }
database-unusable = базу данных { $name } использовать нельзя: { $reason }.
database-closed = базу данных в { $name } не открыть: { $reason }
database-taken = { $name } уже использует другой сервер; для нескольких серверов нужна база PostgreSQL.
database-linked = у { $name } несколько имён (жёстких ссылок: { $count }), и серверы под двумя именами испортили бы файл; оставьте одно имя.
database-newer = эту базу данных записала более новая версия Regalia; запустите её или восстановите копию, сделанную раньше.
backup-exists = { $name } уже существует; для резервной копии нужен новый файл.
backup-no-database = базы данных { $name } нет.
backup-no-file = файла { $name } нет.
backup-not-empty = копию можно восстановить только в пустую базу данных; в этой уже есть столы.
backup-version = эту базу данных записала другая версия Regalia; запустите на ней сервер один раз и попробуйте снова.
backup-taken = в { $name } уже записывается другая копия; дождитесь её или укажите другой файл.
backup-broken = ничего не скопировано: { $reason }.

## Уведомления

notice-target = адрес для уведомлений должен иметь вид https://example.org/path, а не { $value }.
notice-private = { $value } — внутренний адрес; уведомления идут только на внешние адреса, если администратор этого сервера не разрешил иное.
notice-mailbox = { $value } — не адрес электронной почты.
notice-no-mail = этот сервер не отправляет писем.
notice-keys = ключи браузера отсутствуют или неверны.
notice-whole = для всего стола можно указать только вебхук.
notice-turn = Ваш ход.
notice-turn-of = Ходит { $who }.
notice-with = За столом: { $names }.
notice-still = Всё ещё ваш ход.
notice-still-of = Всё ещё ходит { $who }.
notice-hours = Осталось времени: { $hours } ч.
notice-rematch = Стол для реванша готов.
notice-ended = Партия окончена.
notice-said = Новое сообщение за столом: { $who }.
notice-confirm = Присылать вам письма об этом столе?
notice-confirm-mail = За столом Regalia указали этот адрес, чтобы узнавать, когда наступает ход. Если это были вы, подтвердите это по ссылке.
notice-confirm-not = Если это были не вы, не обращайте внимания на это письмо. По этой ссылке можно навсегда отказаться от таких вопросов.
notice-mail-stop = По этой ссылке можно отказаться от писем об этом столе.
notice-mail-stop-circle = По этой ссылке можно отказаться от писем об этом круге.
notice-invited = { $who } приглашает вас сыграть.
notice-invited-only = Вас приглашают сыграть.
notice-invited-why = Этот адрес указали за столом, и он нужен только для этого письма. По этой ссылке можно навсегда отказаться от приглашений отсюда.
notice-circle = { $who } приглашает круг друзей сыграть: { $circle }.
notice-confirm-circle = Присылать вам письма об этом круге?
notice-confirm-circle-mail = В круге друзей Regalia указали этот адрес, чтобы узнавать о новых столах. Если это были вы, подтвердите это по ссылке.
notice-report = Жалоба на сообщение за столом { $table }.

## Командная строка

cli-restore = укажите, какой файл восстановить.
cli-score-file = укажите файл или - для стандартного ввода; в нём — { $form }.
cli-score-empty = { $name } пуст; в нём должно быть следующее: { $form }.
cli-score-none = для игры { $title } нет листа подсчёта очков.
cli-board = { $name }: { $reason }
cli-coverage = --coverage читает тесты, а они есть только в исходниках, не в установленном пакете.
cli-no-folder = { $name } не записать: папки { $folder } нет.
cli-parquet = для Parquet нужен pyarrow: выполните pip install --editable '.[parquet]' в клоне репозитория или используйте --csv.
cli-other-game = в { $name } партия игры { $found }, а не { $wanted }.
cli-seats = в --seats названо игроков: { $count }; в этой игре их { $players }.
cli-seat = места пронумерованы от 1 до { $high }; { $value } среди них нет.
cli-file-there = { $name } уже существует; для новой партии нужен новый файл.
cli-move-number = возможные ходы пронумерованы от 1 до { $high }; { $value } среди них нет.

## Цвета мест

colour-yellow = жёлтый
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-white = белый
colour-black = чёрный
colour-grey = серый
colour-purple = фиолетовый
colour-orange = оранжевый

## Терминал: стол

see-over = партия окончена
see-last-round = последний раунд
see-colour = цвет
won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}.
terminal-stopped = остановлено.
terminal-compiling = Компилируем правила для этой машины; это нужно один раз и займёт несколько секунд…
terminal-thinking = { $who } думает…
terminal-advising = Думаю…
terminal-prompt = { $who } (справка: help)
terminal-curtain = { $who }, сядьте за клавиатуру и нажмите Enter.
terminal-curtain-back = { $back } — отменить последний ход ({ $who }).
terminal-may-play = Возможные ходы:
terminal-lists-all = (? — полный список)
terminal-help-move = Введите номер хода или его запись, например { $example }.
terminal-help-list = { $all } — все возможные ходы, { $some } — те, что так начинаются · { $why } ХОД — почему ход невозможен
terminal-help-more = { $undo } — отмена · { $back } — отмена и завершённого хода · { $hint } — совет · { $rules } или { $rules } ID — правила · { $log } — журнал · { $save } ФАЙЛ — сохранить · { $quit } — выйти
terminal-taken-back = Отменено: { $move }.
terminal-legal = Такой ход возможен.

## Терминал: файлы партий

terminal-show-none = нет
terminal-show-rules = версия правил { $version }, отпечаток раздачи { $commitment }…
terminal-show-final = итог: { $points }
terminal-show-so-far = пока: { $points }
terminal-show-won = победа: { $names }
terminal-replay-moment = момент { $moment } из { $last }
terminal-replay-keys = Enter дальше · b назад · число — перейти · q выйти
terminal-spectator = Зритель
terminal-gesture-hello = Привет!
terminal-gesture-nice = Хороший ход!
terminal-gesture-thanks = Спасибо!
terminal-gesture-oops = Ой!
terminal-gesture-moment = Минутку, пожалуйста.
terminal-gesture-your-turn = Ваш ход!
terminal-gesture-well-played = Отличная партия!

## Терминал: игры, поля и моделирование

terminal-games = Игры Regalia
terminal-games-game = игра
terminal-games-by = автор
terminal-games-what = о чём она
terminal-games-options = настройки
terminal-games-minutes = { $tagline } Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}.
terminal-board = { $title }: { $option ->
    [set] набор
   *[other] поле
} в игре
terminal-board-key = ключ
terminal-board-value = значение
terminal-board-mark = пометка
terminal-board-marks = { $mark }: { $count }
terminal-board-fits = { $file } — { $option ->
    [set] правильный набор
   *[other] правильное поле
} для игры { $title }, значений { $count } ({ $marks }). Играть с ним: { $flag }
terminal-mark-known = известно
terminal-mark-substitute = замена
terminal-mark-typed-in = введено
terminal-mark-note = примечание
terminal-simulate = { $title }: { $count ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} случайными ходами
terminal-simulate-bar = { $title }, игроков: { $players }
terminal-simulate-seat = место
terminal-simulate-mean = очков в среднем
terminal-simulate-deviation = отклонение
terminal-simulate-lowest = меньше всего
terminal-simulate-highest = больше всего
terminal-simulate-wins = победы
terminal-simulate-length = Решений за партию: в среднем { $mean }, от { $low } до { $high }; ходов: { $turns }.
terminal-simulate-speed = { $moves } решений/с, { $games } партий/с.
terminal-simulate-reported = За настоящими столами: { $reported }

## Терминал: свой сервер

terminal-serving = Regalia работает по адресу { $address } (Ctrl+C — остановить)
terminal-kept = { $count ->
    [one] Сохранён { $count } стол
    [few] Сохранено { $count } стола
   *[other] Сохранено { $count } столов
} в { $file }.
terminal-restored = { $count ->
    [one] Восстановлен { $count } стол
    [few] Восстановлено { $count } стола
   *[other] Восстановлено { $count } столов
} из { $file }.

## Уроки

lesson-not-now = Правила это разрешают, но сейчас урок просит о другом.
lesson-none = Урока по этой игре пока нет: { $game }.
lesson-file = урок нельзя использовать ({ $game }): { $reason }
lesson-other-file = в файле { $name } нет нынешнего урока ({ $game }).
lesson-step = в уроке ({ $game }) ошибка на шаге { $step }: { $reason }
lesson-no-rules = не названо ни одного правила.
lesson-lit = { $name } — не часть стола (board, dock, players) и не фишка вроде cell:c2.
lesson-words = нет сообщения { $key } на языке { $lang }.
lesson-turn = сейчас ход не того игрока, который делает «{ $move }».
lesson-not-listed = хода «{ $move }» нет среди разрешённых.
verify-start-lesson = Партия началась как урок ({ $game }): расстановка и раздача известны всем.
terminal-lesson-step = Шаг { $step } из { $steps }
terminal-lesson-next = Enter — дальше, «{ $back }» — на шаг назад, «{ $quit }» — выйти.
terminal-lesson-do = Введите { $moves }
terminal-lesson-or = или

# Что значит каждое число наблюдения и номера ходов (regalia observation)
terminal-observation = { $game }: что знает место, целыми числами ({ $count })
terminal-observation-numbers = числа
terminal-observation-name = имя
terminal-observation-axes = по одному на
terminal-observation-range = диапазон
terminal-observation-meaning = значение
terminal-observation-note = Места считаются от своего. Быстрее всех меняется индекс последней оси. Имена и значения даны по-английски, как в программах.
terminal-observation-moves = { $game }: ходы, версия правил { $version }
terminal-observation-id = номер
terminal-observation-move = ход

# Векторная среда (regalia.envs.vector)
vector-seat = место выбирают, когда за остальные играют соперники; назовите их в opponents.
vector-arrays-cpu = на устройстве cpu массивы — NumPy; arrays — настройка устройства cuda.
vector-arrays = { $name } не установлен; выберите другие массивы или установите его.
vector-actions = нужны целые числа, по одному на партию (всего { $count }), а не { $value }.
vector-reset = вызовите reset перед первым step.

## Анализ законченной партии

analysis-running = Эта партия не закончена: анализировать можно только законченную партию.
analysis-file = Этот файл партии нельзя проанализировать: { $reason }
analysis-simulations = Число симуляций должно быть от { $low } до { $high }.
analysis-points = Лучший ход обещал примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше.
analysis-share = Другой ход выигрывает чаще.
analysis-plays = играет «{ $move }»
analysis-lets = Что может последовать: { $detail }
analysis-tempting = На первый взгляд это лучший ход; хуже то, что за ним следует.
analysis-plain = Другой ход уже на первый взгляд сильнее.
analysis-gained = { $who }: шансы растут на { $percent } п. п.
analysis-fell = { $who }: шансы падают на { $percent } п. п.
terminal-analysis-title = Насколько хороши были решения
terminal-analysis-accuracy-note = 100 % — игра не слабее анализа, 0 % — не лучше случайных ходов. Важно, сколько стояло на кону: один дорогой ход может перевесить много лёгких хороших.
terminal-analysis-public-note = Здесь везением считается только то, что видели все. Взятое в руку проявится позже как необъяснённое.
terminal-analysis-luck-note = Доли победы. Части в сумме дают результат; их объясняет docs/analysis.md.
terminal-analysis-chances = Шансы от раздачи до конца
terminal-analysis-turning-points = Переломные моменты
terminal-analysis-worst = { $who }: самые дорогие решения
terminal-analysis-none = { $who }: дорогих ошибок нет
terminal-analysis-played = { $who } { $move }.
terminal-analysis-better = Здесь сильный игрок { $move } ({ $percent }).
terminal-analysis-shares = Шансы: было { $before }, стало { $after }.
terminal-analysis-view-seen = От ожидания к результату, как это было видно
terminal-analysis-view-public = От ожидания к результату, как это видел зритель
terminal-analysis-view-truth = От ожидания к результату при открытых картах
terminal-analysis-head-accuracy = точность
terminal-analysis-head-decisions = решения
terminal-analysis-head-good = хорошие
terminal-analysis-head-doubtful = сомнительные
terminal-analysis-head-bad = ошибки
terminal-analysis-head-lost = потеряно шансов
terminal-analysis-head-expected = до раздачи
terminal-analysis-head-deal = раздача
terminal-analysis-head-luck = добор
terminal-analysis-head-own = свои решения
terminal-analysis-head-others = чужие решения
terminal-analysis-head-rest = не объяснено
terminal-analysis-head-result = результат
terminal-analysis-mark-doubtful = сомнительно:
terminal-analysis-mark-bad = ошибка:


## А что если: партия, которая продолжается с момента другой

branch-end = в этот момент партия уже окончена; играть дальше нечего.
branch-most = подряд одна из другой могут продолжаться самое большее { $most ->
    [one] { $most } партия
    [few] { $most } партии
   *[other] { $most } партий
}.
branch-unfinished = продолжить с выбранного момента можно только оконченную партию; эта ещё не окончена.
branch-wrong = эту партию нельзя продолжить, потому что с её файлом что-то не так: { $reason }
match-origin = этот файл неверно говорит о своём происхождении: предыдущая партия не приводит к моменту { $moment }.
verify-start-branch = Партия продолжается с момента { $moment } { $table ->
    [none] другой партии
   *[other] партии за столом { $table }
}; раздача и ходы действительно к нему приводят.
verify-start-branch-played = Действительно ли та партия была сыграна так, покажут её собственный файл и сохранённые звенья цепочки.
told-branch = Партия продолжается с момента { $moment } { $table ->
    [none] другой партии
   *[other] партии за столом { $table }
}. Всё, что берётся дальше, определяется заново.

## Задачи

puzzle-file = в файле { $name } нет задач: { $reason }
puzzle-none = Задач по этой игре пока нет: { $game }.
puzzle-number = задачи пронумерованы от 1 до { $high }; { $value } среди них нет.
terminal-puzzle-title = Задача { $number } из { $count }: { $game }
puzzle-ask = { $who }: какой ход выигрывает на { $margin ->
    [one] { $margin } партию
    [few] { $margin } партии
   *[other] { $margin } партий
} из 100 больше, чем любой другой?
puzzle-right-word = Решено.
puzzle-solution = Решение: { $move }.
puzzle-right = Этот ход выигрывает около { $wins } из 100 пробных партий, по меньшей мере на { $more } больше, чем любой другой.
puzzle-wrong = Не этот: он выигрывает около { $wins } из 100 пробных партий, а другой ход — больше.
puzzle-wrong-far = Не этот: он выигрывает не больше { $wins } из 100 пробных партий, и несколько других ходов лучше.
terminal-puzzle-keys = Введите ход. { $solution } покажет решение, { $quit } — выход.
terminal-puzzle-today = сегодня
terminal-puzzle-solved = Решено: { $count } из { $all }. Дней подряд: { $days }.
terminal-puzzles-made = партий: { $games }; проверено { $tried }, здесь найдено { $found }, всего { $count }
terminal-puzzles-written = { $name }: задач — { $count }
terminal-puzzles-checked = { $number }: { $move } выигрывает { $wins } из 100, на { $more } больше, чем следующий ход
