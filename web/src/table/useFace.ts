import { faceOf } from "../boards";
import type { Face } from "../boards/face";
import { useLoaded } from "../ui/useLoaded";

const load = (game: string): Promise<Face> => faceOf(game);

export const useFace = (game: string | undefined): Face | null => useLoaded(game, load) ?? null;
