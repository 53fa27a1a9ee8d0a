// A part that is fetched when somebody wants it, with the words that it reads: the first load carries what the first
// minute needs. Words that only such parts read stand in page/more.
//   const RulesScreen = later(() => import("../screens/RulesScreen").then((module) => module.RulesScreen), "page/more");

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { open, t } from "../texts";
import { Button } from "./Button";

export function later<P extends object>(
    load: () => Promise<ComponentType<P>>,
    ...texts: readonly string[]
): ComponentType<P> {
    let Found: ComponentType<P> | null = null;
    return function Later(props: P) {
        const [state, setState] = useState<"coming" | "here" | "lost">(Found ? "here" : "coming");
        useEffect(() => {
            if (state !== "coming") return;
            Promise.all([load(), open(...texts)]).then(
                ([found]) => {
                    Found = found;
                    setState("here");
                },
                () => setState("lost"),
            );
        }, [state]);
        if (Found) return <Found {...props} />;
        if (state === "coming") return null;
        return (
            <main class="ui-main">
                <p role="alert">{t("ui.offline")}</p>
                <Button onClick={() => setState("coming")}>{t("ui.retry")}</Button>
            </main>
        );
    };
}
