import { getResponse } from "msw";
import { expect, it } from "vitest";
import { colorsIn } from "~mocks/data/generators/colors";
import { transformationModifiers } from "~mocks/data/generators/transformation-modifiers";
import { seeded } from "~mocks/generators/chance";
import { creatures } from "~mocks/generators/creatures";
import { inventFursona } from "~mocks/generators/fursona";
import { transform, type TransformationQuery } from "~mocks/generators/transformation";
import { generatorHandlersOn } from "~mocks/handlers/generators";

const all: TransformationQuery = {
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "INCLUDE",
  modifierOption: "NONE",
};

/** Enough draws to see each of 300 creatures. */
const drawMany = <Result>(draw: (random: () => number) => Result) => {
  const random = seeded("draws");
  return Array.from({ length: 5_000 }, () => draw(random));
};
const distinct = (values: readonly string[]) => [...new Set(values)].sort();
const names = (list: readonly { name: string }[]) => distinct(list.map(({ name }) => name));

it.each<Partial<TransformationQuery>>([
  {},
  { extinct: "EXCLUDE", mythical: "EXCLUDE", casarokanUnique: "EXCLUDE" },
  { casarokanUnique: "ONLY", mythical: "EXCLUDE" },
  { category: "FISH" },
])("draws all creatures that %j admits", (query) => {
  const { category, ...choices } = query;
  const admitted = creatures.filter(
    (creature) =>
      (category === undefined || creature.category === category) &&
      Object.entries(choices).every(
        ([field, choice]) => creature[field as "extinct"] === (choice === "ONLY"),
      ),
  );
  const drawn = drawMany((random) => transform({ ...all, ...query }, random));
  expect(names(drawn)).toEqual(names(admitted));
});

it("draws nothing where no creature is admitted, and a modifier never, always or sometimes", () => {
  const none = { ...all, category: "AMPHIBIANS", casarokanUnique: "ONLY" } as const;
  expect(drawMany((random) => transform(none, random)).some(({ success }) => success)).toBe(false);
  for (const [modifierOption, expected] of [
    ["NONE", [""]],
    ["INCLUDE", transformationModifiers],
    ["SURPRISE_ME", ["", ...transformationModifiers]],
  ] as const) {
    const drawn = drawMany((random) => transform({ ...all, modifierOption }, random));
    expect(distinct(drawn.map(({ modifier }) => modifier))).toEqual(distinct(expected));
  }
});

it("gives a fursona as many different colors of the set as requested", () => {
  const query = { colors: 3, colorSet: "WARM", modifierOption: "TOY" } as const;
  const drawn = drawMany((random) => inventFursona(query, random));
  for (const { colors } of drawn) expect(names(colors)).toHaveLength(3);
  expect(names(drawn.flatMap(({ colors }) => colors))).toEqual(names(colorsIn("WARM")));
});

it.each<[status: number, path: string, body?: unknown]>([
  [200, "transformation", all],
  [200, "transformation/qr"],
  [404, "transformation/constructor"],
  [404, "toString/lists/species"],
  [400, "transformation", { ...all, category: "ALL" }],
  [400, "transformation", { ...all, mythical: "ONLY", extinct: "ONLY" }],
  [200, "fursona", { colors: 2, colorSet: "WARM", modifierOption: "TOY" }],
  [400, "fursona", { colors: 4, colorSet: "WARM", modifierOption: "TOY" }],
  [400, "fursona", "no form"],
])("answers %i to %s with the body %j", async (status, path, body) => {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const request = new Request(`http://upstream.test/v1/generators/${path}`, init);
  const response = await getResponse(generatorHandlersOn(seeded("handlers")), request);
  expect(response?.status).toBe(status);
  const code = status === 200 ? "CHASE-1000" : `CHASE-1${status}`;
  expect(await response?.json()).toMatchObject({ code, ...(status !== 200 && { data: null }) });
});
