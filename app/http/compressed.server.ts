import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding } from "./encoding";

/** What is worth it: pictures and fonts are compressed as they are, and a stream of events has no end to wait for. */
const text = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:(?:\w+\+)?(?:json|xml)\b))/;

/** Bytes that fit into one packet anyway. */
const small = 1_000;

const packers = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};

/**
 * Compresses a text that comes as it is, such as the data of a page or a feed; documents and built files are
 * compressed once and kept.
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
  const packed = new Uint8Array(await packers[encoding](plain));
  const etag = headers.get("ETag");
  // Not the same bytes for everybody: for a cache that compares, the same text.
  if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(packed.byteLength));
  return new Response(packed, { status, headers });
}
