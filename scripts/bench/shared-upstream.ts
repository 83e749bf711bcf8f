/**
 * The upstream behind every server of a run: the embedded one, with each answer remembered, so that
 * its own speed is no part of what is measured.
 */
import { createServer } from "node:http";
import { startUpstream } from "../../mocks/server";
import { announce } from "./servers";
import { enlarge, largeGallery, originalOf } from "./shared-gallery";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const { url } = await startUpstream("healthy");
const answers = new Map<string, Promise<Answer>>();

async function ask(path: string, accept: string): Promise<Answer> {
  const response = await fetch(url + originalOf(path), { headers: { accept } });
  let body = Buffer.from(await response.arrayBuffer());
  if (path === `/v1/galleries/${largeGallery.gallery}`) {
    const envelope = JSON.parse(body.toString()) as { data: Parameters<typeof enlarge>[0] };
    body = Buffer.from(JSON.stringify({ ...envelope, data: enlarge(envelope.data) }));
  }
  // Only what describes the answer: how it was transferred is between these two.
  const headers = Object.fromEntries(
    ["content-type", "cache-control", "vary"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  headers["content-length"] = String(body.byteLength);
  return { status: response.status, headers, body };
}

await announce(
  createServer((request, response) => {
    const path = request.url ?? "/";
    const accept = request.headers.accept ?? "*/*";
    const key = `${path} ${accept}`;
    let answer = answers.get(key);
    if (!answer) answers.set(key, (answer = ask(path, accept)));
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  }),
);
process.once("SIGTERM", () => process.exit());
