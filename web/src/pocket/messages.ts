// What page and worker say to each other. src/pocket/pocket.cpp is behind the worker.

export interface Asked {
    request: number;
    method: string;
    path: string;
    query: string;
    body: string;
    table: string;
    apart?: true; // somebody else at this device: not the one the house knows it by
}

export type ToHouse = Asked | { open: number } | { hear: number; frame: string } | { close: number };

// Why there is no house, or why it has lost its memory.
export type Trouble = "elsewhere" | "storage" | "files" | "full" | "broken";

export type FromHouse =
    | { reply: number; status: number; body: string }
    | { frame: string; socket: number }
    | { shut: number; code: number; why: string }
    | { trouble: Trouble };

// What is only between the worker and the program inside it.
export type Keeping = { keep: number; pairs: [string, string | null][] };
export type FromProgram = Exclude<FromHouse, { trouble: Trouble }> | Keeping;
