import { expect, it } from "vitest";
import { visitor } from "./visitor";

it("a result has its own preview image", async () => {
  const { open } = visitor();
  const result = await open("/tf-generator/result?quick=true");
  const image = result.find('meta[property="og:image"]').getAttribute("content")!;
  const { pathname, search } = new URL(image);
  const picture = await open(pathname + search);
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});
