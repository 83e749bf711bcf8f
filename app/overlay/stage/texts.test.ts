import { expect, it } from "vitest";
import { alertTypes, type Alert, type AlertType } from "../loop/alerts";
import { getAlertTexts } from "./texts";

const alert = (type: AlertType, username: string, more: Partial<Alert> = {}): Alert => ({
  type,
  username,
  ...more,
});

/**
 * The name, line, message and ribbon that an alert shows; Unicode isolates around names are written
 * as brackets.
 */
function texts(shown: Alert) {
  const { name, line, message, ribbon } = getAlertTexts(shown);
  const mark = (text: string) => text.replace(/\u2068/g, "<").replace(/\u2069/g, ">");
  return [mark(name), mark(line), mark(message), ribbon];
}

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
] as const)(
  "an alert for the event %o has the line %j and the ribbon %j",
  (fields, line, ribbon) => {
    expect(texts({ username: "Vixy", ...fields })).toEqual(["Vixy", line, "", ribbon]);
  },
);

it("an alert without a user name names a mystery fox", () => {
  for (const type of alertTypes) {
    const [name, , message] = texts(alert(type, "", { message: "Hello" }));
    expect(name).toBe("A mystery fox");
    expect(message, type).toBe(type === "sub" || type === "cheer" ? "Hello" : "");
  }
});
