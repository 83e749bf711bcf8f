import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding } from "./compress.server";
import { matchesEtag } from "./file-response.server";
import { knownCookies } from "./preferences.server";
import { monotonicClock } from "../upstream/monotonic-clock";

/** Documents, and their data as Remix writes it. */
const PAGE_TYPES = /^text\/(?:html|x-script)/;

/** The request headers that entries are told apart by, besides the address. */
const KEY_HEADERS = new Set(["accept-encoding", "cookie", "save-data"]);

/** Headers that a response without a body does not have. */
const BODY_HEADERS = new Set(["content-type", "content-encoding", "content-length"]);

/** A finished response. */
interface CachedPage {
  /** The time by `monotonicClock` from which on the page is rendered again. */
  freshUntil: number;
  etag: string;
  /** Names and values in turn, the form that Node writes without another look. */
  headers: string[];
  /** The same for a 304. */
  headersWithoutBody: string[];
  body: Uint8Array;
}

/**
 * A cache of finished pages, compressed, in front of Remix. A page stays for as long as all of its data is fresh, and no
 * longer than its `Cache-Control` lets a browser keep it.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** The pages that are being rendered, and whether they were stored. */
  readonly #rendering = new Map<string, Promise<boolean>>();

  /** @param maxSize bytes that all pages may take; the least recently used goes first */
  constructor(maxSize = 32 * 1024 * 1024) {
    const sizeCalculation = ({ body }: CachedPage, key: string) =>
      body.byteLength + 2 * key.length + 4_000;
    this.#pages = new LRUCache({ maxSize, sizeCalculation });
  }

  clear(): void {
    this.#pages.clear();
  }

  /**
   * Sends the cached page of a GET or HEAD request.
   *
   * @returns false when there is no fresh one; nothing is sent then
   */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(keyOf(request));
    if (!page || monotonicClock.now() >= page.freshUntil) return false;
    const isKnown = matchesEtag(request.headers["if-none-match"], page.etag);
    response.writeHead(isKnown ? 304 : 200, isKnown ? page.headersWithoutBody : page.headers);
    response.end(isKnown || request.method === "HEAD" ? undefined : page.body);
    return true;
  }

  /**
   * Sends a page, rendered once for equal GET requests that arrive meanwhile: they wait for it and are sent the stored
   * page. If it was not stored, each of them is rendered.
   *
   * @param render stores the response, or returns it
   * @returns a response that is not stored and still has to be sent
   */
  async sendOnce(
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    if (request.method !== "GET") return render();
    const key = keyOf(request);
    const isStored = await this.#rendering.get(key);
    if (isStored && this.send(request, response)) return undefined;
    const rendering = render();
    const settled = rendering.then(
      (answer) => answer === undefined,
      () => false,
    );
    this.#rendering.set(key, settled);
    void settled.then(() => this.#rendering.delete(key));
    const answer = await rendering;
    if (answer === undefined) this.send(request, response);
    return answer;
  }

  /**
   * Stores a response that may be stored.
   *
   * @param fetched the response of Remix, compressed for this request; its body is read only if it is stored
   * @param freshUntil `Date.now()` at which the first of its data expires
   * @returns whether it is stored
   */
  async store(request: IncomingMessage, fetched: Response, freshUntil = 0): Promise<boolean> {
    const { headers } = fetched;
    const [, maxAge = 0] = /\bmax-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
    const freshMs = Math.min(freshUntil - Date.now(), Number(maxAge) * 1_000);
    if (request.method !== "GET" || !isStorable(fetched) || freshMs <= 0) return false;
    const list = [...headers];
    const page = {
      freshUntil: monotonicClock.now() + freshMs,
      etag: headers.get("ETag") ?? "",
      headers: list.flat(),
      headersWithoutBody: list.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
      body: new Uint8Array(await fetched.arrayBuffer()),
    };
    this.#pages.set(keyOf(request), page);
    return true;
  }
}

function isStorable({ status, body, headers }: Response): boolean {
  const varies = headers.get("Vary")?.toLowerCase().split(", ") ?? [];
  return (
    status === 200 &&
    body !== null &&
    PAGE_TYPES.test(headers.get("Content-Type") ?? "") &&
    varies.every((name) => KEY_HEADERS.has(name)) &&
    !headers.has("Set-Cookie")
  );
}

function keyOf({ url, headers }: IncomingMessage): string {
  const encoding = chooseEncoding(headers["accept-encoding"]?.toString());
  const cookies = headers.cookie
    ?.split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => knownCookies.has(cookie.split("=", 1)[0]!.trim()));
  return [encoding, cookies?.join(";"), headers["save-data"], url].join("\n");
}
