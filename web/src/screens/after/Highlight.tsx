import { address } from "../../app/router";
import { t } from "../../texts";
import { Button, Card } from "../../ui";
import type { Moment } from "../report";

export interface HighlightProps {
    title: string;
    table: string;
    moment: Moment | null;
    otherwise: string; // when there was none
}

// The text opens with what the title says ("Best bluff: …"); once is enough.
const bare = (text: string): string => {
    const rest = text.replace(/^[^:：]{1,24}[:：]\s*/, "");
    return rest.charAt(0).toUpperCase() + rest.slice(1);
};

export function Highlight({ title, table, moment, otherwise }: HighlightProps) {
    return (
        <Card title={title} tone="mustard" class="after-highlight">
            <p>{moment ? bare(moment.text) : otherwise}</p>
            {moment && (
                <Button
                    kind="quiet"
                    size="small"
                    icon="replay"
                    href={address({ at: "replay", table, step: moment.step })}
                >
                    {t("after.see")}
                </Button>
            )}
        </Card>
    );
}
