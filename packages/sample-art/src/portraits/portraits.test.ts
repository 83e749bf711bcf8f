import { describe, expect, it } from "vitest";
import { cast } from "../cast";
import { drawPortrait } from ".";
import { drawPreview } from "./preview";

const guild = ["garrick", "wren", "thistle", "marlowe", "pim", "odessa", "brindle"];
const comic = Object.keys(cast).filter((name) => !guild.includes(name));

const sizes: Record<string, [number, number]> = { "cga/guild.png": [1600, 1000] };
for (const name of comic) {
  sizes[`chase/characters/${name}/1.png`] = [900, 1200];
  sizes[`chase/characters/${name}/2.png`] = [1200, 900];
}
for (const name of guild) sizes[`cga/characters/${name}/1.png`] = [900, 1200];

describe("the portraits", () => {
  it("show the whole cast of both houses at their promised sizes", () => {
    expect(comic).toHaveLength(12);
    for (const [path, size] of Object.entries(sizes)) {
      const picture = drawPortrait(path);
      expect(picture && [picture.width, picture.height], path).toEqual(size);
    }
  });

  it("draw the same bytes every time", () => {
    for (const path of Object.keys(sizes)) {
      expect(drawPortrait(path)?.svg, path).toBe(drawPortrait(path)?.svg);
    }
    expect(drawPreview()).toEqual(drawPreview());
  });

  it("differ from each other", () => {
    const drawings = Object.keys(sizes).map((path) => drawPortrait(path)?.svg);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("need no fonts and hold no broken numbers", () => {
    const drawings = [
      ...Object.keys(sizes).map((path) => drawPortrait(path)?.svg),
      drawPreview().svg,
    ];
    for (const svg of drawings) {
      expect(svg).not.toContain("<text");
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("leave a figure's background transparent", () => {
    for (const name of comic) {
      expect(drawPortrait(`chase/characters/${name}/1.png`)?.svg).not.toContain("<rect");
    }
  });

  it("know nobody else", () => {
    for (const path of [
      "chase/characters/nobody/1.png",
      "chase/characters/constructor/2.png",
      "chase/characters/chase/3.png",
      "chase/characters/wren/1.png",
      "cga/characters/chase/1.png",
      "cga/characters/wren/2.png",
      "cga/other.png",
    ]) {
      expect(drawPortrait(path), path).toBeUndefined();
    }
  });
});
