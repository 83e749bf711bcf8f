import { createRequire } from "node:module";
import sharp from "sharp";
import { shortenText } from "~/ui/shorten-text";
import { escapeXml } from "~/xml";
import { pictureJobs } from "./picture-jobs.server";

const fontfile = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf",
);

const MAX_TEXT_LENGTH = 140;

/** Matches characters that the font lacks: it has Latin letters, accents and punctuation. */
const unknownCharacters = /[^\u0300-\u0328 -~\u00a1-\u017f–—‘’“”•…]/gu;

/**
 * Converts a text to Pango markup with only the font's characters.
 *
 * @param fallback for a text from which no letter or digit remains
 */
export function toMarkup(text: string, fallback: string): string {
  const known = text.normalize("NFKD").replace(/\s+/g, " ").replace(unknownCharacters, "").trim();
  return escapeXml(/[\p{L}\p{N}]/u.test(known) ? shortenText(known, MAX_TEXT_LENGTH) : fallback);
}

/** Formats Pango markup as the title of a preview image. */
export function toTitle(markup: string): string {
  return `<span size="250%" line_height="0.85" foreground="#b3450f">${markup}</span>`;
}

/** Formats markup with a background between invisible bars, because Pango trims outer spaces. */
export function toLabel(markup: string, ground: string, color = "#fff6dc"): string {
  const bar = `<span foreground="${ground}">|</span>`;
  return `<span background="${ground}" foreground="${color}">${bar}${markup}${bar}</span>`;
}

/** Draws Pango markup in another thread and shrinks the text to fit into the box, in pixels. */
export async function drawText(
  markup: string,
  { size, width, height }: { size: number; width: number; height: number },
) {
  const font = { font: `Comic Neue Bold ${size}`, fontfile, spacing: 8, rgba: true, width };
  const draw = (scale: { dpi: number } | { height: number }) => {
    const text = { text: `<span foreground="#3b2216">${markup}</span>`, ...font, ...scale };
    return pictureJobs.execute(() => sharp({ text }).png().toBuffer({ resolveWithObject: true }));
  };
  // With 72 dpi, a point is as large as a pixel.
  let { data, info } = await draw({ dpi: 72 });
  if (info.width > width || info.height > height) ({ data, info } = await draw({ height }));
  const href = `data:image/png;base64,${data.toString("base64")}`;
  return { ...info, href };
}
