import type { z } from "zod";

/** The first example of a schema. */
export function exampleOf(schema: z.ZodType): unknown {
  return (schema.meta()?.["examples"] as unknown[] | undefined)?.[0];
}

/** Some items, evenly spread, with the first and the last. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}

/** A text or number in a field; "" for other values. */
export function field(value: unknown, name: string): string {
  const found = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

/** The distinct texts of a list, or in a field of its items. Other values are ignored. */
export function texts(list: unknown, name?: string): string[] {
  if (!Array.isArray(list)) return [];
  const found = list.map((item: unknown) =>
    name === undefined ? (typeof item === "string" ? item : "") : field(item, name),
  );
  return [...new Set(found.filter((text) => text.trim() !== ""))];
}
