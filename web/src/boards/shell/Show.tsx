import type { ComponentChildren } from "preact";
import { t } from "../../texts";
import { Button } from "../../ui";

export interface ShowProps {
    theatre: { finish: () => void };
    class: string;
    label: string;
    scene: string;
    says: readonly string[];
    children: ComponentChildren;
}

// What is being told, over the board: the picture and the words. The frame finishes it at any press.
export function Show({ theatre, class: name, label, scene, says, children }: ShowProps) {
    return (
        <section class={`show ${name}`} data-scene={scene} aria-label={label}>
            {children}
            <div class="show-says">
                {says.map((text, at) => (
                    <p key={`${at} ${text}`}>{text}</p>
                ))}
            </div>
            <div class="show-foot">
                <span class="show-hint">{t("frame.show.hint")}</span>
                <Button kind="quiet" size="small" after="forward" onClick={() => theatre.finish()}>
                    {t("frame.show.skip")}
                </Button>
            </div>
        </section>
    );
}
