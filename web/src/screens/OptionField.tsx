// One option of a game, drawn from what the server says of it.

import type { GameOption } from "../net/api";
import { Segmented, Stepper, Toggle } from "../ui";
import { wordName } from "./names";
import type { Value } from "./wish";

export function OptionField(props: { option: GameOption; value: Value | undefined; onChange: (value: Value) => void }) {
    const { option } = props;
    const value = props.value ?? option.fallback;
    const label = option.title;
    switch (option.kind) {
        case "switch":
            return <Toggle label={label} hint={option.text} value={value === true} onChange={props.onChange} />;
        case "number":
            return (
                <Stepper
                    label={label}
                    hint={option.text}
                    value={Number(value)}
                    least={option.least ?? 0}
                    most={option.most ?? 99}
                    onChange={props.onChange}
                />
            );
        case "word":
            return (
                <Segmented
                    label={label}
                    hint={option.text}
                    value={String(value)}
                    options={(option.words ?? []).map((word) => ({ value: word, label: wordName(option, word) }))}
                    onChange={props.onChange}
                />
            );
    }
}
