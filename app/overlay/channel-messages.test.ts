import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestMessage, readMessage, writeMessage, type Message } from "./channel-messages";
import type { Alert } from "./events";
import { controlsOf, entryOf, reportOf } from "./test-channel";

const messages: Message[] = [
  { say: "ask" },
  { say: "opened" },
  { say: "controls", controls: controlsOf({ words: ["spam", "egg"], at: 5 }) },
  { say: "act", action: { id: "a", do: "skip", key: "k" } },
  { say: "act", action: { id: "b", do: "clear", before: 12 } },
  { say: "act", action: { id: "c", do: "test", type: "raid" } },
  { say: "act", action: { id: "d", do: "replay", alerts: entryOf("x").alerts } },
  {
    say: "report",
    report: reportOf({ showing: entryOf("x", { ends: 9.5 }), shown: [entryOf("y")], position: 3 }),
  },
];

describe("a message", () => {
  it.each(messages)("is read as it was written: $say", (message) => {
    expect(readMessage(JSON.parse(writeMessage(message)))).toEqual(message);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "ask"],
    ["no word", {}],
    ["an unknown word", { say: "obey" }],
    ["controls without a volume", { say: "controls", controls: { ...controlsOf(), volume: "1" } }],
    ["a volume that is too loud", { say: "controls", controls: controlsOf({ volume: 1.1 }) }],
    ["no time", { say: "controls", controls: { ...controlsOf(), at: Number.NaN } }],
    ["an action without an id", { say: "act", action: { do: "test", type: "raid" } }],
    ["an endless id", { say: "act", action: { id: "x".repeat(101), do: "test", type: "raid" } }],
    ["a test of no kind", { say: "act", action: { id: "a", do: "test", type: "hype" } }],
    ["a replay of nothing", { say: "act", action: { id: "a", do: "replay", alerts: [{}] } }],
    [
      "a clear of a place that is none",
      { say: "act", action: { id: "a", do: "clear", before: -1 } },
    ],
    ["an unknown deed", { say: "act", action: { id: "a", do: "eval" } }],
    ["a report without a name", { say: "report", report: reportOf({ overlay: "" }) }],
    ["a report without controls", { say: "report", report: { ...reportOf(), controls: {} } }],
  ])("is none: %s", (_what, data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  it("leaves out what makes no sense, cuts what is too long, and adds nothing", () => {
    const alert = { type: "raid", username: "W".repeat(900), pfp: "javascript:x()", more: 1 };
    const entry = { key: "x", alerts: [alert, { type: "hype" }], at: 1, position: 0.5, more: 1 };
    const report = { ...reportOf(), shown: Array(99).fill(entry), waiting: "none", more: 1 };
    const read = readMessage({ say: "report", report, more: 1 });
    const shown = { key: "x", alerts: [{ type: "raid", username: "W".repeat(400) }], at: 1 };
    expect(read).toEqual({ say: "report", report: reportOf({ shown: Array(50).fill(shown) }) });
  });

  it("is never too long to be posted, and keeps what is on the screen", () => {
    const alert: Alert = { type: "sub", username: "狐".repeat(400), message: "狐".repeat(400) };
    const long = entryOf("x", { alerts: Array<Alert>(200).fill(alert) });
    const report = reportOf({ showing: long, shown: Array(50).fill(long), waiting: [long, long] });
    const text = writeMessage({ say: "report", report });
    expect(new TextEncoder().encode(text).byteLength).toBeLessThanOrEqual(longestMessage);
    expect(readMessage(JSON.parse(text))).toMatchObject({ report: { showing: { key: "x" } } });
  });

  it("of any sort never breaks who reads it", () => {
    const anything = fc.anything({ maxDepth: 4 });
    const near = fc.record(
      {
        say: fc.constantFrom("controls", "act", "ask", "report"),
        controls: anything,
        action: anything,
        report: anything,
      },
      { requiredKeys: ["say"] },
    );
    fc.assert(fc.property(fc.oneof(anything, near), (data) => void readMessage(data)));
  });
});
