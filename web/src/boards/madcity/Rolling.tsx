import { useEffect, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import { Die } from "./art/Die";
import type { Thrown } from "./staging";

const kRoll = 620;
const kFace = 80;

// The die of the moment: a new throw tumbles before it shows its face.
export function Rolling({ thrown, pace }: { thrown: Thrown; pace: number }) {
    const [face, setFace] = useState<number | null>(lessMotion() ? thrown.face : null);
    const [shown, setShown] = useState(1 + (thrown.face % 6));
    useEffect(() => {
        if (lessMotion()) return setFace(thrown.face);
        setFace(null);
        const tumble = setInterval(() => setShown((before) => (before % 6) + 1), kFace);
        const stop = setTimeout(() => {
            clearInterval(tumble);
            setFace(thrown.face);
        }, kRoll * pace);
        return () => {
            clearInterval(tumble);
            clearTimeout(stop);
        };
    }, [thrown]);
    return <Die face={face ?? shown} rolling={face === null} />;
}
