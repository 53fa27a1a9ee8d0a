import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../texts";
import { Button } from "../ui";
import type { Desk } from "./desk";
import { contradictions, parts, type Filter } from "./story";
import { StoryLine } from "./StoryLine";
import { useLineKeys } from "./useLineKeys";
import "./StoryPanel.css";

const filters: readonly Filter[] = ["all", "talk", "money"];

// Everything that happened, the newest at the bottom and in sight until one scrolls up.
export function StoryPanel(props: { desk: Desk; first?: Filter }) {
    const { desk } = props;
    const { lines } = desk.state;
    const [filter, setFilter] = useState<Filter>(props.first ?? "all");
    const list = useMemo(() => parts(lines, filter, desk.face), [lines, filter, desk.face]);
    const marks = useMemo(() => contradictions(lines, desk.face), [lines, desk.face]);
    const scroll = useRef<HTMLDivElement>(null);
    const low = useRef(true);
    useLineKeys(scroll);
    const kept = useRef({ first: lines[0]?.number ?? 0, height: 0 });
    useLayoutEffect(() => {
        const box = scroll.current;
        if (!box) return;
        const first = lines[0]?.number ?? 0;
        if (first < kept.current.first)
            box.scrollTop += box.scrollHeight - kept.current.height; // earlier ones came above
        else if (low.current) box.scrollTop = box.scrollHeight;
        kept.current = { first, height: box.scrollHeight };
    }, [list]);
    // A sheet gets its height only when it has opened.
    useEffect(() => {
        const box = scroll.current;
        if (!box) return;
        const watch = new ResizeObserver(() => {
            if (low.current) box.scrollTop = box.scrollHeight;
        });
        watch.observe(box);
        return () => watch.disconnect();
    }, []);
    const more = (lines[0]?.number ?? 0) > 0;
    return (
        <div class="tbl-story">
            <div class="tbl-filters" role="group" aria-label={t("frame.filter")}>
                {filters.map((each) => (
                    <button
                        key={each}
                        type="button"
                        class="tbl-filter"
                        aria-pressed={filter === each}
                        onClick={() => {
                            low.current = true;
                            setFilter(each);
                        }}
                    >
                        {t(`frame.filter.${each}`)}
                    </button>
                ))}
            </div>
            <div
                ref={scroll}
                class="tbl-story-scroll"
                tabIndex={0}
                role="region"
                aria-label={t("frame.story")}
                onScroll={(event) => {
                    const box = event.currentTarget;
                    low.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
                }}
            >
                {more && (
                    <Button kind="quiet" size="small" wide icon="log" onClick={desk.earlier}>
                        {t("frame.earlier")}
                    </Button>
                )}
                {list.map((part, i) => (
                    <section key={`${part.heading ?? ""} ${i}`}>
                        {part.heading !== null && <h3 class="tbl-round">{part.heading}</h3>}
                        <ol class="tbl-lines">
                            {part.lines.map((line) => (
                                <StoryLine
                                    key={line.number}
                                    desk={desk}
                                    line={line}
                                    before={marks.get(line.number) ?? null}
                                />
                            ))}
                        </ol>
                    </section>
                ))}
                {list.length === 0 && <p class="tbl-quiet">{t("frame.story.none")}</p>}
            </div>
        </div>
    );
}
