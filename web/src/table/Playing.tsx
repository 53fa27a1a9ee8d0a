import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { kHome } from "../app/pocket";
import type { Choice } from "../protocol";
import { titleOf } from "../screens/names";
import { t } from "../texts";
import { Button, Icon, Sheet, TopBar } from "../ui";
import { later } from "../ui/later";
import { ChatBox } from "./ChatBox";
import { moveOf } from "./choices";
import { CoachPlace } from "./CoachPlace";
import { Decision } from "./Decision";
import { DeadlineRing } from "./DeadlineRing";
import type { Desk } from "./desk";
import { Flights } from "./Flights";
import { LiveRegion } from "./LiveRegion";
import { Seats } from "./Seats";
import { Side } from "./Side";
import { StoryPanel } from "./StoryPanel";
import { SummaryDialog } from "./SummaryDialog";
import { Ticker } from "./Ticker";
import { useBubbles } from "./useBubbles";
import { useCues } from "./useCues";
import type { Device } from "./useDevice";
import { useFinish } from "./useFinish";
import { useRoom } from "./useRoom";
import { useUnread } from "./useUnread";

const Over = later(() => import("./Over").then((module) => module.Over), "page/more");
const Door = later(() => import("./Door").then((module) => module.Door), "page/more");
const DoorBell = later(() => import("./Door").then((module) => module.DoorBell), "page/more");
const MenuSheet = later(() => import("./MenuSheet").then((module) => module.MenuSheet), "page/more");

export interface PlayingProps {
    desk: Desk;
    device: Device;
    banner: ComponentChildren;
}

const kSeen = 900; // time to see the last move

type Open = "none" | "log" | "talk" | "deals" | "menu";

// The table while a game is played. On a phone: the seats, the board and the decision; log, talk and
// deals are sheets over it. Where there is room they stand beside it and the seats round the board.
export function Playing({ desk, device, banner }: PlayingProps) {
    const { state, face, me } = desk;
    const { table, game, fresh } = state;
    const { beside: wide, ring } = useRoom();
    const [open, setOpen] = useState<Open>("none");
    const [menu, setMenu] = useState(false); // it is fetched when it is first wanted
    const [busy, setBusy] = useState(false);
    const over = table.status === "closed" || (game?.standing.over ?? false);
    const [result, setResult] = useState(over);
    const [looks, setLooks] = useState(false); // has gone back to the table
    const [aside, setAside] = useState(false); // what is to be decided at the door
    const root = useRef<HTMLDivElement>(null);
    const unread = useUnread(fresh, wide || open === "talk", desk.me);
    const title = titleOf(table, wide);
    const finish = useFinish(face.theatre);
    const bubbles = useBubbles(fresh, state.lines);
    useCues(desk, fresh);
    // The result comes by itself when the end has been told; whoever goes back to the table stays there.
    useEffect(() => {
        if (!over) return setResult(false);
        if (result || looks) return;
        const timer = setTimeout(() => setResult(true), kSeen);
        return () => clearTimeout(timer);
    }, [over, looks]);
    const ask = (choice: Choice, amount?: number): void => {
        if (busy) return;
        setBusy(true);
        const move = moveOf(choice, amount ?? null);
        void desk.ask({ kind: "move", move, question: choice.question }).then(() => setBusy(false));
    };
    if (!game) return null;
    const board = { table, game, fresh, me, open: false, ask, busy };
    const { Board, Deals, News } = face;
    const deals = face.dealsWaiting?.(game, me) ?? 0;
    const close = (): void => setOpen("none");
    const after = over && result;
    const decides = !over && table.knocks.length + table.votes.length > 0;
    const coach = <CoachPlace state={state} face={face} ask={ask} busy={busy} />;
    return (
        <div ref={root} class={wide ? "tbl tbl-wide" : "tbl"}>
            <TopBar title={title} back={kHome} slim={!wide}>
                {game.phase_ends !== undefined && !over && (
                    <DeadlineRing at={game.phase_ends} window={table.clock.phase} ahead={desk.ahead.value} figures />
                )}
                {me === null && (
                    <span class="tbl-watching-badge">
                        <Icon name="eye" size={16} /> {t("frame.watching.badge")}
                    </span>
                )}
                {decides && aside && <DoorBell desk={desk} onRing={() => setAside(false)} />}
                <Button
                    kind="quiet"
                    icon="menu"
                    label={t("frame.menu")}
                    onClick={() => (setMenu(true), setOpen("menu"))}
                />
            </TopBar>
            {banner}
            {after ? (
                <main class="tbl-after">
                    <Over desk={desk} onBoard={() => (setLooks(true), setResult(false))} />
                </main>
            ) : (
                <main class={face.beside ? "tbl-main tbl-beside" : "tbl-main"} onClickCapture={finish}>
                    {!wide && coach}
                    <div class="tbl-stage">
                        <Seats
                            desk={desk}
                            board={board}
                            ring={ring}
                            bubbles={wide ? bubbles : null}
                            onPass={device.seats.length > 1 ? device.pass : null}
                        />
                        <section class="tbl-board" aria-label={t("frame.board")}>
                            <Board {...board} />
                        </section>
                    </div>
                    {!wide && (
                        <nav class="tbl-bar" aria-label={t("frame.beside")}>
                            <Ticker state={state} bubbles={bubbles} onOpen={() => setOpen("log")} />
                            {Deals && (
                                <span class="tbl-badged" data-count={deals > 0 ? deals : undefined}>
                                    <Button
                                        kind="quiet"
                                        icon="deal"
                                        label={t("frame.deals")}
                                        onClick={() => setOpen("deals")}
                                    />
                                </span>
                            )}
                            <span class="tbl-badged" data-count={unread > 0 ? unread : undefined}>
                                <Button
                                    kind="quiet"
                                    icon="talk"
                                    label={t("frame.talk")}
                                    onClick={() => setOpen("talk")}
                                />
                            </span>
                        </nav>
                    )}
                    <Decision
                        desk={desk}
                        busy={busy}
                        thumb={!wide}
                        ask={ask}
                        onResult={over ? () => setResult(true) : null}
                        news={News && <News {...board} />}
                    />
                </main>
            )}
            {wide && (
                <Side desk={desk} board={board} deals={deals}>
                    {coach}
                </Side>
            )}
            {!wide && (
                <>
                    <Sheet open={open === "log"} title={t("frame.story")} onClose={close} tall>
                        <StoryPanel desk={desk} />
                    </Sheet>
                    <Sheet
                        open={open === "talk"}
                        title={t("frame.talk")}
                        onClose={close}
                        tall
                        footer={<ChatBox desk={desk} />}
                    >
                        <StoryPanel desk={desk} first="talk" />
                    </Sheet>
                    {Deals && (
                        <Sheet open={open === "deals"} title={t("frame.deals")} onClose={close} tall>
                            <Deals {...board} />
                        </Sheet>
                    )}
                </>
            )}
            {menu && <MenuSheet desk={desk} device={device} open={open === "menu"} onClose={close} />}
            {decides && <Door desk={desk} aside={aside} onAside={setAside} />}
            <SummaryDialog fresh={fresh} />
            {!wide && after && coach}
            <LiveRegion fresh={fresh} />
            <Flights desk={desk} fresh={fresh} root={root} />
        </div>
    );
}
