import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";

const BYTES = 2_000_000;

const host = createServer((request, response) => {
  response.writeHead(200, { "Content-Type": "image/png", "Content-Length": BYTES });
  response.end(request.method === "HEAD" ? undefined : Buffer.alloc(BYTES));
});
let site: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  // This test uses real sockets.
  upstream.close();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await once(host.listen(0, "127.0.0.1"), "listening");
  vi.stubEnv("UPSTREAM_URL", `http://127.0.0.1:${portOf(host)}`);
  vi.resetModules();
  const { relayPicture } = await import("~/upstream/pictures.server");
  const { createSite } = await import("../../server/site");
  site = createSite({
    siteUrl: "https://talechasers.example",
    files: (_request, _response, next) => void next?.(),
    handle: (request) => relayPicture(new URL(request.url).pathname.slice(5), request),
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  for (const server of [site, host]) server.close().closeAllConnections();
});

/** Sends a request, and leaves when the first bytes of the response have arrived. */
async function visit(line: string): Promise<void> {
  const socket = connect(portOf(site), "127.0.0.1");
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, "data");
  socket.destroy();
}

/** The connections whose requests are under way; others are idle, and used again. */
function countBusy(): Promise<number> {
  host.closeIdleConnections();
  return new Promise((resolve) => host.getConnections((_error, count) => resolve(count)));
}

it.each([
  ["100 visitors leave in the middle of a picture", "GET", 100],
  ["60 visitors ask for the headers of a picture", "HEAD", 60],
])("closes all connections to the host after %s", async (_name, method, count) => {
  const visits = Array.from({ length: count }, (_, at) => visit(`${method} /cdn/d/${at}.png`));
  await Promise.all(visits);
  await vi.waitFor(async () => expect(await countBusy()).toBe(0), 30_000);
});
