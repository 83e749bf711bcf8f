import { INK } from "./colors";

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Writes a number with one decimal, which is as fine as the eye sees. */
export function toShortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The elements of an SVG file, without their document. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}

/** An ellipse as path data. */
export function ellipsePath(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [toShortNumber(rx), toShortNumber(ry)];
  return `M${toShortNumber(x - rx)},${toShortNumber(y)}a${w},${h} 0 1 1 ${toShortNumber(rx * 2)},0a${w},${h} 0 1 1 ${toShortNumber(-rx * 2)},0Z`;
}

/** A rectangle with round corners as path data. */
export function roundRectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) =>
    `a${r},${r} 0 0 1 ${toShortNumber(dx)},${toShortNumber(dy)}`;
  return (
    `M${toShortNumber(x + r)},${toShortNumber(y)}h${toShortNumber(width - 2 * r)}${arc(r, r)}v${toShortNumber(height - 2 * r)}${arc(-r, r)}` +
    `h${toShortNumber(2 * r - width)}${arc(-r, -r)}v${toShortNumber(2 * r - height)}${arc(r, -r)}Z`
  );
}

/** A four-pointed star as path data. */
export function starPath(x: number, y: number, r: number): string {
  const q = r * 0.16;
  return `M${toShortNumber(x)},${toShortNumber(y - r)}Q${toShortNumber(x + q)},${toShortNumber(y - q)} ${toShortNumber(x + r)},${toShortNumber(y)}Q${toShortNumber(x + q)},${toShortNumber(y + q)} ${toShortNumber(x)},${toShortNumber(y + r)}Q${toShortNumber(x - q)},${toShortNumber(y + q)} ${toShortNumber(x - r)},${toShortNumber(y)}Q${toShortNumber(x - q)},${toShortNumber(y - q)} ${toShortNumber(x)},${toShortNumber(y - r)}Z`;
}

/** A filled shape. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A line. */
export function stroke(d: string, width: number, color: string = INK): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${toShortNumber(width)}"/>`;
}

/** A group, moved, turned in degrees, and scaled. */
export function group(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
): string {
  return `<g transform="translate(${toShortNumber(x)} ${toShortNumber(y)}) rotate(${turn}) scale(${scale})">${content}</g>`;
}
