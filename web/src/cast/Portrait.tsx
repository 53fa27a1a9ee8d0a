// A character of the cast, drawn from the parts that data/cast names.

import characters from "../../../data/cast/characters.json";
import { backs, beards, extras, eyes, faces, fronts, hats, mouths, skins, type Look } from "./parts";

const looks = new Map<string, Look>(characters.map((each) => [each.name, each.look]));

// As large as its frame.
export function Portrait({ name }: { name: string }) {
    const look = looks.get(name);
    if (!look) return null;
    return (
        <svg class="cast-portrait" viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true" data-cast={name}>
            <rect width="100" height="100" rx="16" fill="#fdebc8" />
            <circle cx="50" cy="46" r="44" fill={look.coat} opacity=".28" />
            {backs[look.hair]?.(look.dye)}
            <path fill={look.coat} d="M8 100q2-22 30-26h24q28 4 30 26z" />
            <path fill={skins[look.skin]} d="M40 68h20v12q-10 9-20 0z" />
            <path fill={skins[look.skin]} d={faces[look.face]} />
            <path fill="none" stroke="#2a1f2d" stroke-opacity=".55" stroke-width="2.4" d="M50 50q5 6-1 8" />
            {fronts[look.hair]?.(look.dye)}
            {mouths[look.mouth]}
            {beards[look.beard]?.(look.dye)}
            {eyes[look.eyes]}
            {extras[look.extra]}
            {hats[look.hat]}
        </svg>
    );
}
