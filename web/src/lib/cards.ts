// The explanation cards of a game: for each kind of piece the rule about it, and the numbers and names its sentence needs.
import type { Cards, Explained, Sight } from "../boards/contract";
import { capital } from "../boards/names";
import { has, t } from "./text.svelte";

type Args = Record<string, string | number>;
/** The rule, and what is filled in (null: the piece is gone); `which` tells the piece of its kind ("3" of "castle:3"). */
export type Card<View> = readonly [rule: string | ((which: string, sight: Sight<View>) => string), args?: (which: string, sight: Sight<View>) => Args | null, key?: (which: string, sight: Sight<View>) => string];

/** The cards of a game by their kinds; the sentence of a kind is the message GAME-card-KIND unless the card names another. */
export function explainer<View>(game: string, cards: Record<string, Card<View>>): Cards<View>["explain"] {
  return (what, sight) => {
    const [kind, which = ""] = what.split(/:(.*)/s);
    const card = cards[kind];
    if (!card) return null;
    const [rule, args, key] = card;
    const filled = args?.(which, sight);
    if (filled === null) return null;
    const message = key?.(which, sight) ?? `${game}-card-${kind}`;
    return { text: capital(sight.t(message, filled)), rule: typeof rule === "string" ? rule : rule(which, sight) };
  };
}

/** Cards of the shell: buttons of the strip, the panel. The prompt tells what the game and a turn are about. */
export function explainShell(what: string, game: string): Explained | null {
  if (what === "goal" && has(`${game}-goal`)) return { text: `${t(`${game}-goal`)} ${t(`${game}-goal-turn`)}`, rule: null };
  return has(`card-${what}`) ? { text: t(`card-${what}`), rule: null } : null;
}
