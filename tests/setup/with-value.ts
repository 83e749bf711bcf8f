/** The path of a field in the data: names and indexes. */
export type Place = readonly (string | number)[];

/** Returns a copy of the data with another value at a path; undefined removes a list item. */
export function withValue(data: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const replaced = withValue((data as never)[name], rest, value);
  if (!Array.isArray(data)) return { ...(data as object), [name]: replaced };
  const at = Number(name);
  return [
    ...data.slice(0, at),
    ...(replaced === undefined ? [] : [replaced]),
    ...data.slice(at + 1),
  ];
}
