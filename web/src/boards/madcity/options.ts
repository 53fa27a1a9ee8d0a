// What was agreed before the game, as far as the page shows it.

import type { Table } from "../../protocol";
import { city } from "./city";

// The cash that wins, in dollars: the table's option, which is in thousands, may differ from the board file.
export function goalOf(table: Table): number {
  const options = table.options as Record<string, unknown> | null;
  const target = options?.["target"];
  return typeof target === "number" && target > 0 ? target * 1000 : city.target;
}
