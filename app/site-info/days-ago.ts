const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/**
 * How long ago a day was: "new today", "yesterday", "3 days ago".
 *
 * @param day ISO 8601, without a time; days begin at midnight UTC
 * @returns undefined for a day in the future or more than 13 days ago
 */
export function daysAgo(day: string, now: number): string | undefined {
  const days = Math.floor((now - Date.parse(day)) / 86_400_000);
  if (!(days >= 0 && days < 14)) return undefined;
  return days === 0 ? "new today" : words.format(-days, "day");
}
