import { fill, group, ink, inked, mix, num, oval, polygon, stroke, type Point } from "../../pen";
import { textPath } from "../../lettering";
import { between, type Chance } from "../../seeded";

// How a drawing is finished: pencil instead of ink, flat instead of shaded, cut out as a sticker, signed.

function lightness(colour: string): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11;
}

/** An inked and coloured drawing as soft pencil on paper: the ink turns to lead, colours to tones. */
export function pencilled(art: string, paper: string, lead: string): string {
  return art.replace(/(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g, (_, what: string, colour) =>
    colour === ink
      ? `${what}="${mix(lead, paper, 0.16)}"`
      : `${what}="${mix(paper, lead, (1 - lightness(String(colour))) ** 1.4 * 0.46)}"`,
  );
}

/** A shaded drawing without its shadow tones: local colours only. */
export function flat(art: string): string {
  return art.replace(
    /(<use href="#\w+" fill="#[0-9a-f]{6}") transform="translate\([^)]*\)"\/>/g,
    "$1/>",
  );
}

/** A drawing without what is cut off at an outline: only the outlines themselves reach the edge. */
function withoutInsides(art: string): string {
  let kept = "";
  let depth = 0;
  for (const part of art.split(/(?=<g[ >])|(?<=<\/g>)/)) {
    if (depth === 0 && part.startsWith("<g clip-path")) depth = 1;
    else if (depth > 0 && part.startsWith("<g")) depth += 1;
    if (depth === 0) kept += part;
    else if (part.endsWith("</g>")) depth -= 1;
  }
  return kept.replace(/<clipPath.*?<\/clipPath>/g, "");
}

/** The white margin of a sticker, to be laid under the drawing itself. */
export function stickerEdge(art: string, width: number, colour = "#ffffff"): string {
  const cut = `stroke="${colour}" stroke-width="${num(width)}"`;
  return withoutInsides(art)
    .replace(/ (stroke|stroke-width|fill-opacity|stroke-opacity)="[^"]*"/g, "")
    .replace(/fill="none"/g, `fill="none" ${cut}`)
    .replace(/fill="(?!none)[^"]+"/g, `fill="${colour}" ${cut}`)
    .replace(/<use href="(#\w+)"[^>]*\/>(?=<use href="\1")/g, "");
}

/** A four-pointed spark. */
export function spark(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const s = (share: number) => num(size * share);
  return fill(
    `M${num(x)},${num(y - size)}q${s(0.12)},${s(0.88)} ${s(1)},${s(1)}q${s(-0.88)},${s(0.12)} ${s(-1)},${s(1)}q${s(-0.12)},${s(-0.88)} ${s(-1)},${s(-1)}q${s(0.88)},${s(-0.12)} ${s(1)},${s(-1)}Z`,
    colour,
    opacity,
  );
}

/** A heart, its notch at (x, y). */
export function heart(x: number, y: number, size: number, colour: string): string {
  return group(
    inked("M0,0C8,-22 42,-16 34,12C28,28 10,38 0,50C-10,38-28,28-34,12C-42,-16-8,-22 0,0Z", colour),
    {
      x,
      y,
      scale: size / 60,
    },
  );
}

/** A quaver. */
export function quaver(x: number, y: number, size: number, colour: string, turn = 0): string {
  return group(
    fill(oval(-8, 0, 11, 8), colour) +
      stroke("M1,-2V-46", 5, colour) +
      fill("M0,-48C8,-38 22,-34 18,-16C16,-26 8,-28 1,-32Z", colour),
    { x, y, scale: size / 50, turn },
  );
}

/** Bubbles: rings with a light in them. */
export function bubbles(
  chance: Chance,
  spots: readonly Point[],
  spread: number,
  colour: string,
): string {
  return spots
    .map(([x, y]) => {
      const r = between(chance, 4, 15);
      const cx = x + between(chance, -spread, spread);
      return (
        fill(oval(cx, y, r, r), colour, 0.18) +
        stroke(oval(cx, y, r, r), 2.2, colour, 0.75) +
        fill(oval(cx - r * 0.35, y - r * 0.4, r * 0.24, r * 0.18), "#ffffff", 0.9)
      );
    })
    .join("");
}

/** A ribbon with swallow tails, its middle at (x, y). */
export function ribbon(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const tail = (side: 1 | -1) =>
    inked(
      polygon([
        [x + side * width * 0.38, y - height * 0.24],
        [x + side * width * 0.64, y - height * 0.24],
        [x + side * width * 0.57, y + height * 0.3],
        [x + side * width * 0.64, y + height * 0.82],
        [x + side * width * 0.38, y + height * 0.82],
      ]),
      mix(colour, "#2a0c2a", 0.3),
    );
  return (
    tail(-1) +
    tail(1) +
    inked(
      `M${num(x - width / 2)},${num(y - height / 2)}Q${num(x)},${num(y - height * 0.34)} ${num(x + width / 2)},${num(y - height / 2)}V${num(y + height / 2)}Q${num(x)},${num(y + height * 0.66)} ${num(x - width / 2)},${num(y + height / 2)}Z`,
      colour,
    )
  );
}

/** Lettering as a filled path. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  how: {
    font?: "regular" | "bold" | "italic" | "boldItalic";
    anchor?: "start" | "middle" | "end";
    tracking?: number;
  } = {},
): string {
  return fill(textPath(text, { x, y, size, ...how }), colour);
}

/** The artist's signature: the name and a paw, quiet in a corner. */
export function signature(x: number, y: number, colour: string, size = 26): string {
  const s = size / 26;
  return group(
    letters("Chase", 0, 0, 26, colour, { font: "boldItalic" }) +
      fill(oval(-16, -4, 6.5, 5.4), colour) +
      fill(oval(-24, -11, 2.8, 3.6), colour) +
      fill(oval(-17.5, -14.5, 2.8, 3.8), colour) +
      fill(oval(-10, -12, 2.8, 3.6), colour),
    { x, y, scale: s, opacity: 0.8 },
  );
}
