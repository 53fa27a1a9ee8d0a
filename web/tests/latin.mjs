// Latin words on a screen that is in a language of other characters. Names of people, clauses, codes of the board and
// what is called so everywhere may stay.

const kAllowed = new Set(["Moneybags", "EN", "QR", "Wi-Fi", "https", "Enter", "Home", "End", "Aa", "MAD", "CITY"]);
const kNames = ["Al", "Bea", "Cid", "Dan", "Eva", "Zoe"]; // of who sits at tables that nobody here has opened
const kPatience = 10_000; // until the story has come again in the other language
const isCode = (word) => !/[a-z]/.test(word) && (word.length < 2 || /[\d-]/.test(word));

// Everything that is seen, and what a screen reader says.
const texts = (page) =>
    page.evaluate(() => {
        const found = [];
        for (const each of document.body.querySelectorAll("*")) {
            if (each.closest("code, pre, [lang=en]") || !each.checkVisibility()) continue;
            for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"]) {
                found.push(each.getAttribute(name) ?? "");
            }
            for (const child of each.childNodes) {
                if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? "");
            }
        }
        return found;
    });

export async function latinWords(guest) {
    const seated = guest.frames.flatMap(({ table }) => (table?.chairs ?? []).flatMap(({ name }) => name.split(/\s+/)));
    const names = new Set([...kNames, ...seated]);
    const found = new Set();
    for (const text of await texts(guest.page)) {
        if (/https?:|#\/|English/.test(text)) continue; // a link; the button that leads back
        for (const [word] of text.matchAll(/[A-Za-z][\w.'’-]*/g)) {
            const bare = word.replace(/[.'’-]+$/, "").replace(/\.\d$/, "");
            if (!kAllowed.has(bare) && !isCode(bare) && !names.has(bare))
                found.add(`${bare} (${text.trim().slice(0, 60)})`);
        }
    }
    return [...found];
}

// The same screen in the other language, and back.
export async function latinInChinese(guest) {
    const there = guest.button("繁體中文");
    if ((await there.count()) === 0) return [];
    await there.first().click();
    await guest.page.waitForFunction(() => document.documentElement.lang === "zh-Hant");
    await guest.settled();
    let words = await latinWords(guest);
    for (const until = Date.now() + kPatience; words.length > 0 && Date.now() < until; ) {
        await guest.page.waitForTimeout(200);
        words = await latinWords(guest);
    }
    await guest.button("English").first().click();
    await guest.page.waitForFunction(() => document.documentElement.lang === "en");
    await guest.settled();
    return words;
}
