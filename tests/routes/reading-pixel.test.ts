import { describe, expect, it } from "vitest";
import { loader } from "~/routes/reading.$comic.$chapter.$page";
import { clearCache } from "~/upstream/cache.server";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";

withFreshUpstream();

const open = (
  [comic, chapter, page]: [string, string, string],
  headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" },
) =>
  responseOf(
    loader,
    `/reading/${[comic, chapter, page].map(encodeURIComponent).join("/")}`,
    { comic, chapter, page },
    { headers },
  );

const place: [string, string, string] = ["talechasers", "2", "3"];

describe("the pixel on a page", () => {
  it("keeps the place of a reader on this site", async () => {
    const { status, headers, body } = await open(place);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/gif");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body.slice(0, 3)).toBe("GIF");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reading=talechasers\.2\.3\.3\.8;/),
    ]);
  });

  it("keeps what the reader knows as the newest page, and the place alone where nobody knows it", async () => {
    const kept = async (cookie: string) => {
      const { headers } = await open(place, { Cookie: `reading=${cookie}` });
      return headers.getSetCookie()[0]!.split(";")[0];
    };
    expect(await kept("talechasers.1.1.3.7")).toBe("reading=talechasers.2.3.3.7");
    expect(await kept("other.1.1.3.7")).toBe("reading=talechasers.2.3.3.8");
    upstreamHas({}, undefined);
    clearCache();
    expect(await kept("nonsense")).toBe("reading=talechasers.2.3.2.3");
  });

  it("works in browsers that do not say where a request comes from", async () => {
    expect((await open(place, {})).headers.getSetCookie()).toHaveLength(1);
  });

  it.each(["cross-site", "same-site", "none"])(
    "keeps nothing for a %s request, and is the same picture",
    async (site) => {
      const { status, headers, body } = await open(place, { "Sec-Fetch-Site": site });
      expect(status).toBe(200);
      expect(body.slice(0, 3)).toBe("GIF");
      expect(headers.getSetCookie()).toEqual([]);
    },
  );

  it.each([
    ["unknown", "1", "1"],
    ["__proto__", "1", "1"],
    ["talechasers", "-1", "1"],
    ["talechasers", "1", "1e3"],
    ["talechasers", "1", "x; Domain=evil.example"],
    ["talechasers", "", ""],
  ] as [string, string, string][])("keeps no place like %s %s %s", async (...odd) => {
    const { status, headers } = await open(odd);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
  });
});
