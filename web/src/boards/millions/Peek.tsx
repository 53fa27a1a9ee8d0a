import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Table } from "../../protocol";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import { Card } from "./Card";
import { eventsOf, type Happening } from "./events";
import { theatre } from "./theatre";
import { characterName, roleName } from "./words";
import "./Peek.css";

// What others saw comes to light when the game is over; that is no peek any more.
export const isPeek = (event: Happening, me: number | null): boolean =>
    event.what === "Seen" && event.seat === me && event.role !== null;

// What an Intimidation card showed: to the reader and to nobody else. It lies open until put back.
export function Peek({ table, fresh, me }: { table: Table; fresh: readonly Line[]; me: number | null }) {
    const [seen, setSeen] = useState<readonly Happening[]>([]);
    const heard = useRef(fresh);
    const button = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (heard.current === fresh) return;
        heard.current = fresh;
        const more = eventsOf(fresh).filter((event) => isPeek(event, me));
        if (more.length > 0) setSeen((before) => [...before, ...more]);
    }, [fresh]);
    const now = seen[0];
    useEffect(() => {
        theatre.wait(now !== undefined);
        if (now) button.current?.querySelector("button")?.focus();
    }, [now]);
    if (!now || now.role === null) return null;
    return (
        <div class="mil-peek" role="dialog" aria-label={t("millions.peek")}>
            <div class="mil-peek-card">
                <p class="mil-peek-head">
                    <Icon name="eye" /> {t("millions.peek")}
                </p>
                <Card role={now.role} class="mil-peek-poster" />
                <p class="mil-peek-is">
                    {t("millions.peek.is", { who: characterName(table, now.character), role: roleName(now.role) })}
                </p>
                <div ref={button}>
                    <Button kind="primary" wide onClick={() => setSeen(seen.slice(1))}>
                        {t("millions.peek.done")}
                    </Button>
                </div>
            </div>
        </div>
    );
}
