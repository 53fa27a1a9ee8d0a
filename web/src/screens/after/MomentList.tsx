import { address } from "../../app/router";
import { t } from "../../texts";
import { Icon } from "../../ui";

// Sentences, each with the way to the moment it speaks of.
export function MomentList(props: { table: string; moments: readonly { step: number; text: string }[] }) {
    return (
        <ul class="after-moments">
            {props.moments.map((moment, n) => (
                <li key={n}>
                    <a href={address({ at: "replay", table: props.table, step: moment.step })}>
                        <span>{moment.text}</span>
                        <Icon name="replay" size={16} label={t("after.see")} />
                    </a>
                </li>
            ))}
        </ul>
    );
}
