"""The dice: a small generator inside each record (sfc32, 128 bits of state, 32-bit steps), so that a copy of a
record rolls what the original would have rolled, on CPU and GPU alike.

All arithmetic is done in 64 bits below 2**53 and masked, which interpreted, compiled and CUDA runs do identically.
"""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import Record

Word: TypeAlias = Any  # a 64-bit number, NumPy's or the machine's

U = np.uint64
WORD = U(0xFFFFFFFF)


@rule
def roll(s: Record) -> Word:
    """32 fresh random bits."""
    a, b, c, turn = U(s.dice[0]), U(s.dice[1]), U(s.dice[2]), U(s.dice[3])
    bits = (a + b + turn) & WORD
    s.dice[0] = b ^ (b >> U(9))
    s.dice[1] = (c + (c << U(3))) & WORD
    s.dice[2] = ((((c << U(21)) & WORD) | (c >> U(11))) + bits) & WORD
    s.dice[3] = (turn + U(1)) & WORD
    return bits


@rule
def below(s: Record, n: Word) -> Word:
    """A number from 0 to n-1, each exactly as likely as the others (Lemire's method)."""
    size = U(n)
    product = roll(s) * size
    if (product & WORD) < size:
        unfair = (U(0x100000000) - size) % size
        while (product & WORD) < unfair:
            product = roll(s) * size
    return np.int64(product >> U(32))


@rule
def draw(s: Record, pile: np.ndarray, size: Word) -> int:
    """Take one of the `size` pieces in `pile`, a count per kind, each piece equally likely; return its kind."""
    nth = below(s, size)
    kind = 0
    for each in range(len(pile) - 1):  # through all kinds: there is no branch to mispredict
        nth -= pile[each]
        kind += nth >= 0
    pile[kind] -= 1
    return kind


@rule
def mix(word: Word) -> Word:
    """Spread a 32-bit number over all 32 bits (the finaliser of MurmurHash3)."""
    word = U(word) & WORD
    word = ((word ^ (word >> U(16))) * U(0x85EBCA6B)) & WORD
    word = ((word ^ (word >> U(13))) * U(0xC2B2AE35)) & WORD
    return word ^ (word >> U(16))


@rule
def key(s: Record, seed: int, number: int) -> None:
    """Set the dice for game `number` of the run `seed`: the same on every device."""
    for i in range(4):
        run = mix(mix(U(seed) & WORD) + (U(seed) >> U(32)) + U(i * 0x9E3779B1))
        s.dice[i] = mix(mix(run + (U(number) & WORD)) + (U(number) >> U(32)))
    for _ in range(8):
        roll(s)
