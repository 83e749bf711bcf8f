/** The two colours that a label on a swatch can have. */
export const labelColors = { dark: "#000000", light: "#ffffff" } as const;

/** Which of the two. */
export type Label = keyof typeof labelColors;

/**
 * How bright a colour looks, from 0 for black to 1 for white: the relative luminance of WCAG 2.
 *
 * @param hexCode six digits after a `#`, in any case
 */
export function luminance(hexCode: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hexCode.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 to 21, whichever of the two is the text. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * The label that reads best on a swatch. Of pure black and pure white one always has at least 4.58,
 * and so AA; of softer ones neither might.
 */
export function labelOn(hexCode: string): Label {
  const { dark, light } = labelColors;
  return contrast(dark, hexCode) >= contrast(light, hexCode) ? "dark" : "light";
}
