// A screen with its strip at the top and its main part. The focus goes to the main part when the screen comes
// up, so that a screen reader starts there and not in the middle of the screen before.
//   <Screen title="Rules" back="#/">…</Screen>

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { TopBar } from "./TopBar";

export interface ScreenProps {
    title: string; // of the window too
    children: ComponentChildren;
    back?: string | undefined;
    actions?: ComponentChildren | undefined;
    hideTitle?: boolean | undefined; // the main part has a heading of its own
    class?: string | undefined;
}

let first = true; // the page has just been opened: the browser knows best where to begin

export function Screen(props: ScreenProps) {
    const main = useRef<HTMLElement>(null);
    useEffect(() => {
        if (!first && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
        first = false;
    }, []);
    useEffect(() => {
        document.title = props.title === "Moneybags" ? props.title : `${props.title} · Moneybags`;
    }, [props.title]);
    return (
        <>
            <TopBar title={props.hideTitle ? undefined : props.title} back={props.back}>
                {props.actions}
            </TopBar>
            <main ref={main} tabIndex={-1} class={props.class === undefined ? "ui-main" : `ui-main ${props.class}`}>
                {props.children}
            </main>
        </>
    );
}
