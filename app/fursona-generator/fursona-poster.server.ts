import { fullName, withArticle } from "~/generators/choices";
import type { Fursona } from "./api.server";
import { ink, isHexColour, readableOn } from "~/preview-images/colours";
import { badge } from "~/preview-images/emblems";
import { coverLetters, paper, pill, poster } from "~/preview-images/frame.server";
import { clipped, fill, group, slab, type Point } from "~/preview-images/shapes";
import { fit, letterable, lettersOf } from "~/preview-images/words.server";

const focus: Point = [258, 272];
const left = 532;
const room = 612;

/** The poster of an idea for a character: its kind in its colours, and the colours by name. */
export function fursonaPoster(
  fursona: Fursona,
  { category, invitation }: { category: string | undefined; invitation: string },
): string {
  const colours = fursona.colors.filter(({ hexCode }) => isHexColour(hexCode));
  return poster(
    group(
      badge(
        category,
        colours.map(({ hexCode }) => hexCode),
      ),
      { x: focus[0], y: focus[1], scale: 0.96 },
    ) +
      words(fursona, colours.length) +
      swatches(colours),
    { focus, invitation },
  );
}

/** What is said of the character, above the colours, or in the middle where there are none. */
function words(fursona: Fursona, colours: number): string {
  const name = letterable(fullName(fursona), "somebody new");
  const modifier = letterable(fursona.modifier, "");
  const [article = ""] = withArticle(modifier || name).split(" ");
  const bottom = colours > 0 ? swatchTop - 26 : 520;

  const lead = fit(`What if I were ${article}${modifier ? ` ${modifier}` : ""}`, {
    width: room,
    lines: 2,
    largest: 42,
    smallest: 28,
  });
  const mark = fursona.mythical ? 70 : 0;
  const title = fit(`${name}?`, {
    width: room,
    lines: colours > 0 ? 2 : 3,
    largest: 104,
    smallest: 34,
  });
  const tall = lead.height + 30 + title.height + mark;
  const top = 40 + Math.max(0, (bottom - 40 - tall) / 2);
  const titleTop = top + lead.height + 30;
  return (
    fill(lettersOf(lead, { x: left, top }), paper.text) +
    coverLetters(title, { x: left, top: titleTop }, paper.russet) +
    (mark
      ? pill("Mythical", {
          x: left,
          y: titleTop + title.height + 28,
          ground: "#5b3fa0",
          colour: "#fff6dc",
        }).svg
      : "")
  );
}

const swatchTop = 348;
const swatchHeight = 172;

/** The colours as cards of paint, each with its name and code on it. */
function swatches(colours: Fursona["colors"]): string {
  const columns = colours.length > 4 ? Math.ceil(colours.length / 2) : colours.length;
  const rows = Math.ceil(colours.length / Math.max(1, columns));
  const gap = 14;
  const w = (room - gap * (columns - 1)) / columns;
  const h = (swatchHeight - gap * (rows - 1)) / rows;
  return colours
    .map((colour, i) =>
      group(swatch(colour, w, h), {
        x: left + (i % columns) * (w + gap),
        y: swatchTop + Math.floor(i / columns) * (h + gap),
      }),
    )
    .join("");
}

function swatch({ name, hexCode }: Fursona["colors"][number], w: number, h: number): string {
  const on = readableOn(hexCode);
  const edge = slab(0, 0, w, h, 18);
  const isLow = h < 120;
  const inside = w - 36;
  const label = fit(letterable(name, "Nameless"), {
    width: inside,
    lines: isLow ? 1 : 2,
    largest: isLow ? 24 : 32,
    smallest: 15,
  });
  const code = fit(hexCode.toLowerCase(), {
    width: inside,
    lines: 1,
    largest: isLow ? 20 : 27,
    smallest: 12,
  });
  return (
    `<path d="${edge}" fill="${ink}" fill-opacity=".25" transform="translate(4 7)"/>` +
    `<path d="${edge}" fill="${hexCode}" stroke="${ink}" stroke-width="5"/>` +
    clipped(
      edge,
      fill(lettersOf(label, { x: 18, top: 20 }), on) +
        fill(lettersOf(code, { x: 18, top: h - 20 - code.height }), on),
    )
  );
}
