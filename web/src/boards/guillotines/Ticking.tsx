import { useEffect, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";

const kStep = 90;

// A sum that counts up to what it is.
export function Ticking({ to, class: look }: { to: number; class: string }) {
    const [now, setNow] = useState(lessMotion() ? to : 0);
    useEffect(() => {
        if (now === to) return;
        const timer = setTimeout(() => setNow(now < to ? now + 1 : to), kStep);
        return () => clearTimeout(timer);
    }, [now, to]);
    return <b class={look}>{now}</b>;
}
