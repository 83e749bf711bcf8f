import * as to from "~/addresses";
import { articleOf, fullName } from "~/generators/choices";
import { badge } from "~/generators/emblems.server";
import { readableOn } from "~/preview-images/colors";
import { label, mythicalLabel, title, toMarkup } from "~/preview-images/lettering.server";
import { creaturePoster } from "~/preview-images/poster.server";
import type { Fursona } from "./api.server";

/** Draws the preview image of a fursona: its emblem in its colors, its name, and the colors by name. */
export function fursonaPoster(fursona: Fursona, emblem: string | undefined): Promise<string> {
  const name = toMarkup(fullName(fursona), "somebody new");
  const modifier = toMarkup(fursona.modifier, "");
  const words = [articleOf(modifier || name), modifier].filter(Boolean).join(" ");
  const colors = fursona.colors.map(({ name, hexCode }) =>
    label(`${toMarkup(name, "Nameless")} ${hexCode}`, hexCode, readableOn(hexCode)),
  );
  const lines = [
    `What if I were ${words}`,
    title(`${name}?`),
    fursona.mythical && mythicalLabel,
    ...colors,
  ];
  return creaturePoster(badge(emblem, fursona), lines, to.fursonaGenerator);
}
