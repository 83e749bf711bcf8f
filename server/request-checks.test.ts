import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { rejectRequest } from "./request-checks";

const site = "https://talechasers.example";

function statusOf(method: string, url: string, headers: Record<string, string | undefined> = {}) {
  const all = { host: "talechasers.example", "content-length": "3", ...headers };
  return rejectRequest({ method, url, headers: all } as unknown as IncomingMessage, site)?.status;
}

it.each(["PUT", "DELETE", "OPTIONS", "get"])("the server rejects the method %j", (method) => {
  expect(statusOf(method, "/shop", { "sec-fetch-site": "same-origin" })).toBe(405);
});

it.each(["*", "http://evil.example/shop"])("the server rejects the request target %j", (url) => {
  expect(statusOf("GET", url)).toBe(400);
});

it.each<[string, Record<string, string>]>([
  ["with Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin", origin: site }],
  ["with an opaque origin from this site", { "sec-fetch-site": "same-origin", origin: "null" }],
  ["of an older browser", { origin: site }],
  ["under the name that was typed", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
  ["through a proxy that changes the host", { origin: site, host: "site:3000" }],
])("the server accepts a POST request %s", (_name, headers) => {
  expect(statusOf("POST", "/preferences", headers)).toBeUndefined();
});

it.each<[string, Record<string, string>]>([
  ["without Origin and Sec-Fetch-Site", {}],
  ["from another site with a forged origin", { "sec-fetch-site": "cross-site", origin: site }],
  ["from a sub-domain", { "sec-fetch-site": "same-site" }],
  ["with Sec-Fetch-Site: none", { "sec-fetch-site": "none" }],
  ["of an older browser, from another site", { origin: "https://evil.example" }],
  ["from the same name under another port", { origin: "http://talechasers.example:8080" }],
  ["of an older browser with an opaque origin", { origin: "null" }],
  ["with several origins", { origin: `${site}, https://evil.example` }],
])("the server rejects a POST request %s", (_name, headers) => {
  expect(statusOf("POST", "/preferences", headers)).toBe(403);
});

it.each(["65537", undefined])("the server rejects a form with a Content-Length of %s", (length) => {
  const headers = { "sec-fetch-site": "same-origin", "content-length": length };
  expect(statusOf("POST", "/preferences", headers)).toBe(413);
});
