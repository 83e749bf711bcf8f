import { describe, expect, it } from "vitest";
import {
  toBoard,
  postOf,
  describeBoard,
  describeTeam,
  isFinished,
  optionOfKey,
  roundOf,
  withPick,
  type Board,
} from "./rounds";
import type { Starter } from "./api.server";

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

  it("has the options from left to right, and the team", () => {
    expect(toBoard(game)).toEqual(board);
  });

  it("leaves out missing options", () => {
    expect(toBoard({ ...game, left: undefined, center: undefined }).options).toEqual([starter(6)]);
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

  it("counts rounds from 1 to the last", () => {
    const rounds = [0, 1, 5, 6].map((length) =>
      roundOf({ ...board, team: Array.from({ length }, () => starter(1)) }),
    );
    expect(rounds).toEqual([1, 2, 6, 6]);
  });

  it("adds a pick to the team if it is an option", () => {
    expect(withPick(board, 5)).toEqual({ ...board, team: [...board.team, starter(5, true)] });
    for (const pick of [undefined, 1, Number.NaN]) expect(withPick(board, pick)).toBe(board);
  });
});

describe("in words", () => {
  it("a board has its round, team and options", () => {
    expect(describeBoard(board)).toBe(
      "Round 3 of 6. Your team: Name 1, shiny Name 2. Choose: 1 Name 4, 2 shiny Name 5, 3 Name 6.",
    );
    expect(describeBoard({ ...board, team: [] })).toBe(
      "Round 1 of 6. Your team is empty. Choose: 1 Name 4, 2 shiny Name 5, 3 Name 6.",
    );
  });

  it("a team has its names and marks shiny ones", () => {
    expect(describeTeam(board.team)).toBe("A team of 2: Name 1, shiny Name 2");
    expect(postOf(board.team)).toBe(
      "I chose my starters: Name 1, ✨Name 2. Which ones would you take home?",
    );
  });
});

describe("keys", () => {
  it.each([
    ["1", "Digit1", 0],
    ["3", "Numpad3", 2],
    ["é", "Digit2", 1],
    ["4", "Digit4", undefined],
    ["Enter", "Enter", undefined],
  ])("%s at %s chooses option %s", (key, code, option) => {
    expect(optionOfKey({ key, code })).toBe(option);
  });
});
