let format: Intl.DateTimeFormat | undefined;

/** Formats a day such as `2026-12-04` as "December 4, 2026" in UTC. */
export function formatDay(day: string): string {
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}
