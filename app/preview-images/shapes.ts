import { ink } from "./colours";

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A number as short as SVG allows without the eye noticing. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The point at an angle (0 is up, clockwise, in degrees) and a distance from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance];
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)},${short(y)}`).join("L")}Z`;
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

/** A star of straight lines; its points lie at `outer`, what is between them at `inner`. */
export function spikes(at: Point, count: number, outer: number, inner: number, turn = 0): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) =>
      polar(at, turn + (i * 180) / count, i % 2 ? inner : outer),
    ),
  );
}

/** A twinkle with four hollow sides. */
export function twinkle(x: number, y: number, r: number): string {
  const q = r * 0.16;
  return `M${short(x)},${short(y - r)}Q${short(x + q)},${short(y - q)} ${short(x + r)},${short(y)}Q${short(x + q)},${short(y + q)} ${short(x)},${short(y + r)}Q${short(x - q)},${short(y + q)} ${short(x - r)},${short(y)}Q${short(x - q)},${short(y - q)} ${short(x)},${short(y - r)}Z`;
}

/** A filled shape. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A line. */
export function stroke(d: string, width: number, colour: string = ink, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;
}

/** A group, moved, turned and scaled. */
export function group(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
): string {
  const size = Math.round(scale * 1000) / 1000;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${size})">${content}</g>`;
}

let clips = 0;

/** What is drawn, cut off at the edge of a shape. */
export function clipped(d: string, content: string): string {
  const id = `c${(clips = (clips + 1) % 1_000_000)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
