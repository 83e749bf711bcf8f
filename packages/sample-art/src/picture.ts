/** A drawn picture: a complete SVG document and its natural ("base", full-size) pixel dimensions. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/**
 * Draws the picture at a path of the picture host (the part after the variant, as in
 * docs/upstream.md), or nothing when the path is not this draughtsman's.
 * Pure: the same path gives the same bytes.
 */
export type Draw = (path: string) => Picture | undefined;
