import { useEffect } from "preact/hooks";
import { fetchGames, games } from "../app/house";
import type { Table } from "../protocol";
import { fullName, gameName } from "../screens/names";

// What the game is called in the reader's language; in full where there is room.
export function useTitle(table: Table, full: boolean): string {
  useEffect(() => void fetchGames().catch(() => {}), [table.game]); // without an answer it has its own name
  const game = games.value.find((each) => each.id === table.game);
  if (!game) return table.name;
  return full ? fullName(game, table.game) : gameName(game);
}
