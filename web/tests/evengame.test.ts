// The even game: its rating, and the level it finds.
import { describe, expect, it } from "vitest";
import { evenLevel, expected, rated, type Played } from "../src/lib/evengame";

const LADDER = [400, 600, 800, 1000, 1200].map((rating, step) => ({ name: `level${step}`, rating }));

/** A person of this strength plays the even game, winning exactly as often as expected. */
function play(strength: number, matches: number, players = 2): Played[] {
  const played: Played[] = [];
  let luck = 0;
  for (let i = 0; i < matches; i++) {
    const level = evenLevel(LADDER, played, players);
    luck += expected(strength, LADDER.find((each) => each.name === level)!.rating, players);
    const won = luck >= 0.5 ? 1 : 0;
    luck -= won;
    played.push({ table: String(i), level, players, won });
  }
  return played;
}

describe("the even game", () => {
  it("expects a half of equals, and a share among several", () => {
    expect(expected(1000, 1000, 2)).toBeCloseTo(0.5);
    expect(expected(1000, 1000, 4)).toBeCloseTo(0.25);
    expect(expected(1400, 1000, 2)).toBeCloseTo(10 / 11);
  });
  it("begins with the weakest and climbs with wins", () => {
    expect(evenLevel(LADDER, [], 2)).toBe("level0");
    const won = [1, 1, 1, 1].map((result, i) => ({ table: String(i), level: `level${i}`, players: 2, won: result }));
    expect(rated(LADDER, won)).toBeGreaterThan(600);
    expect(evenLevel(LADDER, won, 2)).not.toBe("level0");
  });
  it("finds everybody's level in twenty matches and stays there", () => {
    for (const step of [1, 2, 3]) {
      const last = play(LADDER[step].rating, 30).slice(-10);
      expect(last.filter((each) => each.level === `level${step}`).length).toBeGreaterThanOrEqual(7);
    }
  });
  it("looks for weaker rivals when there are more of them", () => {
    const found = (players: number) => Number(play(1000, 30, players).at(-1)!.level.slice(5));
    expect(found(4)).toBeLessThan(found(2));
  });
  it("knows nothing of levels that are gone", () => {
    expect(rated(LADDER, [{ table: "a", level: "gone", players: 2, won: 1 }])).toBe(400);
  });
});
