import { JSDOM } from "jsdom";
import { beforeEach, expect, it } from "vitest";
import { dataOf, visit, withRecordedUpstream } from "./visits";

beforeEach(withRecordedUpstream);

/** A text with allowed and forbidden markup. */
const written =
  'A <a href="/world/magic" onclick="hunt()" style="color:red">linked fox</a> is <em>well stressed</em>.' +
  '<script>hunt()</script><a href="javascript:hunt()">trap</a>';

/** Loads a page while a call returns this data. */
async function openWith(path: string, call: string, data: unknown): Promise<Document> {
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  const { outcome } = await visit({ path }, new Map([[`GET /v1/${call}`, body]]));
  expect(outcome.status).toBe(200);
  return new JSDOM(outcome.body).window.document;
}

/** Expects at least `count` links, and no markup in titles, attributes and text. */
function expectLinks(document: Document, count: number): void {
  const links = Array.from(document.querySelectorAll("main a")).filter(
    ({ textContent }) => textContent === "linked fox",
  );
  expect(links.length).toBeGreaterThanOrEqual(count);
  for (const link of links) {
    expect([link.getAttributeNames(), link.getAttribute("href")]).toEqual([
      ["href"],
      "/world/magic",
    ]);
    expect(link.parentElement?.querySelector("em")?.textContent).toBe("well stressed");
  }
  const forbidden = "[onclick], [href^=javascript], em + script";
  expect(document.querySelectorAll(forbidden).length).toBe(0);
  const values = [...document.querySelectorAll("*")].flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  expect(values.filter((value) => /<\/|<a/.test(value))).toEqual([]);
  expect(document.title + document.querySelector("main")!.textContent).not.toContain("<a");
}

it.each([
  ["/characters/vixy", "characters/vixy"],
  ["/cga/characters/wren", "guildcharacters/wren"],
])("every text of %s can contain a link and emphasis", async (path, call) => {
  await visit({ path });
  const record = dataOf({ key: `GET /v1/${call}`, call: "" }) as Record<string, unknown>;
  const names = Object.keys(record).filter((name) => typeof record[name] === "string");
  const texts = names.filter((name) => name !== "category");
  const withText = (text: string) => Object.fromEntries(texts.map((name) => [name, text]));
  const before = (await openWith(path, call, record)).querySelectorAll("dt").length;
  const linked = await openWith(path, call, { ...record, ...withText(written) });
  expectLinks(linked, texts.length);
  expect(linked.querySelectorAll("dt").length).toBe(before);
  const empty = await openWith(path, call, { ...record, ...withText("<em> </em>") });
  expect(empty.querySelectorAll("dt").length).toBeLessThan(before / 2);
});

const double = { pageLeft: ["<p>x</p>", `<p>${written}</p>`], pageRight: [`<p>${written}</p>`] };

it.each<[path: string, call: string, data: unknown, links: number]>([
  [
    "/world/bestiary/feral/sarn-s-hound",
    "world/content/world/bestiary/feral/sarn-s-hound",
    double,
    2,
  ],
  ["/world/botanary/trees", "world/content/world/botanary/trees", double, 2],
  ["/world/magic/elements/fire", "world/content/world/magic/elements/fire", double, 2],
  [
    "/galleries/fan-art/paper-forest",
    "galleries/fan-art/items/paper-forest",
    { title: "Forest", location: "a.png", description: written },
    1,
  ],
  ["/shop", "shop/entries", [{ title: "Mug", name: "mug", description: written }], 1],
  ["/commissions", "commissions/types", [{ name: "Sketch", description: written }], 1],
  ["/commissions", "commissions/data", { status: "Open", offer: written }, 1],
  [
    "/comics/talechasers/1/1",
    "comics/talechasers/chapters/1",
    { 1: { imageId: "a", commentary: written } },
    1,
  ],
])(
  "the text on the page %s from the API call %s contains its links",
  async (path, call, data, links) => {
    expectLinks(await openWith(path, call, data), links);
  },
);
