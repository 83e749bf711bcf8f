/**
 * The server that the site is compared with: copies of the site's pages as somebody would write them by hand, made
 * at the first request and then sent from memory. For a new address it calls the upstream as the site does, joins
 * strings and compresses them each time.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [site, upstream] = process.argv.slice(2);

const fetchText = async (url: string) => (await fetch(url)).text();

const comicPage = fetchText(`${site}/comics/talechasers/2/2`);

/** All the script of a plain page: it applies the stored color scheme and handles its switch. */
const schemeScript = `(r=>{var t=localStorage.theme;t&&(r.dataset.theme=t);addEventListener("submit",e=>{if(e.target.id=="scheme"){e.preventDefault();r.dataset.theme=localStorage.theme=e.submitter.value}})})(document.documentElement)`;

/** The page without what only the application, or only a visitor without JavaScript, needs. */
const toPlainPage = (html: string) =>
  html
    .replace(/<(script|noscript|dialog)\b.*?<\/\1>/gs, "")
    .replace("<style", `<script>${schemeScript}</script><style`)
    .replace(/<!-- -->|<!--\/?\$-->| data-(?:discover|inlined)="[^"]*"/g, "");

interface Copy {
  headers: Record<string, string>;
  body: Uint8Array;
}

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };

/** A page of 4 kB with its headers: as little as there is to wait for. */
const minimalPage: Copy = {
  headers: htmlHeaders,
  body: Buffer.from(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><button popovertarget="menu">Menu</button><p>${"A word. ".repeat(450)}</p>`,
  ),
};

async function copyFromSite(path: string, accept: string): Promise<Copy> {
  if (path === "/minimal") return minimalPage;
  const response = await fetch(site + path, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "";
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=60" };
  const body = Buffer.from(await response.arrayBuffer());
  if (/^image\/(?!svg)/.test(type)) return { headers, body };
  const text = type.startsWith("text/html") ? toPlainPage(body.toString()) : body;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    headers: { ...headers, "Content-Encoding": "br" },
    body: brotliCompressSync(text, { params }),
  };
}

/** Renders a comic page or a gallery item. */
async function renderPage(path: string): Promise<Copy> {
  const [, area, name, part, page] = path.split(/[/?]/);
  const calls =
    area === "comics"
      ? [`comics/${name}/chapters/${part}`, `comics/${name}/latest`]
      : [`galleries/${name}/items/${part}`];
  const [answer = "", latest] = await Promise.all(
    calls.map((call) => fetchText(`${upstream}/v1/${call}`)),
  );
  const { data } = JSON.parse(answer) as { data: object };
  const heading = `<h1>Page ${page} of ${Object.keys(data).length}</h1><p>${latest}</p>`;
  return {
    headers: { ...htmlHeaders, "Content-Encoding": "gzip" },
    body: gzipSync((await comicPage) + heading),
  };
}

const copies = new Map<string, Promise<Copy>>();

const server = createServer((request, response) => {
  const { url: path = "/" } = request;
  const accept = request.headers.accept ?? "*/*";
  const key = `${path} ${accept}`;
  let copy = path.includes("?fresh=") ? renderPage(path) : copies.get(key);
  if (!copy) copies.set(key, (copy = copyFromSite(path, accept)));
  copy.then(
    ({ headers, body }) =>
      response.writeHead(200, { ...headers, "Content-Length": body.byteLength }).end(body),
    () => response.destroy(),
  );
});
server.listen(0, "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
