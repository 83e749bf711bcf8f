import fc from "fast-check";
import { expect, it } from "vitest";
import { examplePages } from "../tests/routes/site-pages";
import { toCanonicalPath, withoutAddedSigns } from "./own-path";

it.each([
  ["/CGA", "/cga"],
  ["/%63ga/contact", "/cga/contact"],
  ["/x/../cga//contact/", "/cga/contact"],
  ["/World/Bestiary.data", "/world/bestiary.data"],
  ["/WORLD/botanary/%c5%a1arn", "/world/botanary/%C5%A1arn"],
  ["/world/bestiary/feral/Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
  ["/world/magic/classes/Lunar%C2%AD%20Magus", "/world/magic/classes/lunar-magus"],
  ["/TF generator", "/tf-generator"],
  ["/.//evil.example", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/comics/talechasers/%20/1", "/comics/talechasers/%20/1"],
])("the canonical form of the path %s is %s", (path, own) => {
  expect(toCanonicalPath(path)).toBe(own);
});

it.each([
  ["/Characters/Vixy", "/characters/Vixy"],
  ["/characters/brakk%20", "/characters/brakk"],
  ["/galleries/fan-art/%20IMG_7%20/", "/galleries/fan-art/IMG_7"],
  ["/CGA/characters/McFox.data", "/cga/characters/McFox.data"],
  ["/Galleries/Fan-Art/IMG_7", "/galleries/fan-art/IMG_7"],
  [
    "/stream/pokemon/gym-challenge/Players/Marsh_Marigold",
    "/stream/pokemon/gym-challenge/players/Marsh_Marigold",
  ],
  ["/comics/Talechasers/2/3/IMG_7", "/comics/talechasers/2/3/IMG_7"],
  ["/cdn/Thumb/A,b.png", "/cdn/Thumb/A,b.png"],
])("the path %s becomes %s, in which the name from the upstream is unchanged", (path, own) => {
  expect(toCanonicalPath(path)).toBe(own);
});

it.each(examplePages.map(([path]) => path.split(/[?#]/)[0]!))(
  "the path %s is already in canonical form",
  (path) => {
    expect(toCanonicalPath(path)).toBe(path);
  },
);

it("any path has one canonical form, which is a path on this site", () => {
  const segment = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("..", "%2e", "A", ""));
  const path = fc.array(segment).map((all) => `/${all.map(encodeURIComponent).join("/")}`);
  fc.assert(
    fc.property(path, (given) => {
      const own = toCanonicalPath(given);
      expect(own).toMatch(/^\/(?!\/)/);
      expect(toCanonicalPath(own)).toBe(own);
    }),
  );
});

it.each([
  ["/shop)", "/shop"],
  ["/shop/index.html", "/shop"],
  ["/comics/talechasers/02/003.", "/comics/talechasers/2/3"],
  ["/shop%E2%80%9D", "/shop"],
  ["/shop.%E2%80%99%E2%80%A6", "/shop"],
  ["/characters/vixy%E2%80%8B", "/characters/vixy"],
  ["/characters/vixy%EF%BB%BF%2C", "/characters/vixy"],
  ["/galleries/fan-art/fox%C2%BB%3E", "/galleries/fan-art/fox"],
  ["/characters/%C5%A0arn", "/characters/%C5%A0arn"],
  ["/characters/%D7%A9%D7%9C%D7%95%D7%9D!", "/characters/%D7%A9%D7%9C%D7%95%D7%9D"],
  ["/characters/fox%F0%9F%A6%8A", "/characters/fox%F0%9F%A6%8A"],
  ["/%E2%80%9D", "/"],
  ["/galleries/", "/galleries/"],
])("withoutAddedSigns converts the path %s to %s", (path, expected) => {
  expect(withoutAddedSigns(path)).toBe(expected);
});
