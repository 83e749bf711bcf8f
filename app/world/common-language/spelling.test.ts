import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letters, numerals } from "~content/world/common-script.yaml";
import { readNumber, spokenNumber, toBase8 } from "./numbers";
import { glyphs, MAX_NAME_LENGTH, readName, spellName, toCommon } from "./spelling";
import { anyText } from "../../../tests/setup/any-text";

/** A spelling as the rules' examples write it. */
const spelled = (latin: string) => toCommon(latin).join(" ");

it("has 20 consonants, 5 vowels and the numerals 0 to 7, each with its own drawing", () => {
  const kinds = letters.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "consonant")).toHaveLength(20);
  expect(kinds.filter((kind) => kind === "vowel")).toHaveLength(5);
  expect(numerals.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(new Set([...letters, ...numerals].map(({ drawing }) => drawing)).size).toBe(33);
});

describe("spelling", () => {
  it.each([
    ["hush", "h u sh"],
    ["Šarn", "sh a r n"],
    ["Chase", "ch a s e"],
    ["Wick", "w i k"],
    ["ice", "i s e"],
    ["Casarok", "k a s a r o k"],
    ["Quill", "k w i l l"],
    ["q", "k"],
    ["xylophone", "z y l o p h o n e"],
    ["Vixy", "v i k s y"],
    ["CHASE", "ch a s e"],
    ["šarn", "sh a r n"],
    ["S\u030cARN", "sh a r n"],
    ["Zoë", "z o e"],
    ["Weiß", "w e i s s"],
    ["Łukasz", "l u k a s z"],
    ["Søren", "s o r e n"],
    ["İpek", "i p e k"],
    ["Vixy Fox", "v i k s y space f o k s"],
    ["Sarn's hound", "s a r n whisker space h o u n d"],
    ["O’Brien", "o whisker b r i e n"],
    ["Anne-Marie", "a n n e dash m a r i e"],
    ['"den"', "open d e n close"],
    ["a+b", "a unknown b"],
    ["狐", "unknown"],
    ["👍🏽", "unknown"],
    ["8 paws", "1 0 space p a w s"],
    ["007", "7"],
    ["", ""],
  ])("%j is %j", (latin, common) => {
    expect(spelled(latin)).toBe(common);
  });

  it("puts the tilt and the pounce before their sentence", () => {
    expect(spelled("who?")).toBe("question w h o");
    expect(spelled("no. who?")).toBe("n o stop space question w h o");
    expect(spelled("run! who?")).toBe("exclamation r u n space question w h o");
    expect(spelled("who, you?!")).toBe("exclamation question w h o comma space y o u");
  });

  it("spells any text with known characters", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        for (const key of toCommon(text)) expect(glyphs).toHaveProperty([key]);
      }),
    );
  });
});

describe("base 8", () => {
  it("is reversible", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 80n }), (value) => {
        const figures = toBase8(value);
        for (const figure of figures) expect(figure >= 0 && figure <= 7).toBe(true);
        expect(figures.reduce((sum, figure) => sum * 8n + BigInt(figure), 0n)).toBe(value);
      }),
    );
  });

  it.each([-1, 0.5, NaN, Infinity])("refuses %d", (value) => {
    expect(() => toBase8(value)).toThrow(RangeError);
  });

  it.each([
    [8, "in span"],
    [12, "in span paw"],
    [160, "ba pack paw span"],
    [412, "pawba pack ter span paw"],
    [1536, "ter host"],
    [0, "hol"],
    [4096, "in sky"],
    [32_768, undefined],
  ])("says %i as %s", (value, spoken) => {
    expect(spokenNumber(toBase8(value))).toBe(spoken);
  });
});

describe("a number from a form", () => {
  it.each([
    ["0", "0", [0]],
    [" 26 ", "26", [3, 2]],
    ["+8", "8", [1, 0]],
    ["000", "0", [0]],
    ["0064", "64", [1, 0, 0]],
  ])("%j is read as %s", (text, digits, figures) => {
    expect(readNumber(text)).toMatchObject({ text: digits, figures });
  });

  it("is written up to 2⁵³", () => {
    expect(readNumber("9007199254740992")).toMatchObject({
      figures: [4, ...Array<number>(17).fill(0)],
      spoken: undefined,
    });
    expect(readNumber("9007199254740993")).toEqual({
      problem: expect.stringContaining("too large"),
    });
    expect(readNumber("9".repeat(100_000))).toEqual({
      problem: expect.stringContaining("too large"),
    });
  });

  it.each(["-1", "−8", "-0.5"])("%j is negative", (text) => {
    expect(readNumber(text)).toEqual({ problem: expect.stringContaining("negative") });
  });

  it.each(["", "eight", "1e3", "0x10", "1.5", "1 000", "٣", "--1", "+"])(
    "%j is not a whole number",
    (text) => {
      expect(readNumber(text)).toEqual({ problem: expect.stringContaining("whole number") });
    },
  );
});

describe("a name from a form", () => {
  it("is one line without outer spaces", () => {
    expect(readName("  Katrina \n\t Farrow ")).toEqual({ name: "Katrina Farrow", isCut: false });
    expect(readName("Šarn")).toEqual({ name: "Šarn", isCut: false });
  });

  it.each([null, " \n "])("is undefined for %j", (text) => {
    expect(readName(text)).toBeUndefined();
  });

  it("is cut after 40 characters as a reader counts them", () => {
    expect(readName("a".repeat(MAX_NAME_LENGTH))?.isCut).toBe(false);
    expect(readName("a".repeat(5_000))).toEqual({ name: "a".repeat(MAX_NAME_LENGTH), isCut: true });
    expect(readName("👩‍🚀".repeat(41))?.name).toBe("👩‍🚀".repeat(MAX_NAME_LENGTH));
  });

  it("keeps a few accents of a character", () => {
    expect(readName("a" + "\u0301".repeat(900))!.name.length).toBeLessThan(10);
  });

  it("has an ear on the first letter of each part", () => {
    const ears = (name: string) =>
      spellName(name).flatMap(({ glyph, marks }) => (marks.includes("ear") ? [glyph] : []));
    expect(ears("Šarn")).toEqual(["sh"]);
    expect(ears("katrina farrow")).toEqual(["k", "f"]);
    expect(ears("Anne-Marie")).toEqual(["a", "m"]);
    expect(ears("8 !?")).toEqual([]);
  });
});
