// Several people at one device: whose turn it is to look at it.

// The seat the device must be handed to, or null while its present holder is asked, or nobody here is.
export function passTo(awaited: readonly number[], here: readonly number[], holder: number | null): number | null {
    if (holder !== null && awaited.includes(holder)) return null;
    return awaited.find((seat) => seat !== holder && here.includes(seat)) ?? null;
}
