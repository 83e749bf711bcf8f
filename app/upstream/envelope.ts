import { UpstreamError } from "./failure";

/** The envelope code of a successful response. */
export const OK = "CHASE-1000";
/** The error code of an envelope that has no data. */
const NO_DATA = "CHASE-0000";

/**
 * Reads the `data` field of an envelope, with the checks of the wire contract in their order: status, null, code, data.
 * The data are not validated. The number 0 is data.
 *
 * @param status HTTP status
 * @param text decoded body, without what no document can hold: see `replaceUnprintable`
 * @throws {UpstreamError} of kind status, not-json, null, code or no-data
 */
export function unwrap(status: number, text: string): unknown {
  if (status >= 300) throw new UpstreamError("status", String(status), { status });

  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new UpstreamError("not-json", "the body is not JSON", { cause });
  }
  if (body === null) throw new UpstreamError("null", "null");

  const { code, message, data } = (typeof body === "object" ? body : {}) as Record<string, unknown>;
  if (code !== OK) {
    const name = toText(code);
    throw new UpstreamError("code", `${name}: ${toText(message)}`, { code: name });
  }
  if (data === undefined || data === null) {
    throw new UpstreamError("no-data", NO_DATA, { code: NO_DATA });
  }
  return data;
}

/** Escapes of characters that no document can hold: NUL and single surrogates. */
const unprintable = /^\\u(?:0000|[dD][89a-fA-F]..)$/;

/** Replaces these escapes in a JSON text, also in the names of fields. */
export function replaceUnprintable(json: string): string {
  if (!/\\u(?:0000|[dD][89a-fA-F])/.test(json)) return json;
  const escapes = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u....|.)/g;
  return json.replace(escapes, (escape) => (unprintable.test(escape) ? "\\ufffd" : escape));
}

/** Converts any JSON value to text for a log. */
function toText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return String(JSON.stringify(value));
  } catch {
    // JSON.parse accepts deeper nesting than JSON.stringify.
    return "unspeakable";
  }
}
