import { expect, it } from "vitest";
import { readEnvironment } from "~/environment";
import { visitor } from "./visitor";

it.each([
  ["Twitter", {}, /^https:\/\/twitter\.com\/intent\/tweet\?/],
  ["Mastodon", { host: "@chase@Fox.example" }, /^https:\/\/fox\.example\/share\?/],
  ["Bluesky", { host: "https://fox.example/" }, /^https:\/\/fox\.example\/intent\/compose\?/],
])(
  "a result is shared on %s in one step, and the server is remembered",
  async (network, server, address) => {
    const { open, submit } = visitor();
    const result = await open("/tf-generator/result?quick=true");
    const share = result.getByRole("button", { name: `Share on ${network}` });
    for (const typed of [server, "host" in server ? { host: "" } : {}]) {
      const led = await submit(share, typed);
      expect(led.address).toMatch(address);
      const { searchParams } = new URL(led.address);
      const told = [searchParams.get("text"), searchParams.get("url")].join(" ");
      expect(told).toContain("I have been transformed into");
      expect(told).toContain(readEnvironment(process.env).SITE_URL + result.address);
    }
  },
);

it("a result is announced with its own picture", async () => {
  const { open } = visitor();
  const result = await open("/tf-generator/result?quick=true");
  const image = result.find('meta[property="og:image"]').getAttribute("content")!;
  const { pathname, search } = new URL(image);
  const picture = await open(pathname + search);
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});
