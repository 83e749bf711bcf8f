/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** The elements of an SVG file, without their document. */
export function inlineSvg(file: string): string {
  return file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
}

/** A circle as path data. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}

/** A rectangle with round corners as path data. */
export function roundRectPath(width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const arc = `a${r},${r} 0 0 1`;
  return `M${r},0h${across}${arc} ${r},${r}v${down}${arc} ${-r},${r}h${-across}${arc} ${-r},${-r}v${-down}${arc} ${r},${-r}Z`;
}

/** A four-pointed star as path data. */
export function starPath(x: number, y: number, r: number): string {
  const q = r * 0.16;
  return `M${x},${y - r}Q${x + q},${y - q} ${x + r},${y}Q${x + q},${y + q} ${x},${y + r}Q${x - q},${y + q} ${x - r},${y}Q${x - q},${y - q} ${x},${y - r}Z`;
}

/** A filled shape. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A group, moved, turned in degrees, and scaled. */
export function group(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
}
