// Why something failed, as a sentence for people: the server's own, or that it did not answer. What it says of
// a field that does not fit is meant for programs and always English; those that people meet have words here.
import { Refused } from "../net/api";
import { t, type Key } from "../texts";

const fields: readonly [RegExp, Key][] = [
    [/^clock\.kind\b.*scheduling/, "problem.clock"],
    [/^players\b/, "problem.players"],
    [/^field login\b/, "problem.login"],
    [/^field password\b/, "problem.password"],
    [/^name\b/, "problem.name"],
    [/^option\b/, "problem.option"],
];

export function unreadable(text: string): string {
    const found = fields.find(([pattern]) => pattern.test(text));
    return found ? t(found[1]) : t("problem.other", { text });
}

export function problem(error: unknown): string {
    if (!(error instanceof Refused)) return t("ui.offline");
    return error.reason === "unreadable" ? unreadable(error.message) : error.message;
}
