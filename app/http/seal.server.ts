import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";

/** Without a secret of its own a process makes one up, and what it sealed ends with it. */
const secret = env.SEAL_SECRET ?? randomBytes(32).toString("hex");

/** Bytes of the signature: 128 bits are out of reach of guessing, and keep addresses short. */
const length = 16;

/** Longer than anything this site seals. */
const longest = 2_000;

/**
 * Makes data into a text for an address that nobody else can make: base64url of its JSON and of a
 * signature over both purpose and data. The data can be read by everybody.
 *
 * @param purpose keeps what was sealed for one page from being taken for another's
 */
export function seal(purpose: string, data: unknown): string {
  const text = Buffer.from(JSON.stringify(data)).toString("base64url");
  return `${text}.${signature(purpose, text).toString("base64url")}`;
}

/**
 * The data of a text that this site sealed for the purpose; nothing for any other text.
 */
export function unseal(purpose: string, sealed: string | null): unknown {
  if (sealed === null || sealed.length > longest) return undefined;
  const [text = "", mark = "", ...more] = sealed.split(".");
  const given = Buffer.from(mark, "base64url");
  if (more.length > 0 || given.length !== length) return undefined;
  if (!timingSafeEqual(given, signature(purpose, text))) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
}

function signature(purpose: string, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest().subarray(0, length);
}
