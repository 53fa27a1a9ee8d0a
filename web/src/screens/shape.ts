// The door for JSON whose shape no type vouches for: each field is looked at once, and what is wrong is
// said by name.

export type Json = Record<string, unknown>;

function wrong(key: string, wanted: string): never {
    throw new Error(`${key} should be ${wanted}`);
}

export function json(value: unknown, key: string): Json {
    return typeof value === "object" && value !== null && !Array.isArray(value)
        ? (value as Json)
        : wrong(key, "an object");
}
export function number(from: Json, key: string): number {
    const value = from[key];
    return typeof value === "number" ? value : wrong(key, "a number");
}
export function text(from: Json, key: string): string {
    const value = from[key];
    return typeof value === "string" ? value : wrong(key, "a text");
}
function array(from: Json, key: string): unknown[] {
    const value = from[key];
    return Array.isArray(value) ? value : wrong(key, "a list");
}
export function numbers(from: Json, key: string): number[] {
    return array(from, key).map((each) => (typeof each === "number" ? each : wrong(key, "a list of numbers")));
}
export function words(from: Json, key: string): string[] {
    return array(from, key).map((each) => (typeof each === "string" ? each : wrong(key, "a list of texts")));
}
export function list<T>(from: Json, key: string, read: (each: Json) => T): T[] {
    return array(from, key).map((each) => read(json(each, key)));
}
// Null or absent: there is none.
export function maybe<T>(from: Json, key: string, read: (each: Json) => T): T | null {
    const value = from[key];
    return value === null || value === undefined ? null : read(json(value, key));
}
