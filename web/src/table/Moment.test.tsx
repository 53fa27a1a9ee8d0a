import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { api } from "../app/house";
import { lang } from "../app/preferences";
import { t } from "../texts";
import { languages } from "../texts/languages";
import { Moment } from "./Moment";

const [first, second] = languages.map(({ tag }) => tag) as [string, string];
const line = { number: 1, at: 0, what: "event", text: "Ann pays.", clause: "X-1" };
const place = document.createElement("p");
const drawn = async (game: string, translated: boolean, tag: string): Promise<string> => {
    api.rules = async () => {
        const own = translated ? lang.value : first;
        const passage = { id: "X-1", cells: [{ head: "", text: `Pay, in ${own}.` }], verbatim: false };
        return { lang: own, sections: [{ number: "1", title: "", depth: 2, passages: [passage] }] };
    };
    lang.value = tag;
    await act(() => render(<Moment game={game} line={line} />, place));
    await act(() => new Promise((answered) => setTimeout(answered)));
    return place.textContent ?? "";
};
afterEach(() => {
    render(null, place);
    lang.value = first;
});

it("the rule behind a line is in the language that its reader has chosen now", async () => {
    expect(await drawn("all", true, first)).toContain(`Pay, in ${first}.`);
    expect(await drawn("all", true, second)).toContain(`Pay, in ${second}.`);
    expect(place.querySelector(".tbl-moment-rule")?.getAttribute("lang")).toBe(second);
});

it("a rule that nobody has translated says so, and only then", async () => {
    for (const [translated, tag] of [
        [true, second],
        [false, first],
    ] as const) {
        expect(await drawn(`${translated}`, translated, tag)).not.toContain(t("frame.rule.english"));
    }
    expect(await drawn("none", false, second)).toContain(`Pay, in ${first}.`);
    expect(place.textContent).toContain(t("frame.rule.english"));
});
