import { t } from "../../texts";
import { Button, Card } from "../../ui";
import type { Table } from "../../protocol";
import { LuckCheck } from "./LuckCheck";
import { saveLog } from "./save";

export function Luck({ table }: { table: Table }) {
    return (
        <Card title={t("after.luck")}>
            <p>{t("after.luck.why")}</p>
            <dl class="after-luck">
                <dt>{t("after.luck.digest")}</dt>
                <dd>
                    <code>{table.digest}</code>
                </dd>
                {table.seed !== undefined && (
                    <>
                        <dt>{t("after.luck.seed")}</dt>
                        <dd>
                            <code>{table.seed}</code>
                        </dd>
                    </>
                )}
                {table.begun && (
                    <>
                        <dt>{t("after.luck.begun", { n: table.begun.steps })}</dt>
                        <dd>
                            <code>{table.begun.digest}</code>
                        </dd>
                        {table.begun.seed !== undefined && (
                            <dd>
                                <code>{table.begun.seed}</code>
                            </dd>
                        )}
                    </>
                )}
            </dl>
            <LuckCheck table={table} />
            <details class="after-more">
                <summary>{t("after.luck.how")}</summary>
                <ol class="after-how">
                    <li>
                        <Button size="small" icon="log" onClick={() => void saveLog(table.id)}>
                            {t("after.luck.how.1")}
                        </Button>
                    </li>
                    <li>
                        {t("after.luck.how.2")} <code>moneybags replay game.jsonl --verify</code>
                    </li>
                </ol>
            </details>
        </Card>
    );
}
