import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { loader } from "~/routes/cdn.$";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

withFreshUpstream();

let warn: ReturnType<typeof vi.spyOn>;
let asked: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  asked = countUpstreamRequests();
});
afterEach(() => {
  asked.stop();
  vi.useRealTimers();
});

/** A clock that a test moves. The cache takes a time of 0 for none. */
function runClock(): void {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1);
}

const open = (path: string, { search = "", headers = {} } = {}) =>
  responseOf(loader, `/cdn/${path}${search}`, { "*": path }, { headers });

/** Lets the picture host answer so, and says what it was asked. */
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

const picture = (type = "image/png", body = "picture") =>
  new HttpResponse(body, { headers: { "Content-Type": type } });

describe("a picture", () => {
  it("comes through with its type, and may be kept for long", async () => {
    hostAnswers(() => picture("image/webp", "a fox"));
    const { status, headers, body } = await open("d/relayed.png");
    expect(status).toBe(200);
    expect(body).toBe("a fox");
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d{5,}/);
    expect(headers.get("Vary")).toBe("Accept");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    // Readers of feeds show it.
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("is asked for by its path and size", async () => {
    const requests = hostAnswers(() => picture());
    await open("m/comics/talechasers/1/a b.png", { search: "?size=small" });
    expect(requests[0]?.pathname).toBe("/cdn/m/comics/talechasers/1/a%20b.png");
    expect(requests[0]?.search).toBe("?size=small");
  });

  it("is asked for in the best format the browser takes", async () => {
    const accepted: (string | null)[] = [];
    hostAnswers((request) => {
      accepted.push(request.headers.get("Accept"));
      return picture();
    });
    const accept = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];
    for (const Accept of accept) await open("d/formats.png", { headers: { Accept } });
    expect(accepted).toEqual(["image/avif", "image/webp", "image/png"]);
  });

  it("is fetched once, also when many ask at the same time", async () => {
    const requests = hostAnswers(() => picture());
    await Promise.all(Array.from({ length: 20 }, () => open("d/often.png")));
    await open("d/often.png");
    expect(requests).toHaveLength(1);
  });

  it("is not sent twice to a browser that has it", async () => {
    hostAnswers(() => picture());
    const etag = (await open("d/validated.png")).headers.get("ETag")!;
    const again = await open("d/validated.png", { headers: { "If-None-Match": etag } });
    expect(again).toMatchObject({ status: 304, body: "" });
  });
});

describe("a picture that does not exist is 404", () => {
  it("where the host says so", async () => {
    hostAnswers(() => new HttpResponse(null, { status: 404 }));
    const { status, headers, body } = await open("d/missing.png");
    expect(status).toBe(404);
    expect(body).toBe("");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["HTML", "text/html"],
    ["a script", "text/javascript"],
    ["SVG, which may hold scripts", "image/svg+xml"],
    ["nothing in particular", "application/octet-stream"],
    ["almost a picture", "image/png-evil"],
  ])("but 502 where the answer is %s", async (_name, type) => {
    hostAnswers(() => picture(type, "<script>alert(1)</script>"));
    const { status, body } = await open(`d/${type}.png`);
    // The host is wrong, not the visitor's address.
    expect(status).toBe(502);
    expect(body).toBe("");
  });

  it.each([
    "d/../../v1/comics/talechasers/latest",
    "../v1/comics",
    "..",
    ".",
    "",
    "d//x.png",
    "d/./x.png",
    "/evil.example/x.png",
  ])("for a path like %j, without asking", async (path) => {
    const { status } = await responseOf(loader, "/cdn/x", { "*": path });
    expect(status).toBe(404);
    expect(asked.paths).toEqual([]);
  });

  it("where the sample host does not know it", async () => {
    expect((await open("d/comics/talechasers/1/unknown.png")).status).toBe(404);
  });

  it.each([
    ["d/made-up.png", "?size=huge"],
    ["d/made-up.png", "?size="],
    ["d/made-up.png", "?size=Small"],
    ["x/made-up.png", ""],
    ["D/made-up.png", ""],
  ])("where there is no such size or variant, as in %s%s, without asking", async (path, search) => {
    expect((await open(path, { search })).status).toBe(404);
    expect(asked.paths).toEqual([]);
  });
});

describe("a host in trouble is 502", () => {
  it.each([
    ["no connection", () => HttpResponse.error()],
    ["a failing host", () => new HttpResponse(null, { status: 500 })],
    ["a busy host", () => new HttpResponse(null, { status: 429 })],
  ])("%s", async (name, answer) => {
    hostAnswers(answer);
    const { status, headers } = await open(`d/${name}.png`);
    expect(status).toBe(502);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("unless the picture was seen before", async () => {
    runClock();
    hostAnswers(() => picture("image/png", "seen"));
    await open("d/seen.png");
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
    hostAnswers(() => new HttpResponse(null, { status: 500 }));
    expect(await open("d/seen.png")).toMatchObject({ status: 200, body: "seen" });
  });

  it.each([
    ["HTML", () => HttpResponse.html("<h1>Back soon</h1>")],
    ["404, which may be a slip", () => new HttpResponse(null, { status: 404 })],
  ])("nor does %s take the place of a picture seen before", async (name, answer) => {
    runClock();
    hostAnswers(() => picture("image/png", "seen"));
    await open(`d/seen-${name}.png`);
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
    hostAnswers(answer);
    expect(await open(`d/seen-${name}.png`)).toMatchObject({ status: 200, body: "seen" });
  });

  it("and a picture that is denied for an hour is gone", async () => {
    runClock();
    hostAnswers(() => picture("image/png", "seen"));
    await open("d/gone.png");
    hostAnswers(() => new HttpResponse(null, { status: 404 }));
    const denials = () =>
      warn.mock.calls.filter((call: unknown[]) => String(call).includes("gone.png"));

    vi.advanceTimersByTime(61 * 60 * 1_000);
    // The cache looks at its clock once in a millisecond.
    await vi.waitFor(async () => {
      expect((await open("d/gone.png")).status).toBe(200);
      expect(denials()).toHaveLength(1);
    });
    expect((await open("d/gone.png")).status).toBe(200);

    vi.advanceTimersByTime(61 * 60 * 1_000);
    await vi.waitFor(async () => expect((await open("d/gone.png")).status).toBe(404));
  });

  it("and what failed is asked for again the next time", async () => {
    hostAnswers(() => new HttpResponse(null, { status: 500 }));
    expect((await open("d/recovers.png")).status).toBe(502);
    hostAnswers(() => picture());
    expect((await open("d/recovers.png")).status).toBe(200);
  });
});

it("of more than there is room for, some are sent away and the others come whole", async () => {
  const room = env.PICTURE_MEMORY_MB;
  env.PICTURE_MEMORY_MB = 64;
  try {
    const body = "x".repeat(5_000_000);
    hostAnswers(() => picture("image/png", body));
    const opening = Array.from({ length: 12 }, (_, at) => open(`d/large-${at}.png`));
    const answers = await Promise.all(opening);
    const whole = answers.filter(({ status }) => status === 200);
    expect(whole.length).toBeGreaterThan(0);
    for (const { body: received } of whole) expect(received === body).toBe(true);
    const away = answers.filter(({ status }) => status !== 200);
    expect(away.length).toBeGreaterThan(0);
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Number(away[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    // Nothing of them is held on to.
    const after = await Promise.all(
      Array.from({ length: 4 }, (_, at) => open(`d/later-${at}.png`)),
    );
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  } finally {
    env.PICTURE_MEMORY_MB = room;
  }
});

it("a failed call is logged in one line, as any other", async () => {
  hostAnswers(() => new HttpResponse(null, { status: 404 }));
  await open("d/logged.png");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^upstream GET cdn\/d\/logged\.png status .*\d+ ms$/)],
  ]);
});
