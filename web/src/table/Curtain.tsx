import { t } from "../texts";
import { Button } from "../ui";
import "./Curtain.css";

// Hides everything while the device goes from hand to hand.
export function Curtain(props: { people: readonly { seat: number; name: string }[]; onTake: (seat: number) => void }) {
    const [first] = props.people;
    const one = props.people.length === 1 && first !== undefined;
    return (
        <main class="tbl-curtain">
            <div class="tbl-curtain-folds" aria-hidden="true" />
            <div class="tbl-curtain-card" role="dialog" aria-modal="true" aria-labelledby="tbl-curtain-title">
                <h1 id="tbl-curtain-title">
                    {one ? t("frame.curtain.pass", { who: first.name }) : t("frame.curtain.who")}
                </h1>
                <p>{t("frame.curtain.hint")}</p>
                {props.people.map((person) => (
                    <Button
                        key={person.seat}
                        kind={one ? "primary" : "plain"}
                        size="big"
                        wide
                        onClick={() => props.onTake(person.seat)}
                    >
                        {t("frame.curtain.take", { who: person.name })}
                    </Button>
                ))}
            </div>
        </main>
    );
}
