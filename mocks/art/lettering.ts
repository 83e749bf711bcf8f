import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse, type Font } from "opentype.js";
import { num } from "./pen";

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

/** Lettered lines: their path data around the middle (0, 0), and how much room they take. */
export interface TextBlock {
  d: string;
  width: number;
  height: number;
  lines: string[];
}

/** A wrapped and centred block of text around the point (x, y). */
export function textBlock(
  text: string,
  place: TextStyle & { width: number; x?: number; y?: number; leading?: number },
): TextBlock {
  const { size, x = 0, y = 0, leading = 1.08 } = place;
  const lines = wrap(text, place.width, place);
  const step = size * leading;
  // Capitals fill about 0.7 of the size above the baseline; the block is centred on what the eye sees.
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.34;
  return {
    d: lines
      .map((line, i) => textPath(line, { ...place, x, y: first + i * step, anchor: "middle" }))
      .join(""),
    width: Math.max(...lines.map((line) => textWidth(line, place))),
    height: (lines.length - 1) * step + size * 0.72,
    lines,
  };
}

/** Comic lettering is all capitals. */
export function capitals(text: string): string {
  return text.toUpperCase();
}

/** Path data as a filled, optionally edged, piece of lettering. */
export function lettered(
  d: string,
  colour: string,
  edge?: { colour: string; width: number },
): string {
  const rim = edge
    ? `<path d="${d}" fill="${edge.colour}" stroke="${edge.colour}" stroke-width="${num(edge.width)}"/>`
    : "";
  return `${rim}<path d="${d}" fill="${colour}"/>`;
}
