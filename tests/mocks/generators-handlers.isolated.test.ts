import { getResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { inventFursona } from "~mocks/generators/fursona";
import { readyQueries, transform } from "~mocks/generators/transformation";
import { generatorHandlersOn } from "~mocks/handlers/generators";

const seed = "handlers";

async function ask(path: string, body?: unknown, handlers = generatorHandlersOn(seeded(seed))) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = body === undefined ? {} : { method: "POST", body: text };
  const request = new Request(`http://upstream.test/v1/generators/${path}`, init);
  const response = await getResponse(handlers, request);
  return response && { status: response.status, envelope: await response.json() };
}

const good = (data: unknown) => ({
  status: 200,
  envelope: { code: "CHASE-1000", message: "OK", data },
});
const bad = (status: number, message: unknown = expect.any(String)) => ({
  status,
  envelope: { code: `CHASE-1${status}`, message, data: null },
});

const transformation = {
  category: "FISH",
  extinct: "INCLUDE",
  mythical: "EXCLUDE",
  casarokanUnique: "EXCLUDE",
  modifierOption: "INCLUDE",
} as const;
const fursona = { category: "BIRDS", colors: 2, colorSet: "WARM", modifierOption: "TOY" } as const;

it.each(["transformation/lists/colors", "starter/lists/species", "toString/lists/species"])(
  "a list of species is 404 at %s",
  async (path) => expect(await ask(path)).toEqual(bad(404, "list not found")),
);

describe("a transformation", () => {
  it.each([
    ["a category", transformation],
    ["all categories", { ...transformation, category: undefined }],
    ["nothing to draw", { ...transformation, category: "AMPHIBIANS", casarokanUnique: "ONLY" }],
  ] as const)("answers a query for %s", async (_name, query) => {
    expect(await ask("transformation", query)).toEqual(good(transform(query, seeded(seed))));
  });

  it.each([
    ["an unknown category", { category: "PLANTS" }, /^category: /],
    ["the category ALL", { category: "ALL" }, /^category: /],
    ["an unknown choice", { extinct: "MAYBE" }, /^extinct: /],
    ["a choice left out", { mythical: undefined }, /^mythical: /],
    ["a modifier of the other generator", { modifierOption: "TOY" }, /^modifierOption: /],
    ["two sorts that are ONLY", { mythical: "ONLY", extinct: "ONLY" }, /^At most one of /],
  ])("rejects %s", async (_what, fault, message) => {
    const answer = await ask("transformation", { ...transformation, ...fault });
    expect(answer).toEqual(bad(400, expect.stringMatching(message)));
  });

  it.each(["quick", "qr"])("of kind %s needs no body", async (kind) => {
    const expected = transform(readyQueries[kind]!, seeded(seed));
    expect(await ask(`transformation/${kind}`)).toEqual(good(expected));
  });

  it.each(["slow", "constructor"])("of kind %s is 404", async (kind) =>
    expect(await ask(`transformation/${kind}`)).toEqual(bad(404, "kind not found")),
  );
});

describe("a fursona", () => {
  it("answers a query", async () => {
    expect(await ask("fursona", fursona)).toEqual(good(inventFursona(fursona, seeded(seed))));
  });

  it.each([
    ["too many colors", { colors: 4 }, /^colors: /],
    ["an unknown set", { colorSet: "NEON" }, /^colorSet: /],
    ["a modifier of the other generator", { modifierOption: "SURPRISE_ME" }, /^modifierOption: /],
    ["the category ALL", { category: "ALL" }, /^category: /],
  ])("rejects %s", async (_what, fault, message) => {
    const answer = await ask("fursona", { ...fursona, ...fault });
    expect(answer).toEqual(bad(400, expect.stringMatching(message)));
  });
});

describe.each(["transformation", "fursona"])("%s", (generator) => {
  it.each(["", "{", "null", "{}"])("rejects the body %j", async (body) => {
    expect(await ask(generator, body)).toEqual(bad(400));
  });
});

describe("with configuration", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function freshHandlers(environment: Record<string, string>) {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.resetModules();
    return (await import("~mocks/handlers/generators")).generatorHandlers;
  }

  it("repeats its answers with GENERATOR_SEED", async () => {
    const handlers = await freshHandlers({ GENERATOR_SEED: "ember" });
    const random = seeded("ember");
    expect(await ask("transformation/qr", undefined, handlers)).toEqual(
      good(transform(readyQueries["qr"]!, random)),
    );
    expect(await ask("fursona", fursona, handlers)).toEqual(good(inventFursona(fursona, random)));
  });
});
