// What this browser's person has played here: no account is needed, and nobody else is shown it.

import { useState } from "preact/hooks";
import { api } from "../app/house";
import { lang } from "../app/preferences";
import type { Profile } from "../net/api";
import { t } from "../texts";
import { Button, Card, Complaint, Dialog, toast } from "../ui";
import { useAsk } from "./useAsk";
import { useTask } from "./useTask";

export function ProfileCard() {
    const profile = useAsk(api.profile, [lang.value]);
    const [asking, setAsking] = useState(false);
    const forgetting = useTask();
    const known = profile.value;
    const forget = async (): Promise<void> => {
        await api.forgetProfile();
        setAsking(false);
        profile.again();
        toast(t("profile.forgotten"), "good");
    };
    return (
        <Card title={t("profile.title")} tone="teal" class="settings-profile">
            <p class="settings-words">{t("profile.hint")}</p>
            <Complaint text={profile.error} />
            {known?.played === 0 && <p>{t("profile.empty")}</p>}
            {known && known.played > 0 && (
                <>
                    <Figures profile={known} />
                    <div class="settings-profile-actions">
                        <Button icon="log" onClick={() => save(known)}>
                            {t("profile.export")}
                        </Button>
                        <Button kind="danger" icon="close" onClick={() => setAsking(true)}>
                            {t("profile.forget")}
                        </Button>
                    </div>
                </>
            )}
            <Dialog
                open={asking}
                title={t("profile.forget")}
                onClose={() => setAsking(false)}
                actions={
                    <>
                        <Button onClick={() => setAsking(false)}>{t("profile.keep")}</Button>
                        <Button
                            kind="danger"
                            icon="close"
                            busy={forgetting.busy}
                            onClick={() => void forgetting.run(forget)}
                        >
                            {t("profile.forget.yes")}
                        </Button>
                    </>
                }
            >
                <p>{t("profile.forget.sure")}</p>
                <Complaint text={forgetting.error} />
            </Dialog>
        </Card>
    );
}

function Figures({ profile }: { profile: Profile }) {
    const rows: [string, string][] = [
        [t("profile.played"), String(profile.played)],
        [t("profile.won"), String(profile.won)],
        [t("profile.streak"), t("profile.streak.value", { n: profile.streak, best: profile.best_streak })],
        [t("profile.lies"), t("profile.lies.value", { n: profile.lies, believed: profile.believed })],
        ...profile.by_game.map((each): [string, string] => [
            each.name,
            t("profile.game.value", { played: each.played, won: each.won }),
        ]),
    ];
    if (profile.rival) rows.push([t("profile.rival"), t("profile.rival.value", { ...profile.rival })]);
    return (
        <>
            <dl class="settings-figures">
                {rows.map(([what, value]) => (
                    <div key={what}>
                        <dt>{what}</dt>
                        <dd>{value}</dd>
                    </div>
                ))}
            </dl>
            {profile.by_role.length > 0 && (
                <details>
                    <summary>{t("profile.roles")}</summary>
                    <dl class="settings-figures">
                        {profile.by_role.map((each) => (
                            <div key={each.name}>
                                <dt>{each.name}</dt>
                                <dd>{each.times}</dd>
                            </div>
                        ))}
                    </dl>
                </details>
            )}
        </>
    );
}

// Everything the house has counted, as a file.
function save(profile: Profile): void {
    const file = new Blob([JSON.stringify(profile, null, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "moneybags-profile.json";
    link.click();
    URL.revokeObjectURL(link.href);
}
