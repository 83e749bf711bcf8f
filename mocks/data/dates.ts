/** Formats the date `days` days before a given date, in seconds precision and UTC. */
export function dateBefore(moment: string, days: number): string {
  const before = new Date(Date.parse(moment) - days * 24 * 60 * 60_000);
  return before.toISOString().replace(".000Z", "Z");
}
