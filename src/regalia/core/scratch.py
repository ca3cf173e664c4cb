"""Stack space for the intermediate results of a rule: compiled rules allocate nothing, and a GPU could not."""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from regalia.core.compiled import INTERPRETED


def _scratch(length: int) -> Any:
    """An uninitialised array of 64-bit numbers."""
    return np.empty(length, np.int64)


@intrinsic(prefer_literal=True)
def _scratch_on_stack(context: Any, length: Any) -> Any:
    """The same on the stack, of a CPU or GPU; the length must be a constant."""
    if not isinstance(length, types.IntegerLiteral):
        return None
    count = length.literal_value
    kind = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir
        from numba.core import cgutils
        from numba.np.arrayobj import populate_array

        word = context.get_value_type(types.int64)
        room = cgutils.alloca_once(builder, ir.ArrayType(word, count))
        array = context.make_array(kind)(context, builder)
        populate_array(
            array,
            data=builder.bitcast(room, array.data.type),
            shape=[context.get_constant(types.intp, count)],
            strides=[context.get_constant(types.intp, 8)],
            itemsize=context.get_constant(types.intp, 8),
            meminfo=None,
        )
        return array._getvalue()

    return kind(length), generate


scratch = _scratch if INTERPRETED else _scratch_on_stack
