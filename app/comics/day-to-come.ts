/**
 * A day that is still to come in words, "December 4"; nothing for one that is past, or is none.
 *
 * @param day as `2026-12-04`
 */
export function dayToCome(day: string | undefined, now = Date.now()): string | undefined {
  const start = Date.parse(`${day}T00:00Z`);
  const length = 24 * 60 * 60_000;
  if (!(start + length > now)) return undefined;
  return new Date(start).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
