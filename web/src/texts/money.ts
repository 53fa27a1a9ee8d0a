// Money as people write it: $0, $110k, $1.2M, or by the ten thousand where people count so. "1 1000k 1000000M" are the
// units of a language, small ones first, each with its sign; the program writes it alike (notation/money.cpp).

import { named } from ".";
import { fill } from "./library";

export function dollars(amount: number): string {
    const size = Math.abs(amount);
    const units = named("common", "money.units").split(" ");
    const unit = units.filter((each) => size >= Number.parseInt(each, 10)).at(-1) ?? units[0]!;
    const count = Number.parseInt(unit, 10);
    const n = `${size / count}${unit.replace(String(count), "")}`;
    return `${amount < 0 ? "−" : ""}${fill(named("common", "money"), { n })}`;
}
