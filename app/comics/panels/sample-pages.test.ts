import { findPanels, type Pixels } from "panels";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comics } from "~mocks/data/comics";
import { readPicture } from "~mocks/picture-files";
import { rasterise } from "~mocks/rasterise";
import { isFound, isRight } from "../../../packages/panels/src/test-pages";
import { sample } from "../../../tests/setup/sample";

/** A sample picture as the server looks at it. */
async function pixelsOf(path: string): Promise<Pixels> {
  const wanted = { variant: "d", size: "medium", accept: "image/webp" };
  const { body } = (await rasterise(path, (await readPicture(path))!, wanted))!;
  const image = sharp(Buffer.from(body)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pages = Object.entries(comics["talechasers"]!).flatMap(([chapter, { pages }]) =>
  pages.map(({ imageId, panels }) => ({
    path: `comics/talechasers/${chapter}/${imageId}.png`,
    truth: panels,
  })),
);
const samplePages = sample(pages, 7);

describe("panels", () => {
  it("are found on the sample pages, 19 in 20, and in order on as many pages", async () => {
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
    expect(ordered / samplePages.length, says).toBeGreaterThanOrEqual(0.95);
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
});
