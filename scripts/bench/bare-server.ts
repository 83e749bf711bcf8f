/**
 * The bare server of the browser measures: plain copies of the site's comic pages and the same
 * picture files, all of it made at the first request and then sent from memory.
 */
import { createServer } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chooseEncoding, type ContentEncoding } from "../../app/http/encoding";
import { plainPage } from "./bare-page";
import { announce, given } from "./servers";

interface Answer {
  status: number;
  type: string;
  bodies: Record<ContentEncoding, Uint8Array>;
}

const site = given("BENCH_SITE");
const answers = new Map<string, Promise<Answer>>();

async function copy(path: string, accept: string): Promise<Answer> {
  const response = await fetch(site + path, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "";
  const { status } = response;
  if (/^image\/(?!svg)/.test(type)) {
    const body = new Uint8Array(await response.arrayBuffer());
    return { status, type, bodies: { br: body, gzip: body, identity: body } };
  }
  const text = await response.text();
  const body = Buffer.from(type.startsWith("text/html") ? plainPage(text) : text);
  return {
    status,
    type,
    // As small as the site makes its own pages.
    bodies: {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(body, { level: 9 }),
      identity: body,
    },
  };
}

await announce(
  createServer((request, response) => {
    const path = request.url ?? "/";
    const key = `${path} ${request.headers.accept}`;
    let answer = answers.get(key);
    if (!answer) answers.set(key, (answer = copy(path, request.headers.accept ?? "*/*")));
    answer.then(
      ({ status, type, bodies }) => {
        const accepted = request.headers["accept-encoding"];
        const encoding = chooseEncoding(typeof accepted === "string" ? accepted : null);
        const body = bodies[encoding];
        response.writeHead(status, {
          "Content-Type": type,
          "Content-Length": body.byteLength,
          "Cache-Control": "public, max-age=60",
          ...(encoding !== "identity" &&
            bodies.br !== bodies.identity && { "Content-Encoding": encoding }),
        });
        response.end(body);
      },
      () => response.destroy(),
    );
  }),
);
process.once("SIGTERM", () => process.exit());
