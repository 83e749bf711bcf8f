/**
 * Finds the panels of a chapter, as a start for content/panels/{comic}/{chapter}.yaml:
 *
 *   npm run panels -- talechasers/3
 *
 * Writes build/panels/talechasers-3.html, with the panels drawn on each page. The upstream is that of UPSTREAM_URL, else
 * the embedded one.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { findPanels, type PanelRect } from "panels";
import { comicPicture } from "../app/comics/comic-picture";
import { readEnvironment } from "../app/environment";
import { pictureAddress } from "../app/ui/picture-address";
import { startUpstream } from "../mocks/server";
import { listContent, readContent } from "./content/read-content";

interface FoundPage {
  page: number;
  /** The picture as a data URL. */
  picture: string;
  width: number;
  height: number;
  /** Where the panels come from, and the panels. */
  source: "the upstream" | "content/panels" | "the finder";
  panels: readonly PanelRect[];
}

async function findPages(slug: string, chapter: number, url: string): Promise<FoundPage[]> {
  const { UPSTREAM_URL, UPSTREAM_SUFFIX, CDN_URL } = readEnvironment({
    ...process.env,
    UPSTREAM_URL: url,
  });
  const rightToLeft = readContent("comics.yaml")[slug]?.rightToLeft === true;
  const file = `panels/${slug}/${chapter}.yaml` as const;
  const written = listContent().includes(file) ? readContent(file) : {};
  const call = `${UPSTREAM_URL}/v1/comics/${slug}/chapters/${chapter}${UPSTREAM_SUFFIX}`;
  const { data } = await (await load(call)).json();
  const found: FoundPage[] = [];
  for (const [number, { imageId, panels }] of Object.entries<UpstreamPage>(data)) {
    const path = comicPicture(slug, chapter, imageId);
    const host = CDN_URL ?? `${UPSTREAM_URL}/cdn`;
    const answer = await load(pictureAddress(host, "desktop", path, "medium"));
    const drawing = sharp(await answer.arrayBuffer(), { autoOrient: true }).flatten();
    const { data, info } = await drawing
      .clone()
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const webp = await drawing.webp().toBuffer();
    const own = panels?.length ? panels : written[number];
    found.push({
      page: Number(number),
      picture: `data:image/webp;base64,${webp.toString("base64")}`,
      width,
      height,
      source: panels?.length ? "the upstream" : own ? "content/panels" : "the finder",
      panels: own ?? findPanels({ data, width, height }, rightToLeft),
    });
  }
  return found.sort((a, b) => a.page - b.page);
}

interface UpstreamPage {
  imageId: string;
  panels?: PanelRect[];
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address, { headers: { Accept: "image/webp,*/*" } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}

/** The lines of a page for content/panels/. */
function toYaml({ page, panels }: FoundPage): string {
  if (panels.length === 0) return `${page}: none`;
  const lines = panels.map(({ x, y, width, height, corners }) => {
    const slant = corners ? `, corners: ${JSON.stringify(corners)}` : "";
    return `  - { x: ${x}, y: ${y}, width: ${width}, height: ${height}${slant} }`;
  });
  return [`${page}:`, ...lines].join("\n");
}

function toFigure(found: FoundPage): string {
  const { page, picture, width, height, source, panels } = found;
  const outlines = panels.map((panel, index) => {
    const corners = panel.corners ?? [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const points = corners.map(([x, y]) => [
      (panel.x + x! * panel.width) * width,
      (panel.y + y! * panel.height) * height,
    ]);
    const [x, y] = [(panel.x + 0.03) * width, panel.y * height + 0.05 * width];
    return `<polygon points="${points.join(" ")}"/><text x="${x}" y="${y}">${index + 1}</text>`;
  });
  return `<figure><figcaption>Page ${page}: ${panels.length} panels, from ${source}</figcaption>
<svg viewBox="0 0 ${width} ${height}"><image href="${picture}" width="${width}" height="${height}"/>${outlines.join("")}</svg>
<pre>${toYaml(found)}</pre></figure>`;
}

const style = `body { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 1rem; font: 1rem sans-serif }
figure { margin: 0 } pre { overflow-x: auto; font-size: 0.7rem }
polygon { fill: #e0008022; stroke: #e00080; stroke-width: 4 }
text { fill: #e00080; font: bold 40px sans-serif; paint-order: stroke; stroke: #fff; stroke-width: 8 }`;

const [, slug, chapter] = /^([\w-]+)\/(\d+)$/.exec(process.argv[2] ?? "") ?? [];
if (!slug || !chapter) {
  console.error("npm run panels -- COMIC/CHAPTER");
  process.exit(2);
}
const embedded = process.env["UPSTREAM_URL"] ? undefined : await startUpstream();
const pages = await findPages(slug, Number(chapter), process.env["UPSTREAM_URL"] ?? embedded!.url);
await embedded?.close();
mkdirSync("build/panels", { recursive: true });
const name = `build/panels/${slug}-${chapter}.html`;
writeFileSync(
  name,
  `<!doctype html><meta charset="utf-8"><title>Panels of ${slug}/${chapter}</title><style>${style}</style>\n${pages.map(toFigure).join("\n")}\n`,
);
console.log(
  `${pages.map(toYaml).join("\n")}\n\nFor content/panels/${slug}/${chapter}.yaml; see ${name}`,
);
