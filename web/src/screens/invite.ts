// What a friend sent: a link, a link with words around it, or a bare id. The answer is an address of this page.

import { address, parse } from "../app/router";

const kId = /^[A-Za-z0-9_-]{8,64}$/;

export function inviteAddress(text: string): string | null {
    const trimmed = text.trim();
    if (kId.test(trimmed)) return address({ at: "table", table: trimmed });
    const hash = /#\/(?:table|replay)\/\S+/.exec(trimmed)?.[0];
    if (hash === undefined) return null;
    try {
        const found = parse(hash.replace(/[.,;:!?)\]>"'”’。，、！？）」]+$/, ""));
        const to = found.route;
        if ((to.at !== "table" && to.at !== "replay") || !kId.test(to.table)) return null;
        // A seat that moves here keeps its key: App takes it out of the address at once.
        return found.seat ? `${address(to)}/seat/${encodeURIComponent(found.seat.token)}` : address(to);
    } catch {
        return null; // broken %-signs
    }
}
