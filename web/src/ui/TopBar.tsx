// The strip at the top of every screen: the way home, what this is, what can be done, language and light.
//   <TopBar />                                   home itself
//   <TopBar title="Rules" back="#/">…buttons…</TopBar>

import type { ComponentChildren } from "preact";
import { kHome } from "../app/pocket";
import { lang, theme, type Theme } from "../app/preferences";
import { Mark } from "../art/Mark";
import { speak, t } from "../texts";
import { languages } from "../texts/languages";
import { Button } from "./Button";
import type { IconName } from "./Icon";
import "./ui.css";

const nextTheme: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const themeIcon: Record<Theme, IconName> = { auto: "half", light: "sun", dark: "moon" };

export interface TopBarProps {
    title?: string | undefined;
    back?: string | undefined; // an address; without it there is the mark only
    children?: ComponentChildren | undefined; // actions of the screen
    slim?: boolean | undefined; // language and light are left to the settings (a table on a phone)
}

export function TopBar(props: TopBarProps) {
    const at = languages.findIndex((each) => each.tag === lang.value);
    const next = languages[(at + 1) % languages.length]!;
    return (
        <header class="ui-topbar">
            {props.back !== undefined && (
                <Button class="ui-topbar-back" kind="quiet" icon="back" label={t("ui.back")} href={props.back} />
            )}
            <a class="ui-topbar-home" href={kHome} aria-label={t("ui.home")}>
                <Mark />
            </a>
            {props.title !== undefined && <h1 class="ui-topbar-title">{props.title}</h1>}
            <span class="ui-topbar-space" />
            {props.children}
            {!props.slim && (
                <>
                    <button
                        type="button"
                        class="ui-button ui-button-quiet ui-topbar-lang"
                        lang={next.tag}
                        aria-label={next.name.includes(next.short) ? next.name : `${next.short} – ${next.name}`}
                        onClick={() => void speak(next.tag)}
                    >
                        {next.short}
                    </button>
                    <Button
                        kind="quiet"
                        icon={themeIcon[theme.value]}
                        label={t(`ui.theme.${theme.value}`)}
                        onClick={() => (theme.value = nextTheme[theme.value])}
                    />
                </>
            )}
        </header>
    );
}
