const DAY_MS = 24 * 60 * 60_000;

/** A day in words, "December 4", in UTC as the site is written for readers everywhere. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

/**
 * Returns a day in words, if it is not over yet.
 *
 * @param day as `2026-12-04`
 */
export function dayToCome(day: string | undefined, now = Date.now()): string | undefined {
  return day && Date.parse(day) + DAY_MS > now ? formatDay(day) : undefined;
}
