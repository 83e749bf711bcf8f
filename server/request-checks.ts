import type { IncomingMessage } from "node:http";
import { formLimits } from "./limits";

/** The response to a rejected request. */
export interface Refusal {
  status: 301 | 302 | 400 | 403 | 405 | 413;
  reason: string;
  headers?: Record<string, string>;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Rejects unknown methods, unreadable addresses and hosts, and posts from other sites, before anything reads the
 * request.
 *
 * @param siteUrl public origin of the site
 */
export function findRejection(request: IncomingMessage, siteUrl: string): Refusal | undefined {
  const { method = "", url = "", headers, httpVersion } = request;
  if (!methods.has(method)) {
    return { status: 405, reason: "Not offered.", headers: { Allow: [...methods].join(", ") } };
  }
  if (!url.startsWith("/")) return { status: 400, reason: "This is no address of a page." };
  const isHostless = headers.host === undefined && httpVersion === "1.0";
  if (!isHostless && !HOST.test(headers.host ?? ""))
    return { status: 400, reason: "This is no host." };
  if (method === "POST" && !isSameOrigin(request, siteUrl)) {
    return { status: 403, reason: "This form has to be sent from this site." };
  }
  const [path = ""] = url.split("?");
  if (!isDecodable(path)) {
    const Location = /^\/cga(?:\/|$)/i.test(path) ? "/cga/404" : "/404";
    return { status: 302, reason: "There is no such page.", headers: { Location } };
  }
  return undefined;
}

/** A host name or address, with or without a port; nothing of a path. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a page of this site sent a request, by Sec-Fetch-Site and Origin. Old browsers send only Origin. */
function isSameOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.host;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the body of a request. A body that is too large is rejected at once. The rest of it is read and dropped, up to
 * a limit, so that the connection can serve the next request.
 *
 * @returns the body, or a rejection
 */
export function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= formLimits.read) chunks.push(chunk);
      else resolve({ status: 413, reason: "This form is too large." });
      if (size <= formLimits.dropped) return;
      // Destroying the connection at once would lose the answer.
      request.pause();
      setTimeout(() => request.socket.destroy(), 1_000).unref();
    });
    request.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    request.on("error", () => resolve({ status: 400, reason: "This form is broken." }));
  });
}
