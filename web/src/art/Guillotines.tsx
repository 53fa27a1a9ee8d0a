// A blade high over the skyline, a yacht that has nowhere to go, and the crowd with its torches.
import { Bill, Sunburst, Thief } from "./shapes";

const torches = [26, 74, 118, 282, 330, 378];

export function Guillotines() {
    return (
        <>
            <rect class="art-plum" width="400" height="260" />
            <Sunburst class="art-plum-deep" x={200} y={96} rays={24} turn={0.13} />
            <circle class="art-mustard" cx="200" cy="112" r="92" />
            <path class="art-ink" d="M132 8h136v20H132zM140 28h20v190h-20zM240 28h20v190h-20z" />
            <path class="art-cream-line" fill="none" stroke-width="4" d="M200 28v24" />
            <path class="art-ink" d="M160 48h80v16h-80z" />
            <path class="art-cream" d="M160 64h80v26l-80 36z" />
            <path class="art-teal-light" d="M160 110l80-36v16l-80 36z" />
            <path class="art-tomato" d="M160 160h80v40h-80z" />
            <circle class="art-ink" cx="200" cy="180" r="15" />
            <Thief x={200} y={250} size={1.15} hat="topper" eyes="art-mustard" />
            <path class="art-tomato" d="M0 226L400 214V260H0z" />
            {torches.map((x, at) => (
                <g key={x} transform={`translate(${x} ${262 - (at % 2) * 12})`}>
                    <path
                        class="art-ink"
                        d="M-22 8q-2-40 22-42t22 42zM-12-46a12 12 0 1124 0 12 12 0 11-24 0zM22-78h5v60h-5z"
                    />
                    <path class="art-mustard-light" d="M24-112q16 16 10 28-3 8-9 8t-9-8q-4-12 8-28z" />
                </g>
            ))}
            <Bill x={58} y={64} turn={-22} size={1.2} />
            <Bill x={344} y={78} turn={26} size={1.1} />
            <Bill x={100} y={132} turn={12} size={0.9} />
            <Bill x={306} y={140} turn={-14} size={0.9} />
        </>
    );
}
