import { useEffect, useState } from "preact/hooks";
import { t } from "../../texts";
import { RoleSign } from "./art/RoleSign";
import type { Said } from "./memory";
import { roleName } from "./words";
import "./Claim.css";

const kBubble = 2600;

// What somebody says to be: a bubble when it is said, a badge from then on. Whoever said otherwise
// before has it struck through above.
export function Claim({ said }: { said: Said }) {
    const [loud, setLoud] = useState(true);
    useEffect(() => {
        setLoud(true);
        const timer = setTimeout(() => setLoud(false), kBubble);
        return () => clearTimeout(timer);
    }, [said.now, said.before.length]);
    const word = said.now === null ? t("millions.silent") : roleName(said.now);
    return (
        <span
            class={["mil-claim", loud ? "mil-claim-loud" : "", said.before.length > 0 ? "mil-claim-twice" : ""].join(
                " ",
            )}
        >
            {said.before.map((role) => (
                <s key={role} class="mil-claim-old">
                    <span class="unseen">{t("millions.said", { role: roleName(role) })}</span>
                    <RoleSign role={role} size={12} />
                    <span aria-hidden="true" class="mil-claim-old-word">
                        {roleName(role)}
                    </span>
                </s>
            ))}
            <span class="mil-claim-now">
                {said.now === null ? <i class="mil-dots" /> : <RoleSign role={said.now} size={14} />}
                <span class="unseen">{said.now === null ? word : t("millions.says", { role: word })}</span>
                <span aria-hidden="true" class="mil-claim-word">
                    {word}
                </span>
            </span>
        </span>
    );
}
