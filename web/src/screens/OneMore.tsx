// Who has won twice in a row is offered bots that are one better.

import { t } from "../texts";
import { Button } from "../ui";
import { levelName } from "./levels";
import "./StrengthSlider.css";

export function OneMore(props: { level: string; busy?: boolean; onTry: () => void }) {
    return (
        <p class="strength-more" role="status">
            <span>{t("strength.twice")}</span>
            <Button icon="star" busy={props.busy ?? false} onClick={props.onTry}>
                {t("strength.try", { level: levelName(props.level) })}
            </Button>
        </p>
    );
}
