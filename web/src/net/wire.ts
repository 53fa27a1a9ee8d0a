// How the page reaches its house: one that serves it, or one inside the page itself (pocket/), which takes these places.

export type Wire = {
    fetch: (path: string, how: RequestInit) => Promise<Response>;
    socket: () => WebSocket;
};

function socketUrl(): string {
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

export const houseWire: Wire = {
    fetch: (path, how) => fetch(path, how),
    socket: () => new WebSocket(socketUrl()),
};

export const wire: Wire = { ...houseWire };
