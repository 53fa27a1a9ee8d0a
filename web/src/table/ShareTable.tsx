import { useEffect, useState } from "preact/hooks";
import { api } from "../app/house";
import type { Found } from "../net/api";
import { copyLink } from "../screens/after/copy";
import { t } from "../texts";
import { Button, Card } from "../ui";

// The way to this table for others: a link to copy and a picture to point a phone at.
export function ShareTable({ table }: { table: string }) {
    const [found, setFound] = useState<Found | null>(null);
    const [picture, setPicture] = useState("");
    useEffect(() => {
        // The house knows under which name it is reached from outside.
        void api.table(table).then(setFound, () => {});
        void api.qr(table).then(setPicture, () => {});
    }, [table]);
    const link = found?.link ?? `${location.origin}/#/table/${table}`;
    const pass = (): void => void navigator.share({ title: "Moneybags", url: link }).catch(() => {});
    return (
        <Card title={t("frame.share")} tone="plum" class="tbl-share">
            <img
                class="tbl-qr"
                src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
                alt={t("frame.qr")}
                width="128"
                height="128"
            />
            <div class="tbl-share-link">
                <input
                    class="ui-input"
                    readOnly
                    value={link}
                    aria-label={t("frame.link")}
                    onFocus={(event) => event.currentTarget.select()}
                />
                <Button kind="accent" icon="link" onClick={() => void copyLink(link)}>
                    {t("frame.copy")}
                </Button>
                {"share" in navigator && (
                    <Button icon="forward" onClick={pass}>
                        {t("frame.send")}
                    </Button>
                )}
            </div>
            <div class="tbl-share-how">
                {found && <p class="tbl-quiet">{t(`frame.reach.${found.reach}`)}</p>}
                {found && found.others.length > 0 && (
                    <details>
                        <summary>{t("frame.reach.others")}</summary>
                        <ul>
                            {found.others.map((other) => (
                                <li key={other}>
                                    <a href={other}>{other}</a>
                                </li>
                            ))}
                        </ul>
                    </details>
                )}
            </div>
        </Card>
    );
}
