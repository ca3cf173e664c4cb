// The live connection to one table: a WebSocket that reconnects by itself, the newest state of each held seat, the log,
// and the one intent that is on its way. An intent keeps its key until it is answered, so that it is carried out once.
import type { AskHint, AskPreview, AskWhy, Hello, Looking, Ping, Play, Resign, TakeBack, Undo } from "../wire"; // what we say
import type { Here, Hint, Line, Lines, LiveAccepted, Pong, Preview, Problem, State, Welcome, Why } from "../wire"; // what we hear
import { Refused } from "./api";
import { ServerTime } from "./clock.svelte";
import { see } from "./deal";
import { isRecord, parsed } from "./memory.svelte";
import { settings } from "./settings.svelte";

export type Intent = (Play | Undo | TakeBack | Resign) & { key: string };

type Asked = (AskHint | AskWhy | AskPreview) & { key: string };
type ToServer = Intent | Asked | Looking | Ping;
type FromServer = Welcome | State | Lines | Here | Pong | LiveAccepted | Hint | Why | Preview | Problem;

/** Which version of the table a seat has seen. */
interface Version {
  seq: number;
  step: number;
}

interface Question {
  message: Asked;
  resolve: (answer: any) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const LASTING = 10_000; // milliseconds after which a connection counts as good: the next wait is short again
const PING_SECONDS = 20;
const WATCH = -1; // the place of a spectator among the states

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Session {
  link = $state<"joining" | "live" | "lost" | "closed">("joining");
  /** Why the server turned us away, if it did. */
  refusal = $state.raw<Refused | null>(null);
  held = $state.raw<number[]>([]);
  host = $state(false);
  /** Seats whose people are connected now; null until the server has said so. */
  here = $state.raw<number[] | null>(null);
  states = $state.raw<Record<number, State>>({});
  lines = $state.raw<Record<number, Line[]>>({});
  intent = $state.raw<Intent | null>(null);
  /** An accepted intent whose outcome has not been shown yet. */
  done = $state.raw<(Version & { seat: number }) | null>(null);
  /** The last thing the server refused, until it is read. */
  trouble = $state.raw<Refused | null>(null);
  /** The server has gone back to an older backup, so what was seen here did not happen. This session is over. */
  restored = $state(false);

  /** What the server's clock says. */
  readonly time = new ServerTime();

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #welcome = Infinity; // when this connection was welcomed
  #fresh = new Set<number>(); // the places that this connection has sent a state for
  #spoken = ""; // the language of this connection
  #written = ""; // the language of the whole log; none while it is read again in another one
  #outage: Refused | null = null; // why the server ended the last connection, where that will pass
  #questions = new Map<string, Question>();
  #gone = false;
  #timed = false; // the server is being asked for its time
  #exchanges = 0; // tokens of ours that are being exchanged for others

  constructor(
    readonly table: string,
    public tokens: string[],
  ) {
    this.intent = this.#remembered();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#gone = true;
    this.time.stop();
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Another language: say hello again. The log is kept until it has come in that language. */
  greet(): void {
    this.#reconnect();
  }

  /** Another seat at the same table. */
  again(tokens: string[]): void {
    this.tokens = tokens;
    this.lines = {};
    this.states = {};
    this.held = [];
    this.#reconnect();
  }

  /** One of our tokens may end before the answer with the next one has arrived: that does not mean we were removed. */
  async exchanging<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#exchanges++;
    try {
      return await answer;
    } finally {
      this.#exchanges--;
    }
  }

  state(seat: number | null): State | null {
    return this.states[seat ?? WATCH] ?? null;
  }

  log(seat: number | null): Line[] {
    return this.lines[seat ?? WATCH] ?? [];
  }

  // intents

  play(seat: number, move: number, { seq, step }: Version): void {
    this.#intend({ type: "play", seat, move, seq, step, key: newKey() });
  }

  undo(seat: number, { seq, step }: Version): void {
    this.#intend({ type: "undo", seat, seq, step, key: newKey() });
  }

  takeBack(seat: number, seq: number): void {
    this.#intend({ type: "takeback", seat, seq, key: newKey() });
  }

  resign(seat: number, { seq, step }: Version): void {
    this.#intend({ type: "resign", seat, seq, step, key: newKey() });
  }

  hint(seat: number): Promise<Hint> {
    return this.#question({ type: "hint", seat });
  }

  why(seat: number, move: string): Promise<Why> {
    return this.#question({ type: "why", seat, move });
  }

  preview(seat: number, move: number): Promise<Preview> {
    return this.#question({ type: "preview", seat, move });
  }

  #intend(intent: Intent): void {
    if (this.intent) return; // one at a time
    this.intent = intent;
    this.trouble = null;
    this.#remember(intent);
    this.#say(intent);
  }

  #settle(key: string | null): boolean {
    if (!key || this.intent?.key !== key) return false;
    this.intent = null;
    this.#remember(null);
    return true;
  }

  #question<Answer>(message: AskHint | AskWhy | AskPreview): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const key = newKey();
      const asked: Asked = { ...message, key };
      this.#questions.set(key, { message: asked, resolve, reject });
      this.#say(asked);
    });
  }

  get #place(): string {
    return `regalia-intent-${this.table}`;
  }

  /** For a page that is loaded anew before the answer has come; a browser that keeps nothing plays on without. */
  #remember(intent: Intent | null): void {
    try {
      if (intent) sessionStorage.setItem(this.#place, JSON.stringify(intent));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // it goes out all the same
    }
  }

  #remembered(): Intent | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#place) ?? "null");
      return isRecord(kept) && typeof kept.key === "string" ? (kept as Intent) : null;
    } catch {
      return null;
    }
  }

  // the connection

  #connect = (): void => {
    clearTimeout(this.#retry);
    if (this.#gone || this.#socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#welcome = Infinity;
    this.#fresh.clear();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), PING_SECONDS * 500); // also for one that never opens
    socket.onopen = () => {
      this.#spoken = settings.lang;
      if (this.#written !== this.#spoken) this.#written = "";
      const lasts = this.#places.map((seat) => this.lines[seat]?.at(-1)?.seq ?? 0);
      const since = this.#written ? Math.max(0, Math.min(...lasts) - 1) : 0; // the last line comes again, to be compared
      const seq = Math.max(...this.#places.map((seat) => this.#seen(seat)));
      socket.send(JSON.stringify({ type: "hello", tokens: this.tokens, since, seq, lang: this.#spoken as Hello["lang"] } satisfies Hello));
      this.#heard = Date.now();
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      const message = parsed(event.data);
      if (isRecord(message)) this.#hear(message as FromServer);
      else socket.close(); // whoever this is, it is not the server
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  };

  /** The seats that are shown, or the spectators' place. */
  get #places(): number[] {
    return this.held.length ? this.held : [WATCH];
  }

  /** The newest version of the table that a seat has seen. */
  #seen(seat: number): number {
    return Math.max(this.states[seat]?.seq ?? 0, this.lines[seat]?.at(-1)?.seq ?? 0);
  }

  /** Reconnect at once; whatever the old connection still sends is ignored. */
  #reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
    if (this.link !== "joining") this.link = "lost";
    this.#timed = false;
    this.#connect();
  }

  #lost(code: number): void {
    this.#socket = null;
    this.here = null;
    this.time.stop();
    this.#timed = false;
    clearInterval(this.#beat);
    if (this.#gone) return;
    if (code === 1008 && this.refusal && !this.#exchanges) {
      this.link = "closed";
      return;
    }
    this.link = "lost";
    if (Date.now() - this.#welcome > LASTING) this.#wait = FIRST_WAIT; // one that ends at once is not asked again at once
    this.#retry = setTimeout(this.#connect, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    this.#say({ type: "looking", visible: document.visibilityState === "visible" });
    if (document.visibilityState === "hidden" || this.link === "closed") return;
    if (this.#socket) this.#check();
    else this.#connect();
  };

  /** A sleeping machine or a dead network does not close the connection, so silence does. */
  #check(): void {
    const silent = Date.now() - this.#heard;
    if (silent > PING_SECONDS * 2000) {
      const socket = this.#socket;
      socket?.close();
      if (this.#socket === socket) this.#lost(1006);
    } else if (silent > PING_SECONDS * 500) this.#say({ type: "ping" });
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.link === "live") this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") this.#welcomed(message);
    else if (message.type === "state") this.#show(message);
    else if (message.type === "pong") this.time.heard(message.key, message.at);
    else if (message.type === "here") this.here = message.seats;
    else if (message.type === "log") this.#write(message.seat ?? WATCH, message.lines);
    else if (message.type === "accepted") {
      const shown = this.states[message.seat];
      if (!shown || shown.seq !== message.seq || shown.step !== message.step) this.done = message;
      if (this.#settle(message.key)) this.trouble = null;
    } else if (message.type === "hint" || message.type === "why" || message.type === "preview") this.#answer(message);
    else if (message.type === "error") this.#refuse(message);
  }

  #welcomed(message: Welcome): void {
    this.held = message.seats;
    this.host = message.host;
    this.link = "live";
    this.refusal = null;
    if (this.trouble === this.#outage) this.trouble = null;
    this.#welcome = Date.now();
    if (document.visibilityState === "hidden") this.#say({ type: "looking", visible: false }); // so that a notice calls
    if (this.intent) this.#say(this.intent); // with its key: what was done already is not done twice
    for (const { message: asked } of this.#questions.values()) this.#say(asked);
  }

  #show(state: State): void {
    const seat = state.seat ?? WATCH;
    if (!this.#fresh.has(seat) && state.seq < this.#seen(seat)) return this.#end(); // a server that is behind catches up before it welcomes us
    this.#fresh.add(seat);
    if (this.#places.every((each) => this.#fresh.has(each))) this.#written = this.#spoken; // a state follows all its lines
    const shown = this.states[seat];
    if (shown && shown.seq > state.seq) return;
    if (this.done?.seat === state.seat) this.done = null; // what became of an intent is shown after that it was accepted
    this.states = { ...this.states, [seat]: state };
    see(state);
    if (!state.clock || this.#timed) return;
    this.#timed = true;
    this.time.follow((key) => this.#say({ type: "ping", key }));
  }

  #write(seat: number, lines: Line[]): void {
    const known = new Map(this.lines[seat]?.map((line) => [line.seq, line]));
    if (lines.some((line) => (known.get(line.seq) ?? line).at !== line.at)) return this.#end();
    for (const line of lines) if (!this.#written || !known.has(line.seq)) known.set(line.seq, line);
    this.lines = { ...this.lines, [seat]: [...known.values()] };
  }

  /** The table that was seen here is gone, and with it whatever was meant for it. */
  #end(): void {
    if (this.intent) this.#settle(this.intent.key);
    this.close();
    this.restored = true;
  }

  #answer(message: Hint | Why | Preview): void {
    this.#questions.get(message.key!)?.resolve(message);
    this.#questions.delete(message.key!);
  }

  #refuse(message: Problem): void {
    const refused = new Refused(message.code, message.sentence, message.rule);
    if (message.state) this.#show(message.state);
    const question = message.key ? this.#questions.get(message.key) : undefined;
    if (question) {
      this.#questions.delete(message.key!);
      question.reject(refused);
    } else if (message.code === "database" || message.code === "too-many") {
      this.trouble = refused;
      if (!message.key) this.#outage = refused; // it was no intent, and the connection ends
      else setTimeout(() => this.intent?.key === message.key && this.#say(this.intent!), 1000);
    } else if (this.#settle(message.key)) this.trouble = refused;
    else this.refusal = refused;
  }
}
