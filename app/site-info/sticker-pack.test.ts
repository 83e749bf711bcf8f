import { describe, expect, it } from "vitest";
import { legacyPacks, stickers } from "./stickers";

describe("the sticker pack", () => {
  it("has 24 stickers with names, emoji and descriptions of their own", () => {
    expect(stickers).toHaveLength(24);
    for (const key of ["name", "emoji", "alt"] as const) {
      expect(new Set(stickers.map((sticker) => sticker[key])).size, key).toBe(24);
    }
    const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
    for (const { name, emoji } of stickers) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect([...graphemes.segment(emoji)], name).toHaveLength(1);
      expect(emoji, name).toMatch(/\p{Extended_Pictographic}/u);
    }
    expect(legacyPacks).toHaveLength(2);
  });
});
