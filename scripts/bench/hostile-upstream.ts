/**
 * An upstream that means no good beside the shared one: sheets of dear HTML, sheets that are never the
 * same, and pictures of fifteen megabytes. Everything else is the shared one's.
 */
import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { answerShapes } from "./answer-shapes";
import { shapes } from "./html-shapes";
import { announce, given } from "./servers";

const shared = given("BENCH_UPSTREAM");
const picture = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  randomBytes(15_000_000),
]);

const record = (html: (field: number) => string) => ({
  category: "PRESENT",
  fullName: "Fern",
  species: "Fox",
  likes: html(1),
  traits: html(2),
  story1: html(3),
  story2: html(4),
});

/** A text as an author writes it, which nobody has seen before. */
const text = (number: number) => (field: number) =>
  `<p>The <em>${number}th</em> of <a href="/world">many</a> foxes, said ${field} times.</p>`.repeat(
    8,
  );

/** Of another content in each field, or it would be judged once. */
const htmlShape = (number: number) => (field: number) =>
  `${number}, ${field} ${shapes[number % shapes.length]!}`;

function ok(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ code: "CHASE-1000", message: "OK", data }));
}

/** What every call is answered with, while a shape is measured. */
let shape: string | undefined;

await announce(
  createServer((request, response) => {
    const url = request.url ?? "/";
    const [, asked] = /^\/answer-shape\/(\d+|none)$/.exec(url) ?? [];
    if (asked) {
      shape = answerShapes[Number(asked)]?.[2]();
      return response.end();
    }
    if (shape !== undefined && url.startsWith("/v1/")) {
      response.writeHead(200, { "Content-Type": "application/json" });
      return response.end(`{"code":"CHASE-1000","message":"OK","data":${shape}}`);
    }
    const [, kind, number] = /\/(shape|visit|picture)-(\d+)/.exec(url) ?? [];
    if (kind === "shape") return ok(response, record(htmlShape(Number(number))));
    if (kind === "visit") return ok(response, record(text(Number(number))));
    if (kind === "picture") {
      response.writeHead(200, { "Content-Type": "image/png" }).end(picture);
      return undefined;
    }
    return void pass(request.method ?? "GET", url, request.headers.accept ?? "*/*", response);
  }).on("request", (request) => request.resume()),
);
process.once("SIGTERM", () => process.exit());

async function pass(method: string, url: string, accept: string, response: ServerResponse) {
  try {
    const answer = await fetch(shared + url, { method, headers: { accept } });
    const type = answer.headers.get("Content-Type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch {
    response.destroy();
  }
}
