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

let pressing: Promise<unknown> = Promise.resolve();

/** A finished page: its bytes in every encoding, its policy and its validator. */
export class RenderedDocument {
  readonly policy: string;
  readonly etag: string;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly #encoded = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();
  #smallest: Promise<Uint8Array<ArrayBuffer>> | undefined;

  /** @param declared what the document says of itself; nothing is read back from its HTML */
  constructor(html: string, { scripts, styles, traits }: Declared) {
    this.identity = new Uint8Array(Buffer.from(html));
    this.etag = etagOf(this.identity);
    this.policy = documentPolicy(hashes(scripts), hashes(styles), traits);
  }

  /** The page as a browser takes it, at once; one that is asked for again is made smaller beside the answer. */
  encoded(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    const bytes = known ?? this.#encode(encoding, 5);
    if (known) void this.smallest(encoding);
    else this.#encoded.set(encoding, bytes);
    return bytes;
  }

  /** The same as small as it gets: a tenth less, for a hundred milliseconds of a thread, once. Other encodings stay. */
  smallest(encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> | undefined {
    if (encoding === "br") this.#smallest ??= this.#pressHarder();
    return encoding === "br" ? this.#smallest : undefined;
  }

  async #pressHarder(): Promise<Uint8Array<ArrayBuffer>> {
    // One page after the other: what else needs a thread does not wait for many.
    const turn = pressing.then(() => this.#encode("br", 11));
    pressing = turn;
    this.#encoded.set("br", Promise.resolve(await turn));
    return turn;
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
