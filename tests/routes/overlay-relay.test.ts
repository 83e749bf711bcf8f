import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loader as countLoader } from "~/routes/v1.overlay.events.count";
import { loader as nextLoader } from "~/routes/v1.overlay.events.next.$position";
import { onCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const ok = (data: unknown) => HttpResponse.json({ code: "CHASE-1000", message: "OK", data });

async function count(answer: () => Response | Promise<Response>) {
  onCall("v1/overlay/events/count", answer);
  const { status, headers, body } = await responseOf(countLoader, "/v1/overlay/events/count");
  return { status, headers, body: JSON.parse(body) as Record<string, unknown> };
}

async function next(data: unknown, position = "17") {
  let asked: string | undefined;
  upstream.use(
    http.get("*/v1/overlay/events/next/:position", ({ params }) => {
      asked = String(params["position"]);
      return ok(data);
    }),
  );
  const path = `/v1/overlay/events/next/${position}`;
  const { status, headers, body } = await responseOf(nextLoader, path, { position });
  return { status, headers, asked, body: JSON.parse(body) as Record<string, unknown> };
}

describe("the relay of the count", () => {
  it("answers as the upstream does, the number 0 included, and is never cached", async () => {
    for (const number of [0, 17]) {
      const { status, headers, body } = await count(() => ok(number));
      expect(status).toBe(200);
      expect(body).toEqual({ code: "CHASE-1000", message: "OK", data: number });
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    }
  });

  it("asks anew each time", async () => {
    let number = 0;
    upstream.use(http.get("*/v1/overlay/events/count", () => ok((number += 1))));
    for (const expected of [1, 2]) {
      const { body } = await responseOf(countLoader, "/v1/overlay/events/count");
      expect(JSON.parse(body)).toMatchObject({ data: expected });
    }
  });

  it.each([
    ["no connection", 503, () => HttpResponse.error()],
    ["a failing upstream", 503, () => new HttpResponse(null, { status: 500 })],
    ["an upstream that does not know the call", 502, () => new HttpResponse(null, { status: 404 })],
    ["a page of HTML", 502, () => HttpResponse.html("<h1>Back soon</h1>")],
    [
      "another code",
      502,
      () => HttpResponse.json({ code: "CHASE-2001", message: "<b>secret</b>", data: 1 }),
    ],
    ["no data", 502, () => HttpResponse.json({ code: "CHASE-1000", message: "OK" })],
    ["a count that is none", 502, () => ok("many")],
    ["a negative count", 502, () => ok(-1)],
  ])("%s is %i, in an envelope without data", async (_name, expected, answer) => {
    const { status, headers, body } = await count(answer as () => Response);
    expect(status).toBe(expected);
    expect(body).toEqual({ code: `CHASE-1${expected}`, message: expect.any(String), data: null });
    expect(JSON.stringify(body)).not.toMatch(/secret|</);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the relay of an event", () => {
  it("answers as the upstream does", async () => {
    const event = { type: "raid", username: "Vixy", count: 12 };
    const { status, headers, body, asked } = await next(event);
    expect([status, asked]).toEqual([200, "17"]);
    expect(body).toEqual({ code: "CHASE-1000", message: "OK", data: event });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers with an empty object while there is none", async () => {
    for (const data of [{}, [], ""]) expect((await next(data)).body["data"]).toEqual({});
  });

  it("hands on what it does not know, for the overlay to pass over", async () => {
    expect((await next({ type: "hype", username: "Vixy" })).body["data"]).toEqual({
      type: "hype",
      username: "Vixy",
    });
    for (const data of [5, "text", [1], { username: 4 }]) {
      expect((await next(data)).body["data"]).toEqual({ type: "", username: "" });
    }
  });

  it("leaves out fields of the wrong type, and pictures that are none", async () => {
    const event = { type: "raid", username: "Vixy", count: {}, message: 4, pfp: "javascript:x()" };
    expect((await next(event)).body["data"]).toEqual({ type: "raid", username: "Vixy" });
  });

  it.each(["", "-1", "1.5", "..", "1e3", "x", "9".repeat(16)])(
    "refuses the position %j without asking",
    async (position) => {
      const { status, asked, body } = await next({}, position);
      expect([status, asked]).toEqual([400, undefined]);
      expect(body).toMatchObject({ code: "CHASE-1400", data: null });
    },
  );
});
