import { JSDOM } from "jsdom";
import { beforeEach, expect, it } from "vitest";
import { visit, withRecordedUpstream } from "./visits";

beforeEach(withRecordedUpstream);

const hebrew = "שועל!";
const html = `<ul><li>${hebrew}</li></ul>`;
const item = { id: "a", title: hebrew, location: "a.png", artist: hebrew, description: html };
const character = { quote: hebrew, species: hebrew, likes: html, story1: html };

it.each<[path: string, call: string, data: unknown]>([
  ["/galleries/fan-art", "galleries/fan-art", [item]],
  ["/galleries/fan-art/paper-forest", "galleries/fan-art/items/paper-forest", item],
  ["/characters", "characters", [{ shortName: hebrew, category: "PRESENT" }]],
  [
    "/characters/vixy",
    "characters/vixy",
    { ...character, category: "PRESENT", fullName: hebrew, lifetime: hebrew },
  ],
  ["/cga/characters/wren", "guildcharacters/wren", { ...character, category: "GUILDMEMBER" }],
  ["/world/bestiary/feral", "world/topics/feral", [hebrew]],
  ["/world/botanary/trees", "world/content/world/botanary/trees", { pageLeft: [html] }],
  [
    "/shop",
    "shop/entries",
    [{ title: hebrew, name: "a", price: hebrew, description: html, link: "https://a.example/" }],
  ],
  ["/commissions", "commissions/types", [{ name: hebrew, price: hebrew, description: html }]],
  ["/commissions", "commissions/data", { status: hebrew, offer: html }],
  ["/", "commissions/data", { status: hebrew }],
  ["/stream/pokemon/gym-challenge", "stream/games/pokemon/players", [hebrew]],
  ["/stream/charities/kka", "donations/kka-2024/twitch", { [hebrew]: 5 }],
  [
    "/tf-generator/list",
    "generators/transformation/lists/species",
    { result: { Mammals: [{ name: hebrew, subNames: [hebrew] }] } },
  ],
  [
    "/comics/talechasers/1/1",
    "comics/talechasers/chapters/1",
    { 1: { imageId: "a", commentary: html, transcript: html } },
  ],
])("each text on %s from the API call %s has its own text direction", async (path, call, data) => {
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  const { outcome } = await visit({ path }, new Map([[`GET /v1/${call}`, body]]));
  const { document, NodeFilter } = new JSDOM(outcome.body).window;
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const texts: Element[] = [];
  while (walker.nextNode()) {
    const { data: text, parentElement } = walker.currentNode as Text;
    if (text.includes(hebrew)) texts.push(parentElement!);
  }
  expect(texts).not.toEqual([]);
  const without = texts.filter((element) => !element.closest("[dir=auto], bdi"));
  expect(without.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
