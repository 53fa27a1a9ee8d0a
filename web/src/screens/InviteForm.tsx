import { useState } from "preact/hooks";
import { t } from "../texts";
import { Button, Card, Field, Form } from "../ui";
import { inviteAddress } from "./invite";

export function InviteForm() {
    const [text, setText] = useState("");
    const [bad, setBad] = useState(false);
    return (
        <Card title={t("home.invite")} tone="mustard">
            <Form
                class="home-invite"
                onSubmit={() => {
                    const to = inviteAddress(text);
                    setBad(to === null);
                    if (to !== null) location.hash = to;
                }}
            >
                <Field
                    label={t("home.invite.field")}
                    value={text}
                    onInput={setText}
                    placeholder="…/#/table/…"
                    hint={t("home.invite.hint")}
                    error={bad ? t("home.invite.bad") : null}
                />
                <Button type="submit" kind="plain" icon="link" disabled={text.trim() === ""}>
                    {t("home.invite.go")}
                </Button>
            </Form>
        </Card>
    );
}
