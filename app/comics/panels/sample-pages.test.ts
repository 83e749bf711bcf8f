import { findPanels, type Pixels } from "panels";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comics } from "~mocks/data/comics";
import { readPicture } from "~mocks/picture-files";
import { rasterise } from "~mocks/rasterise";
import { isRight } from "../../../packages/panels/test/draw-layout";
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
const samplePages = sample(pages, 4);

describe("panels", () => {
  it("are found on all sample pages but one in seven, and wrongly on none", async () => {
    const pictures = await Promise.all(samplePages.map(({ path }) => pixelsOf(path)));
    const found = pictures.map((pixels) => findPanels(pixels));
    const isRightAt = (index: number) => isRight(samplePages[index]!.truth, found[index]!);
    const refused = samplePages.filter((_, index) => found[index]!.length === 0);
    const wrong = samplePages.filter((_, index) => found[index]!.length > 0 && !isRightAt(index));
    expect(wrong).toEqual([]);
    expect(refused.length / samplePages.length).toBeLessThan(0.15);
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
