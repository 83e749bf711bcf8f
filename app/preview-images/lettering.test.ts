import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawText, toLabel, toTitle, toMarkup } from "./lettering.server";

const anyText = fc.string({
  unit: fc.constantFrom(..."Owls fox<&|’Šñ狐ש🦊\u0000\u202e"),
  maxLength: 300,
});
const box = { size: 40, width: 300, height: 120 };

it.each([
  ["keeps letters and accents", "Füchsin à la carte", "Füchsin à la carte"],
  ["splits accents from rare letters", "Šarn’s", "S\u030carn’s"],
  ["replaces ligatures and wide letters", "ﬁne Ｆｏｘ", "fine Fox"],
  ["escapes markup", '<b>"R&D"', "&lt;b&gt;&quot;R&amp;D&quot;"],
  ["removes emoji, control characters and direction marks", "Fox🦊\u0000\u202e\ud800", "Fox"],
  ["uses the fallback for unknown scripts", "שועל 狐", "a stranger"],
  ["uses the fallback for a text without letters", "🦊!", "a stranger"],
])("toMarkup %s", (_what, text, markup) => {
  expect(toMarkup(text, "a stranger").normalize("NFC")).toBe(markup.normalize("NFC"));
});

it("drawText draws short text in its font size and shrinks long text to fit into the box", async () => {
  const [short, long] = await Promise.all([
    drawText("Owl", box),
    drawText("word ".repeat(40), box),
  ]);
  expect(short.height).toBeGreaterThan(25);
  expect(short.width).toBeLessThan(120);
  expect(long.height).toBeGreaterThan(80);
});

it("drawText fits any text into the box", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const markup = toTitle(toLabel(toMarkup(text, "somebody"), "#112233", "white"));
      const { width, height, href } = await drawText(markup, box);
      expect([width <= box.width, height <= box.height]).toEqual([true, true]);
      const bytes = Buffer.from(href.replace(/.*,/, ""), "base64");
      expect((await sharp(bytes).metadata()).format).toBe("png");
    }),
    { numRuns: 40 },
  );
});
