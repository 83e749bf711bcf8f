import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { z } from "zod";
import type { ApiCall, WriteCall } from "~/upstream/api-call";
import { fetchData, fetchText, send } from "~/upstream/call.server";
import { catalogue } from "~mocks/catalogue.server";
import { fetchCharacter } from "~/characters/api.server";
import { latestPage } from "~/comics/api.server";
import { donationsTo } from "~/charities/api.server";
import { chaseFeed } from "~/comics/feed.server";
import { shopEntries } from "~/shop/api.server";
import { startGame } from "~/choose-your-starter/api.server";
import { fetchWorldContent } from "~/world/api.server";
import { defaultSettings } from "~/choose-your-starter/settings";
import type { CallName, DataOf } from "~mocks/call-names";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { failureResponse, upstreamFailures } from "~mocks/failures";
import { withFreshUpstream } from "../upstream/fresh";

withFreshUpstream();

describe("mockCall", () => {
  it("answers a call with data", async () => {
    mockCall("v1/shop/entries", [{ title: "A pin", description: "<p>Shiny</p>" }]);
    expect(await shopEntries()).toMatchObject([{ title: "A pin", description: "<p>Shiny</p>" }]);
  });

  it("answers for one value of a parameter, or for all", async () => {
    mockCall("v1/characters/{name}", { category: "PAST" });
    mockCall("v1/characters/vixy", { category: "PRESENT", fullName: "Vixy" });
    expect(await fetchCharacter("vixy")).toMatchObject({ fullName: "Vixy" });
    expect(await fetchCharacter("anybody")).toMatchObject({ category: "PAST" });
  });

  it("keeps apart calls whose paths begin alike, and parameters that share a segment", async () => {
    mockCall("v1/donations", 7);
    mockCall("v1/donations/{event}-{year}/twitch", { Vixy: 1 });
    mockCall("v1/donations/go-2024/twitch", { Snow: 2 });
    expect(await donationsTo({ shortName: "go", year: 2024 })).toEqual([
      { name: "Snow", cents: 200 },
    ]);
    expect(await donationsTo({ shortName: "als", year: 2024 })).toEqual([
      { name: "Vixy", cents: 100 },
    ]);
  });

  it("answers a call that writes, and a document", async () => {
    const id = "0b8a6f0e-52a9-4f5e-9f0c-2f3f5a0f6c1d";
    mockCall("POST v1/tools/pokemon/choose-your-starter", id);
    mockCall("v1/rss/feeds/chase", "<rss><channel/></rss>");
    expect(await startGame(defaultSettings)).toBe(id);
    expect(await chaseFeed()).toBe("<rss><channel/></rss>");
  });

  it("ends with the test", async () => {
    expect((await shopEntries()).map(({ title }) => title)).not.toContain("A pin");
    expect(await latestPage("talechasers")).toMatchObject({ chapter: 3 });
  });

  it.each(["v1/shop", "v1/shop/entries/pin", "POST v1/shop/entries", "shop/entries"])(
    "knows no call %s",
    (name) => {
      expect(() => mockCall(name as "v1/shop/entries", [])).toThrow(
        `${name} is not in the catalogue of calls.`,
      );
    },
  );

  it("is typed by the schema of the call", () => {
    expectTypeOf<DataOf<"v1/comics/talechasers/latest">>().toEqualTypeOf<[number, number]>();
    expectTypeOf<DataOf<"v1/donations">>().toEqualTypeOf<number>();
    expectTypeOf<DataOf<"v1/rss/feeds/chase">>().toEqualTypeOf<string>();
    expectTypeOf<DataOf<"v1/characters/vixy/friends">>().toBeNever();
    expectTypeOf<"v1/nothing">().not.toExtend<CallName>();
    // @ts-expect-error -- an entry has a title
    void (() => mockCall("v1/shop/entries", [{ name: "pin" }]));
    // @ts-expect-error -- numbers, not texts
    void (() => mockCall("v1/comics/talechasers/latest", ["3", "12"]));
    // @ts-expect-error -- each call has its own data
    void (() => mockCall("v1/world/topics/feral", { pageLeft: [] }));
  });
});

describe("onCall", () => {
  it("is told the parameters", async () => {
    onCall("v1/world/content/world/{section}/{subsection}/{topic}", ({ params }) =>
      ok({ pageLeft: [`<p>${params.section} ${params.topic}</p>`] }),
    );
    expect(await fetchWorldContent("magic", "elements", "fire")).toMatchObject({
      pageLeft: ["<p>magic fire</p>"],
    });
  });
});

type BodyCall = WriteCall<"POST", string, Record<string, never>, z.ZodType, z.ZodObject>;

/** Makes a call with its examples, and whatever body. */
function make(call: ApiCall): Promise<unknown> {
  const examples = Object.entries(call.parameters).map(([name, schema]) => [
    name,
    (schema.meta()!["examples"] as unknown[])[0],
  ]);
  const parameters = Object.fromEntries(examples) as Record<string, never>;
  if (!("data" in call)) return fetchText(call);
  return "read" in call ? fetchData(call, parameters) : send(call as BodyCall, parameters, {});
}

const nameOf = ({ method, path }: ApiCall) =>
  (method === "GET" ? path : `${method} ${path}`) as CallName;

const cases = catalogue.flatMap((call: ApiCall) =>
  upstreamFailures.map((kind) => [nameOf(call), kind, call] as const),
);
const isPossible = ([, kind, call]: (typeof cases)[number]) => !!failureResponse(call, kind);

describe("failCall", () => {
  it.each(cases.filter(isPossible))("lets %s fail by %s", async (name, kind, call) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    failCall(name, kind);
    await expect(make(call)).rejects.toMatchObject({ name: "UpstreamError", kind });
  });

  it.each(cases.filter((row) => !isPossible(row)))("cannot let %s fail by %s", (name, kind) => {
    expect(() => failCall(name, kind)).toThrow(`${name} cannot fail by ${kind}.`);
  });

  it("can fail in every way but where it makes no sense", () => {
    const impossible = cases.filter((row) => !isPossible(row)).map(([name, kind]) => [name, kind]);
    const withoutEnvelope = ["not-json", "null", "code", "no-data"];
    expect(impossible).toEqual([
      ["DELETE v1/tools/pokemon/choose-your-starter/{id}", "shape"],
      ["v1/overlay/events/next/{position}", "shape"],
      ...withoutEnvelope.map((kind) => ["v1/rss/feeds/chase", kind]),
    ]);
  });

  it.each([404, 429, 503])("answers with status %i", async (status) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    failCall("v1/shop/entries", "status", status);
    await expect(shopEntries()).rejects.toMatchObject({ kind: "status", status });
  });
});
