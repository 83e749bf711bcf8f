import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { chooseEncoding } from "./encoding";
import { isFresh } from "./etag.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The bytes of a document, which are the same for all who get it. */
    body?: Uint8Array;
    /** The same made as small as they get, for a page that is asked for again; nothing where they are. */
    smallest?: () => Promise<Uint8Array> | undefined;
  }
}

/** What a page may depend on besides its address, told to every cache on its way; hot pages go by it, too. */
export const varies = "Accept-Encoding, Cookie, Save-Data";

/** Headers that an answer without a body does not have. */
const ofBody = new Set(["content-type", "content-encoding", "content-length"]);

/** A page as it is sent. */
interface HotPage {
  /** When the first of what it is made of stops being fresh, by `Date.now`. */
  freshUntil: number;
  etag: string;
  /** Names and values in turn, as Node sends them without another look; and for an answer without a body. */
  headers: string[];
  headersAlone: string[];
  body: Uint8Array;
  /** Until it was asked for. */
  smallest: AppLoadContext["smallest"];
}

/**
 * Finished pages, each kept for as long as all that it is made of is fresh, and no longer than it lets a
 * browser keep it: until then it is sent again without Remix.
 */
export class HotPages {
  readonly #pages: LRUCache<string, HotPage>;

  /** @param maxSize bytes that all of them may take */
  constructor(maxSize = 32 * 1024 * 1024) {
    const sizeCalculation = ({ body }: HotPage, key: string) =>
      body.byteLength + 2 * key.length + 4_000;
    this.#pages = new LRUCache({ maxSize, sizeCalculation });
  }

  /** Answers with a page, if there is one that is fresh. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(keyOf(request));
    if (!page || Date.now() >= page.freshUntil) return false;
    send(page, request, response);
    void shrink(page);
    return true;
  }

  /**
   * Sends a page and keeps it, if it is one that may be kept.
   *
   * @param answer what Remix made of it, as far as it is not in `context`
   * @returns whether it is sent
   */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers }: Response,
    { body, smallest, freshUntil = 0 }: AppLoadContext,
  ): boolean {
    const now = Date.now();
    const [, maxAge = 0] = /\bmax-age=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
    const until = Math.min(freshUntil, now + Number(maxAge) * 1_000);
    const isKnown = headers.get("Vary") === varies && !headers.has("Set-Cookie");
    if (request.method !== "GET" || status !== 200 || !body || !isKnown || until <= now)
      return false;
    const list = [...headers];
    const page = {
      freshUntil: until,
      etag: headers.get("ETag") ?? "",
      headers: list.flat(),
      headersAlone: list.filter(([name]) => !ofBody.has(name)).flat(),
      body,
      smallest,
    };
    this.#pages.set(keyOf(request), page);
    send(page, request, response);
    return true;
  }
}

function keyOf({ url, headers }: IncomingMessage): string {
  const encoding = chooseEncoding(headers["accept-encoding"]?.toString());
  return [encoding, headers.cookie, headers["save-data"], url].join("\n");
}

function send(page: HotPage, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const isKnown = isFresh(headers["if-none-match"], page.etag);
  response.writeHead(isKnown ? 304 : 200, isKnown ? page.headersAlone : page.headers);
  response.end(isKnown || method === "HEAD" ? undefined : page.body);
}

/** Has a page's bytes made as small as they get, once, for those who come after. */
async function shrink(page: HotPage): Promise<void> {
  const { headers, smallest } = page;
  page.smallest = undefined;
  const body = await smallest?.();
  if (!body) return;
  headers[headers.indexOf("content-length") + 1] = String(body.byteLength);
  page.body = body;
}
