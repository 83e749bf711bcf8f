/** Returns the entry of a table with a name that a visitor or the upstream chose: not `constructor` or the like. */
export function findOwn<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
