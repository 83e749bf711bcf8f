/**
 * The upstream of the measured servers: the embedded one, whose answers are kept in memory, so that its own speed is
 * no part of a figure. Beside that
 * - `/{N}/v1/…` is an upstream with N alerts;
 * - the gallery `fan-art` has 200 items.
 */
import { createServer } from "node:http";
import { alertTypes } from "../../app/overlay/events";
import { startUpstream } from "../../mocks/server";
import { announce } from "./servers";

interface Answer {
  status?: number;
  type: string;
  body: Buffer | string;
}

/** Pictures of the sample for the items of the larger gallery. */
const pictures = ["crayon-picnic", "paper-forest", "pixel-quest", "star-chart", "story-scarf"];
const { url: embedded } = await startUpstream();
const kept = new Map<string, Promise<Answer>>();

async function askEmbedded(method: string, path: string, accept: string): Promise<Answer> {
  const original = path.replace(
    /fan-art\/item-(\d+)\.png/,
    (_name, at) => `fan-art/${pictures[Number(at) % pictures.length]}.png`,
  );
  const response = await fetch(embedded + original, { method, headers: { accept } });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function toAnswer(data: unknown): Answer {
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  return { type: "application/json", body };
}

const makeGalleryItem = (number: number) => ({
  id: `item-${number}`,
  title: `Fox number ${number}`,
  description: `<p>The <em>words</em> of <a href="/world">item ${number}</a>.</p>`,
  location: `galleries/fan-art/item-${number}.png`,
});

/** What is made for the benchmark, if the path asks for that. */
function answerForMeasure(url: string): Answer | undefined {
  const [, item] = /^\/v1\/galleries\/fan-art(?:\/items\/item-(\d+))?$/.exec(url) ?? [];
  if (item) return toAnswer(makeGalleryItem(Number(item)));
  if (url === "/v1/galleries/fan-art") {
    return toAnswer(Array.from({ length: 200 }, (_, at) => makeGalleryItem(at + 1)));
  }
  const [, events, position] =
    /^\/(\d+)\/v1\/overlay\/events\/(?:count|next\/(\d+))$/.exec(url) ?? [];
  if (!events) return undefined;
  if (!position) return toAnswer(0);
  const at = Number(position);
  const alert = { type: alertTypes[at % alertTypes.length], username: `Fox ${at}`, count: at };
  return toAnswer(at < Number(events) ? alert : {});
}

await announce(
  createServer((request, response) => {
    request.resume();
    const url = request.url ?? "/";
    const accept = request.headers.accept ?? "*/*";
    const path = url.replace(/^\/\d+\//, "/");
    const key = `${path} ${accept}`;
    const made = answerForMeasure(url);
    let answer = made ? Promise.resolve(made) : kept.get(key);
    answer ??= askEmbedded(request.method ?? "GET", path, accept);
    // A generator answers by chance.
    if (!made && !path.startsWith("/v1/generators/")) kept.set(key, answer);
    answer.then(
      ({ status = 200, type, body }) =>
        response.writeHead(status, { "Content-Type": type, Vary: "Accept" }).end(body),
      () => response.destroy(),
    );
  }),
);
