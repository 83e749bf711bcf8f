import { describe, expect, it } from "vitest";
import { controlsOf, entryOf, reportOf } from "../../tests/overlay/samples";
import { message, type ControlMessage } from "./control-messages.server";

const messages: ControlMessage[] = [
  { type: "request-reports" },
  { type: "overlay-opened" },
  { type: "controls", controls: controlsOf({ words: ["spam", "egg"], at: 5 }) },
  { type: "action", action: { id: "a", type: "skip", key: "k" } },
  { type: "action", action: { id: "b", type: "clear", before: 12 } },
  { type: "action", action: { id: "c", type: "test", alertType: "raid" } },
  { type: "action", action: { id: "d", type: "replay", alerts: entryOf("x").alerts } },
  {
    type: "report",
    report: reportOf({ showing: entryOf("x", { ends: 9.5 }), shown: [entryOf("y")], position: 3 }),
  },
];
const raid = { type: "raid", username: "Vixy" };
const action = (fields: object) => ({ type: "action", action: { id: "a", ...fields } });

describe("a control message", () => {
  it.each(messages)("is read as it was sent: $type", (sent) => {
    expect(message.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });

  it("keeps no unknown fields", () => {
    const sent = { ...action({ type: "replay", alerts: [{ ...raid, more: 1 }] }), more: 1 };
    expect(message.parse(sent)).toEqual(action({ type: "replay", alerts: [raid] }));
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "request-reports"],
    ["no type", {}],
    ["an unknown type", { type: "obey" }],
    ["controls without a volume", { type: "controls", controls: { ...controlsOf(), volume: "1" } }],
    ["a volume above 1", { type: "controls", controls: controlsOf({ volume: 1.1 }) }],
    ["an invalid time", { type: "controls", controls: { ...controlsOf(), at: Number.NaN } }],
    ["too many words", { type: "controls", controls: controlsOf({ words: Array(201).fill("a") }) }],
    ["an action without an id", action({ type: "test", alertType: "raid", id: "" })],
    ["a too long id", action({ type: "test", alertType: "raid", id: "x".repeat(101) })],
    ["a test of no known alert", action({ type: "test", alertType: "hype" })],
    ["a replay of nothing", action({ type: "replay", alerts: [] })],
    [
      "a text that is too long",
      action({ type: "replay", alerts: [{ ...raid, username: "W".repeat(501) }] }),
    ],
    [
      "a script as a picture",
      action({ type: "replay", alerts: [{ ...raid, pfp: "javascript:x()" }] }),
    ],
    ["a negative position", action({ type: "clear", before: -1 })],
    ["an unknown action", action({ type: "eval" })],
    ["a report without an overlay", { type: "report", report: reportOf({ overlay: "" }) }],
    ["a report without controls", { type: "report", report: { ...reportOf(), controls: {} } }],
  ])("is rejected: %s", (_what, sent) => {
    expect(message.safeParse(sent).success).toBe(false);
  });
});
