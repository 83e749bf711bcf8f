import type { Point } from "../../pen";

/** Whether a spot of a chart belongs to a shape. */
export type Region = (x: number, y: number) => boolean;

/** The inside of a polygon. */
export function within(...points: readonly Point[]): Region {
  return (x, y) => {
    let inside = false;
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
}

/** The inside of an ellipse. */
export function disc(cx: number, cy: number, rx: number, ry = rx): Region {
  return (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
}

/** A shape drawn right of an axis and again on its left. */
export function mirrored(axis: number, region: Region): Region {
  return (x, y) => region(axis + Math.abs(x - axis), y);
}

/** A picture of square cells: pixels, stitches or loops of wool. */
export class Chart {
  private readonly colours: (string | undefined)[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.colours = Array.from({ length: width * height });
  }

  /** Colours one cell; cells beyond the edge are cut off. */
  set(x: number, y: number, colour: string): void {
    if (x >= 0 && x < this.width && y >= 0 && y < this.height)
      this.colours[y * this.width + x] = colour;
  }

  at(x: number, y: number): string | undefined {
    return this.colours[y * this.width + x];
  }

  /** Colours every cell whose middle lies in a region. */
  paint(colour: string, region: Region): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) if (region(x + 0.5, y + 0.5)) this.set(x, y, colour);
  }

  /** Copies rows of letters, each letter a colour of the palette; unknown letters stay clear. */
  stamp(
    rows: readonly string[],
    palette: Readonly<Record<string, string>>,
    left: number,
    top: number,
    flip = false,
  ): void {
    rows.forEach((row, y) =>
      [...row].forEach((letter, i) => {
        const colour = palette[letter];
        if (colour) this.set(left + (flip ? row.length - 1 - i : i), top + y, colour);
      }),
    );
  }

  /** The cells of each colour. */
  byColour(): Map<string, Point[]> {
    const cells = new Map<string, Point[]>();
    this.colours.forEach((colour, i) => {
      if (colour === undefined) return;
      const list = cells.get(colour) ?? [];
      list.push([i % this.width, Math.floor(i / this.width)]);
      cells.set(colour, list);
    });
    return cells;
  }
}
