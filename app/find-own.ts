/** Returns an own property of a table, because a name from outside may be `constructor`. */
export function findOwn<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
