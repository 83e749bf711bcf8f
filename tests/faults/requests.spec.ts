import { buildRoutes } from "../e2e/build-routes";
import { expect, test } from "../e2e/site";
import { sample } from "../setup/sample";
import { ask, head, type RawAnswer } from "./raw";

/** Path traversal, control characters, header lines and broken escapes. */
const hostile = [
  "..%2F..%2Fpackage.json",
  "..%5C..%5Cpackage.json",
  "%00",
  "%0d%0aInjected:%20yes",
  "%E0%A4%A",
  "%",
];

/** A valid value of each parameter. */
const good: Record<string, string> = {
  comic: "talechasers",
  chapter: "1",
  page: "1",
  id: "next",
  name: "vixy",
  gallery: "fan-art",
  item: "paper-forest",
  subsection: "feral",
  shelf: "elements",
  topic: "sarn-s-hound",
  player: "marsh_marigold",
  position: "0",
  "*": "d/chase.png",
};

const isParameter = (segment: string) => segment.startsWith(":") || segment === "*";
const fill = (segment: string) =>
  isParameter(segment) ? good[segment.replace(/^:|\?$/g, "")]! : segment;

/** Every address with one hostile parameter, of every route, as a document and as its data. */
function hostileParameters(): string[] {
  return buildRoutes().flatMap(({ path }) => {
    const segments = path.split("/");
    return segments.flatMap((segment, place) => {
      if (!isParameter(segment)) return [];
      return hostile.flatMap((value) => {
        const address = segments.map((each, at) => (at === place ? value : fill(each))).join("/");
        return [address, `${address}.data`];
      });
    });
  });
}

/** Every route once, with a hostile value in each query that this site, or Remix, knows. */
function hostileQueries(): string[] {
  const names =
    "q from id size era event version result quick section name number page _routes _data";
  return buildRoutes().flatMap(({ path }, shift) => {
    const address = path.split("/").map(fill).join("/") || "/";
    const fields = names.split(" ").map((name, at) => `${name}=${hostile[(at + shift) % 6]}`);
    const query = fields.join("&");
    return [`${address}?${query}`, `${address === "/" ? "/_root" : address}.data?${query}`];
  });
}

/** Addresses that no browser sends. */
const strange = [
  "/../../etc/passwd",
  "/..%2f..%2fetc/passwd",
  "/assets/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "/assets/%E0%A4%A",
  "/cdn/../v1/commissions/data",
  "/cdn/d/..%2f..%2fv1/commissions/data",
  "/comics//1/1",
  "//comics/talechasers",
  "//evil.example",
  "//evil.example/..",
  "/%2Fevil.example",
  "/home//evil",
  "/\\evil.example",
  "/shop%0d%0aInjected:%20yes/",
  "http://evil.example/comics/talechasers/1",
  "*",
  "/shop?_data=routes%2Fshop",
  "/shop?_data=nowhere",
  "/shop.data?_routes=__proto__,nowhere",
  "/shop.data.data",
  "/.data",
  `/comics/talechasers/${"x".repeat(12_000)}`,
  `/shop?q=${"x".repeat(12_000)}`,
];

/** Visits all items, 16 at a time. */
async function each<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>) {
  const rest = [...items];
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** The cookie that tells the missing page its requested address. */
const lostCookie =
  /^lost=[\w.~!*'()%-]*; Max-Age=30; Path=\/(?:cga\/)?404; HttpOnly; SameSite=Lax$/;

function expectHarmless(site: string, { status, headers, body }: RawAnswer, name: string) {
  expect(status, name).toBeLessThan(500);
  expect(headers["injected"], name).toBeUndefined();
  const cookies = (headers["set-cookie"] ?? "").replace(lostCookie, "");
  expect(cookies, name).not.toMatch(/injected|\.\.|%/i);
  expect(headers["x-content-type-options"], name).toBe("nosniff");
  const target = name.startsWith("/telegram-stickers/install") ? "https://t.me" : site;
  expect([site, target], name).toContain(new URL(headers["location"] ?? "/", site).origin);
  expect(body, name).not.toMatch(/root:x:|"dependencies"|^\s+at .*:\d+:\d+/m);
  // The calls of the overlay are the only ones that are relayed with their envelope.
  if (!name.startsWith("/v1/overlay/")) expect(body, name).not.toContain("CHASE-1000");
}

test("answers hostile addresses without an error or a leak", async ({ serve }) => {
  const site = await serve();
  await site.opened;
  const before = site.output().length;
  const all = [...hostileParameters(), ...hostileQueries()];
  expect(all.length).toBeGreaterThan(400);
  await each([...sample(all, 160), ...strange], async (address) => {
    const answer = await ask(site.url, head(`GET ${address}`, site.url));
    // The error pages have the status 500.
    const status = /^\/(?:cga\/)?error(?:\.data)?\?/.test(address) ? 200 : answer.status;
    expectHarmless(site.url, { ...answer, status }, address.slice(0, 200));
  });
  const log = site.output().slice(before);
  expect(log, "the log has no stack, and no query").not.toMatch(/^\s+at |Z error |\?/m);
});

test("rejects malformed and oversized HTTP", async ({ site }) => {
  const host = `Host: ${new URL(site.url).host}\r\nConnection: close\r\n`;
  const both = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
  const many = Array.from({ length: 900 }, (_, at) => `x${at}: y\r\n`).join("");
  for (const [name, text, status] of [
    ["nonsense", "nonsense\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["no host, before it was needed", "GET /shop HTTP/1.0\r\n\r\n", 200],
    ["a header broken by a line feed", `GET / HTTP/1.1\r\n${host}X: a\nb\r\n\r\n`, 400],
    ["two lengths, as a smuggler has them", `POST / HTTP/1.1\r\n${host}${both}`, 400],
    ["an address of 20 kB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
    ["a header of 20 kB", `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["900 headers", `GET /shop HTTP/1.1\r\n${host}${many}\r\n`, 200],
  ] as const) {
    expect((await ask(site.url, text)).status, name).toBe(status);
  }
});

test("answers invalid ranges and validators with the whole body", async ({ site }) => {
  for (const address of ["/favicon.svg", "/shop", "/v1/rss/feeds/chase"]) {
    const whole = await ask(site.url, head(`GET ${address}`, site.url));
    const invalid: Record<string, string>[] = [
      { Range: "bytes=9-1,abc,-" },
      { Range: "bytes=999999999-" },
      { Range: "lines=1-2" },
      { "If-None-Match": ',,"",W/' },
      { "If-None-Match": `"${"x".repeat(8_000)}"` },
    ];
    for (const headers of invalid) {
      const answer = await ask(site.url, head(`GET ${address}`, site.url, headers));
      expect(answer.status, `${address} ${JSON.stringify(headers).slice(0, 80)}`).toBe(200);
      expect(answer.body === whole.body, `the whole of ${address}`).toBe(true);
    }
    // sirv compares one validator only.
    const others = address === "/favicon.svg" ? "" : '"other", ';
    const known = { "If-None-Match": `${others}W/${whole.headers["etag"]!.replace(/^W\//, "")}` };
    expect((await ask(site.url, head(`GET ${address}`, site.url, known))).status).toBe(304);
  }
});
