import { useState } from "preact/hooks";
import type { GameInfo } from "../net/api";
import { levelName } from "../screens/levels";
import { place } from "../screens/place";
import { usualLevel } from "../screens/strength";
import { StrengthSlider } from "../screens/StrengthSlider";
import { t } from "../texts";
import { Button, Icon, Sheet } from "../ui";
import { chairOf, isHere, type Desk } from "./desk";
import { Figure } from "./Figure";
import { KeepOrder } from "./KeepOrder";
import "./SeatSheet.css";

// A chair before the game. The host may press it, to put a bot there or to free it, and a person's anybody.
export function LobbyChair({ desk, seat, game }: { desk: Desk; seat: number; game: GameInfo | undefined }) {
    const chair = chairOf(desk.state, seat);
    const [level, setLevel] = useState<string | null>(null);
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
    const put = (each: string): void => void act({ kind: "bot", seat, level: each });
    const strength = level ?? String(game ? place(game, chair.level ?? usualLevel(game)) : 1);
    return (
        <>
            <button type="button" class={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {inside}
            </button>
            <Sheet open={open} title={chair.name || t("frame.chair.free")} onClose={() => setOpen(false)}>
                <div class="tbl-seat-sheet">
                    {desk.host && chair.kind !== "person" && game && (
                        <>
                            {game.strengths > 0 && (
                                <>
                                    <StrengthSlider game={game} level={strength} onChange={setLevel} />
                                    <Button icon="bot" wide onClick={() => put(strength)}>
                                        {t("frame.chair.bot", { level: levelName(strength) })}
                                    </Button>
                                </>
                            )}
                            {game.bots.map((each) => (
                                <Button key={each} icon="bot" wide onClick={() => put(each)}>
                                    {t("frame.chair.bot", { level: levelName(each) })}
                                </Button>
                            ))}
                        </>
                    )}
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
