import { Fragment } from "preact";
import { gameOf } from "../app/house";
import type { GameOption } from "../net/api";
import type { Table } from "../protocol";
import { plainName, wordName } from "../screens/names";
import { t } from "../texts";
import "./SettingsList.css";

const minutes = (milliseconds: number): string => {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 120) return t("frame.seconds", { n: seconds });
    if (seconds < 7200) return t("frame.minutes", { n: Math.round(seconds / 60) });
    return t("frame.hours", { n: Math.round(seconds / 3600) });
};

// What was agreed about this table.
export function SettingsList({ table }: { table: Table }) {
    const known = gameOf(table.game)?.options ?? [];
    const options = Object.entries((table.options ?? {}) as Record<string, unknown>).map(([name, value]) => ({
        name,
        value,
        told: known.find((each) => each.name === name),
    }));
    const clock =
        table.clock.kind === "none"
            ? t("frame.clock.none")
            : table.clock.phase > 0
              ? t("frame.clock.phase", { window: minutes(table.clock.window), phase: minutes(table.clock.phase) })
              : t("frame.clock.window", { window: minutes(table.clock.window) });
    const shown = (value: unknown, told?: GameOption): string =>
        value === true
            ? t("frame.on")
            : value === false
              ? t("frame.off")
              : typeof value === "string"
                ? wordName(told, value)
                : String(value);
    return (
        <dl class="tbl-settings">
            {table.begun && (
                <>
                    <dt>{t("frame.begun.title")}</dt>
                    <dd>{t("frame.begun", { n: table.begun.steps })}</dd>
                </>
            )}
            <dt>{t("frame.clock.title")}</dt>
            <dd>{clock}</dd>
            <dt>{t("frame.away.title")}</dt>
            <dd>{t(table.away === "bot" ? "frame.away.bot" : "frame.away.default")}</dd>
            <dt>{t("frame.public.title")}</dt>
            <dd>{t(table.is_public ? "frame.public.yes" : "frame.public.no")}</dd>
            <dt>{t("frame.spectators.title")}</dt>
            <dd>{t(table.spectators ? "frame.on" : "frame.off")}</dd>
            {options.map(({ name, value, told }) => (
                <Fragment key={name}>
                    <dt>{told?.title ?? plainName(name)}</dt>
                    <dd title={told?.text}>{shown(value, told)}</dd>
                </Fragment>
            ))}
        </dl>
    );
}
