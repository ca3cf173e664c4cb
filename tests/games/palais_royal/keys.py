"""For test_messages: keys made while running (KEYS), keys of no sentence (PARTS), words that another language has too (ALIKE)."""

from regalia.games.palais_royal.scoresheet import WORDS
from regalia.games.palais_royal.state import LETTER_NAMES, PHASE_NAMES, PRIVILEGE_NAMES, ROOM_NAMES, SIDE_NAMES

KEYS = [
    *(f"palais-royal-name-{name}" for name in (*ROOM_NAMES, *LETTER_NAMES, *SIDE_NAMES, "reserve")),
    *(f"palais-royal-name-the-{name}" for name in (*ROOM_NAMES, *LETTER_NAMES, "reserve")),
    *(f"palais-royal-name-privilege-{name}" for name in PRIVILEGE_NAMES if name != "none"),
    *(f"palais-royal-ask-{name}" for name in PHASE_NAMES),
    *(f"palais-royal-step-{name}" for name in PHASE_NAMES[2:-3]),
    *(f"palais-royal-sign-{name}" for name in PRIVILEGE_NAMES if name != "none"),
    *(f"palais-royal-score-{name}" for name in ("player", "nobles", "played", "hand")),
    *(f"palais-royal-score-ask-{name}" for name in WORDS),
    *(f"palais-royal-counted-{name}" for name in SIDE_NAMES),
    *(f"palais-royal-brings-{name}" for name in ("gate", "moves")),
    *(f"palais-royal-move-{name}" for name in ("gate", "king", "queen", "side", "seal-blue", "seal-purple", "pay", "draw", "keep")),
    *(f"palais-royal-move-{name}" for name in ("discard", "letter", "done")),
    *(f"palais-royal-why-{name}" for name in ("better-noble", "then-noble", "dear", "then-dear")),
    *(f"palais-royal-brings-later-{name}" for name in ("moves", "louis", "king", "queen", "nobles", "letters")),
]
PARTS = "palais-royal-(name|step)-.*|palais-royal-set|palais-royal-counted.*|palais-royal-from-.*|palais-royal-why-(points|side|room)"
