/** The goal of a measure; ratios are the site's figure by the bare server's. */
interface Goal {
  max?: number | undefined;
  maxRatio?: number;
  minRatio?: number;
}

/** One line of the result. */
export interface Measure {
  name: string;
  site: number;
  /** The bare server's figure, where there is something to compare with. */
  bare?: number;
  unit: "ms" | "B" | "MB" | "/s" | "%" | "×" | "";
  goal?: Goal;
}

/** A measure without a bare server's figure. */
export function toMeasure(
  name: string,
  site: number,
  unit: Measure["unit"],
  max?: number,
): Measure {
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
  const rows = measures.map((measure) => {
    const { name, site, bare, unit } = measure;
    return [
      name,
      formatFigure(site, unit),
      bare === undefined ? "" : formatFigure(bare, unit),
      bare ? `${(site / bare).toFixed(2)} ×` : "",
      formatGoal(measure),
      formatVerdict(measure),
    ];
  });
  const heading = ["measure", "site", "bare", "ratio", "goal", "result"];
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [heading, rule, ...rows]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`)
    .join("\n");
}

function formatFigure(value: number, unit: Measure["unit"]): string {
  const maximumFractionDigits = value < 10 ? 2 : 0;
  return `${value.toLocaleString("en", { maximumFractionDigits })} ${unit}`.trim();
}

function formatGoal({ goal: { max, maxRatio, minRatio } = {}, unit }: Measure): string {
  if (max !== undefined) return `≤ ${formatFigure(max, unit)}`;
  if (maxRatio) return `≤ ${maxRatio} ×`;
  return minRatio ? `≥ ${minRatio} ×` : "";
}

function formatVerdict({ site, bare = NaN, goal = {} }: Measure): string {
  const { max = Infinity, maxRatio = Infinity, minRatio = 0 } = goal;
  if (Object.values(goal).every((value) => value === undefined)) return "";
  const ratio = site / bare;
  const isMet = site <= max && !(ratio > maxRatio) && !(ratio < minRatio);
  return isMet ? "met" : "not met";
}
