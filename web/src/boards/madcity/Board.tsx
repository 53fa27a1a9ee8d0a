import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { lang } from "../../app/preferences";
import { t } from "../../texts";
import { later } from "../../ui/later";
import type { BoardProps } from "../face";
import { placeFacts } from "./about";
import { city, spotOf, type Box, type Point } from "./city";
import { CityMap } from "./CityMap";
import { Head } from "./Head";
import { Lit } from "./Lit";
import { litOf, optionsAt, optionsOf } from "./moves";
import { StuntCards } from "./StuntCards";
import { Targets } from "./Targets";
import { sceneOf, theatre } from "./theatre";
import { Tools } from "./Tools";
import { useNight } from "./useNight";
import { useRoom } from "./useRoom";
import { signsOf } from "./signs";
import type { View } from "./wire";
import "./madcity.css";
import "./city.css";
import "./stunts.css";
import "./targets.css";
import "./tools.css";

const BusinessCard = later(() => import("./cards").then((module) => module.BusinessCard));
const Directory = later(() => import("./cards").then((module) => module.Directory));
const PlaceCard = later(() => import("./cards").then((module) => module.PlaceCard));

const kApart = 0.6; // pixels a unit from which rings do not lie on each other
const kFew = 8; // businesses to choose from that are brought into view together

function boxOf(points: readonly Point[]): Box {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

// The city, and what the reader may do in it.
export function Board(props: BoardProps) {
    const { table, game, me, ask, busy } = props;
    const view = game.view as View;
    const scene = sceneOf(view);
    const { facts: told } = view;
    const playing = theatre.playing.value;
    const pace = theatre.pace.value;
    const { open } = scene;
    const night = useNight();
    const room = useRoom();
    const [hovered, setHovered] = useState<string | null>(null);
    const [picked, setPicked] = useState<string | null>(null);
    const [aimed, setAimed] = useState<string | null>(null); // a place to drive to, looked at first
    const [reading, setReading] = useState(false);

    const signs = useMemo(() => signsOf(open), [open.bought, open.leased]);
    const up = open.face_up.join();
    const stunts = useMemo(
        () => new Set(open.face_up.flatMap((id) => (id === null ? [] : [city.cards.get(id)?.location ?? ""]))),
        [up],
    );

    const { choices } = game;
    const goes = optionsOf(choices, "Go");
    const roll = optionsOf(choices, "Roll")[0];
    const lit = useMemo(() => litOf(choices), [choices]);
    const litIds = useMemo(() => new Set(lit.keys()), [lit]);

    // A small window looks where something is to be done, or happens.
    const wanted = [...goes.map(({ move }) => move.place), ...(lit.size <= kFew ? lit.keys() : [])].join();
    useLayoutEffect(() => {
        if (!room.ready || room.roomy || wanted === "") return;
        const places = goes.map(({ move }) => spotOf(move.place, 0));
        const lots =
            goes.length === 0
                ? [...lit.keys()]
                      .flatMap((id) => city.businesses.get(id)?.lot ?? [])
                      .map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
                : [];
        const mine = me === null || open.phase === "TakeSmall" ? [] : [spotOf(open.car[me] ?? "", me)];
        room.frame(boxOf([...places, ...lots, ...mine]), goes.length > 0 ? kApart : 0);
    }, [wanted, room.ready, room.roomy]);
    // It begins at the reader's car, and comes back to it when it is theirs to roll.
    const rolls = roll !== undefined;
    useLayoutEffect(() => {
        if (room.ready && !room.whole && (rolls || wanted === ""))
            room.show(spotOf(me === null ? city.start : (open.car[me] ?? ""), me ?? 0));
    }, [room.ready, rolls]);
    const heading = scene.drive?.path[scene.drive.path.length - 1];
    useEffect(() => {
        if (!room.whole && heading !== undefined) room.show(spotOf(heading, scene.drive?.seat ?? 0));
    }, [scene.drive]);
    useEffect(() => {
        setPicked(null);
        setAimed(null);
    }, [game.question]);

    const facts = (place: string): string[] => placeFacts(place, view, table);
    const aim = (place: string): void => {
        setReading(false);
        setPicked(null);
        setAimed((before) => (before === place ? null : place));
    };
    const pick = (id: string): void => {
        setReading(false);
        setAimed(null);
        setPicked((before) => (before === id ? null : id));
        const business = city.businesses.get(id);
        if (business && !room.whole)
            room.show({ x: business.lot.x + business.lot.w / 2, y: business.lot.y + business.lot.h / 2 });
    };
    const goal = goes.find(({ move }) => move.place === aimed);
    const target = goal && city.spaces.get(goal.move.place ?? "");
    const seen = target ? null : (picked ?? hovered);
    const card = target ? (
        <PlaceCard
            space={target}
            facts={facts(target.id)}
            anchored={room.roomy}
            busy={busy}
            onDrive={() => {
                setAimed(null);
                ask(goal.choice);
            }}
            onClose={() => setAimed(null)}
        />
    ) : (
        seen !== null &&
        !reading && (
            <BusinessCard
                key={seen}
                id={seen}
                table={table}
                sign={signs.get(seen) ?? null}
                group={told.groups.find(({ businesses }) => businesses.includes(seen)) ?? null}
                sale={told.sale[seen] ?? []}
                options={optionsAt(choices, seen)}
                held={picked === seen}
                anchored={room.roomy}
                busy={busy}
                ask={(choice) => {
                    setPicked(null);
                    ask(choice);
                }}
                onClose={() => setPicked(null)}
            />
        )
    );
    const cards = (
        <StuntCards
            cards={open.face_up}
            turned={scene.turned}
            pile={open.pile.length}
            onShow={(at) => (room.whole && !room.roomy ? room.frame({ ...at, w: 0, h: 0 }, kApart) : room.show(at))}
        />
    );
    return (
        <div
            class={`mad ${night ? "mad-night" : ""} ${room.roomy ? "mad-roomy" : "mad-tight"}`}
            data-phase={view.open.phase}
        >
            <div class="mad-bar">
                <Head
                    scene={scene}
                    target={told.target}
                    table={table}
                    pace={pace}
                    roll={roll && !busy ? () => ask(roll.choice) : null}
                />
                {!room.roomy && cards}
            </div>
            <div
                ref={room.window}
                class="mad-window-frame"
                role="group"
                aria-label={t("madcity.map")}
                tabIndex={0} // it scrolls, so the arrow keys must reach it
            >
                <div
                    class="mad-map"
                    style={{
                        width: `${city.size.x * room.scale}px`,
                        height: `${city.size.y * room.scale}px`,
                        "--unit": `${room.scale}px`,
                    }}
                >
                    <CityMap
                        lang={lang.value}
                        label={t("madcity.map")}
                        scene={scene}
                        signs={signs}
                        groups={told.groups}
                        stunts={stunts}
                        lit={litIds}
                        picked={picked}
                        me={me}
                        pace={pace}
                        onHover={setHovered}
                        onPick={pick}
                    />
                    {room.roomy && (
                        <div
                            class="mad-panel-cards"
                            style={{
                                left: `${city.cardPanel.x / 10}%`,
                                top: `${city.cardPanel.y / 10}%`,
                                right: `${100 - (city.cardPanel.x + city.cardPanel.w) / 10}%`,
                                bottom: `${100 - (city.cardPanel.y + city.cardPanel.h) / 10}%`,
                            }}
                        >
                            {cards}
                        </div>
                    )}
                    {goes.length > 0 && (
                        <Targets
                            options={goes}
                            stunts={stunts}
                            signs={signs}
                            income={me === null ? 0 : (told.income[me] ?? 0)}
                            aimed={aimed}
                            facts={facts}
                            busy={busy}
                            onAim={aim}
                        />
                    )}
                    {lit.size > 0 && <Lit lit={lit} picked={picked} onPick={pick} />}
                    {room.roomy && card}
                </div>
            </div>
            {!room.roomy && card}
            <Tools
                whole={room.whole}
                car={me === null || room.whole ? null : () => room.show(spotOf(open.car[me] ?? "", me))}
                onZoom={room.zoom}
                onAll={room.all}
                onDirectory={() => setReading(!reading)}
            />
            {playing && (
                <button type="button" class="mad-skip" onClick={() => theatre.finish()}>
                    {t("frame.show.skip")}
                </button>
            )}
            {reading && (
                <Directory
                    table={table}
                    signs={signs}
                    groups={told.groups}
                    onPick={pick}
                    onClose={() => setReading(false)}
                />
            )}
        </div>
    );
}
