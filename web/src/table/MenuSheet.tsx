import { useState } from "preact/hooks";
import { sound } from "../app/preferences";
import { inPocket } from "../app/pocket";
import { address, go } from "../app/router";
import { LookFields } from "../screens/LookFields";
import { SpeedField } from "../screens/SpeedField";
import { titleOf } from "../screens/names";
import { t } from "../texts";
import { Button, Sheet, Toggle } from "../ui";
import { AlertsField } from "./AlertsField";
import { chairOf, nameOf, type Desk } from "./desk";
import { EndDialog } from "./EndDialog";
import { HintsField } from "./HintsField";
import { LeaveDialog } from "./LeaveDialog";
import { MoveSeat } from "./MoveSeat";
import { SettingsList } from "./SettingsList";
import type { Device } from "./useDevice";
import "./MenuSheet.css";

// Everything that is not the game itself.
export function MenuSheet(props: { desk: Desk; device: Device; open: boolean; onClose: () => void }) {
    const { desk, device, onClose } = props;
    const { state, me } = desk;
    const { table } = state;
    const title = titleOf(table, true);
    const [leaving, setLeaving] = useState(false);
    const [ending, setEnding] = useState(false);
    const minded = chairOf(state, me)?.minded ?? false;
    const running = table.status === "running";
    const watching = state.presence?.watching ?? 0;
    const act = (kind: "mind" | "back" | "undo"): void => {
        onClose();
        void desk.ask({ kind });
    };
    return (
        <>
            <Sheet open={props.open} title={title} onClose={onClose}>
                <div class="tbl-menu">
                    {running && me !== null && (
                        <Button icon={minded ? "person" : "bot"} wide onClick={() => act(minded ? "back" : "mind")}>
                            {t(minded ? "frame.take-back" : "frame.mind")}
                        </Button>
                    )}
                    {running && me !== null && state.game?.may_undo && !table.undo && (
                        <Button icon="replay" wide onClick={() => act("undo")}>
                            {t("frame.undo")}
                        </Button>
                    )}
                    {running &&
                        device.seats
                            .filter((seat) => seat !== me)
                            .map((seat) => (
                                <Button
                                    key={seat}
                                    icon="people"
                                    wide
                                    onClick={() => {
                                        onClose();
                                        device.pass(seat);
                                    }}
                                >
                                    {t("frame.pass-to", { who: nameOf(state, seat) })}
                                </Button>
                            ))}
                    {me !== null && !inPocket && running && (desk.token === null || device.seats.includes(me)) && (
                        <MoveSeat
                            table={table.id}
                            token={desk.token ?? undefined}
                            onGiven={() => {
                                // Whoever is left here goes on, each behind the curtain.
                                if (desk.token !== null && device.forget(desk.token)) location.reload();
                            }}
                        />
                    )}
                    <Button icon="book" wide href={address({ at: "rules", game: table.game, clause: "" })}>
                        {t("frame.rules")}
                    </Button>
                    {running && me !== null && table.hints !== undefined && <HintsField desk={desk} />}
                    <Toggle
                        label={t("frame.sounds")}
                        value={sound.value === "on"}
                        onChange={(on) => (sound.value = on ? "on" : "off")}
                    />
                    <SpeedField />
                    {me !== null && !inPocket && <AlertsField table={table.id} />}
                    <LookFields />
                    <h3>{t("frame.settings")}</h3>
                    <SettingsList table={table} />
                    {watching > 0 && <p class="tbl-quiet">{t("frame.watchers", { n: watching })}</p>}
                    {desk.host && table.status !== "closed" && table.spectators && (
                        <Toggle
                            label={t("frame.order.watchers")}
                            value={table.watchers_muted}
                            onChange={(muted) => void desk.ask({ kind: "mute", muted })}
                        />
                    )}
                    {running && (me !== null || desk.host) && (
                        <Button
                            icon="close"
                            wide
                            onClick={() => {
                                onClose();
                                setEnding(true);
                            }}
                        >
                            {t(desk.host ? "frame.end" : "frame.end.vote")}
                        </Button>
                    )}
                    {me !== null && table.status !== "closed" && (
                        <Button
                            kind="danger"
                            icon="door"
                            wide
                            onClick={() => {
                                onClose();
                                setLeaving(true);
                            }}
                        >
                            {t("frame.leave")}
                        </Button>
                    )}
                </div>
            </Sheet>
            <EndDialog desk={desk} open={ending} onClose={() => setEnding(false)} />
            <LeaveDialog
                desk={desk}
                open={leaving}
                onClose={() => setLeaving(false)}
                onLeft={() => go({ at: "home" })}
            />
        </>
    );
}
