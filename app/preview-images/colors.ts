import { getLuminance, toLinearChannels } from "../ui/luminance";

/** The outline color of all drawings: a warm near-black. */
export const INK = "#2a1a24";

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

const luminance = (color: string) => getLuminance(toLinearChannels(color.slice(1)));

/** The WCAG 2 contrast ratio of two colors, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The text color with the higher contrast on a background: at least 4.58, which meets AA. */
export function readableOn(color: string): "black" | "white" {
  return contrast(color, "#000000") >= contrast(color, "#ffffff") ? "black" : "white";
}

/** A background with a contrast of at least 3 to a color: a tint of it, or a dark sky for light colors. */
export function backgroundFor(color: string): string {
  if (luminance(color) > 0.2) return "#2a245c";
  const tint = channels(color).map((value) => Math.round(value + (255 - value) * 0.86));
  return `#${tint.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
