// The browser's own dialog: it keeps the focus inside, gives it back after, and knows Escape.

import { useEffect, useRef } from "preact/hooks";

export function useModal(open: boolean, close: () => void) {
    const box = useRef<HTMLDialogElement>(null);
    const end = useRef(close);
    end.current = close;
    useEffect(() => {
        const dialog = box.current;
        if (!dialog) return;
        if (open && !dialog.open) dialog.showModal();
        if (!open && dialog.open) dialog.close();
    }, [open]);
    useEffect(() => {
        const dialog = box.current;
        if (!dialog) return;
        const cancelled = (event: Event): void => {
            event.preventDefault(); // whoever opened it closes it
            end.current();
        };
        const outside = (event: MouseEvent): void => {
            if (event.target === dialog) end.current(); // the backdrop: what is inside has other targets
        };
        dialog.addEventListener("cancel", cancelled);
        dialog.addEventListener("click", outside);
        return () => {
            dialog.removeEventListener("cancel", cancelled);
            dialog.removeEventListener("click", outside);
        };
    }, []);
    return box;
}
