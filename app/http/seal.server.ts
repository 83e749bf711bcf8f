import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { env } from "~/env.server";
import { splitSecrets } from "~/environment";
import { UpstreamError } from "~/upstream/failure";

/** The current secret and former secrets. If SEAL_SECRET is not set, this process creates one. */
const secrets = splitSecrets(env.SEAL_SECRET ?? randomBytes(32).toString("hex"));

/** The length of a signature: 128 bits cannot be guessed and keep addresses short. */
const SIGNATURE_BYTES = 16;

/** The maximum length of a signed text; messengers and proxies truncate longer addresses. */
const MAX_SEALED_LENGTH = 2_000;

/**
 * Signs data, and encodes it as text for an address. The data is not secret.
 *
 * @param purpose a text that was sealed for another purpose is invalid
 * @throws {UpstreamError} of kind too-large if the text would be too long for an address
 */
export function seal(purpose: string, data: unknown): string {
  const text = Buffer.from(JSON.stringify(data)).toString("base64url");
  const sealed = `${text}.${sign(secrets[0], purpose, text).toString("base64url")}`;
  if (sealed.length <= MAX_SEALED_LENGTH) return sealed;
  throw new UpstreamError("too-large", "the answer is too long for an address");
}

/** Decodes a text that was sealed for a purpose, or returns undefined for an invalid text. */
export function unseal<Schema extends z.ZodType>(
  purpose: string,
  schema: Schema,
  sealed: string | null,
): z.output<Schema> | undefined {
  if (sealed === null || sealed.length > MAX_SEALED_LENGTH) return undefined;
  const [text = "", mark = "", ...more] = sealed.split(".");
  const given = Buffer.from(mark, "base64url");
  if (more.length > 0 || given.length !== SIGNATURE_BYTES) return undefined;
  if (!secrets.some((each) => timingSafeEqual(given, sign(each, purpose, text)))) return undefined;
  return schema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data;
}

const sign = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret).update(`${purpose} ${text}`).digest().subarray(0, SIGNATURE_BYTES);
