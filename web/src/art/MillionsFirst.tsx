// First edition: the gang before the vault, and the case everybody is there for.
import { Bill, Sunburst, Thief } from "./shapes";

const bolts = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    return { x: Math.round(200 + Math.cos(angle) * 88), y: Math.round(112 + Math.sin(angle) * 88) };
});

export function MillionsFirst() {
    return (
        <>
            <rect class="art-tomato" width="400" height="260" />
            <Sunburst class="art-tomato-deep" x={200} y={112} rays={28} turn={0.1} />
            <path class="art-mustard" d="M0 214L400 196V260H0z" />
            <path class="art-ink" d="M0 236L400 222V260H0z" />
            <circle class="art-ink" cx="200" cy="112" r="104" />
            <circle class="art-cream" cx="200" cy="112" r="98" />
            <circle class="art-teal" cx="200" cy="112" r="78" />
            <path class="art-teal-deep" d="M200 34a78 78 0 010 156q40-78 0-156z" />
            {bolts.map((bolt) => (
                <circle key={`${bolt.x} ${bolt.y}`} class="art-ink" cx={bolt.x} cy={bolt.y} r="4" />
            ))}
            <g class="art-cream-line" fill="none" stroke-width="7" stroke-linecap="round">
                <circle cx="200" cy="88" r="24" />
                <path d="M200 50v76M167 69l66 38M167 107l66-38" />
            </g>
            <circle class="art-mustard" cx="200" cy="88" r="11" />
            <Thief x={62} y={212} size={1.05} hat="bowler" class="art-plum" />
            <Thief x={338} y={206} size={1.1} hat="cap" flip class="art-plum" />
            <Thief x={124} y={222} size={1.25} hat="fedora" />
            <Thief x={280} y={220} size={1.2} hat="bun" />
            <Thief x={202} y={232} size={1.45} hat="topper" />
            <g transform="translate(203 222) rotate(-3)">
                <path class="art-cream-line" fill="none" stroke-width="5" d="M-13-24v-9h26v9" />
                <path class="art-mustard" d="M-34-24h68v44h-68z" />
                <path class="art-tomato" d="M-34-7h68v7h-68z" />
                <path class="art-cream" d="M-6-10H6v13H-6z" />
            </g>
            <Bill x={40} y={64} turn={-24} size={1.1} />
            <Bill x={92} y={30} turn={18} />
            <Bill x={352} y={92} turn={32} size={1.2} />
            <Bill x={316} y={34} turn={-14} size={0.9} />
            <Bill x={24} y={150} turn={12} size={0.8} />
        </>
    );
}
