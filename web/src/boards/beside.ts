// Where a slip of paper lies on the board: beside the piece it speaks of, on the side with room for it, and never outside the board.

const GAP = 14; // pixels between the piece and the slip

export function layBeside(slip: HTMLElement, piece: Element | null | undefined): void {
  if (!piece || !slip.offsetParent) return;
  const [at, frame] = [piece.getBoundingClientRect(), slip.offsetParent.getBoundingClientRect()];
  const right = at.right + GAP + slip.offsetWidth <= frame.right;
  const x = right ? at.right + GAP : Math.max(frame.left, at.left - GAP - slip.offsetWidth);
  const y = Math.max(frame.top, Math.min(at.top + at.height / 2 - slip.offsetHeight / 2, frame.bottom - slip.offsetHeight));
  slip.style.left = `${x - frame.left}px`;
  slip.style.top = `${y - frame.top}px`;
}
