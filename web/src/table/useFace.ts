import { faceOf } from "../boards";
import type { Face } from "../boards/face";
import { useLoaded } from "../ui/useLoaded";

export const useFace = (game: string | undefined): Face | null => useLoaded(game, faceOf) ?? null;
