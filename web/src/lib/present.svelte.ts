// What is shown of a table and from which seat: derived from the session, the playback and the look back.
import type { LookBack } from "./lookback.svelte";
import type { Playback } from "./playback.svelte";
import { isMuted } from "./muted.svelte";
import { moments, sinceLastTurn, tell } from "./recent";
import type { Session } from "./session.svelte";

export class Present {
  /** At one screen: whose secrets are shown. */
  revealed = $state<number | null>(null);
  /** While waiting for the start, people may look at the board. */
  peeking = $state(false);

  constructor(
    readonly session: Session,
    readonly playback: Playback,
    readonly back: LookBack,
  ) {}

  readonly #states = $derived.by(() => Object.values(this.session.states));
  readonly game = $derived.by(() => this.#states[0]?.game);
  readonly newest = $derived.by(() => (this.#states.length ? this.#states.reduce((a, b) => (b.seq > a.seq ? b : a)) : null));

  // whose eyes

  readonly held = $derived.by(() => this.session.held);
  readonly #persons = $derived.by(() => this.held.filter((seat) => this.newest?.seats[seat].kind === "person"));
  readonly eyes = $derived.by(() => (this.held.length === 0 ? null : this.held.length === 1 ? this.held[0] : (this.revealed ?? this.held[0])));
  /** The person whose turn it is, while the one before looks at the same screen. */
  readonly curtain = $derived.by(() => {
    const [now, persons] = [this.newest, this.#persons];
    if (persons.length < 2 || !now || now.over || now.waiting || now.turn === null) return null;
    return persons.includes(now.turn) && now.turn !== this.revealed ? now.turn : null;
  });
  /** Whoever looked last, when their move can still be taken back. */
  readonly mover = $derived.by(() => (this.curtain !== null && this.revealed !== null && this.session.state(this.revealed)?.take_back ? this.revealed : null));

  // what they see

  readonly current = $derived.by(() => this.playback.state);
  /** The moment of the past that is looked at. */
  readonly cursor = $derived.by(() => this.back.at);
  readonly view = $derived.by(() => (this.cursor !== null && this.back.past ? this.back.past.view : this.current?.view));
  readonly waiting = $derived.by(() => Boolean(this.current?.waiting && this.cursor === null && !this.peeking));
  readonly due = $derived.by(() => Boolean(this.current && this.eyes !== null && this.current.turn === this.eyes && this.current.legal.length > 0));
  /** What is shown is the newest state, and nothing is on its way. */
  readonly #settled = $derived.by(() => {
    const session = this.session;
    return Boolean(this.current && this.current === session.state(this.eyes) && !session.intent && !session.done && session.link === "live");
  });
  readonly active = $derived.by(() => this.due && this.#settled && this.cursor === null && !this.waiting);
  /** A bot is at it. */
  readonly thinks = $derived.by(() => {
    const now = this.current;
    if (!now || this.cursor !== null || now.over || now.waiting || this.playback.scoring || now.turn === null) return false;
    return now.seats[now.turn].kind === "bot";
  });

  // what has happened

  readonly lines = $derived.by(() => this.playback.log.filter((line) => line.kind !== "word" || !isMuted(this.session.table, line.seat)));
  readonly recent = $derived.by(() => (this.eyes === null ? [] : sinceLastTurn(this.lines, this.eyes)));
  /** The others moved last: their places are lit. */
  readonly theirs = $derived.by(() => this.recent.length > 0 && this.recent.at(-1) === moments(this.lines).at(-1));
  readonly told = $derived.by(() => (this.current && (this.theirs || this.due) ? tell(this.recent) : []));
}
