import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createStaticHandler } from "react-router-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";

const BYTES = 2_000_000;

/** The responses to requests for "late" pictures: the test starts them, and they never end. */
const late: ServerResponse[] = [];

const host = createServer((request, response) => {
  if (request.url!.includes("late")) return void late.push(response);
  response.writeHead(200, { "Content-Type": "image/png", "Content-Length": BYTES });
  response.end(request.method === "HEAD" ? undefined : Buffer.alloc(BYTES));
});
let site: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  // The tests of this file use real sockets.
  upstream.close();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await once(host.listen(0, "127.0.0.1"), "listening");
  vi.stubEnv("UPSTREAM_URL", `http://127.0.0.1:${portOf(host)}`);
  vi.resetModules();
  const { relayPicture } = await import("~/upstream/pictures.server");
  const { createSite } = await import("../../server/site");
  // Remix's router drops the response of a loader whose visitor has left.
  const router = createStaticHandler([
    { path: "/cdn/*", loader: ({ request, params }) => relayPicture(params["*"]!, request) },
  ]);
  site = createSite({
    siteUrl: "https://talechasers.example",
    files: (_request, _response, next) => void next?.(),
    handle: (request) =>
      (router.queryRoute(request) as Promise<Response>).catch(
        () => new Response(null, { status: 500 }),
      ),
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  for (const server of [site, host]) server.close().closeAllConnections();
});

/** Sends a request for a picture. */
function ask(method: string, name: string): Socket {
  const socket = connect(portOf(site), "127.0.0.1");
  socket.write(`${method} /cdn/d/${name}.png HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

/** Sends a request, and leaves when the first bytes of the response have arrived. */
async function visit(method: string, name: string): Promise<void> {
  const socket = ask(method, name);
  await once(socket, "data");
  socket.destroy();
}

/** Counts the connections of a server with a pending request; idle connections are reused. */
function countBusy(server: Server): Promise<number> {
  server.closeIdleConnections();
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

it.each([
  ["100 visitors leave in the middle of a picture", "GET", 100],
  ["60 visitors ask for the headers of a picture", "HEAD", 60],
])("the route /cdn closes all connections to the host after %s", async (_name, method, count) => {
  const visits = Array.from({ length: count }, (_, at) => visit(method, `${at}`));
  await Promise.all(visits);
  await vi.waitFor(async () => expect(await countBusy(host)).toBe(0), 30_000);
});

it("the route /cdn closes all connections to the host after visitors leave before the picture arrives", async () => {
  const sockets = Array.from({ length: 40 }, (_, at) => ask("GET", `late-${at}`));
  await vi.waitFor(() => expect(late).toHaveLength(40), 30_000);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await countBusy(site)).toBe(0), 30_000);
  for (const response of late) {
    response.writeHead(200, { "Content-Type": "image/png", "Content-Length": BYTES }).write("GIF");
  }
  await vi.waitFor(async () => expect(await countBusy(host)).toBe(0), 30_000);
});
