/** Limits of the site's figure, and of its ratio to the bare server's. */
interface Goal {
  max?: number | undefined;
  maxRatio?: number;
  minRatio?: number;
}

type Unit = "ms" | "B" | "MB" | "/s" | "%" | "";

/** Prints the heading of a Markdown table that is aligned in a terminal, too. */
export function printHeading(): void {
  printRow("measure", "site", "bare", "ratio", "goal", "result");
  printRow("---", "---", "---", "---", "---", "---");
}

const printRow = (name: string, ...cells: string[]) =>
  console.log(`| ${[name.padEnd(60), ...cells.map((cell) => cell.padEnd(10))].join(" | ")} |`);

/** Prints a row: at once, because a measure takes minutes. @param bare the bare server's figure */
export function report(name: string, site: number, unit: Unit, goal: Goal, bare?: number): void {
  const { max, maxRatio, minRatio } = goal;
  const format = (value: number) => {
    const maximumFractionDigits = value < 10 ? 2 : 0;
    return `${value.toLocaleString("en", { maximumFractionDigits })} ${unit}`.trim();
  };
  const ratio = bare && site / bare;
  let [limit, isMet] = ["", true];
  if (max !== undefined) [limit, isMet] = [`≤ ${format(max)}`, site <= max];
  if (maxRatio) [limit, isMet] = [`≤ ${maxRatio} ×`, !(ratio! > maxRatio)];
  if (minRatio) [limit, isMet] = [`≥ ${minRatio} ×`, !(ratio! < minRatio)];
  printRow(
    name,
    format(site),
    bare === undefined ? "" : format(bare),
    ratio ? `${ratio.toFixed(2)} ×` : "",
    limit,
    limit && (isMet ? "met" : "not met"),
  );
}

/** The value that this share of the values is below; the median by default. */
export function percentile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** The name, unit and goal of what is measured by a field of a sample. */
type Row<Sample> = readonly [string, keyof Sample, Unit, Goal];

/** Takes samples of the site and of the bare server by turns, and reports the medians of their fields. */
export async function compare<Sample extends Record<keyof Sample, number>>(
  rounds: number,
  takeSample: (server: "site" | "bare") => Promise<Sample>,
  rows: readonly Row<Sample>[],
): Promise<void> {
  const samples = { site: [] as Sample[], bare: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    samples.site.push(await takeSample("site"));
    samples.bare.push(await takeSample("bare"));
  }
  for (const [name, field, unit, goal] of rows) {
    const [site, bare] = [samples.site, samples.bare].map((taken) =>
      percentile(taken.map((sample) => sample[field])),
    );
    report(name, site!, unit, goal, bare);
  }
}
