import { describe, expect, it } from "vitest";
import { loader } from "~/routes/reading.$comic.$chapter.$page";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { responseOf } from "./route-response";

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
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^reading=talechasers\.2\.3;/)]);
  });

  it("sets a cookie that the landing page reads back", async () => {
    const [cookie = ""] = (await open(place)).headers.getSetCookie();
    const { data } = await responseOf(
      landing,
      "/comics/talechasers",
      { comic: "talechasers" },
      { headers: { Cookie: cookie.split(";")[0]! } },
    );
    expect(data).toMatchObject({ place: { chapter: 2, page: 3 } });
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
