import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { keyHeaders } from "./cache-policy.server";

/** The content types of documents and of Remix's loader data. */
const PAGE_TYPES = /^text\/(?:html|x-script)/;

const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** A response with a body that several requests can share. */
interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
}

/** A rendered and compressed page. */
export interface CachedPage {
  etag: string;
  /** Header names and values alternately, as Node's `rawHeaders`. Node writes them unchecked. */
  headerList: string[];
  body: Uint8Array<ArrayBuffer>;
}

/** A cache of pages that keeps a page while all of its data is fresh, and at most its `max-age`. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 4_000,
  });
  readonly #rendering = new Map<string, Promise<Answer | undefined>>();

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  /**
   * Renders a page and stores it if its headers allow that. Concurrent equal requests get the
   * response to the first of them, unless it is for that visitor only.
   *
   * @param context contains how long the data of the rendered page is fresh
   */
  async load(
    key: string,
    context: AppLoadContext,
    render: () => Promise<Response>,
  ): Promise<Response> {
    const pending = this.#rendering.get(key);
    if (pending) return toResponse(await pending) ?? render();
    const rendering = render();
    const sharing = rendering.then(readAnswer);
    this.#rendering.set(key, sharing);
    const answer = await sharing.finally(() => this.#rendering.delete(key));
    if (answer) this.#store(key, answer, context.freshUntil);
    return toResponse(answer) ?? rendering;
  }

  /** Stores a page if the headers of the page allow that. */
  #store(key: string, { status, headers, body }: Answer, freshUntil = 0): void {
    const [, maxAge = 0] = /\bmax-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
    const ttl = Math.min(freshUntil - Date.now(), Number(maxAge) * 1_000);
    const isPage = status === 200 && PAGE_TYPES.test(headers.get("Content-Type") ?? "");
    if (!isPage || !body || ttl <= 0) return;
    const etag = headers.get("ETag") ?? "";
    this.#pages.set(key, { etag, headerList: [...headers].flat(), body }, { ttl });
  }
}

/** Reads a response that equal requests may share; undefined if it is for one visitor only. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const { status, headers } = response;
  const varying = headers.get("Vary")?.toLowerCase().split(/,\s*/) ?? [];
  const isForAll = varying.every((name) => keyHeaders.has(name));
  // A 304 response is only for a visitor who has the page.
  if (!isForAll || status === 304 || headers.has("Set-Cookie")) return undefined;
  const body = response.body && new Uint8Array(await response.arrayBuffer());
  return { status, headers, body };
}

const toResponse = (answer: Answer | undefined) => answer && new Response(answer.body, answer);
