// Addresses outside the page itself.

import { address, type Route } from "../../app/router";

export const exportOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/export`;
// As one gives it to others: whole, and without anything of ours in it.
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${address(route)}`;
