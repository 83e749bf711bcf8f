/**
 * Schemas of fields. `null` and "" mean the same as a missing field: the envelope removes them. An
 * optional field with an invalid value counts as missing, too.
 */
import { z } from "zod";
import type { Fragment } from "./html/worker";
import { sanitize } from "./html/sanitize.server";
import { textOf } from "./html/text";
import { isPathSegment } from "./path-segment";
import { waitFor } from "./waiting.server";
import type { SafeHtml } from "./safe-html";

/** The maximum length of a text, far above the length of names and sentences. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * Returns the schema of an optional field.
 *
 * @param fallback the value if the field is missing or invalid; undefined by default
 */
export function optional<Schema extends z.ZodType>(
  schema: Schema,
  fallback: z.output<Schema>,
): z.ZodCatch<z.ZodDefault<Schema>>;
export function optional<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodCatch<z.ZodOptional<Schema>>;
export function optional(schema: z.ZodType, fallback?: unknown) {
  const missing = fallback === undefined ? schema.optional() : schema.default(fallback);
  return missing.catch(fallback);
}

/** Marks an invalid item until the list of the item is parsed. */
const invalid = Symbol("invalid");

/**
 * Returns the schema of a list. Invalid items are omitted; empty data is an empty list. If all
 * items are invalid, so is the list: a renamed field must not replace a cached list with an empty
 * one.
 *
 * @param identify returns what identifies an item, such as its id; `byPosition` if items may repeat
 */
export function list<Item extends z.ZodType>(
  item: Item,
  identify: (item: z.output<Item>, position: number) => unknown,
) {
  return z
    .array(item.catch(invalid as never))
    .refine(someIsValid, "no item fits")
    .transform((items): z.output<Item>[] => {
      const known = new Set<unknown>();
      const isNew = (identity: unknown) => known.size < known.add(identity).size;
      return items.filter((one, at) => one !== invalid && isNew(identify(one, at)));
    })
    .default([]);
}

/** Identifies items by position in lists whose items may repeat, such as paragraphs. */
export const byPosition = (_item: unknown, position: number) => position;

const someIsValid = (items: unknown[]) =>
  items.length === 0 || items.some((item) => item !== invalid);

/** Returns a schema that parses an object to the list of its valid `[key, value]` pairs. */
export function recordEntries<Key extends z.ZodType, Value extends z.ZodType>(
  key: Key,
  value: Value,
) {
  return z.record(z.string(), value.catch(invalid as never)).transform((record) => {
    const entries = new Map<z.output<Key>, z.output<Value>>();
    for (const [name, one] of Object.entries(record)) {
      const { data, success } = key.safeParse(name);
      if (success && one !== invalid && !entries.has(data)) entries.set(data, one);
    }
    return [...entries];
  });
}

/** The schema of a required text. */
export const text = z.string().min(1).max(MAX_TEXT_LENGTH);

/** The schema of an optional text; empty if the text is missing or invalid. */
export const optionalText = optional(text, "");

/** The schema of a required text that is part of an address. */
export const shortText = z.string().min(1).max(200);

/** Returns the schema of a required name that becomes a segment of an address. */
export const addressName = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    // The site redirects addresses with outer spaces to addresses without them.
    .trim()
    .refine(isPathSegment, {
      error: "expected a name that an address can hold",
    });

const html = (kind: Fragment["kind"]) =>
  z
    .string()
    .transform((source) => sanitize(source, kind))
    .meta({ contentMediaType: "text/html" });

/** The schema of HTML with paragraphs, lists, tables and pictures. */
export const flowHtml = html("flow");

/** The schema of optional HTML like `flowHtml`; empty if it is missing or invalid. */
export const optionalFlowHtml = optional(flowHtml, "" as SafeHtml);

/** The HTML of a list item. It is sanitized on the first access, because few items are shown. */
export class LazyHtml {
  #safe: SafeHtml | Promise<SafeHtml> | undefined;

  constructor(readonly source: string) {}

  /** @throws {UpstreamError} see `sanitize`; the next access tries again */
  async read(): Promise<SafeHtml> {
    this.#safe ??= sanitize(this.source, "flow");
    if (typeof this.#safe === "string") return this.#safe;
    try {
      return (this.#safe = await waitFor("HTML", "of a page", this.#safe));
    } catch (reason) {
      this.#safe = undefined;
      throw reason;
    }
  }
}

/** The schema of an optional text that is sanitized on the first access; empty if missing. */
export const optionalLazyHtml = optional(
  z
    .string()
    .meta({ contentMediaType: "text/html" })
    .transform((source) => new LazyHtml(source)),
  new LazyHtml(""),
);

/** The schema of a line of HTML with links and emphasis; empty if the HTML contains no text. */
export const optionalInlineHtml = optional(
  html("inline").transform((line) => (textOf(line) ? line : ("" as SafeHtml))),
  "" as SafeHtml,
);

/** Normalizes an absolute http or https address; undefined if the text is no such address. */
export function normalizeWebAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

/** The schema of an optional date or date-time. */
export const optionalDate = optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })]));

/** The schema of an optional width or height of a picture in pixels. */
export const optionalLength = optional(z.number().positive().max(100_000));

/** The schema of an optional http or https address. */
export const optionalLink = optional(
  z
    .string()
    .regex(/^https?:\/\//i)
    .transform(normalizeWebAddress),
);
