import { readableOn } from "~/preview-images/colors";
import { drawText, toLabel, toMarkup, toTitle } from "~/preview-images/lettering.server";
import { drawPoster, FOOTER_TOP, placeImage } from "~/preview-images/poster.server";
import { previewResponse } from "~/preview-images/preview-response.server";
import { drawBadge, type Creature } from "./emblems.server";

interface DescribedCreature extends Creature {
  mythical: boolean;
  casarokanUnique?: boolean;
  colors?: readonly { name: string; hexCode: string }[];
}

interface PreviewTexts {
  lead: string;
  title: string;
  more?: string;
}

/**
 * Responds with the preview image of a result: the emblem on the left, lines of text on the right.
 *
 * @param path of the generator, which the footer names
 */
export function creaturePreview(
  request: Request,
  creature: DescribedCreature,
  texts: PreviewTexts,
  path: string,
): Promise<Response> {
  return previewResponse(request, JSON.stringify([path, creature]), async () => ({
    svg: await drawCreature(creature, texts, path),
    isWhole: true,
  }));
}

async function drawCreature(
  creature: DescribedCreature,
  { lead, title, more = "" }: PreviewTexts,
  path: string,
) {
  const { mythical, casarokanUnique, colors = [] } = creature;
  const lines = [
    toMarkup(lead, ""),
    toTitle(toMarkup(title, "somebody new")),
    toMarkup(more, ""),
    mythical && toLabel("Mythical", "#5b3fa0"),
    casarokanUnique && toLabel("Casarokan", "#0e6f6a"),
    ...colors.map(({ name, hexCode }) =>
      toLabel(`${toMarkup(name, "Nameless")} ${hexCode}`, hexCode, readableOn(hexCode)),
    ),
  ];
  const markup = lines.filter(Boolean).join("\n");
  const text = await drawText(markup, { size: 44, width: 590, height: 470 });
  const content =
    `<g transform="translate(272 272)">${drawBadge(creature)}</g>` +
    `<g filter="url(#rim)">${placeImage(text, 556, (FOOTER_TOP - text.height) / 2)}</g>`;
  return drawPoster(content, "272 272", path);
}
