/** Converts a hexadecimal color to linear channels from 0 to 1. */
export function toLinearChannels(hex: string): number[] {
  return [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** The relative luminance of linear channels (WCAG 2): from 0 for black to 1 for white. */
export function getLuminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
