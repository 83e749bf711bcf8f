import { describe, expect, it } from "vitest";
import { readFields } from "~/http/read-form.server";
import { starterSettings } from "./api.server";
import { parseGameId, starterPick } from "./game.server";
import { defaultSettings } from "./settings";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it.each([
  ["0B8A6F0E-52A9-4F5E-9F0C-2F3F5A0F6C1D", "0B8A6F0E-52A9-4F5E-9F0C-2F3F5A0F6C1D"],
  ["11111111-2222-0333-4444-555555555555", "11111111-2222-0333-4444-555555555555"],
])("the id of a game in %j is %j", (text, id) => {
  expect(parseGameId(text)).toBe(id);
});

describe("the form of a round", () => {
  const read = (fields: Record<string, string>) => readFields(formOf(fields), starterPick, {});

  it("has the numbers of the Pokémon and of the round", () => {
    expect(read({ pick: "25", round: "0" }).values).toEqual({ pick: 25, round: 0 });
  });

  it.each(["25abc", "-1", "0", "", " 25", "+25", "2.5", "2e1", "0x19", "025", "٢٥", "1234567"])(
    "rejects the pick %j",
    (pick) => {
      expect(read({ pick, round: "1" }).problems).toHaveProperty("pick");
    },
  );

  it.each(["-1", "", "1.0", "01", "one", "1 ", "100"])("rejects the round %j", (round) => {
    expect(read({ pick: "25", round }).problems).toHaveProperty("round");
  });
});

describe("the setup form", () => {
  const read = (fields: Record<string, string>) =>
    readFields(formOf(fields), starterSettings, defaultSettings);

  it("reads choices, and a missing toggle as off", () => {
    const fields = { pool: "9", includeNfe: "on", includeMythical: "on", shinyOdds: "0.5" };
    expect(read(fields)).toEqual({
      values: {
        pool: "9",
        includeNfe: true,
        includeLegendary: false,
        includeMythical: true,
        includePseudoLegendary: false,
        shinyOdds: "0.5",
      },
    });
  });

  it.each([
    ["pool", "1"],
    ["pool", "constructor"],
    ["shinyOdds", "2"],
    ["includeLegendary", "ON"],
    ["includeLegendary", ""],
  ] as const)("rejects %s=%j and keeps the rest", (field, value) => {
    const { values, problems } = read({
      pool: "9",
      shinyOdds: "1",
      includeNfe: "on",
      [field]: value,
    });
    expect(Object.keys(problems ?? {})).toEqual([field]);
    expect(values).toMatchObject({ includeNfe: true, includeMythical: false });
    expect(values[field]).toBe(defaultSettings[field]);
  });
});
