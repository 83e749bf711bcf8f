import * as to from "~/addresses";
import { articleOf, fullName } from "~/generators/choices";
import { badge } from "~/generators/emblems.server";
import bolt from "~/preview-images/drawings/bolt.svg?raw";
import print from "~/preview-images/drawings/print.svg?raw";
import zap from "~/preview-images/drawings/zap.svg?raw";
import { inlineSvg } from "~/preview-images/inline-svg";
import { toLabel, mythicalLabel, toTitle, toMarkup } from "~/preview-images/lettering.server";
import { drawCreaturePoster, placeImage, drawPoster } from "~/preview-images/poster.server";
import type { Transformation } from "./api.server";
import missed from "./drawings/missed.svg?raw";

/**
 * Draws the preview image of a transformation.
 *
 * @param portrait data URL of the creature's picture with an aspect ratio of 4:3; without it, the emblem is shown
 */
export function drawTransformationPoster(
  result: Transformation,
  portrait: string | undefined,
  emblem: string | undefined,
): Promise<string> {
  if (!result.success) return drawPoster(inlineSvg(missed), "918 274", to.tfGenerator);
  const name = toMarkup(fullName(result), "something new");
  const lines = [
    `I have been turned into ${articleOf(name)}`,
    toTitle(name),
    toMarkup(result.modifier, ""),
    result.mythical && mythicalLabel,
    result.casarokanUnique && toLabel("Casarokan", "#0e6f6a"),
  ];
  const creature = portrait
    ? `${inlineSvg(print)}${placeImage({ href: portrait, width: 464, height: 348 }, -232, -174)}`
    : badge(emblem, result);
  const picture =
    `<g transform="translate(-150 -182) rotate(18) scale(1.35)">${inlineSvg(bolt)}</g>` +
    `<g transform="rotate(${portrait ? -3 : 0})">${creature}</g>` +
    `<g transform="translate(190 -180) rotate(-8)">${inlineSvg(zap)}</g>`;
  return drawCreaturePoster(picture, lines, to.tfGenerator);
}
