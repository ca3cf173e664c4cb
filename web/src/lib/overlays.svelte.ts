// What lies above a table for a while: a dialog, a rule, the scorings, something that is asked about first.
import type { ScoreSheet } from "../boards/contract";
import type { Line } from "./api";

export class Overlays {
  dialog = $state<"resign" | "notices" | "settings" | "keys" | "legend" | "rename" | "branch" | null>(null);
  /** Whose name is changed. */
  seat = $state(0);
  /** A word of another that one may mute or report. */
  word = $state.raw<Line | null>(null);
  /** The id of a rule. */
  rule = $state("");
  sheets = $state.raw<ScoreSheet[] | null>(null);
  sure = $state.raw<{ title: string; text: string; yes: string; action: () => void } | null>(null);
}
