import { expect, it, vi } from "vitest";
import { onceFor } from "./once-for";

it("computes once for an answer, and again for another", () => {
  const derive = vi.fn((names: string[], ending: string) => names.map((name) => name + ending));
  const derived = onceFor(derive);
  const [one, other] = [["a"], ["a"]];
  expect(derived(one, "!")).toEqual(["a!"]);
  expect(derived(one, "!")).toBe(derived(one, "!"));
  expect(derived(other, "!")).not.toBe(derived(one, "!"));
  expect(derive).toHaveBeenCalledTimes(2);
});

it("remembers undefined", () => {
  const derive = vi.fn(() => undefined);
  const derived = onceFor(derive);
  const answer = {};
  derived(answer);
  derived(answer);
  expect(derive).toHaveBeenCalledTimes(1);
});
