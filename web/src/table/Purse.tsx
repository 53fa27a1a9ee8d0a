import { useEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../app/preferences";

const kTick = 600;

// A sum that counts up or down to what it has become.
export function Purse(props: { amount: number; show: (amount: number) => string }) {
    const [shown, setShown] = useState(props.amount);
    const from = useRef(props.amount);
    useEffect(() => {
        const begin = from.current;
        if (begin === props.amount) return;
        if (lessMotion() || document.hidden) {
            from.current = props.amount;
            setShown(props.amount);
            return;
        }
        const started = performance.now();
        let frame = 0;
        const tick = (now: number): void => {
            const part = Math.min(1, Math.max(0, (now - started) / kTick));
            from.current = Math.round(begin + (props.amount - begin) * part);
            setShown(from.current);
            if (part < 1) frame = requestAnimationFrame(tick);
        };
        frame = requestAnimationFrame(tick);
        return () => cancelAnimationFrame(frame);
    }, [props.amount]);
    return (
        <span class="money">
            <span class="unseen">{props.show(props.amount)}</span>
            <span aria-hidden="true">{props.show(shown)}</span>
        </span>
    );
}
