import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { EncodedText } from "~/http/encoded-text.server";
import { etagOf } from "~/http/etag.server";
import { documentPolicy } from "~/http/security-headers.server";
import type { DocumentRendering } from "./rendering";

/** A finished page: its bytes in every encoding, its policy and its validator. */
export class RenderedDocument extends EncodedText {
  readonly policy: string;
  readonly etag: string;

  /** @param declared what the document says of itself; nothing is read back from its HTML */
  constructor(html: string, { scripts, styles, traits }: Declared) {
    super(new Uint8Array(Buffer.from(html)));
    this.etag = etagOf(this.identity);
    this.policy = documentPolicy(hashes(scripts), hashes(styles), traits);
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
