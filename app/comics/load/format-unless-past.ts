import { formatDay } from "~/ui/format-day";

const DAY_MS = 24 * 60 * 60_000;

/** Formats a date, or returns undefined for a day that is over. @param day as `2026-12-04` */
export function formatUnlessPast(day: string | undefined, now = Date.now()): string | undefined {
  return day && Date.parse(day) + DAY_MS > now ? formatDay(day) : undefined;
}
