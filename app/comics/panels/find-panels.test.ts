import sharp from "sharp";
import { drawPicture } from "sample-art";
import { comics } from "sample-art/comics";
import { panelPlaces } from "sample-art/panels";
import { describe, expect, it } from "vitest";
import { rasterise } from "~mocks/rasterise";
import { sample } from "../../../tests/setup/sample";
import { findPanels, type Place } from "./find-panels";
import type { Pixels } from "./pixels";
import { cuttable, layouts } from "./test-layouts";
import { drawLayout } from "./test-pages";

/** The shared part of two boxes, of all that both take. */
function overlap(a: Place, b: Place): number {
  const end = (at: number, size: number, other: number, more: number) =>
    Math.max(0, Math.min(at + size, other + more) - Math.max(at, other));
  const both = end(a.x, a.width, b.x, b.width) * end(a.y, a.height, b.y, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}

const isFound = (panel: Place, found: Place | undefined) =>
  found !== undefined && overlap(panel, found) >= 0.85;

const isRight = (truth: readonly Place[], found: readonly Place[]) =>
  found.length === truth.length && truth.every((panel, index) => isFound(panel, found[index]));

/** A sample picture as the server looks at it. */
async function pixelsOf(path: string): Promise<Pixels> {
  const wanted = { variant: "d", size: "small", accept: "image/webp" };
  const { body } = (await rasterise(path, drawPicture(path)!, wanted))!;
  const image = sharp(Buffer.from(body)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pages = Object.entries(comics["talechasers"]!.chapters).flatMap(([chapter, { pages }]) =>
  pages.map(({ imageId, script }) => ({
    path: `comics/talechasers/${chapter}/${imageId}.png`,
    truth: panelPlaces(script.layout),
  })),
);
const samplePages = sample(pages, 7);
const sampleLayouts = sample([...layouts.entries()], 16);

describe("panels", () => {
  it("are found on the sample pages, 19 in 20 and in order on 49 pages in 50", async () => {
    const pictures = await Promise.all(samplePages.map(({ path }) => pixelsOf(path)));
    let [panels, found, ordered] = [0, 0, 0];
    for (const [index, { truth }] of samplePages.entries()) {
      const seen = findPanels(pictures[index]!);
      panels += truth.length;
      found += truth.filter((panel) => seen.some((other) => isFound(panel, other))).length;
      if (isRight(truth, seen)) ordered++;
    }
    const says = `${found} of ${panels} panels, ${ordered} of ${samplePages.length} pages in order`;
    expect(found / panels, says).toBeGreaterThanOrEqual(0.95);
    expect(ordered / samplePages.length, says).toBeGreaterThanOrEqual(0.98);
  });

  it("are not seen in pictures that fill their page", async () => {
    for (const path of [
      "galleries/fan-art/ferry-print.png",
      "galleries/fan-art/paper-forest.png",
      "galleries/commissions/sordino-practises.png",
      "galleries/commissions/ayames-stall.png",
      "world/geography/pre-cataclysm.png",
    ]) {
      expect(findPanels(await pixelsOf(path)), path).toEqual([]);
    }
  });

  it("are found on 40 drawn layouts wherever their gutters go through, and none wrongly", () => {
    const results = sampleLayouts.map(([index, layout]) => {
      const { pixels, truth } = drawLayout(layout, index);
      const found = findPanels(pixels);
      const result = found.length === 0 ? "refused" : isRight(truth, found) ? "found" : "wrong";
      return `${layout.name}: ${result}`;
    });
    expect(layouts).toHaveLength(40);
    const expected = sampleLayouts.map(
      ([index, { name }]) => `${name}: ${index < cuttable ? "found" : "refused"}`,
    );
    expect(results).toEqual(expected);
  });

  it("are read from the right where the comic is", () => {
    const { pixels, truth } = drawLayout(layouts[0]!, 0);
    const [a, b, c, d] = truth as [Place, Place, Place, Place];
    expect(isRight([b, a, d, c], findPanels(pixels, true))).toBe(true);
  });

  it("are not looked for in no time at all", () => {
    const { pixels } = drawLayout(layouts.at(-1)!, 3);
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 7 === 0 ? 200 : 255;
    const start = performance.now();
    expect(findPanels(pixels)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
