import { textPath, textWidth, wrap, type TextStyle } from "lettering";
import { num } from "./pen";

// The site letters its previews in the studio's hand as well, and does not import from here.
export { textPath, textWidth };
export type { FontName, TextStyle } from "lettering";

/** Lettered lines: their path data around the middle (0, 0), and how much room they take. */
export interface TextBlock {
  readonly d: string;
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
    // Of the ways to wrap it, most are weighed and not drawn.
    get d() {
      return lines
        .map((line, i) => textPath(line, { ...place, x, y: first + i * step, anchor: "middle" }))
        .join("");
    },
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
