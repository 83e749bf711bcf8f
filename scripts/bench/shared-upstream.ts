/**
 * The upstream behind every server of a run: the embedded one, with each answer remembered, so that
 * its own speed is no part of what is measured.
 */
import { createServer } from "node:http";
import { startUpstream } from "../../mocks/server";
import { announce } from "./servers";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const { url } = await startUpstream("healthy");
const answers = new Map<string, Promise<Answer>>();

async function ask(path: string, accept: string): Promise<Answer> {
  const response = await fetch(url + path, { headers: { accept } });
  const body = Buffer.from(await response.arrayBuffer());
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
