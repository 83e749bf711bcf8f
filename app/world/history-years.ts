/** The year of the field guide, after the Sundering. */
const presentYear = 412;

/** Reads "312–704 OR" and "338 AS to now"; nothing for what was never counted. */
export function yearsOf(years: string): { from: number; to: number } | undefined {
  const [from, to] = years.match(/\d+/g)?.map(Number) ?? [];
  if (from === undefined) return undefined;
  return { from, to: to ?? presentYear };
}
