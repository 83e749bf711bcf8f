import { describe, expect, it } from "vitest";
import { galleryPath, getItemPosition } from "./item-position";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
const grid = [a, b, c];

describe("an item's place on the grid", () => {
  it("leads all ways from the middle", () => {
    expect(getItemPosition(grid, "b")).toEqual({
      number: 2,
      count: 3,
      first: a,
      previous: a,
      next: c,
      latest: c,
    });
  });

  it("leads nowhere from either end", () => {
    expect(getItemPosition(grid, "a")).toMatchObject({ first: undefined, previous: undefined });
    expect(getItemPosition(grid, "c")).toMatchObject({ next: undefined, latest: undefined });
    expect(getItemPosition([a], "a")).toEqual({ number: 1, count: 1 });
  });

  it("is none for an item that does not hang there, and on an empty grid", () => {
    expect(getItemPosition(grid, "x")).toEqual({ number: 0, count: 3 });
    expect(getItemPosition([], "a")).toEqual({ number: 0, count: 0 });
  });
});

describe("the address of an item", () => {
  it("is below its gallery's, whatever its name", () => {
    expect(galleryPath("fan-art")).toBe("/galleries/fan-art");
    expect(galleryPath("fan-art", "paper fox")).toBe("/galleries/fan-art/paper%20fox");
    expect(galleryPath("fan-art", "../x?y#z")).toBe("/galleries/fan-art/..%2Fx%3Fy%23z");
  });
});
