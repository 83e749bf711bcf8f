import { useEffect, useRef, useState } from "react";
import { formatCents } from "./money";

/** So many milliseconds are between two announcements: whoever hears them came for the page. */
const quiet = 2 * 60_000;

/**
 * What to tell those who hear the page and do not see it: nothing at first, then what another event raised, and
 * how the jar of this one fills; never twice the same, and the last word is always said.
 *
 * @param total in cents
 * @param from the donors of them, in words
 */
export function useTotalAnnouncement(event: string, total: number, from: string): string {
  const [news, setNews] = useState("");
  const said = useRef({ event, total, at: -Infinity });
  useEffect(() => {
    const { current: last } = said;
    if (last.event === event && last.total === total) return;
    const isOther = last.event !== event;
    const wait = isOther ? 0 : Math.max(0, last.at + quiet - Date.now());
    const timer = setTimeout(() => {
      said.current = { event, total, at: isOther ? -Infinity : Date.now() };
      const sum = formatCents(total);
      setNews(isOther ? `${sum} ${from}` : `The jar is now at ${sum}`);
    }, wait);
    return () => clearTimeout(timer);
  }, [event, total, from]);
  return news;
}
