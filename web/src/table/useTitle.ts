import { useEffect } from "preact/hooks";
import { fetchGames, games } from "../app/house";
import type { Table } from "../protocol";
import { ownName } from "../screens/names";

// What the game is called in the reader's language; in full where there is room. A game the page has no name for
// goes by what the house calls it.
export function useTitle(table: Table | undefined, full: boolean): string {
    const own = table ? ownName(table.game, full) : "";
    useEffect(() => {
        if (own === null) void fetchGames().catch(() => {});
    }, [own]);
    if (own !== null) return own;
    return games.value.find((each) => each.id === table?.game)?.name ?? table?.name ?? "";
}
