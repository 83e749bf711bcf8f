import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "~/http/encoding";
import { etagOf } from "~/http/etag.server";
import { documentPolicy } from "~/http/security-headers.server";
import type { DocumentRendering } from "./rendering";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished page: its bytes in every encoding, its policy and its validator. */
export class RenderedDocument {
  readonly policy: string;
  readonly etag: string;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly #encoded = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();
  #isSmallest = false;

  /** @param declared what the document says of itself; nothing is read back from its HTML */
  constructor(html: string, { scripts, styles, traits }: Declared) {
    this.identity = new Uint8Array(Buffer.from(html));
    this.etag = etagOf(this.identity);
    this.policy = documentPolicy(hashes(scripts), hashes(styles), traits);
  }

  /**
   * The page as a browser takes it. One that is asked for again is worth the last tenth: once, beside
   * the answer, it is compressed as small as it gets.
   */
  encoded(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    const bytes = known ?? this.#encode(encoding, 5);
    if (!known) this.#encoded.set(encoding, bytes);
    else if (encoding === "br") void this.#pressHarder();
    return bytes;
  }

  async #pressHarder(): Promise<void> {
    if (this.#isSmallest) return;
    this.#isSmallest = true;
    const smallest = await this.#encode("br", 11);
    this.#encoded.set("br", Promise.resolve(smallest));
  }

  async #encode(encoding: ContentEncoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === "identity") return this.identity;
    if (encoding === "gzip") return new Uint8Array(await compressGzip(this.identity));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.byteLength,
    };
    return new Uint8Array(await compressBrotli(this.identity, { params }));
  }
}

type Declared = Pick<DocumentRendering, "scripts" | "styles" | "traits">;

function hashes(codes: ReadonlySet<string>): string[] {
  return Array.from(codes, (code) => createHash("sha256").update(code).digest("base64"));
}

const documents = new LRUCache<string, RenderedDocument>({
  maxSize: 64 * 1024 * 1024,
  // With its encodings it is at most as large again.
  sizeCalculation: ({ identity }) => 2 * identity.byteLength + 1_000,
});

/** Those that are being made: however many open a page at once, it is made once. */
const making = new Map<string, Promise<RenderedDocument>>();

/**
 * A page from what it is made of: rendered, hashed and compressed once for as long as its address
 * and its data stay the same.
 *
 * @param address path, and what of the search the page reads
 * @param state everything the rendering depends on besides the address, as JSON
 * @param render gives the page; a failure is thrown on and nothing is kept
 */
export async function renderedDocument(
  address: string,
  state: string,
  render: () => Promise<RenderedDocument>,
): Promise<RenderedDocument> {
  const key = `${address} ${createHash("sha1").update(state).digest("base64")}`;
  const known = documents.get(key) ?? making.get(key);
  if (known) return known;
  const page = render();
  making.set(key, page);
  try {
    documents.set(key, await page);
    return await page;
  } finally {
    making.delete(key);
  }
}
