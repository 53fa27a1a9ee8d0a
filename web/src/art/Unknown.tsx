// A game without a poster of its own gets one composed from its name: always the same, never a grey box.
import { Bill, Coin, Sunburst } from "./shapes";
import { composition } from "./compose";

const motifs = {
    crown: "M-56 36l-8-70 32 26L0-52l32 44 32-26-8 70zM-56 44h112v14h-112z",
    topper: "M-40 28l-6-82q46-14 92 0l-6 82q44 2 44 14 0 18-84 18t-84-18q0-12 44-14z",
    blade: "M-56-64h16v142h-16zM40-64h16v142h-16zM-34-60h68v30l-68 40zM-60-76h120v12H-60zM-34 44h24a10 10 0 0020 0h24v26h-68z",
    key: "M-30-50a34 34 0 1029 52h60v20h18V2h14v-18H-1a34 34 0 00-29-34zm0 22a14 14 0 110 28 14 14 0 010-28z",
    bag: "M-26-64h52l-14 28c34 14 54 44 54 68 0 28-28 38-66 38s-66-10-66-38c0-24 20-54 54-68z",
    mask: "M-76-26Q0-44 76-26q-2 60-44 60Q8 34 0 10q-8 24-32 24-42 0-44-60zm22 18q4 18 22 18 12 0 14-14-18-8-36-4zm108 0q-4 18-22 18-12 0-14-14 18-8 36-4z",
} as const;
export type Motif = keyof typeof motifs;

export function Unknown(props: { id: string }) {
    const made = composition(props.id);
    return (
        <>
            <rect class={`art-${made.ground}`} width="400" height="260" />
            <Sunburst class={`art-${made.ground}-deep`} x={made.x} y={130} rays={made.rays} turn={made.turn} />
            <path class={`art-${made.band}`} d={made.rising ? "M0 236L400 176V260H0z" : "M0 176L400 236V260H0z"} />
            <path class="art-ink" d={made.rising ? "M0 250L400 214V260H0z" : "M0 214L400 250V260H0z"} />
            <circle class="art-ink" cx={made.x} cy="120" r="98" />
            <circle class="art-cream" cx={made.x} cy="120" r="91" />
            <path
                class="art-ink"
                fill-rule="evenodd"
                transform={`translate(${made.x} 120) scale(.92)`}
                d={motifs[made.motif]}
            />
            <Coin x={400 - made.x + 40} y={206} r={30} />
            <Coin x={400 - made.x - 20} y={218} r={22} />
            <Bill x={made.x > 200 ? 60 : 340} y={60} turn={made.rising ? -20 : 20} size={1.5} />
            <Bill x={made.x > 200 ? 104 : 296} y={128} turn={made.rising ? 14 : -14} size={1.1} />
        </>
    );
}
