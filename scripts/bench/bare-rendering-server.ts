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

/** The site's own page: what stands around the article is the same for every page. */
const model = await (await fetch(`${site}/comics/talechasers/2/2`)).text();
const [before = "", article = "", after = ""] = model.split(/(?=<article)|(?<=<\/article>)/);
/** Makes up for markup that the short article below leaves out. */
const filling = article.slice(0, Math.max(0, article.length - 2_500)).replace(/--|>/g, "");

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

async function page(comic: string, chapter: number, number: number): Promise<string> {
  const [pages, latest] = await Promise.all([
    ask<Record<string, ComicPage>>(`comics/${comic}/chapters/${chapter}`),
    ask<[number, number]>(`comics/${comic}/latest`),
  ]);
  const list = Object.values(pages).sort((a, b) => a.page - b.page);
  const index = list.findIndex((entry) => entry.page === number);
  const current = list[index]!;
  const link = (name: string, to: string) => `<a href="/comics/${comic}/${to}">${name}</a>`;
  const controls =
    "<nav>" +
    link("First", "1/1") +
    (index > 0 ? link("Previous", `${chapter}/${list[index - 1]!.page}`) : "") +
    (index < list.length - 1 ? link("Next", `${chapter}/${list[index + 1]!.page}`) : "") +
    link("Latest", latest.join("/")) +
    "</nav>";
  const picture = `comics/${comic}/${chapter}/${current.imageId}.png`;
  return (
    before +
    `<article><h1>${comic}, chapter ${chapter}, page ${index + 1} of ${list.length}</h1>` +
    controls +
    `<picture><source media="(max-width: 47.99rem)" srcset="/cdn/m/${picture}?size=medium">` +
    `<img src="/cdn/d/${picture}?size=large" alt="" width="1100" height="1700"></picture>` +
    controls +
    `<blockquote>${current.commentary}</blockquote><form><select>` +
    list.map((entry) => `<option>Page ${entry.page}</option>`).join("") +
    `</select></form><!--${filling}--></article>` +
    after
  );
}

await announce(
  createServer((request, response) => {
    const [, , comic = "", chapter = "", number = ""] = (request.url ?? "").split("/");
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
