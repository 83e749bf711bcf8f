import { UpstreamError } from "./failure";

/** The code in the envelope of a successful response. */
export const OK = "CHASE-1000";
/** The error code of an envelope without data. */
const NO_DATA = "CHASE-0000";

/** Limits of an answer; the validation of a larger answer would block the process. */
const MAX_DEPTH = 20;
const MAX_VALUES = 50_000;
/** The maximum number of items in a list of an answer. */
export const MAX_ITEMS = 5_000;

/**
 * Reads the `data` field of an envelope. Checks follow the order of the wire contract: null, code,
 * data. The number 0 is data. The data is not validated.
 *
 * @param text decoded body
 * @throws {UpstreamError} of kind too-large, truncated, not-json, null, code or no-data
 */
export function unwrap(text: string): unknown {
  const body = parseJson(text);
  if (body === null) throw new UpstreamError("null", "null");
  const { code, message, data } = Object(body) as Record<string, unknown>;
  if (code !== OK) throw new UpstreamError("code", `${toLabel(code)}: ${toLabel(message)}`);
  if (data === undefined || data === null) throw new UpstreamError("no-data", NO_DATA);
  return normalize(data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isCut = text.trimStart().startsWith("{") && !text.trimEnd().endsWith("}");
    throw isCut
      ? new UpstreamError("truncated", "the JSON has no end", { cause })
      : new UpstreamError("not-json", "the body is not JSON", { cause });
  }
}

/** Formats any value for an error message. */
const toLabel = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Removes fields that are `null` or "", which mean the same as missing fields, and replaces lone
 * surrogates, which addresses cannot contain.
 *
 * @param whole counts the values of the whole answer
 * @throws {UpstreamError} of kind too-large for too many values or levels
 */
function normalize(value: unknown, whole = { values: 0 }, depth = 0): unknown {
  whole.values += 1;
  if (depth > MAX_DEPTH) throw new UpstreamError("too-large", `more than ${MAX_DEPTH} levels`);
  if (whole.values > MAX_VALUES) {
    throw new UpstreamError("too-large", `more than ${MAX_VALUES} values`);
  }
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  const normalizePart = (part: unknown) => normalize(part, whole, depth + 1);
  const entries = Object.entries(value);
  if (entries.length > MAX_ITEMS) {
    throw new UpstreamError("too-large", `a list of more than ${MAX_ITEMS} items`);
  }
  if (Array.isArray(value)) return value.map(normalizePart);
  const present = entries.filter(([, part]) => part !== null && part !== "");
  return Object.fromEntries(
    present.map(([name, part]) => [name.toWellFormed(), normalizePart(part)]),
  );
}

/** Returns whether data is empty as defined by the wire contract: `{}`, `[]` or `""`. */
export function isEmpty(data: unknown): boolean {
  return data === "" || (typeof data === "object" && data !== null && !Object.keys(data).length);
}
