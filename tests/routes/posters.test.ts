import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { categories } from "~/generators/choices";
import { contrast, groundFor, readableOn } from "~/preview-images/colours";
import { badge } from "~/preview-images/emblems";
import { fursonaPoster } from "~/fursona-generator/fursona-poster.server";
import { hasGlyph, textWidth } from "lettering";
import { teamPoster } from "~/choose-your-starter/team-poster.server";
import { transformationPoster } from "~/tf-generator/transformation-poster.server";
import { fit, letterable } from "~/preview-images/words.server";
import type { Fursona } from "~/fursona-generator/api.server";
import type { Transformation } from "~/tf-generator/api.server";
import { anyText } from "../setup/any-text";

const transformation: Transformation = {
  success: true,
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "made of felt",
};
const fursona: Fursona = {
  name: "Fox",
  subName: "Arctic",
  mythical: true,
  colors: [{ name: "Ember Pendant", hexCode: "#e2651a" }],
  modifier: "clockwork",
};
const place = { invitation: "fox.example/tf-generator", category: "Mammals", portrait: undefined };

describe("the letters of a text are", () => {
  it.each([
    ["those it has", "Arctic Fox", "Arctic Fox"],
    ["those it has with their accents", "Füchsin à la carte", "Füchsin à la carte"],
    ["without an accent that the face lacks", "Šarn's Vešra", "Sarn's Vesra"],
    ["the same in whatever way they are encoded", "Fu\u0308chse", "Füchse"],
    ["words for signs", "Nidoran♀", "Nidoran\u00a0F"],
    ["plain for those that are shaped", "ﬁne Ｆｏｘ", "fine Fox"],
    ["without pictures", "Fox 🦊 and 👨‍👩‍👧 hen", "Fox and hen"],
    ["without what turns them around", "\u202eFox\u202c \u200fhen", "Fox hen"],
    ["on one line", " a\n\tb  c ", "a b c"],
    ["something else in a script it lacks", "שועל", "a stranger"],
    ["something else where there are none", "🦊!", "a stranger"],
    ["something else for nothing", "", "a stranger"],
  ])("%s", (_what, text, letters) => {
    expect(letterable(text, "a stranger")).toBe(letters);
  });

  it("all in the face, whatever the text", () => {
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

describe("a text in its room", () => {
  const room = { width: 400, lines: 2, largest: 100, smallest: 30 };

  it("is as large as it may be", () => {
    expect(fit("Owl", room)).toMatchObject({ lines: ["Owl"], size: 100 });
  });

  it("is smaller before it is cut", () => {
    const { lines, size } = fit("Three-legged Money Toad", room);
    expect(lines.join(" ")).toBe("Three-legged Money Toad");
    expect(size).toBeLessThan(100);
    expect(size).toBeGreaterThanOrEqual(30);
  });

  it("says with dots that it goes on", () => {
    const { lines, size } = fit("word ".repeat(60).trim(), room);
    expect(size).toBe(30);
    expect(lines.at(-1)).toMatch(/\.\.\.$/);
  });

  it("never leaves it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 200 }), (text) => {
        const { lines, size } = fit(letterable(text, "x"), room);
        expect(lines.length).toBeLessThanOrEqual(room.lines);
        for (const line of lines) {
          expect(textWidth(line, { size })).toBeLessThanOrEqual(room.width);
        }
      }),
    );
  });
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("letters on a colour", () => {
  it("can be read on any: AA", () => {
    fc.assert(
      fc.property(anyColour, (ground) => {
        expect(contrast(ground, readableOn(ground))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each([
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ffff00", "#ffffff", 1.07],
  ])("%s on %s", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
  });
});

describe("an emblem", () => {
  it("is one for every category, and what is in none has the egg", () => {
    const own = categories.filter(({ value }) => value !== "ALL").map(({ label }) => badge(label));
    expect(new Set([...own, badge(undefined)]).size).toBe(8);
    for (const unknown of ["", "Ghosts", "constructor"]) {
      expect(badge(unknown)).toBe(badge(undefined));
    }
  });

  it("has the colours that are given, and none that is no colour", () => {
    const [plain, coloured] = [badge("Birds"), badge("Birds", ["#112233", "#445566", "#778899"])];
    expect(new Set(coloured.match(/"#(?:112233|445566|778899)"/g)).size).toBe(3);
    expect(plain).not.toBe(coloured);
    expect(badge("Birds", ['"/><script>'])).toBe(plain);
  });

  it("stands out from its ground in any colour", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrast(colour, groundFor(colour))).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe("what the upstream says is drawn, never written", () => {
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

  it.each(odd)("%j", async (text) => {
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

  it("a colour that is none is left out", () => {
    const colors = [{ name: "Evil", hexCode: '"/><script/>' }];
    const drawn = (more: Partial<Fursona>) =>
      fursonaPoster({ ...fursona, ...more }, place).replace(/c\d+/g, "");
    expect(drawn({ colors })).toBe(drawn({ colors: [] }));
  });
});
