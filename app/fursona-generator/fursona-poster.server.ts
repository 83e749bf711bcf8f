import { articleOf, fullName } from "~/generators/choices";
import { INK, isHexColor, readableOn } from "~/preview-images/colors";
import { badge } from "~/generators/emblems.server";
import { coverLetters, mythicalPill, paper, pills, poster } from "~/preview-images/frame.server";
import { fill, group, roundRectPath, type Point } from "~/preview-images/shapes";
import { fit, letterable, lettersOf } from "~/preview-images/words.server";
import type { Fursona } from "./api.server";

const focus: Point = [258, 272];
const left = 532;
const width = 612;

/** More colors than the form offers are left out. */
const MAX_SWATCHES = 4;

/** Draws the preview image of a fursona: its emblem in its colors, its name, and the colors by name. */
export function fursonaPoster(
  fursona: Fursona,
  { emblem, invitation }: { emblem: string | undefined; invitation: string },
): string {
  const colors = fursona.colors.filter(({ hexCode }) => isHexColor(hexCode)).slice(0, MAX_SWATCHES);
  const drawn = group(badge(emblem, fursona), { x: focus[0], y: focus[1], scale: 0.96 });
  const content = drawn + words(fursona, colors.length > 0) + swatches(colors);
  return poster(content, { focus, invitation });
}

/** The name of the fursona, above its colors, or in the middle without any. */
function words(fursona: Fursona, hasColors: boolean): string {
  const name = letterable(fullName(fursona), "somebody new");
  const modifier = letterable(fursona.modifier, "");
  const article = articleOf(modifier || name);
  const bottom = hasColors ? swatchTop - 26 : 520;

  const lead = fit(`What if I were ${article}${modifier ? ` ${modifier}` : ""}`, {
    width,
    lines: 2,
    largest: 42,
    smallest: 28,
  });
  const title = fit(`${name}?`, { width, lines: hasColors ? 2 : 3, largest: 104, smallest: 34 });
  const height = lead.height + 30 + title.height + (fursona.mythical ? 70 : 0);
  const top = 40 + Math.max(0, (bottom - 40 - height) / 2);
  const titleTop = top + lead.height + 30;
  return (
    fill(lettersOf(lead, { x: left, top }), paper.text) +
    coverLetters(title, { x: left, top: titleTop }, paper.russet) +
    pills(fursona.mythical ? [mythicalPill] : [], [left, titleTop + title.height + 28])
  );
}

const swatchTop = 348;
const swatchHeight = 172;

/** The colors side by side, each with its name and code. */
function swatches(colors: Fursona["colors"]): string {
  const gap = 14;
  const swatchWidth = (width - gap * (colors.length - 1)) / colors.length;
  return colors
    .map((color, i) =>
      group(swatch(color, swatchWidth), { x: left + i * (swatchWidth + gap), y: swatchTop }),
    )
    .join("");
}

function swatch({ name, hexCode }: Fursona["colors"][number], swatchWidth: number): string {
  const edge = roundRectPath(swatchWidth, swatchHeight, 18);
  const box = { width: swatchWidth - 36 };
  const label = fit(letterable(name, "Nameless"), { ...box, lines: 2, largest: 32, smallest: 15 });
  const code = fit(hexCode.toLowerCase(), { ...box, lines: 1, largest: 27, smallest: 12 });
  return (
    `<path d="${edge}" fill="${INK}" fill-opacity=".25" transform="translate(4 7)"/>` +
    `<path d="${edge}" fill="${hexCode}" stroke="${INK}" stroke-width="5"/>` +
    fill(
      lettersOf(label, { x: 18, top: 20 }) +
        lettersOf(code, { x: 18, top: swatchHeight - 20 - code.height }),
      readableOn(hexCode),
    )
  );
}
