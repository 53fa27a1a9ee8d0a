import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { kHome } from "../app/pocket";
import { keepSeatToken, seatToken } from "../app/preferences";
import type { Nack } from "../protocol";
import { titleOf } from "../screens/names";
import { t } from "../texts";
import { Spinner, toast, TopBar } from "../ui";
import { later } from "../ui/later";
import { nameOf, type Desk } from "./desk";
import { LineBanner } from "./LineBanner";
import { Playing } from "./Playing";
import { useAlerts } from "./useAlerts";
import { useConnection } from "./useConnection";
import { useDevice } from "./useDevice";
import { useFace } from "./useFace";
import { useShown } from "./useShown";
import "./table.css";

// Whoever plays with bots at once sees neither.
const Curtain = later(() => import("./Curtain").then((module) => module.Curtain), "page/more");
const RefusedNote = later(() => import("./RefusedNote").then((module) => module.RefusedNote), "page/more");
const Lobby = later(() => import("./Lobby").then((module) => module.Lobby), "page/more");

const kLeaving = 150;

// One table, from the lobby to the end: the socket, and what it shows.
export function TableScreen(props: { table: string }) {
    const [token, setToken] = useState(() => seatToken(props.table));
    const [visit, setVisit] = useState(0);
    const connection = useConnection(props.table, token, visit);
    const refusal = useSignal<Nack | null>(null);
    const game = connection?.state.value?.table.game;
    const refused = connection?.refused.value ?? null;
    const face = useFace(game);
    const state = useShown(connection, face);
    const me = state?.you.seat ?? null;
    const device = useDevice(props.table, state, token, setToken);
    const ahead = useSignal(0);
    useEffect(() => connection?.ahead.subscribe((by) => (ahead.value = by)), [connection]);

    // The key to a seat that somebody has given up or moved: without it the cookie may still let us in.
    useEffect(() => {
        if (refused?.reason !== "bad-token" || token === null) return;
        if (!device.forget(token)) {
            keepSeatToken(props.table, null);
            if (!game) toast(t("problem.revoked"), "bad"); // who sat here until now was told
        }
        setToken(null);
    }, [refused]);

    const title = titleOf(state?.table, false);
    const asked = me !== null && (state?.game?.awaited.includes(me) ?? false);
    useAlerts(props.table, title, asked, me !== null && state?.table.rematch !== undefined);
    const bye = state?.bye ?? null;
    useEffect(() => {
        if (bye?.reason !== "revoked") return;
        // Who has just left knows it.
        const timer = setTimeout(() => toast(bye.text, "bad"), kLeaving);
        return () => clearTimeout(timer);
    }, [bye]);

    if (refused && refused.reason !== "bad-token") {
        return (
            <RefusedNote
                table={props.table}
                nack={refused}
                join={refused.reason === "no-spectators" ? props.table : null}
                onSeated={() => setVisit(visit + 1)}
            />
        );
    }
    if (state && state.table.status === "closed" && !state.game) {
        return <RefusedNote table={props.table} nack={null} join={null} onSeated={() => setVisit(visit + 1)} />;
    }
    if (!connection || !state || !face) {
        return (
            <div class="tbl-wait">
                <TopBar back={kHome} />
                <main class="tbl-wait-middle">
                    <Spinner label={t("frame.connecting")} />
                </main>
            </div>
        );
    }

    const desk: Desk = {
        state,
        face,
        me,
        host: me === null ? state.you.host : (state.table.chairs[me]?.host ?? false),
        beside: device.seats,
        token,
        ahead,
        refusal,
        ask: async (command) => {
            const answer = await connection.ask(command);
            refusal.value = answer.ok ? null : answer.nack;
            return answer;
        },
        earlier: () => connection.earlier(state.lines[0]?.number ?? 0),
        comeAgain: () => setVisit((before) => before + 1),
    };
    const banner = <LineBanner line={connection.line.value} bye={state.bye} />;
    if (device.curtain !== null) {
        return (
            <Curtain
                people={device.curtain.map((seat) => ({ seat, name: nameOf(state, seat) }))}
                onTake={(seat) => device.take(seat)}
            />
        );
    }
    return state.table.status === "open" ? (
        <Lobby desk={desk} device={device} banner={banner} />
    ) : (
        <Playing desk={desk} device={device} banner={banner} />
    );
}
