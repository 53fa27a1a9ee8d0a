// Files that the page gives to its reader.

import { api } from "../../app/house";
import { toast } from "../../ui";

export function saveFile(file: Blob, name: string): void {
    const at = URL.createObjectURL(file);
    const anchor = document.createElement("a");
    anchor.href = at;
    anchor.download = name;
    anchor.click();
    URL.revokeObjectURL(at);
}

// The log of a game that is over, as `moneybags replay --verify` reads it.
export const saveLog = (table: string): Promise<void> =>
    api.log(table).then(
        (log) => saveFile(log, "game.jsonl"),
        (error: Error) => toast(error.message, "bad"),
    );
