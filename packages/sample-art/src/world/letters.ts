import { textPath, textWidth as widthOf } from "../lettering";
import type { FontName } from "../lettering";
import { num } from "../pen";
import { polygon } from "./shape";

/** How a name on a plate or map is set. */
export interface LetterStyle {
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  font?: FontName;
  /** Extra room between letters in picture units. */
  spacing?: number;
  /** Colour of a soft edge that lifts the letters off the drawing. */
  halo?: string;
}

/** Width of a line of lettering in picture units. */
export function textWidth(
  text: string,
  size: number,
  spacing = 0,
  font: FontName = "bold",
): number {
  return widthOf(text, { size, font, tracking: spacing / size });
}

/** Strokes of the caron over an s, which the typeface does not carry. */
function carons(
  text: string,
  left: number,
  y: number,
  { size, spacing = 0, font = "bold" }: LetterStyle,
): string {
  return [...text]
    .map((letter, index) => {
      if (letter !== "š" && letter !== "Š") return "";
      const before = bare(text.slice(0, index));
      const own = widthOf(bare(letter), { size, font });
      const x = left + (before ? textWidth(before, size, spacing, font) + spacing : 0) + own / 2;
      const top = y - size * (letter === "Š" ? 0.98 : 0.76);
      const [half, deep, pen] = [size * 0.15, size * 0.15, size * 0.055];
      return polygon([
        [x - half - pen, top],
        [x - half + pen, top - pen],
        [x, top + deep - pen],
        [x + half - pen, top - pen],
        [x + half + pen, top],
        [x, top + deep + pen],
      ]);
    })
    .join("");
}

function bare(text: string): string {
  return text.replaceAll("š", "s").replaceAll("Š", "S");
}

/** A line of lettering as paths; `y` is the baseline. */
export function letters(text: string, x: number, y: number, style: LetterStyle): string {
  const { size, fill, anchor = "middle", font = "bold", spacing = 0, halo } = style;
  const width = textWidth(bare(text), size, spacing, font);
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const d =
    textPath(bare(text), { x: left, y, size, font, tracking: spacing / size }) +
    carons(text, left, y, style);
  // Painting the edge under the fill of one path keeps the letters' outlines from being written twice.
  const edge = halo
    ? ` stroke="${halo}" stroke-width="${num(size * 0.22)}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  return `<path d="${d}" fill="${fill}"${edge}/>`;
}
