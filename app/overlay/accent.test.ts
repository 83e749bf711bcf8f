import { expect, it } from "vitest";
import { contrast } from "~/preview-images/colors";
import { createAccentProperties } from "./accent";

// Colors of app/styles/overlay.css.
const [cream, ink, white, raidGround] = ["#fff8ec", "#2a1320", "#ffffff", "#4b1428"];

it.each(["000000", "ffffff", "ff8800", "ffff00", "0000ff", "808080", "00ff00"])(
  "creates readable shades of #%s",
  (hex) => {
    const properties = createAccentProperties(hex);
    const { "--accent-strong": strong = "", "--accent-bright": bright = "" } = properties;
    expect(properties["--accent"]).toBe(`#${hex}`);
    expect(contrast(strong, cream)).toBeGreaterThan(4.5);
    expect(contrast(strong, white)).toBeGreaterThan(4.5);
    expect(contrast(bright, raidGround)).toBeGreaterThan(4.5);
    const text = properties["--accent-on"] === "var(--overlay-ink)" ? ink : white;
    expect(contrast(`#${hex}`, text)).toBeGreaterThan(3.4);
  },
);
