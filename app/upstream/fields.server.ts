import { z } from "zod";
import { UpstreamError } from "./failure";
import { noteFreshUntil } from "./freshness.server";
import { sanitize, type Refused } from "./html/sanitize.server";
import type { HtmlKind } from "./html/purifier";
import { textOf } from "./html/text";
import type { RawHtml, SafeHtml } from "./safe-html";

/** Characters of a plain text: far more than a name or a sentence has. */
const MAX_TEXT_LENGTH = 10_000;

const isNothing = (value: unknown) => value === null || value === undefined || value === "";

/**
 * Schema of a field that a page can do without: `null`, a missing field and `""` are the same. `readData` leaves out
 * values that do not fit.
 *
 * @param fallback value of an empty field
 */
export function optional<Schema extends z.ZodType, const Fallback = undefined>(
  schema: Schema,
  fallback?: Fallback,
) {
  return z
    .preprocess((value) => (isNothing(value) ? undefined : value), schema.nullish())
    .transform((value) => value ?? (fallback as Fallback));
}

/** A text of at least one character that its record needs. */
export const text = z.string().min(1).max(MAX_TEXT_LENGTH);

/** A text that a page can do without; empty for nothing. */
export const optionalText = optional(z.string().max(MAX_TEXT_LENGTH), "");

/** A short text, which may stand in an address. */
export const shortText = z.string().min(1).max(200);

/** The alternative text of the record's picture. */
export const optionalPictureText = optional(
  z.string().max(MAX_TEXT_LENGTH).meta({ description: "What its picture shows, in plain text" }),
  "",
);

const htmlText = (description: string) =>
  z.string().meta({ description, contentMediaType: "text/html" });

/** Sanitized HTML. HTML that is refused does not fit, unless `refuse` throws. */
function html(kind: HtmlKind, description: string, refuse?: (refused: Refused) => void) {
  return htmlText(description).transform(async (value, context): Promise<SafeHtml> => {
    const result = await sanitize(value, kind);
    if ("html" in result) return result.html;
    refuse?.(result);
    const { refused, isLate } = result;
    context.addIssue({ code: "custom", message: `HTML ${refused}`, params: { isLate } });
    return z.NEVER;
  });
}

const flow = "HTML fragment, sanitised on reading";

/** The entries of a map, to be read as a list; undefined for other data. */
export function entriesOf(data: unknown): [string, unknown][] | undefined {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? Object.entries(data)
    : undefined;
}

/** A list inside of a record. A list with too many items is refused before its items are validated. */
export function boundedList<Item extends z.ZodType>(item: Item, maxItems: number) {
  return z.preprocess((list, context) => {
    if (!Array.isArray(list) || list.length <= maxItems) return list;
    context.addIssue({ code: "custom", message: `more than ${maxItems} items` });
    return z.NEVER;
  }, z.array(item).max(maxItems));
}

/** HTML of paragraphs, lists, tables and pictures. */
export const flowHtml = html("flow", flow);

/** The same, where a page can do without; empty for nothing. */
export const optionalFlowHtml = optional(flowHtml, "" as SafeHtml);

/** The same, but HTML that cannot be parsed fails the whole answer. HTML that is late is left out. */
export const parsedFlowHtml = optional(
  html("flow", flow, ({ refused, isLate }) => {
    if (!isLate) throw new UpstreamError("shape", `HTML ${refused}`);
  }),
  "" as SafeHtml,
);

/** The same unsanitized, for a list of which few items are shown: sanitizing costs most. */
export const optionalRawHtml = optional(
  htmlText(flow).transform((text) => text as RawHtml),
  "" as RawHtml,
);

/**
 * Sanitizes HTML of paragraphs, lists, tables and pictures when it is shown. HTML that is refused is logged and
 * becomes empty. A page without late HTML is not cached.
 *
 * @param path of the call whose answer holds the HTML, for the log
 * @param field name of the field, for the log
 */
export async function sanitizeFlow(html: RawHtml, path: string, field: string): Promise<SafeHtml> {
  const result = await sanitize(html, "flow");
  if ("html" in result) return result.html;
  console.warn(`upstream GET ${path} left out ${field} (HTML ${result.refused})`);
  if (result.isLate) noteFreshUntil(0);
  return "" as SafeHtml;
}

/** A line of text with links and emphasis, which a page can do without; empty for nothing to read. */
export const optionalInlineHtml = optional(
  html("inline", "A line of HTML with links and emphasis, sanitised on reading").transform((line) =>
    textOf(line) ? line : ("" as SafeHtml),
  ),
  "" as SafeHtml,
);

/**
 * An address that leads to a web page, as the URL parser writes it; nothing for any other scheme,
 * for an address without one, and for what is no address.
 */
export function webAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

/** The day, or the moment, that something came out, where that is known. */
export const optionalDate = optional(
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .meta({ description: "The day or the moment it came out, ISO 8601" }),
);

/** A link to a web page that a page can do without. */
export const optionalLink = optional(
  z
    .string()
    .refine((address) => webAddress(address) !== undefined, "expected an http or https address")
    .meta({ description: "An http or https address", format: "uri" })
    .transform((address) => webAddress(address)),
);
