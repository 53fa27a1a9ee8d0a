import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import type { Chair } from "../protocol";
import { useTask } from "../screens/useTask";
import { t } from "../texts";
import { Button, Field, Form, Select } from "../ui";
import "./JoinForm.css";

export interface JoinFormProps {
    table: string;
    chairs: readonly Chair[]; // that may be taken; none: any will do
    onSeated: () => void;
}

// Sits down under a name.
export function JoinForm({ table, chairs, onSeated }: JoinFormProps) {
    const [who, setWho] = useState(name.value);
    const [seat, setSeat] = useState("");
    const sitting = useTask();
    const sit = async (): Promise<void> => {
        const wish = who.trim();
        await api.join(table, {
            ...(wish === "" ? {} : { name: wish }),
            ...(seat === "" ? {} : { seat: Number(seat) }),
        });
        if (wish !== "") name.value = wish;
        onSeated();
    };
    const bots = chairs.filter((chair) => chair.kind === "bot");
    return (
        <Form class="tbl-join" onSubmit={() => sitting.run(sit)}>
            <Field
                label={t("frame.name")}
                value={who}
                onInput={setWho}
                error={sitting.error}
                maxLength={24}
                autoComplete="nickname"
            />
            {bots.length > 1 && (
                <Select
                    label={t("frame.join.whose")}
                    value={seat}
                    options={[
                        { value: "", label: t("frame.join.any") },
                        ...bots.map((chair) => ({ value: String(chair.seat), label: chair.name })),
                    ]}
                    onChange={setSeat}
                />
            )}
            <Button kind="primary" type="submit" icon="person" wide busy={sitting.busy}>
                {t("frame.sit")}
            </Button>
        </Form>
    );
}
