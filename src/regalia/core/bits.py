"""Sets of small numbers as the bits of one number below 2**63: legal moves without a list, the same work for all lanes of a GPU."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from regalia.core.compiled import INTERPRETED, rule


def _count_bits(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def _lowest_bit(mask: int) -> int:
    """The index of the lowest bit that is set; 64 if none is."""
    return (int(mask) & -int(mask)).bit_length() - 1 if mask else 64


@intrinsic
def _count_bits_at_once(context: Any, mask: Any) -> Any:
    """The same as one instruction of the machine, CPU or GPU."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _lowest_bit_at_once(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), generate


count_bits = _count_bits if INTERPRETED else _count_bits_at_once
lowest_bit = _lowest_bit if INTERPRETED else _lowest_bit_at_once


@rule
def nth_bit(mask: int, nth: int) -> int:
    """The index of the nth bit that is set, counted from 0."""
    for _ in range(nth):
        mask &= mask - 1
    return lowest_bit(mask)


@rule
def fold(mark: int, more: int) -> int:
    """Mix another number into a fingerprint; both are below 2**43."""
    return ((mark ^ mark >> 21) * 1_000_003 + more) & 0x7FFFFFFFFFF
