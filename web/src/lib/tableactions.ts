// What people do at a table besides playing: seats that change hands, the start, a rematch, messages, pausing the clock.
import type { Acting } from "./acting.svelte";
import type { Overlays } from "./overlays.svelte";
import type { Present } from "./present.svelte";
import type { Seating, Sitter } from "./seating.svelte";
import { t } from "./text.svelte";
import { seatName } from "./words";

export class TableActions {
  constructor(
    readonly present: Present,
    readonly acting: Acting,
    readonly seating: Seating,
    readonly overlays: Overlays,
  ) {}

  /** Hand a seat over; giving a person's seat to a bot asks for confirmation first. */
  hand = (seat: number, kind: Sitter): void => this.#careful(seat, kind, () => this.#hand(seat, kind));
  /** Agree that another player's seat changes hands. */
  agree = (seat: number, kind: Sitter): void => this.#careful(seat, kind, () => this.acting.doing(this.seating.agree(this.present.held, seat, kind)));

  fill = async (seats: number[]): Promise<void> => {
    for (const seat of seats) await this.#hand(seat, "bot");
  };

  leave = (seat: number): void => {
    const action = () => void this.acting.doing(this.seating.leave(this.present.session, seat));
    this.overlays.sure = { title: t("wait-leave"), text: t("sure-leave"), yes: t("wait-leave"), action };
  };

  seated = (seat: number, token: string): void => this.seating.take(this.present.session, this.#now.game, seat, token);
  start = (): Promise<void> => this.acting.doing(this.seating.start(this.#now, this.present.held));
  rematch = (rotate = false): Promise<void> => this.seating.rematch(this.#now, rotate);
  rename = (seat: number, name: string): Promise<void> => this.acting.doing(this.seating.rename(seat, name));
  say = (word: { text?: string; gesture?: string }): Promise<void> => this.seating.say(this.present.eyes, word);
  report = (line: number): Promise<void> => this.seating.report(this.present.eyes!, line);
  /** Agree to pause the clock or to let it run, or take that back. */
  pause = (pause: boolean): void => void this.acting.doing(this.seating.pause(this.#people, pause));
  letBot = (seat: number): void => void this.acting.doing(this.seating.letBot(this.present.held, seat));

  /** The seats held here in which a person sits. */
  get #people() {
    return this.present.held.filter((seat) => this.#now.seats[seat].kind === "person");
  }

  get #now() {
    return this.present.current!;
  }

  #hand(seat: number, kind: Sitter): Promise<void> {
    return this.acting.doing(this.seating.hand(this.present.session, this.#now.game, seat, kind));
  }

  #careful(seat: number, kind: Sitter, action: () => unknown): void {
    const sitter = this.#now.seats[seat];
    if (kind !== "bot" || sitter.kind !== "person") return void action();
    const text = this.present.held.includes(seat) ? t("sure-own-bot") : t("sure-bot", { name: seatName(sitter) });
    const sure = () => {
      this.acting.takebacks.read = seat;
      action();
    };
    this.overlays.sure = { title: t("seat-to-bot"), text, yes: t("seat-to-bot"), action: sure };
  }
}
