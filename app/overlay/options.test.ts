import { describe, expect, it } from "vitest";
import { alertTypes } from "./events";
import { createTestAlert, parseOptions } from "./options";
import { readsAhead } from "./timing";

describe("parseOptions", () => {
  it.each([
    ["", { test: undefined, volume: 0.8, scale: 1, muted: false, look: "card", voice: false }],
    ["?test=RAID&scale=2", { test: "raid", scale: 2 }],
    ["?test=constructor", { test: undefined }],
    ["?mute=1&volume=0.5", { muted: true, volume: 0.5 }],
    ["?mute", { muted: true }],
    ["?mute=0&voice=off", { muted: false, voice: false }],
    ["?volume=7&scale=99", { volume: 1, scale: 4 }],
    ["?volume=-1&scale=0", { volume: 0, scale: 0.25 }],
    ["?volume=loud&scale=NaN", { volume: 0.8, scale: 1 }],
    ["?volume=&scale=%20", { volume: 0.8, scale: 1 }],
    ["?theme=Sticker&accent=%23FF8800&voice=1", { look: "sticker", accent: "ff8800", voice: true }],
    ["?theme=dark&accent=red", { look: "card", accent: undefined }],
    ["?accent=ff88", { accent: undefined }],
  ])("parses %j as %j", (search, options) => expect(parseOptions(search)).toMatchObject(options));

  it.each([
    [
      "",
      { combineMs: 0, types: { sub: { priority: 5, minShownMs: 15_000, maxShownMs: 15_000 } } },
      false,
    ],
    ["?train=8", { combineMs: 8_000 }, true],
    ["?train=0.5", { combineMs: 0 }, false],
    ["?train=61", { combineMs: 0 }, false],
    [
      "?follow=1,6,15",
      { types: { follow: { priority: 1, minShownMs: 6_000, maxShownMs: 15_000 } } },
      true,
    ],
    [
      "?follow=,6",
      { types: { follow: { priority: 5, minShownMs: 6_000, maxShownMs: 15_000 } } },
      true,
    ],
    [
      "?raid=,,30",
      { types: { raid: { priority: 5, minShownMs: 30_000, maxShownMs: 30_000 } } },
      false,
    ],
    ["?gift=9", { types: { gift: { priority: 9, minShownMs: 20_000, maxShownMs: 20_000 } } }, true],
    [
      "?sub=0,4,121",
      { types: { sub: { priority: 5, minShownMs: 15_000, maxShownMs: 15_000 } } },
      false,
    ],
    [
      "?sub=1.5,x,",
      { types: { sub: { priority: 5, minShownMs: 15_000, maxShownMs: 15_000 } } },
      false,
    ],
    // A minimum above the standard duration, and one above the maximum.
    ["?cheer=,40", { types: { cheer: { minShownMs: 40_000, maxShownMs: 40_000 } } }, false],
    ["?cheer=,40,10", { types: { cheer: { minShownMs: 10_000, maxShownMs: 10_000 } } }, false],
  ])("parses %j as the pace %j; reads ahead: %j", (search, expected, isAhead) => {
    const { pace } = parseOptions(search);
    expect(pace).toMatchObject(expected);
    expect(readsAhead(pace)).toBe(isAhead);
  });
});

it("creates test alerts with a test name, a count of 5 and messages", () => {
  const fox = { username: "Test Fox", count: 5 };
  for (const type of alertTypes) expect(createTestAlert(type)).toMatchObject({ type, ...fox });
  const message = "This is what a message looks like.";
  expect(createTestAlert("follow")).toEqual({ type: "follow", ...fox });
  expect(createTestAlert("sub")).toEqual({ type: "sub", ...fox, tier: "Tier 1", message });
  expect(createTestAlert("cheer")).toEqual({ type: "cheer", ...fox, message });
});
