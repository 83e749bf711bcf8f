/**
 * The bare server of the load measure: for each request it asks the upstream for the chapter and the
 * latest page, builds a page of the same size as the site's by joining strings, and compresses it.
 */
import { Agent, createServer, get } from "node:http";
import { gzipSync } from "node:zlib";
import { announce, given } from "./servers";

interface ComicPage {
  page: number;
  imageId: string;
  commentary: string;
}

const site = given("BENCH_SITE");
const upstream = given("BENCH_UPSTREAM");
const agent = new Agent({ keepAlive: true });

/** The site's own page, cut where one comic page differs from another. */
const model = { chapter: 2, page: 2 };
const html = await (
  await fetch(`${site}/comics/talechasers/${model.chapter}/${model.page}`)
).text();

function ask<Data>(path: string): Promise<Data> {
  return new Promise((resolve, reject) => {
    get(`${upstream}/v1/${path}`, { agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve((JSON.parse(text) as { data: Data }).data));
      answer.on("error", reject);
    }).on("error", reject);
  });
}

function chapterPages(comic: string, chapter: number): Promise<Record<string, ComicPage>> {
  return ask(`comics/${comic}/chapters/${chapter}`);
}

const { imageId, commentary } = (await chapterPages("talechasers", model.chapter))[model.page]!;
const pieces = html.split(imageId).map((piece) => piece.split(commentary));

async function page(comic: string, chapter: number, number: number): Promise<string> {
  const [pages, latest] = await Promise.all([
    chapterPages(comic, chapter),
    ask<[number, number]>(`comics/${comic}/latest`),
  ]);
  const list = Object.values(pages).sort((a, b) => a.page - b.page);
  const index = list.findIndex((entry) => entry.page === number);
  const current = list[index]!;
  const link = (name: string, to: string) => `<a href="/comics/${comic}/${to}">${name}</a>`;
  const controls =
    `<h1>${comic}, chapter ${chapter}, page ${index + 1} of ${list.length}</h1><nav>` +
    link("First", "1/1") +
    (index > 0 ? link("Previous", `${chapter}/${list[index - 1]!.page}`) : "") +
    (index < list.length - 1 ? link("Next", `${chapter}/${list[index + 1]!.page}`) : "") +
    link("Latest", latest.join("/")) +
    "</nav>";
  const body = pieces.map((piece) => piece.join(current.commentary)).join(current.imageId);
  return body + controls;
}

await announce(
  createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const [, , comic = "", chapter = "", number = ""] = path.split("/");
    page(comic, Number(chapter), Number(number)).then(
      (html) => {
        const body = gzipSync(html);
        response.writeHead(200, {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Encoding": "gzip",
          "Content-Length": body.byteLength,
        });
        response.end(body);
      },
      () => response.writeHead(500).end(),
    );
  }),
);
process.once("SIGTERM", () => process.exit());
