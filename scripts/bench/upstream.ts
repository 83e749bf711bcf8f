/**
 * The upstream of the measured servers: the embedded one, whose answers are kept in memory, so that its own speed is
 * no part of a figure. Besides, it has some alerts, 200 items in the gallery `fan-art`, 4,000 in `commissions`, and the
 * comic `many` of 100 chapters with 40 pages.
 */
import { getResponse, http } from "msw";
import { alertTypes } from "../../app/overlay/events";
import { call } from "../../mocks/address";
import { comics, readPanels } from "../../mocks/data/comics";
import { ok } from "../../mocks/envelope";
import { handlers } from "../../mocks/handlers";
import { startUpstream } from "../../mocks/server";
import { ALERTS } from "./servers";

/** Pictures of the sample for the items of galleries. */
const pictures = ["crayon-picnic", "paper-forest", "pixel-quest", "star-chart", "story-scarf"];
const samplePages = comics["talechasers"]![2]!.pages;

const listNumbers = (length: number) => Array.from({ length }, (_, at) => at + 1);

const makeItem = (id: string) => ({
  id,
  title: `Fox number ${id}`,
  description: `<p>The <em>words</em> of <a href="/world">${id}</a>.</p>`,
  location: `galleries/fan-art/${id}.png`,
});

const made = [
  http.get(call("galleries/:gallery"), ({ params: { gallery } }) =>
    ok(listNumbers(gallery === "fan-art" ? 200 : 4_000).map((at) => makeItem(`item-${at}`))),
  ),
  http.get(call("galleries/:gallery/items/:item"), ({ params }) =>
    ok(makeItem(String(params["item"]))),
  ),
  http.get(call("comics/many/latest"), () => ok([100, 40])),
  http.get(call("comics/many/chapters/:chapter"), ({ params: { chapter } }) => {
    if (Number(chapter) < 1 || Number(chapter) > 100) return undefined;
    const pages = listNumbers(40).map((page) => {
      const sample = samplePages[page % samplePages.length]!;
      const commentary = `${sample.commentary} ${String(chapter)}/${page}`;
      return [page, { ...sample, page, commentary, panels: readPanels(sample) }];
    });
    return ok(Object.fromEntries(pages));
  }),
  http.get(call("overlay/events/count"), () => ok(0)),
  http.get(call("overlay/events/next/:position"), ({ params }) => {
    const at = Number(params["position"]);
    const alert = { type: alertTypes[at % alertTypes.length], username: `Fox ${at}`, count: at };
    return ok(at < ALERTS ? alert : {});
  }),
];

/** Answers a request once; each call of what is returned makes a response of the same bytes. */
async function makeAnswer(request: Request): Promise<() => Response> {
  const url = request.url.replace(
    /item-(\d+)(?=\.png)/,
    (_name, at) => pictures[Number(at) % pictures.length]!,
  );
  const response = await getResponse([...made, ...handlers], new Request(url, request));
  const body = await response!.arrayBuffer();
  return () => new Response(body, response);
}

const kept = new Map<string, Promise<() => Response>>();

const keepAnswers = http.get("*", async ({ request }) => {
  // A generator answers by chance.
  if (request.url.includes("/v1/generators/")) return undefined;
  const key = `${request.url} ${request.headers.get("accept")}`;
  let answer = kept.get(key);
  if (!answer) kept.set(key, (answer = makeAnswer(request)));
  return (await answer)();
});

const { url } = await startUpstream({ loadHandlers: () => [keepAnswers, ...handlers] });
console.log(url);
