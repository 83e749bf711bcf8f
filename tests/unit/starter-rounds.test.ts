import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boardOf,
  boastOf,
  describeBoard,
  describeTeam,
  isFinished,
  optionOfKey,
  readPick,
  roundOf,
  withPick,
  type Board,
  type Starter,
} from "~/starter-game/rounds";
import { defaultSettings } from "~/starter-game/settings";
import { readSettings } from "~/starter-game/settings-form.server";

const starter = (id: number, shiny = false): Starter => ({ id, name: `Name ${id}`, shiny });
const board: Board = {
  options: [starter(4), starter(5, true), starter(6)],
  team: [starter(1), starter(2, true)],
  teamSize: 6,
};

describe("a board", () => {
  const game = {
    id: "any",
    left: starter(4),
    center: starter(5, true),
    right: starter(6),
    selectedPokemon: [starter(1), starter(2, true)],
    teamSize: 6,
  };

  it("has the three of its round from left to right, and the team", () => {
    expect(boardOf(game)).toEqual(board);
  });

  it("leaves out what is not offered", () => {
    expect(boardOf({ ...game, left: undefined, center: undefined }).options).toEqual([starter(6)]);
  });

  it.each([
    [0, false],
    [5, false],
    [6, true],
    [7, true],
  ])("with %i of 6 on the team is finished: %s", (count, finished) => {
    const selectedPokemon = Array.from({ length: count }, (_, index) => starter(index + 1));
    expect(isFinished({ ...game, selectedPokemon })).toBe(finished);
  });

  it("counts its rounds from 1, and not beyond the last", () => {
    const rounds = [0, 1, 5, 6].map((length) =>
      roundOf({ ...board, team: Array.from({ length }, () => starter(1)) }),
    );
    expect(rounds).toEqual([1, 2, 6, 6]);
  });

  it("shows a pick on the team at once, and nothing that it does not offer", () => {
    expect(withPick(board, 5)).toEqual({ ...board, team: [...board.team, starter(5, true)] });
    for (const pick of [undefined, 1, Number.NaN]) expect(withPick(board, pick)).toBe(board);
  });
});

describe("in words", () => {
  it("a board is one sentence for each part of it", () => {
    expect(describeBoard(board)).toBe(
      "Round 3 of 6. Your team: Name 1, shiny Name 2. Choose: 1 Name 4, 2 shiny Name 5, 3 Name 6.",
    );
    expect(describeBoard({ ...board, team: [] })).toBe(
      "Round 1 of 6. Your team is empty. Choose: 1 Name 4, 2 shiny Name 5, 3 Name 6.",
    );
  });

  it("a team names everyone, and says who is shiny", () => {
    expect(describeTeam(board.team)).toBe("A team of 2: Name 1, shiny Name 2");
    expect(boastOf(board.team)).toBe(
      "I chose my starters: Name 1, ✨Name 2. Which ones would you take home?",
    );
  });
});

describe("keys", () => {
  const free = { altKey: false, ctrlKey: false, metaKey: false };

  it.each([
    ["1", 0],
    ["2", 1],
    ["3", 2],
    ["0", undefined],
    ["4", undefined],
    ["Enter", undefined],
    ["toString", undefined],
  ])("%s stands for option %s", (key, option) => {
    expect(optionOfKey({ key, ...free })).toBe(option);
  });

  it.each(["altKey", "ctrlKey", "metaKey"])("with %s are the browser's", (modifier) => {
    expect(optionOfKey({ key: "1", ...free, [modifier]: true })).toBeUndefined();
  });
});

type Fields = readonly (readonly [string, string | File])[];

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
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
    ["no pool", (fields) => fields.filter(([name]) => name !== "pool"), "Pool"],
    ["no odds", (fields) => fields.filter(([name]) => name !== "shinyOdds"), "Shiny odds"],
    ["two pools", (fields) => [...fields, ["pool", "0"]], "Pool"],
    ["the same odds twice", (fields) => [...fields, ["shinyOdds", "0.5"]], "Shiny odds"],
    ["a toggle twice", (fields) => [...fields, ["includeNfe", "on"]], "Not fully evolved"],
    ["a toggle in capitals", (fields) => [...fields, ["includeLegendary", "ON"]], "Legendary"],
    ["an empty toggle", (fields) => [...fields, ["includeLegendary", ""]], "Legendary"],
    ["a file", (fields) => [...fields, ["includeLegendary", new File(["on"], "on")]], "Legendary"],
  ])("with %s are refused, and the rest is kept", (_what, change, label) => {
    const { settings, refused } = readSettings(formOf(change(usual)));
    expect(refused).toEqual([label]);
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
      expect(refused).toEqual(["Pool"]);
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
