import { add, fill, num, polygon, shadeOf, stroke, type Point } from "../pen";

/** A box standing on its corner edge, seen from a little above: a book, a deck of cards. */
export interface Solid {
  /** The upper end of the edge nearest to the eye. */
  corner: Point;
  width: number;
  depth: number;
  height: number;
}

// How far the two sides recede (x) and climb (y) for each unit of their own width.
const front: Point = [0.97, -0.075];
const side: Point = [-0.62, -0.3];

function matrix(axis: Point, corner: Point, content: string): string {
  return `<g transform="matrix(${axis[0]} ${axis[1]} 0 1 ${num(corner[0])} ${num(corner[1])})">${content}</g>`;
}

/** Markup drawn flat (from 0, 0 to width × height) as the front of a solid. */
export function onFront({ corner }: Solid, content: string): string {
  return matrix(front, corner, content);
}

/** Markup drawn flat (from 0, 0 to depth × height) as the side that recedes to the left. */
export function onSide({ corner, depth }: Solid, content: string): string {
  return matrix([-side[0], -side[1]], add(corner, [side[0] * depth, side[1] * depth]), content);
}

/** The top of a solid; a book's shows the edges of its pages. */
export function lid({ corner, width, depth }: Solid, colour: string, pages = 0): string {
  const at = (across: number, back: number): Point => [
    corner[0] + front[0] * width * across + side[0] * depth * back,
    corner[1] + front[1] * width * across + side[1] * depth * back,
  ];
  const d = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  let edges = "";
  for (let i = 1; i <= pages; i++) {
    const back = i / (pages + 1);
    edges += `M${at(0.02, back).map(num).join(",")}L${at(0.98, back).map(num).join(",")}`;
  }
  return fill(d, colour) + stroke(edges, 1.8, "#b89a68", 0.8) + stroke(d, 4);
}

/** The outline of a side, and a shadow over it where it turns from the light. */
export function faceEdge(width: number, height: number, shaded = 0): string {
  const d = `M0,0H${num(width)}V${num(height)}H0Z`;
  return (shaded ? fill(d, shadeOf("#2a1a24"), shaded) : "") + stroke(d, 4.4);
}
