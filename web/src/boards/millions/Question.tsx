import type { BoardProps } from "../face";
import { t } from "../../texts";
import { DealCard } from "./DealCard";
import { LastAnswer } from "./LastAnswer";
import { dealKey, type Memory } from "./memory";
import { answersTo, optionsOf } from "./moves";
import { RoleTiles } from "./RoleTiles";
import { Victims } from "./Victims";
import { VoteBooth } from "./VoteBooth";
import { charactersOf, termsOf } from "./view";
import type { Role, View } from "./wire";
import { seatName } from "../shell/words";
import "./Question.css";

export interface QuestionProps extends BoardProps {
    view: View;
    memory: Memory;
}

// What the board itself asks the reader now; null when all there is to do is talk.
export function questionOf(props: QuestionProps) {
    const { game, table, me, view, memory, ask, busy } = props;
    const edition = table.game === "millions-2e" ? "2e" : "1e";
    const hint = (role: Role): string => {
        const key = `millions.${edition}.${role}` as Parameters<typeof t>[0];
        return t(key);
    };
    const own = me === null ? [] : charactersOf(view, me).map((character) => view.role[character] ?? null);
    const press = (choice: Parameters<typeof ask>[0]): void => ask(choice);

    const picks = optionsOf(game.choices, "Pick");
    if (picks.length > 0) {
        const question = view.facts.slots > 1 ? t("millions.pick.first") : null;
        return (
            <RoleTiles
                options={picks}
                question={question}
                askSecond={(role) => t("millions.pick.second", { role })}
                hint={hint}
                busy={busy}
                ask={press}
            />
        );
    }
    const says = optionsOf(game.choices, "Announce", "Answer");
    if (says.length > 0) {
        const two = says.some(({ move }) => move.second);
        return (
            <RoleTiles
                options={says}
                question={t(two ? "millions.say.first" : "millions.say.one")}
                askSecond={() => t("millions.say.second")}
                hint={() => ""}
                mark={own}
                busy={busy}
                ask={press}
            />
        );
    }
    const names = optionsOf(game.choices, "Name");
    if (names.length > 0)
        return (
            <RoleTiles
                options={names}
                question={t("millions.name")}
                askSecond={() => ""}
                hint={hint}
                busy={busy}
                ask={press}
            />
        );
    if (optionsOf(game.choices, "Rob").length > 0) return <Victims {...props} />;
    if (optionsOf(game.choices, "Stay").length > 0) return <LastAnswer {...props} />;
    if (view.open.phase === "Voting") return <VoteBooth {...props} />;
    const asked = view.open.deals.find((deal) => answersTo(game.choices, deal).accept !== null);
    if (asked) {
        return (
            <section class="mil-tiles mil-tiles-deal">
                <h3 class="mil-ask">{t("millions.deal.for-you")}</h3>
                <DealCard
                    key={dealKey(asked)}
                    {...props}
                    terms={termsOf(view, asked)}
                    under={memory.under.get(dealKey(asked)) ?? []}
                />
            </section>
        );
    }
    return null;
}

// Who has the word, where all wait for one.
export function waitsFor({ game, table, me, view }: QuestionProps): string | null {
    const only = game.awaited.length === 1 ? game.awaited[0] : undefined;
    if (only === undefined || only === me || view.open.phase === "Picking") return null;
    return t("millions.waits", { who: seatName(table, only) });
}
