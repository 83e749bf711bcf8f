import { expect, it } from "vitest";
import { readEnvironment } from "~/environment";
import { visitor } from "./visitor";

it.each([
  ["Mastodon", { host: "@chase@Fox.example" }, /^https:\/\/fox\.example\/share\?/],
  ["Bluesky", {}, /^https:\/\/bsky\.app\/intent\/compose\?/],
])("shares a result on %s in one step", async (network, server, address) => {
  const { open, submit } = visitor();
  const result = await open("/tf-generator/result?quick=true");
  const led = await submit(result.getByRole("button", { name: `Share on ${network}` }), server);
  expect(led.address).toMatch(address);
  const post = new URL(led.address).searchParams.get("text");
  expect(post).toContain("I have been transformed into");
  expect(post).toContain(readEnvironment(process.env).SITE_URL + result.address);
});

it("a result has its own preview image", async () => {
  const { open } = visitor();
  const result = await open("/tf-generator/result?quick=true");
  const image = result.find('meta[property="og:image"]').getAttribute("content")!;
  const { pathname, search } = new URL(image);
  const picture = await open(pathname + search);
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});
