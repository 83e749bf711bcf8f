import { UpstreamError } from "./failure";

/** The envelope code of a good answer. */
export const OK = "CHASE-1000";
/** The error code of an envelope that has no data. */
const NO_DATA = "CHASE-0000";

/**
 * Takes the envelope off an answer, with the checks of the wire contract in their order:
 * status, null, code, data. The number 0 is data.
 *
 * @param status HTTP status of the answer
 * @param text the decoded body
 * @returns the `data` field, not yet validated
 * @throws {UpstreamError} of kind status, not-json, null, code or no-data
 */
export function unwrap(status: number, text: string): unknown {
  if (status >= 300) throw new UpstreamError("status", String(status), { status });

  let body: unknown;
  try {
    body = JSON.parse(withPrintableTexts(text));
  } catch (cause) {
    throw new UpstreamError("not-json", "the body is not JSON", { cause });
  }
  if (body === null) throw new UpstreamError("null", "null");

  const { code, message, data } = (typeof body === "object" ? body : {}) as Record<string, unknown>;
  if (code !== OK) {
    const [name, words] = [asText(code), asText(message)];
    throw new UpstreamError("code", `${name}: ${words}`, { code: name });
  }
  if (data === undefined || data === null) {
    throw new UpstreamError("no-data", NO_DATA, { code: NO_DATA });
  }
  return data;
}

/** Escapes of what no document can hold: NUL, and half a character of two parts. */
const unprintable = /^\\u(?:0000|[dD][89a-fA-F]..)$/;

/** Replaces in a JSON document what its texts, names of fields included, cannot be shown with. */
function withPrintableTexts(json: string): string {
  if (!/\\u(?:0000|[dD][89a-fA-F])/.test(json)) return json;
  const escapes = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u....|.)/g;
  return json.replace(escapes, (escape) => (unprintable.test(escape) ? "\\ufffd" : escape));
}

/** A text for people; an upstream may put anything here, and not everything has a toString. */
function asText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return String(JSON.stringify(value));
  } catch {
    // JSON that can be read may be nested too deep to be written.
    return "unspeakable";
  }
}
