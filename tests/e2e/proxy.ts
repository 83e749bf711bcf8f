import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { freePort } from "./site";

/** A proxy between browser and site, whose connections a test can cut. */
export interface SiteProxy {
  /** The address of the proxy. */
  url: string;
  /** Closes all connections, and accepts no more. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Paths whose connection is closed. */
  breaksAt: RegExp | undefined;
  /** Paths that get no response. */
  hangsAt: RegExp | undefined;
  /** Responses by path that replace the site's: scripts for paths that end in .js, else JSON. */
  answers: Record<string, string>;
  /** The path of a script that runs in each document before all others. */
  script: string | undefined;
  /** Whether browsers run no scripts of documents, as if JavaScript were disabled. */
  blocksScripts: boolean;
  /** Whether requests lose their cookies, as in browsers that store none. */
  refusesCookies: boolean;
  /** The requested paths, in order. */
  requestedPaths: string[];
}

/** Starts a proxy in front of a site. */
export async function startProxy(site: string): Promise<SiteProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer(pass);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const siteProxy: SiteProxy = {
    url: `http://127.0.0.1:${port}`,
    breaksAt: undefined,
    hangsAt: undefined,
    answers: {},
    script: undefined,
    blocksScripts: false,
    refusesCookies: false,
    requestedPaths: [],
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
  };
  await siteProxy.restore();
  return siteProxy;

  function pass(visit: IncomingMessage, answer: ServerResponse): void {
    const path = visit.url!;
    siteProxy.requestedPaths.push(path);
    if (siteProxy.hangsAt?.test(path)) return;
    if (siteProxy.breaksAt?.test(path)) return void visit.socket.destroy();
    const own = siteProxy.answers[path];
    if (own !== undefined) {
      const type = path.endsWith(".js") ? "text/javascript" : "application/json";
      return void answer.writeHead(200, { "content-type": type }).end(own);
    }
    const { script } = siteProxy;
    const headers = { ...visit.headers };
    if (siteProxy.refusesCookies) delete headers.cookie;
    if (script) {
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const ahead = request(site + path, { method: visit.method, headers });
    ahead.on("error", () => answer.destroy());
    ahead.on("response", (response) => {
      const type = response.headers["content-type"] ?? "";
      // This header disables the HTTP cache, so that only the service worker stores pages.
      if (/^text\/html/.test(type)) response.headers["cache-control"] = "no-cache";
      if (siteProxy.blocksScripts)
        response.headers["content-security-policy"] = "script-src 'none'";
      if (!script || !/^text\/html/.test(type)) {
        answer.writeHead(response.statusCode!, response.headers);
        return void response.pipe(answer);
      }
      void text(response).then((body) => {
        const { etag: _, "content-length": __, ...rest } = response.headers;
        answer.writeHead(response.statusCode!, rest);
        answer.end(body.replace("<head>", `$&<script src="${script}"></script>`));
      });
    });
    visit.pipe(ahead);
  }
}
