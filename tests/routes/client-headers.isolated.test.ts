import type { IncomingHttpHeaders } from "node:http";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { http, passthrough } from "msw";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as to from "~/addresses";
import { download } from "~/downloads/addresses";
import * as entry from "~/entry.server";
import { PageCache } from "~/http/page-cache.server";
import { upstream } from "~mocks/index";
import { createSite } from "../../server/site";
import { sample } from "../setup/sample";
import { examplePages, siteWith } from "./site-pages";
import { withRecordedUpstream } from "./visits";

// This mock waits for every part of a page, even a late one.
vi.mock("~/upstream/deadline.server", () => ({
  settledWithin: (promise: Promise<unknown>) => promise,
}));

/** Request headers that clients and proxies may send, with values that no page expects. */
const clientHeaders: Readonly<Record<string, string>> = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "gopher",
  "X-Forwarded-For": "198.51.100.7",
  Forwarded: "for=198.51.100.7;host=evil.example",
  "X-Original-URL": "/shop",
  "X-HTTP-Method-Override": "POST",
  Referer: "https://evil.example/error?from=%2Fshop",
  Origin: "https://evil.example",
  Authorization: "Basic Zm94OmZveA==",
  Accept: "image/webp, text/x-fox;q=0.1",
  "Accept-Language": "he",
  "User-Agent": "OBS/30.0",
  Cookie: "lost=%2Fnowhere; _ga=1; data-theme=1; fit=4; session=fox",
  "Save-Data": "1",
  Range: "bytes=0-9",
  "If-Range": '"x"',
  "Cache-Control": "no-cache",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Site": "cross-site",
  "Sec-Purpose": "prefetch",
  "Sec-CH-Prefers-Color-Scheme": "dark",
  "X-Requested-With": "XMLHttpRequest",
};

const picture = "comics/talechasers/1/7c1e90a4d2.png";
const files = [
  ...[to.latestPage("talechasers"), to.commissionStatus, download("super-fox"), to.shop + "/"],
  ...["/comics/talechasers/1/2/next", "/comics/talechasers/1/2/ahead.json"],
  ...["/comics/talechasers/1/scroll.json", "/extras", "/nowhere", "/cga/nowhere", "/100%"],
  ...[to.newsFeed, to.comicFeed("talechasers"), "/stream/schedule.ics"],
  ...[to.manifest, "/robots.txt", "/sitemap.xml", "/.well-known/tdmrep.json"],
  ...["/v1/overlay/events/count", `/cdn/d/${picture}?size=small`],
  ...[to.missingPage("main", "/nowhere/old-fox"), to.preview(picture)],
];
const addresses = [
  ...files,
  ...sample(
    examplePages.flatMap(([path]) => [
      path,
      path.replace(/^\/?([^?#]*)/, (_, name) => `/${name || "_root"}.data`),
    ]),
    30,
  ),
];

const pageCache = new PageCache();
const remix = siteWith(entry);
let server: Server;
beforeAll(async () => {
  server = createSite({
    siteUrl: "https://talechasers.example",
    files: (_request, _response, next) => void next?.(),
    handle: (sent, context) => entry.withRequestContext(context, () => remix(sent, context)),
    pageCache,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close().closeAllConnections());
beforeEach(() => {
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  // The home page makes a random suggestion.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests an address without the page cache. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  pageCache.clear();
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { date: _date, "x-request-id": _id, ...rest } = answer.headers;
        const body = Buffer.concat(parts).toString("latin1");
        resolve({ status: answer.statusCode, headers: rest, body });
      });
    });
    sent.on("error", reject).end();
  });
}

it.each(addresses)(
  "the response to %s depends only on request headers that Vary names",
  async (path) => {
    withRecordedUpstream();
    const plain = await ask(path);
    const other = await ask(path, clientHeaders);
    if (isDeepStrictEqual(other, plain)) return;
    for (const [name, value] of Object.entries(clientHeaders)) {
      const varying = await ask(path, { [name]: value });
      const isNamed = [plain, varying].every(({ headers: { vary = "" } }) =>
        vary.toLowerCase().split(/,\s*/).includes(name.toLowerCase()),
      );
      if (!isNamed) expect(varying, name).toEqual(plain);
    }
  },
);
