import { useState } from "preact/hooks";
import { api } from "../app/house";
import { name } from "../app/preferences";
import type { JoinWish } from "../net/api";
import type { Chair } from "../protocol";
import { newWish } from "../screens/seat";
import { useTask } from "../screens/useTask";
import { t } from "../texts";
import { Button, Field, Form, Select } from "../ui";
import "./JoinForm.css";

export interface JoinFormProps {
    table: string;
    chairs: readonly Chair[]; // that may be taken; none: any will do
    onSeated: () => void;
    onKnocked?: ((wish: JoinWish) => void) | undefined; // the game runs: those who sit there decide
}

// Sits down under a name, or knocks.
export function JoinForm({ table, chairs, onSeated, onKnocked }: JoinFormProps) {
    const [who, setWho] = useState(name.value);
    const [seat, setSeat] = useState("");
    const sitting = useTask();
    const sit = async (): Promise<void> => {
        const called = who.trim();
        const wish = newWish({
            ...(called === "" ? {} : { name: called }),
            ...(seat === "" ? {} : { seat: Number(seat) }),
        });
        const { knocked } = await api.join(table, wish);
        if (called !== "") name.value = called;
        if (knocked) onKnocked?.(wish);
        else onSeated();
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
            {onKnocked && <p class="tbl-quiet">{t("frame.knock.hint")}</p>}
            <Button kind="primary" type="submit" icon={onKnocked ? "door" : "person"} wide busy={sitting.busy}>
                {t(onKnocked ? "frame.knock" : "frame.sit")}
            </Button>
        </Form>
    );
}
