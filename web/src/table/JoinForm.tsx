import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import type { Chair } from "../protocol";
import { problem as whyNot } from "../screens/problem";
import { t } from "../texts";
import { Button, Field, Select } from "../ui";
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
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState<string | null>(null);
    const sit = async (): Promise<void> => {
        if (busy) return;
        setBusy(true);
        setProblem(null);
        try {
            const wish = who.trim();
            await api.join(table, {
                ...(wish === "" ? {} : { name: wish }),
                ...(seat === "" ? {} : { seat: Number(seat) }),
            });
            if (wish !== "") name.value = wish;
            onSeated();
        } catch (error) {
            setProblem(whyNot(error));
        }
        setBusy(false);
    };
    const bots = chairs.filter((chair) => chair.kind === "bot");
    return (
        <form
            class="tbl-join"
            onSubmit={(event) => {
                event.preventDefault();
                void sit();
            }}
        >
            <Field
                label={t("frame.name")}
                value={who}
                onInput={setWho}
                error={problem}
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
            <Button kind="primary" type="submit" icon="person" wide busy={busy}>
                {t("frame.sit")}
            </Button>
        </form>
    );
}
