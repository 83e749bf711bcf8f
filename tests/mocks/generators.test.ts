import { getResponse } from "msw";
import { expect, it } from "vitest";
import { colorsIn } from "~mocks/data/generators/colors";
import { createSeededRandom } from "~mocks/generators/chance";
import { creatures } from "~mocks/generators/creatures";
import { inventFursona } from "~mocks/generators/fursona";
import { transform, type TransformationRequest } from "~mocks/generators/transformation";
import { generatorHandlersOn } from "~mocks/handlers/generators";

const all: TransformationRequest = {
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "INCLUDE",
  modifierOption: "NONE",
};
const fursona = { colors: 3, colorSet: "WARM", modifierOption: "TOY" } as const;

/** Enough draws that each of 300 creatures occurs. */
const drawMany = <Result>(draw: (random: () => number) => Result) => {
  const random = createSeededRandom("draws");
  return Array.from({ length: 5_000 }, () => draw(random));
};
const names = (list: readonly { name: string }[]) =>
  [...new Set(list.map(({ name }) => name))].sort();

it("the mock upstream draws only creatures that match a request", () => {
  const earthly = { ...all, extinct: "EXCLUDE", casarokanUnique: "EXCLUDE" } as const;
  const admitted = creatures.filter((each) => !each.extinct && !each.casarokanUnique);
  expect(names(drawMany((random) => transform(earthly, random)))).toEqual(names(admitted));
  const none = { ...all, category: "AMPHIBIANS", casarokanUnique: "ONLY" } as const;
  expect(drawMany((random) => transform(none, random)).some(({ success }) => success)).toBe(false);
});

it("the mock upstream invents fursonas with the requested number of different colors", () => {
  const drawn = drawMany((random) => inventFursona(fursona, random));
  for (const { colors } of drawn) expect(names(colors)).toHaveLength(3);
  expect(names(drawn.flatMap(({ colors }) => colors))).toEqual(names(colorsIn("WARM")));
});

it.each<[status: number, path: string, body?: unknown]>([
  [200, "transformation", all],
  [200, "transformation/qr"],
  [404, "transformation/constructor"],
  [404, "toString/lists/species"],
  [400, "transformation", { ...all, mythical: "ONLY", extinct: "ONLY" }],
  [200, "fursona", fursona],
  [400, "fursona", { ...fursona, colors: 4 }],
])("the mock upstream responds with %i to %s with the body %j", async (status, path, body) => {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const request = new Request(`http://upstream.test/v1/generators/${path}`, init);
  const response = await getResponse(generatorHandlersOn(createSeededRandom("handlers")), request);
  expect(response?.status).toBe(status);
  const code = status === 200 ? "CHASE-1000" : `CHASE-1${status}`;
  expect(await response?.json()).toMatchObject({ code, ...(status !== 200 && { data: null }) });
});
