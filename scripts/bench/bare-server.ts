/** The server to compare with: it sends copies of pages without scripts from memory. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const [site] = process.argv.slice(2);

/** Removes scripts from a page, and content for visitors without JavaScript. */
const toPlainPage = (html: string) =>
  html.replace(/<(script|noscript|dialog)\b.*?<\/\1>/gs, "").replace(/<!-- -->|<!--\/?\$-->/g, "");

async function copyFromSite(path: string, accept: string) {
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

const copies = new Map<string, ReturnType<typeof copyFromSite>>();

const server = createServer((request, response) => {
  const { url: path = "/" } = request;
  const accept = request.headers.accept ?? "*/*";
  // The server ignores the query that makes an address unique.
  const key = `${path.replace(/\?name=.*/, "")} ${accept}`;
  const copy = copies.get(key) ?? copyFromSite(path, accept);
  copies.set(key, copy);
  copy.then(
    ({ headers, body }) => response.writeHead(200, headers).end(body),
    () => response.destroy(),
  );
});
server.listen(0, "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
