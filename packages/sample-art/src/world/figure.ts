import { darker, ink, lighter } from "./colour";
import { short } from "./shape";

/** How one inked, cel-shaded silhouette is drawn. */
export interface FigureStyle {
  /** Unique in its picture. */
  id: string;
  /** Paths that together make the silhouette. */
  shapes: readonly string[];
  fill: string;
  /** Paint of the shadow side; derived from the fill when left out. */
  shade?: string;
  /** Outline width. */
  weight?: number;
  /** How far the light is offset from the silhouette; 0 turns form shadow off. */
  depth?: number;
  /** Markup painted on the silhouette and cut at its edge: markings, fur, scales. */
  marks?: string;
  line?: string;
  /** A lit rim along the upper left. */
  rim?: number;
}

/**
 * Draws overlapping shapes as one figure: a brush outline that is heavier on the shadow side, a flat fill
 * and a form shadow, made by laying the lit silhouette over the dark one a little up and to the left.
 */
export function figure(style: FigureStyle): string {
  const { id, shapes, fill, weight = 4, depth = 12, marks = "", line = ink, rim = 0.35 } = style;
  const shade = style.shade ?? (fill.startsWith("#") ? darker(fill, 0.32) : fill);
  const paths = shapes.map((d, index) => `<path id="${id}-${String(index)}" d="${d}"/>`).join("");
  const clip = `<clipPath id="${id}c">${shapes.map((_, index) => `<use href="#${id}-${String(index)}"/>`).join("")}</clipPath>`;
  const outline =
    `<g fill="${line}" stroke="${line}" stroke-linejoin="round"><use href="#${id}s" stroke-width="${short(weight)}"/>` +
    `<use href="#${id}s" stroke-width="${short(weight)}" transform="translate(${short(weight * 0.35)} ${short(weight * 0.5)})"/></g>`;
  const lit = fill.startsWith("#") ? lighter(fill, rim) : fill;
  const form =
    depth > 0
      ? `<use href="#${id}s" fill="${shade}"/><g clip-path="url(#${id}c)"><use href="#${id}s" fill="${lit}" transform="translate(${short(-depth)} ${short(-depth * 1.3)})"/>` +
        `<use href="#${id}s" fill="${fill}" transform="translate(${short(-depth * 0.55)} ${short(-depth * 0.75)})"/>${marks}</g>`
      : `<use href="#${id}s" fill="${fill}"/><g clip-path="url(#${id}c)">${marks}</g>`;
  return `<defs><g id="${id}s">${paths}</g>${clip}</defs>${outline}${form}`;
}

/** An open ink line. */
export function stroke(d: string, width = 3, colour: string = ink, opacity = 1): string {
  const faded = opacity < 1 ? ` opacity="${short(opacity)}"` : "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded}/>`;
}

/** A flat shape without outline. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${String(Math.round(opacity * 100) / 100)}"` : ""}/>`;
}

/** A shape with a plain ink outline, for small things that need no form shadow. */
export function inked(d: string, fill: string, width = 3, line: string = ink): string {
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${short(width)}" stroke-linejoin="round"/>`;
}
