import { expect, it } from "vitest";
import { loader } from "~/routes/reading.$comic.$chapter.$page";
import { clearCache } from "~/upstream/cache.server";
import { responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";

const page = ["talechasers", "2", "3"];

async function load(
  parts: readonly string[] = page,
  headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" },
) {
  const [comic, chapter, number] = parts;
  const path = `/reading/${parts.map(encodeURIComponent).join("/")}`;
  const response = await responseOf(loader, path, { comic, chapter, page: number }, { headers });
  expect(response.status).toBe(200);
  expect(response.body.slice(0, 3)).toBe("GIF");
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { headers: response.headers, cookies };
}

it("stores the page and the newest page in a cookie, and is not cached", async () => {
  const { headers, cookies } = await load();
  expect(cookies).toEqual(["reading=talechasers.2.3.3.8"]);
  expect(headers.get("Content-Type")).toBe("image/gif");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

it("keeps the known newest page of the cookie, and stores the page alone when it is unknown", async () => {
  const cookiesAfter = async (cookie: string) =>
    (await load(page, { Cookie: `reading=${cookie}` })).cookies;
  expect(await cookiesAfter("talechasers.1.1.3.7")).toEqual(["reading=talechasers.2.3.3.7"]);
  expect(await cookiesAfter("other.1.1.3.7")).toEqual(["reading=talechasers.2.3.3.8"]);
  upstreamHas({}, undefined);
  clearCache();
  expect(await cookiesAfter("nonsense")).toEqual(["reading=talechasers.2.3.2.3"]);
});

it.each([
  [undefined, 1],
  ["cross-site", 0],
  ["same-site", 0],
  ["none", 0],
])("sets, for Sec-Fetch-Site %s, %i cookies", async (site, count) => {
  const { cookies } = await load(page, site ? { "Sec-Fetch-Site": site } : {});
  expect(cookies).toHaveLength(count);
});

it.each([
  [["unknown", "1", "1"]],
  [["__proto__", "1", "1"]],
  [["talechasers", "-1", "1"]],
  [["talechasers", "1", "x; Domain=evil.example"]],
  [["talechasers", "", ""]],
])("sets no cookie for %j", async (parts) => {
  expect((await load(parts)).cookies).toEqual([]);
});
