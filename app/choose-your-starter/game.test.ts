import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFields } from "~/http/read-form.server";
import { starterPick, starterSettings } from "./game.server";
import { defaultSettings } from "./settings";

type Fields = readonly (readonly [string, string | File])[];

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const readPick = (form: FormData) => {
  const { values, problems } = readFields(form, starterPick, {});
  return problems ? undefined : values;
};

/** The settings that are read, and the fields that are wrong. */
function readSettings(form: FormData) {
  const { values, problems } = readFields(form, starterSettings, defaultSettings);
  return { settings: values, refused: Object.keys(problems ?? {}) };
}

describe("a posted pick", () => {
  it("is its number, and how many there were before it", () => {
    const read = readPick(
      formOf([
        ["pick", "25"],
        ["round", "0"],
      ]),
    );
    expect(read).toEqual({ pick: 25, round: 0 });
  });

  it.each<[string, Fields]>([
    ["nothing", []],
    ["no pick", [["round", "1"]]],
    ["no round", [["pick", "25"]]],
    [
      "the wrong case",
      [
        ["PICK", "25"],
        ["round", "1"],
      ],
    ],
    [
      "two picks",
      [
        ["pick", "25"],
        ["pick", "26"],
        ["round", "1"],
      ],
    ],
    [
      "the same pick twice",
      [
        ["pick", "25"],
        ["pick", "25"],
        ["round", "1"],
      ],
    ],
    [
      "two rounds",
      [
        ["pick", "25"],
        ["round", "1"],
        ["round", "1"],
      ],
    ],
    [
      "a file",
      [
        ["pick", new File(["25"], "25")],
        ["round", "1"],
      ],
    ],
    [
      "a huge round",
      [
        ["pick", "25"],
        ["round", "100"],
      ],
    ],
    ...[
      "25abc",
      "-1",
      "0",
      "",
      " 25",
      "25 ",
      "+25",
      "2.5",
      "2e1",
      "0x19",
      "025",
      "٢٥",
      "1234567",
      "9".repeat(5_000),
      "NaN",
      "Infinity",
    ].map((pick): [string, Fields] => [
      `pick ${pick.slice(0, 12)}`,
      [
        ["pick", pick],
        ["round", "1"],
      ],
    ]),
    ...["-1", "", "1.0", "01", "one", "1 "].map((round): [string, Fields] => [
      `round ${round}`,
      [
        ["pick", "25"],
        ["round", round],
      ],
    ]),
  ])("is none with %s", (_what, fields) => {
    expect(readPick(formOf(fields))).toBeUndefined();
  });
});

describe("posted settings", () => {
  const usual: Fields = [
    ["pool", "9"],
    ["includeNfe", "on"],
    ["includeMythical", "on"],
    ["shinyOdds", "0.5"],
  ];

  it("have the choices as they are, and a toggle on when it was sent", () => {
    expect(readSettings(formOf(usual))).toEqual({
      settings: {
        pool: "9",
        includeNfe: true,
        includeLegendary: false,
        includeMythical: true,
        includePseudoLegendary: false,
        shinyOdds: "0.5",
      },
      refused: [],
    });
  });

  it("take no notice of what is no field of theirs", () => {
    const more = formOf([...usual, ["teamSize", "600"], ["__proto__", "x"], ["POOL", "0"]]);
    expect(readSettings(more)).toEqual(readSettings(formOf(usual)));
  });

  it.each<[string, (fields: Fields) => Fields, string]>([
    ["no pool", (fields) => fields.filter(([name]) => name !== "pool"), "pool"],
    ["no odds", (fields) => fields.filter(([name]) => name !== "shinyOdds"), "shinyOdds"],
    ["two pools", (fields) => [...fields, ["pool", "0"]], "pool"],
    ["the same odds twice", (fields) => [...fields, ["shinyOdds", "0.5"]], "shinyOdds"],
    ["a toggle twice", (fields) => [...fields, ["includeNfe", "on"]], "includeNfe"],
    [
      "a toggle in capitals",
      (fields) => [...fields, ["includeLegendary", "ON"]],
      "includeLegendary",
    ],
    ["an empty toggle", (fields) => [...fields, ["includeLegendary", ""]], "includeLegendary"],
    [
      "a file",
      (fields) => [...fields, ["includeLegendary", new File(["on"], "on")]],
      "includeLegendary",
    ],
  ])("with %s are refused, and the rest is kept", (_what, change, field) => {
    const { settings, refused } = readSettings(formOf(change(usual)));
    expect(refused).toEqual([field]);
    expect(settings.includeMythical).toBe(true);
    expect(settings.includePseudoLegendary).toBe(false);
  });

  it.each(["1", "10", "00", "national", "", "9".repeat(60_000), "constructor"])(
    "never have the pool %s",
    (pool) => {
      const { settings, refused } = readSettings(
        formOf([
          ["pool", pool],
          ["shinyOdds", "0"],
        ]),
      );
      expect(refused).toEqual(["pool"]);
      expect(settings).toMatchObject({ pool: defaultSettings.pool, shinyOdds: "0" });
    },
  );

  it("are on offer whatever is sent", () => {
    const field = fc.tuple(
      fc.constantFrom("pool", "shinyOdds", "includeNfe", "includeLegendary", "other"),
      fc.oneof(fc.constantFrom("0", "9", "0.5", "1/4096", "on"), fc.string()),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const { settings } = readSettings(formOf(fields));
        expect(["0", "9"]).toContain(settings.pool);
        expect(["1/4096", "1/8192", "0.5", "1", "0"]).toContain(settings.shinyOdds);
        expect(typeof settings.includeNfe).toBe("boolean");
      }),
    );
  });
});
