import { expect, it } from "vitest";
import { readFields } from "~/http/read-form.server";
import { starterSettings } from "./form.server";
import { parseGameId, starterPick } from "./game.server";
import { defaultSettings } from "./settings";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it("parseGameId accepts UUIDs in upper case, and rejects texts that are no UUID", () => {
  const id = "0B8A6F0E-52A9-4F5E-9F0C-2F3F5A0F6C1D";
  expect([parseGameId(id), parseGameId(`${id}0`)]).toEqual([id, undefined]);
});

it.each([
  [{ pick: "25", round: "0" }, []],
  ...["25abc", "-1", "0", "", " 25", "2.5", "2e1", "025", "1234567"].map((pick) => [
    { pick, round: "1" },
    ["pick"],
  ]),
  ...["-1", "", "01", "one", "100"].map((round) => [{ pick: "25", round }, ["round"]]),
] as [Record<string, string>, string[]][])(
  "the validation of the pick %j reports problems with the fields %j",
  (fields, problems) => {
    const read = readFields(formOf(fields), starterPick, {});
    expect(Object.keys(read.problems ?? {})).toEqual(problems);
  },
);

const settings = { pool: "9", includeNfe: "on", includeMythical: "on", shinyOdds: "0.5" };

it("the setup form treats a missing checkbox as unchecked", () => {
  expect(readFields(formOf(settings), starterSettings, defaultSettings)).toEqual({
    values: {
      ...settings,
      includeNfe: true,
      includeLegendary: false,
      includeMythical: true,
      includePseudoLegendary: false,
    },
  });
});

it.each([
  ["pool", "constructor"],
  ["shinyOdds", "2"],
  ["includeLegendary", "ON"],
] as const)("the setup form rejects %s=%j and keeps the values of other fields", (field, value) => {
  const form = formOf({ ...settings, [field]: value });
  const { values, problems } = readFields(form, starterSettings, defaultSettings);
  expect(Object.keys(problems ?? {})).toEqual([field]);
  expect(values).toMatchObject({ includeNfe: true, [field]: defaultSettings[field] });
});
