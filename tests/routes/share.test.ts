import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/share";
import { env } from "~/env.server";
import { responseOf, origin } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

let asked: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => {
  asked = countUpstreamRequests();
});
afterEach(() => {
  expect(asked.paths).toEqual([]);
  asked.stop();
});

const path = "/tf-generator/result?r=abc.def";
const text = "I am an Arctic Fox now";
const url = env.SITE_URL + path;

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ path, text, ...fields })) body.append(name, value);
  return responseOf(
    action,
    "/share",
    {},
    { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin", ...headers } },
  );
}

it.each([
  ["bluesky", "  ", "https://bsky.app/intent/compose"],
  ["bluesky", "sky.example", "https://sky.example/intent/compose"],
  ["mastodon", "@chase@Füchse.example", "https://xn--fchse-kva.example/share"],
])("redirects to the new post of %s on %j", async (network, host, place) => {
  const { status, location, headers } = await post({ network, host });
  expect(status).toBe(303);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  expect(headers.getSetCookie()).toEqual([]);
  const to = new URL(location!);
  expect(to.origin + to.pathname).toBe(place);
  expect(to.searchParams.get("text")).toBe(`${text} ${url}`);
});

describe("the post", () => {
  it("has the address of this site, not of the Host header", async () => {
    const { location } = await post({ network: "mastodon" }, { Host: "evil.example" });
    expect(new URL(location!).searchParams.get("text")).toBe(`${text} ${url}`);
  });

  it("cannot add response headers", async () => {
    const { location, headers } = await post({ network: "mastodon", text: "a\r\nSet-Cookie: x=1" });
    expect(location).toContain("%0D%0ASet-Cookie");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["an empty path", ""],
    ["another site", "//evil.example"],
    ["a long path", `/${"x".repeat(3_000)}`],
  ])("is rejected with 400 for %s", async (_name, elsewhere) => {
    const { status, location } = await post({ network: "mastodon", path: elsewhere });
    expect({ status, location }).toEqual({ status: 400, location: null });
  });
});

it.each(["facebook", "twitter", "constructor"])(
  "rejects the network %j with 400",
  async (network) => {
    expect((await post({ network })).status).toBe(400);
  },
);

it("rejects an invalid server with 400 and a hint", async () => {
  const answer = await post({ network: "mastodon", host: "evil.example:8443" });
  expect(answer).toMatchObject({ status: 400, location: null });
  expect(answer.headers.get("Content-Type")).toMatch("text/plain");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.body).toBe(
    "This is not a server. Go back and enter just its name, like mastodon.social.",
  );
});

it("redirects a GET request to the home page", async () => {
  const answer = await responseOf(loader, "/share?network=twitter&path=/&text=x");
  expect(answer.status).toBe(302);
  expect(new URL(answer.location!, origin).href).toBe(`${origin}/`);
});
