import { useState } from "preact/hooks";
import { note } from "../app/preferences";
import type { BoardProps } from "../boards/face";
import { t } from "../texts";
import { later } from "../ui/later";
import { purses, type Desk } from "./desk";
import { round, spot } from "./ring";
import { SeatCard } from "./SeatCard";
import { useGiving } from "./useGiving";
import "./Seats.css";

const SeatSheet = later(() => import("./SeatSheet").then((module) => module.SeatSheet), "page/more");

export interface SeatsProps {
    desk: Desk;
    board: BoardProps;
    ring: boolean; // round the board, or in a strip
    bubbles: ReadonlyMap<number, string> | null; // what was just said there, where seats have room for it
    onPass: ((seat: number) => void) | null; // hands the device to somebody who plays at it
}

export function Seats({ desk, board, ring, bubbles, onPass }: SeatsProps) {
    const { state, face, me } = desk;
    const [open, setOpen] = useState<number | null>(null);
    const [sheet, setSheet] = useState(false); // it is fetched when it is first wanted
    const money = purses(state, face);
    const order = round(state.table.chairs.length, me);
    const show = (who: number): void => {
        setSheet(true);
        setOpen(who);
    };
    const dealsWith = (seat: number): boolean => face.dealsWith?.(board.game, seat) ?? false;
    const giving = useGiving(me, order.filter(dealsWith), show);
    return (
        <>
            <section
                {...giving}
                class={ring ? "tbl-seats tbl-seats-ring" : "tbl-seats tbl-seats-strip"}
                aria-label={t("frame.seats")}
                data-count={order.length}
            >
                {order.map((seat, place) => {
                    const at = spot(place, order.length);
                    const style = ring ? { "--x": String(at.x), "--y": String(at.y) } : {};
                    return (
                        <div key={seat} class="tbl-spot" style={style}>
                            <SeatCard
                                desk={desk}
                                seat={seat}
                                purse={money[seat] ?? null}
                                bubble={bubbles?.get(seat) ?? null}
                                noted={note(state.table.id, seat) !== ""}
                                hint={seat === me && giving["data-gives"] ? t("frame.give") : undefined}
                                onOpen={show}
                            />
                        </div>
                    );
                })}
            </section>
            {sheet && (
                <SeatSheet
                    desk={desk}
                    board={board}
                    seat={open}
                    onClose={() => setOpen(null)}
                    onPass={open !== null && open !== me && desk.beside.includes(open) ? onPass : null}
                />
            )}
        </>
    );
}
