import { expect, it } from "vitest";
import type { Starter } from "./api.server";
import {
  describeBoard,
  describeTeam,
  isFinished,
  writePost,
  getRound,
  toBoard,
  withPick,
  type Board,
} from "./rounds";

const starter = (id: number, shiny = false): Starter => ({ id, name: `Name ${id}`, shiny });
const [left, center, right] = [starter(4), starter(5, true), starter(6)];
const team = [starter(1), starter(2, true)];
const game = { id: "any", left, center, right, selectedPokemon: team, teamSize: 6 };
const board: Board = { options: [left, center, right], team, teamSize: 6 };

it("a board contains the team and the valid options from left to right", () => {
  expect(toBoard(game)).toEqual(board);
  expect(toBoard({ ...game, left: undefined }).options).toEqual([center, right]);
});

it.each([
  [0, 1, false],
  [5, 6, false],
  [6, 6, true],
  [7, 6, true],
])(
  "a team of %i of 6 members is in round %i, and isFinished returns %s",
  (length, round, finished) => {
    const selectedPokemon = Array.from({ length }, (_, index) => starter(index + 1));
    expect(isFinished({ ...game, selectedPokemon })).toBe(finished);
    if (length <= 6) expect(getRound({ ...board, team: selectedPokemon })).toBe(round);
  },
);

it("a pick joins the team only if the round offers the pick", () => {
  expect(withPick(board, 5)).toEqual({ ...board, team: [...team, center] });
  for (const pick of [undefined, 1, Number.NaN]) expect(withPick(board, pick)).toBe(board);
});

it("describeBoard and describeTeam write the options and the team in words", () => {
  const options = "Choose: Name 4, shiny Name 5, Name 6.";
  expect(describeBoard(board)).toBe(`Round 3 of 6. Your team: Name 1, shiny Name 2. ${options}`);
  expect(describeBoard({ ...board, team: [] })).toBe(
    `Round 1 of 6. Your team is empty. ${options}`,
  );
  expect(describeTeam(team)).toBe("A team of 2: Name 1, shiny Name 2");
  expect(writePost(team)).toBe(
    "I chose my starters: Name 1, ✨Name 2. Which ones would you take home?",
  );
});
