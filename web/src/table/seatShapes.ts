// The shape a seat goes by wherever it is drawn small (cars, signs, rows, curves), so that nobody has to tell colours
// apart: as a letter, and as a path around 0 0, some 13 wide.

const shapes = [
    ["●", "M0-6a6 6 0 110 12 6 6 0 010-12z"],
    ["▲", "M0-7L6.5 5h-13z"],
    ["■", "M-5.5-5.5h11v11h-11z"],
    ["◆", "M0-7.5L6.5 0 0 7.5-6.5 0z"],
    ["★", "M0-7.5l1.9 5.2 5.5.2-4.4 3.3 1.6 5.4L0 3.5l-4.6 3.1L-3 1.2l-4.4-3.3 5.5-.2z"],
    ["✚", "M-2-6.5h4V-2h4.5v4H2v4.5h-4V2h-4.5v-4H-2z"],
    ["▼", "M0 7L6.5-5h-13z"],
    ["⬢", "M-3.2-6.5h6.4L6.5 0 3.2 6.5h-6.4L-6.5 0z"],
] as const;

export const shapeLetter = (seat: number): string => shapes[seat % shapes.length]![0];
export const shapePath = (seat: number): string => shapes[seat % shapes.length]![1];
