import { useEffect, useState } from "preact/hooks";
import { lang } from "../app/preferences";
import { Connection } from "../net/connection";

// A socket for this table and seat, ended when either changes or the screen goes. A new `visit` is a
// new socket: who we are is a cookie that is read when a socket opens.
export function useConnection(table: string, token: string | null, visit: number): Connection | null {
    const [held, setHeld] = useState<Connection | null>(null);
    useEffect(() => {
        const connection = new Connection({ table, token, lang: lang.peek() });
        setHeld(connection);
        return () => {
            connection.end();
            setHeld(null);
        };
    }, [table, token, visit]);
    const language = lang.value;
    useEffect(() => held?.speak(language), [held, language]);
    return held;
}
