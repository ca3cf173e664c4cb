undo-nothing = Nincs visszavonható lépés.
undo-turn-over = A forduló véget ért; a befejezett forduló érvényes marad.
undo-revealed = Az utolsó lépés rejtett vagy véletlen dolgot fedett fel, ezért érvényes marad.
