const DAY_MS = 24 * 60 * 60_000;

/** Formats a day, as "December 4" or with its year, in UTC so that all readers see the same day. */
export function formatDay(day: string, style: "short" | "long" = "short"): string {
  return new Date(day).toLocaleDateString("en-US", {
    ...(style === "long" && { year: "numeric" }),
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

/**
 * Formats a day that is not over yet.
 *
 * @param day as `2026-12-04`
 */
export function dayToCome(day: string | undefined, now = Date.now()): string | undefined {
  return day && Date.parse(day) + DAY_MS > now ? formatDay(day) : undefined;
}
