import { findPanels, type Pixels } from "panels";
import sharp from "sharp";
import { expect, it } from "vitest";
import { comics } from "~mocks/data/comics";
import { readPicture } from "~mocks/picture-files";
import { rasterise } from "~mocks/rasterise";
import { isRight } from "../../../packages/panels/test/draw-layout";
import { sample } from "../../../tests/setup/sample";

/** Renders a sample picture as the server fetches it. */
async function pixelsOf(path: string): Promise<Pixels> {
  const wanted = { variant: "d", size: "medium", accept: "image/webp" };
  const { body } = (await rasterise(path, (await readPicture(path))!, wanted))!;
  const image = sharp(Buffer.from(body)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const all = Object.entries(comics["talechasers"]!).flatMap(([chapter, { pages }]) =>
  pages.map(({ imageId, panels }) => ({
    path: `comics/talechasers/${chapter}/${imageId}.png`,
    truth: panels,
  })),
);
const pages = sample(all, 4);

it("finds the panels of all pages but one of the sample comic, and none at a wrong place", async () => {
  const refused: string[] = [];
  for (const { path, truth } of pages) {
    const found = findPanels(await pixelsOf(path));
    if (found.length === 0) refused.push(path);
    else expect(isRight(truth, found), path).toBe(true);
  }
  expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(1);
}, 60_000);

it.each(["galleries/fan-art/paper-forest.png", "world/geography/pre-cataclysm.png"])(
  "finds no panels in %s, which fills its page",
  async (path) => {
    expect(findPanels(await pixelsOf(path))).toEqual([]);
  },
);
