/** Shades of a color for backgrounds and texts of an alert. */
export interface Shades {
  colour: string;
  /** Whether text on it is dark. */
  isLight: boolean;
  /** Dark enough to be read on cream, with a contrast of at least 4.5. */
  strong: string;
  /** Light enough to be read on the dark background of a raid. */
  bright: string;
}

/** Luminances; white has 1. */
const readable = { onCream: 0.13, onDark: 0.45, underInk: 0.25 } as const;

/** @param hex six hexadecimal digits */
export function createShades(hex: string): Shades {
  const channels = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const luminance = getLuminance(channels);
  const darker = Math.min(1, readable.onCream / luminance);
  const lighter = Math.max(0, (readable.onDark - luminance) / (1 - luminance));
  return {
    colour: `#${hex}`,
    isLight: luminance > readable.underInk,
    strong: toHex(channels.map((channel) => channel * darker)),
    bright: toHex(channels.map((channel) => channel + (1 - channel) * lighter)),
  };
}

/** WCAG 2, "relative luminance", of linear channels. */
function getLuminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toHex(channels: readonly number[]): string {
  const digits = channels.map((channel) => {
    const value = channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
