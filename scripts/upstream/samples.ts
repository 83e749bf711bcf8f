/** A few of many: the first, the last, and those evenly between. */
export function sample<Item>(items: readonly Item[], count = 3): Item[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}

/** The field of an object as a text; empty when there is no such field, or it is no text or number. */
export function field(value: unknown, name: string): string {
  const found = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

/**
 * The texts of a list, each once: its items, or a field of them. What is none is passed over, as is
 * everything when there is no list.
 */
export function texts(list: unknown, name?: string): string[] {
  if (!Array.isArray(list)) return [];
  const found = list.map((item: unknown) =>
    name === undefined ? (typeof item === "string" ? item : "") : field(item, name),
  );
  return [...new Set(found.filter((text) => text.trim() !== ""))];
}

/** The fields of an object; none for anything else. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
