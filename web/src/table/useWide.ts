import { useEffect, useState } from "preact/hooks";

// Room for seats round the board and the story beside it.
const query = "(min-width: 960px) and (min-height: 600px)";

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => setWide(media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);
  return wide;
}
