import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureRights } from "~mocks/picture-rights";
import { rasterise } from "~mocks/rasterise";

const picture = {
  width: 1200,
  height: 800,
  hue: 0,
  file: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#b3450f"/></svg>',
  ),
};

async function rightsOf(path: string, wanted: { variant: string; size: string | null }) {
  const formats = ["image/avif", "image/webp", "image/png"].map(async (accept) => {
    const file = await rasterise(path, picture, { ...wanted, accept });
    return (await sharp(file!.body).metadata()).xmpAsString;
  });
  const found = new Set(await Promise.all(formats));
  expect(found.size).toBe(1);
  return [...found][0];
}

describe("the XMP metadata of a picture", () => {
  const page = "comics/talechasers/1/a.png";
  const rights = "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>";

  beforeAll(() => void Object.assign(pictureRights, { packet: rights, minWidthPx: 960 }));
  afterAll(() => void Object.assign(pictureRights, { packet: "", minWidthPx: Infinity }));

  it("name the rights in every format of wide pictures", async () => {
    expect(await rightsOf(page, { variant: "d", size: "medium" })).toBe(rights);
    expect(await rightsOf(page, { variant: "base", size: null })).toBe(rights);
  });

  it("are missing in small pictures, to save a quarter of their bytes", async () => {
    expect(await rightsOf(page, { variant: "d", size: "small" })).toBeUndefined();
    expect(await rightsOf(page, { variant: "thumb", size: null })).toBeUndefined();
  });

  it("are missing in fan art", async () => {
    const fanArt = "galleries/fan-art/a.png";
    expect(await rightsOf(fanArt, { variant: "base", size: null })).toBeUndefined();
  });
});

it("draws a picture once per size, and again after a failure", async () => {
  const wanted = { variant: "thumb", size: null, accept: "" };
  const draw = (one: typeof picture) => rasterise("shop/a.png", one, wanted);
  const [first, second] = await Promise.all([draw(picture), draw(picture)]);
  expect(second).toBe(first);

  const broken = { ...picture, file: Buffer.from("no drawing") };
  await expect(draw(broken)).rejects.toThrow();
  broken.file = picture.file;
  expect(await draw(broken)).toEqual(first);
});
