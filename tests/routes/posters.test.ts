import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { categories, fullName } from "~/generators/choices";
import { badge, hasEmblem } from "~/generators/emblems.server";
import { fursonaPoster } from "~/fursona-generator/fursona-poster.server";
import { hasGlyph, textWidth } from "lettering";
import { teamPoster } from "~/choose-your-starter/team-poster.server";
import { transformationPoster } from "~/tf-generator/transformation-poster.server";
import { fit, letterable } from "~/preview-images/words.server";
import type { Fursona } from "~/fursona-generator/api.server";
import { creatures } from "~mocks/generators/creatures";
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
const place = { invitation: "fox.example/tf-generator", emblem: "Arctic Fox", portrait: undefined };

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
  const plain = { modifier: "" };

  it("shows every creature of the embedded upstream, and each category", () => {
    const names = creatures.flatMap(({ name, subNames }) =>
      ["", ...subNames].map((subName) => fullName({ name, subName })),
    );
    expect(names.filter((name) => !hasEmblem(name))).toEqual([]);
    const own = categories.map(({ label }) => badge(label, plain));
    expect(new Set(own).size).toBe(7);
  });

  it.each([
    ["Terror Bird", "Robin"],
    ["Ammonite", "Octopus"],
    ["Peacock Butterfly", "Peacock"],
    ["Bearded Dragon", "Western Dragon"],
    ["Hammerhead Shark", "Nurse Shark"],
  ])("shows the %s otherwise than the %s", (one, other) => {
    expect(badge(one, plain)).not.toBe(badge(other, plain));
  });

  it("shows the longest name, of equal ones the last", () => {
    for (const name of ["Xerces Blue", "A butterfly", "Wolf Spider Butterfly"]) {
      expect(badge(name, plain)).toBe(badge("Butterfly", plain));
    }
  });

  it.each(["", "Ghosts", "constructor", "Quibble"])("shows an egg for %j", (unknown) => {
    expect(hasEmblem(unknown)).toBe(false);
    expect(badge(unknown, plain)).toBe(badge(undefined, plain));
  });

  it("has the texture of the modifier", () => {
    const felt = badge("Fox", { modifier: "made of felt" });
    expect(felt).toBe(badge("Fox", { modifier: "plush" }));
    const others = ["made of very good cheese", "with pockets"].map((modifier) =>
      badge("Fox", { modifier }),
    );
    expect(new Set([felt, ...others]).size).toBe(3);
  });

  it("has the given colors, and ignores invalid ones", () => {
    const colored = (...hexCodes: string[]) =>
      badge("Robin", { modifier: "", colors: hexCodes.map((hexCode) => ({ hexCode })) });
    const three = colored("#112233", "#445566", "#778899");
    expect(new Set(three.match(/"#(?:112233|445566|778899)"/g)).size).toBe(3);
    expect(colored('"/><script>')).toBe(colored());
    expect(colored()).not.toBe(badge("Robin", plain));
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
        { ...place, emblem: text, invitation: text },
      ),
      fursonaPoster(
        { ...fursona, name: text, subName: text, modifier: text, colors: [color, color, color] },
        { emblem: text, invitation: text },
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
