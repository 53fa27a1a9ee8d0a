// At which tables a coach sits: as long as the tab lives.

import { signal } from "@preact/signals";

const key = (table: string): string => `moneybags.coach.${table}`;

// Says that a flag was changed: the store itself tells nobody.
const changed = signal(0);

export function coached(table: string): boolean {
    changed.value;
    try {
        return sessionStorage.getItem(key(table)) !== null;
    } catch {
        return false;
    }
}

export function coach(table: string, on: boolean): void {
    try {
        if (on) sessionStorage.setItem(key(table), "yes");
        else sessionStorage.removeItem(key(table));
    } catch {
        // a browser that keeps nothing has no coach
    }
    changed.value++;
}
