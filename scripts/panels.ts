/**
 * Opens a local page for drawing the panels of a chapter, as YAML for
 * content/panels/{comic}/{chapter}.yaml:
 *
 *   npm run panels -- talechasers/3
 *
 * The upstream is UPSTREAM_URL, else the embedded upstream.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { comicPicture } from "../app/comics/comic-picture";
import type { PanelRect } from "../app/comics/panels.schema";
import { readEnvironment } from "../app/environment";
import { pictureAddress } from "../app/ui/picture-address";
import { startUpstream } from "../mocks/server";
import { listContent, readContent } from "./content/read-content";

type UpstreamPages = Record<string, { imageId: string; panels?: PanelRect[] }>;

const [, slug, number] = /^([\w-]+)\/(\d+)$/.exec(process.argv[2] ?? "") ?? [];
if (!slug || !number) {
  console.error("npm run panels -- COMIC/CHAPTER");
  process.exit(2);
}
const chapter = Number(number);
const { UPSTREAM_URL, UPSTREAM_SUFFIX, CDN_URL } = readEnvironment({
  ...process.env,
  UPSTREAM_URL: process.env["UPSTREAM_URL"] ?? (await startUpstream()).url,
});
const call = `${UPSTREAM_URL}/v1/comics/${slug}/chapters/${chapter}${UPSTREAM_SUFFIX}`;
const { data } = (await (await fetch(call)).json()) as { data: UpstreamPages };
const file = `panels/${slug}/${chapter}.yaml` as const;
const written = listContent().includes(file) ? readContent(file) : {};

const figures = Object.entries(data).map(([page, { imageId, panels = [] }]) => {
  const path = comicPicture(slug, chapter, imageId);
  const address = pictureAddress(CDN_URL ?? `${UPSTREAM_URL}/cdn`, "desktop", path, "large");
  const known = panels.length > 0 ? panels : (written[page] ?? []);
  const boxes = known.map(({ x, y, width, height, corners }) => {
    return `<div data-panel='${JSON.stringify({ x, y, width, height, corners })}'></div>`;
  });
  return `<h2>Page ${page}</h2>
<figure data-page="${page}"><img src="${address}" alt="">${boxes.join("")}</figure>`;
});

const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Panels of ${slug}/${chapter}</title>
<style>
  body { display: grid; grid-template-columns: auto 1fr; gap: 1rem; font: 1rem sans-serif }
  aside { position: sticky; top: 0; display: grid; grid-template-rows: auto 1fr; height: 95vh }
  figure { position: relative; width: fit-content; margin: 0; counter-reset: panel; cursor: crosshair; touch-action: none }
  img { display: block; height: 90vh; pointer-events: none }
  div { position: absolute; box-sizing: border-box; border: 3px solid #e00080; background: #e0008022; counter-increment: panel }
  div:not([data-panel]) { display: none }
  div::before { content: counter(panel); font: bold 2rem sans-serif; color: #e00080 }
</style>
<main>${figures.join("\n")}</main>
<aside>
  <p>Draw the panels in reading order. A click removes one. Paste the text into content/${file}.</p>
  <textarea aria-label="YAML" readonly></textarea>
</aside>
<script type="module">${readFileSync(new URL("draw-panels.js", import.meta.url), "utf8")}</script>`;

const server = createServer((_request, answer) => void answer.end(html));
server.listen(0, "127.0.0.1", () => {
  console.log(`Draw the panels at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
