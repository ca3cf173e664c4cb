// Kingdoms: its moves in words.
import board from "../src/boards/kingdoms";
import type { MoveJson } from "../src/boards/contract";
import { tellsEveryMove } from "./telling";

const MOVES: MoveJson[] = [{ do: "castle", rank: "3", cell: "c4" }, { do: "draw" }, { do: "take", tile: "+3" }, { do: "place", cell: "a1" }, { do: "start", cell: "a1" }, { do: "pass" }];

tellsEveryMove("kingdoms", board, MOVES, { hand: "D", my_start: "W" });
