/** A zoom command: a step in or out, a tap, the natural size, or fitted into the view. */
export type Zoom = "in" | "out" | "tap" | "natural" | "fit";

/** A picture with at least this ratio of height to width is a strip: three screens of a desktop. */
export const MIN_STRIP_RATIO = 3;

/** Zoom factors of a tap and of a step. */
const factors = { tap: 2.2, in: 1.5, out: 1 / 1.5 } as const;
/** The largest zoom factor, relative to the fitted width. */
const MAX_ZOOM = 4;

/** Widths of a picture in CSS pixels: current, fitted into its view, and natural. */
interface Widths {
  now: number;
  fitted: number;
  natural: number;
  /** Of the view, which a tap fills with a strip; undefined for other pictures. */
  strip?: number | undefined;
}

/** The width of a picture after a zoom; undefined for fitted. */
export function zoomed(to: Zoom, { now, fitted, natural, strip }: Widths): number | undefined {
  if (to === "fit") return undefined;
  const tapped = to === "tap" && strip;
  const wanted = tapped || (to === "natural" ? natural : now * factors[to]);
  const width = Math.min(wanted, Math.max(MAX_ZOOM * fitted, natural));
  // The natural size may be smaller than fitted.
  return width <= fitted * 1.01 && to !== "natural" ? undefined : width;
}
