/** The entry of a table under a name from outside; names every object inherits, like "constructor", have none. */
export function entry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
