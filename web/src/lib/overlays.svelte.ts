// What is open above a table: a dialog, a rule, the scorings, a question to confirm.
import type { ScoreSheet } from "../boards/contract";
import type { Line } from "./api";

export class Overlays {
  dialog = $state<"resign" | "notices" | "settings" | "keys" | "legend" | "rename" | "branch" | null>(null);
  /** Whose name is changed. */
  seat = $state(0);
  /** A message of another player, to mute or report. */
  word = $state.raw<Line | null>(null);
  /** The id of a rule. */
  rule = $state("");
  sheets = $state.raw<ScoreSheet[] | null>(null);
  sure = $state.raw<{ title: string; text: string; yes: string; action: () => void } | null>(null);
}
