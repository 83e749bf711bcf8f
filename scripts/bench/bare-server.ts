/**
 * The server that the site is compared with: copies of the site's pages as somebody would write them by hand, made
 * at the first request and then sent from memory. For an address with `?fresh=` it calls the upstream as the site
 * does, joins strings and compresses them each time.
 */
import { createServer } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { JSDOM, VirtualConsole } from "jsdom";
import { announce } from "./servers";

const site = process.env["BENCH_SITE"]!;
const upstream = process.env["BENCH_UPSTREAM"]!;

const comicPage = fetch(`${site}/comics/talechasers/2/2`).then((response) => response.text());

/** All the script of a plain page: it applies the stored color scheme and handles its switch. */
const schemeScript = `(r=>{var t=localStorage.theme;t&&(r.dataset.theme=t);addEventListener("submit",e=>{if(e.target.id=="scheme"){e.preventDefault();r.dataset.theme=localStorage.theme=e.submitter.value}})})(document.documentElement)`;

/** The page without what only the application, or only a visitor without JavaScript, needs. */
function toPlainPage(html: string): string {
  // A console without output: jsdom complains of styles that are newer than it.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const unneeded = "script, noscript, dialog, [role=status] span:empty, div[aria-hidden]:empty";
  for (const element of document.querySelectorAll(unneeded)) element.remove();
  const script = document.createElement("script");
  script.textContent = schemeScript;
  document.head.querySelector("style")?.before(script);
  const plain = `<!doctype html>${document.documentElement.outerHTML}`;
  return plain.replace(/<!-- -->|<!--\/?\$-->| data-(?:discover|inlined)="[^"]*"/g, "");
}

interface Copy {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

async function copyFromSite(path: string, accept: string): Promise<Copy> {
  const response = await fetch(site + path, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "";
  const { status } = response;
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=60" };
  if (/^image\/(?!svg)/.test(type)) {
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
  }
  const text = await response.text();
  const body = brotliCompressSync(type.startsWith("text/html") ? toPlainPage(text) : text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
  return { status, headers: { ...headers, "Content-Encoding": "br" }, body };
}

/** A page of 4 kB with its headers: as little as there is to wait for. */
const minimalPage: Copy = {
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: Buffer.from(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><button popovertarget="menu">Menu</button><p>${"A word. ".repeat(450)}</p>`,
  ),
};

const callUpstream = async (path: string): Promise<unknown> =>
  (await fetch(`${upstream}/v1/${path}`)).json();

async function renderPage(path: string): Promise<Copy> {
  const [, , , chapter, page] = path.split(/[/?]/);
  const [pages, latest] = await Promise.all([
    callUpstream(`comics/talechasers/chapters/${chapter}`),
    callUpstream("comics/talechasers/latest"),
  ]);
  const count = Object.keys((pages as { data: object }).data).length;
  const heading = `<h1>Page ${page} of ${count}</h1><p>${JSON.stringify(latest)}</p>`;
  return {
    status: 200,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" },
    body: gzipSync((await comicPage) + heading),
  };
}

const copies = new Map<string, Promise<Copy>>();

await announce(
  createServer((request, response) => {
    const path = request.url ?? "/";
    const accept = request.headers.accept ?? "*/*";
    const key = `${path} ${accept}`;
    let copy = path.includes("?fresh=") ? renderPage(path) : copies.get(key);
    if (path === "/minimal") copy = Promise.resolve(minimalPage);
    if (!copy) copies.set(key, (copy = copyFromSite(path, accept)));
    copy.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, "Content-Length": body.byteLength }).end(body),
      () => response.destroy(),
    );
  }),
);
