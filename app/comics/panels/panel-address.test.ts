import { expect, it } from "vitest";
import { panelAt, panelOfHash } from "./panel-address";

it("panelAt finds the panel at a vertical position of a comic page", () => {
  const panels = [0, 0.3, 0.3, 0.6].map((y) => ({ x: 0, y, width: 1, height: 0.28 }));
  const depths = [-0.2, 0.1, 0.15, 0.4, 0.7, 2];
  expect(depths.map((depth) => panelAt(panels, depth))).toEqual([1, 1, 2, 2, 4, 4]);
});

it("panelOfHash reads the panel number from the fragment of an address", () => {
  expect(
    ["#panel-3", "#panel-12", "#panel-0", "#panel-", "#full", "#panel-3x"].map(panelOfHash),
  ).toEqual([3, 12, undefined, undefined, undefined, undefined]);
});
