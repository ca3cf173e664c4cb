crowns-heap = Corone nel mucchio: { $heap }
crowns-now = Prendi una o due corone di queste: { $heap }.
crowns-take = Prendi: { $crowns }
crowns-did-take = prende corone: { $crowns }
crowns-crowns = corone
crowns-option-heap = Mucchio
