import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import { useAsk } from "../screens/useAsk";
import { t } from "../texts";
import { Button, toast } from "../ui";

const kTables = 8; // so many of the latest are looked at

// Those one has played with before are told of this table, if they wanted to be told.
export function InviteAgain({ table, here }: { table: string; here: readonly string[] }) {
    const mine = useAsk(api.mine, []);
    const [invited, setInvited] = useState<readonly string[]>([]);
    const people = new Map<string, { table: string; seat: number }>();
    for (const before of (mine.value ?? []).filter((each) => each.id !== table).slice(0, kTables)) {
        before.chairs.forEach((chair, seat) => {
            const known = people.has(chair.name) || here.includes(chair.name) || chair.name === name.value;
            if (chair.kind === "person" && !known) people.set(chair.name, { table: before.id, seat });
        });
    }
    if (people.size === 0) return null;
    const invite = async (who: string, where: { table: string; seat: number }): Promise<void> => {
        setInvited([...invited, who]);
        await api.invite(table, where).catch(() => {});
        toast(t("frame.invite.sent", { who }));
    };
    return (
        <div class="tbl-share-how">
            <p class="tbl-quiet">{t("frame.invite")}</p>
            <p class="tbl-invite">
                {[...people].map(([who, where]) => (
                    <Button
                        key={who}
                        size="small"
                        icon="bell"
                        disabled={invited.includes(who)}
                        onClick={() => void invite(who, where)}
                    >
                        {who}
                    </Button>
                ))}
            </p>
        </div>
    );
}
