import { group, svgDocument } from "../pen";
import type { Picture } from "../picture";

/** Stickers are square. */
const stickerSize = 512;

/**
 * The silhouette, blurred and cut off again at a faint alpha, is the silhouette grown by a rounded
 * border: far cheaper than dilating it, and it bridges the small gaps a cutting knife would not follow.
 */
const border =
  `<filter id="die" filterUnits="userSpaceOnUse" x="0" y="0" width="${stickerSize}" height="${stickerSize}" color-interpolation-filters="sRGB">` +
  '<feMorphology in="SourceAlpha" operator="dilate" radius="3"/><feGaussianBlur stdDeviation="5.5"/>' +
  '<feComponentTransfer result="cut"><feFuncA type="linear" slope="14" intercept="-0.9"/></feComponentTransfer>' +
  '<feFlood flood-color="#fffdf8"/><feComposite in2="cut" operator="in" result="paper"/>' +
  '<feGaussianBlur in="cut" stdDeviation="4"/><feOffset dx="2" dy="6" result="fallen"/>' +
  '<feFlood flood-color="#6b3420" flood-opacity="0.42"/><feComposite in2="fallen" operator="in" result="shadow"/>' +
  '<feMerge><feMergeNode in="shadow"/><feMergeNode in="paper"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** How much smaller a drawing is put on the sticker, so that border and shadow have room. */
const inset = 0.96;

/** A drawing as a sticker: on nothing, with the white border of a die cut and a warm shadow. */
export function dieCut(content: string): Picture {
  const margin = (stickerSize * (1 - inset)) / 2;
  const placed = group(content, { x: margin, y: margin - 4, scale: inset });
  return {
    width: stickerSize,
    height: stickerSize,
    svg: svgDocument(stickerSize, stickerSize, `${border}<g filter="url(#die)">${placed}</g>`),
  };
}
