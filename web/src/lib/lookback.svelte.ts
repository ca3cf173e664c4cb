// Looking back: the moment shown instead of the present, stepping, and playing. It is an entry in the browser's history
// without its own address: the back button leads out of the past and never into it.
import type { Playback } from "./playback.svelte";

const PACE = 900; // milliseconds a moment is shown while it runs
const MARK = "looking-back";

export class LookBack {
  /** The moment shown, or null for the present. */
  at = $state<number | null>(null);
  running = $state(false);
  past = $state.raw<{ view: any; previous: any } | null>(null);
  /** Play up to this moment, then go back to the present. */
  until = $state<number | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly playback: Playback,
    readonly failed: (error: unknown) => void,
  ) {
    addEventListener("popstate", this.#leave);
  }

  get end(): number {
    return this.playback.state?.moment ?? this.at ?? 0;
  }

  /** Show a moment and stay there. */
  jump(moment: number): Promise<void> {
    this.stop();
    return this.#show(moment);
  }

  /** Play from a moment to `until` and then go back to the present, or play to the end. */
  run(from: number, until: number | null = null): void {
    this.running = true;
    this.until = until;
    void this.#show(from);
  }

  toggle(): void {
    if (this.running) this.stop();
    else if (this.at !== null) this.run(this.at >= this.end ? 0 : this.at);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.until = null;
  }

  /** Back to the present. */
  present(): void {
    if (this.at === null) return;
    this.stop();
    this.at = this.past = null;
    if (history.state === MARK) history.back();
  }

  /** A key was pressed: arrows step through time. Returns whether it was used. */
  key(name: string): boolean {
    const at = this.at;
    if (at === null) return false;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => void this.jump(at - 1),
      ArrowRight: () => void this.jump(at + 1),
      Home: () => void this.jump(0),
      End: () => void this.jump(this.end),
      " ": () => this.toggle(),
      Escape: () => this.present(),
    };
    actions[name]?.();
    return name in actions;
  }

  close(): void {
    this.stop();
    removeEventListener("popstate", this.#leave);
  }

  #leave = (): void => {
    if (this.at === null) return;
    this.stop();
    this.at = this.past = null;
  };

  async #show(moment: number): Promise<void> {
    clearTimeout(this.#timer);
    const to = Math.max(0, Math.min(moment, this.playback.state ? this.end : moment));
    if (this.at === null && history.state !== MARK) history.pushState(MARK, "");
    this.at = to;
    try {
      const [view, previous] = [await this.playback.viewAt(to), to > 0 ? await this.playback.viewAt(to - 1) : null];
      if (this.at !== to) return;
      this.past = { view, previous };
    } catch (error) {
      this.failed(error);
      this.present();
      return;
    }
    if (this.running) this.#timer = setTimeout(() => this.#next(), PACE);
  }

  #next(): void {
    const at = this.at ?? 0;
    if (this.until !== null && at >= this.until) this.present();
    else if (at >= this.end) this.stop();
    else void this.#show(at + 1);
  }
}
