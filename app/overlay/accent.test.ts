import { expect, it } from "vitest";
import { createAccentProperties } from "./accent";

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

// Colors of app/styles/overlay.css.
const [cream, ink, white, raidGround] = ["#fff8ec", "#2a1320", "#ffffff", "#4b1428"];

it.each(["000000", "ffffff", "ff8800", "ffff00", "0000ff", "808080", "00ff00"])(
  "creates readable shades of #%s",
  (hex) => {
    const properties = createAccentProperties(hex);
    const { "--accent-strong": strong = "", "--accent-bright": bright = "" } = properties;
    expect(properties["--accent"]).toBe(`#${hex}`);
    expect(getContrast(strong, cream)).toBeGreaterThan(4.5);
    expect(getContrast(strong, white)).toBeGreaterThan(4.5);
    expect(getContrast(bright, raidGround)).toBeGreaterThan(4.5);
    const text = properties["--accent-on"] === "var(--overlay-ink)" ? ink : white;
    expect(getContrast(`#${hex}`, text)).toBeGreaterThan(3.4);
  },
);
