import { getResponse, http, HttpResponse } from "msw";
import * as entry from "~/entry.server";
import { clearCache } from "~/upstream/cache.server";
import { catalogue } from "../../scripts/upstream/catalogue";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { defaultFursona } from "~/fursona-generator/fursona";
import { defaultTransformation } from "~/tf-generator/transformation";
import { handlers } from "~mocks/handlers";
import { upstream } from "~mocks/index";
import { origin } from "./route-response";
import { examplePages, siteWith } from "./site-pages";
import { gameVisits } from "./starter-games";

/** A request for a page of each kind, and for each response that needs the upstream. */
export interface Visit {
  path: string;
  /** The posted fields; a GET request has none. */
  form?: Record<string, string>;
}

/** The outcome of a visit. */
export interface Outcome {
  status: number;
  /** The redirect target, without the query. */
  location: string | undefined;
  query: string | undefined;
  body: string;
}

/** Addresses that are not pages. */
const files = [
  ...["/comics/talechasers/latest", "/comics/talechasers/2/3/next", "/commissions/status"],
  ...["/downloads/super-fox", "/sitemap.xml", "/v1/rss/feeds/chase"],
  ...["/v1/overlay/events/count", "/v1/overlay/events/next/0"],
];

/** One visit of each kind, so that together they make all calls of the site. */
export async function allVisits(): Promise<Visit[]> {
  await upstreamHasAnEvent();
  return [
    ...examplePages.filter(([, status]) => status === 200).map(([path]) => ({ path })),
    ...files.map((path) => ({ path })),
    { path: "/tf-generator?index", form: { intent: "transform", ...defaultTransformation } },
    {
      path: "/fursona-generator?index",
      form: { intent: "generate", ...defaultFursona, colors: "2" },
    },
    ...(await statefulVisits()),
  ];
}

/** Visits to addresses that exist only after calls. */
export const statefulVisits = (): Promise<Visit[]> => gameVisits();

/** Pushes an event for the overlay, like `npm run alert`. */
async function upstreamHasAnEvent(): Promise<void> {
  const event = { type: "sub", username: "Fern", count: 3, tier: "Prime", message: "Hello" };
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...event, receiver: "Moss", pfp: "https://fox.example/a.png" }),
  };
  const url = `${process.env["UPSTREAM_URL"]}/v1/overlay/events`;
  await getResponse(handlers, new Request(url, init));
}

/** A request to the upstream: its method and path, and the call that it belongs to. */
export interface UpstreamRequest {
  key: string;
  call: string;
}

const site = siteWith(entry);
const recorded = new Map<string, { status: number; type: string; body: string }>();
let requests: UpstreamRequest[] = [];
let bodies: ReadonlyMap<string, string> = new Map();

const patterns = catalogue.map(({ method, path }) => ({
  name: `${method} ${path}`,
  fits: new RegExp(`^${method} /${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Replays the embedded upstream's first responses, so that visits can be repeated. */
const replaying = http.all("*/v1/*", async ({ request }) => {
  const key = `${request.method} ${new URL(request.url).pathname}`;
  requests.push({ key, call: patterns.find(({ fits }) => fits.test(key))?.name ?? key });
  let answer = recorded.get(key);
  if (!answer) {
    const response = (await getResponse(handlers, request))!;
    const type = response.headers.get("Content-Type") ?? "";
    recorded.set(key, (answer = { status: response.status, type, body: await response.text() }));
  }
  const { status, type } = answer;
  const body = bodies.get(key) ?? answer.body;
  return new HttpResponse(body, { status, headers: { "Content-Type": type } });
});

/** Replaces the upstream with recorded responses for the rest of a test, and clears all caches. */
export function withRecordedUpstream(): void {
  forgetAll();
  upstream.use(replaying);
}

/** The data of a recorded response; undefined if it has no envelope. */
export function dataOf({ key }: UpstreamRequest): unknown {
  const { type, body } = recorded.get(key)!;
  return type.includes("json") ? (JSON.parse(body) as { data: unknown }).data : undefined;
}

/** Clears all cached answers and failures. */
function forgetAll(): void {
  clearCache();
  resetCircuitBreakers();
}

/**
 * Makes a visit to a site without cached answers, up to the complete document.
 *
 * @param replaced replacements for bodies of recorded responses, by request
 */
export async function visit(
  { path, form }: Visit,
  replaced: ReadonlyMap<string, string> = new Map(),
): Promise<{ outcome: Outcome; requests: UpstreamRequest[] }> {
  clearCache();
  requests = [];
  bodies = replaced;
  const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const response = await site(new Request(origin + path, init));
  const [location, query] = response.headers.get("Location")?.split("?") ?? [];
  const { status } = response;
  return { outcome: { status, location, query, body: await response.text() }, requests };
}
