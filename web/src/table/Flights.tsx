import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { lessMotion } from "../app/preferences";
import type { Line } from "../protocol";
import { purses, type Desk } from "./desk";
import { flows } from "./flows";
import { thrown } from "./reactions";
import { blip } from "./sounds";
import "./Flights.css";

const kMostCoins = 6;
const kFlight = 700;
const kApart = 70;

interface Point {
    x: number;
    y: number;
}

// The middle of a seat, or of the board for what comes from nobody.
function point(root: HTMLElement, seat: number | null): Point | null {
    const what = seat === null ? ".tbl-board" : `[data-seat="${seat}"] .tbl-seat-figure`;
    const box = root.querySelector(what)?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function fly(node: HTMLElement, from: Point, to: Point, wait: number, stay: number): Animation {
    const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
    const at = (where: Point, scale: number): string =>
        `translate(${where.x}px, ${where.y}px) translate(-50%, -50%) scale(${scale})`;
    const total = kFlight + stay;
    const landed = kFlight / total;
    return node.animate(
        [
            { transform: at(from, 0.4), opacity: 0 },
            { transform: at(from, 1), opacity: 1, offset: 0.1 * landed },
            { transform: at(middle, 1.15), opacity: 1, offset: 0.5 * landed },
            { transform: at(to, 1), opacity: 1, offset: landed },
            { transform: at(to, stay > 0 ? 1.3 : 0.5), opacity: 0 },
        ],
        { duration: total, delay: wait, easing: "ease-in-out", fill: "backwards" },
    );
}

// Money and gestures on their way between seats, over everything. It is only a show: what it tells
// stands in the purses and in the story. A press or a key ends it.
export function Flights(props: { desk: Desk; fresh: readonly Line[]; root: { current: HTMLElement | null } }) {
    const sky = useRef<HTMLDivElement>(null);
    const before = useRef<readonly (number | null)[]>([]);
    const running = useRef(new Set<Animation>());

    const launch = (node: HTMLElement, from: number | null, to: number | null, wait = 0, stay = 0): void => {
        const root = props.root.current;
        const start = root && point(root, from);
        const end = root && point(root, to);
        if (!start || !end || !sky.current) return;
        sky.current.append(node);
        const animation = fly(node, start, end, wait, stay);
        running.current.add(animation);
        animation.onfinish = animation.oncancel = () => {
            running.current.delete(animation);
            node.remove();
        };
    };

    const now = purses(props.desk.state, props.desk.face);
    useEffect(() => {
        const then = before.current;
        before.current = now;
        const list = flows(then, now);
        if (list.length === 0) return;
        blip("money");
        if (lessMotion() || document.hidden) return;
        for (const flow of list) {
            const coins = Math.min(flow.amount, kMostCoins);
            for (let i = 0; i < coins; ++i) {
                const coin = document.createElement("i");
                coin.className = "tbl-coin";
                launch(coin, flow.from, flow.to, i * kApart);
            }
        }
    }, [now.join()]);

    useEffect(() => {
        if (lessMotion() || document.hidden) return;
        for (const line of props.fresh) {
            const act = thrown(line);
            if (!act) continue;
            const node = document.createElement("i");
            node.className = "tbl-thrown";
            void import("./ReactionIcon").then(({ ReactionIcon }) => {
                render(<ReactionIcon name={act.reaction} size={44} />, node);
                launch(node, act.from, act.at, 0, 700);
            });
        }
    }, [props.fresh]);

    useEffect(() => {
        const skip = (): void => running.current.forEach((animation) => animation.cancel());
        addEventListener("pointerdown", skip);
        addEventListener("keydown", skip);
        return () => {
            removeEventListener("pointerdown", skip);
            removeEventListener("keydown", skip);
            skip();
        };
    }, []);

    return <div ref={sky} class="tbl-sky" aria-hidden="true" />;
}
