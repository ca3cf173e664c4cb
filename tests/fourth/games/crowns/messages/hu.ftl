crowns-tagline = Vegyél el egy vagy két koronát, és légy rajta, hogy az utolsó a tiéd legyen.
crowns-option-players = Hányan játszanak.
crowns-option-heap = Hány korona van a halomban.
crowns-over = A játszma véget ért.
crowns-too-many = Már csak { $heap } korona maradt.
crowns-count = a halom és az elvett koronák együtt { $heap } kell hogy legyenek.
crowns-told-dealt = A halomban { $heap } korona van. { $first } kezd.
crowns-told-took = { $who } elvesz { $crowns ->
    [one] egy koronát
   *[other] { $crowns } koronát
}.
crowns-told-won = { $who } elveszi az utolsó koronát, és nyer.
crowns-group-take = elvesz
