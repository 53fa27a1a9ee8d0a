import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { game } from "../../net/samples";
import type { Line } from "../../protocol";
import { linesOf, tableOf } from "../shell/samples";
import { Peek } from "./Peek";

const place = document.createElement("div");
const draw = (fresh: readonly Line[], round: number, busy = false): Promise<void> =>
    act(() =>
        render(
            <Peek
                table={tableOf(4)}
                game={game()}
                fresh={fresh}
                me={0}
                open={false}
                ask={() => {}}
                busy={busy}
                round={round}
            />,
            place,
        ),
    );
const lies = (): boolean => place.querySelector(".mil-peek") !== null;
const news = linesOf([{ what: "Seen", seat: 0, character: 3, role: "Snitch" }]);

beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await draw([], 4);
    await draw(news, 4);
    expect(lies()).toBe(true);
});
afterEach(() => {
    render(null, place);
    vi.useRealTimers();
});

it("a card peeked at goes back by itself", async () => {
    await act(() => void vi.advanceTimersByTime(6000));
    expect(lies()).toBe(false);
});

it("it does not outlast its heist", async () => {
    await draw(news, 5);
    expect(lies()).toBe(false);
});

it("it does not lie over what comes of the reader's next move", async () => {
    await draw(news, 4, true);
    await draw(news, 4);
    expect(lies()).toBe(false);
});
