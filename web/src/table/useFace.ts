import { useEffect, useState } from "preact/hooks";
import { faceOf, type Face } from "../boards/face";

export function useFace(game: string | undefined): Face | null {
    const [face, setFace] = useState<{ of: string; face: Face } | null>(null);
    useEffect(() => {
        if (game === undefined) return;
        let wanted = true;
        void faceOf(game).then((loaded) => {
            if (wanted) setFace({ of: game, face: loaded });
        });
        return () => {
            wanted = false;
        };
    }, [game]);
    return face && face.of === game ? face.face : null;
}
