/** The color of outlines in all drawings: a warm near-black. */
export const INK = "#2a1a24";

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Returns the relative luminance of a color (WCAG 2), from 0 for black to 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors (WCAG 2), from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the text color with the higher contrast, at least 4.58, on a background color. */
export function readableOn(color: string): "black" | "white" {
  return contrast(color, "#000000") >= contrast(color, "#ffffff") ? "black" : "white";
}

/** Returns a background with a contrast of at least 3: a tint, or a dark sky for light colors. */
export function backgroundFor(color: string): string {
  if (luminance(color) > 0.2) return "#2a245c";
  const tint = channels(color).map((value) => Math.round(value + (255 - value) * 0.86));
  return `#${tint.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
