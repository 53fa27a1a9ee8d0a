// Who sits where: you, and for each other chair a bot of some level or a friend.

import type { GameInfo } from "../net/api";
import { t } from "../texts";
import { Button, Icon, Select } from "../ui";
import { levelHint, levelName } from "./names";

export interface ChairListProps {
    game: GameInfo;
    chairs: readonly string[];
    onChange: (chairs: string[]) => void;
}

export function ChairList(props: ChairListProps) {
    const { game, chairs } = props;
    const choices = [
        { value: "", label: t("new.friend") },
        ...game.bots.map((level) => ({ value: level, label: t("new.bot", { level: levelName(level) }) })),
    ];
    const all = (chair: string): void => props.onChange(chairs.map(() => chair));
    return (
        <>
            <div class="new-quick">
                <Button size="small" icon="bot" onClick={() => all(game.house_bot)}>
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
