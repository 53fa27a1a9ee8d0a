import { type RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { apart } from "./apart";

// The labels within stand beside each other, never on each other. Each has the class "mad-apart".
export function useApart(): RefObject<HTMLDivElement> {
    const within = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const labels = [...within.current!.querySelectorAll<HTMLElement>(".mad-apart")];
        for (const label of labels) label.style.translate = "";
        const room = within.current!.getBoundingClientRect();
        const boxes = labels.map((label) => {
            const { left, top, width, height } = label.getBoundingClientRect();
            return { x: left - room.left, y: top - room.top, w: width, h: height };
        });
        const by = apart(boxes, { w: room.width, h: room.height });
        labels.forEach((label, which) => {
            const { x, y } = by[which]!;
            if (x !== 0 || y !== 0) label.style.translate = `${x}px ${y}px`;
        });
    });
    return within;
}
