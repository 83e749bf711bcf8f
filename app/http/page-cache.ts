import type { IncomingHttpHeaders } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { chooseEncoding } from "./compress.server";
import { knownCookies } from "./preferences.server";

/** Content types of documents and of Remix's loader data. */
const PAGE_TYPES = /^text\/(?:html|x-script)/;

const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** A rendered and compressed page. */
export interface CachedPage {
  etag: string;
  headers: Headers;
  /** Alternating names and values, which Node writes without further checks. */
  headerList: string[];
  body: Uint8Array<ArrayBuffer>;
}

/** The cache key of a page: its address, and the request headers that pages depend on. */
export function pageKey(address: string, headers: IncomingHttpHeaders): string {
  const encoding = chooseEncoding(headers["accept-encoding"]?.toString());
  const cookies = headers.cookie
    ?.split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => knownCookies.has(cookie.split("=", 1)[0]!.trim()));
  return [encoding, cookies?.join(";"), headers["save-data"], address].join("\n");
}

/** A cache of rendered pages. A page stays while all of its data is fresh, and at most for its `max-age`. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 4_000,
  });
  readonly #rendering = new Map<string, Promise<unknown>>();

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  /**
   * Renders a page and stores it if its headers allow that. Concurrent equal requests wait for the
   * stored page; if it is not stored, each of them renders.
   *
   * @param context contains how long the data of the rendered page is fresh
   */
  async load(
    key: string,
    context: AppLoadContext,
    render: () => Promise<Response>,
  ): Promise<Response> {
    const pending = this.#rendering.get(key);
    if (pending) await pending.catch(() => undefined);
    const shared = this.get(key);
    if (shared) return new Response(shared.body, { headers: shared.headers });
    const rendering = render().then((response) => this.#store(key, response, context.freshUntil));
    this.#rendering.set(key, rendering);
    return rendering.finally(() => this.#rendering.delete(key));
  }

  /** Stores a response if its headers allow that. @returns the response to send */
  async #store(key: string, response: Response, freshUntil = 0): Promise<Response> {
    const { headers, status } = response;
    const [, maxAge = 0] = /\bmax-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
    const ttl = Math.min(freshUntil - Date.now(), Number(maxAge) * 1_000);
    const isPage = status === 200 && PAGE_TYPES.test(headers.get("Content-Type") ?? "");
    if (!isPage || !response.body || ttl <= 0 || headers.has("Set-Cookie")) return response;
    const etag = headers.get("ETag") ?? "";
    const body = new Uint8Array(await response.arrayBuffer());
    this.#pages.set(key, { etag, headers, headerList: [...headers].flat(), body }, { ttl });
    return new Response(body, { headers });
  }
}
