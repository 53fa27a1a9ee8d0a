// All hands open: what one seat's view leaves out, because that seat does not know it, is taken from
// a seat that does. Knows no game: a view says "not known to me" by null or by leaving the field away.

export function openHands(views: readonly unknown[]): unknown {
    return views.length === 0 ? null : views.slice(1).reduce(fill, views[0]);
}

function fill(known: unknown, other: unknown): unknown {
    if (known === null || known === undefined) return other;
    if (Array.isArray(known)) {
        // Lists of another length speak of something else.
        if (!Array.isArray(other) || other.length !== known.length) return known;
        return known.map((each: unknown, at) => fill(each, other[at]));
    }
    if (typeof known !== "object" || typeof other !== "object" || other === null || Array.isArray(other)) return known;
    const both: Record<string, unknown> = { ...(other as Record<string, unknown>) };
    for (const [key, value] of Object.entries(known)) both[key] = fill(value, both[key]);
    return both;
}
