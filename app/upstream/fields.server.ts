import { z } from "zod";
import { UpstreamError } from "./failure";
import { noteFreshUntil } from "./request-context.server";
import { sanitize } from "./html/sanitize.server";
import type { HtmlKind } from "./html/purifier";
import { textOf } from "./html/text";
import { isPathSegment } from "./path-segment";
import type { RawHtml, SafeHtml } from "./safe-html";

/** Characters of a plain text: far more than a name or a sentence has. */
const MAX_TEXT_LENGTH = 10_000;

/** The schema of an optional field: `null`, `""` and a missing field are the same. @param fallback its value then */
export function optional<Schema extends z.ZodType, const Fallback = undefined>(
  schema: Schema,
  fallback?: Fallback,
) {
  return z
    .preprocess((value) => (value === "" ? undefined : value), schema.nullish())
    .transform((value) => value ?? (fallback as Fallback));
}

/** A required text. */
export const text = z.string().min(1).max(MAX_TEXT_LENGTH).meta({ id: "Text" });

export const optionalText = optional(z.string().max(MAX_TEXT_LENGTH), "").meta({
  id: "OptionalText",
});

/** A required text that is part of an address. */
export const shortText = z.string().min(1).max(200).meta({ id: "ShortText" });

/** A required name that becomes a segment of an address. */
export const addressName = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((name) => name.trim() !== "" && isPathSegment(name), {
      error: "expected a name that an address can hold",
    })
    .meta({ pattern: "^(?!\\s*$)(?:(?!\\.{1,2}(?:/|$))[^/\\\\]+(?:/(?!$)|$))+$" });

/** The alternative text of the record's picture. */
export const optionalPictureText = optional(
  z.string().max(MAX_TEXT_LENGTH).meta({ description: "What its picture shows, in plain text" }),
  "",
).meta({ id: "PictureText" });

const htmlText = (description: string) =>
  z.string().meta({ description, contentMediaType: "text/html" });

/** Sanitized HTML. Refused HTML is an issue. */
function html(kind: HtmlKind, description: string) {
  return htmlText(description).transform(async (value, context): Promise<SafeHtml> => {
    const result = await sanitize(value, kind);
    if ("html" in result) return result.html;
    const { refused, isLate } = result;
    context.addIssue({ code: "custom", message: `HTML ${refused}`, params: { isLate } });
    return z.NEVER;
  });
}

const flow = "HTML fragment, sanitised on reading";

/** Converts a map to a list of entries; undefined for other data. */
export function toEntries(data: unknown): [string, unknown][] | undefined {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? Object.entries(data)
    : undefined;
}

/** A list in a record. A list that is too long is refused before its items are validated. */
export function boundedList<Item extends z.ZodType>(item: Item, maxItems: number) {
  return z.preprocess((list, context) => {
    if (!Array.isArray(list) || list.length <= maxItems) return list;
    context.addIssue({ code: "custom", message: `more than ${maxItems} items` });
    return z.NEVER;
  }, z.array(item).max(maxItems));
}

/** HTML of paragraphs, lists, tables and pictures. */
export const flowHtml = html("flow", flow);

export const optionalFlowHtml = optional(flowHtml, "" as SafeHtml).meta({ id: "OptionalHtml" });

/** The same unsanitized, for lists of which few items are shown. */
export const optionalRawHtml = optional(
  htmlText(flow).transform((text) => text as RawHtml),
  "" as RawHtml,
).meta({ id: "OptionalHtml" });

/**
 * Sanitizes HTML when it is shown. Refused HTML is logged and becomes empty. A page without late HTML is not cached.
 *
 * @param path of the call, for the log
 * @param field for the log
 * @throws {UpstreamError} of kind shape if HTML `mustFit` and is refused, unless it is late
 */
export async function sanitizeFlow(
  html: RawHtml,
  path: string,
  field: string,
  mustFit = false,
): Promise<SafeHtml> {
  const result = await sanitize(html, "flow");
  if ("html" in result) return result.html;
  console.warn(`upstream GET ${path} left out ${field} (HTML ${result.refused})`);
  if (result.isLate) noteFreshUntil(0);
  else if (mustFit) throw new UpstreamError("shape", `HTML ${result.refused}`);
  return "" as SafeHtml;
}

/** An item as a page shows it. */
export type Described<Item> = Omit<Item, "description"> & { description: SafeHtml };

/** Sanitizes the descriptions of the items that a page shows. */
export function sanitizeDescriptions<Item extends { description: RawHtml }>(
  items: readonly Item[],
  { path }: { path: string },
  mustFit = false,
): Promise<Described<Item>[]> {
  const sanitizeItem = async (item: Item) => ({
    ...item,
    description: await sanitizeFlow(item.description, path, "description", mustFit),
  });
  return Promise.all(items.map(sanitizeItem));
}

/** A line of HTML with links and emphasis; empty if it has no text. */
export const optionalInlineHtml = optional(
  html("inline", "A line of HTML with links and emphasis, sanitised on reading").transform((line) =>
    textOf(line) ? line : ("" as SafeHtml),
  ),
  "" as SafeHtml,
).meta({ id: "OptionalLine" });

/** Normalizes an absolute http or https address; undefined for any other text. */
export function normalizeWebAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

export const optionalDate = optional(
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .meta({ description: "The day or the moment it came out, ISO 8601" }),
).meta({ id: "OptionalDate" });

export const optionalLink = optional(
  z
    .string()
    .refine(
      (address) => normalizeWebAddress(address) !== undefined,
      "expected an http or https address",
    )
    .meta({ description: "An http or https address", format: "uri", pattern: "^https?://" })
    .transform((address) => normalizeWebAddress(address)),
).meta({ id: "OptionalLink" });
