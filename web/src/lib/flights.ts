// Things that move on the table: pieces fly to where they belong, numbers to the seat they count for. What flies is a
// copy over the page that cannot be clicked; the piece itself appears where it lands.
import type { Flight } from "../boards/contract";

interface Ready {
  flight: Flight;
  from: DOMRect | null;
  ghost: HTMLElement | null;
}

/** A seat's place in the panel. */
export const seatPlace = (seat: number): string => `[data-seat="${seat}"] .counts`;

function find(selector: string): Element | null {
  return document.querySelector(selector);
}

/** What is drawn of an element. */
function copyOf(element: Element | null): HTMLElement | null {
  const drawn = element && (element.matches("svg") ? element : (element.querySelector("svg") ?? element));
  return drawn ? (drawn.cloneNode(true) as HTMLElement) : null;
}

function chip(text: string): HTMLElement {
  const ghost = document.createElement("b");
  ghost.className = "chip";
  ghost.textContent = text;
  return ghost;
}

/** Remember where things are before the board changes. */
export function prepare(flights: Flight[]): Ready[] {
  return flights.map((flight) => ({
    flight,
    from: find(flight.from)?.getBoundingClientRect() ?? null,
    ghost: flight.text !== undefined ? chip(flight.text) : flight.like ? copyOf(find(flight.like)) : null,
  }));
}

/** The board has changed: let them fly. */
export function start(ready: Ready[], lasts: number, delay = 0): void {
  for (const { flight, from, ghost } of ready) {
    const target = find(flight.to);
    const to = target?.getBoundingClientRect();
    if (!target || !from || !to || !to.width || !from.width) continue;
    const own = !ghost && !flight.text; // the piece that has come is what flies
    fly(ghost ?? copyOf(target), from, to, lasts, delay);
    if (own) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts, delay, fill: "backwards" });
  }
}

function fly(ghost: HTMLElement | null, from: DOMRect, to: DOMRect, lasts: number, delay: number): void {
  if (!ghost) return;
  ghost.classList.add("flying");
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  if (!ghost.matches(".chip")) {
    const size = Math.max(18, Math.min(to.width, to.height, 96));
    ghost.style.width = ghost.style.height = `${size}px`;
  }
  const [width, height] = [ghost.getBoundingClientRect().width, ghost.getBoundingClientRect().height];
  const at = (box: DOMRect) => {
    const x = Math.max(0, Math.min(box.left + box.width / 2, innerWidth)) - width / 2;
    const y = Math.max(0, Math.min(box.top + box.height / 2, innerHeight)) - height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  const frames = [{ transform: `${at(from)} scale(0.8)`, opacity: 0.6 }, { offset: 0.15, opacity: 1 }, { transform: at(to), opacity: 1 }];
  ghost.animate(frames, { duration: lasts, delay, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "backwards" }).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** End all flights at once. */
export function land(): void {
  document.querySelectorAll(".flying").forEach((each) => each.remove());
}
