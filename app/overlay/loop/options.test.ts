import { expect, it } from "vitest";
import { parseOptions } from "./options";

const standard = { scale: 1, volume: 0.8, combineMs: 0, test: undefined };

it.each([
  [
    "?scale=1.5&volume=0.5&train=8&test=RAID",
    { scale: 1.5, volume: 0.5, combineMs: 8_000, test: "raid" },
  ],
  ["?volume=0", { volume: 0 }],
  ["?mute=1&volume=1", { volume: 0 }],
  ["?train=0.5&scale=9&volume=loud&test=hug&mute=0", {}],
  ["?train=&scale=+&volume=-1", {}],
  ["?scale=0.25&scale=4", { scale: 0.25 }],
])("%s", (search, options) => expect(parseOptions(search)).toEqual({ ...standard, ...options }));
