circle-about = Закрытая страница для компании по одной секретной ссылке: ваши столы, кто сколько раз побеждал, рейтинги, сыгранные партии. Без учётных записей: войти может каждый, у кого есть ссылка, под любым именем.
circle-name = Название круга
circle-name-example = Вечера по четвергам
circle-make-do = Создать круг
circle-facts = { $members ->
    [one] { $members } участник
    [few] { $members } участника
   *[other] { $members } участников
}, { $matches ->
    [one] { $matches } сыгранная партия
    [few] { $matches } сыгранные партии
   *[other] { $matches } сыгранных партий
}
circle-members = Участники
circle-member = Имя
circle-seat-left = кто-то из ушедших
circle-seat-guest = гость
circle-seat-open = свободное место
circle-join = Войти в этот круг
circle-join-help = Остальные увидят имя, которое вы выберете. Выйти можно в любой момент: тогда имя исчезнет из круга.
circle-join-do = Войти
circle-forget = Убрать с этого устройства
circle-tables = Столы
circle-no-tables = Сейчас партий нет.
circle-new-table = Новый стол
circle-new-table-help = Участники, которые об этом попросили, получат уведомление о новом столе со свободными местами.
circle-tell-me = Сообщать мне о новых столах
circle-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
circle-play = Открыть
circle-watch = Смотреть
circle-history = Сыгранные партии
circle-no-history = Ещё ни одна партия не закончена.
circle-given-up = партия сдана
circle-earlier = Показать прежние партии
circle-ratings = Рейтинги
circle-of-game = Игра
circle-all-games = Все игры
circle-rating = Рейтинг
circle-between = Интервал
circle-interval = от { $low } до { $high }
circle-played = Партии
circle-ratings-help = Среднее по кругу — 1000; перевес в 400 очков означает победы в десять раз чаще. Линия показывает, где рейтинг находится с вероятностью 95 %.
circle-no-ratings = Рейтинги появятся, когда участники сыграют друг с другом.
circle-duels = Личные встречи
circle-duels-of = Чьи результаты
circle-against = Соперник
circle-ahead = Выше
circle-behind = Ниже
circle-level = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[other] { $count } ничьих
}
circle-won = Победы
circle-won-of = { $won } из { $played }
circle-streak = Серия
circle-streak-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
circle-streak-lost = без побед: { $count }
circle-longest = лучшая: { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
circle-favourite = Любимая игра
circle-keeper = администратор
circle-keeping = Настройки круга
circle-invite = Ссылка для друзей
circle-invite-help = Каждый, у кого есть эта ссылка, видит страницу и может войти. Отправляйте её только друзьям.
circle-no-link = На этом устройстве нет ссылки круга. Можно создать новую; прежняя перестанет работать.
circle-relink = Заменить ссылку
circle-relink-sure = Старая ссылка перестанет работать. Участники останутся; для приглашений нужна будет новая ссылка.
circle-relinked = Ссылка заменена; старая больше не работает.
circle-yours = Ваше участие
circle-file = Скачать всё
circle-leave = Выйти из круга
circle-leave-sure = Ваше имя исчезнет с этой страницы и из её файла; в прошлых партиях останется «кто-то из ушедших». Если вы войдёте снова, результаты не вернутся.
circle-for-keepers = Для администраторов
circle-entrust = Сделать администратором
circle-entrust-sure = { $name } сможет заменять ссылку, исключать участников и закрыть круг.
circle-remove = Исключить
circle-remove-sure = { $name } больше не участвует в круге, имя исчезает со страницы. Замените и ссылку, если возвращение нежелательно.
circle-close = Закрыть круг
circle-close-sure = Страница, участники и статистика будут удалены для всех. Сами столы останутся. Если данные нужны, сначала скачайте всё.
