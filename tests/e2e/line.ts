import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { freePort } from "./site";

/** The line between a browser and a site: a test can cut it. */
export interface Line {
  /** The site at the other end. */
  url: string;
  /** Nobody answers at all: neither at this address, nor on what is open. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Paths that break off. */
  breaksAt: RegExp | undefined;
  /** Paths that are answered only once this is nothing again. */
  hangsAt: RegExp | undefined;
  /** What every answer says its build is; the site's own without. A document has it as `data-build`. */
  build: string | undefined;
  /** The paths that were asked for, in order. */
  asked: string[];
}

/** Lays a line to a site. */
export async function startLine(site: string): Promise<Line> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer(pass);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const line: Line = {
    url: `http://127.0.0.1:${port}`,
    breaksAt: undefined,
    hangsAt: undefined,
    build: undefined,
    asked: [],
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
  };
  await line.mend();
  return line;

  function pass(visit: IncomingMessage, answer: ServerResponse): void {
    const path = visit.url!;
    line.asked.push(path);
    if (line.hangsAt?.test(path)) return;
    if (line.breaksAt?.test(path)) return void visit.socket.destroy();
    const { build } = line;
    const headers = { ...visit.headers };
    if (build) {
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const ahead = request(site + path, { method: visit.method, headers });
    ahead.on("error", () => answer.destroy());
    ahead.on("response", (response) => {
      const type = response.headers["content-type"] ?? "";
      // Nothing but the worker keeps a page.
      if (/^text\/html/.test(type)) response.headers["cache-control"] = "no-cache";
      const isText = /^text\/html|json/.test(type);
      if (!build || !isText) {
        answer.writeHead(response.statusCode!, ofBuild(response, build));
        return void response.pipe(answer);
      }
      void text(response).then((body) => {
        const { etag: _, "content-length": __, ...rest } = ofBuild(response, build);
        answer.writeHead(response.statusCode!, rest);
        answer.end(changed(body, path, build));
      });
    });
    visit.pipe(ahead);
  }
}

function ofBuild({ headers }: IncomingMessage, build: string | undefined) {
  return build && headers["x-build"] ? { ...headers, "x-build": build } : headers;
}

function changed(body: string, path: string, build: string): string {
  if (!/\/saved\.json/.test(path)) return body.replace("<html ", `<html data-build="${build}" `);
  const list = JSON.parse(body) as { version: string };
  return JSON.stringify({ ...list, build, version: `${list.version}-${build}` });
}
