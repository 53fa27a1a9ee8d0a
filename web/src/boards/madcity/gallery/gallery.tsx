// Stages of the game in the real frame, without a server. Only the development server shows this page:
// /src/boards/madcity/gallery/?scene=go&lang=zh&theme=dark&still

import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lang, motion, theme } from "../../../app/preferences";
import { Playing } from "../../../table/Playing";
import type { Device } from "../../../table/useDevice";
import type { Desk } from "../../../table/desk";
import { face } from "../face";
import { scenes, type Moment } from "./scenes";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../table/table.css";

const ask = new URLSearchParams(location.search);
if (ask.has("lang")) lang.value = ask.get("lang") === "zh" ? "zh" : "en";
if (ask.has("theme")) theme.value = ask.get("theme") === "dark" ? "dark" : "light";
motion.value = ask.has("still") ? "less" : "auto";

const device: Device = { seats: [], add: () => {}, forget: () => false, pass: () => {}, take: () => {}, curtain: null };
const nothing = signal(null);
const ahead = signal(0);
const none: Moment["fresh"] = [];

function Scene(props: { name: string }) {
    const found = scenes.find((each) => each.name === props.name);
    const [told, setTold] = useState(found?.before === undefined);
    useEffect(() => {
        const timer = setTimeout(() => setTold(true), 600);
        return () => clearTimeout(timer);
    }, []);
    if (!found) return <p>No such scene.</p>;
    const now = told ? found.now : (found.before ?? found.now);
    const fresh = told ? found.now.fresh : none;
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
        send: (command) => {
            document.title = JSON.stringify(command);
            return Promise.resolve({ ok: true });
        },
        earlier: () => {},
        comeAgain: () => {},
    };
    return <Playing desk={desk} device={device} banner={null} />;
}

const name = ask.get("scene");
render(
    name !== null ? (
        <Scene name={name} />
    ) : (
        <ul>
            {scenes.map((each) => (
                <li key={each.name}>
                    <a href={`?scene=${each.name}`}>{each.name}</a>
                </li>
            ))}
        </ul>
    ),
    document.getElementById("page")!,
);
