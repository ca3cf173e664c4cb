"""A warp on paper: runs the PTX of an integer kernel for 32 threads in lockstep and counts what a GPU would have to issue.

Lanes that part at a branch meet again at its immediate post-dominator, as compilers for NVIDIA's machines arrange it.
The instructions are PTX's, before the assembler's own optimisation; caches and latencies are not modelled.
"""

import re
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit

LANES = 32
OPS = [
    "mov",
    "add",
    "sub",
    "mul.lo",
    "mul.hi",
    "mul.wide",
    "and",
    "or",
    "xor",
    "not",
    "neg",
    "shl",
    "shr",
    "min",
    "max",
    "setp",
    "selp",
    "cvt",
    "ld.local",
    "st.local",
    "ld.global",
    "st.global",
    "bra",
    "ret",
    "div",
    "rem",
    "shf.l.wrap",
    "shf.r.wrap",
    "prmt",
    "mad.lo",
    "popc",
    "clz",
    "bfe",
    "abs",
    "pack",
    "unpack",
    "sync",
    "vote",
    "bfi",
]
CODE = {name: number for number, name in enumerate(OPS)}
MOV, ADD, SUB, MUL_LO, MUL_HI, MUL_WIDE, AND, OR, XOR, NOT, NEG, SHL, SHR, MIN, MAX, SETP, SELP, CVT = range(18)
LD_LOCAL, ST_LOCAL, LD_GLOBAL, ST_GLOBAL, BRA, RET, DIV, REM, SHF_L, SHF_R, PRMT, MAD_LO, POPC, CLZ, BFE, ABS, PACK = range(18, 35)
UNPACK, SYNC, VOTE, BFI = range(35, 39)
COMPARE = ("eq", "ne", "lt", "le", "gt", "ge")
WIDTH = {"%p": 1, "%rs": 16, "%r": 32, "%rd": 64, "%SP": 64, "%SPL": 64}
FIELDS = 10  # op, width, signed, dst, a, b, c, guard, guard negated, extra
OP, BITS, SIGNED, DST, A, B, C, GUARD, NEGATED, EXTRA = range(FIELDS)


@dataclass
class Program:
    code: np.ndarray[Any, Any]  # one row an instruction
    meets: np.ndarray[Any, Any]  # where the lanes of a branch meet again
    widths: np.ndarray[Any, Any]  # of each register, in bits
    groups: np.ndarray[Any, Any]  # the registers of each load and store
    constants: dict[int, int]  # registers that hold immediates
    special: dict[str, int]  # registers set by the launch: parameters and thread numbers
    data: bytes  # initialised global memory
    local: int  # bytes of local memory a thread
    lines: list[tuple[str, int]]  # source file and line of each instruction


class Reader:
    """Turns the text of one kernel into a Program."""

    def __init__(self, text: str) -> None:
        self.files = {int(n): name for n, name in re.findall(r'^\s*\.file\s+(\d+)\s+"([^"]+)"', text, re.M)}
        self.registers: dict[str, int] = {}
        self.widths: list[int] = []
        self.constants: dict[int, int] = {}
        self.special: dict[str, int] = {}
        self.globals: dict[str, int] = {}
        self.groups: list[list[int]] = []  # the registers of each load and store, up to four
        data = bytearray(64)
        for align, name, size, values in re.findall(
            r"^\.(?:visible )?(?:global|const) \.align (\d+) \.b8 (\S+?)\[(\d+)\](?: = \{([^}]*)\})?;", text, re.M
        ):
            data.extend(bytes(-len(data) % int(align)))
            self.globals[name] = len(data)
            data.extend(bytes(int(v) for v in values.split(",")) if values else bytes(int(size)))
        depots = re.findall(r"\.local\s+\.align \d+ \.b8\s+__local_depot\d+\[(\d+)\]", text)
        assert len(depots) <= 1, "only one function a kernel: everything is inlined"
        body = text[text.index(".entry") :]
        body = body[body.index("\n{") + 2 :]
        rows: list[list[int]] = []
        lines: list[tuple[str, int]] = []
        labels: dict[str, int] = {}
        jumps: list[tuple[int, str]] = []
        at = ("", 0)
        for raw in body.splitlines():
            line = raw.strip()
            if line == "}":
                break
            if found := re.match(r"\.loc\s+(\d+)\s+(\d+)", line):
                at = (self.files[int(found[1])], int(found[2]))
            if found := re.match(r"(\$\S+):", line):
                labels[found[1]] = len(rows)
                line = line[found.end() :].strip()
            if not line or line.startswith((".", "//")):
                continue
            row, target = self.instruction(line.rstrip(";"))
            if target:
                jumps.append((len(rows), target))
            rows.append(row)
            lines.append(at)
        for number, target in jumps:
            rows[number][EXTRA] = labels[target]
        self.program = Program(
            np.array(rows, np.int64),
            meeting_points(rows),
            np.array(self.widths, np.int64),
            np.array(self.groups, np.int64),
            self.constants,
            self.special,
            bytes(data),
            int(depots[0]) if depots else 0,
            lines,
        )

    def register(self, name: str) -> int:
        if name not in self.registers:
            self.registers[name] = len(self.widths)
            prefix = re.match(r"%[a-zA-Z]+", name)
            self.widths.append(WIDTH.get(prefix[0] if prefix else "", 64))
        return self.registers[name]

    def operand(self, text: str) -> int:
        text = text.strip()
        if re.match(r"%(tid|ntid|ctaid|nctaid)\b", text):
            self.special[text] = self.register(text)
            return self.special[text]
        if text.startswith("%"):
            return self.register(text)
        value = 0 if text.startswith("__local_depot") else self.globals[text] if text in self.globals else int(text, 0)
        number = self.register(f"#{value}")
        self.constants[number] = value & (1 << 64) - 1
        return number

    def address(self, text: str) -> tuple[int, int]:
        inside = text.strip()[1:-1]
        if found := re.match(r"(.+?)\+(-?\d+)$", inside):
            return self.operand(found[1]), int(found[2])
        return self.operand(inside), 0

    def instruction(self, text: str) -> tuple[list[int], str]:
        row = [0] * FIELDS
        row[GUARD] = row[DST] = row[A] = row[B] = row[C] = -1
        if found := re.match(r"@(!?)(%p\d+)\s+", text):
            row[GUARD], row[NEGATED] = self.register(found[2]), int(found[1] == "!")
            text = text[found.end() :]
        name, _, rest = text.partition(" ") if "\t" not in text else text.partition("\t")
        parts = name.strip().split(".")
        rest = rest.strip()
        if parts[0] == "bra":
            row[OP] = BRA
            return row, rest
        if parts[0] in ("ret", "exit"):
            row[OP] = RET
            return row, ""
        if parts[0] == "bar":
            row[OP] = SYNC
            return row, ""
        kind = parts[-1]
        row[BITS] = 1 if kind == "pred" else int(kind[1:])
        row[SIGNED] = int(kind[0] == "s")
        if parts[0] in ("ld", "st"):
            return self.memory(row, parts, rest), ""
        if parts[0] in ("bfi", "bfe"):  # position and length are plain numbers
            *registers, position, length = rest.split(",")
            row[OP], row[EXTRA] = CODE[parts[0]], int(position) << 8 | int(length)
            for field, operand in zip((DST, A, B), registers, strict=False):
                row[field] = self.operand(operand)
            return row, ""
        if parts[0] == "mov" and "{" in rest:
            base = "pack" if rest.index("{") > rest.index(",") else "unpack"
            operands = re.sub("[{}]", "", rest).split(",")
            row[OP] = CODE[base]
            row[DST], row[A], row[B] = (self.operand(each) for each in operands)
            return row, ""
        operands = rest.split(",")
        base = ".".join(parts[:-1])
        if parts[0] == "setp":
            unsigned = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
            base, row[EXTRA] = "setp", COMPARE.index(unsigned.get(parts[1], parts[1]))
        elif parts[0] == "cvt":
            base, row[EXTRA] = "cvt", int(parts[-2][1:])
        elif parts[0] == "cvta":
            base = "mov"
        elif parts[0] == "vote":
            base, row[EXTRA] = "vote", ("any", "ballot").index(parts[2])
        row[OP] = CODE[base]
        row[DST] = self.operand(operands[0])
        for field, operand in zip((A, B, C), operands[1:], strict=False):
            row[field] = self.operand(operand)
        return row, ""

    def memory(self, row: list[int], parts: list[str], rest: str) -> list[int]:
        space = parts[1]
        vector = int(parts[2][1:]) if parts[2] in ("v2", "v4") else 1
        if space == "param":
            dst, source = rest.split(",")
            row[OP] = MOV
            row[DST] = self.operand(dst)
            found = re.search(r"param_(\d+)\]", source)
            assert found
            row[A] = self.special[f"param_{found[1]}"] = self.register(f"param_{found[1]}")
            return row
        row[OP] = CODE[f"{parts[0]}.{'global' if space == 'const' else space}"]
        brackets = re.search(r"\[[^\]]+\]", rest)
        assert brackets
        row[A], row[EXTRA] = self.address(brackets[0])
        names = re.sub(r"\[[^\]]+\]|[{}]", "", rest).replace(",", " ").split()
        assert len(names) == vector
        row[B] = vector
        row[DST] = len(self.groups)
        self.groups.append([self.operand(each) for each in names] + [-1] * (4 - vector))
        return row


def meeting_points(rows: list[list[int]]) -> np.ndarray[Any, Any]:
    """The immediate post-dominator of every branch, as an instruction number; the end of the program is its length."""
    count = len(rows)
    starts = {0, count}
    for number, row in enumerate(rows):
        if row[OP] in (BRA, RET):
            starts.add(number + 1)
            if row[OP] == BRA:
                starts.add(row[EXTRA])
    order = sorted(each for each in starts if each <= count)
    block = {start: index for index, start in enumerate(order)}
    end = len(order) - 1  # the exit
    follows: list[list[int]] = []
    for index in range(end):
        row = rows[order[index + 1] - 1]
        if row[OP] == RET and row[GUARD] < 0:
            follows.append([end])
        elif row[OP] == RET:
            follows.append([end, index + 1])
        elif row[OP] == BRA:
            follows.append([block[row[EXTRA]]] + ([index + 1] if row[GUARD] >= 0 else []))
        else:
            follows.append([index + 1])
    comes: list[list[int]] = [[] for _ in order]
    for index, nexts in enumerate(follows):
        for each in nexts:
            comes[each].append(index)
    number_of = _depth_first(end, comes)
    nearest = [-1] * len(order)
    nearest[end] = end
    sequence = sorted((index for index in range(end) if number_of[index] >= 0), key=lambda index: -number_of[index])
    changed = True
    while changed:
        changed = False
        for index in sequence:
            new = -1
            for each in follows[index]:
                if nearest[each] < 0:
                    continue
                new = each if new < 0 else _common(new, each, nearest, number_of)
            if new != nearest[index]:
                nearest[index] = new
                changed = True
    meets = np.full(count, count, np.int64)
    for index in range(end):
        last = order[index + 1] - 1
        meets[last] = order[nearest[index]] if nearest[index] >= 0 else count
    return meets


def _depth_first(root: int, comes: list[list[int]]) -> list[int]:
    number_of = [-1] * len(comes)
    seen = {root}
    stack = [(root, iter(comes[root]))]
    counter = 0
    while stack:
        node, rest = stack[-1]
        for each in rest:
            if each not in seen:
                seen.add(each)
                stack.append((each, iter(comes[each])))
                break
        else:
            number_of[node] = counter
            counter += 1
            stack.pop()
    return number_of


def _common(a: int, b: int, nearest: list[int], number_of: list[int]) -> int:
    while a != b:
        while number_of[a] < number_of[b]:
            a = nearest[a]
        while number_of[b] < number_of[a]:
            b = nearest[b]
    return a


@njit(cache=True)
def _signed(value: Any, bits: int) -> Any:
    if bits >= 64:
        return np.int64(value)
    shift = np.uint64(64 - bits)
    return np.int64(np.uint64(value) << shift) >> np.int64(64 - bits)


@njit(cache=True)
def _unsigned(value: Any, bits: int) -> Any:
    if bits >= 64:
        return np.uint64(value)
    return np.uint64(value) & ((np.uint64(1) << np.uint64(bits)) - np.uint64(1))


@njit(cache=True)
def _compute(op: int, bits: int, signed: int, extra: int, a: Any, b: Any, c: Any) -> Any:
    """One lane's result of everything that is not memory or a jump."""
    if op == MOV:
        return a
    if op == ADD:
        return a + b
    if op == SUB:
        return a - b
    if op == MUL_LO:
        return a * b
    x, y = _signed(a, bits), _signed(b, bits)
    ua, ub = _unsigned(a, bits), _unsigned(b, bits)
    if op == MUL_HI:
        if bits == 32:
            return np.uint64((x * y) >> 32) if signed else (ua * ub) >> np.uint64(32)
        low, high = np.uint64(0xFFFFFFFF), np.uint64(32)
        middle = (ua & low) * (ub >> high) + (((ua & low) * (ub & low)) >> high)
        other = (ua >> high) * (ub & low) + (middle & low)
        result = (ua >> high) * (ub >> high) + (middle >> high) + (other >> high)
        if signed:
            if x < 0:
                result -= ub
            if y < 0:
                result -= ua
        return result
    if op == MUL_WIDE:
        return np.uint64(x * y) if signed else ua * ub
    if op == AND:
        return a & b
    if op == OR:
        return a | b
    if op == XOR:
        return a ^ b
    if op == NOT:
        return ~a
    if op == NEG:
        return np.uint64(-x)
    if op == SHL:
        return np.uint64(0) if _unsigned(b, 32) >= bits else ua << _unsigned(b, 32)
    if op == SHR:
        by = min(_unsigned(b, 32), np.uint64(bits))
        if signed:
            return np.uint64(x >> np.int64(min(by, np.uint64(63))))
        return np.uint64(0) if by >= bits else ua >> by
    if op == MIN:
        return np.uint64(min(x, y)) if signed else min(ua, ub)
    if op == MAX:
        return np.uint64(max(x, y)) if signed else max(ua, ub)
    if op == SETP:
        less, equal = (x < y if signed else ua < ub), ua == ub
        yes = equal if extra == 0 else not equal
        if extra >= 2:  # lt, le, gt, ge
            yes = (less, less or equal, not (less or equal), not less)[extra - 2]
        return np.uint64(1) if yes else np.uint64(0)
    if op == SELP:
        return a if c else b
    if op == CVT:  # cvt, from `bits` to `extra`
        return np.uint64(x) if signed else ua
    if op == DIV:
        if signed:
            q = abs(x) // abs(y)
            return np.uint64(q if (x < 0) == (y < 0) else -q)
        return ua // ub
    if op == REM:
        if signed:
            r = abs(x) % abs(y)
            return np.uint64(-r if x < 0 else r)
        return ua % ub
    if op == SHF_L:
        wide = (_unsigned(b, 32) << np.uint64(32)) | _unsigned(a, 32)
        return (wide << (c & np.uint64(31))) >> np.uint64(32)
    if op == SHF_R:
        wide = (_unsigned(b, 32) << np.uint64(32)) | _unsigned(a, 32)
        return wide >> (c & np.uint64(31))
    if op == PRMT:
        wide = (_unsigned(b, 32) << np.uint64(32)) | _unsigned(a, 32)
        result = np.uint64(0)
        for i in range(4):
            pick = (c >> np.uint64(4 * i)) & np.uint64(15)
            byte = (wide >> (np.uint64(8) * (pick & np.uint64(7)))) & np.uint64(255)
            if pick & np.uint64(8):
                byte = np.uint64(255) if byte & np.uint64(128) else np.uint64(0)
            result |= byte << np.uint64(8 * i)
        return result
    if op == MAD_LO:
        return a * b + c
    if op == POPC:
        count = np.uint64(0)
        while ua:
            ua &= ua - np.uint64(1)
            count += np.uint64(1)
        return count
    if op == CLZ:
        count = np.uint64(bits)
        while ua:
            ua >>= np.uint64(1)
            count -= np.uint64(1)
        return count
    if op == BFE:
        field = ua >> np.uint64(extra >> 8)
        return np.uint64(_signed(field, extra & 255)) if signed else _unsigned(field, extra & 255)
    if op == BFI:
        field = _unsigned(~np.uint64(0), extra & 255) << np.uint64(extra >> 8)
        return (ub & ~field) | ((ua << np.uint64(extra >> 8)) & field)
    if op == ABS:
        return np.uint64(abs(x))
    if op == PACK:  # pack: two halves make one register
        half = np.uint64(bits // 2)
        return _unsigned(a, bits // 2) | (_unsigned(b, bits // 2) << half)
    raise AssertionError("an instruction this warp does not know")


@njit(cache=True)
def run_warp(
    code: Any, meets: Any, widths: Any, groups: Any, regs: Any, memory: Any, local: Any, active: Any, issued: Any, lanes: Any, words: Any
) -> int:
    """Run one warp to its end: count warp instructions, threads that took part in them, and words of local memory touched."""
    count = len(code)
    depth = 1
    pcs, rpcs = np.zeros(256, np.int64), np.zeros(256, np.int64)
    masks = np.zeros((256, 32), np.bool_)
    pcs[0], rpcs[0] = 0, count
    masks[0] = active
    touched = np.zeros(32, np.int64)
    waiting = np.zeros(32, np.bool_)  # at a barrier of the whole warp
    meeting = 0
    while True:
        if depth == 0:  # everybody has arrived, or is done
            if not waiting.any():
                break
            if code[meeting, OP] == VOTE:  # vote: does any of them say yes?
                ballot = np.uint64(0)
                for lane in range(32):
                    if waiting[lane] and regs[code[meeting, A], lane] != 0:
                        ballot |= np.uint64(1) << np.uint64(lane)
                for lane in range(32):
                    if waiting[lane]:
                        regs[code[meeting, DST], lane] = ballot if code[meeting, EXTRA] else np.uint64(ballot != 0)
            depth = 1
            pcs[0], rpcs[0] = meeting + 1, count
            masks[0] = waiting
            waiting[:] = False
        top = depth - 1
        pc = pcs[top]
        mask = masks[top]
        if pc == rpcs[top] or pc >= count or not mask.any():
            depth -= 1
            continue
        row = code[pc]
        op = row[OP]
        issued[pc] += 1
        guard, negated = row[GUARD], row[NEGATED]
        taking = 0
        if op == BRA:
            took = 0
            on = 0
            for lane in range(32):
                if mask[lane]:
                    on += 1
                    if guard < 0 or (regs[guard, lane] != 0) != (negated == 1):
                        took += 1
            lanes[pc] += on
            if took == on:
                pcs[top] = row[EXTRA]
            elif took == 0:
                pcs[top] = pc + 1
            else:
                meet = meets[pc]
                pcs[top] = meet
                assert depth + 2 <= 256
                for side in range(2):
                    goes = pc + 1 if side == 0 else row[EXTRA]
                    pcs[depth], rpcs[depth] = goes, meet
                    for lane in range(32):
                        jumps = mask[lane] and (regs[guard, lane] != 0) != (negated == 1)
                        masks[depth, lane] = jumps if side == 1 else mask[lane] and not jumps
                    depth += 1
            continue
        if op == RET:
            for lane in range(32):
                if mask[lane] and (guard < 0 or (regs[guard, lane] != 0) != (negated == 1)):
                    lanes[pc] += 1
                    for level in range(depth):
                        masks[level, lane] = False
            pcs[top] = pc + 1
            continue
        if op == SYNC or op == VOTE:  # wait for all lanes of the warp
            assert guard < 0
            assert meeting == pc or not waiting.any()
            meeting = pc
            for lane in range(32):
                if mask[lane]:
                    lanes[pc] += 1
                    waiting[lane] = True
            for lane in range(32):
                if waiting[lane]:
                    for level in range(depth):
                        masks[level, lane] = False
            continue
        bits, signed, dst, extra = row[BITS], row[SIGNED], row[DST], row[EXTRA]
        for lane in range(32):
            if not mask[lane] or (guard >= 0 and (regs[guard, lane] != 0) == (negated == 1)):
                continue
            lanes[pc] += 1
            if LD_LOCAL <= op <= ST_GLOBAL:
                at = np.int64(regs[row[A], lane]) + extra
                size = bits // 8
                space = local[lane] if op <= ST_LOCAL else memory
                if op <= ST_LOCAL:
                    touched[taking] = at >> 2
                taking += 1
                for nth in range(row[B]):
                    home = groups[dst, nth]
                    if op == LD_LOCAL or op == LD_GLOBAL:
                        value = np.uint64(0)
                        for byte in range(size):
                            value |= np.uint64(space[at + byte]) << np.uint64(8 * byte)
                        if signed:
                            value = np.uint64(_signed(value, bits))
                        regs[home, lane] = _unsigned(value, widths[home])
                    else:
                        value = regs[home, lane]
                        for byte in range(size):
                            space[at + byte] = np.uint8((value >> np.uint64(8 * byte)) & np.uint64(255))
                    at += size
            elif op == UNPACK:  # unpack: two registers get the halves of a third
                half = np.uint64(bits // 2)
                value = regs[row[B], lane]
                regs[dst, lane] = _unsigned(value, bits // 2)
                regs[row[A], lane] = _unsigned(value >> half, bits // 2)
            else:
                a = regs[row[A], lane]
                b = regs[row[B], lane] if row[B] >= 0 else np.uint64(0)
                c = regs[row[C], lane] if row[C] >= 0 else np.uint64(0)
                if op == CVT:
                    value = _unsigned(_compute(op, bits, signed, extra, a, b, c), extra)
                else:
                    value = _compute(op, bits, signed, extra, a, b, c)
                regs[dst, lane] = _unsigned(value, widths[dst])
        if op == LD_LOCAL or op == ST_LOCAL:
            for i in range(taking):
                fresh = 1
                for j in range(i):
                    if touched[j] == touched[i]:
                        fresh = 0
                        break
                words[pc] += fresh
        pcs[top] = pc + 1
    return 0
