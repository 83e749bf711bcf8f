import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseOptions } from "./options";

const standard = { scale: 1, volume: 0.8, test: undefined };

it.each([
  ["?scale=1.5&volume=0.5&test=RAID", { scale: 1.5, volume: 0.5, test: "raid" }],
  ["?volume=0", { volume: 0 }],
  ["?mute=1&volume=1", { volume: 0 }],
  ["?scale=9&volume=loud&test=hug&mute=0", {}],
  ["?scale=+&volume=-1", {}],
  ["?scale=0.25&scale=4", { scale: 0.25 }],
])("the overlay reads its valid options from the query %s", (search, options) => {
  expect(parseOptions(search)).toEqual({ ...standard, ...options });
});

it("the overlay accepts the ranges of option values in docs/overlay.md", () => {
  const rows = readFileSync("docs/overlay.md", "utf8").matchAll(
    /^\| `\?(\w+)=.*from ([\d.]+) to (\d+)/gm,
  );
  const documented = Array.from(rows, ([, name, min, max]) => [name, Number(min), Number(max)]);
  expect(documented).toEqual([
    ["scale", 0.25, 4],
    ["volume", 0, 1],
  ]);
  const isRead = (name: unknown, value: number) => {
    const options = parseOptions(`?${name}=${value}`);
    return JSON.stringify(options) !== JSON.stringify(standard);
  };
  for (const [name, min, max] of documented as [string, number, number][]) {
    expect([min, max].map((value) => isRead(name, value))).toEqual([true, true]);
    expect([min - 0.1, max + 0.1].map((value) => isRead(name, value))).toEqual([false, false]);
  }
});
