crowns-heap = Crowns on the heap: { $heap }
crowns-now = Take one crown or two of these: { $heap }.
crowns-take = Take: { $crowns }
crowns-did-take = takes crowns: { $crowns }
crowns-crowns = crowns
crowns-option-heap = Heap
