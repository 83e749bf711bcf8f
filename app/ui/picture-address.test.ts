import { expect, it } from "vitest";
import { pictureAddress, responsiveAddresses, retryAddress } from "./picture-address";

it.each([
  ["desktop", undefined, "/cdn/d/world/%C5%A0arn's%20%3F%23%25.png"],
  ["mobile", "small", "/cdn/m/world/%C5%A0arn's%20%3F%23%25.png?size=small"],
  ["thumbnail", undefined, "/cdn/thumb/world/%C5%A0arn's%20%3F%23%25.png"],
  ["full", undefined, "/cdn/base/world/%C5%A0arn's%20%3F%23%25.png"],
] as const)("the address of the variant %s in size %s is %s", (variant, size, address) => {
  expect(pictureAddress("/cdn", variant, "world/Šarn's ?#%.png", size)).toBe(address);
});

it.each([
  ["large", false, "d/a.png?size=large", "m/a.png?size=medium"],
  ["medium", false, "d/a.png?size=medium", "m/a.png?size=small"],
  ["small", false, "d/a.png?size=small", "m/a.png?size=small"],
  [undefined, false, "d/a.png", "m/a.png"],
  ["full", false, "base/a.png", "base/a.png"],
  ["large", true, "d/a.png?size=medium", "m/a.png?size=small"],
  ["medium", true, "d/a.png?size=small", "m/a.png?size=small"],
  [undefined, true, "d/a.png?size=large", "m/a.png?size=medium"],
  ["full", true, "d/a.png?size=medium", "m/a.png?size=small"],
] as const)(
  "a picture of size %s (data saver: %s) is %s on a desktop and %s on a phone",
  (size, dataSaver, desktop, mobile) => {
    const addresses = responsiveAddresses("https://cdn.example", "a.png", size, dataSaver);
    const at = (path: string) => `https://cdn.example/${path}`;
    expect(addresses).toEqual({ desktop: at(desktop), mobile: at(mobile) });
  },
);

it("each retry has a different address", () => {
  expect(retryAddress("/cdn/d/a.png", 0)).toBe("/cdn/d/a.png");
  expect(retryAddress("/cdn/d/a.png?size=small", 2)).toBe("/cdn/d/a.png?size=small&retry=2");
});
