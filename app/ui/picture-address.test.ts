import { describe, expect, it } from "vitest";
import { pictureAddress, responsiveAddresses, retryAddress, shrink } from "./picture-address";
import { comicPicture } from "~/comics/comic-picture";

describe("the address of a picture", () => {
  it.each([
    ["desktop", "d"],
    ["mobile", "m"],
    ["thumbnail", "thumb"],
    ["full", "base"],
  ] as const)("in the %s variant begins with %s/", (variant, prefix) => {
    expect(pictureAddress("/cdn", variant, "shop/badge.png")).toBe(`/cdn/${prefix}/shop/badge.png`);
  });

  it.each(["small", "medium", "large"] as const)("asks for the size %s", (size) => {
    expect(pictureAddress("/cdn", "desktop", "a.png", size)).toBe(`/cdn/d/a.png?size=${size}`);
  });

  it("without a size asks for none: the full one", () => {
    expect(pictureAddress("/cdn", "desktop", "a.png")).toBe("/cdn/d/a.png");
  });

  it("may be on another host", () => {
    expect(pictureAddress("https://cdn.example", "full", "a.png")).toBe(
      "https://cdn.example/base/a.png",
    );
  });

  it("has each segment encoded, and only what lies between slashes", () => {
    expect(pictureAddress("/cdn", "full", "world/bestiary/Šarn's ?#%.png")).toBe(
      "/cdn/base/world/bestiary/%C5%A0arn's%20%3F%23%25.png",
    );
  });

  it("of a comic page is comic, chapter and picture id", () => {
    expect(comicPicture("talechasers", 3, "a1b2")).toBe("comics/talechasers/3/a1b2.png");
  });
});

describe("one size smaller", () => {
  it.each([
    ["large", "medium"],
    ["medium", "small"],
    ["small", "small"],
    [undefined, "large"],
  ] as const)("than %s is %s", (size, smaller) => {
    expect(shrink(size)).toBe(smaller);
  });
});

describe("a picture on a phone", () => {
  const addresses = (size: "small" | "medium" | "large" | undefined, dataSaver = false) =>
    responsiveAddresses("/cdn", "a.png", size, dataSaver);

  it.each([
    ["large", "/cdn/m/a.png?size=medium"],
    ["medium", "/cdn/m/a.png?size=small"],
    ["small", "/cdn/m/a.png?size=small"],
    [undefined, "/cdn/m/a.png"],
  ] as const)("that is %s elsewhere is %s", (size, mobile) => {
    expect(addresses(size)).toEqual({
      desktop: `/cdn/d/a.png${size ? `?size=${size}` : ""}`,
      mobile,
    });
  });

  it.each([
    ["large", "medium", "small"],
    ["medium", "small", "small"],
    ["small", "small", "small"],
    [undefined, "large", "medium"],
  ] as const)("with the data saver, instead of %s, is %s, or %s", (size, desktop, mobile) => {
    expect(addresses(size, true)).toEqual({
      desktop: `/cdn/d/a.png?size=${desktop}`,
      mobile: `/cdn/m/a.png?size=${mobile}`,
    });
  });
});

describe("a full picture", () => {
  it("is the file as it was drawn, on every screen", () => {
    const full = { desktop: "/cdn/base/a.png", mobile: "/cdn/base/a.png" };
    expect(responsiveAddresses("/cdn", "a.png", "full", false)).toEqual(full);
  });

  it("is as small as a large one while data is saved", () => {
    expect(responsiveAddresses("/cdn", "a.png", "full", true)).toEqual(
      responsiveAddresses("/cdn", "a.png", "large", true),
    );
  });
});

describe("a retry", () => {
  it("has an address of its own, and the first attempt the plain one", () => {
    expect(retryAddress("/cdn/d/a.png", 0)).toBe("/cdn/d/a.png");
    expect(retryAddress("/cdn/d/a.png", 1)).toBe("/cdn/d/a.png?retry=1");
    expect(retryAddress("/cdn/d/a.png?size=small", 2)).toBe("/cdn/d/a.png?size=small&retry=2");
  });
});
