// What all boards say.

import type { Table } from "../../protocol";
import { t } from "../../texts";

export const seatName = (table: Table, seat: number): string => table.chairs[seat]?.name || `#${seat + 1}`;

// "Ann, Al and Bea".
export function listNames(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return t("frame.and", { first: names.slice(0, -1).join(t("frame.comma")), second: names[names.length - 1]! });
}
