import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentEncoding } from "./encoding";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

let pressing: Promise<unknown> = Promise.resolve();

/** A text in every encoding that somebody took. */
export class EncodedText {
  readonly #encoded = new Map<ContentEncoding, Promise<Bytes>>();
  #smallest: Promise<Bytes> | undefined;

  constructor(readonly identity: Bytes) {}

  /** The text as a browser takes it, at once; one that is asked for again is made smaller beside the answer. */
  encoded(encoding: ContentEncoding): Promise<Bytes> {
    const known = this.#encoded.get(encoding);
    const bytes = known ?? this.#encode(encoding, 5);
    if (known) void this.smallest(encoding);
    else this.#encoded.set(encoding, bytes);
    return bytes;
  }

  /** The same as small as it gets: a tenth less, for a hundred milliseconds of a thread, once. Other encodings stay. */
  smallest(encoding: ContentEncoding): Promise<Bytes> | undefined {
    if (encoding === "br") this.#smallest ??= this.#pressHarder();
    return encoding === "br" ? this.#smallest : undefined;
  }

  async #pressHarder(): Promise<Bytes> {
    // One text after the other: what else needs a thread does not wait for many.
    const turn = pressing.then(() => this.#encode("br", 11));
    pressing = turn;
    this.#encoded.set("br", Promise.resolve(await turn));
    return turn;
  }

  async #encode(encoding: ContentEncoding, quality: number): Promise<Bytes> {
    if (encoding === "identity") return this.identity;
    if (encoding === "gzip") return new Uint8Array(await compressGzip(this.identity));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.byteLength,
    };
    return new Uint8Array(await compressBrotli(this.identity, { params }));
  }
}
