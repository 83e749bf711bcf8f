import { describe, expect, it } from "vitest";
import { alertTypes, type Alert, type AlertType } from "../loop/alerts";
import { getAlertTexts } from "./texts";

const alert = (type: AlertType, username: string, more: Partial<Alert> = {}): Alert => ({
  type,
  username,
  ...more,
});
const follows = (...names: string[]) => names.map((name) => alert("follow", name));

/**
 * The name, line, message and ribbon that a group of alerts shows; Unicode isolates around names
 * are written as brackets.
 */
function texts(alerts: readonly Alert[], isSafe = false) {
  const { name, line, message, ribbon } = getAlertTexts({ alerts, at: 0 }, isSafe);
  const mark = (text: string) => text.replace(/\u2068/g, "<").replace(/\u2069/g, ">");
  return [mark(name), mark(line), mark(message), ribbon];
}

describe("a single alert", () => {
  it.each([
    [{ type: "follow" }, "has joined the Fox Fam!", "New follower"],
    [{ type: "sub", tier: "Tier 1" }, "subscribed at Tier 1!", "New subscriber"],
    [{ type: "sub", tier: "tier" }, "subscribed at a tier of their own!", "New subscriber"],
    [{ type: "sub", tier: "A tier 1" }, "subscribed with Prime Gaming!", "New subscriber"],
    [{ type: "sub" }, "subscribed with Prime Gaming!", "New subscriber"],
    [{ type: "gift", count: 5 }, "is giving away 5 subs to the Fox Fam!", "Gifted subs"],
    [{ type: "gift", count: 1 }, "is giving away 1 sub!", "Gifted sub"],
    [{ type: "gift", receiver: "Pim" }, "gave a sub to <Pim>!", "Gifted sub"],
    [{ type: "cheer", count: 1 }, "cheered 1 bit!", "Cheer"],
    [{ type: "cheer", count: 12_345 }, "cheered 12,345 bits!", "Cheer"],
    [{ type: "cheer", count: 1e9 }, "cheered a great many bits!", "Cheer"],
    [{ type: "cheer", count: 0 }, "is cheering for the den!", "Cheer"],
    [{ type: "raid", count: 1 }, "is raiding the den with 1 raider!", "Raid!"],
    [{ type: "raid", count: 2.7 }, "is raiding the den with 2 raiders!", "Raid!"],
    [{ type: "raid", count: 1e21 }, "is raiding the den with a great many raiders!", "Raid!"],
    [{ type: "raid" }, "is raiding the den!", "Raid!"],
  ] as const)("the alert %o has the line %j", (fields, line, ribbon) => {
    expect(texts([{ username: "Vixy", ...fields }])).toEqual(["Vixy", line, "", ribbon]);
  });

  it("has a message for a sub or a cheer, and always a name", () => {
    for (const type of alertTypes) {
      const [name, , message] = texts([alert(type, "", { message: "Hello" })]);
      expect(name).toBe("A mystery fox");
      expect(message, type).toBe(type === "sub" || type === "cheer" ? "Hello" : "");
    }
  });
});

describe("combined alerts", () => {
  it("list the names that fit, each isolated, and count the others", () => {
    const line = "have joined the Fox Fam!";
    const two = ["<محمد> and <Snow>", line, "", "2 new followers"];
    expect(texts(follows("محمد", "Snow"))).toEqual(two);
    const names = Array.from({ length: 12 }, (_, number) => `number-number-${number}`);
    expect(texts(follows(...names))[0]).toBe("<number-number-0>, <number-number-1> and 10 more");
    expect(texts(follows("Vixy", "Vixy"))[0]).toBe("Vixy");
    expect(texts(follows("", ""))[0]).toBe("2 mystery foxes");
    const fits = texts(follows("a".repeat(20), "b".repeat(20), "c"))[0];
    expect(fits).toBe(`<${"a".repeat(20)}>, <${"b".repeat(20)}> and 1 more`);
    expect(texts(follows("x".repeat(41), "Vixy"))[0]).toBe(`<${"x".repeat(41)}> and 1 more`);
  });

  it("have the sum of the gifted subs", () => {
    const gifts = [alert("gift", "Vixy", { count: 5 }), alert("gift", "Vixy", { receiver: "Pim" })];
    const line = "is giving away 6 subs to the Fox Fam!";
    expect(texts(gifts)).toEqual(["Vixy", line, "", "6 gifted subs"]);
    expect(texts([...gifts, alert("gift", "Snow", { count: 10 })])[1]).toBe(
      "are giving away 16 subs to the Fox Fam!",
    );
  });

  it("have the sum of the bits, and the message of the cheer with the most bits", () => {
    const cheers = [
      alert("cheer", "Vixy", { count: 100, message: "Hello" }),
      alert("cheer", "Snow", { count: 1_200, message: "Den!" }),
      alert("cheer", "Pim", { count: 5_000 }),
    ];
    const line = "cheered 6,300 bits together!";
    expect(texts(cheers).slice(1)).toEqual([line, "<Snow>: Den!", "6,300 bits"]);
    expect(texts(cheers.slice(0, 1).concat(cheers[0]!))[2]).toBe("Hello");
    const none = [alert("cheer", "Vixy"), alert("cheer", "Snow")];
    expect(texts(none).slice(1)).toEqual(["are cheering for the den!", "", "Cheer"]);
    expect(texts([alert("cheer", "Vixy", { count: 1 }), none[1]!])[3]).toBe("Cheer");
  });
});

describe("safe mode", () => {
  it("hides names, messages, pictures and custom tiers", () => {
    const pfp = "https://a.test/x.png";
    const sub = alert("sub", "Vixy", { tier: "Tier 2", message: "Hi", pfp });
    expect(getAlertTexts({ alerts: [sub], at: 0 }).pfp).toBe(pfp);
    expect(getAlertTexts({ alerts: [sub], at: 0 }, true).pfp).toBeUndefined();
    expect(texts([sub], true).slice(0, 3)).toEqual(["A mystery fox", "subscribed at Tier 2!", ""]);
    const custom = alert("sub", "Vixy", { tier: "Tier of Pim" });
    expect(texts([custom], true)[1]).toBe("subscribed at a tier of their own!");
    for (const tier of ["Tier 1000", "tier3", "Tier - 2"]) {
      const [, level] = /(\d+)/.exec(tier)!;
      expect(texts([alert("sub", "", { tier })], true)[1]).toBe(`subscribed at Tier ${level}!`);
    }
    expect(texts([alert("sub", "", { tier: "My tier 1" })], true)[1]).toMatch(/Prime Gaming/);
    expect(texts([alert("sub", "", { tier: "Tier 1 Pim" })], true)[1]).toMatch(/their own/);
    expect(texts([alert("cheer", "Vixy"), alert("cheer", "Snow")], true)[0]).toBe(
      "2 mystery foxes",
    );
    const gift = alert("gift", "Vixy", { receiver: "Pim" });
    expect(texts([gift], true)[1]).toBe("is giving away 1 sub!");
  });
});
