import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alertTypes, isAlert, readEvent, type Alert, type AlertType } from "./events";
import { parseOptions, createTestAlert } from "./options";
import { readsAhead, defaultPace } from "./timing";
import { createSteadyClock } from "./steady-clock";
import { getAlertTexts, type LinePart } from "./texts";

const marked = (parts: readonly LinePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : `<${part.name}>`)).join("");
const said = (alert: Partial<Alert> & { type: AlertType }) =>
  marked(getAlertTexts([{ username: "Vixy", ...alert }]).line);

describe("what an alert says", () => {
  it.each([
    [{ type: "follow" }, "has joined the Fox Fam!"],
    [{ type: "sub", tier: "Tier 1" }, "subscribed at Tier 1!"],
    [{ type: "sub", tier: "tier 3" }, "subscribed at Tier 3!"],
    [{ type: "sub", tier: "TIER2" }, "subscribed at Tier 2!"],
    [{ type: "sub", tier: "tier" }, "subscribed at a tier of their own!"],
    [{ type: "sub", tier: "Prime" }, "subscribed with Prime Gaming!"],
    [{ type: "sub", tier: "A tier 1" }, "subscribed with Prime Gaming!"],
    [{ type: "sub" }, "subscribed with Prime Gaming!"],
    [{ type: "gift", count: 5 }, "is giving away 5 subs to the Fox Fam!"],
    [{ type: "gift", count: 1 }, "is giving away 1 sub!"],
    [{ type: "gift", count: 1, receiver: "Pim" }, "gave a sub to <Pim>!"],
    [{ type: "gift", receiver: "Pim" }, "gave a sub to <Pim>!"],
    [{ type: "gift", count: 0 }, "is giving away 1 sub!"],
    [{ type: "gift", count: -1 }, "is giving away 1 sub!"],
    [{ type: "cheer", count: 1 }, "cheered 1 bit!"],
    [{ type: "cheer", count: 12_345 }, "cheered 12,345 bits!"],
    [{ type: "cheer", count: 0 }, "is cheering for the den!"],
    [{ type: "cheer", count: -1 }, "is cheering for the den!"],
    [{ type: "cheer" }, "is cheering for the den!"],
    [{ type: "raid", count: 1 }, "is raiding the den with 1 raider!"],
    [{ type: "raid", count: 12 }, "is raiding the den with 12 raiders!"],
    [{ type: "raid", count: 2.7 }, "is raiding the den with 2 raiders!"],
    [{ type: "raid", count: 1e21 }, "is raiding the den with a great many raiders!"],
    [{ type: "raid", count: 0 }, "is raiding the den!"],
    [{ type: "raid" }, "is raiding the den!"],
  ] as const)("%o: %s", (alert, text) => expect(said(alert)).toBe(text));

  it("has a message for a sub and a cheer alone", () => {
    for (const type of alertTypes) {
      const { message } = getAlertTexts([{ type, username: "a", message: " Hello\n den " }]);
      expect(marked(message), type).toBe(type === "sub" || type === "cheer" ? "Hello den" : "");
    }
  });

  it("always has a name", () => {
    for (const username of ["", "   ", "\u202e\u200b", "\n"]) {
      expect(marked(getAlertTexts([{ type: "raid", username }]).name)).toBe("A mystery fox");
    }
  });
});

describe("an event is read", () => {
  it("with its fields", () => {
    const event = {
      type: "sub",
      username: "Vixy",
      count: 3,
      tier: "Tier 1",
      message: "Hi",
      receiver: "Pim",
      pfp: "https://pictures.example/vixy.png",
      id: "17",
    };
    expect(readEvent({ ...event, more: 1 })).toEqual(event);
  });

  it.each([[{}], [[]], [""], [null], [undefined]])("%j is none", (data) => {
    expect(readEvent(data)).toBeUndefined();
  });

  it.each([
    [5, { type: "", username: "" }],
    ["raid", { type: "", username: "" }],
    [[1], { type: "", username: "" }],
    [{ username: "Vixy" }, { type: "", username: "Vixy" }],
    [
      { type: 7, username: {}, count: "many", tier: 1, message: [], pfp: 4 },
      { type: "", username: "" },
    ],
    [
      { type: "raid", count: "12" },
      { type: "raid", username: "", count: 12 },
    ],
    [
      { type: "raid", count: null },
      { type: "raid", username: "" },
    ],
    [
      { type: "raid", pfp: "javascript:alert(1)" },
      { type: "raid", username: "" },
    ],
    [
      { type: "raid", pfp: "//elsewhere/x.png" },
      { type: "raid", username: "" },
    ],
    [
      { type: "raid", pfp: "https://" },
      { type: "raid", username: "" },
    ],
  ])("%j", (data, event) => expect(readEvent(data)).toEqual(event));

  it("whatever it is", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const event = readEvent(data);
        if (event && isAlert(event)) expect(marked(getAlertTexts([event]).name)).not.toBe("");
      }),
    );
  });

  it("the names of objects' own parts are no types", () => {
    for (const type of ["__proto__", "constructor", "toString", "RAID"]) {
      expect(isAlert({ type, username: "" }), type).toBe(false);
    }
  });
});

it("an id may be a number, a count has digits alone, and texts are cut", () => {
  expect(readEvent({ type: "sub", id: 7 })).toEqual({ type: "sub", username: "", id: "7" });
  for (const count of ["x1", "1x", true, [1]]) {
    expect(readEvent({ type: "sub", count })).toStrictEqual({ type: "sub", username: "" });
  }
  expect(readEvent({ type: "sub", username: "a".repeat(3_000) })?.username).toHaveLength(500);
  for (const pfp of ["x https://fox.test/", "ftp://fox.test/"]) {
    expect(readEvent({ type: "sub", pfp })).toStrictEqual({ type: "sub", username: "" });
  }
  expect(readEvent({ type: "sub", pfp: "http://fox.test/" })?.pfp).toBe("http://fox.test/");
});

describe("the address", () => {
  it.each([
    ["", { test: undefined, volume: 0.8, scale: 1, muted: false, theme: "card", voice: false }],
    ["?test=raid", { test: "raid", volume: 0.8, scale: 1 }],
    ["?test=RAID&scale=2", { test: "raid", volume: 0.8, scale: 2 }],
    ["?test=constructor", { test: undefined, volume: 0.8, scale: 1 }],
    ["?mute=1&volume=0.5", { muted: true, volume: 0.5 }],
    ["?mute", { muted: true, volume: 0.8 }],
    ["?mute=0", { muted: false, volume: 0.8 }],
    ["?volume=0.25", { test: undefined, volume: 0.25, scale: 1 }],
    ["?volume=7&scale=99", { test: undefined, volume: 1, scale: 4 }],
    ["?volume=-1&scale=0", { test: undefined, volume: 0, scale: 0.25 }],
    ["?volume=loud&scale=NaN", { test: undefined, volume: 0.8, scale: 1 }],
    ["?volume=&scale=%20", { test: undefined, volume: 0.8, scale: 1 }],
    [
      "?theme=Sticker&accent=%23FF8800&voice=1",
      { theme: "sticker", accent: "ff8800", voice: true },
    ],
    ["?theme=dark&accent=red&voice=off", { theme: "card", accent: undefined, voice: false }],
    ["?accent=ff88", { accent: undefined }],
  ])("%s", (search, options) => expect(parseOptions(search)).toMatchObject(options));

  it("without parameters keeps the table's times, in the order of the queue", () => {
    expect(parseOptions("").pace).toEqual(defaultPace);
    expect(readsAhead(defaultPace)).toBe(false);
  });

  it.each([
    ["?train=8", { train: 8_000 }, true],
    ["?train=0.5", { train: 0 }, false],
    ["?train=61", { train: 0 }, false],
    ["?train=many", { train: 0 }, false],
    ["?follow=1,6,15", { kinds: { follow: { priority: 1, least: 6_000, most: 15_000 } } }, true],
    ["?follow=,6", { kinds: { follow: { priority: 5, least: 6_000, most: 15_000 } } }, true],
    ["?raid=,,30", { kinds: { raid: { priority: 5, least: 30_000, most: 30_000 } } }, false],
    ["?gift=9", { kinds: { gift: { priority: 9, least: 20_000, most: 20_000 } } }, true],
    ["?sub=0,4,121", { kinds: { sub: defaultPace.kinds.sub } }, false],
    ["?sub=1.5,x,", { kinds: { sub: defaultPace.kinds.sub } }, false],
    // More than the table's most, or than the one that is asked for.
    ["?cheer=,40", { kinds: { cheer: { least: 40_000, most: 40_000 } } }, false],
    ["?cheer=,40,10", { kinds: { cheer: { least: 10_000, most: 10_000 } } }, false],
  ])("%s is the pace %j", (search, pace, isAhead) => {
    const read = parseOptions(search).pace;
    expect(read).toMatchObject(pace);
    expect(readsAhead(read)).toBe(isAhead);
  });

  it("asks for a test that shows all its alert can say", () => {
    const message = "This is what a message looks like.";
    const fox = { username: "Test Fox", count: 5 };
    expect(createTestAlert("follow")).toEqual({ type: "follow", ...fox });
    expect(createTestAlert("sub")).toEqual({ type: "sub", ...fox, tier: "Tier 1", message });
    expect(createTestAlert("cheer")).toEqual({ type: "cheer", ...fox, message });
  });

  it("asks for a test by a test name and with a count of 5", () => {
    for (const type of alertTypes) {
      expect(createTestAlert(type)).toMatchObject({ type, username: "Test Fox", count: 5 });
    }
  });
});

describe("a clock that never goes back", () => {
  it("follows the wall clock, and goes on when that is set back", () => {
    let [wall, steady] = [1_000_000, 0];
    const clock = createSteadyClock(
      () => wall,
      () => steady,
    );
    const after = (wallStep: number, steadyStep: number) => {
      wall += wallStep;
      steady += steadyStep;
      return clock();
    };
    expect(clock()).toBe(1_000_000);
    expect(after(500, 500)).toBe(1_000_500);
    // Asleep: the steady clock stood still.
    expect(after(60_000, 0)).toBe(1_060_500);
    // Set back by an hour while a second passed.
    expect(after(-3_600_000, 1_000)).toBe(1_061_500);
    expect(after(1_000, 1_000)).toBe(1_062_500);
  });
});
