import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { EncodedText } from "./encoded-text.server";
import { chooseEncoding } from "./encoding";

/** What is worth it: pictures and fonts are compressed as they are, and a stream of events has no end to wait for. */
const text = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:(?:\w+\+)?(?:json|xml)\b))/;

/** Bytes that fit into one packet anyway. */
const small = 1_000;

/** Texts by their hash: what is sent again is not compressed again, but smaller. */
const texts = new LRUCache<string, EncodedText>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ identity }) => 2 * identity.byteLength + 1_000,
});

function encodedText(plain: Uint8Array<ArrayBuffer>): EncodedText {
  const key = createHash("sha1").update(plain).digest("base64");
  const text = texts.get(key) ?? new EncodedText(plain);
  texts.set(key, text);
  return text;
}

/**
 * Compresses a text that comes as it is, such as the data of a page or a feed; documents and built files are
 * kept elsewhere.
 *
 * @param accepted what the request says in `Accept-Encoding`
 */
export async function compressed(
  response: Response,
  accepted: string | undefined,
): Promise<Response> {
  const { body, status, headers } = response;
  const isText = text.test(headers.get("Content-Type") ?? "");
  if (!body || !isText || headers.has("Content-Encoding")) return response;
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(accepted);
  if (encoding === "identity") return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  if (plain.byteLength < small) return new Response(plain, { status, headers });
  const packed = await encodedText(plain).encoded(encoding);
  const etag = headers.get("ETag");
  // Not the same bytes for everybody: for a cache that compares, the same text.
  if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(packed.byteLength));
  return new Response(packed, { status, headers });
}
