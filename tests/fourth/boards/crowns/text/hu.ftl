crowns-heap = Koronák a halomban: { $heap }
crowns-now = Vegyél el egy vagy két koronát ezekből: { $heap }.
crowns-take = Elvesz: { $crowns }
crowns-did-take = ennyi koronát vesz el: { $crowns }
crowns-crowns = korona
crowns-option-heap = Halom
