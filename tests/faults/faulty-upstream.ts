import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { ok, status } from "../upstream/faulty-server";

/** An upstream that knows somebody of every name, and is as wrong as a test wants. */
export interface FaultyUpstream {
  url: string;
  /** How often each address was asked for since the test last cleared it, by path and search. */
  asked: Map<string, number>;
  /** Which answer a path gets instead of the good one. */
  fault: (path: string) => RequestListener | undefined;
  /** What every good answer says, so that a new one can be told from an old one. */
  edition: string;
  /** Stops listening, and breaks every connection. */
  close(): Promise<void>;
}

/**
 * Starts the upstream, healthy.
 *
 * @param port 0 for a free one
 */
export async function startFaultyUpstream(port = 0): Promise<FaultyUpstream> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    upstream.asked.set(path, (upstream.asked.get(path) ?? 0) + 1);
    const answer = upstream.fault(path) ?? goodAnswer(path, upstream.edition);
    answer(request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const upstream: FaultyUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: new Map(),
    fault: () => undefined,
    edition: "first-edition",
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return upstream;
}

/** A white pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANTLCQAAAAABJRU5ErkJggg==",
  "base64",
);

/** What each call answers, by the beginning of its path below `v1/`. */
const data: readonly [beginning: string, of: (edition: string) => unknown][] = [
  ["characters/", (edition) => ({ category: "PRESENT", fullName: edition })],
  ["guildcharacters/", (edition) => ({ category: "GUILDMEMBER", characterClass: edition })],
  ["characters", () => [{ shortName: "vixy", category: "PRESENT" }]],
  ["guildcharacters", () => [{ shortName: "wren", category: "GUILDMEMBER" }]],
  ["comics/talechasers/latest", () => [1, 1]],
  ["comics/", (edition) => ({ "1": { page: 1, imageId: "a", commentary: `<p>${edition}</p>` } })],
  ["world/topics/", () => ["Grove Stag"]],
  ["world/content/", (edition) => ({ pageLeft: [`<p>${edition}</p>`], pageRight: [] })],
  ["galleries/fan-art/items/", (edition) => ({ title: edition, location: "a.png" })],
  ["galleries/fan-art", (edition) => [{ id: "a", title: edition, location: "a.png" }]],
  ["shop/entries", (edition) => [{ title: edition }]],
  ["commissions/data", (edition) => ({ status: edition })],
  ["commissions/types", () => []],
  ["donations/", (edition) => ({ [edition]: 25 })],
  ["donations", (edition) => edition.length],
  ["downloads/", (edition) => `https://files.example/${edition}`],
  ["overlay/events/count", (edition) => edition.length],
  ["generators/transformation", (edition) => ({ success: true, name: edition })],
  ["generators/fursona", (edition) => ({ name: edition })],
];

function goodAnswer(path: string, edition: string): RequestListener {
  if (path.startsWith("/cdn/")) {
    return (_request, response) => {
      response.writeHead(200, { "Content-Type": "image/png" });
      // What follows a picture is no part of it.
      response.end(Buffer.concat([pixel, Buffer.from(edition)]));
    };
  }
  if (path === "/v1/rss/feeds/chase") {
    return status(200, {}, `<rss><channel><title>${edition}</title></channel></rss>`);
  }
  const found = data.find(([beginning]) => path.startsWith(`/v1/${beginning}`));
  return found ? ok(found[1](edition)) : status(404);
}
