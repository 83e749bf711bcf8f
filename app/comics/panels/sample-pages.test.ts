import { findPanels, type Pixels } from "panels";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comics } from "~mocks/data/comics";
import { readPicture } from "~mocks/picture-files";
import { rasterise } from "~mocks/rasterise";
import { isRight } from "../../../packages/panels/test/draw-layout";

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

describe("panels", () => {
  it("are found on the sample pages, 19 in 20, and wrongly on none", async () => {
    let [panels, found] = [0, 0];
    for (const { path, truth } of pages) {
      const seen = findPanels(await pixelsOf(path));
      panels += truth.length;
      if (seen.length === 0) continue;
      expect(isRight(truth, seen), path).toBe(true);
      found += truth.length;
    }
    expect(found / panels, `${found} of ${panels} panels`).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

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
