import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Without event streams, which are not buffered. */
const COMPRESSIBLE_TYPES =
  /^(?:text\/(?!event-stream)|image\/svg|application\/(?:(?:\w+\+)?(?:json|xml)\b))/;

/** A smaller body fits into one packet. */
const MIN_COMPRESSED_BYTES = 1_000;

/** Level 11 is a tenth smaller and takes forty times as long. */
const BROTLI_LEVEL = 5;

/** Compresses a text response. Other responses, and those without a body or compressed already, are returned unchanged. */
export async function compressResponse(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { body, status, headers } = response;
  const isText = COMPRESSIBLE_TYPES.test(headers.get("Content-Type") ?? "");
  if (!isText || headers.has("Content-Encoding")) return response;
  headers.append("Vary", "Accept-Encoding");
  if (!body) return response;
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === "identity") return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  if (plain.byteLength < MIN_COMPRESSED_BYTES) return new Response(plain, { status, headers });
  const encoded = new Uint8Array(
    await (encoding === "br"
      ? brotli(plain)
      : compressGzip(plain, { level: constants.Z_BEST_COMPRESSION })),
  );
  // A strong ETag must differ between encodings (RFC 9110).
  const etag = headers.get("ETag");
  if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(encoded.byteLength));
  return new Response(encoded, { status, headers });
}

/** Best first. */
export type ContentEncoding = "br" | "gzip" | "identity";

/** Chooses the best encoding by Accept-Encoding. A quality of 0 forbids one (RFC 9110). */
export function chooseEncoding(accepted: string | null | undefined): ContentEncoding {
  const qualities = new Map(
    (accepted ?? "").split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const isAccepted = (name: string) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0;
  if (isAccepted("br")) return "br";
  return isAccepted("gzip") ? "gzip" : "identity";
}

function brotli(plain: Uint8Array): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}
