undo-nothing = Отменять нечего.
undo-turn-over = Ход завершён; завершённый ход остаётся в силе.
undo-revealed = Последнее действие раскрыло скрытое или случайное, поэтому оно остаётся в силе.
hint-only-move = { $move } — единственный возможный ход.
hint-alone = { $move } выделяется: выигрывает около { $wins } из 100 пробных партий.
hint-wins-more = { $move } выигрывает около { $wins } из 100 пробных партий, на { $more } больше, чем { $next }.
hint-gains-more = { $move } выигрывает так же часто, как { $next } ({ $wins } %), но приносит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше.
hint-close = { $move } едва ли лучше, чем { $next }: оба хода выигрывают около { $wins } из 100 пробных партий.
hint-winning = { $move } почти наверняка выигрывает с перевесом около { $margin ->
    [one] { $margin } очка
   *[other] { $margin } очков
}.
hint-losing = Партия почти проиграна; { $move } оставляет наименьшее отставание, около { $margin ->
    [one] { $margin } очка
   *[other] { $margin } очков
}.
