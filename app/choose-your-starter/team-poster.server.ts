import * as to from "./addresses";
import { INK } from "~/preview-images/colors";
import { drawText, toLabel, toTitle, toMarkup } from "~/preview-images/lettering.server";
import { FOOTER_TOP, placeImage, drawPoster, WIDTH } from "~/preview-images/poster.server";
import type { Starter } from "./api.server";

const GAP = 16;
const MARGIN = 40;
const CARDS_TOP = 112;

/**
 * Draws the picture of a team.
 *
 * @param pictures data URLs of square pictures, in the order of the team; undefined for a
 * missing picture
 */
export async function drawTeamPoster(
  team: readonly Starter[],
  pictures: readonly (string | undefined)[],
): Promise<string> {
  const columns = team.length > 6 ? 4 : Math.min(3, team.length);
  const rows = Math.ceil(team.length / columns);
  const width = Math.floor((WIDTH - 2 * MARGIN + GAP) / columns) - GAP;
  const height = Math.floor((FOOTER_TOP - CARDS_TOP) / rows) - GAP;
  const cards = team.map(async (pick, i) => {
    const x = MARGIN + (i % columns) * (width + GAP);
    const y = CARDS_TOP + Math.floor(i / columns) * (height + GAP);
    return `<g transform="translate(${x} ${y})">${await drawCard(pick, pictures[i], width, height)}</g>`;
  });
  const heading = await drawText(toTitle("Here is my team!"), { size: 26, width: 640, height: 80 });
  const drawnHeading = placeImage(heading, (WIDTH - heading.width) / 2, 34);
  const drawnCards = (await Promise.all(cards)).join("");
  return drawPoster(
    `<g filter="url(#rim)">${drawnHeading}</g>${drawnCards}`,
    "600 300",
    to.starterSetup,
  );
}

async function drawCard(pick: Starter, href: string | undefined, width: number, height: number) {
  const side = Math.min(height, Math.floor(width / 2));
  const name = toMarkup(pick.name.replace("♀", " F").replace("♂", " M"), "Who is that?");
  const words = pick.shiny ? `${name}\n${toLabel("shiny", "#8a5200")}` : name;
  const box = { size: height > 150 ? 34 : 24, width: width - side - 20, height: height - 20 };
  const text = await drawText(words, box);
  const colors = pick.shiny ? `fill="#fff3c4" stroke="#c98a12"` : `fill="#fffcf6" stroke="${INK}"`;
  return (
    `<rect width="${width}" height="${height}" rx="22" ${colors} stroke-width="5"/>` +
    (href ? placeImage({ href, width: side, height: side }, 4, (height - side) / 2) : "") +
    placeImage(text, side + 8, (height - text.height) / 2)
  );
}
