import { fill, group, ink, inked, mix, num, oval, stroke } from "../pen";
import { cast } from "../rig/characters";
import type { Star } from "./chibi";

// Drawn over the rig's own eyes, in the head's units. Those the rig shuts ("laughing", "asleep")
// are painted out with fur first; those it opens are hidden by larger eyes.

type EyePlace = readonly [x: number, y: number, rx: number, ry: number];
const near: EyePlace = [-17, -11, 19, 24];
const far: EyePlace = [37, -14, 15.5, 23];

function both(draw: (place: EyePlace, side: 1 | -1) => string): string {
  return draw(far, -1) + draw(near, 1);
}

function fur(who: Star, [x, y, rx, ry]: EyePlace, open = false): string {
  return fill(oval(x, y + 1, rx + 2, open ? ry + 1 : 13), cast[who].fur);
}

function heartAt(x: number, y: number, r: number): string {
  const d = `M${num(x)},${num(y + r)}C${num(x - r * 1.9)},${num(y - r * 0.3)} ${num(x - r * 0.9)},${num(y - r * 1.5)} ${num(x)},${num(y - r * 0.5)}C${num(x + r * 0.9)},${num(y - r * 1.5)} ${num(x + r * 1.9)},${num(y - r * 0.3)} ${num(x)},${num(y + r)}Z`;
  return (
    stroke(d, 6) +
    fill(d, "#f0455f") +
    fill(oval(x - r * 0.5, y - r * 0.5, r * 0.24, r * 0.2), "#fff")
  );
}

/** Hearts for eyes. */
export function heartEyes(who: Star): string {
  return both((place) => fur(who, place) + heartAt(place[0], place[1], place[2]));
}

/** Eyes screwed shut, as against a blow or a flood: > <. They also hide eyes the rig has opened. */
export function screwedEyes(who: Star): string {
  return both(
    (place, side) =>
      fur(who, place, true) +
      fill(oval(place[0], place[1] - 10, place[2] + 7, 18), cast[who].fur) +
      stroke(
        `M${place[0] - side * place[2] * 0.8},${place[1] - 11}L${place[0] + side * place[2] * 0.7},${place[1] + 1}L${place[0] - side * place[2] * 0.8},${place[1] + 12}`,
        5.4,
      ) +
      // Sorrow lifts the inner end of a brow; these lie over what the fur has left of the rig's.
      stroke(
        `M${place[0] - side * 14},${place[1] - 28}Q${place[0]},${place[1] - 33} ${place[0] + side * 13},${place[1] - 39}`,
        7,
        mix(cast[who].dark, ink, 0.35),
      ),
  );
}

/** Spirals: somebody has seen stars. */
export function dizzyEyes(): string {
  return both(([x, y, rx, ry]) => {
    const turns = Array.from({ length: 22 }, (_, i) => {
      const angle = i * 0.62;
      const r = (i / 21) * 0.74;
      return `${num(x + Math.cos(angle) * rx * r)},${num(y + Math.sin(angle) * ry * r)}`;
    });
    return (
      fill(oval(x, y, rx, ry), "#fffdf6") +
      stroke(oval(x, y, rx, ry), 4) +
      stroke(`M${turns.join("L")}`, 3.6)
    );
  });
}

interface Gaze {
  /** Where the irises look, as fractions of the white. */
  to?: readonly [x: number, y: number];
  /** How far the upper lid is down: 0 open, 1 shut. */
  lid?: number;
  /** How large the iris is. */
  iris?: number;
  /** What shines in it. */
  shine?: "star" | "tears";
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const d = i % 2 ? r * 0.45 : r;
    return `${num(x + Math.cos(angle) * d)},${num(y + Math.sin(angle) * d)}`;
  });
  return fill(`M${points.join("L")}Z`, "#fff6cf");
}

/** Eyes larger than life, looking somewhere. */
export function bigEyes(who: Star, { to = [0.1, 0], lid = 0, iris = 1, shine }: Gaze = {}): string {
  const { fur: coat, lashes } = cast[who];
  const eyes = shine === "star" ? mix(cast[who].eyes, "#ffb020", 0.7) : cast[who].eyes;
  return both((place, side) => {
    const [x, y, rx, ry] = place;
    const white = oval(x, y, rx, ry);
    const id = `big${side === 1 ? "near" : "far"}`;
    const [ix, iy] = [x + to[0] * rx, y + to[1] * ry];
    const edge = y - ry + 2 * ry * lid;
    const shines =
      shine === "star"
        ? star(ix, iy + 1, rx * 0.78 * iris)
        : fill(
            oval(ix - rx * 0.26 * iris, iy - ry * 0.34 * iris, rx * 0.27 * iris, ry * 0.24 * iris),
            "#fff",
          ) +
          fill(
            oval(ix + rx * 0.26 * iris, iy + ry * 0.36 * iris, rx * 0.14 * iris, ry * 0.12 * iris),
            "#fff",
          ) +
          (shine === "tears"
            ? fill(oval(x, y + ry * 0.86, rx * 0.8, ry * 0.34), "#bfeaff") +
              fill(oval(x - rx * 0.2, y + ry * 0.72, rx * 0.3, ry * 0.08), "#fff")
            : "");
    return (
      `<clipPath id="${id}"><path d="${white}"/></clipPath>` +
      fill(white, "#fffdf6") +
      `<g clip-path="url(#${id})">` +
      fill(oval(ix, iy, rx * 0.74 * iris, ry * 0.76 * iris), mix(eyes, ink, 0.6)) +
      fill(oval(ix, iy + ry * 0.12 * iris, rx * 0.6 * iris, ry * 0.58 * iris), eyes) +
      (shine === "star" ? "" : fill(oval(ix, iy, rx * 0.4 * iris, ry * 0.44 * iris), "#160c14")) +
      shines +
      (lid > 0
        ? fill(
            `M${x - rx - 4},${edge}H${x + rx + 4}V${y - ry - 6}H${x - rx - 4}Z`,
            mix(coat, ink, 0.14),
          ) + stroke(`M${x - rx - 4},${edge}H${x + rx + 4}`, 5)
        : "") +
      "</g>" +
      stroke(white, 3.6) +
      (lashes
        ? stroke(
            `M${x - side * rx},${y - ry * 0.4}l${-side * 8},-5M${x - side * rx * 0.75},${y - ry * 0.8}l${-side * 7},-7`,
            3,
          )
        : "")
    );
  });
}

/** A button sewn on where the nearer eye was. */
export function buttonEye(): string {
  const [x, y] = near;
  const holes = [-5, 5].flatMap((dx) =>
    [-5, 5].map((dy) => fill(oval(x + dx, y + dy, 2.8, 2.8), ink)),
  );
  return (
    inked(oval(x, y, 23, 23), "#3f6f8f", { weight: 3 }) +
    stroke(oval(x, y, 16, 16), 2, "#cfe6f2") +
    holes.join("") +
    stroke(`M${x - 5},${y - 5}l10,10M${x + 5},${y - 5}l-10,10`, 2.6, "#fff0d8")
  );
}

/** Red cheeks, with the pen strokes of a proper blush when it is a deep one. */
export function blush(deep = false): string {
  const [size, opacity] = deep ? [1.5, 0.62] : [1, 0.45];
  return [
    [-38, 22],
    [51, 13],
  ]
    .map(([x = 0, y = 0], i) =>
      group(
        fill(oval(0, 0, (i ? 6 : 15) * size, (i ? 5 : 9) * size), "#f0455f", opacity) +
          (deep
            ? stroke(
                i ? "M-5,5l3,-9M3,5l3,-9" : "M-12,6l5,-12M-3,6l5,-12M6,6l5,-12",
                2.4,
                "#b4243e",
              )
            : ""),
        { x, y },
      ),
    )
    .join("");
}

/** Tears as two broad streams down the cheeks. */
export function streams(): string {
  const d = (x: number, y: number, w: number, h: number) =>
    `M${x - w},${y}C${x - w - 3},${y + h * 0.4} ${x - w * 1.7},${y + h * 0.7} ${x - w * 1.5},${y + h}Q${x},${y + h + 10} ${x + w * 1.5},${y + h}C${x + w * 1.3},${y + h * 0.7} ${x + w},${y + h * 0.4} ${x + w},${y}Q${x},${y - 5} ${x - w},${y}Z`;
  return [d(-20, 0, 11, 58), d(38, -3, 9, 54)]
    .map((path) => stroke(path, 4.4, "#3f86b8") + fill(path, "#8fd6f7"))
    .concat(stroke("M-24,6C-26,24-28,38-27,50M36,2C35,18 33,32 34,44", 4, "#e4f8ff"))
    .join("");
}
