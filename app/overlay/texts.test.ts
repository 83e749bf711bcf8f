import { describe, expect, it } from "vitest";
import { alertTypes, type Alert, type AlertType } from "./events";
import { isMessageHidden, isNameHidden, type Hiding } from "./hiding";
import { getAlertTexts, getSpokenText, toPlainText, type LinePart } from "./texts";

const alert = (type: AlertType, username: string, more: Partial<Alert> = {}): Alert => ({
  type,
  username,
  ...more,
});
const follows = (...names: string[]) => names.map((name) => alert("follow", name));
const safe: Hiding = { safe: true, words: [] };
const hide = (...words: string[]): Hiding => ({ safe: false, words });

/** Name, line, message and tally of alerts that are shown as one. */
function texts(alerts: readonly Alert[], hiding?: Hiding) {
  const { name, line, message, tally } = getAlertTexts(alerts, hiding);
  return [toPlainText(name), toPlainText(line), toPlainText(message), tally];
}
const markNames = (parts: readonly LinePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : `<${part.name}>`)).join("");

describe("a single alert", () => {
  it.each([
    [{ type: "follow" }, "has joined the Fox Fam!"],
    [{ type: "sub", tier: "Tier 1" }, "subscribed at Tier 1!"],
    [{ type: "sub", tier: "tier 3" }, "subscribed at Tier 3!"],
    [{ type: "sub", tier: "TIER2" }, "subscribed at Tier 2!"],
    [{ type: "sub", tier: "tier" }, "subscribed at a tier of their own!"],
    [{ type: "sub", tier: "A tier 1" }, "subscribed with Prime Gaming!"],
    [{ type: "sub" }, "subscribed with Prime Gaming!"],
    [{ type: "gift", count: 5 }, "is giving away 5 subs to the Fox Fam!"],
    [{ type: "gift", count: 1 }, "is giving away 1 sub!"],
    [{ type: "gift", count: 1, receiver: "Pim" }, "gave a sub to <Pim>!"],
    [{ type: "gift", receiver: "Pim" }, "gave a sub to <Pim>!"],
    [{ type: "gift", count: -1 }, "is giving away 1 sub!"],
    [{ type: "cheer", count: 1 }, "cheered 1 bit!"],
    [{ type: "cheer", count: 12_345 }, "cheered 12,345 bits!"],
    [{ type: "cheer", count: 0 }, "is cheering for the den!"],
    [{ type: "cheer" }, "is cheering for the den!"],
    [{ type: "raid", count: 1 }, "is raiding the den with 1 raider!"],
    [{ type: "raid", count: 2.7 }, "is raiding the den with 2 raiders!"],
    [{ type: "raid", count: 1e21 }, "is raiding the den with a great many raiders!"],
    [{ type: "raid", count: 0 }, "is raiding the den!"],
    [{ type: "raid" }, "is raiding the den!"],
  ] as const)("%o has the line %j", (fields, line) => {
    const { line: parts, tally } = getAlertTexts([{ username: "Vixy", ...fields }]);
    expect([markNames(parts), tally]).toEqual([line, undefined]);
  });

  it("has a message when it is a sub or a cheer", () => {
    for (const type of alertTypes) {
      const [, , message] = texts([alert(type, "Vixy", { message: " Hello\n den " })]);
      expect(message, type).toBe(type === "sub" || type === "cheer" ? "Hello den" : "");
    }
  });

  it.each(["", "   ", "\u202e\u200b", "\n"])("has a name instead of %j", (username) => {
    expect(texts([alert("raid", username)])[0]).toBe("A mystery fox");
  });
});

describe("combined alerts", () => {
  it("have the names that fit, and the number of the others", () => {
    const line = "have joined the Fox Fam!";
    expect(texts(follows("Vixy", "Snow"))).toEqual(["Vixy and Snow", line, "", "2 new followers"]);
    expect(texts(follows("Vixy", "Snow", "Pim"))[0]).toBe("Vixy, Snow and Pim");
    const names = Array.from({ length: 12 }, (_, number) => `number-${number}`);
    expect(texts(follows(...names))[0]).toBe(
      "number-0, number-1, number-2, number-3, number-4 and 7 more",
    );
    expect(texts(follows("W".repeat(90), "x"))[0]).toBe(`${"W".repeat(36)}… and x`);
    expect(texts(follows("W".repeat(90), "x".repeat(9)))[0]).toBe(`${"W".repeat(36)}… and 1 more`);
  });

  it("separate each name, as it may have another text direction", () => {
    expect(markNames(getAlertTexts(follows("محمد", "Snow")).name)).toBe("<محمد> and <Snow>");
  });

  it("have the sum of gifted subs", () => {
    const gifts = [alert("gift", "Vixy", { count: 5 }), alert("gift", "Vixy", { receiver: "Pim" })];
    expect(texts(gifts)).toEqual([
      "Vixy",
      "is giving away 6 subs to the Fox Fam!",
      "",
      "6 gifted subs",
    ]);
    expect(texts([...gifts, alert("gift", "Snow", { count: 10 })])).toEqual([
      "Vixy and Snow",
      "are giving away 16 subs to the Fox Fam!",
      "",
      "16 gifted subs",
    ]);
  });

  it("have the sum of bits, and the message of the cheer with the most", () => {
    const cheers = [
      alert("cheer", "Vixy", { count: 100, message: "Hello" }),
      alert("cheer", "Snow", { count: 1_200, message: "Den!" }),
      alert("cheer", "Pim", { count: 5_000 }),
    ];
    const line = "cheered 6,300 bits together!";
    expect(texts(cheers)).toEqual(["Vixy, Snow and Pim", line, "Snow: Den!", "6,300 bits"]);
    const hidden = texts(cheers, hide("snow"));
    expect(hidden).toEqual(["Vixy, Pim and 1 more", line, "Vixy: Hello", "6,300 bits"]);
    const [name, withoutBits, , tally] = texts([alert("cheer", "Vixy"), alert("cheer", "Snow")]);
    expect([name, withoutBits, tally]).toEqual([
      "Vixy and Snow",
      "are cheering for the den!",
      undefined,
    ]);
    const oneBit = texts([alert("cheer", "Vixy", { count: 1 }), alert("cheer", "Vixy")]);
    expect(oneBit).toEqual(["Vixy", "cheered 1 bit!", "", undefined]);
  });

  it("have no names in safe mode", () => {
    expect(texts(follows("Vixy", "Snow", "", ""), safe)[0]).toBe("4 mystery foxes");
    expect(texts(follows("Vixy", "Vixy"), safe)).toEqual([
      "A mystery fox",
      "has joined the Fox Fam!",
      "",
      undefined,
    ]);
  });
});

it("hides names, messages, pictures and custom tiers in safe mode, also from the voice", () => {
  const pfp = "https://a.test/x.png";
  const sub = alert("sub", "Vixy", { tier: "Tier 2", message: "Hi", pfp });
  expect(getAlertTexts([sub]).pfp).toBe(pfp);
  expect(getSpokenText(getAlertTexts([sub]))).toBe("Vixy subscribed at Tier 2! Hi");
  expect(getAlertTexts([sub], safe).pfp).toBeUndefined();
  expect(getSpokenText(getAlertTexts([sub], safe))).toBe("A mystery fox subscribed at Tier 2!");
  const gift = alert("gift", "Vixy", { receiver: "Pim" });
  expect(texts([gift], safe)[1]).toBe("is giving away 1 sub!");
  const custom = alert("sub", "Vixy", { tier: "Tier of Pim" });
  expect(texts([custom], safe)[1]).toBe("subscribed at a tier of their own!");
});

describe("hidden words", () => {
  it.each([
    ["badfox", "bad"],
    ["xXB.a_D-FoxXx", "bad"],
    ["B\u00c1D", "bad"],
    ["ba\u200bd", "bad"],
    ["ｂａｄ", "bad"],
    ["STRASSE", "straße"],
    ["bad fox", "Bad Fox"],
    ["fox💢", "💢"],
  ])("hide the name %j by %j", (name, word) => expect(isNameHidden(name, hide(word))).toBe(true));

  it.each([
    ["that is bad", "bad"],
    ["BÄDLY", "bad"],
    ["a bad   fox", "bad fox"],
  ])("hide the message %j by %j", (message, word) => {
    expect(isMessageHidden(message, hide(word))).toBe(true);
  });

  it("hide nothing else", () => {
    expect(isNameHidden("Vixy", hide("bad", "", "  "))).toBe(false);
    expect(isMessageHidden("grab a drink", hide("bad"))).toBe(false);
    const sub = alert("sub", "Vixy", { message: "so bad", tier: "Tier bad" });
    const [name, line, message] = texts([sub], hide("bad"));
    expect([name, line, message]).toEqual(["Vixy", "subscribed at a tier of their own!", ""]);
  });
});
