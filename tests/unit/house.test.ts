import { expect, it } from "vitest";
import { houseOf } from "~/document/house";

it.each([
  ["/", "chase"],
  ["/comics/talechasers/1/1", "chase"],
  ["/characters/cga", "chase"],
  ["/cga", "cga"],
  ["/cga/", "cga"],
  ["/cga/characters/vixy", "cga"],
  ["/cgallery", "chase"],
  ["/ex", "none"],
  ["/ex/overlay", "none"],
  ["/extras", "chase"],
  ["/example", "chase"],
  ["", "chase"],
])("%s belongs to %s", (pathname, house) => {
  expect(houseOf(pathname)).toBe(house);
});
