import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/share";
import { env } from "~/env.server";
import { longestText } from "~/sharing/share-address";
import { responseOf, origin } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

let asked: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => {
  asked = countUpstreamRequests();
});
afterEach(() => {
  // The visitor's server least of all.
  expect(asked.paths).toEqual([]);
  asked.stop();
});

const path = "/tf-generator/result?r=abc.def";
const text = "I am an Arctic Fox now";
const url = env.SITE_URL + path;

function post(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ path, text, ...fields })) body.append(name, value);
  return responseOf(
    action,
    "/share",
    {},
    { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin", ...headers } },
  );
}

const kept = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(";")[0]).join("; ");

describe("a post is led to", () => {
  it("Twitter, with words and link", async () => {
    const { status, location, headers } = await post({ network: "twitter" });
    expect(status).toBe(303);
    const to = new URL(location!);
    expect(to.origin + to.pathname).toBe("https://twitter.com/intent/tweet");
    expect(Object.fromEntries(to.searchParams)).toEqual({ text, url });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["bluesky", undefined, "https://bsky.app/intent/compose"],
    ["bluesky", "  ", "https://bsky.app/intent/compose"],
    ["bluesky", "sky.example", "https://sky.example/intent/compose"],
    ["mastodon", undefined, "https://mastodon.social/share"],
    ["mastodon", "", "https://mastodon.social/share"],
    ["mastodon", "https://Füchse.example/", "https://xn--fchse-kva.example/share"],
    ["mastodon", "@chase@fox.example", "https://fox.example/share"],
  ])("%s on %j", async (network, host, place) => {
    const { status, location } = await post({ network, ...(host !== undefined && { host }) });
    expect(status).toBe(303);
    const to = new URL(location!);
    expect(to.origin + to.pathname).toBe(place);
    expect(to.searchParams.get("text")).toBe(`${text} ${url}`);
  });

  it("Twitter alone, whatever server is named", async () => {
    const { location, headers } = await post({ network: "twitter", host: "evil.example" });
    expect(new URL(location!).host).toBe("twitter.com");
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("what is shared", () => {
  it("is a page of this site, by the address the site is known by", async () => {
    const { location } = await post({ network: "twitter" }, { Host: "evil.example" });
    expect(new URL(location!).searchParams.get("url")).toBe(url);
  });

  it("has words of at most 300 characters", async () => {
    const { location } = await post({ network: "twitter", text: "🦊".repeat(400) });
    const words = new URL(location!).searchParams.get("text")!;
    expect(Array.from(words)).toHaveLength(longestText);
    expect(words).toMatch(/^🦊+$/u);
  });

  it("cannot add to the answer's headers", async () => {
    const { location, headers } = await post({ network: "twitter", text: "a\r\nSet-Cookie: x=1" });
    expect(location).toContain("%0D%0ASet-Cookie");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["no path", ""],
    ["another site", "https://evil.example/"],
    ["another site in disguise", "//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a path without an end", `/${"x".repeat(3_000)}`],
  ])("is not %s: 400", async (_name, elsewhere) => {
    const { status, location } = await post({ network: "twitter", path: elsewhere });
    expect({ status, location }).toEqual({ status: 400, location: null });
  });
});

it.each(["", "facebook", "constructor"])("network %j is refused with 400", async (network) => {
  expect((await post({ network })).status).toBe(400);
});

it("a network that is a file is refused with 400", async () => {
  expect((await post({ network: new File(["twitter"], "twitter") })).status).toBe(400);
});

describe("a server that is none", () => {
  it.each([
    "evil.example/path",
    "evil.example#",
    "a b",
    "127.0.0.1",
    "javascript:alert(1)",
    "localhost",
  ])("%j is told in a small page with a way back", async (host) => {
    const { status, headers, body, location } = await post({ network: "mastodon", host });
    expect(status).toBe(400);
    expect(location).toBeNull();
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);
    expect(body).toContain(`<a href="${path}">`);
    expect(body).not.toContain(host);
  });

  it("has a page that is allowed its own style and nothing else", async () => {
    const { headers, body } = await post({ network: "mastodon", host: "no server" });
    const [, style = ""] = /<style>(.*)<\/style>/.exec(body) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it("cannot write into that page by the way back", async () => {
    const evil = `/x?q="><script>alert(1)</script>&b='`;
    const { body } = await post({ network: "mastodon", host: "no server", path: evil });
    expect(body).not.toContain("<script");
    expect(body).toContain(`<a href="/x?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;b=%27">`);
  });
});

describe("the server is remembered", () => {
  it("for a field that is left blank", async () => {
    const { headers } = await post({ network: "mastodon", host: "@chase@Fox.example" });
    const [cookie = "", ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^share=.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);

    const Cookie = kept([cookie]);
    const again = await post({ network: "mastodon", host: "" }, { Cookie });
    expect(new URL(again.location!).host).toBe("fox.example");
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(new URL((await post({ network: "bluesky" }, { Cookie })).location!).host).toBe(
      "bsky.app",
    );
  });

  it("beside that of the other network, until another is named", async () => {
    const first = await post({ network: "mastodon", host: "fox.example" });
    const second = await post(
      { network: "bluesky", host: "sky.example" },
      { Cookie: kept(first.headers.getSetCookie()) },
    );
    const Cookie = kept(second.headers.getSetCookie());
    expect(new URL((await post({ network: "mastodon" }, { Cookie })).location!).host).toBe(
      "fox.example",
    );
    expect(new URL((await post({ network: "bluesky" }, { Cookie })).location!).host).toBe(
      "sky.example",
    );
    const third = await post({ network: "mastodon", host: "mastodon.social" }, { Cookie });
    const last = kept(third.headers.getSetCookie());
    expect(new URL((await post({ network: "mastodon" }, { Cookie: last })).location!).host).toBe(
      "mastodon.social",
    );
  });

  it.each([
    "mastodon=evil.example/path",
    "mastodon=javascript:alert(1)",
    "mastodon=127.0.0.1",
    "mastodon",
    "__proto__=evil.example",
    "%E0%A4%A",
  ])("but not what this site did not write: %j", async (value) => {
    const Cookie = `share=${encodeURIComponent(value)}`;
    const { location } = await post({ network: "mastodon" }, { Cookie });
    expect(new URL(location!).host).toBe("mastodon.social");
  });
});

it("asking for the form's address leads home", async () => {
  const answer = await responseOf(loader, "/share?network=twitter&path=/&text=x");
  expect(answer.status).toBe(302);
  expect(new URL(answer.location!, origin).href).toBe(`${origin}/`);
});
