import { describe, expect, it } from "vitest";
import { sample } from "../../../tests/setup/sample";
import { findPanels, type PanelRect } from "../src/find-panels";
import { cuttable, height, layouts, width } from "./layouts";
import { drawLayout, isRight } from "./draw-layout";

describe("findPanels", () => {
  it("finds the panels of layouts with continuous gutters, and no wrong ones", () => {
    for (const [index, layout] of sample([...layouts.entries()], 8)) {
      const { pixels, truth } = drawLayout(layout, index);
      const found = findPanels(pixels);
      if (index < cuttable) expect(isRight(truth, found), layout.name).toBe(true);
      else expect(found, layout.name).toEqual([]);
    }
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

  it("finds the same in a picture of twice the size", () => {
    const { pixels, truth } = drawLayout(layouts[1]!, 1);
    const data = new Uint8Array(pixels.data.length * 4);
    for (let at = 0; at < data.length; at++) {
      const [channel, x, y] = [
        at % 3,
        Math.floor(at / 3) % (2 * width),
        Math.floor(at / (6 * width)),
      ];
      data[at] = pixels.data[((y >> 1) * width + (x >> 1)) * 3 + channel]!;
    }
    expect(isRight(truth, findPanels({ data, width: 2 * width, height: 2 * height }))).toBe(true);
  });

  it("sorts panels from right to left", () => {
    const { pixels, truth } = drawLayout(layouts[0]!, 0);
    const [a, b, c, d] = truth as [PanelRect, PanelRect, PanelRect, PanelRect];
    expect(isRight([b, a, d, c], findPanels(pixels, true))).toBe(true);
  });

  it("sorts the strips of four-panel manga one after the other", () => {
    const cells = [0, 1, 2, 3].flatMap((row) => [0, 1].map((column) => ({ row, column })));
    const panels = cells.map(({ row, column }) => {
      const [x, y] = [20 + column * 224, 20 + row * 178];
      return [
        [x, y],
        [x + 212, y],
        [x + 212, y + 168],
        [x, y + 168],
      ] as const;
    });
    const { pixels, truth } = drawLayout({ name: "", panels: panels as never }, 1);
    const right = truth.filter((_, index) => index % 2 === 1);
    const left = truth.filter((_, index) => index % 2 === 0);
    expect(isRight([...right, ...left], findPanels(pixels, true))).toBe(true);
  });
});
