// A question that comes by itself answers to no click at first: whoever was about to press what lies below presses that.
const UNRIPE = 700; // milliseconds

export function ripe(slip: HTMLElement): { destroy: () => void } {
  slip.style.pointerEvents = "none";
  const timer = setTimeout(() => (slip.style.pointerEvents = ""), UNRIPE);
  return { destroy: () => clearTimeout(timer) };
}
