// Arrow keys for a group of freely placed buttons: one Tab stop for the group, arrows go to the nearest button in
// their direction, Home and End to the first and last. Buttons of the group carry data-roving.

function stops(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-roving]")].filter((each) => !each.hidden && each.getClientRects().length > 0);
}

function settle(group: HTMLElement): void {
  const all = stops(group);
  const current = all.find((each) => each === document.activeElement) ?? all.find((each) => each.dataset.lit === "true") ?? all[0];
  for (const each of all) each.tabIndex = each === current ? 0 : -1;
}

/** The stop nearest to `from` in a direction; what lies straight ahead is nearer than what lies aslant. */
export function nearest<T>(from: T, all: T[], centre: (each: T) => { x: number; y: number }, dx: number, dy: number): T | null {
  const start = centre(from);
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const to = centre(each);
    const ahead = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aslant = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2 * aslant;
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

export const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function centre(each: HTMLElement): { x: number; y: number } {
  const box = each.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function roving(group: HTMLElement, _state?: unknown) {
  function go(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops(group);
    const from = all.find((each) => each === document.activeElement);
    if (!from) return;
    const arrow = ARROWS[event.key];
    let to: HTMLElement | null | undefined = null;
    if (arrow) to = nearest(from, all, centre, arrow[0], arrow[1]);
    else if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    if (!to) return; // past the edge of the group: the shell goes on to what lies beyond
    event.preventDefault();
    to.focus();
  }
  const refresh = () => settle(group);
  group.addEventListener("keydown", go);
  group.addEventListener("focusin", refresh);
  queueMicrotask(refresh);
  return {
    update: () => queueMicrotask(refresh),
    destroy() {
      group.removeEventListener("keydown", go);
      group.removeEventListener("focusin", refresh);
    },
  };
}

/** Remembers whether a person last used keys or a pointer on a board. */
export function lastInput(board: HTMLElement, tell: (keys: boolean) => void) {
  const keys = () => tell(true);
  const pointer = () => tell(false);
  board.addEventListener("keydown", keys);
  board.addEventListener("pointerdown", pointer);
  return {
    destroy() {
      board.removeEventListener("keydown", keys);
      board.removeEventListener("pointerdown", pointer);
    },
  };
}

/** When the button that had the focus is gone, the focus goes to what can be done now, in the order of the selectors. */
export function catchFocus(board: HTMLElement | undefined, selectors: string[]): void {
  if (!board || document.activeElement !== document.body) return;
  for (const selector of selectors) {
    const target = board.querySelector<HTMLElement>(selector);
    if (target) return target.focus();
  }
}
