import { useEffect, useState } from "preact/hooks";
import { t, type Key } from "../../texts";
import { later } from "../../ui/later";
import type { BoardProps } from "../face";
import { Dock } from "./Dock";
import { fetchMore, more } from "./later";
import { MarketPlace } from "./MarketPlace";
import { optionsAt, optionsOf, optionsWith } from "./moves";
import { Narrow } from "./Narrow";
import { Panel } from "./Panel";
import { isAsked, Question } from "./Question";
import { Rivals } from "./Rivals";
import { ShowStage } from "./ShowStage";
import { Square } from "./Square";
import { theatre } from "./theatre";
import type { Market, Move } from "./wire";
import { useForced } from "./useForced";
import { useMore } from "./useMore";
import { usePicked } from "./usePicked";
import { useTouched } from "./useTouched";
import { wantsTalk } from "./useTalk";
import { lacks, personOf, placesOf, questionOf, type View } from "./view";
import { listNames } from "../shell/words";
import { cardName, label } from "./words";
import "./frame.css";
import "./board.css";
import "./card.css";
import "./rivals.css";
import "./market.css";
import "./dock.css";
import "./room.css";
import "./panel.css";
import "./tiles.css";
import "./panelRoom.css";

const MarketSheet = later(() => import("./MarketSheet").then((module) => module.MarketSheet), "guillotines/more");

export function Board(props: BoardProps) {
    const view = props.game.view as View;
    const enough = useMore(view, props.open);
    if (!enough) return <div class="bg" aria-busy="true" />;
    return <Table {...props} view={view} />;
}

type Sheet = Market | "boards" | "square" | "role" | "cards" | "folded" | null; // folded: the question is put aside

function hintOf(view: View, holding: boolean, draws: boolean): Key | null {
    if (draws) return "bg.hint.draw";
    if (view.open.phase !== "Action" && view.open.phase !== "GamedBuy") return null;
    return holding ? "bg.hint.lit" : "bg.hint.pick";
}

// The middle of the table: everybody's needs, five Markets round the Guillotine, and one's own hand.
// What is asked lies over the Markets.
function Table(props: BoardProps & { view: View }) {
    const { table, game, fresh, view, busy } = props;
    const { choices } = game;
    const show = theatre.playing.value;
    const touched = useTouched(fresh);
    const [sheet, setSheet] = useState<Sheet>(null);
    const question = questionOf(game); // while others play, open sheets stay open
    const { held, pick, drop } = usePicked(question);
    const cards = held.map((at) => view.hand[at]).filter((kind) => kind !== undefined);
    useEffect(() => setSheet(null), [question]);
    useEffect(() => {
        if (sheet !== null) void fetchMore();
    }, [sheet]);

    const me = personOf(view, view.me);
    const ask: BoardProps["ask"] = (choice, amount) => {
        setSheet(null);
        drop();
        props.ask(choice, amount);
    };
    const draw = view.open.phase === "DrawStep" ? (optionsOf(choices, "Draw")[0]?.choice ?? null) : null;
    const others = optionsWith(choices, cards);
    const reveals = optionsOf(choices, "Reveal");
    const asked = isAsked(view, choices);
    const lone = choices.length === 1 && draw === null ? choices[0]! : null;
    const hint = asked || choices.length === 0 ? null : hintOf(view, cards.length > 0, draw !== null);
    const places = placesOf(view);
    const place = places.find((each) => each.market === sheet);
    const More = more.value;
    // A replay with all hands open is nobody's own: below lies what everybody holds.
    const opened = props.open && props.me === null;
    useForced(view, choices, busy || show !== null || sheet !== null, ask);
    return (
        <div class="bg">
            <div class="bg-room">
                <div
                    class="bg-table"
                    data-phase={view.open.phase}
                    data-level={view.open.level}
                    data-watching={me === null || undefined}
                    data-open={opened || undefined}
                >
                    <Rivals table={table} view={view} onOpen={() => setSheet(sheet === "boards" ? null : "boards")} />
                    <div class="bg-floor">
                        <div class="bg-ring">
                            {places.map((each) => (
                                <MarketPlace
                                    key={each.market}
                                    place={each}
                                    values={view.facts.values}
                                    need={lacks(view, each.market)}
                                    lit={
                                        (cards.length > 0 || view.open.phase === "GamedBuy") &&
                                        optionsAt(choices, each.market, cards).length > 0
                                    }
                                    touched={touched.includes(each.market)}
                                    open={sheet === each.market}
                                    onOpen={() => setSheet(sheet === each.market ? null : each.market)}
                                />
                            ))}
                            <Square
                                view={view}
                                draw={draw}
                                ask={(choice) => !busy && ask(choice)}
                                onOpen={() => setSheet("square")}
                            />
                        </div>
                    </div>
                    {More && opened ? (
                        <More.OpenDock table={table} view={view} />
                    ) : (
                        <Dock
                            view={view}
                            hint={hint && t(hint)}
                            held={held}
                            pickable={choices.length > 0}
                            onPick={pick}
                            roleUse={reveals.length > 0}
                            onRole={() => setSheet(sheet === "role" ? null : "role")}
                            onFace={() => setSheet(sheet === "boards" ? null : "boards")}
                        />
                    )}
                </div>
            </div>
            <div class="bg-over">
                {asked && sheet === null && (
                    <Question {...props} view={view} choices={choices} ask={ask} onFold={() => setSheet("folded")} />
                )}
                {asked && sheet === "folded" && (
                    <button type="button" class="bg-use" onClick={() => setSheet(null)}>
                        {t("bg.answer")}
                    </button>
                )}
                {place && (
                    <MarketSheet
                        table={table}
                        view={view}
                        place={place}
                        options={optionsAt(choices, place.market, cards)}
                        asked={choices.length > 0}
                        busy={busy}
                        ask={ask}
                        onClose={() => setSheet(null)}
                    />
                )}
                {More && sheet === "boards" && <More.Boards table={table} view={view} onClose={() => setSheet(null)} />}
                {More && sheet === "square" && (
                    <More.SquareSheet view={view} asks={wantsTalk(table)} onClose={() => setSheet(null)} />
                )}
                {More && sheet === "role" && me && (
                    <More.RoleSheet
                        table={table}
                        view={view}
                        person={me}
                        options={reveals}
                        busy={busy}
                        ask={ask}
                        onClose={() => setSheet(null)}
                    />
                )}
                {sheet === "cards" && others.length > 0 && (
                    <Panel title={listNames(cards.map(cardName))} onClose={() => setSheet(null)} focus>
                        <Narrow table={table} view={view} options={others} busy={busy} ask={ask} />
                    </Panel>
                )}
                {others.length > 0 && !asked && sheet === null && (
                    <button
                        type="button"
                        class="bg-use"
                        onClick={() => (others.length === 1 ? !busy && ask(others[0]!.choice) : setSheet("cards"))}
                    >
                        {t("bg.play-card", { card: listNames(cards.map(cardName)) })}
                    </button>
                )}
                {lone && sheet === null && (
                    <button
                        type="button"
                        class="bg-use"
                        data-act={(lone.move as Move).act}
                        onClick={() => !busy && ask(lone)}
                    >
                        {label(lone, table)}
                    </button>
                )}
            </div>
            {show && <ShowStage table={table} view={view} />}
        </div>
    );
}
