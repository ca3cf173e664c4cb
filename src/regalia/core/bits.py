"""Sets of small numbers as the bits of one number below 2**63: a legal list without a list, which all lanes of a GPU handle alike."""

from regalia.core.compiled import rule


@rule
def count_bits(mask: int) -> int:
    """How many bits are set: sums of 2, 4, 8 bits and so on, side by side."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


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
