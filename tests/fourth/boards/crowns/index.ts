// Crowns, as the table shell loads it.
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import type { View } from "./wire";

const board: BoardModule<View> = {
  Board,
  describe: (move, _view, t) => t("crowns-did-take", { crowns: Number(move.crowns) }),
  prompt: (view, _legal, t) => t("crowns-now", { heap: view.heap }),
  standing: (view, seat, t) => ({ value: view.seats[seat].crowns, label: t("crowns-crowns") }),
};

export default board;
