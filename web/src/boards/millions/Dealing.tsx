import { useState } from "preact/hooks";
import type { DealingProps } from "../face";
import { t } from "../../texts";
import { Segmented } from "../../ui";
import { Bargain } from "./Bargain";
import { toBeHad } from "./view";
import type { View } from "./wire";
import { characterName } from "./words";

// What can be said to one player: to one of their thieves at a time.
export function Dealing(props: DealingProps) {
    const { game, table, seat, onDone } = props;
    const thieves = toBeHad(game, seat);
    const [wish, setWish] = useState(thieves[0]);
    const character = thieves.find((each) => each === wish) ?? thieves[0];
    if (character === undefined) return null;
    return (
        <>
            {thieves.length > 1 && (
                <Segmented
                    label={t("millions.line-up")}
                    value={String(character)}
                    options={thieves.map((each) => ({ value: String(each), label: characterName(table, each) }))}
                    onChange={(value) => setWish(Number(value))}
                />
            )}
            <Bargain
                key={character}
                {...props}
                view={game.view as View}
                character={character}
                onDone={onDone}
                onBack={null}
            />
        </>
    );
}
