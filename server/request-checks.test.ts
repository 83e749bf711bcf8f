import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { findRejection } from "./request-checks";

const site = "https://talechasers.example";
const host = "talechasers.example";

function rejectionOf(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  httpVersion = "1.1",
): number | undefined {
  const request = { method, url, headers: { host, ...headers }, httpVersion };
  return findRejection(request as unknown as IncomingMessage, site)?.status;
}

describe("a method", () => {
  it.each(["GET", "HEAD"])("%s passes", (method) => {
    expect(rejectionOf(method, "/shop")).toBeUndefined();
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get", ""])(
    "%j is rejected",
    (method) => {
      expect(rejectionOf(method, "/shop", { "sec-fetch-site": "same-origin", origin: site })).toBe(
        405,
      );
    },
  );
});

describe("a request target", () => {
  it.each(["/", "/shop?q=%", "/%C5%A1", "/\\evil.example", "/a%2Fb", "/%00"])(
    "%j passes",
    (url) => {
      expect(rejectionOf("GET", url)).toBeUndefined();
    },
  );

  it.each(["*", "http://evil.example/shop", "", "shop"])("%j is rejected", (url) => {
    expect(rejectionOf("GET", url)).toBe(400);
  });

  it.each([
    ["/%E0%A4%A", "/404"],
    ["/100%", "/404"],
    ["/CGA/%", "/cga/404"],
    ["/cgas/%", "/404"],
  ])("%j cannot be decoded and redirects to %s", (url, page) => {
    const request = { method: "GET", url, headers: { host }, httpVersion: "1.1" };
    const refusal = findRejection(request as unknown as IncomingMessage, site);
    expect(refusal).toMatchObject({ status: 302, headers: { Location: page } });
  });
});

describe("a host", () => {
  it.each(["talechasers.example", "127.0.0.1:3000", "[::1]:80", "evil.example"])(
    "%j passes",
    (name) => {
      expect(rejectionOf("GET", "/", { host: name })).toBeUndefined();
    },
  );

  it.each(["evil.example/shop?", "evil example", "a@b", "", "a\\b", "#"])(
    "%j is rejected",
    (name) => {
      expect(rejectionOf("GET", "/", { host: name })).toBe(400);
    },
  );

  it("may be missing in HTTP/1.0", () => {
    const request = { method: "GET", url: "/", headers: {}, httpVersion: "1.0" };
    expect(findRejection(request as unknown as IncomingMessage, site)).toBeUndefined();
  });
});

describe("a post", () => {
  it.each<[string, Record<string, string>]>([
    ["with Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }],
    ["with Sec-Fetch-Site and Origin", { "sec-fetch-site": "same-origin", origin: site }],
    ["of an older browser", { origin: site }],
    [
      "under the name that the visitor typed",
      { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
    ],
    ["through a proxy that changes the host", { origin: site, host: "site:3000" }],
  ])("%s passes", (_name, headers) => {
    expect(rejectionOf("POST", "/preferences", headers)).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ["without Origin and Sec-Fetch-Site", {}],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another site with a forged origin", { "sec-fetch-site": "cross-site", origin: site }],
    ["from a sub-domain", { "sec-fetch-site": "same-site" }],
    ["with Sec-Fetch-Site: none", { "sec-fetch-site": "none" }],
    ["of an older browser, from another site", { origin: "https://evil.example" }],
    ["from the same name under another protocol", { origin: "http://talechasers.example:8080" }],
    ["with an opaque origin", { origin: "null" }],
    [
      "with an opaque origin and Sec-Fetch-Site: same-origin",
      { "sec-fetch-site": "same-origin", origin: "null" },
    ],
    ["with an invalid origin", { origin: "%%%" }],
    ["with several origins", { origin: `${site}, https://evil.example` }],
  ])("%s is rejected", (_name, headers) => {
    for (const url of [
      "/preferences",
      "/shop",
      "/shop.data",
      "/shop?_data=routes%2Fshop",
      "/new",
    ]) {
      expect(rejectionOf("POST", url, headers), url).toBe(403);
    }
  });
});
