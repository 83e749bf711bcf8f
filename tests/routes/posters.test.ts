import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { categories } from "~/generators/choices";
import { badge } from "~/generators/emblems.server";
import { fursonaPoster } from "~/fursona-generator/fursona-poster.server";
import { hasGlyph, textWidth } from "lettering";
import { teamPoster } from "~/choose-your-starter/team-poster.server";
import { transformationPoster } from "~/tf-generator/transformation-poster.server";
import { fit, letterable } from "~/preview-images/words.server";
import type { Fursona } from "~/fursona-generator/api.server";
import { anyText } from "../setup/any-text";
import { arcticFox } from "./sample-transformation";

const transformation = { ...arcticFox, modifier: "made of felt" };
const fursona: Fursona = {
  name: "Fox",
  subName: "Arctic",
  mythical: true,
  colors: [{ name: "Ember Pendant", hexCode: "#e2651a" }],
  modifier: "clockwork",
};
const place = { invitation: "fox.example/tf-generator", category: "Mammals", portrait: undefined };

describe("letterable", () => {
  it.each([
    ["keeps known letters", "Arctic Fox", "Arctic Fox"],
    ["keeps known accents", "Füchsin à la carte", "Füchsin à la carte"],
    ["removes unknown accents", "Šarn's Vešra", "Sarn's Vesra"],
    ["composes accents", "Fu\u0308chse", "Füchse"],
    ["replaces signs by letters", "Nidoran♀", "Nidoran\u00a0F"],
    ["replaces ligatures and wide letters", "ﬁne Ｆｏｘ", "fine Fox"],
    ["removes emoji", "Fox 🦊 and 👨‍👩‍👧 hen", "Fox and hen"],
    ["removes direction marks", "\u202eFox\u202c \u200fhen", "Fox hen"],
    ["collapses white space", " a\n\tb  c ", "a b c"],
    ["falls back for unknown scripts", "שועל", "a stranger"],
    ["falls back without letters", "🦊!", "a stranger"],
    ["falls back for an empty text", "", "a stranger"],
  ])("%s", (_what, text, letters) => {
    expect(letterable(text, "a stranger")).toBe(letters);
  });

  it("returns letters of the font for any text", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const letters = letterable(text, "stranger");
        expect(Array.from(letters).filter((letter) => !hasGlyph(letter))).toEqual([]);
        expect(letters.length).toBeLessThanOrEqual(143);
        expect(letters).not.toBe("");
      }),
    );
  });
});

describe("fit", () => {
  const box = { width: 400, lines: 2, largest: 100, smallest: 30 };

  it("sets short text in the largest size", () => {
    expect(fit("Owl", box)).toMatchObject({ lines: ["Owl"], size: 100 });
  });

  it("shrinks text before cutting it", () => {
    const { lines, size } = fit("Three-legged Money Toad", box);
    expect(lines.join(" ")).toBe("Three-legged Money Toad");
    expect(size).toBeLessThan(100);
    expect(size).toBeGreaterThanOrEqual(30);
  });

  it("ends cut text in dots", () => {
    const { lines, size } = fit("word ".repeat(60).trim(), box);
    expect(size).toBe(30);
    expect(lines.at(-1)).toMatch(/\.\.\.$/);
  });

  it("never exceeds the width and the lines", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 200 }), (text) => {
        const { lines, size } = fit(letterable(text, "x"), box);
        expect(lines.length).toBeLessThanOrEqual(box.lines);
        for (const line of lines) {
          expect(textWidth(line, { size })).toBeLessThanOrEqual(box.width);
        }
      }),
    );
  });
});

describe("a badge", () => {
  it("has an emblem for each category, and one emblem for unknown categories", () => {
    const own = categories.filter(({ value }) => value !== "ALL").map(({ label }) => badge(label));
    expect(new Set([...own, badge(undefined)]).size).toBe(8);
    for (const unknown of ["", "Ghosts", "constructor"]) {
      expect(badge(unknown)).toBe(badge(undefined));
    }
  });

  it("has the given colors, and ignores invalid ones", () => {
    const [plain, colored] = [badge("Birds"), badge("Birds", ["#112233", "#445566", "#778899"])];
    expect(new Set(colored.match(/"#(?:112233|445566|778899)"/g)).size).toBe(3);
    expect(plain).not.toBe(colored);
    expect(badge("Birds", ['"/><script>'])).toBe(plain);
  });
});

describe("text of the upstream becomes paths", () => {
  const odd = [
    '"><script>alert(1)</script>',
    "</svg><image href='http://evil.example/x.png'/>",
    "&lt;&#60;<![CDATA[",
    "\u0000\u0001\ud800",
    "\u202eשועל العربية 狐 🦊👨‍👩‍👧",
    "M".repeat(1_500),
    "word ".repeat(300),
    "",
  ];

  it.each(odd)("%.40j", async (text) => {
    const color = { name: text, hexCode: "#e2651a" };
    const posters = [
      transformationPoster(
        { ...transformation, name: text, subName: text, modifier: text, link: text },
        { ...place, category: text, invitation: text },
      ),
      fursonaPoster(
        { ...fursona, name: text, subName: text, modifier: text, colors: [color, color, color] },
        { category: text, invitation: text },
      ),
      teamPoster(
        Array.from({ length: 6 }, (_, i) => ({ id: i + 1, name: text, shiny: i % 2 === 0 })),
        { pictures: [], invitation: text },
      ),
    ];
    for (const svg of posters) {
      expect(svg).not.toMatch(
        /<(?:script|text|style|foreignObject)|evil|alert|http:\/\/(?!www\.w3)/,
      );
      const { data, info } = await sharp(Buffer.from(svg))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 1200, height: 630 });
      expect(data.length).toBeGreaterThan(0);
    }
  });

  it("leaves out invalid colors", () => {
    const colors = [{ name: "Evil", hexCode: '"/><script/>' }];
    const drawn = (more: Partial<Fursona>) => fursonaPoster({ ...fursona, ...more }, place);
    expect(drawn({ colors })).toBe(drawn({ colors: [] }));
  });
});
