// A link goes to the clipboard. Browsers offer the good way only over TLS or on this machine; on a
// friend's address in the house network the old way still works.

import { t } from "../../texts";
import { toast } from "../../ui";

export async function copyLink(link: string): Promise<void> {
    if (await copied(link)) toast(t("after.copied"), "good");
    else toast(t("after.copyfailed", { link }));
}

async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copiedByHand(text);
    }
}

function copiedByHand(text: string): boolean {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    const had = document.activeElement;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (had instanceof HTMLElement) had.focus();
    return done;
}
