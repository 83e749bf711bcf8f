import { env } from "~/env.server";
import footer from "./drawings/footer.svg?raw";
import rays from "./drawings/rays.svg?raw";
import rim from "./drawings/rim.svg?raw";
import { inlineSvg } from "./inline-svg";
import { drawText } from "./lettering.server";

/** The width of a preview image in pixels. */
export const WIDTH = 1200;
/** The distance of the footer from the top of a poster, in pixels. */
export const FOOTER_TOP = 546;

/** A picture as a data URL with a width and a height in pixels. */
type Picture = Record<"width" | "height", number> & { href: string };

/** Returns an SVG `<image>` element at a position. */
export function placeImage(picture: Picture, x: number, y: number): string {
  const { href, width, height } = picture;
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/**
 * Draws a preview image, in the size that social networks show large, as an SVG document.
 *
 * @param focus the center of the rays
 * @param path the page of this site that the footer names
 */
export async function drawPoster(content: string, focus: string, path: string): Promise<string> {
  const address = `<span foreground="#ffe9c2">${new URL(env.SITE_URL).host}${path}</span>`;
  const drawn = await drawText(address, { size: 30, width: 620, height: 40 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="630" ` +
    `stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#fff4e4"/>` +
    `<g transform="translate(${focus})">${inlineSvg(rays)}</g>${inlineSvg(rim)}${content}` +
    `${inlineSvg(footer)}${placeImage(drawn, 1160 - drawn.width, 592 - drawn.height / 2)}</svg>`
  );
}
