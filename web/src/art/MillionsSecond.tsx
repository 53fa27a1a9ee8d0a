// Second edition: night, lasers, and somebody on a rope above the diamond.
import { Sunburst, Thief } from "./shapes";

const skyline =
    "M0 150h26v-34h30v20h22V96h14V78h12v18h14v54h30v-24h34v24h26V104h36v34h22v-52h10l6-16 6 16h10v46h28v-28h34v60h40V260H0z";

export function MillionsSecond() {
    return (
        <>
            <rect class="art-night" width="400" height="260" />
            <Sunburst class="art-night-ray" x={204} y={74} rays={24} turn={0.05} />
            <circle class="art-mustard" cx="204" cy="74" r="64" />
            <circle class="art-mustard-light" cx="186" cy="44" r="9" />
            <circle class="art-mustard-light" cx="240" cy="96" r="6" />
            <path class="art-teal-deep" d={skyline} />
            <path
                class="art-mustard"
                d="M36 124h8v8h-8zM100 104h8v8h-8zM100 122h8v8h-8zM190 134h8v8h-8zM250 116h8v8h-8zM300 118h8v8h-8zM352 114h8v8h-8z"
            />
            <path class="art-ink" d="M0 214L400 190V260H0z" />
            <path
                class="art-tomato-line"
                fill="none"
                stroke-width="4"
                d="M-10 176L410 96M-10 112L410 204M-10 226L410 150"
            />
            <path class="art-cream" d="M152 226h96l14 34H138z" />
            <path class="art-mustard" d="M146 218h108v12H146z" />
            <path class="art-teal-light" d="M176 186h48l16 18-40 30-40-30z" />
            <path class="art-cream" d="M176 186l-16 18h22zM200 186l-18 18h36zM224 186l16 18h-22z" />
            <path class="art-teal" d="M182 204l18 30 18-30z" />
            <path class="art-cream-line" fill="none" stroke-width="3" d="M206-4V62" />
            <path class="art-ink" d="M168 64q32-14 70-4l4 14q-36 12-72 8z" />
            <g class="art-ink-line" fill="none" stroke-linecap="round" stroke-linejoin="round">
                <path stroke-width="9" d="M174 74l-10 28 12 24M188 76l4 28-12 24" />
                <path stroke-width="12" d="M238 68l26 18 26-14M236 66l28-6 20-24" />
            </g>
            <circle class="art-ink" cx="154" cy="72" r="14" />
            <path class="art-tomato" d="M139 72l30-5 1 9q-6 5-11 1l-4-1-3 2q-6 4-12 1z" />
            <path class="art-cream" d="M143 75l8-2q-2 6-8 2zM158 72l8-2q-1 6-8 2z" />
            <Thief x={66} y={236} size={1.2} hat="cap" eyes="art-mustard" />
            <Thief x={342} y={232} size={1.3} hat="fedora" flip eyes="art-mustard" />
        </>
    );
}
