import { INK } from "./colors";

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Writes a number with one decimal, which is as fine as the eye sees. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The elements of an SVG file, without their document. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}

/** An ellipse as path data. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [short(rx), short(ry)];
  return `M${short(x - rx)},${short(y)}a${w},${h} 0 1 1 ${short(rx * 2)},0a${w},${h} 0 1 1 ${short(-rx * 2)},0Z`;
}

/** A rectangle with round corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${short(dx)},${short(dy)}`;
  return (
    `M${short(x + r)},${short(y)}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}` +
    `h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}Z`
  );
}

/** A four-pointed star as path data. */
export function twinkle(x: number, y: number, r: number): string {
  const q = r * 0.16;
  return `M${short(x)},${short(y - r)}Q${short(x + q)},${short(y - q)} ${short(x + r)},${short(y)}Q${short(x + q)},${short(y + q)} ${short(x)},${short(y + r)}Q${short(x - q)},${short(y + q)} ${short(x - r)},${short(y)}Q${short(x - q)},${short(y - q)} ${short(x)},${short(y - r)}Z`;
}

/** A filled shape. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A line. */
export function stroke(d: string, width: number, color: string = INK): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}

/** A group, moved, turned in degrees, and scaled. */
export function group(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${scale})">${content}</g>`;
}
