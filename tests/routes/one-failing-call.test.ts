import { http } from "msw";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue, type CatalogueCall } from "~mocks/catalogue.server";
import { request } from "~/upstream/request.server";
import { failureResponse, upstreamFailures } from "~mocks/failures";
import { upstream } from "~mocks/index";
import { sample } from "../setup/sample";
import { allVisits, visit, withRecordedUpstream, type Outcome, type Visit } from "./visits";

type Failing = (call: CatalogueCall) => (() => Response | Promise<Response>) | undefined;

/** Twenty ways of a call to fail. */
const kinds: readonly (readonly [name: string, failing: Failing])[] = [
  ...upstreamFailures
    .filter((kind) => kind !== "status")
    .map((kind) => [kind, (call: CatalogueCall) => failureResponse(call, kind)] as const),
  ...[302, 400, 403, 404, 410, 429, 500, 502, 503, 504].map(
    (status) => [`status ${status}`, () => () => new Response(null, { status })] as const,
  ),
  [
    "asking to wait",
    () => () => new Response(null, { status: 503, headers: { "Retry-After": "120" } }),
  ],
];

/** So many addresses of a call fail: more than open the circuits of an address and of a call. */
const times = 20;

interface Seen {
  visit: Visit;
  calls: ReadonlySet<string>;
  before: Outcome;
  /** Whether it is the same document each time. */
  isSteady: boolean;
}

let all: Seen[];

beforeAll(async () => {
  withRecordedUpstream();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // What a page shows by chance is the same now as it is below, and nothing is late.
  const chance = vi.spyOn(Math, "random").mockReturnValue(0);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const visits = await allVisits();
  all = [];
  for (const each of visits) {
    const { outcome, asked } = await visit(each);
    const again = await visit(each);
    const calls = new Set(asked.map(({ call }) => call));
    const isSteady = outcome.body === again.outcome.body;
    all.push({ visit: each, calls, before: outcome, isSteady });
  }
  warn.mockRestore();
  chance.mockRestore();
  vi.useRealTimers();
});

beforeEach(() => {
  withRecordedUpstream();
  // A retry comes as soon as it may.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

/** Lets a call fail for all who ask it, and asks it for so many addresses at once. */
async function failForAll(call: CatalogueCall, answer: () => Response | Promise<Response>) {
  const { method, path } = call;
  const route = http[method.toLowerCase() as "get" | "post" | "delete"];
  upstream.use(route(`*/${path.replace(/\{(\w+)\}/g, ":$1")}`, answer));
  const url = `${process.env["UPSTREAM_URL"]}/${path.replace(/\{\w+\}/g, "x")}`;
  const asking = Array.from({ length: times }, (_, number) =>
    request(`${url}?${number}`, { init: { method } }),
  );
  await Promise.allSettled(asking);
}

describe("a call that fails twenty times over keeps no page from its visitors that does without it:", () => {
  it("there are twenty kinds, and a call for each", () => {
    expect(kinds).toHaveLength(20);
    expect(catalogue.length).toBeGreaterThanOrEqual(kinds.length);
  });

  // Each kind with at least one call, each call with a kind it can fail by.
  const pairs = catalogue.map((call, at) => {
    const turned = kinds.map((_, turn) => kinds[(at + turn) % kinds.length]!);
    const [kind, failing] = turned.find(([, possible]) => possible(call))!;
    return [kind, `${call.method} ${call.path}`, call, failing(call)!] as const;
  });

  it.each(pairs)("%s, %s", async (_kind, name, call, answer) => {
    await failForAll(call, answer);
    const users = all.filter(({ calls }) => calls.has(name));
    expect(users.length).toBeGreaterThan(0);
    for (const user of users) await visit(user.visit);
    const others = all.filter((one) => !users.includes(one));
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    for (const { visit: each, before, isSteady } of sample(others, 5, catalogue.indexOf(call))) {
      const { outcome } = await visit(each);
      const { status, location } = outcome;
      expect([status, location], each.path).toEqual([before.status, before.location]);
      if (isSteady) expect(outcome.body === before.body, each.path).toBe(true);
    }
    vi.useRealTimers();
  });
});
