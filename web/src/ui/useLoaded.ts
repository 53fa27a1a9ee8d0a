import { useEffect, useState } from "preact/hooks";

// What is fetched for a key (a game's board or lesson); undefined until it is there.
export function useLoaded<T>(key: string | undefined, load: (key: string) => Promise<T>): T | undefined {
    const [found, setFound] = useState<{ of: string; value: T } | null>(null);
    useEffect(() => {
        if (key === undefined) return;
        let wanted = true;
        void load(key).then((value) => {
            if (wanted) setFound({ of: key, value });
        });
        return () => {
            wanted = false;
        };
    }, [key]);
    return found && found.of === key ? found.value : undefined;
}
