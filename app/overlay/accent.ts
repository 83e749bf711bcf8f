/** What an alert needs of a color: on which words stand, and in which they are written. */
export interface Shades {
  colour: string;
  /** Whether words on it are dark. */
  isLight: boolean;
  /** As dark as it must be to be read on cream: 4.5 to 1 and more. */
  strong: string;
  /** As light as it must be to be read on the dark ground of a raid. */
  bright: string;
}

/** The luminance of what is read on cream, and on dark ground; that of white is 1. */
const readable = { onCream: 0.13, onDark: 0.45, underInk: 0.25 } as const;

/**
 * The shades of a color, so that whatever it is can be read.
 *
 * @param hex six hexadecimal digits
 */
export function shadesOf(hex: string): Shades {
  const channels = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const luminance = luminanceOf(channels);
  const darker = Math.min(1, readable.onCream / luminance);
  // Towards white, by as much as is missing.
  const lighter = Math.max(0, (readable.onDark - luminance) / (1 - luminance));
  return {
    colour: `#${hex}`,
    isLight: luminance > readable.underInk,
    strong: hexOf(channels.map((channel) => channel * darker)),
    bright: hexOf(channels.map((channel) => channel + (1 - channel) * lighter)),
  };
}

/** How light a color is, from 0 to 1, by its linear channels; see WCAG 2, "relative luminance". */
function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function hexOf(channels: readonly number[]): string {
  const digits = channels.map((channel) => {
    const value = channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
