/** One line of the result: what is measured, and its goal. */
export interface Measure {
  name: string;
  site: number;
  /** The bare server's figure, where there is something to compare with. */
  bare?: number;
  unit: "ms" | "B" | "MB" | "/s" | "%" | "×" | "";
  goal: Goal;
}

/** Limits of the site's figure, and of its ratio to the bare server's. */
interface Goal {
  max?: number | undefined;
  maxRatio?: number;
  minRatio?: number;
}

/** A measure without a bare server's figure. */
export function toMeasure(name: string, site: number, unit: Measure["unit"], max: number): Measure {
  return { name, site, unit, goal: { max } };
}

/** The name, unit and goal of what is measured by a field of a sample. */
type Row<Sample> = readonly [string, keyof Sample, Measure["unit"], Goal];

/** Takes samples of the site and of the bare server by turns, and compares the medians of their fields. */
export async function compareSamples<Sample extends Record<keyof Sample, number>>(
  rounds: number,
  sampleSite: () => Promise<Sample>,
  sampleBare: () => Promise<Sample>,
  rows: readonly Row<Sample>[],
): Promise<Measure[]> {
  const [ofSite, ofBare]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ofSite.push(await sampleSite());
    ofBare.push(await sampleBare());
  }
  return rows.map(([name, field, unit, goal]) => {
    const median = (samples: readonly Sample[]) => percentile(samples.map((one) => one[field]));
    return { name, site: median(ofSite), bare: median(ofBare), unit, goal };
  });
}

/** The value that this share of the values is below; the median by default. */
export function percentile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** The measures as a Markdown table that is aligned in a terminal, too. */
export function measureTable(measures: readonly Measure[]): string {
  const heading = ["measure", "site", "bare", "ratio", "goal", "result"];
  const rows = measures.map(toCells);
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  return [heading, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`)
    .join("\n");
}

function toCells({ name, site, bare, unit, goal: { max, maxRatio, minRatio } }: Measure): string[] {
  const format = (value: number, unit: string) => {
    const maximumFractionDigits = value < 10 ? 2 : 0;
    return `${value.toLocaleString("en", { maximumFractionDigits })} ${unit}`.trim();
  };
  const ratio = bare && site / bare;
  let [goal, isMet] = ["", true];
  if (max !== undefined) [goal, isMet] = [`≤ ${format(max, unit)}`, site <= max];
  if (maxRatio) [goal, isMet] = [`≤ ${maxRatio} ×`, !(ratio! > maxRatio)];
  if (minRatio) [goal, isMet] = [`≥ ${minRatio} ×`, !(ratio! < minRatio)];
  return [
    name,
    format(site, unit),
    bare === undefined ? "" : format(bare, unit),
    ratio ? `${ratio.toFixed(2)} ×` : "",
    goal,
    goal && (isMet ? "met" : "not met"),
  ];
}
