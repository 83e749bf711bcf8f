import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePages, type PageRef, parsePageNumber, scrollAddress } from "./page-ref";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

describe("compare", () => {
  it("follows the reading order", () => {
    const order = [at(1, 1), at(1, 2), at(1, 10), at(2, 1), at(10, 1)];
    expect([...order].reverse().sort(comparePages)).toEqual(order);
    expect(comparePages(at(2, 3), at(2, 3))).toBe(0);
  });
});

describe("parsePageNumber", () => {
  it.each([
    ["0", 0],
    ["1", 1],
    ["12", 12],
    ["999999", 999_999],
  ])("reads %s", (text, number) => {
    expect(parsePageNumber(text)).toBe(number);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty text", ""],
    ["a negative number", "-1"],
    ["a sign", "+1"],
    ["a leading zero", "01"],
    ["an exponent", "1e3"],
    ["a fraction", "1.5"],
    ["hexadecimal", "0x10"],
    ["a space before", " 1"],
    ["a newline behind", "1\n"],
    ["a huge number", "9".repeat(400)],
    ["more digits than a comic has pages", "1000000"],
    ["other digits", "１２"],
    ["Arabic digits", "١"],
    ["letters", "one"],
    ["infinity", "Infinity"],
    ["not a number", "NaN"],
    ["a way up", ".."],
    ["a percent", "%31"],
  ])("refuses %s", (_name, text) => {
    expect(parsePageNumber(text)).toBeUndefined();
  });

  it("reads back whatever whole number it is given, and nothing else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(999_999).map(String), fc.string()), (text) => {
        const number = parsePageNumber(text);
        if (number !== undefined) expect(String(number)).toBe(text);
        else expect(text).not.toMatch(/^(0|[1-9]\d{0,5})$/);
      }),
    );
  });
});

const scroll = "/comics/talechasers/2/scroll";

it.each([
  ["a chapter", undefined, scroll],
  ["the first page there can be", 0, `${scroll}#page-0`],
  ["the last that is in the first part for sure", 99, `${scroll}#page-99`],
  ["one that may be in another part", 100, `${scroll}?at=100`],
])("%s is at its address", (_what, page, address) => {
  expect(scrollAddress("talechasers", { chapter: 2, ...(page !== undefined && { page }) })).toBe(
    address,
  );
});
