import { describe, expect, it } from "vitest";
import { galleryPath, placeOnWall } from "./place-on-wall";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
const wall = [a, b, c];

describe("a piece's place on the wall", () => {
  it("leads all ways from the middle", () => {
    expect(placeOnWall(wall, "b")).toEqual({
      number: 2,
      count: 3,
      first: a,
      previous: a,
      next: c,
      latest: c,
    });
  });

  it("leads nowhere from either end", () => {
    expect(placeOnWall(wall, "a")).toMatchObject({ first: undefined, previous: undefined });
    expect(placeOnWall(wall, "c")).toMatchObject({ next: undefined, latest: undefined });
    expect(placeOnWall([a], "a")).toEqual({ number: 1, count: 1 });
  });

  it("is none for a piece that does not hang there, and on an empty wall", () => {
    expect(placeOnWall(wall, "x")).toEqual({ number: 0, count: 3 });
    expect(placeOnWall([], "a")).toEqual({ number: 0, count: 0 });
  });
});

describe("the address of a piece", () => {
  it("is below its gallery's, whatever its name", () => {
    expect(galleryPath("fan-art")).toBe("/galleries/fan-art");
    expect(galleryPath("fan-art", "paper fox")).toBe("/galleries/fan-art/paper%20fox");
    expect(galleryPath("fan-art", "../x?y#z")).toBe("/galleries/fan-art/..%2Fx%3Fy%23z");
  });
});
