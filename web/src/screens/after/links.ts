// Addresses outside the page itself.

import { address, type Route } from "../../app/router";

// A moment of a replay, as one gives it to others: what they are sent says at once what it shows.
export const momentOf = (table: string, step: number): string =>
    `${location.origin}/replay/${encodeURIComponent(table)}?step=${step}`;
// As one gives it to others: whole, and without anything of ours in it.
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${address(route)}`;
