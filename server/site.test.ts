import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { cacheControl } from "~/http/cache-policy";
import { upstream } from "~mocks/index";
import { formLimits, renderLimits, visitorLimits } from "./limits";
import { createSite, type SiteOptions } from "./site";

const servers: Server[] = [];
let log: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  // These go over real sockets.
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A site whose only route has an action that checks nothing by itself. */
async function open(parts: Partial<SiteOptions> = {}) {
  const seen: Request[] = [];
  const server = createSite({
    siteUrl: "https://talechasers.example",
    files: (_request, _response, next) => next(),
    handle: async (request) => {
      seen.push(request);
      const body = await request.text();
      return new Response(`${request.method} ${new URL(request.url).pathname} ${body}`);
    },
    ...parts,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Sends bytes, and hears everything until the connection ends. */
function exchange(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
}

const elsewhere: Record<string, string>[] = [
  {},
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "https://evil.example" },
];
const own = { "Sec-Fetch-Site": "same-origin" };

describe("an action without a check of its own", () => {
  it("does not run for a post from another site", async () => {
    const { url, seen } = await open();
    for (const address of ["/new", "/new.data", "/new?_data=routes%2Fnew"]) {
      for (const headers of elsewhere) {
        const answer = await fetch(url + address, { method: "POST", body: "x=1", headers });
        expect(answer.status).toBe(403);
        expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      }
    }
    expect(seen).toEqual([]);
  });

  it("runs for a post from this site, in any encoding", async () => {
    const { url, seen } = await open();
    const json = { ...own, "Content-Type": "application/json" };
    const answer = await fetch(`${url}/new`, { method: "POST", body: '{"x":1}', headers: json });
    expect(await answer.text()).toBe('POST /new {"x":1}');
    expect(seen[0]?.headers.get("Content-Type")).toBe("application/json");
  });
});

describe("the request that Remix gets", () => {
  it("has the origin of SITE_URL, whatever Host and forwarding headers say", async () => {
    const { url, seen } = await open();
    await fetch(`${url}/shop?page=1&utm_source=a&_data=routes%2Fshop`, {
      headers: { "X-Forwarded-Host": "evil.example" },
    });
    expect(seen[0]?.url).toBe("https://talechasers.example/shop?page=1");
    expect(seen[0]?.headers.has("X-Forwarded-Host")).toBe(false);
  });

  it("may be written with the whole address", async () => {
    const { url } = await open();
    for (const [target, path] of [
      ["http://x/shop", "/shop"],
      ["HTTPS://other.example?a=b", "/"],
    ] as const) {
      const heard = await exchange(
        url,
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 200 [\\s\\S]*GET ${path} `));
    }
  });

  it("has a Host that equals the Origin of a post behind a proxy", async () => {
    const { url, seen } = await open();
    const headers = { ...own, Origin: "https://talechasers.example" };
    await fetch(`${url}/new`, { method: "POST", body: "x", headers });
    expect(seen[0]?.headers.get("Host")).toBe("talechasers.example");
  });
});

describe("another spelling of an address", () => {
  it.each([
    ["/CGA/Contact?q=A", "/cga/contact?q=A"],
    ["/world//", "/world"],
    ["/shop/?page=2", "/shop?page=2"],
    ["//evil.example/", "/evil.example"],
    ["//\\/evil.example", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
  ])("%s is redirected permanently to %s, before Remix sees it", async (target, own) => {
    const { url, seen } = await open();
    const heard = await exchange(
      url,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 301 /);
    expect(/^location: (.*)\r$/im.exec(heard)?.[1]).toBe(own);
    expect(seen).toEqual([]);
  });

  it("of a file is served, and of a form read", async () => {
    const files: SiteOptions["files"] = ({ url }, response, next) =>
      url === "/assets/A.js?import" ? response.end("a file") : next();
    const { url } = await open({ files });
    // Vite has query names of its own.
    expect(await (await fetch(`${url}/assets/A.js?import`)).text()).toBe("a file");
    const answer = await fetch(`${url}/New`, { method: "POST", body: "x", headers: own });
    expect(await answer.text()).toBe("POST /New x");
  });
});

describe("a form", () => {
  const head = (length: string) =>
    `POST /new HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n${length}\r\n\r\n`;

  it("of the largest allowed size is read", async () => {
    const { url } = await open();
    const body = "x".repeat(formLimits.read);
    const answer = await fetch(`${url}/new`, { method: "POST", body, headers: own });
    expect((await answer.text()).length).toBe("POST /new ".length + body.length);
  });

  it("that is larger is rejected, and its connection serves the next request", async () => {
    const { url, seen } = await open();
    const body = "x".repeat(1_000_000);
    const next = "GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const heard = await exchange(url, head(`Content-Length: ${body.length}`) + body + next);
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 [\s\S]*GET \/next/);
    expect(seen.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("without an end loses its connection", async () => {
    const { url, seen } = await open();
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const heard = await exchange(url, head("Transfer-Encoding: chunked") + chunk.repeat(100));
    expect(heard).not.toContain("200");
    expect(seen).toEqual([]);
  });
});

it("a request for data is known by its address, whatever its headers say", async () => {
  const asked: unknown[] = [];
  const { url } = await open({
    handle: (_request, { isForData }) => {
      asked.push(isForData);
      return Promise.resolve(new Response());
    },
  });
  for (const path of ["/new?to=a.data", "/new.data?page=2"]) {
    for (const destination of ["empty", "document"]) {
      await fetch(url + path, { headers: { "Sec-Fetch-Dest": destination } });
    }
  }
  expect(asked).toEqual([false, false, true, true]);
});

it("timeouts are longer than the largest form takes on a slow connection", () => {
  const slowest = formLimits.read / (visitorLimits.requestTimeout / 1_000);
  expect(slowest, "bytes a second").toBeLessThan(4_000);
  expect(visitorLimits.headersTimeout).toBeLessThan(visitorLimits.requestTimeout);
});

describe("a response of the server itself", () => {
  it("has the security headers", async () => {
    const { url } = await open({
      handle: () => Promise.resolve(new Response("bare", { status: 405 })),
    });
    const answer = await fetch(`${url}/shop`);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("is a plain 500 when Remix throws, and only the log has the stack", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { url } = await open({ handle: () => Promise.reject(new Error("out of ink")) });
    const answer = await fetch(`${url}/shop`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("ink");
    expect(String(error.mock.calls[0]?.[0])).toContain("Error: out of ink");
    error.mockClear();
  });
});

describe("a fresh page", () => {
  const handle =
    (seen: string[]): SiteOptions["handle"] =>
    ({ url, method }, context) => {
      seen.push(`${method} ${new URL(url).pathname}`);
      context.freshUntil = Date.now() + 60_000;
      const headers = { "Cache-Control": cacheControl.page, "Content-Type": "text/html" };
      return Promise.resolve(new Response("a fox", { headers }));
    };

  it("is sent from the page cache with all headers, and logged", async () => {
    const seen: string[] = [];
    const { url } = await open({ handle: handle(seen) });
    const first = await fetch(`${url}/shop`);
    const second = await fetch(`${url}/shop`);
    expect([await first.text(), await second.text()]).toEqual(["a fox", "a fox"]);
    expect(second.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(seen).toEqual(["GET /shop"]);
    await vi.waitFor(() =>
      expect(log.mock.calls.join("\n").match(/^\S+ GET \/shop 200/gm)).toHaveLength(2),
    );
  });

  it("answers 304 to a browser that has it compressed", async () => {
    const { url } = await open({
      handle: (_request, context) => {
        context.freshUntil = Date.now() + 60_000;
        const headers = { "Cache-Control": cacheControl.page, "Content-Type": "text/html" };
        return Promise.resolve(
          new Response("fox ".repeat(1_000), { headers: { ...headers, ETag: '"fox"' } }),
        );
      },
    });
    for (const encoding of ["br", "gzip"]) {
      const first = await fetch(`${url}/shop`, { headers: { "Accept-Encoding": encoding } });
      expect(first.headers.get("Content-Encoding")).toBe(encoding);
      const headers = { "Accept-Encoding": encoding, "If-None-Match": first.headers.get("ETag")! };
      expect((await fetch(`${url}/shop`, { headers })).status).toBe(304);
    }
  });

  it("is not sent for a post or a rejected request", async () => {
    const seen: string[] = [];
    const { url } = await open({ handle: handle(seen) });
    await fetch(`${url}/shop`);
    await fetch(`${url}/shop`, { method: "POST", body: "x", headers: own });
    expect(seen).toEqual(["GET /shop", "POST /shop"]);
    expect((await fetch(`${url}/shop`, { method: "DELETE" })).status).toBe(405);
  });

  it("is sent with Connection: close during a shutdown", async () => {
    const ending = new AbortController();
    const { url } = await open({ handle: handle([]), ending: ending.signal });
    await fetch(`${url}/shop`);
    ending.abort();
    const page = await exchange(url, "GET /shop HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(page).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*a fox/i);
  });
});

describe("many requests at once", () => {
  /** Lets renders wait until they are released, and counts those under way. */
  function holdRenders() {
    const held: (() => void)[] = [];
    const counts = { running: 0, most: 0 };
    const handle = async () => {
      counts.most = Math.max(counts.most, ++counts.running);
      await new Promise<void>((resolve) => held.push(resolve));
      counts.running -= 1;
      return new Response("done");
    };
    return { counts, handle, release: () => held.splice(0).forEach((resolve) => resolve()) };
  }

  it("are rendered few at a time; some wait, and the rest gets 503 with Retry-After", async () => {
    const { counts, handle, release } = holdRenders();
    const { url } = await open({ handle });
    const { running, waiting } = renderLimits;
    const answers = Array.from({ length: running + waiting + 300 }, (_, at) =>
      fetch(`${url}/new-${at}`, { headers: { Accept: "image/png" } }),
    );
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3"]);
    expect(refused.headers.get("Connection")).toBe("close");
    await vi.waitFor(() => expect(counts.most).toBeGreaterThanOrEqual(running));
    const releasing = setInterval(release, 5);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    clearInterval(releasing);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(waiting);
  });

  it("are not held up by renders that wait for the upstream", async () => {
    const { counts, handle } = holdRenders();
    const { url } = await open({ handle });
    for (let at = 0; at <= renderLimits.running; at += 1) {
      void fetch(`${url}/hanging-${at}`).catch(() => undefined);
    }
    await vi.waitFor(() => expect(counts.most).toBe(renderLimits.running + 1), 5_000);
  });

  it("from new connections do not keep others from a file", async () => {
    let rendered = 0;
    const { url } = await open({
      files: ({ url: path }, response, next) => (path === "/file" ? response.end() : next()),
      handle: () => {
        const end = performance.now() + 20;
        while (performance.now() < end);
        rendered += 1;
        return Promise.resolve(new Response("done"));
      },
    });
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const crowd = Array.from({ length: 60 }, (_, at) => exchange(url, get(`/new-${at}`)));
    await exchange(url, get("/file"));
    expect(rendered).toBeLessThan(20);
    await Promise.all(crowd);
    expect(rendered).toBe(60);
  });

  it("leave /healthz well, which is not rendered then", async () => {
    const { counts, handle, release } = holdRenders();
    const { url } = await open({ handle });
    const crowd = Array.from({ length: renderLimits.running }, (_, at) =>
      fetch(`${url}/new-${at}`),
    );
    await vi.waitFor(() => expect(counts.running).toBe(renderLimits.running));
    expect((await fetch(`${url}/healthz/live`)).status).toBe(200);
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: "busy" }]);
    release();
    await Promise.all(crowd);
  });

  it("of one connection are answered one after the other", async () => {
    const { counts, handle, release } = holdRenders();
    const { url } = await open({ handle });
    const releasing = setInterval(release, 1);
    const get = (path: string, more = "") => `GET /${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const requests = Array.from({ length: 50 }, (_, at) => get(`new-${at}`)).join("");
    const heard = await exchange(url, requests + get("last", "Connection: close\r\n"));
    clearInterval(releasing);
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(51);
    expect(counts.most).toBe(1);
  });
});

it("a process that shuts down answers 503 on /healthz, and Connection: close everywhere", async () => {
  const { url } = await open({ ending: AbortSignal.abort() });
  expect((await fetch(`${url}/healthz/live`)).status).toBe(200);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { status: "draining" }]);
  const page = await exchange(url, "GET /shop HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(page).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/i);
});

describe("the log", () => {
  const robot = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  const visitor = {
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "X-Request-Id": "id-of-the-proxy",
  };

  /** Visits four addresses, and returns the lines of the log. */
  async function logVisits(logFormat: "text" | "json"): Promise<string[]> {
    const { url } = await open({ logFormat });
    const first = await fetch(`${url}/shop?q=secret`, { headers: visitor });
    expect(first.headers.get("X-Request-Id")).toBe("id-of-the-proxy");
    await first.text();
    const second = await fetch(`${url}/${"x".repeat(300)}`, { headers: robot });
    const id = second.headers.get("X-Request-Id")!;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await second.text();
    await (await fetch(`${url}/new`, { method: "POST", headers: visitor })).text();
    await (await fetch(`${url}/healthz/live`)).text();
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3));
    return log.mock.calls.map(([line]) =>
      String(line)
        .replace(/\d{4}-[\d-]+T[\d:.]+Z/, "TIME")
        .replace(/\d+ ms/, "1 ms")
        .replace(/"ms":\d+/, '"ms":1')
        .replaceAll(id, "ID"),
    );
  }

  it("has one line per request with time and id, without the query and health checks", async () => {
    expect(await logVisits("text")).toEqual([
      "TIME GET /shop 200 1 ms id-of-the-proxy\n",
      `TIME GET /${"x".repeat(199)}… 200 1 ms robot ID\n`,
      "TIME POST /new 403 1 ms id-of-the-proxy\n",
    ]);
  });

  it("has the same as JSON", async () => {
    const [, line] = await logVisits("json");
    const path = `/${"x".repeat(199)}…`;
    expect(JSON.parse(line!)).toEqual({
      time: "TIME",
      level: "info",
      message: `GET ${path} 200 1 ms robot ID`,
      request: "ID",
      method: "GET",
      path,
      status: 200,
      ms: 1,
      notes: ["robot"],
    });
  });
});
