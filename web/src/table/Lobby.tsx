import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { inPocket, kHome } from "../app/pocket";
import { gameOf } from "../app/house";
import { go } from "../app/router";
import { titleOf } from "../screens/names";
import { remember, usualLevel } from "../screens/strength";
import { StrengthSlider } from "../screens/StrengthSlider";
import { t } from "../texts";
import { Button, Card, TopBar } from "../ui";
import { AlertsField } from "./AlertsField";
import { AnotherPerson } from "./AnotherPerson";
import { ChatBox } from "./ChatBox";
import type { Desk } from "./desk";
import { InviteAgain } from "./InviteAgain";
import { JoinForm } from "./JoinForm";
import { LeaveDialog } from "./LeaveDialog";
import { LobbyChair } from "./LobbyChair";
import { RefusalNote } from "./RefusalNote";
import { round, spot } from "./ring";
import { SettingsList } from "./SettingsList";
import { ShareTable } from "./ShareTable";
import { StoryPanel } from "./StoryPanel";
import type { Device } from "./useDevice";
import { useRoom } from "./useRoom";
import "./Lobby.css";

// Before the game: who sits where, how others get here, and the host's word to begin.
export function Lobby({ desk, device, banner }: { desk: Desk; device: Device; banner: ComponentChildren }) {
    const { state, me, host } = desk;
    const { table } = state;
    const [leaving, setLeaving] = useState(false);
    const [starting, setStarting] = useState(false);
    const title = titleOf(table, useRoom().beside);
    const game = gameOf(table.game);
    const [chosen, setChosen] = useState<string | null>(null);
    const level = chosen ?? (game ? usualLevel(game) : null); // of bots who take the free chairs
    const order = round(table.chairs.length, me);
    const free = table.chairs.filter((chair) => chair.kind === "open").length;
    const watching = state.presence?.watching ?? 0;
    const start = async (): Promise<void> => {
        setStarting(true);
        if (level === null || free === 0) {
            await desk.ask({ kind: "start" });
        } else {
            remember(table.game, level);
            await desk.ask({ kind: "start", level });
        }
        setStarting(false);
    };
    return (
        <div class="tbl-lobby">
            <TopBar title={title} back={kHome} />
            {banner}
            <main class="tbl-lobby-main">
                <section class="tbl-lobby-table" aria-label={t("frame.seats")}>
                    <div class="tbl-felt" aria-hidden="true" />
                    <ul class="tbl-lobby-chairs">
                        {order.map((seat, place) => {
                            const at = spot(place, order.length);
                            return (
                                <li key={seat} class="tbl-spot" style={{ "--x": String(at.x), "--y": String(at.y) }}>
                                    <LobbyChair desk={desk} seat={seat} game={game} />
                                </li>
                            );
                        })}
                    </ul>
                    <div class="tbl-lobby-middle">
                        <p class="tbl-lobby-count">
                            <strong>{table.players - free}</strong> / {table.players}
                        </p>
                        <p>{free === 0 ? t("frame.lobby.full") : t("frame.lobby.free", { n: free })}</p>
                    </div>
                </section>
                <section class="tbl-lobby-act">
                    <div class="tbl-lobby-refusal">
                        <RefusalNote desk={desk} />
                    </div>
                    {host && free > 0 && game && game.strengths > 0 && (
                        <StrengthSlider game={game} level={level} onChange={setChosen} />
                    )}
                    {host && (
                        <Button kind="primary" size="big" icon="play" wide busy={starting} onClick={() => void start()}>
                            {free === 0 ? t("frame.start") : t("frame.start.bots")}
                        </Button>
                    )}
                    {me === null && free > 0 && (
                        <Card title={t("frame.lobby.join")} tone="tomato">
                            <JoinForm table={table.id} chairs={[]} onSeated={desk.comeAgain} />
                        </Card>
                    )}
                    {me !== null && !host && <p class="tbl-quiet">{t("frame.lobby.wait")}</p>}
                    {me !== null && free > 0 && <AnotherPerson table={table.id} device={device} />}
                    {!inPocket && <ShareTable table={table.id} />}
                    {me !== null && !inPocket && (
                        <InviteAgain table={table.id} here={table.chairs.map((chair) => chair.name)} />
                    )}
                </section>
                <section class="tbl-lobby-more">
                    <Card title={t("frame.talk")} tone="mustard" class="tbl-lobby-talk">
                        <StoryPanel desk={desk} />
                        <ChatBox desk={desk} />
                    </Card>
                    <Card title={t("frame.settings")} tone="teal">
                        <SettingsList table={table} />
                        {me !== null && !inPocket && <AlertsField table={table.id} />}
                        {watching > 0 && <p class="tbl-quiet">{t("frame.watchers", { n: watching })}</p>}
                    </Card>
                    {me !== null && (
                        <Button kind="quiet" icon="door" onClick={() => setLeaving(true)}>
                            {t("frame.leave")}
                        </Button>
                    )}
                </section>
            </main>
            <LeaveDialog
                desk={desk}
                open={leaving}
                onClose={() => setLeaving(false)}
                onLeft={() => go({ at: "home" })}
            />
        </div>
    );
}
