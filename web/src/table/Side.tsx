import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "../boards/face";
import { t } from "../texts";
import { ChatBox } from "./ChatBox";
import type { Desk } from "./desk";
import { StoryPanel } from "./StoryPanel";
import "./Side.css";

export interface SideProps {
    desk: Desk;
    board: BoardProps;
    deals: number;
    children: ComponentChildren; // under the story
}

// Beside a table with room: the story and the words, or the open offers.
export function Side({ desk, board, deals, children }: SideProps) {
    const { Deals } = desk.face;
    const [tab, setTab] = useState<"story" | "deals">("story");
    const shown = Deals && tab === "deals" ? "deals" : "story";
    return (
        <aside class="tbl-side">
            {Deals && (
                <div class="tbl-tabs" role="tablist">
                    {(["story", "deals"] as const).map((each) => (
                        <button
                            key={each}
                            type="button"
                            role="tab"
                            class="tbl-tab"
                            aria-selected={shown === each}
                            onClick={() => setTab(each)}
                        >
                            {t(`frame.${each}`)}
                            {each === "deals" && deals > 0 && <span class="tbl-count">{deals}</span>}
                        </button>
                    ))}
                </div>
            )}
            {shown === "deals" && Deals ? (
                <div class="tbl-side-deals">
                    <Deals {...board} />
                </div>
            ) : (
                <StoryPanel desk={desk} />
            )}
            {children}
            <ChatBox desk={desk} />
        </aside>
    );
}
