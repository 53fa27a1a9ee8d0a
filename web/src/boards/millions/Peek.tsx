import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import type { BoardProps } from "../face";
import { useNews } from "../shell/useNews";
import { Card } from "./Card";
import { eventsOf, type Happening } from "./moves";
import { theatre } from "./theatre";
import { characterName, roleName } from "./words";
import "./Peek.css";

const kLies = 6000; // time enough to look at a card

// What others saw comes to light when the game is over; that is no peek any more.
export const isPeek = (event: Happening, me: number | null): event is Seen =>
    event.what === "Seen" && event.seat === me && event.role !== null;
type Seen = Happening & { what: "Seen" };

// What an Intimidation card showed: to the reader and to nobody else. It goes back by itself, at the latest when the
// reader moves, something is shown or the heist is over: the board remembers it.
export function Peek({ table, fresh, me, busy, round }: BoardProps & { round: number }) {
    const [seen, setSeen] = useState<readonly Seen[]>([]);
    const button = useRef<HTMLDivElement>(null);
    const playing = theatre.playing.value;
    useEffect(() => setSeen([]), [round]);
    useEffect(() => {
        if (busy || playing) setSeen([]);
    }, [busy, playing]);
    useNews(fresh, (news) => {
        const more = eventsOf(news).filter((event) => isPeek(event, me));
        if (more.length > 0) setSeen((before) => [...before, ...more]);
    });
    const now = seen[0];
    const back = (): void => setSeen((before) => before.slice(1));
    useLayoutEffect(() => {
        if (!now) return;
        button.current?.querySelector("button")?.focus();
        const timer = setTimeout(back, kLies);
        return () => clearTimeout(timer);
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
                    <Button kind="primary" wide onClick={back}>
                        {t("millions.peek.done")}
                    </Button>
                </div>
            </div>
        </div>
    );
}
