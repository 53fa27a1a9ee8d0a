import { t, type Key } from "../texts";
import { Segmented, Select, type Option } from "../ui";
import { needsClock, type ClockKind, type Draft } from "./wish";

const windows = [15, 30, 45, 60, 90, 120, 180, 300];
const phases = [60, 120, 180, 300, 480, 600, 900];
const hours = [4, 8, 12, 24, 48, 72, 168];
const hints: Record<ClockKind, Key> = {
    none: "new.clock.none.hint",
    live: "new.clock.live.hint",
    relaxed: "new.clock.relaxed.hint",
};

function seconds(n: number): string {
    if (n === 60) return t("new.minute");
    return n % 60 === 0 ? t("new.minutes", { n: n / 60 }) : t("new.seconds", { n });
}
const lasting = (n: number): string => (n > 24 ? t("new.days", { n: n / 24 }) : t("new.hours.n", { n }));
const list = (values: readonly number[], show: (n: number) => string): Option<string>[] =>
    values.map((n) => ({ value: String(n), label: show(n) }));

export function ClockFields(props: { made: Draft; onChange: (change: Partial<Draft>) => void }) {
    const { made, onChange } = props;
    return (
        <div class="new-fields">
            <Segmented
                label={t("new.clock")}
                hideLabel
                value={made.clock}
                hint={needsClock(made) ? t("new.clock.needed", { hint: t(hints[made.clock]) }) : t(hints[made.clock])}
                options={[
                    ...(needsClock(made) ? [] : [{ value: "none" as const, label: t("new.clock.none") }]),
                    { value: "live", label: t("new.clock.live") },
                    { value: "relaxed", label: t("new.clock.relaxed") },
                ]}
                onChange={(clock) => onChange({ clock })}
            />
            {made.clock === "live" && (
                <div class="new-pair">
                    <Select
                        label={t("new.window")}
                        value={String(made.window)}
                        options={list(windows, seconds)}
                        onChange={(value) => onChange({ window: Number(value) })}
                    />
                    <Select
                        label={t("new.phase")}
                        value={String(made.phase)}
                        options={list(phases, seconds)}
                        onChange={(value) => onChange({ phase: Number(value) })}
                    />
                </div>
            )}
            {made.clock === "relaxed" && (
                <Select
                    label={t("new.hours")}
                    value={String(made.hours)}
                    options={list(hours, lasting)}
                    onChange={(value) => onChange({ hours: Number(value) })}
                />
            )}
            {made.clock !== "none" && (
                <Segmented
                    label={t("new.away")}
                    value={made.away}
                    hint={t(made.away === "bot" ? "new.away.bot.hint" : "new.away.default.hint")}
                    options={[
                        { value: "bot", label: t("new.away.bot") },
                        { value: "default", label: t("new.away.default") },
                    ]}
                    onChange={(away) => onChange({ away })}
                />
            )}
        </div>
    );
}
