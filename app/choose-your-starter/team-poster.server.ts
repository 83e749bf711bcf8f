import type { Starter, StarterGame } from "./api.server";
import { INK } from "~/preview-images/colors";
import { coverLetters, paper, poster } from "~/preview-images/frame.server";
import { fill, group, oval, slab, stroke, twinkle, type Point } from "~/preview-images/shapes";
import { fit, letterable, lettersOf } from "~/preview-images/words.server";

const focus: Point = [600, 300];
const gap = 16;
const margin = 40;
const top = 112;

/** The picks of a game, and undefined for each free slot. */
export type Team = readonly (Starter | undefined)[];

/** The team of a game in its current state. */
export function teamOf({ selectedPokemon, teamSize }: StarterGame): Team {
  const places = Math.max(teamSize, selectedPokemon.length);
  return Array.from({ length: places }, (_, i) => selectedPokemon[i]);
}

/**
 * Draws the picture of a team.
 *
 * @param pictures a square data URL for each slot; without it the slot shows a placeholder and the name
 */
export function teamPoster(
  team: Team,
  { pictures, invitation }: { pictures: readonly (string | undefined)[]; invitation: string },
): string {
  const columns = team.length > 6 ? 4 : Math.min(3, team.length);
  const rows = Math.ceil(team.length / columns);
  const w = (1200 - 2 * margin - gap * (columns - 1)) / columns;
  const h = (528 - top - gap * (rows - 1)) / rows;
  const cards = team.map((pick, i) =>
    group(pick ? card(pick, pictures[i], w, h) : freeSlot(w, h), {
      x: margin + (i % columns) * (w + gap),
      y: top + Math.floor(i / columns) * (h + gap),
    }),
  );
  const isFull = team.every(Boolean);
  const title = fit(isFull ? "Here is my team!" : "My team so far", {
    width: 1000,
    lines: 1,
    largest: 66,
    smallest: 40,
  });
  return poster(
    coverLetters(title, { x: 600, top: 36, anchor: "middle" }, paper.russet) +
      fill(
        twinkle(206, 60, 30) + twinkle(254, 84, 16) + twinkle(994, 60, 30) + twinkle(946, 84, 16),
        paper.ember,
      ) +
      cards.join(""),
    { focus, invitation },
  );
}

/** The side of the square picture in a card. */
function pictureSide(w: number, h: number): number {
  return Math.min(h + 8, w * 0.55);
}

function card({ name, shiny }: Starter, picture: string | undefined, w: number, h: number): string {
  const edge = slab(0, 0, w, h, 22);
  const side = pictureSide(w, h);
  const textLeft = side + 8;
  const room = w - textLeft - 12;
  const label = fit(letterable(name, "Who is that?"), {
    width: room,
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
    (shiny ? shinyMark(textLeft, labelTop + label.height + 20, room) : "")
  );
}

/** A star and the word "shiny", because the golden card is not enough for everybody. */
function shinyMark(x: number, y: number, room: number): string {
  const word = fit("shiny", {
    width: room - 40,
    lines: 1,
    largest: 27,
    smallest: 14,
    font: "boldItalic",
  });
  return (
    `<path d="${twinkle(x + 15, y + 12, 17)}" fill="#ffcf3f" stroke="${INK}" stroke-width="3"/>` +
    fill(lettersOf(word, { x: x + 40, top: y + 2 }), "#8a5200")
  );
}

/** The placeholder of a missing picture. */
function placeholder(r: number): string {
  return (
    `<path d="${oval(0, 0, r)}" fill="#ffe3b4" stroke="${INK}" stroke-width="5"/>` +
    fill(twinkle(0, 0, r * 0.6), "#f0a050")
  );
}

function freeSlot(w: number, h: number): string {
  const word = fit("still free", { width: w * 0.4, lines: 1, largest: 28, smallest: 14 });
  const side = pictureSide(w, h);
  const dashes = (d: string, size: number) =>
    `<path d="${d}" fill="none" stroke="#a3743f" stroke-width="${size}" stroke-dasharray="4 15"/>`;
  return (
    fill(slab(0, 0, w, h, 22), "#fffaf0", 0.6) +
    dashes(slab(0, 0, w, h, 22), 5) +
    dashes(oval(4 + side / 2, h / 2, side * 0.36), 5) +
    stroke(`M${4 + side / 2 - 14},${h / 2}h28m-14,-14v28`, 7, "#a3743f") +
    fill(lettersOf(word, { x: side + 16, top: (h - word.height) / 2 }), "#74533d")
  );
}
