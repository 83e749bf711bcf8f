import { expect, it } from "vitest";
import { comparePages, type PageRef, parsePageNumber, parsePagePath, toPageRef } from "./page-ref";
import { toPosition } from "./page-ref";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

it("comparePages sorts comic pages by reading order", () => {
  const order = [at(1, 1), at(1, 2), at(1, 10), at(2, 1), at(10, 1)];
  expect([...order].reverse().sort(comparePages)).toEqual(order);
  expect(order.map(toPosition).map(toPageRef)).toEqual(order);
});

it("parsePageNumber accepts numbers of chapters and comic pages, and rejects all texts that are no such number", () => {
  expect(["0", "12", "999999"].map(parsePageNumber)).toEqual([0, 12, 999_999]);
  const others = [undefined, null, "", "-1", "01", "1e3", "1.5", " 1", "1\n", "1000000", "１２"];
  for (const text of others) expect(parsePageNumber(text)).toBeUndefined();
});

it("parsePagePath reads the comic and the numbers from the path of a comic page", () => {
  expect(parsePagePath("/comics/x/2/3")).toEqual({ comic: "x", ...at(2, 3) });
  for (const path of ["/comics/x/2", "/comics/x/2/3/4", "/comics/x/2/a", "/world/x/2/3"]) {
    expect(parsePagePath(path)).toBeUndefined();
  }
});
