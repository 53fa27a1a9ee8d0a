import { city } from "./city";
import { money } from "./words";

const notes = Array.from({ length: 12 }, (_, at) => at);

// Money rains where a stunt is done.
export function Burst({ place, amount }: { place: string; amount: number }) {
    const at = city.spaces.get(place);
    if (!at) return null;
    return (
        <g class="mad-burst" transform={`translate(${at.x} ${at.y})`}>
            <path
                class="mad-burst-star"
                d="M0-62l12 30 30-18-10 33 34 4-28 20 22 27-34-3 3 34-24-24-19 28-7-34-33 11 16-31-34-9 32-15-21-28 34 5z"
                transform="scale(.9)"
            />
            {notes.map((note) => (
                <g
                    key={note}
                    class="mad-note"
                    style={{ "--turn": `${note * 30}deg`, "--late": `${(note % 4) * 70}ms` }}
                >
                    <path class="mad-note-paper" d="M-11-6l22-1v12l-22 1z" />
                    <circle class="mad-cream" r="3.4" />
                </g>
            ))}
            <text class="mad-sum mad-sum-big" y="8">
                {place === city.finish ? "" : "+"}
                {money(amount)}
            </text>
        </g>
    );
}
