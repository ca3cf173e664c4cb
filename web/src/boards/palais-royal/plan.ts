// What a person plans before it is sent: five servants put into rooms, walks through the palace, letters to keep. The server takes
// such things in one order only; a plan may be made in any order and is brought into the server's order at the end.
import { LETTERS, ROOMS, type Counts, type View } from "./types";

export interface Walk {
  from: string;
  to: string;
}

/** Moves between two rooms, as the server counts them. */
export const distance = (view: View, from: string, to: string): number => view.ways[from]?.[to] ?? Infinity;

/** How many servants each room has gained or lost by the walks. */
export function gains(walks: Walk[]): Counts {
  const net: Counts = {};
  for (const { from, to } of walks) {
    net[from] = (net[from] ?? 0) - 1;
    net[to] = (net[to] ?? 0) + 1;
  }
  return net;
}

/** The same result with as few moves as possible: everybody who leaves goes straight to a room that gains, in the order of the rooms. */
export function straighten(view: View, walks: Walk[]): Walk[] {
  const net = gains(walks);
  const leaving = ROOMS.flatMap((room) => Array.from({ length: Math.max(0, -(net[room] ?? 0)) }, () => room));
  const coming = ROOMS.flatMap((room) => Array.from({ length: Math.max(0, net[room] ?? 0) }, () => room));
  const matched = match(leaving.map((from) => coming.map((to) => distance(view, from, to))));
  const order = (walk: Walk) => ROOMS.indexOf(walk.from) * ROOMS.length + ROOMS.indexOf(walk.to);
  return leaving.map((from, i) => ({ from, to: coming[matched[i]!]! })).sort((a, b) => order(a) - order(b));
}

export function movesUsed(view: View, walks: Walk[]): number {
  return straighten(view, walks).reduce((sum, { from, to }) => sum + distance(view, from, to), 0);
}

/** The assignment of least cost (the Hungarian method): for each row its column. */
export function match(cost: number[][]): number[] {
  const n = cost.length;
  const [u, v] = [new Array<number>(n + 1).fill(0), new Array<number>(n + 1).fill(0)];
  const rowOf = new Array<number>(n + 1).fill(0);
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Array<number>(n + 1).fill(Infinity);
    const used = new Array<boolean>(n + 1).fill(false);
    const way = new Array<number>(n + 1).fill(0);
    do {
      used[column] = true;
      const at = rowOf[column]!;
      let delta = Infinity;
      let next = 0;
      for (let j = 1; j <= n; j++) {
        if (used[j]) continue;
        const reduced = cost[at - 1]![j - 1]! - u[at]! - v[j]!;
        if (reduced < least[j]!) {
          least[j] = reduced;
          way[j] = column;
        }
        if (least[j]! < delta) {
          delta = least[j]!;
          next = j;
        }
      }
      for (let j = 0; j <= n; j++) {
        if (used[j]) {
          u[rowOf[j]!]! += delta;
          v[j]! -= delta;
        } else least[j]! -= delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const before = way[column]!;
      rowOf[column] = rowOf[before]!;
      column = before;
    } while (column);
  }
  const found = new Array<number>(n).fill(0);
  for (let j = 1; j <= n; j++) found[rowOf[j]! - 1] = j - 1;
  return found;
}

/** Servants of the seat in each room once the walks are made. */
export function roomsAfter(rooms: Counts, walks: Walk[]): Counts {
  const net = gains(walks);
  return Object.fromEntries(ROOMS.map((room) => [room, (rooms[room] ?? 0) + (net[room] ?? 0)]));
}

/** Rooms a servant from `from` could go to with the moves that are left. */
export function reachable(view: View, rooms: Counts, walks: Walk[], from: string): string[] {
  if ((roomsAfter(rooms, walks)[from] ?? 0) < 1) return [];
  return ROOMS.filter((to) => to !== from && movesUsed(view, [...walks, { from, to }]) <= view.left);
}

/** Chosen rooms or letters as the server takes them: each as often as chosen, in its order. */
export function inOrder(verb: string, chosen: string[], order: string[] = [...ROOMS, ...LETTERS]): string[] {
  return [...chosen].sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((each) => `${verb} ${each}`);
}

/** Where the next servant can come from once those chosen have come: the reserve, and only when it is empty other rooms (PAL-T1). */
export function sourcesAfter(view: View, reserve: number, rooms: Counts, brought: string[]): string[] {
  const target = view.fills;
  if (target === null || brought.length >= view.may_bring) return [];
  const gone = (source: string) => brought.filter((each) => each === source).length;
  if (reserve > gone("reserve")) return ["reserve"];
  return ROOMS.filter((room) => room !== target && (rooms[room] ?? 0) > gone(room));
}

/** Sources as the server takes them: the reserve first, then the rooms in their order. */
export function bringInOrder(view: View, brought: string[]): string[] {
  return inOrder(view.fills ?? "", brought, ["reserve", ...ROOMS]);
}
