// The other end of live connections: every socket that a session opens, for a test to answer on.
import { vi } from "vitest";
import type { Line, State } from "../src/lib/api";

export class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  readyState = 0;
  said: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  open(): this {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    return this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  hear(...messages: object[]): this {
    for (const each of messages) if (this.readyState === Wire.OPEN) this.onmessage?.({ data: JSON.stringify(each) });
    return this;
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function wire(): void {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
}

export const welcome = (...seats: number[]) => ({ type: "welcome", table: "abcdefghjk", seats, host: false });

export const state = (seq: number, more: Partial<State> = {}): State =>
  ({ type: "state", table: "abcdefghjk", game: "kingdoms", seq, step: 0, moment: seq, seat: 0, seats: [], turn: 1, over: false, waiting: false, clock: null, legal: [], view: { seq }, commitment: "c", chain: "", ...more }) as State;

export const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq, moment: seq, kind: "play", seat: 1, events: [], sentences: [`line ${seq}`], sheets: [], table: null, who: null, back: null, chain: null, at: seq, word: null, before: null, what: null, ...more,
});

export const log = (seat: number | null, ...lines: Line[]) => ({ type: "log", seat, lines });
