import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/share";
import { env } from "~/env.server";
import { MAX_POST_LENGTH } from "~/sharing/networks";
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

describe("redirects to the page for a new post of", () => {
  it.each([
    ["bluesky", undefined, "https://bsky.app/intent/compose"],
    ["bluesky", "  ", "https://bsky.app/intent/compose"],
    ["bluesky", "sky.example", "https://sky.example/intent/compose"],
    ["mastodon", undefined, "https://mastodon.social/share"],
    ["mastodon", "", "https://mastodon.social/share"],
    ["mastodon", "https://Füchse.example/", "https://xn--fchse-kva.example/share"],
    ["mastodon", "@chase@fox.example", "https://fox.example/share"],
  ])("%s on %j", async (network, host, place) => {
    const { status, location, headers } = await post({
      network,
      ...(host !== undefined && { host }),
    });
    expect(status).toBe(303);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(headers.getSetCookie()).toEqual([]);
    const to = new URL(location!);
    expect(to.origin + to.pathname).toBe(place);
    expect(to.searchParams.get("text")).toBe(`${text} ${url}`);
  });
});

describe("what is shared", () => {
  it("is a page of this site, by the address the site is known by", async () => {
    const { location } = await post({ network: "mastodon" }, { Host: "evil.example" });
    expect(new URL(location!).searchParams.get("text")).toBe(`${text} ${url}`);
  });

  it("has words of at most 300 characters", async () => {
    const { location } = await post({ network: "mastodon", text: "🦊".repeat(400) });
    expect(new URL(location!).searchParams.get("text")).toBe(
      `${"🦊".repeat(MAX_POST_LENGTH)} ${url}`,
    );
  });

  it("cannot add to the answer's headers", async () => {
    const { location, headers } = await post({ network: "mastodon", text: "a\r\nSet-Cookie: x=1" });
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
    const { status, location } = await post({ network: "mastodon", path: elsewhere });
    expect({ status, location }).toEqual({ status: 400, location: null });
  });
});

it.each(["", "facebook", "twitter", "constructor"])(
  "network %j is refused with 400",
  async (network) => {
    expect((await post({ network })).status).toBe(400);
  },
);

it("a network that is a file is refused with 400", async () => {
  expect((await post({ network: new File(["mastodon"], "mastodon") })).status).toBe(400);
});

it.each([
  "evil.example/path",
  "evil.example#",
  "a b",
  "127.0.0.1",
  "javascript:alert(1)",
  "localhost",
])("the server %j is refused with 400 and a hint", async (host) => {
  const { status, headers, body, location } = await post({ network: "mastodon", host });
  expect({ status, location }).toEqual({ status: 400, location: null });
  expect(headers.get("Content-Type")).toMatch("text/plain");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(body).toBe("This is not a server. Go back and enter just its name, like mastodon.social.");
});

it("asking for the form's address leads home", async () => {
  const answer = await responseOf(loader, "/share?network=twitter&path=/&text=x");
  expect(answer.status).toBe(302);
  expect(new URL(answer.location!, origin).href).toBe(`${origin}/`);
});
