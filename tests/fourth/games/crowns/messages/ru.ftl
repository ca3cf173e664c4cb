crowns-tagline = Берите одну корону или две, и пусть последняя достанется вам.
crowns-option-players = Сколько игроков.
crowns-option-heap = Сколько корон лежит в куче.
crowns-over = Игра окончена.
crowns-too-many = Осталось корон: { $heap }.
crowns-count = в куче и у игроков вместе должно быть столько корон: { $heap }.
crowns-told-dealt = Корон в куче: { $heap }. Начинает { $first }.
crowns-told-took = { $who } берёт { $crowns ->
    [one] { $crowns } корону
    [few] { $crowns } короны
   *[other] { $crowns } корон
}.
crowns-told-won = { $who } берёт последнюю корону и побеждает.
crowns-group-take = взять
