import { expect, it } from "vitest";
import { rasterise } from "~mocks/rasterise";

const picture = {
  width: 1200,
  height: 800,
  hue: 0,
  file: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#b3450f"/></svg>',
  ),
};

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
