import { describe, expect, it } from "vitest";
import { sample } from "../../../tests/setup/sample";
import { findPanels, type PanelRect } from "../src/find-panels";
import { drawHardPage, kinds, readPixels } from "./draw-hard-page";
import { cuttable, height, layouts, width } from "./layouts";
import { drawLayout, isRight } from "./draw-layout";

/** Seeds that were not used to tune the parameters. */
const heldOut = Array.from({ length: 20 }, (_, index) => 1_000 + index);

describe("findPanels", () => {
  it("finds the panels of layouts with continuous gutters, and no wrong ones", () => {
    expect(layouts).toHaveLength(40);
    for (const [index, layout] of sample([...layouts.entries()], 8)) {
      const { pixels, truth } = drawLayout(layout, index);
      const found = findPanels(pixels);
      if (index < cuttable) expect(isRight(truth, found), layout.name).toBe(true);
      else expect(found, layout.name).toEqual([]);
    }
  });

  it.each([
    { pages: "hard pages", isScanned: false, minRight: 0.75, maxWrong: 0.05 },
    { pages: "scanned pages", isScanned: true, minRight: 0.4, maxWrong: 0.1 },
  ])("finds the panels of many $pages, and few wrong ones", async (row) => {
    const { isScanned, minRight, maxWrong } = row;
    const tried = sample(
      kinds.flatMap((kind) => heldOut.map((seed) => ({ kind, seed }))),
      12,
      Number(isScanned),
    );
    const wrong: string[] = [];
    let right = 0;
    for (const { kind, seed } of tried) {
      const page = await drawHardPage(kind, seed, isScanned);
      const pixels = await readPixels(page.file, { width: 720, height: 1_080 });
      const found = findPanels(pixels, page.rightToLeft);
      if (isRight(page.panels, found)) right++;
      else if (found.length > 0) wrong.push(page.name);
    }
    expect(right / tried.length, `${right} of ${tried.length}`).toBeGreaterThanOrEqual(minRight);
    expect(wrong.length / tried.length, wrong.join("\n")).toBeLessThanOrEqual(maxWrong);
  });

  it("gives the corners of slanted panels, and none of upright ones", () => {
    const find = (name: string) => {
      const layout = layouts.find((one) => one.name === name)!;
      return { drawn: layout.panels, found: findPanels(drawLayout(layout, 1).pixels) };
    };
    expect(find("two by two").found.every(({ corners }) => corners === undefined)).toBe(true);
    const { drawn, found } = find("rising rows that lean");
    expect(found).toHaveLength(drawn.length);
    for (const [index, { corners, x, y, ...size }] of found.entries()) {
      for (const [at, [drawnX, drawnY]] of drawn[index]!.entries()) {
        expect((x + corners![at]![0] * size.width) * width - drawnX).toBeCloseTo(0, -1);
        expect((y + corners![at]![1] * size.height) * height - drawnY).toBeCloseTo(0, -1);
      }
    }
  });

  it("sorts panels from right to left", () => {
    const { pixels, truth } = drawLayout(layouts[0]!, 0);
    const [a, b, c, d] = truth as [PanelRect, PanelRect, PanelRect, PanelRect];
    expect(isRight([b, a, d, c], findPanels(pixels, true))).toBe(true);
  });

  it("sorts the strips of four-panel manga one after the other", async () => {
    const page = await drawHardPage("four-panel manga", 1);
    const found = findPanels(await readPixels(page.file), page.rightToLeft);
    expect(page.panels).toHaveLength(8);
    expect(isRight(page.panels, found)).toBe(true);
  });
});
