import { findDifferences } from "./wire-schema";
import { walk, type Made } from "./walk";

interface Row {
  name: string;
  ok: boolean;
  /** Such as `data[3].title: Invalid input: expected string, received number`. */
  differences: string[];
  milliseconds: number;
}

/** Makes the calls, and validates the responses strictly. @param withWrites whether to try the generators and the game */
export async function check(withWrites = false): Promise<Row[]> {
  return (await walk(withWrites)).map(toRow);
}

function toRow({ call, values, data, failure, milliseconds }: Made): Row {
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(values[name]));
  const found = failure ? [`${failure.kind}: ${failure.message}`] : findDifferences(call, data);
  // Control characters could control a terminal.
  const [name = "", ...differences] = [`${call.method} ${path}`, ...found].map((text) =>
    text.replace(/\p{C}/gu, "\u{fffd}").slice(0, 200),
  );
  return { name, ok: differences.length === 0, differences, milliseconds };
}

/** One line for each call, and below it the first five differences. */
export function formatRows(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ name, ok, differences, milliseconds }) => [
    `${ok ? "ok" : "differs"}\t${milliseconds} ms\t${name}`,
    ...differences.slice(0, 5).map((text) => `    ${text}`),
  ]);
  const wrong = rows.filter(({ ok }) => !ok).length;
  return `${lines.join("\n")}\n\n${rows.length} calls, ${rows.length - wrong} ok, ${wrong} differ`;
}
