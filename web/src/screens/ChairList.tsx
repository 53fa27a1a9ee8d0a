// Who sits where: you, and for each other chair a bot of some level or a friend.

import { inPocket } from "../app/pocket";
import type { GameInfo } from "../net/api";
import { t } from "../texts";
import { Button, Icon, Segmented, Select } from "../ui";
import { levelHint, levelName } from "./levels";
import { OneMore } from "./OneMore";
import { oneMore } from "./streak";
import { strengths, usualLevel } from "./strength";
import { StrengthSlider } from "./StrengthSlider";

export interface ChairListProps {
    game: GameInfo;
    chairs: readonly string[];
    onChange: (chairs: string[]) => void;
}

export function ChairList(props: ChairListProps) {
    const { game, chairs } = props;
    const choices = [
        { value: "", label: t(inPocket ? "new.friend.here" : "new.friend") },
        ...[...game.bots, ...strengths(game)].map((level) => ({
            value: level,
            label: t("new.bot", { level: levelName(level) }),
        })),
    ];
    const all = (chair: string): void => props.onChange(chairs.map(() => chair));
    const bots = (level: string): void => props.onChange(chairs.map((chair) => (chair === "" ? "" : level)));
    const levels = new Set(chairs.filter((chair) => chair !== ""));
    const level = levels.size === 1 ? ([...levels][0] ?? null) : null;
    const next = oneMore(game);
    return (
        <>
            {game.strengths > 0 && levels.size > 0 && (
                <div class="new-strength">
                    <StrengthSlider game={game} level={level} onChange={bots} />
                    <Segmented
                        label={t("strength.names")}
                        value={level ?? ""}
                        options={game.bots.map((each) => ({ value: each, label: levelName(each) }))}
                        onChange={bots}
                    />
                    {next !== null && next !== level && <OneMore level={next} onTry={() => bots(next)} />}
                </div>
            )}
            <div class="new-quick">
                <Button size="small" icon="bot" onClick={() => all(level ?? usualLevel(game))}>
                    {t("new.allbots")}
                </Button>
                <Button size="small" icon="people" onClick={() => all("")}>
                    {t("new.allfriends")}
                </Button>
            </div>
            <ol class="new-chairs">
                <li class="new-chair">
                    <span class="new-chair-sign">
                        <Icon name="hat" />
                    </span>
                    <span class="new-chair-you">{t("new.you")}</span>
                </li>
                {chairs.map((chair, at) => (
                    <li key={at} class="new-chair">
                        <span class={chair === "" ? "new-chair-sign new-chair-friend" : "new-chair-sign new-chair-bot"}>
                            <Icon name={chair === "" ? "person" : "bot"} />
                        </span>
                        <Select
                            label={t("new.chair", { n: at + 2 })}
                            hideLabel
                            value={chair}
                            options={choices}
                            onChange={(value) => props.onChange(chairs.map((old, each) => (each === at ? value : old)))}
                        />
                    </li>
                ))}
            </ol>
            <p class="ui-hint">
                {game.bots.map((level) => levelHint(level)).join(" ")} {t("new.chairs.hint")}
            </p>
        </>
    );
}
