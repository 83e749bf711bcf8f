import { getLuminance, toLinearChannels } from "~/ui/luminance";

/** Luminances; white has 1. */
const MAX_ON_CREAM = 0.13;
const MIN_ON_DARK = 0.45;
const MIN_UNDER_INK = 0.25;

/**
 * Returns custom properties for one color of all alerts: shades of it that can be read on cream and on the dark
 * background of a raid, with a contrast of at least 4.5.
 *
 * @param hex six hexadecimal digits
 */
export function createAccentProperties(hex: string): Record<`--${string}`, string> {
  const channels = toLinearChannels(hex);
  const luminance = getLuminance(channels);
  const darker = Math.min(1, MAX_ON_CREAM / luminance);
  const lighter = Math.max(0, (MIN_ON_DARK - luminance) / (1 - luminance));
  return {
    "--accent": `#${hex}`,
    "--accent-on": `var(--overlay-${luminance > MIN_UNDER_INK ? "ink" : "white"})`,
    "--accent-strong": toHex(channels.map((channel) => channel * darker)),
    "--accent-bright": toHex(channels.map((channel) => channel + (1 - channel) * lighter)),
  };
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
