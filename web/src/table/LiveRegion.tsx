import { useEffect, useState } from "preact/hooks";
import type { Line } from "../protocol";

const kKept = 12;

// What happens, for those who hear the page.
export function LiveRegion({ fresh }: { fresh: readonly Line[] }) {
    const [told, setTold] = useState<readonly Line[]>([]);
    useEffect(() => {
        // Nothing is fresh where all is told anew: in another language, or to somebody else.
        const words = fresh.filter((line) => line.text !== "");
        setTold((before) => (fresh.length === 0 ? [] : [...before, ...words].slice(-kKept)));
    }, [fresh]);
    return (
        <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
            {told.map((line) => (
                <p key={line.number}>{line.text}</p>
            ))}
        </div>
    );
}
