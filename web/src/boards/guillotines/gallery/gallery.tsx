// Every stage of the game in the real frame, without a server. Only the development server shows this
// page: /src/boards/guillotines/gallery/?scene=action-4&lang=zh&theme=dark&still&read

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lang, motion, theme } from "../../../app/preferences";
import { Playing } from "../../../table/Playing";
import type { Device } from "../../../table/useDevice";
import type { Desk } from "../../../table/desk";
import { Poster } from "../../../art/Poster";
import { AssetIcon } from "../art/AssetIcon";
import { CrisisIcon } from "../art/CrisisIcon";
import { Guillotine } from "../art/Guillotine";
import { MarketSign } from "../art/MarketSign";
import { Portrait } from "../art/Portrait";
import { Sign } from "../art/Sign";
import { CardFace } from "../CardFace";
import { face } from "../face";
import { meet } from "../kept";
import { fetchMore } from "../later";
import { assets, billionaires, crises, kinds, markets, panics, policies, roles } from "../things";
import { scenes, type Moment } from "./scenes";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../table/table.css";
import "./gallery.css";

const ask = new URLSearchParams(location.search);
if (ask.has("lang")) lang.value = ask.get("lang") === "zh" ? "zh" : "en";
if (ask.has("theme")) theme.value = ask.get("theme") === "dark" ? "dark" : "light";
motion.value = ask.has("still") ? "less" : "auto";
void fetchMore();
if (ask.has("read")) meet(["2", "3", "4", "p"]);

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

function Art() {
    const figure = (name: string, picture: ComponentChildren) => (
        <figure key={name}>
            {picture}
            <figcaption>{name}</figcaption>
        </figure>
    );
    return (
        <div class="bg gal-art">
            {figure("poster", <Poster game="guillotines" class="gal-poster" />)}
            {billionaires.map((each) => figure(each, <Portrait of={each} size={96} />))}
            {assets.map((each) => figure(each, <AssetIcon asset={each} size={72} />))}
            {markets.map((each) => figure(each, <MarketSign market={each} size={40} />))}
            {crises.map((each) =>
                figure(
                    each,
                    <span class="gal-red">
                        <CrisisIcon crisis={each} size={56} />
                    </span>,
                ),
            )}
            {[...roles, ...policies, ...panics].map((each) => figure(each, <Sign of={each} size={44} />))}
            {(["Bunker", "Envelope", "Rebel", "Deck", "Die", "Puppet", "Hand"] as const).map((each) =>
                figure(each, <Sign of={each} size={44} />),
            )}
            {kinds.filter((each) => !/[12]$/.test(each)).map((each) => figure(each, <CardFace kind={each} />))}
            {figure("double", <CardFace kind="Locks2" policy="RealEstateBonanza" />)}
            {figure("back", <CardFace kind={null} />)}
            {[0, 4, 7, 10].map((rebels) =>
                figure(
                    `guillotine ${rebels}`,
                    <span class="gal-night">
                        <Guillotine rebels={rebels} of={10} fallen={rebels === 10} />
                    </span>,
                ),
            )}
        </div>
    );
}

const name = ask.get("scene");
render(
    name === "art" ? (
        <Art />
    ) : name !== null ? (
        <Scene name={name} />
    ) : (
        <ul>
            {["art", ...scenes.map((each) => each.name)].map((each) => (
                <li key={each}>
                    <a href={`?scene=${each}`}>{each}</a>
                </li>
            ))}
        </ul>
    ),
    document.getElementById("page")!,
);
