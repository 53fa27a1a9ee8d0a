// The bag that somebody takes home, on a ground of 96 by 104.

export const bag = {
    body: "M34 6h28l-7 19c22 10 35 31 35 50 0 20-16 27-42 27S6 95 6 75c0-19 13-40 35-50z",
    band: "M37 24h22v7H37z",
    sign: "M44 44h8v5c5 1 9 4 11 8l-6 4c-2-3-4-5-9-5-4 0-6 2-6 4 0 7 21 2 21 16 0 6-4 10-11 11v6h-8v-6c-6-1-10-4-12-9l7-4c2 4 5 6 10 6 4 0 7-2 7-4 0-7-21-2-21-16 0-6 4-10 9-11z",
};
