import { fullName, withArticle } from "~/generators/choices";
import type { Transformation } from "./api.server";
import { ink } from "~/preview-images/colours";
import { badge } from "~/preview-images/emblems";
import {
  bolt,
  burst,
  coverLetters,
  footerTop,
  paper,
  pill,
  poster,
} from "~/preview-images/frame.server";
import { fill, group, short, type Point } from "~/preview-images/shapes";
import { fit, letterable, lettersOf, type Fitted } from "~/preview-images/words.server";

const left = 56;
/** Room for the burst before the first line, and from its top to the name. */
const zapWidth = 216;
const zapHeight = 128;
const focus: Point = [918, 274];

/** What a poster of a transformation shows beside the words. */
export interface CreaturePicture {
  /** The creature's own picture, four to three, as a data address; without it, its kind's emblem. */
  portrait: string | undefined;
  category: string | undefined;
  invitation: string;
}

/** The poster of what somebody was turned into. */
export function transformationPoster(result: Transformation, picture: CreaturePicture): string {
  const { invitation } = picture;
  if (!result.success) return poster(missed(), { focus, invitation });
  return poster(creature(picture) + words(result, picture.portrait ? 530 : 590), {
    focus,
    invitation,
  });
}

function creature(picture: CreaturePicture): string {
  if (picture.portrait) {
    return (
      bolt(1.15, [668, 84], 22) + group(photograph(picture.portrait), { x: 902, y: 276, turn: 3 })
    );
  }
  return (
    bolt(1.35, [768, 92], 18) +
    bolt(0.8, [1130, 440], 200) +
    group(badge(picture.category), { x: focus[0], y: focus[1] })
  );
}

/** A print from the field guide, around 0,0. */
function photograph(address: string): string {
  const [w, h] = [520, 390];
  const rect = (grow: number, more: string) =>
    `<rect x="${-w / 2 - grow}" y="${-h / 2 - grow}" width="${w + 2 * grow}" height="${h + 2 * grow}" ${more}/>`;
  return (
    rect(20, `rx="10" fill="${ink}" fill-opacity=".28" transform="translate(7 12)"`) +
    rect(20, `rx="10" fill="#fffdf8" stroke="${ink}" stroke-width="5"`) +
    `<image href="${address}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"/>` +
    rect(0, `fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"`)
  );
}

/** The left half: each part under the last, all of them in the middle of the height. */
function words(result: Transformation, width: number): string {
  const name = letterable(fullName(result), "something new");
  const [article = ""] = withArticle(name).split(" ");
  const modifier = letterable(result.modifier, "");
  const marks = [
    ...(result.mythical ? [{ label: "Mythical", ground: "#5b3fa0", colour: "#fff6dc" }] : []),
    ...(result.casarokanUnique
      ? [{ label: "Casarokan", ground: "#0e6f6a", colour: "#fff6dc" }]
      : []),
  ];

  const lead = fit(`I have been turned into ${article}`, {
    width: width - zapWidth,
    lines: 2,
    largest: 38,
    smallest: 28,
  });
  const rest =
    modifier && fit(modifier, { width, lines: 2, largest: 42, smallest: 30, font: "boldItalic" });
  const others = zapHeight + (rest ? 34 + rest.height : 0) + (marks.length > 0 ? 76 : 0);
  const title = fitHeight(name, width, footerTop - 64 - others);

  let y = (footerTop - others - title.height) / 2;
  let svg = burst("ZAP!", [left + 92, y + 46]);
  svg += fill(lettersOf(lead, { x: left + zapWidth, top: y + 52 - lead.height / 2 }), paper.text);
  y += zapHeight;
  svg += coverLetters(title, { x: left, top: y }, paper.russet);
  y += title.height;
  if (rest) {
    svg += fill(lettersOf(rest, { x: left, top: y + 34 }), paper.text);
    y += 34 + rest.height;
  }
  let x = left;
  for (const { label, ...colours } of marks) {
    const mark = pill(label, { x, y: y + 30, ...colours });
    svg += mark.svg;
    x += mark.width + 14;
  }
  return svg;
}

/** The name, as large as both the width and the height that is left allow. */
function fitHeight(name: string, width: number, height: number): Fitted {
  let largest = 150;
  const set = () => fit(name, { width, lines: 3, largest, smallest: 46 });
  let title = set();
  while (title.height > height && largest > 50) {
    largest -= 6;
    title = set();
  }
  return title;
}

/** For the bolt that went past. */
function missed(): string {
  const title = fit("Oops!\nI guess I\nmissed...", {
    width: 620,
    lines: 3,
    largest: 128,
    smallest: 60,
  });
  const puffs = [
    [-120, 96, 70],
    [0, 116, 92],
    [124, 92, 74],
    [-54, 44, 64],
    [70, 40, 60],
  ] as const;
  const cloud = (grow: number, colour: string) =>
    puffs
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${short(r + grow)}" fill="${colour}"/>`)
      .join("");
  return (
    bolt(1.7, [focus[0] + 40, 150], 14) +
    group(
      cloud(9, ink) + cloud(0, "#6b5a6e") + group(cloud(0, "#857389"), { y: -14, scale: 0.86 }),
      {
        x: focus[0],
        y: 322,
      },
    ) +
    coverLetters(title, { x: left, top: (footerTop - title.height) / 2 }, paper.russet)
  );
}
