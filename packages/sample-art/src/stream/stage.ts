import { svgDocument } from "../pen";
import type { Picture } from "../picture";

/** Every scene and poster has the shape of a video. */
export const [width, height] = [1280, 720] as const;

/** A finished scene. */
export function scene(art: string): Picture {
  return { width, height, svg: svgDocument(width, height, art) };
}

/** Darkens the edges, and leads the eye to the middle. */
export const vignette =
  `<radialGradient id="vignette" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-color="#1a0c1e" stop-opacity="0"/><stop offset="1" stop-color="#1a0c1e" stop-opacity=".5"/></radialGradient>` +
  `<rect width="${width}" height="${height}" fill="url(#vignette)"/>`;
