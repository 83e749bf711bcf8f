import { describe, expect, it } from "vitest";
import { applyAction } from "./actions";
import { isRepeat } from "./deliveries";
import type { Alert } from "./events";
import { createLoop } from "./loop";
import type { LoopState } from "./loop-state";
import type { Entry } from "./queue";

const now = 1_000;
const fresh = { ...createLoop(0).state, now };
const follow = (username: string): Alert => ({ type: "follow", username });

/** What waits as a train of follows, each at its place in the queue. */
function train(...members: [username: string, position: number][]): Entry {
  return {
    key: `train ${members[0]![1]}`,
    members: members.map(([username, position]) => ({ alert: follow(username), position, at: 0 })),
  };
}

/** The state after a dock has asked for something; nothing else is to be done at once. */
function after(state: LoopState, action: Parameters<typeof applyAction>[1]): LoopState {
  const step = applyAction(state, action);
  expect(step.commands).toEqual([]);
  return step.state;
}

describe("a replay", () => {
  it("shows no more at once than are read ahead, and nothing that is no alert", () => {
    const many = Array.from({ length: 60 }, (_none, turn) => follow(`fox-${turn}`));
    const odd = { type: "hug", username: "Vixy" } as never;
    const { extras } = after(fresh, { id: "a", type: "replay", alerts: [odd, ...many] });
    expect(extras[0]!.members.map(({ alert }) => alert)).toEqual(many.slice(0, 50));
  });

  it("of nothing is none", () => {
    expect(after(fresh, { id: "a", type: "replay", alerts: [] }).extras).toEqual([]);
  });
});

it("an action is done once", () => {
  const once = after(fresh, { id: "a", type: "test", alertType: "raid" });
  expect(once.extras).toHaveLength(1);
  expect(after(once, { id: "a", type: "test", alertType: "raid" })).toBe(once);
});

describe("what is cleared", () => {
  const waiting = [train(["Vixy", 4], ["Snow", 5]), train(["Katrina", 8])];

  it("is gone, and known should it be delivered again", () => {
    const state = after({ ...fresh, next: 9, waiting }, { id: "a", type: "clear", before: 6 });
    expect(state.waiting.map(({ members }) => members)).toEqual([waiting[1]!.members]);
    const known = (username: string) => isRepeat(state.delivered, follow(username), now);
    expect(["Vixy", "Snow", "Katrina"].map(known)).toEqual([true, true, false]);
  });

  it("is read through where it was not read yet, and only there", () => {
    const cleared = (next: number | undefined, before: number) =>
      after({ ...fresh, next } as LoopState, { id: "a", type: "clear", before }).cleared;
    expect([cleared(undefined, 6), cleared(5, 6), cleared(6, 6), cleared(9, 6)]).toEqual([
      ...[6, 6],
      ...[undefined, undefined],
    ]);
  });
});
