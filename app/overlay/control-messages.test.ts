import { describe, expect, it } from "vitest";
import { controlsOf, entryOf, reportOf } from "../../tests/overlay/samples";
import { message } from "./control-messages";

const raid = { type: "raid", username: "Vixy" };
const action = (fields: object) => ({ type: "action", action: { id: "a", ...fields } });
const replay = (fields: object) => action({ type: "replay", alerts: [{ ...raid, ...fields }] });
const setControls = (fields: object) => ({
  type: "controls",
  controls: { ...controlsOf(), ...fields },
});

describe("the schema of control messages", () => {
  it.each([
    { type: "request-reports" },
    { type: "overlay-opened" },
    setControls({ words: ["spam", "egg"], at: 5 }),
    action({ type: "skip", key: "k" }),
    action({ type: "clear", before: 12 }),
    action({ type: "test", alertType: "raid" }),
    replay({ count: 12 }),
    {
      type: "report",
      report: reportOf({
        showing: entryOf("x", { ends: 9.5 }),
        shown: [entryOf("y")],
        position: 3,
      }),
    },
  ])("accepts %j", (sent) => expect(message.parse(sent)).toEqual(sent));

  it("removes unknown fields", () => {
    expect(message.parse({ ...replay({ more: 1 }), more: 1 })).toEqual(replay({}));
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["an unknown type", { type: "obey" }],
    ["a volume above 1", setControls({ volume: 1.1 })],
    ["too many words", setControls({ words: Array(201).fill("a") })],
    ["an action with a long id", action({ type: "test", alertType: "raid", id: "x".repeat(101) })],
    ["a test of an unknown type", action({ type: "test", alertType: "hype" })],
    ["a replay without alerts", action({ type: "replay", alerts: [] })],
    ["a long text", replay({ username: "W".repeat(501) })],
    ["a script as a picture", replay({ pfp: "javascript:x()" })],
    ["a negative position", action({ type: "clear", before: -1 })],
    ["a report without controls", { type: "report", report: { ...reportOf(), controls: {} } }],
  ])("rejects %s", (_what, sent) => expect(message.safeParse(sent).success).toBe(false));
});
