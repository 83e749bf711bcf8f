import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse, type Font } from "opentype.js";

/** The faces the studio letters with. */
export type FontName = "regular" | "bold" | "italic" | "boldItalic";

const files: Record<FontName, string> = {
  regular: "400-normal",
  bold: "700-normal",
  italic: "400-italic",
  boldItalic: "700-italic",
};
const require = createRequire(import.meta.url);
const parsed = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  let font = parsed.get(name);
  if (!font) {
    const file = readFileSync(
      require.resolve(`@fontsource/comic-neue/files/comic-neue-latin-${files[name]}.woff`),
    );
    font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    parsed.set(name, font);
  }
  return font;
}

/** How a line of text is set. */
export interface TextStyle {
  size: number;
  font?: FontName;
  /** Extra room between letters, as a fraction of the size. */
  tracking?: number;
}

/** Whether the face has a letter of its own for a character. */
export function hasGlyph(character: string, font: FontName = "bold"): boolean {
  return fontOf(font).charToGlyphIndex(character) > 0;
}

/** How wide a line of text is. */
export function textWidth(text: string, { size, font = "bold", tracking = 0 }: TextStyle): number {
  return fontOf(font).getAdvanceWidth(text, size) + tracking * size * Math.max(0, text.length - 1);
}

/**
 * A line of text as path data, because a machine that rasterises the picture may have no fonts.
 * `y` is the baseline.
 */
export function textPath(
  text: string,
  place: TextStyle & { x: number; y: number; anchor?: "start" | "middle" | "end" },
): string {
  const { size, font = "bold", tracking = 0, y, anchor = "start" } = place;
  const width = textWidth(text, place);
  let x = place.x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  if (tracking === 0) return fontOf(font).getPath(text, x, y, size).toPathData(1);
  let d = "";
  for (const letter of text) {
    d += fontOf(font).getPath(letter, x, y, size).toPathData(1);
    x += fontOf(font).getAdvanceWidth(letter, size) + tracking * size;
  }
  return d;
}

/** Breaks a text into lines no wider than `width` (a single longer word keeps its own line). `\n` always breaks. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && textWidth(longer, style) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}
