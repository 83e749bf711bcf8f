import { expect, it } from "vitest";
import { pictureAddress, pictureSources, retryAddress, sourceSet } from "./picture-address";

it.each([
  ["desktop", undefined, "/cdn/d/world/%C5%A0arn's%20%3F%23%25.png"],
  ["mobile", "small", "/cdn/m/world/%C5%A0arn's%20%3F%23%25.png?size=small"],
  ["thumbnail", undefined, "/cdn/thumb/world/%C5%A0arn's%20%3F%23%25.png"],
  ["full", undefined, "/cdn/base/world/%C5%A0arn's%20%3F%23%25.png"],
] as const)(
  "pictureAddress for the variant %s and the size %s returns %s",
  (variant, size, address) => {
    expect(pictureAddress("/cdn", variant, "world/Šarn's ?#%.png", size)).toBe(address);
  },
);

it.each([
  [{ size: "large" }, false, ["m/a.png?size=large", "m/a.png?size=medium", "d/a.png?size=large"]],
  [{ size: "full" }, false, ["base/a.png"]],
  [{ size: "large" }, true, ["m/a.png?size=small", "d/a.png?size=medium"]],
  [{ size: "full" }, true, ["m/a.png?size=small", "d/a.png?size=medium"]],
  [{}, true, ["m/a.png?size=small", "d/a.png?size=small"]],
  [
    { size: "large", attempt: 1 },
    true,
    ["m/a.png?size=small&retry=1", "d/a.png?size=medium&retry=1"],
  ],
] as const)(
  "pictureSources for the options %j, with the data saver set to %s, returns the files %j",
  (choice, dataSaver, paths) => {
    const sources = pictureSources("https://cdn.example", "a.png", choice, dataSaver);
    expect(sources.map(({ files }) => files)).toEqual(
      paths.map((path) => `https://cdn.example/${path}`),
    );
    expect(sources.findIndex(({ media }) => !media)).toBe(sources.length - 1);
  },
);

it("browsers can choose between all sizes of the variant for their screen", () => {
  const [mobile, desktop] = pictureSources("", "a.png", { attempt: 2 }, false);
  const sizesOf = (files: string) => Array.from(files.matchAll(/size=(\w+)/g), ([, size]) => size);
  expect(mobile!.media).toBe("(max-width: 47.99rem)");
  for (const { files } of [mobile!, desktop!]) {
    expect(sizesOf(files)).toEqual(["small", "medium", "large"]);
    expect(files.split(", ")).toHaveLength(4);
    expect(files.match(/retry=2/g)).toHaveLength(4);
  }
});

it("a source set lists thumbnails before larger files", () => {
  const files = sourceSet("", "a.png", ["thumbnail", "desktop"]).split(", ");
  expect(files[0]).toMatch(/^\/thumb\/a\.png\?size=small \d+w$/);
  expect(files.at(-1)).toMatch(/^\/d\/a\.png \d+w$/);
  const widths = files.map((file) => parseInt(file.split(" ")[1]!, 10));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

it("each retry of a picture has a different address", () => {
  expect(retryAddress("/cdn/d/a.png", 0)).toBe("/cdn/d/a.png");
  expect(retryAddress("/cdn/d/a.png?size=small", 2)).toBe("/cdn/d/a.png?size=small&retry=2");
});
