// Every stage of every game in the real frame, without a server. Only the development server shows this page:
// /src/boards/shell/gallery/?game=millions-2e&scene=heist-2e-8&lang=zh&theme=dark&still

import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { motion, theme } from "../../../app/preferences";
import type { Desk } from "../../../table/desk";
import { Playing } from "../../../table/Playing";
import type { Device } from "../../../table/useDevice";
import { faceOf } from "../..";
import { useLoaded } from "../../../ui/useLoaded";
import type { Face } from "../../face";
import { open, speak } from "../../../texts";
import { chosen, languages } from "../../../texts/languages";
import type { Moment, Scene } from "./moments";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../table/table.css";

const ask = new URLSearchParams(location.search);
await open("page/page");
if (ask.has("lang")) await speak(chosen(languages, [ask.get("lang")!]).tag);
if (ask.has("theme")) theme.value = ask.get("theme") === "dark" ? "dark" : "light";
motion.value = ask.has("still") ? "less" : "auto";

const games = import.meta.glob<{ scenes: readonly Scene[] }>("../../*/gallery/scenes.ts", { eager: true });
const all = Object.values(games).flatMap(({ scenes }) => scenes);

const files = import.meta.glob<{ default: unknown }>("../../../../../data/*.json");
const load = (game: string): Promise<Face> =>
    faceOf(game, async () => (await files[`../../../../../data/${game}.json`]!()).default);

const device: Device = { seats: [], add: () => {}, forget: () => false, pass: () => {}, take: () => {}, curtain: null };
const nothing = signal(null);
const ahead = signal(0);
const none: Moment["fresh"] = [];

function Stage({ scene }: { scene: Scene }) {
    const [told, setTold] = useState(scene.before === undefined);
    const face = useLoaded(scene.now.table.game, load);
    useEffect(() => {
        const timer = setTimeout(() => setTold(true), 600);
        return () => clearTimeout(timer);
    }, [face]);
    if (!face) return null;
    const now = told ? scene.now : (scene.before ?? scene.now);
    const fresh = told ? scene.now.fresh : none;
    const desk: Desk = {
        state: {
            stream: "",
            seq: 0,
            you: { host: true, ...(now.me === null ? {} : { seat: now.me }) },
            table: { ...now.table, status: "running" },
            game: now.game,
            lines: fresh,
            fresh,
            presence: null,
            bye: null,
        },
        face,
        me: now.me,
        host: true,
        beside: [],
        token: null,
        ahead,
        refusal: nothing,
        ask: (command) => {
            document.title = JSON.stringify(command);
            return Promise.resolve({ ok: true });
        },
        earlier: () => {},
        comeAgain: () => {},
    };
    return <Playing desk={desk} device={device} banner={null} />;
}

function Gallery() {
    const scene = all.find(({ name, now }) => name === ask.get("scene") && now.table.game === ask.get("game"));
    if (scene) return <Stage scene={scene} />;
    return (
        <ul>
            {all.map(({ name, now: { table } }) => (
                <li key={name}>
                    <a href={`?game=${table.game}&scene=${name}`}>
                        {table.game} {name}
                    </a>
                </li>
            ))}
        </ul>
    );
}

render(<Gallery />, document.getElementById("page")!);
