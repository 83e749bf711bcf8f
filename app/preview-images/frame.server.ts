import { ink } from "./colours";
import { textPath, textWidth } from "lettering";
import { fill, group, oval, polar, polygon, short, spikes, stroke, type Point } from "./shapes";
import { fit, letterable, lettersOf, type Fitted, type LetterPlace } from "./words.server";

/** The size of every preview: what networks show large beside a link. */
const width = 1200;
const height = 630;

/** Where the strip with the studio's name begins. */
export const footerTop = 546;

/** The colours of the studio's paper and print. */
export const paper = {
  cream: "#fff4e4",
  amber: "#ffd98f",
  russet: "#b3450f",
  ember: "#d9531e",
  text: "#3b2216",
  night: "#1f1b3d",
} as const;

/** A whole preview as an SVG document: paper with rays from where the eye should go, and the name. */
export function poster(
  content: string,
  { focus, invitation }: { focus: Point; invitation: string },
) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect width="${width}" height="${height}" fill="${paper.cream}"/>${rays(focus)}${content}` +
    `${footer(invitation)}</svg>`
  );
}

function rays(focus: Point): string {
  const beams = Array.from({ length: 18 }, (_, i) =>
    polygon([focus, polar(focus, i * 20, 1400), polar(focus, i * 20 + 10, 1400)]),
  ).join("");
  const glow =
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${focus[0]}" cy="${focus[1]}" r="640">` +
    `<stop offset=".25" stop-color="#ffc65c"/><stop offset="1" stop-color="#ffe9c2" stop-opacity="0"/></radialGradient>`;
  return `${glow}<rect width="${width}" height="${height}" fill="url(#glow)"/>${fill(beams, "#ffb23e", 0.17)}`;
}

function footer(invitation: string): string {
  const line = letterable(invitation, "talechasers");
  const words = fit(line, { width: 620, lines: 1, largest: 30, smallest: 18, font: "bold" });
  const top = footerTop + (height - footerTop - words.height) / 2;
  return (
    `<rect y="${footerTop}" width="${width}" height="${height - footerTop}" fill="${paper.night}"/>` +
    `<rect y="${footerTop}" width="${width}" height="7" fill="${paper.ember}"/>` +
    wordmark(40, 602, 44) +
    fill(lettersOf(words, { x: 1160, top: top + 2, anchor: "end" }), "#ffe9c2")
  );
}

/** The name of the site, every letter a little out of line, as if chased. */
function wordmark(x: number, baseline: number, size: number): string {
  let d = "";
  let at = x;
  [..."Talechasers"].forEach((letter, i) => {
    const lift = Math.sin(i * 0.62 + 0.4) * size * 0.06;
    d += textPath(letter, { x: at, y: baseline - lift, size, font: "boldItalic" });
    at += textWidth(letter, { size, font: "boldItalic" }) + size * 0.01;
  });
  return (
    `<path d="${d}" fill="${paper.ember}" stroke="${paper.ember}" stroke-width="9"/>` +
    fill(d, "#ffe9b8") +
    paws(at + 26, baseline - 14)
  );
}

/** A few steps, on to what there is to read. */
function paws(x: number, y: number): string {
  const toes: readonly Point[] = [
    [-15, -8],
    [-6, -17],
    [6, -17],
    [15, -8],
  ];
  const print =
    "M-14,9C-15,-7 15,-7 14,9C13,18-13,18-14,9Z" +
    toes.map(([dx, dy]) => oval(dx, dy, 4.6, 6.4)).join("");
  return [0, 1, 2]
    .map((i) =>
      group(fill(print, "#f0a050", 0.9 - i * 0.22), {
        x: x + i * 44,
        y: y + (i % 2 ? -9 : 9),
        turn: 78,
        scale: 0.72,
      }),
    )
    .join("");
}

/** Large letters with a rim and a shadow, as on a cover. */
export function coverLetters(fitted: Fitted, place: LetterPlace, colour: string): string {
  const d = lettersOf(fitted, place);
  const rim = 5 + fitted.size * 0.09;
  const edge = (ground: string, wide: number, more = "") =>
    `<path d="${d}" fill="${ground}" stroke="${ground}" stroke-width="${short(wide)}"${more}/>`;
  return (
    edge(ink, rim * 1.35, ` transform="translate(${short(rim * 0.2)} ${short(rim * 0.42)})"`) +
    edge("#fffaf0", rim) +
    fill(d, colour)
  );
}

/** A loud word on a burst, around a point. */
export function burst(word: string, [x, y]: Point): string {
  const d = textPath(word, { x: 0, y: 16, size: 50, font: "boldItalic", anchor: "middle" });
  const edge = spikes([0, 0], 13, 92, 66, 6);
  return group(
    `<path d="${edge}" fill="${ink}" transform="translate(4 7) scale(1.16 .82)" fill-opacity=".25"/>` +
      `<path d="${edge}" fill="#ffcf3f" stroke="${ink}" stroke-width="6" transform="scale(1.16 .82)"/>` +
      `<path d="${d}" fill="#fffaf0" stroke="#fffaf0" stroke-width="9"/>${fill(d, paper.ember)}`,
    { x, y, turn: -8 },
  );
}

/** A bolt of fox magic, down to the right from 0,0. */
export function bolt(scale: number, [x, y]: Point, turn = 0): string {
  const d = "M-26,-150L58,-150L26,-50L84,-50L-44,150L-8,14L-66,14Z";
  return group(
    `<path d="${d}" fill="#ffd23f" stroke="${ink}" stroke-width="9"/>` +
      stroke("M-8,-134L-44,-4", 9, "#fff6c9"),
    { x, y, turn, scale },
  );
}

/** A label on a pill, from its left end; also says how wide it is. */
export function pill(
  label: string,
  { x, y, ground, colour }: { x: number; y: number; ground: string; colour: string },
): { svg: string; width: number } {
  const size = 27;
  const tall = 48;
  const wide = textWidth(label, { size }) + 44;
  const d = textPath(label, { x: x + 22, y: y + 33, size });
  return {
    svg:
      `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${tall}" rx="24" fill="${ground}" stroke="${ink}" stroke-width="4"/>` +
      fill(d, colour),
    width: wide,
  };
}
