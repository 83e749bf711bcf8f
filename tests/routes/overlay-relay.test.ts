import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { fetchEvent } from "~/overlay/api.server";
import { loader as countLoader } from "~/routes/v1.overlay.events.count";
import { loader as nextLoader } from "~/routes/v1.overlay.events.next.$position";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";

afterEach(() => vi.restoreAllMocks());

const event = { type: "raid", username: "Vixy" };

async function requestCount() {
  const { status, headers, body } = await responseOf(countLoader, "/v1/overlay/events/count");
  return { status, headers, body: JSON.parse(body) as Record<string, unknown> };
}

/** Requests an event while the upstream has this data at the position. */
async function requestEvent(data: unknown, position = "17") {
  let requestedPosition: unknown;
  upstream.use(
    http.get("*/v1/overlay/events/next/:position", ({ params }) => {
      requestedPosition = params["position"];
      return ok(data);
    }),
  );
  const path = `/v1/overlay/events/next/${position}`;
  const { status, body } = await responseOf(nextLoader, path, { position });
  return { status, requestedPosition, body: JSON.parse(body) as { code: string; data: unknown } };
}

it("the route of the event count returns the current number in an uncached envelope", async () => {
  for (const count of [0, 17]) {
    onCall("v1/overlay/events/count", () => ok(count));
    const { status, headers, body } = await requestCount();
    expect(status).toBe(200);
    expect(body).toEqual({ code: "CHASE-1000", message: "OK", data: count });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
  }
});

it.each([
  ["there is no connection", 503, () => HttpResponse.error()],
  ["the upstream fails", 503, () => new HttpResponse(null, { status: 500 })],
  ["the upstream does not know the call", 404, () => new HttpResponse(null, { status: 404 })],
  ["the upstream has no data", 404, () => ok(null)],
  ["the response is HTML", 502, () => HttpResponse.html("<h1>secret</h1>")],
  ["the count is negative", 502, () => ok(-1)],
])(
  "if %s, the route of the event count responds with status %i and without data",
  async (_name, expected, respond) => {
    onCall("v1/overlay/events/count", respond as () => Response);
    const { status, headers, body } = await requestCount();
    expect(status).toBe(expected);
    expect(body).toEqual({ code: `CHASE-1${expected}`, message: expect.any(String), data: null });
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(headers.get("Cache-Control")).toBe("no-store");
  },
);

it("the route of an overlay event returns the known fields of the event at the position", async () => {
  const sub = {
    ...{ type: "sub", username: "Vixy", count: 3, tier: "Tier 1", message: "Hi" },
    ...{ receiver: "Pim", pfp: "https://pictures.example/vixy.png", id: "17" },
  };
  const { status, requestedPosition, body } = await requestEvent({ ...sub, more: 1 });
  expect([status, requestedPosition]).toEqual([200, "17"]);
  expect(body).toEqual({ code: "CHASE-1000", message: "OK", data: sub });
});

it.each<unknown[]>([
  ...[{}, [], "", 5, "raid", [event], { event: null }].map((data) => [data, {}]),
  ...[7, " "].map((type) => [{ ...event, type }, {}]),
  ...[{ count: null }, { count: "1x" }, { count: [] }].map((wrong) => [
    { ...event, ...wrong },
    event,
  ]),
  ...["javascript:alert(1)", "//elsewhere/x.png", 4].map((pfp) => [{ ...event, pfp }, event]),
  [
    { ...event, type: " FOLLOW", username: 4021, count: "12", id: 7 },
    { type: "follow", username: "4021", count: 12, id: "7" },
  ],
  [
    { type: "hype", username: {} },
    { type: "hype", username: "" },
  ],
])("the route of an overlay event converts the data %j to %j", async (data, relayed) => {
  expect((await requestEvent(data)).body.data).toEqual(relayed);
});

it.each([
  [`\ud83e${"a".repeat(3_000)}`, `\ufffd${"a".repeat(499)}`],
  ["<b>Fox</b> & 👩‍👩‍👧‍👦", "<b>Fox</b> & 👩‍👩‍👧‍👦"],
  ["evil\u202etxt.exe", "eviltxt.exe"],
  [" a\u0000b\tc\r\nd ", "a b c d"],
  [`Z${"\u0335".repeat(400)}`, `Z${"\u0335".repeat(4)}`],
  ["\u200b\u3164", ""],
])(
  "the route of an overlay event writes the text %j in one line without invisible characters",
  (text, relayed) => {
    const event = fetchEvent.schema.parse({ type: "raid", username: text })!;
    expect(event.username).toBe(relayed);
  },
);

it.each(["", "-1", "1.5", "..", "1e3", "x", "9".repeat(16)])(
  "the route of an overlay event rejects the position %j without an upstream request",
  async (position) => {
    const { status, requestedPosition, body } = await requestEvent({}, position);
    expect([status, requestedPosition]).toEqual([400, undefined]);
    expect(body).toMatchObject({ code: "CHASE-1400", data: null });
  },
);
