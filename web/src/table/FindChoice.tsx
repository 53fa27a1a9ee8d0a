import { t } from "../texts";
import "./FindChoice.css";

export interface FindChoiceProps {
    query: string;
    count: number | null; // how many were found; null: nothing was asked for
    onInput: (query: string) => void;
}

// A few letters instead of a long list. Enter and the arrow go to the first that was found.
export function FindChoice({ query, count, onInput }: FindChoiceProps) {
    const first = (event: KeyboardEvent): void => {
        if (event.key !== "Enter" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const panel = (event.currentTarget as HTMLElement).closest("section");
        panel?.querySelector<HTMLElement>("[data-pick]")?.focus();
    };
    return (
        <div class="tbl-find">
            <input
                class="ui-input"
                type="search"
                value={query}
                placeholder={t("frame.find")}
                aria-label={t("frame.find")}
                onInput={(event) => onInput(event.currentTarget.value)}
                onKeyDown={first}
            />
            <span role="status" class="tbl-find-count">
                {count !== null && (count === 0 ? t("frame.find.none") : t("frame.find.count", { n: count }))}
            </span>
        </div>
    );
}
