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

// Why there is no house.
export type Trouble = "elsewhere" | "storage" | "files" | "broken";
// What it lacks though it goes on: room to keep the last step, or what stronger bots play by.
export type Lack = "full" | "network";

export type FromHouse =
    | { reply: number; status: number; body: string }
    | { frame: string; socket: number }
    | { shut: number; code: number; why: string }
    | { trouble: Trouble | Lack };

// What is only between the worker and the program inside it.
export type Keeping = { keep: number; pairs: [string, string | null][] };
export type FromProgram = FromHouse | Keeping;
