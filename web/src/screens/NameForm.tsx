// Asks for a name where it is first needed, and goes on with it.

import { useState } from "preact/hooks";
import { name } from "../app/preferences";
import { t } from "../texts";
import { Button, Field, Form } from "../ui";

export const kLongestName = 20;

export function NameForm(props: {
    onNamed: () => void;
    onCancel?: () => void;
    go?: string;
    busy: boolean;
    error: string | null;
}) {
    const [value, setValue] = useState(name.value);
    return (
        <Form
            class="home-name"
            onSubmit={() => {
                if (value.trim() === "" || props.busy) return;
                name.value = value.trim();
                props.onNamed();
            }}
        >
            <Field
                label={t("home.name")}
                value={value}
                onInput={setValue}
                maxLength={kLongestName}
                autoComplete="nickname"
                hint={t("home.name.hint")}
                error={props.error}
                focus
            />
            <div class="home-name-actions">
                <Button kind="primary" type="submit" icon="play" busy={props.busy} disabled={value.trim() === ""}>
                    {props.go ?? t("home.name.go")}
                </Button>
                {props.onCancel && (
                    <Button kind="quiet" onClick={props.onCancel}>
                        {t("home.name.cancel")}
                    </Button>
                )}
            </div>
        </Form>
    );
}
