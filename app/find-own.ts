/** Returns the own property of a table with a name from a visitor or the upstream, which may be `constructor`. */
export function findOwn<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
