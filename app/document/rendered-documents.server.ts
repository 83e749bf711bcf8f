import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { etagOf } from "~/http/etag.server";
import { documentPolicy } from "~/http/security-headers.server";

/** A finished page: its bytes in every encoding, its policy and its validator. */
export interface RenderedDocument {
  identity: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  policy: string;
  etag: string;
  /** Whether the Brotli form is the smallest that can be had. */
  isSmallest?: boolean;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const documents = new LRUCache<string, RenderedDocument>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (page) =>
    page.identity.byteLength + page.br.byteLength + page.gzip.byteLength + 1_000,
});

/** Those that are being made: however many open a page at once, it is made once. */
const making = new Map<string, Promise<RenderedDocument>>();

/**
 * A page from what it is made of: rendered, hashed and compressed once for as long as its address
 * and its data stay the same.
 *
 * @param address path and search
 * @param state everything the rendering depends on besides the address, as JSON
 * @param render gives the HTML; a failure is thrown on and nothing is kept
 */
export async function renderedDocument(
  address: string,
  state: string,
  render: () => Promise<string>,
): Promise<RenderedDocument> {
  const key = `${address} ${createHash("sha1").update(state).digest("base64")}`;
  const known = documents.get(key);
  if (known) {
    void pressHarder(key, known);
    return known;
  }
  const underWay = making.get(key);
  if (underWay) return underWay;
  const page = render().then(finish);
  making.set(key, page);
  try {
    documents.set(key, await page);
    return await page;
  } finally {
    making.delete(key);
  }
}

/**
 * A page that is asked for again is worth the last tenth: once, beside the answer, it is compressed
 * as small as it gets. A page that is not, such as one with a made-up search, costs little.
 */
async function pressHarder(key: string, page: RenderedDocument): Promise<void> {
  if (page.isSmallest) return;
  page.isSmallest = true;
  page.br = await brotli(page.identity, 11);
  // The size it was accounted with no longer holds.
  documents.set(key, page);
}

/** Compresses a page and works out its policy and validator. */
export async function finish(html: string): Promise<RenderedDocument> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, 9), compressGzip(identity, { level: 9 })]);
  return {
    identity: new Uint8Array(identity),
    br,
    gzip: new Uint8Array(gz),
    policy: documentPolicy(
      inlineHashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
      inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      {
        leadsAway: html.includes('action="/share"'),
        isBroadcast: /^<!doctype html><html[^>]* data-house="none"/i.test(html),
      },
    ),
    etag: etagOf(identity),
  };
}

async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await compressBrotli(bytes, { params }));
}

function inlineHashes(html: string, element: RegExp): string[] {
  const hashes = Array.from(html.matchAll(element), ([, code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return [...new Set(hashes)];
}
