// A table that is open on this screen, with everything that belongs to it.
import type { BoardModule } from "../boards/contract";
import { Acting } from "./acting.svelte";
import { Analysing } from "./analysis.svelte";
import { TableActions } from "./tableactions";
import { Takebacks } from "./takebacks.svelte";
import { LessonGuide } from "./lesson.svelte";
import { LookBack } from "./lookback.svelte";
import { Overlays } from "./overlays.svelte";
import { Playback } from "./playback.svelte";
import { Present } from "./present.svelte";
import type { Seating } from "./seating.svelte";
import { Session } from "./session.svelte";
import { Study } from "./study.svelte";

export class OpenTable {
  readonly session: Session;
  readonly playback: Playback;
  readonly back: LookBack;
  readonly present: Present;
  readonly takebacks: Takebacks;
  readonly guide: LessonGuide;
  readonly acting: Acting;
  readonly tableActions: TableActions;
  readonly overlays = new Overlays();
  readonly analysing: Analysing;

  /** Loaded as soon as the game is known. */
  board = $state.raw<BoardModule | null>(null);
  title = $state("");
  /** On a phone: the panel is up. */
  panelUp = $state(false);
  /** At the end the result may be laid aside. */
  laidAside = $state(false);
  /** A decision of a finished match is tried again. */
  study = $state.raw<Study | null>(null);
  /** The page of the panel somebody was sent to. */
  page = $state.raw<{ tab: string } | null>(null);

  constructor(
    readonly name: string,
    readonly seating: Seating,
  ) {
    const failed = (error: unknown) => this.acting.failed(error);
    this.session = new Session(name, seating.tokens);
    this.playback = new Playback(this.session, seating.tokenOf, (scored) => this.back.at === null && (this.overlays.sheets = scored));
    this.back = new LookBack(this.playback, failed);
    this.present = new Present(this.session, this.playback, this.back);
    this.takebacks = new Takebacks(this.session, seating, failed);
    this.guide = new LessonGuide(name);
    this.acting = new Acting(this.present, this.takebacks, this.guide);
    this.tableActions = new TableActions(this.present, this.acting, seating, this.overlays);
    this.analysing = new Analysing({ table: name });
  }

  /** Look at the moments so far, beginning with the last. */
  lookBack(): void {
    this.panelUp = false;
    const now = this.present.current;
    if (now?.moment) void this.back.jump(now.moment);
  }

  /** What the finished match teaches, in the panel. */
  analyse(): void {
    this.laidAside = this.panelUp = true;
    this.page = { tab: "analysis" };
    if (!this.analysing.begun) void this.analysing.begin();
  }

  /** Try the worst decisions of a seat again, or one of them. */
  learn(seat: number, verdict?: number): void {
    this.back.present();
    this.panelUp = false;
    this.study = new Study(() => this.analysing.card!, seat, verdict);
  }

  close(): void {
    this.analysing.close();
    this.session.close();
    this.playback.close();
    this.back.close();
  }
}
