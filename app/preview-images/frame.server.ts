import { textPath, textWidth } from "lettering";
import { INK } from "./colors";
import footer from "./drawings/footer.svg?raw";
import rays from "./drawings/rays.svg?raw";
import { fill, group, inlineSvg, type Point } from "./shapes";
import { fit, letterable, lettersOf, type FittedText, type LetterPlace } from "./words.server";

/** The size of a preview image: what networks show large beside a link. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The top of the footer with the wordmark. */
export const FOOTER_TOP = 546;

/** The colors of text and ornaments. */
export const paper = { russet: "#b3450f", ember: "#d9531e", text: "#3b2216" } as const;

/**
 * Draws a preview image as an SVG document: content on paper, with a footer.
 *
 * @param focus the center of the rays
 * @param invitation the address in the footer
 */
export function poster(
  content: string,
  { focus: [x, y], invitation }: { focus: Point; invitation: string },
): string {
  const address = fit(letterable(invitation, "talechasers"), {
    width: 620,
    lines: 1,
    largest: 30,
    smallest: 18,
  });
  const top = (FOOTER_TOP + HEIGHT - address.height) / 2 + 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff4e4"/>` +
    group(inlineSvg(rays), { x, y }) +
    content +
    inlineSvg(footer) +
    `${fill(lettersOf(address, { x: 1160, top, anchor: "end" }), "#ffe9c2")}</svg>`
  );
}

/** Draws large letters with a white rim and a shadow. */
export function coverLetters(fitted: FittedText, place: LetterPlace, color: string): string {
  const d = lettersOf(fitted, place);
  const rim = 5 + fitted.size * 0.09;
  const edge = (ground: string, wide: number, more = "") =>
    `<path d="${d}" fill="${ground}" stroke="${ground}" stroke-width="${wide}"${more}/>`;
  return (
    edge(INK, rim * 1.35, ` transform="translate(${rim * 0.2} ${rim * 0.42})"`) +
    edge("#fffaf0", rim) +
    fill(d, color)
  );
}

/** Draws labels on pills, side by side. */
export function pills(
  labels: readonly { label: string; ground: string }[],
  [left, y]: Point,
): string {
  const size = 27;
  let x = left;
  return labels
    .map(({ label, ground }) => {
      const width = textWidth(label, { size }) + 44;
      const pill =
        `<rect x="${x}" y="${y}" width="${width}" height="48" rx="24" fill="${ground}" stroke="${INK}" stroke-width="4"/>` +
        fill(textPath(label, { x: x + 22, y: y + 33, size }), "#fff6dc");
      x += width + 14;
      return pill;
    })
    .join("");
}

/** Labels of rare creatures. */
export const mythicalPill = { label: "Mythical", ground: "#5b3fa0" };
export const casarokanPill = { label: "Casarokan", ground: "#0e6f6a" };
