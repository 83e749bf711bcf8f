import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { loader } from "~/routes/cdn.$";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

let asked: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => {
  asked = countUpstreamRequests();
});
afterEach(() => {
  asked.stop();
  vi.useRealTimers();
});

/** Mocks the clock; the cache reads a time of 0 as none. */
function runClock(): void {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1);
}

const open = (path: string, { search = "", headers = {} } = {}) =>
  responseOf(loader, `/cdn/${path}${search}`, { "*": path }, { headers });

/** Mocks the picture host; returns its requests. */
function hostAnswers(answer: (request: Request) => Response): URL[] {
  const requests: URL[] = [];
  upstream.use(
    http.get("*/cdn/*", ({ request }) => {
      requests.push(new URL(request.url));
      return answer(request);
    }),
  );
  return requests;
}

/** Bytes that begin as WebP does. */
const webp = (text: string) => `RIFF0000WEBP${text}`;
const picture = (type = "image/webp", text = "picture", headers = {}) =>
  new HttpResponse(webp(text), { headers: { "Content-Type": type, ...headers } });

describe("a picture", () => {
  it("is relayed with its type, and cached for long", async () => {
    hostAnswers(() => picture("image/webp", "a fox"));
    const { status, headers, body } = await open("d/relayed.png");
    expect(status).toBe(200);
    expect(body).toBe(webp("a fox"));
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=3600,/);
    expect(headers.get("Vary")).toBe("Accept");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    // Feed readers show it.
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("is requested with its path, its size, and the best format of the browser", async () => {
    const accepted: (string | null)[] = [];
    const requests = hostAnswers((request) => {
      accepted.push(request.headers.get("Accept"));
      return picture();
    });
    const accept = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];
    for (const Accept of accept) {
      await open("m/a b.png", { search: "?size=small", headers: { Accept } });
    }
    expect(requests[0]?.pathname).toBe("/cdn/m/a%20b.png");
    expect(requests[0]?.search).toBe("?size=small");
    expect(accepted).toEqual(["image/avif", "image/webp", "image/png"]);
  });

  it("is fetched once for simultaneous and later requests", async () => {
    const requests = hostAnswers(() => picture());
    await Promise.all(Array.from({ length: 20 }, () => open("d/often.png")));
    await open("d/often.png");
    expect(requests).toHaveLength(1);
  });

  it("is 304 for its ETag", async () => {
    hostAnswers(() => picture());
    const etag = (await open("d/validated.png")).headers.get("ETag")!;
    const again = await open("d/validated.png", { headers: { "If-None-Match": etag } });
    expect(again).toMatchObject({ status: 304, body: "" });
  });
});

describe("the lifetime of a picture", () => {
  it.each([
    ["max-age=600", 600],
    ["public, max-age=31536000, immutable", 86_400],
    ["no-store", 0],
    ["", 3_600],
  ])("is what its host says with %j, and a day at most: %d s", async (policy, seconds) => {
    hostAnswers(() => picture("image/webp", "a fox", policy ? { "Cache-Control": policy } : {}));
    const { headers } = await open(`d/lifetime-${seconds}.png`);
    expect(headers.get("Cache-Control")).toContain(`max-age=${seconds},`);
  });

  it("is renewed by its ETag, and a replaced picture comes after it", async () => {
    runClock();
    const headers = { ETag: '"one"', "Cache-Control": "max-age=600" };
    hostAnswers(() => picture("image/webp", "one", headers));
    await open("d/renewed.png");
    const known: (string | null)[] = [];
    hostAnswers((request) => {
      known.push(request.headers.get("If-None-Match"));
      return new HttpResponse(null, { status: 304 });
    });
    vi.advanceTimersByTime(601_000);
    await vi.waitFor(async () => {
      expect((await open("d/renewed.png")).body).toBe(webp("one"));
      expect(known).toEqual(['"one"']);
    });
    hostAnswers(() => picture("image/webp", "two", headers));
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(601_000);
      expect((await open("d/renewed.png")).body).toBe(webp("two"));
    });
  });
});

describe("a picture by its bytes", () => {
  it.each([
    ["another declared type", "image/png; charset=binary"],
    ["capitals", "IMAGE/WEBP"],
    ["no such type", "image/jpg"],
    ["no type", "application/octet-stream"],
  ])("has its own type with %s", async (name, type) => {
    hostAnswers(() => picture(type));
    const { status, headers } = await open(`d/typed-${name}.png`);
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  });

  it.each([
    ["no content", () => new HttpResponse(null, { status: 204 })],
    ["an empty body", () => new HttpResponse("", { headers: { "Content-Type": "image/png" } })],
    ["a fragment", () => new HttpResponse(webp("a"), { status: 206 })],
  ])("is none with %s, and is not cached", async (name, answer) => {
    hostAnswers(answer);
    expect((await open(`d/none-${name}.png`)).status).toBe(502);
    hostAnswers(() => picture());
    expect((await open(`d/none-${name}.png`)).status).toBe(200);
  });
});

describe("a missing picture", () => {
  it("is 404 if the host says so", async () => {
    hostAnswers(() => new HttpResponse(null, { status: 404 }));
    const { status, headers, body } = await open("d/missing.png");
    expect(status).toBe(404);
    expect(body).toBe("");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["HTML", "text/html"],
    ["HTML that is called a picture", "image/png"],
    ["SVG, which may contain scripts", "image/svg+xml"],
    ["an unknown type", "image/png-evil"],
  ])("is 502 if the host responds with %s", async (_name, type) => {
    const headers = { "Content-Type": type };
    hostAnswers(() => new HttpResponse("<script>alert(1)</script>", { headers }));
    const { status, body } = await open(`d/${type}.png`);
    expect(status).toBe(502);
    expect(body).toBe("");
  });

  it.each([
    "d/../../v1/comics/talechasers/latest",
    "../v1/comics",
    "",
    "d//x.png",
    "/evil.example/x.png",
  ])("is 404 for the path %j, without a request", async (path) => {
    const { status } = await responseOf(loader, "/cdn/x", { "*": path });
    expect(status).toBe(404);
    expect(asked.paths).toEqual([]);
  });

  it.each([
    ["d/made-up.png", "?size=huge"],
    ["x/made-up.png", ""],
  ])(
    "is 404 for an unknown size or variant, as in %s%s, without a request",
    async (path, search) => {
      expect((await open(path, { search })).status).toBe(404);
      expect(asked.paths).toEqual([]);
    },
  );
});

describe("with a failing host a picture", () => {
  it.each([
    ["no connection", () => HttpResponse.error()],
    ["status 429", () => new HttpResponse(null, { status: 429 })],
  ])("is 502 with %s", async (name, answer) => {
    hostAnswers(answer);
    const { status, headers } = await open(`d/${name}.png`);
    expect(status).toBe(502);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["HTML", () => HttpResponse.html("<h1>Back soon</h1>")],
    ["a short 404", () => new HttpResponse(null, { status: 404 })],
    ["status 500", () => new HttpResponse(null, { status: 500 })],
  ])("is served from the cache with %s", async (name, answer) => {
    runClock();
    hostAnswers(() => picture("image/webp", "seen"));
    await open(`d/seen-${name}.png`);
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
    hostAnswers(answer);
    expect(await open(`d/seen-${name}.png`)).toMatchObject({ status: 200, body: webp("seen") });
  });

  it("is 404 after the host has said so for an hour", async () => {
    runClock();
    hostAnswers(() => picture("image/webp", "seen"));
    await open("d/gone.png");
    hostAnswers(() => new HttpResponse(null, { status: 404 }));
    const denials = () =>
      vi
        .mocked(console.warn)
        .mock.calls.filter((call: unknown[]) => String(call).includes("gone.png"));

    vi.advanceTimersByTime(61 * 60 * 1_000);
    // The cache reads its clock once in a millisecond.
    await vi.waitFor(async () => {
      expect((await open("d/gone.png")).status).toBe(200);
      expect(denials()).toHaveLength(1);
    });
    expect((await open("d/gone.png")).status).toBe(200);

    vi.advanceTimersByTime(61 * 60 * 1_000);
    await vi.waitFor(async () => expect((await open("d/gone.png")).status).toBe(404));
  });

  it("is requested again the next time", async () => {
    hostAnswers(() => new HttpResponse(null, { status: 500 }));
    expect((await open("d/recovers.png")).status).toBe(502);
    hostAnswers(() => picture());
    expect((await open("d/recovers.png")).status).toBe(200);
  });
});

it("responds with 503 to pictures beyond the memory limit, and relays the others whole", async () => {
  const megabytes = env.PICTURE_MEMORY_MB;
  env.PICTURE_MEMORY_MB = 64;
  try {
    const text = "x".repeat(5_000_000);
    const body = webp(text);
    hostAnswers(() => picture("image/webp", text));
    const opening = Array.from({ length: 12 }, (_, at) => open(`d/large-${at}.png`));
    const answers = await Promise.all(opening);
    const whole = answers.filter(({ status }) => status === 200);
    expect(whole.length).toBeGreaterThan(0);
    for (const { body: received } of whole) expect(received === body).toBe(true);
    const away = answers.filter(({ status }) => status !== 200);
    expect(away.length).toBeGreaterThan(0);
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Number(away[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    // Their memory is free again.
    const after = await Promise.all(
      Array.from({ length: 4 }, (_, at) => open(`d/later-${at}.png`)),
    );
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  } finally {
    env.PICTURE_MEMORY_MB = megabytes;
  }
});
