import { useState } from "preact/hooks";
import { levelName } from "../screens/names";
import { t } from "../texts";
import { Button, Icon, Sheet } from "../ui";
import { chairOf, isHere, type Desk } from "./desk";
import { Figure } from "./Figure";
import { KeepOrder } from "./KeepOrder";

// A chair before the game. The host may press it, to put a bot there or to free it, and a person's anybody.
export function LobbyChair({ desk, seat, levels }: { desk: Desk; seat: number; levels: readonly string[] }) {
    const chair = chairOf(desk.state, seat);
    const [open, setOpen] = useState(false);
    if (!chair) return null;
    const mine = seat === desk.me;
    const away = chair.kind === "person" && !isHere(desk, seat);
    const word =
        chair.kind === "open"
            ? t("frame.chair.free")
            : chair.kind === "bot"
              ? t("frame.bot.level", { level: levelName(chair.level ?? "") })
              : mine
                ? t("frame.you")
                : t(away ? "frame.away" : "frame.person");
    const inside = (
        <>
            <Figure kind={chair.kind} seat={seat} character={chair.character} size={40} />
            <span class="tbl-chair-name">
                {chair.name || "–"}
                {chair.host && <Icon name="hat" size={14} label={t("frame.host")} />}
            </span>
            <span class="tbl-chair-word">{word}</span>
        </>
    );
    const look = `tbl-chair tbl-chair-${chair.kind}${mine ? " tbl-chair-me" : ""}`;
    if (mine || (!desk.host && (chair.kind !== "person" || desk.me === null))) return <div class={look}>{inside}</div>;
    const act = async (command: Parameters<Desk["ask"]>[0]): Promise<void> => {
        setOpen(false);
        await desk.ask(command);
    };
    return (
        <>
            <button type="button" class={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {inside}
            </button>
            <Sheet open={open} title={chair.name || t("frame.chair.free")} onClose={() => setOpen(false)}>
                <div class="tbl-seat-sheet">
                    {desk.host &&
                        chair.kind !== "person" &&
                        levels.map((level) => (
                            <Button key={level} icon="bot" wide onClick={() => void act({ kind: "bot", seat, level })}>
                                {t("frame.chair.bot", { level: levelName(level) })}
                            </Button>
                        ))}
                    <KeepOrder desk={desk} seat={seat} onDone={() => setOpen(false)} />
                    {desk.host && chair.kind !== "open" && (
                        <Button kind="danger" icon="close" wide onClick={() => void act({ kind: "clear", seat })}>
                            {t("frame.chair.clear")}
                        </Button>
                    )}
                </div>
            </Sheet>
        </>
    );
}
