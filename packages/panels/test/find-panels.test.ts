import { describe, expect, it } from "vitest";
import { sample } from "../../../tests/setup/sample";
import { findPanels, type Place } from "../src/find-panels";
import { drawHardPage, kinds, readPixels } from "./draw-hard-page";
import { cuttable, layouts } from "./layouts";
import { drawLayout, isRight } from "./draw-layout";

/** Seeds with which the finder was not tuned. */
const heldOut = Array.from({ length: 20 }, (_, index) => 1_000 + index);

describe("findPanels", () => {
  it("finds the panels of drawn layouts wherever their gutters go through, and none wrongly", () => {
    expect(layouts).toHaveLength(40);
    for (const [index, layout] of sample([...layouts.entries()], 8)) {
      const { pixels, truth } = drawLayout(layout, index);
      const found = findPanels(pixels);
      if (index < cuttable) expect(isRight(truth, found), layout.name).toBe(true);
      else expect(found, layout.name).toEqual([]);
    }
  });

  it("finds the panels of most hard pages, and few wrongly", async () => {
    const tried = sample(
      kinds.flatMap((kind) => heldOut.map((seed) => ({ kind, seed }))),
      20,
    );
    const wrong: string[] = [];
    let right = 0;
    for (const { kind, seed } of tried) {
      const page = await drawHardPage(kind, seed);
      const pixels = await readPixels(page.file, { width: 720, height: 1_080 });
      const found = findPanels(pixels, page.rightToLeft);
      if (isRight(page.panels, found)) right++;
      else if (found.length > 0) wrong.push(page.name);
    }
    expect(right / tried.length, `${right} of ${tried.length}`).toBeGreaterThanOrEqual(0.75);
    expect(wrong.length / tried.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("finds the panels of scanned pages, whose paper is uneven and whose frames have gaps, and few wrongly", async () => {
    const wrong: string[] = [];
    let right = 0;
    const tried = sample(
      kinds.flatMap((kind) => heldOut.map((seed) => ({ kind, seed }))),
      20,
      1,
    );
    for (const { kind, seed } of tried) {
      const page = await drawHardPage(kind, seed, true);
      const pixels = await readPixels(page.file, { width: 720, height: 1_080 });
      const found = findPanels(pixels, page.rightToLeft);
      if (isRight(page.panels, found)) right++;
      else if (found.length > 0) wrong.push(page.name);
    }
    expect(right / tried.length, `${right} of ${tried.length}`).toBeGreaterThanOrEqual(0.4);
    expect(wrong.length / tried.length, wrong.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("puts the right one of two panels first where the comic is read from the right", () => {
    const { pixels, truth } = drawLayout(layouts[0]!, 0);
    const [a, b, c, d] = truth as [Place, Place, Place, Place];
    expect(isRight([b, a, d, c], findPanels(pixels, true))).toBe(true);
  });

  it("puts the strips of four-panel manga after one another", async () => {
    const page = await drawHardPage("four-panel manga", 1);
    const found = findPanels(await readPixels(page.file), page.rightToLeft);
    expect(page.panels).toHaveLength(8);
    expect(isRight(page.panels, found)).toBe(true);
  });
});
