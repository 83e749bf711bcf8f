/** What a measure has to reach. `tolerance` is the noise that a ratio of 1 cannot be told from. */
type Goal =
  | { ratioAtMost: number; tolerance?: number }
  | { ratioAtLeast: number }
  | { atMost: number };

/** One line of the result: the site's figure, the bare server's, and what was wanted. */
export interface Measure {
  name: string;
  site: number;
  /** Left out where there is nothing to compare with. */
  bare?: number;
  unit: "ms" | "B" | "MB" | "/s" | "";
  goal?: Goal;
}

/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("There is no median of nothing.");
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle]!;
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2;
}

/** Whether a measure reached its goal; without a goal, or without a ratio to judge, undefined. */
function isMet({ site, bare, goal }: Measure): boolean | undefined {
  if (!goal) return undefined;
  if ("atMost" in goal) return site <= goal.atMost;
  if (!bare) return undefined;
  const ratio = site / bare;
  return "ratioAtMost" in goal
    ? ratio <= goal.ratioAtMost + (goal.tolerance ?? 0)
    : ratio >= goal.ratioAtLeast;
}

/** The measures as a table, with both figures, their ratio, the goal and whether it is met. */
export function measureTable(measures: readonly Measure[]): string {
  return table(
    ["measure", "site", "bare", "ratio", "goal", "result"],
    measures.map((measure) => {
      const { name, site, bare, unit } = measure;
      return [
        name,
        figure(site, unit),
        bare === undefined ? "" : figure(bare, unit),
        bare ? `${(site / bare).toFixed(2)} ×` : "",
        goalText(measure),
        verdict(measure),
      ];
    }),
  );
}

/** Rows under a heading, as a Markdown table whose columns line up in a terminal too. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join(" | ")} |`;
  const rule = `| ${widths
    .map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`))
    .join(" | ")} |`;
  return [line(heading), rule, ...rows.map(line)].join("\n");
}

function verdict(measure: Measure): string {
  const met = isMet(measure);
  if (met === undefined) return "";
  return met ? "met" : "not met";
}

function figure(value: number, unit: Measure["unit"]): string {
  if (unit === "") return value.toFixed(3);
  const digits = unit === "ms" && value < 10 ? 1 : 0;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`;
}

function goalText({ goal, unit }: Measure): string {
  if (!goal) return "";
  if ("atMost" in goal) return `≤ ${unit === "" ? goal.atMost : figure(goal.atMost, unit)}`;
  if ("ratioAtLeast" in goal) return `≥ ${goal.ratioAtLeast.toFixed(2)} ×`;
  const noise = goal.tolerance ? ` (± ${goal.tolerance.toFixed(2)})` : "";
  return `≤ ${goal.ratioAtMost.toFixed(2)} ×${noise}`;
}

/** A cell that is bold where its goal is missed. */
export function judged(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`;
}
