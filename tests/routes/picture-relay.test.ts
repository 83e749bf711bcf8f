import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { loader } from "~/routes/cdn.$";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";

const open = (path: string, { search = "", ...init }: RequestInit & { search?: string } = {}) =>
  responseOf(loader, `/cdn/${path}${search}`, { "*": path }, init);

/** Mocks the picture host; returns its requests. */
function hostAnswers(answer: () => Response): Request[] {
  const requests: Request[] = [];
  upstream.use(
    http.all("*/cdn/*", ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

const picture = (headers = {}) =>
  new HttpResponse("a fox", { headers: { "Content-Type": "image/webp", ...headers } });

it("the route /cdn sends a picture with its content type and ETag", async () => {
  hostAnswers(() => picture({ ETag: '"one"' }));
  const { status, headers, body } = await open("d/relayed.png");
  expect([status, body]).toEqual([200, "a fox"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/webp",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag: '"one"',
    vary: "Accept",
  });
});

it("the route /cdn streams a picture that arrives after its headers", async () => {
  const requests = hostAnswers(() => picture());
  await open("d/streamed.png");
  expect(requests[0]!.signal.aborted).toBe(false);
});

it("the route /cdn sends a HEAD request to the host if the visitor sends one", async () => {
  const requests = hostAnswers(() => picture());
  expect((await open("d/head.png", { method: "HEAD" })).status).toBe(200);
  expect(requests.map(({ method }) => method)).toEqual(["HEAD"]);
});

it("the route /cdn forwards the path, the size, Accept and If-None-Match", async () => {
  const requests = hostAnswers(() => new HttpResponse(null, { status: 304 }));
  const headers = { Accept: "image/avif,*/*", "If-None-Match": '"one"' };
  const { status, body } = await open("m/a b.png", { search: "?size=small", headers });
  expect([status, body]).toEqual([304, ""]);
  expect(requests[0]!.url).toMatch(/\/cdn\/m\/a%20b\.png\?size=small$/);
  expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
    accept: "image/avif,*/*",
    "if-none-match": '"one"',
  });
});

it.each([
  ["max-age=600", 600],
  ["public, max-age=31536000, immutable", 86_400],
  ["no-store", 0],
  ["", 3_600],
])(
  "a picture from /cdn with the Cache-Control header %j may be cached for %d s",
  async (policy, seconds) => {
    hostAnswers(() => picture(policy && { "Cache-Control": policy }));
    const { headers } = await open("d/lifetime.png");
    expect(headers.get("Cache-Control")).toContain(`max-age=${seconds},`);
  },
);

it.each([
  [404, "a missing picture", () => new HttpResponse(null, { status: 404 })],
  [404, "a picture that was removed", () => new HttpResponse(null, { status: 410 })],
  [502, "a redirect", () => new HttpResponse(null, { status: 301 })],
  [502, "SVG, which may contain scripts", () => picture({ "Content-Type": "image/svg+xml" })],
  [503, "no connection", () => HttpResponse.error()],
])("the route /cdn responds with an uncached status %d for %s", async (expected, _name, answer) => {
  hostAnswers(answer);
  const { status, headers, body } = await open("d/none.png");
  expect([status, body]).toEqual([expected, ""]);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

it.each([
  ["d/../../v1/comics/talechasers/latest"],
  ["d//x.png"],
  ["x/made-up.png"],
  ["d/made-up.png", "?size=huge"],
])(
  "the route /cdn responds with 404 for the path %j without a request to the host",
  async (path, search = "") => {
    const requests = hostAnswers(picture);
    expect((await responseOf(loader, `/cdn/x${search}`, { "*": path })).status).toBe(404);
    expect(requests).toEqual([]);
  },
);
