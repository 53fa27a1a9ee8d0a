import type { BoardProps } from "../face";
import { more } from "./later";
import { theatre } from "./theatre";
import { useTalk, wantsTalk } from "./useTalk";
import { questionOf, type View } from "./view";

// What a level brings, told when it first happens; else, while nothing is asked, what a Market that has closed asks.
export function News({ table, game, fresh }: BoardProps) {
    const view = game.view as View;
    const [talk, endTalk] = useTalk(fresh, wantsTalk(table));
    const part = more.value;
    if (!part || theatre.playing.value) return null;
    const novelty = part.newTo(view);
    if (novelty) return <part.Introduction key={novelty.id} novelty={novelty} question={questionOf(game)} />;
    if (!talk || game.choices.length > 0) return null;
    return <part.MarketQuestion market={talk} turn={view.open.turn} onClose={endTalk} />;
}
