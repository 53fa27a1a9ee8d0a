import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Table } from "../../protocol";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import { useNews } from "../shell/useNews";
import { Card } from "./Card";
import { eventsOf, type Happening } from "./moves";
import { theatre } from "./theatre";
import { characterName, roleName } from "./words";
import "./Peek.css";

// What others saw comes to light when the game is over; that is no peek any more.
export const isPeek = (event: Happening, me: number | null): event is Seen =>
    event.what === "Seen" && event.seat === me && event.role !== null;
type Seen = Happening & { what: "Seen" };

// What an Intimidation card showed: to the reader and to nobody else. It lies open until put back.
export function Peek({ table, fresh, me }: { table: Table; fresh: readonly Line[]; me: number | null }) {
    const [seen, setSeen] = useState<readonly Seen[]>([]);
    const button = useRef<HTMLDivElement>(null);
    useNews(fresh, (news) => {
        const more = eventsOf(news).filter((event) => isPeek(event, me));
        if (more.length > 0) setSeen((before) => [...before, ...more]);
    });
    const now = seen[0];
    useEffect(() => {
        theatre.wait(now !== undefined);
        if (now) button.current?.querySelector("button")?.focus();
    }, [now]);
    if (!now) return null;
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
