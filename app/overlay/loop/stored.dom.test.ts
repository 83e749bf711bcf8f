import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { createState } from "./state";
import { step } from "./step";
import { initialControls, readControls, readState } from "./stored";

beforeEach(() => localStorage.clear());

it.each([
  "{",
  "null",
  '{"at":1,"position":-1,"knownIds":[],"waiting":[]}',
  '{"at":1,"position":1,"knownIds":[],"waiting":[{"at":1,"type":"hug","username":""}]}',
  '{"next":3,"count":3,"at":1,"waiting":[],"seen":[],"handledIds":[]}',
])("the overlay ignores the invalid stored state %j", (text) => {
  localStorage.setItem("overlay-state", text);
  localStorage.setItem("overlay-controls", text);
  expect(readState()).toBeUndefined();
  expect(readControls()).toEqual(initialControls);
});

it("the overlay starts with any text in storage", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, part) => {
      const stored = { at: 0, position: 1, knownIds: [], waiting: [], onScreen: part };
      for (const text of [value, stored, { ...stored, waiting: part }]) {
        localStorage.setItem("overlay-state", JSON.stringify(text));
        const start = { stored: readState(), controls: readControls() };
        const { effects } = step(createState(start, 0), { type: "tick" }, 0);
        expect(effects.map(({ type }) => type)).toContain("fetch");
      }
    }),
  );
});
