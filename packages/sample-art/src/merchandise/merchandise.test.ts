import { getResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawMerchandise } from ".";
import { commissionTypes } from "~mocks/data/commissions";
import { shopEntries } from "~mocks/data/shop";
import { commissionHandlers } from "~mocks/handlers/commissions";
import { downloadHandlers } from "~mocks/handlers/downloads";
import { shopHandlers } from "~mocks/handlers/shop";

const sizes: Record<string, [number, number]> = { "downloads/super-fox.png": [1600, 1000] };
for (const { exampleImage } of commissionTypes)
  sizes[`commissions/${exampleImage}/1.png`] = [900, 900];
for (const { name } of shopEntries) sizes[`shop/${name}.png`] = [900, 900];

const handlers = [...commissionHandlers, ...shopHandlers, ...downloadHandlers];

async function answer(path: string): Promise<{ status?: number; body: unknown }> {
  const response = await getResponse(handlers, new Request(`http://upstream.test/v1/${path}`));
  return { status: response?.status, body: await response?.json() };
}

describe("the pictures of merchandise", () => {
  it("exist for every kind of commission, every shop entry and the download, at their promised sizes", () => {
    expect(Object.keys(sizes)).toHaveLength(13);
    for (const [path, size] of Object.entries(sizes)) {
      const picture = drawMerchandise(path);
      expect(picture && [picture.width, picture.height], path).toEqual(size);
    }
  });

  it("have the same bytes every time, and differ from each other", () => {
    const drawings = Object.keys(sizes).map((path) => drawMerchandise(path)?.svg);
    expect(Object.keys(sizes).map((path) => drawMerchandise(path)?.svg)).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("need no fonts and hold no broken numbers", () => {
    for (const path of Object.keys(sizes)) {
      const svg = drawMerchandise(path)?.svg;
      expect(svg, path).not.toContain("<text");
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("define every shape, filter and pattern they refer to", () => {
    for (const path of Object.keys(sizes)) {
      const svg = drawMerchandise(path)?.svg ?? "";
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const references = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(
        references.filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  });

  it("are of nothing else", () => {
    for (const path of [
      "commissions/sketch/2.png",
      "commissions/oil-painting/1.png",
      "commissions/constructor/1.png",
      "shop/nothing.png",
      "shop/mustard-scarf",
      "downloads/super-badger.png",
      "constructor",
    ]) {
      expect(drawMerchandise(path), path).toBeUndefined();
    }
  });
});

describe("the embedded upstream", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("lists the kinds of commission and the shop's entries", async () => {
    expect(await answer("commissions/types")).toMatchObject({
      status: 200,
      body: { code: "CHASE-1000", data: commissionTypes },
    });
    expect(await answer("shop/entries")).toMatchObject({
      status: 200,
      body: { code: "CHASE-1000", data: shopEntries },
    });
  });

  it("sends a download to a file on the site's own address", async () => {
    vi.stubEnv("SITE_URL", "https://fox.example");
    expect(await answer("downloads/super-fox")).toMatchObject({
      status: 200,
      body: { data: "https://fox.example/cdn/base/downloads/super-fox.png" },
    });
    vi.stubEnv("SITE_URL", "");
    vi.stubEnv("PORT", "4321");
    expect(await answer("downloads/super-fox")).toMatchObject({
      body: { data: "http://localhost:4321/cdn/base/downloads/super-fox.png" },
    });
  });

  it("has no other download", async () => {
    for (const id of ["super-badger", "constructor"]) {
      expect(await answer(`downloads/${id}`)).toMatchObject({
        status: 404,
        body: { code: "CHASE-1404", data: null },
      });
    }
  });
});
