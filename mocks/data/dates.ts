/** The moment some days before another, as it is written in an answer: to the second, in UTC. */
export function dateBefore(moment: string, days: number): string {
  const before = new Date(Date.parse(moment) - days * 24 * 60 * 60_000);
  return before.toISOString().replace(".000Z", "Z");
}
