import { describe, expect, it } from "vitest";
import { pictureAddress, responsiveAddresses, retryAddress } from "./picture-address";

describe("pictureAddress", () => {
  it.each([
    ["desktop", "d"],
    ["mobile", "m"],
    ["thumbnail", "thumb"],
    ["full", "base"],
  ] as const)("of the variant %s begins with %s/", (variant, prefix) => {
    expect(pictureAddress("/cdn", variant, "shop/badge.png")).toBe(`/cdn/${prefix}/shop/badge.png`);
  });

  it("has the size in its query", () => {
    expect(pictureAddress("https://cdn.example", "desktop", "a.png", "small")).toBe(
      "https://cdn.example/d/a.png?size=small",
    );
  });

  it("encodes each segment", () => {
    expect(pictureAddress("/cdn", "full", "world/bestiary/Šarn's ?#%.png")).toBe(
      "/cdn/base/world/bestiary/%C5%A0arn's%20%3F%23%25.png",
    );
  });
});

describe("responsiveAddresses", () => {
  const query = (size: string | undefined) => (size ? `?size=${size}` : "");

  it.each([
    ["large", false, "large", "medium"],
    ["medium", false, "medium", "small"],
    ["small", false, "small", "small"],
    [undefined, false, undefined, undefined],
    ["large", true, "medium", "small"],
    ["medium", true, "small", "small"],
    [undefined, true, "large", "medium"],
  ] as const)(
    "of size %s (data saver: %s) are %s on a desktop and %s on a phone",
    (size, dataSaver, desktop, mobile) => {
      expect(responsiveAddresses("/cdn", "a.png", size, dataSaver)).toEqual({
        desktop: `/cdn/d/a.png${query(desktop)}`,
        mobile: `/cdn/m/a.png${query(mobile)}`,
      });
    },
  );

  it("of a full picture are the original, or those of a large one with data saver", () => {
    const full = { desktop: "/cdn/base/a.png", mobile: "/cdn/base/a.png" };
    expect(responsiveAddresses("/cdn", "a.png", "full", false)).toEqual(full);
    expect(responsiveAddresses("/cdn", "a.png", "full", true)).toEqual(
      responsiveAddresses("/cdn", "a.png", "large", true),
    );
  });
});

it("each retry has another address", () => {
  expect(retryAddress("/cdn/d/a.png", 0)).toBe("/cdn/d/a.png");
  expect(retryAddress("/cdn/d/a.png", 1)).toBe("/cdn/d/a.png?retry=1");
  expect(retryAddress("/cdn/d/a.png?size=small", 2)).toBe("/cdn/d/a.png?size=small&retry=2");
});
