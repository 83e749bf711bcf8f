import { request, type IncomingHttpHeaders } from "node:http";
import { story } from "../e2e/story";

/** A request that is sent unchanged, unlike those of `fetch`. */
export interface RawRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

export function send(
  url: string,
  { path, method, headers, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method: method ?? "GET", headers: { ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: toHeaders(incoming.headers),
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function toHeaders(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one);
  }
  return headers;
}

const own = { "Sec-Fetch-Site": "same-origin" };
const form = { ...own, "Content-Type": "application/x-www-form-urlencoded" };
const posted = (
  path: string,
  body: string,
  headers: Record<string, string> = form,
): RawRequest => ({
  path,
  method: "POST",
  headers,
  body,
});
const [firstPage] = story;
const comicPage = firstPage!.path;

/** One of every kind of response that is not a document. */
export const otherResponses: readonly (readonly [kind: string, status: number, RawRequest])[] = [
  ["the data of a page", 200, { path: `${comicPage}.data` }],
  ["the data of a missing page", 404, { path: "/404.data" }],
  ["the data of an error", 500, { path: "/error.data" }],
  ["a redirect as data", 202, { path: "/comics/talechasers/1.data" }],
  ["the comic's feed", 200, { path: "/v1/rss/feeds/chase" }],
  ["the feed of versions", 200, { path: "/patch-notes.atom" }],
  ["the schedule for calendars", 200, { path: "/stream/schedule.ics" }],
  ["donations by themselves", 200, { path: "/stream/charities/kka-2024/donations.json" }],
  ["donations that there are none of", 404, { path: "/stream/charities/kka-1999/donations.json" }],
  ["the feed of a comic", 200, { path: "/comics/talechasers/feed.atom" }],
  ["the feed of a gallery", 200, { path: "/galleries/fan-art/feed.atom" }],
  ["an embed of what is no page", 404, { path: "/oembed?url=x" }],
  ["an embed in no format", 501, { path: "/oembed?format=x" }],
  ["a preview that there is none of", 404, { path: "/fursona-generator/preview.png?r=x" }],
  ["health", 200, { path: "/healthz" }],
  ["the rules for robots", 200, { path: "/robots.txt" }],
  ["the sitemap", 200, { path: "/sitemap.xml" }],
  ["the manifest", 200, { path: "/manifest.webmanifest" }],
  ["a picture that is not there", 404, { path: "/cdn/d/comics/talechasers/1/none.png" }],
  ["a picture that leads elsewhere", 404, { path: "/cdn/d/..%2f..%2fv1/donations" }],
  ["a number of stream events", 200, { path: "/v1/overlay/events/count" }],
  ["a stream event that there is none of", 400, { path: "/v1/overlay/events/next/x" }],
  ["the commission status", 200, { path: "/commissions/status" }],
  ["a redirect of the site", 302, { path: "/comics/talechasers/1" }],
  ["an address that moved", 301, { path: "/extras" }],
  ["an address with a slash at its end", 301, { path: "/shop/" }],
  ["an unknown address", 302, { path: "/nowhere" }],
  ["a redirect to the error page", 302, { path: "/comics/talechasers/99/99" }],
  ["a redirect to another site", 302, { path: "/telegram-stickers/install" }],
  ["a choice that was kept", 303, posted("/preferences", "scheme=dark&from=%2Fshop")],
  ["a choice that is none", 400, posted("/preferences", "scheme=pink")],
  ["a form from elsewhere", 403, posted("/preferences", "scheme=dark", {})],
  ["a form that is too large", 413, posted("/preferences", `scheme=${"x".repeat(70_000)}`)],
  ["a form that is none", 415, posted("/preferences", "{}", { ...own })],
  ["a post as data", 202, posted("/preferences.data", "scheme=dark")],
  ["a form that nothing takes", 405, posted("/healthz", "a=b")],
  ["a form for an unknown address", 303, posted("/nowhere", "a=b")],
  ["a method that nothing takes", 405, { path: "/healthz", method: "PUT" }],
  [
    "a share that leads away",
    303,
    posted("/share", "network=mastodon&path=%2Fqr&host=fox.example"),
  ],
  [
    "a share with a server that is none",
    400,
    posted("/share", "network=mastodon&path=%2Fqr&host=x"),
  ],
  ["a script that is not there", 404, { path: "/assets/none.js" }],
  ["a folder of the build", 404, { path: "/assets/" }],
  ["a file at a fixed address", 200, { path: "/favicon.svg" }],
  ["an address that cannot be read", 302, { path: "/%E0%A4%A" }],
  ["an expectation nobody meets", 417, { path: "/", headers: { Expect: "nonsense" } }],
];
