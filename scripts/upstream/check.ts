import { walk, type MadeCall } from "./walk";
import { findDifferences } from "./wire-schema";

/**
 * Makes the calls, and validates the responses strictly.
 *
 * @param withWrites whether to try the generators and the game
 * @returns the name of each call and its differences, as `data[3].title: Invalid input: expected string, received number`
 */
export async function check(withWrites = false): Promise<[name: string, differences: string[]][]> {
  return (await walk(withWrites)).map((made) => [nameOf(made), differencesOf(made)]);
}

function nameOf({ call, values }: MadeCall): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(values[name]));
  return `${call.method} ${path}`;
}

const differencesOf = ({ call, data, failure }: MadeCall): string[] =>
  failure ? [`${failure.kind}: ${failure.message}`] : findDifferences(call, data);
