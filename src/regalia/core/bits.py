"""Sets of small numbers as the bits of one number: a legal list without a list, which all lanes of a GPU handle alike."""

from regalia.core.compiled import rule


@rule
def count_bits(mask: int) -> int:
    """How many of 32 bits are set: sums of 2, 4, 8 and 32 bits."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return (mask * 0x01010101 >> 24) & 0xFF


@rule
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set."""
    return count_bits((mask & -mask) - 1)


@rule
def nth_bit(mask: int, nth: int) -> int:
    """The number of a set bit, counted from 0 upwards."""
    for _ in range(nth):
        mask &= mask - 1
    return lowest_bit(mask)
