import { articleOf, fullName } from "~/generators/choices";
import { INK } from "~/preview-images/colors";
import bolt from "~/preview-images/drawings/bolt.svg?raw";
import zap from "~/preview-images/drawings/zap.svg?raw";
import { badge } from "~/generators/emblems.server";
import {
  casarokanPill,
  coverLetters,
  FOOTER_TOP,
  mythicalPill,
  paper,
  pills,
  poster,
} from "~/preview-images/frame.server";
import { fill, group, inlineSvg, type Point } from "~/preview-images/shapes";
import { fit, letterable, lettersOf, type FittedText } from "~/preview-images/words.server";
import type { Transformation } from "./api.server";
import missed from "./drawings/missed.svg?raw";

const left = 56;
/** Room for the word "ZAP!" left of the first line and above the name. */
const zapWidth = 216;
const zapHeight = 128;
const focus: Point = [918, 274];

interface CreaturePicture {
  /** The creature's own picture, four to three, as a data URL; without it, its emblem. */
  portrait: string | undefined;
  emblem: string | undefined;
  invitation: string;
}

/** Draws the preview image of a transformation. */
export function transformationPoster(result: Transformation, picture: CreaturePicture): string {
  const content = result.success
    ? creature(result, picture) + words(result, picture.portrait ? 530 : 590)
    : inlineSvg(missed);
  return poster(content, { focus, invitation: picture.invitation });
}

function creature(result: Transformation, { portrait, emblem }: CreaturePicture): string {
  const drawing = inlineSvg(bolt);
  if (portrait) {
    return (
      group(drawing, { x: 668, y: 84, turn: 22, scale: 1.15 }) +
      group(photograph(portrait), { x: 902, y: 276, turn: 3 })
    );
  }
  return (
    group(drawing, { x: 768, y: 92, turn: 18, scale: 1.35 }) +
    group(drawing, { x: 1130, y: 440, turn: 200, scale: 0.8 }) +
    group(badge(emblem, result), { x: focus[0], y: focus[1] })
  );
}

/** A picture of the field guide as a print, around 0,0. */
function photograph(address: string): string {
  const [w, h] = [520, 390];
  const rect = (grow: number, more: string) =>
    `<rect x="${-w / 2 - grow}" y="${-h / 2 - grow}" width="${w + 2 * grow}" height="${h + 2 * grow}" ${more}/>`;
  return (
    rect(20, `rx="10" fill="${INK}" fill-opacity=".28" transform="translate(7 12)"`) +
    rect(20, `rx="10" fill="#fffdf8" stroke="${INK}" stroke-width="5"`) +
    `<image href="${address}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"/>` +
    rect(0, `fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="3"`)
  );
}

/** The texts on the left, one below the other, centered vertically. */
function words(result: Transformation, width: number): string {
  const name = letterable(fullName(result), "something new");
  const modifier = letterable(result.modifier, "");
  const labels = [
    ...(result.mythical ? [mythicalPill] : []),
    ...(result.casarokanUnique ? [casarokanPill] : []),
  ];

  const lead = fit(`I have been turned into ${articleOf(name)}`, {
    width: width - zapWidth,
    lines: 2,
    largest: 38,
    smallest: 28,
  });
  const rest =
    modifier && fit(modifier, { width, lines: 2, largest: 42, smallest: 30, font: "boldItalic" });
  const restHeight = rest ? 34 + rest.height : 0;
  const others = zapHeight + restHeight + (labels.length > 0 ? 76 : 0);
  const title = fitHeight(name, width, FOOTER_TOP - 64 - others);

  const top = (FOOTER_TOP - others - title.height) / 2;
  const titleTop = top + zapHeight;
  const restTop = titleTop + title.height;
  return (
    group(inlineSvg(zap), { x: left + 92, y: top + 46, turn: -8 }) +
    fill(lettersOf(lead, { x: left + zapWidth, top: top + 52 - lead.height / 2 }), paper.text) +
    coverLetters(title, { x: left, top: titleTop }, paper.russet) +
    (rest && fill(lettersOf(rest, { x: left, top: restTop + 34 }), paper.text)) +
    pills(labels, [left, restTop + restHeight + 30])
  );
}

/** Sets the name as large as the width and the height allow. */
function fitHeight(name: string, width: number, height: number): FittedText {
  let largest = 150;
  const set = () => fit(name, { width, lines: 3, largest, smallest: 46 });
  let title = set();
  while (title.height > height && largest > 50) {
    largest -= 6;
    title = set();
  }
  return title;
}
