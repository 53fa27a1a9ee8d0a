import { useEffect, useState } from "preact/hooks";
import { theme } from "../../app/preferences";

const dark = "(prefers-color-scheme: dark)";

// By the dark theme it is night in the city.
export function useNight(): boolean {
    const [late, setLate] = useState(() => matchMedia(dark).matches);
    useEffect(() => {
        const media = matchMedia(dark);
        const change = (): void => setLate(media.matches);
        media.addEventListener("change", change);
        return () => media.removeEventListener("change", change);
    }, []);
    return theme.value === "dark" || (theme.value === "auto" && late);
}
