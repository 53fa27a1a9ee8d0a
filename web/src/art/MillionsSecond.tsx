// Second edition: night, lasers, and somebody on a rope above the diamond.
import { Sunburst, Thief } from "./shapes";

const skyline = "M0 150h26v-34h30v20h22V96h14V78h12v18h14v54h30v-24h34v24h26V104h36v34h22v-52h10l6-16 6 16h10v46h28v-28h34v60h40V260H0z";

export function MillionsSecond() {
  return (
    <>
      <rect class="art-night" width="400" height="260" />
      <Sunburst class="art-night-ray" x={318} y={54} rays={24} turn={0.05} />
      <circle class="art-mustard" cx="318" cy="54" r="30" />
      <circle class="art-cream" cx="326" cy="47" r="6" />
      <path class="art-teal-deep" d={skyline} />
      <path class="art-mustard" d="M36 124h8v8h-8zM100 104h8v8h-8zM100 122h8v8h-8zM190 134h8v8h-8zM250 116h8v8h-8zM300 118h8v8h-8zM352 114h8v8h-8z" />
      <path class="art-ink" d="M0 214L400 190V260H0z" />
      <path class="art-tomato-line" fill="none" stroke-width="4" d="M-10 176L410 96M-10 112L410 204M-10 226L410 150" />
      <path class="art-cream" d="M152 226h96l14 34H138z" />
      <path class="art-mustard" d="M146 218h108v12H146z" />
      <path class="art-teal-light" d="M176 186h48l16 18-40 30-40-30z" />
      <path class="art-cream" d="M176 186l-16 18h22zM200 186l-18 18h36zM224 186l16 18h-22z" />
      <path class="art-teal" d="M182 204l18 30 18-30z" />
      <path class="art-cream-line" fill="none" stroke-width="3" d="M200-4V46" />
      <g class="art-ink" transform="translate(200 92)">
        <path class="art-plum" d="M-7-46l14-2 8 24 44 24-6 10-48-18-12 26 42 30-10 8-44-26q-12-6-6-18l8-24-26 6-16 26-10-5 16-34 38-10z" />
        <circle class="art-plum" cx="-22" cy="6" r="14" />
        <path class="art-ink" d="M-36 4l28-2-1 8q-5 4-9 0l-4-1-4 2q-5 4-9-1z" />
        <path class="art-cream" d="M-33 6l7-1q-2 5-7 1zM-17 5l7-1q-1 5-7 1z" />
      </g>
      <Thief x={66} y={236} size={1.2} hat="cap" eyes="art-mustard" />
      <Thief x={342} y={232} size={1.3} hat="fedora" flip eyes="art-mustard" />
    </>
  );
}
