crowns-heap = Короны в куче: { $heap }
crowns-now = Возьмите одну или две короны из этих: { $heap }.
crowns-take = Взять: { $crowns }
crowns-did-take = берёт корон: { $crowns }
crowns-crowns = короны
crowns-option-heap = Куча
