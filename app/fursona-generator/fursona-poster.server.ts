import * as to from "~/addresses";
import { articleOf, fullName } from "~/generators/choices";
import { badge } from "~/generators/emblems.server";
import { readableOn } from "~/preview-images/colors";
import { toLabel, mythicalLabel, toTitle, toMarkup } from "~/preview-images/lettering.server";
import { drawCreaturePoster } from "~/preview-images/poster.server";
import type { Fursona } from "./api.server";

/** Draws the preview image of a fursona: its emblem in its colors, its name, and the colors by name. */
export function drawFursonaPoster(fursona: Fursona, emblem: string | undefined): Promise<string> {
  const name = toMarkup(fullName(fursona), "somebody new");
  const modifier = toMarkup(fursona.modifier, "");
  const words = [articleOf(modifier || name), modifier].filter(Boolean).join(" ");
  const colors = fursona.colors.map(({ name, hexCode }) =>
    toLabel(`${toMarkup(name, "Nameless")} ${hexCode}`, hexCode, readableOn(hexCode)),
  );
  const lines = [
    `What if I were ${words}`,
    toTitle(`${name}?`),
    fursona.mythical && mythicalLabel,
    ...colors,
  ];
  return drawCreaturePoster(badge(emblem, fursona), lines, to.fursonaGenerator);
}
