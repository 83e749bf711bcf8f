const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/**
 * How long ago a day was, as people say it for two weeks: "new today", "yesterday", "3 days ago".
 * Afterward, and before it has come, nothing: its date says more.
 *
 * @param day ISO 8601, without a time; days begin at midnight UTC
 */
export function daysAgo(day: string, now: number): string | undefined {
  const days = Math.floor((now - Date.parse(day)) / 86_400_000);
  if (!(days >= 0 && days < 14)) return undefined;
  return days === 0 ? "new today" : words.format(-days, "day");
}
