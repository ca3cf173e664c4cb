// The clock of a table as the server keeps it, and what is left of it now: the server's time is estimated from the fastest pings.
import type { ClockCard } from "../wire";
import { t } from "./text.svelte";

const SAMPLES = 8;
const AT_FIRST = 5; // pings on arrival at a table with a clock
const SOON = 300; // milliseconds between them
const LATER = 20_000;

/** This device's own time, which never jumps. */
export const here = (): number => performance.timeOrigin + performance.now();

/** How far the server's time is ahead of this device's. */
export class ServerTime {
  #samples: { trip: number; ahead: number }[] = [];
  #sent = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  ahead = $state(0);

  /** Ask for the time, a few times at first and then now and then. */
  follow(ping: (key: string) => void): void {
    this.stop();
    let count = 0;
    const next = () => {
      const key = `time-${count}-${Math.random().toString(36).slice(2)}`;
      this.#sent = new Map([...this.#sent].slice(-SAMPLES)).set(key, here());
      ping(key);
      this.#timer = setTimeout(next, ++count < AT_FIRST ? SOON : LATER);
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#samples = [];
  }

  heard(key: string | null, at: number): void {
    const sent = key && this.#sent.get(key);
    if (!key || !sent) return;
    this.#sent.delete(key);
    const trip = here() - sent;
    this.#samples = [...this.#samples.slice(1 - SAMPLES), { trip, ahead: at + trip / 2 - here() }];
    this.ahead = this.#samples.reduce((a, b) => (b.trip < a.trip ? b : a)).ahead;
  }

  get now(): number {
    return here() + this.ahead;
  }
}

/** The milliseconds a seat has left at a moment of the server's time. */
export function left(clock: ClockCard, seat: number, now: number): number {
  const passed = clock.seat === seat ? Math.max(0, now - clock.at - clock.delay) : 0;
  return Math.max(0, clock.left[seat] - passed);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A live time as clocks show it; the last seconds by tenths. */
export function figures(left: number): string {
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A length of time in its two largest units. */
export function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const parts = days ? [t("time-days", { days }), hours && t("time-hours", { hours })] : hours ? [t("time-hours", { hours }), minutes && t("time-minutes", { minutes })] : minutes ? [t("time-minutes", { minutes })] : [t("time-seconds", { seconds })];
  return parts.filter(Boolean).join(" ");
}

/** What was agreed on, in a line. */
export function agreed(clock: ClockCard["agreed"]): string {
  if (clock.kind === "soft") return t("clock-soft-line", { time: inWords(clock.seconds * 1000) });
  const more = clock.increment ? t("clock-increment-line", { seconds: clock.increment }) : clock.delay ? t("clock-delay-line", { seconds: clock.delay }) : "";
  return [t("clock-live-line", { time: inWords(clock.base * 1000) }), more].filter(Boolean).join(", ");
}
