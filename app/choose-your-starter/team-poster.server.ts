import type { Starter } from "./api.server";
import { INK } from "~/preview-images/colors";
import { coverLetters, paper, poster } from "~/preview-images/frame.server";
import {
  fill,
  group,
  circlePath,
  roundRectPath,
  starPath,
  type Point,
} from "~/preview-images/shapes";
import { fit, letterable, lettersOf } from "~/preview-images/words.server";

const focus: Point = [600, 300];
const gap = 16;
const margin = 40;
const top = 112;

/**
 * Draws the picture of a team.
 *
 * @param pictures a square data URL for each Pokémon; without it the card shows a placeholder
 */
export function teamPoster(
  team: readonly Starter[],
  { pictures, invitation }: { pictures: readonly (string | undefined)[]; invitation: string },
): string {
  const columns = team.length > 6 ? 4 : Math.min(3, team.length);
  const rows = Math.ceil(team.length / columns);
  const w = (1200 - 2 * margin - gap * (columns - 1)) / columns;
  const h = (528 - top - gap * (rows - 1)) / rows;
  const cards = team.map((pick, i) =>
    group(card(pick, pictures[i], w, h), {
      x: margin + (i % columns) * (w + gap),
      y: top + Math.floor(i / columns) * (h + gap),
    }),
  );
  const title = fit("Here is my team!", { width: 1000, lines: 1, largest: 66, smallest: 40 });
  return poster(
    coverLetters(title, { x: 600, top: 36, anchor: "middle" }, paper.russet) +
      fill(
        starPath(206, 60, 30) +
          starPath(254, 84, 16) +
          starPath(994, 60, 30) +
          starPath(946, 84, 16),
        paper.ember,
      ) +
      cards.join(""),
    { focus, invitation },
  );
}

function card({ name, shiny }: Starter, picture: string | undefined, w: number, h: number): string {
  const edge = roundRectPath(w, h, 22);
  const side = Math.min(h + 8, w * 0.55);
  const textLeft = side + 8;
  const availableWidth = w - textLeft - 12;
  const label = fit(letterable(name, "Who is that?"), {
    width: availableWidth,
    lines: 3,
    largest: h > 150 ? 36 : 24,
    smallest: 14,
  });
  const tall = label.height + (shiny ? 50 : 0);
  const labelTop = (h - tall) / 2;
  return (
    `<path d="${edge}" fill="${INK}" fill-opacity=".22" transform="translate(4 7)"/>` +
    `<path d="${edge}" fill="${shiny ? "#fff3c4" : "#fffcf6"}" stroke="${shiny ? "#c98a12" : INK}" stroke-width="5"/>` +
    (picture
      ? `<image href="${picture}" x="4" y="${(h - side) / 2}" width="${side}" height="${side}"/>`
      : group(placeholder(side * 0.36), { x: 4 + side / 2, y: h / 2 })) +
    fill(lettersOf(label, { x: textLeft, top: labelTop }), paper.text) +
    (shiny ? shinyMark(textLeft, labelTop + label.height + 20, availableWidth) : "")
  );
}

/** A star and the word "shiny", because the golden card is not enough for everybody. */
function shinyMark(x: number, y: number, availableWidth: number): string {
  const word = fit("shiny", {
    width: availableWidth - 40,
    lines: 1,
    largest: 27,
    smallest: 14,
    font: "boldItalic",
  });
  return (
    `<path d="${starPath(x + 15, y + 12, 17)}" fill="#ffcf3f" stroke="${INK}" stroke-width="3"/>` +
    fill(lettersOf(word, { x: x + 40, top: y + 2 }), "#8a5200")
  );
}

/** The placeholder of a missing picture. */
function placeholder(r: number): string {
  return (
    `<path d="${circlePath(0, 0, r)}" fill="#ffe3b4" stroke="${INK}" stroke-width="5"/>` +
    fill(starPath(0, 0, r * 0.6), "#f0a050")
  );
}
