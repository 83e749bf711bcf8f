/** The ink of the studio's outlines: a warm near-black. */
export const ink = "#2a1a24";

const hexColour = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as generators name them, `#rrggbb`. */
export function isHexColour(text: string): boolean {
  return hexColour.test(text);
}

function channels(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A colour (`#rrggbb`) a fraction of the way towards another. */
function mix(from: string, to: string, t: number): string {
  const [start, end] = [channels(from), channels(to)];
  const part = (i: 0 | 1 | 2) =>
    Math.round(start[i] + (end[i] - start[i]) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better on a colour. */
export function readableOn(colour: string): "#000000" | "#ffffff" {
  return contrast(colour, "#000000") > contrast(colour, "#ffffff") ? "#000000" : "#ffffff";
}

/** A ground that a colour can be told from: a tint of it, or an evening sky for pale ones. */
export function groundFor(main: string): string {
  return luminance(main) > 0.2 ? "#2a245c" : mix(main, "#ffffff", 0.86);
}
