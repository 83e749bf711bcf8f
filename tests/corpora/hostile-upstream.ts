import { exceededBound, exceededLength } from "~/upstream/html/bounds";
import { chapterOf } from "../e2e/own-upstream";
import { naughty } from "./naughty";
import { payloads } from "./payloads";

const own = Object.values(payloads).flat();

/** The naughty strings with markup. */
const listed = naughty.filter((text) => /[<&"'`]|script:/i.test(text));

export const all: readonly string[] = [...own, ...listed];

/** Every nth payload. */
function share(number: number, of: number): string[] {
  return all.filter((_payload, index) => index % of === number);
}

/** Several payloads in one text, within the bounds of depth. */
function together(number: number): string {
  return share(number, 40).join("\n<p>");
}

/** Items of the shop, and types of commissions. */
const ITEMS = 60;

/** Keys for prototype pollution. */
const pollution = JSON.parse(
  `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
) as object;

/** A character with payloads in every text. */
function character(category: string): object {
  const html = "likes dislikes traits abilities skills story1 story2".split(" ");
  const plain = (
    "quote fullName otherNames species speciesScientificName gender lifetime heightUs heightMetric " +
    "occupation favoriteColor favoriteFood characterClass role primaryWeapon secondaryWeapon " +
    "magicElement armor"
  ).split(" ");
  return {
    ...pollution,
    category,
    ...Object.fromEntries(html.map((field, index) => [field, together(index + category.length)])),
    ...Object.fromEntries(plain.map((field, index) => [field, all[index * 7]])),
  };
}

/** As many texts as a page of the world may have. */
const texts = (first: number) =>
  Array.from({ length: 200 }, (_, at) => share(first + at, 400).join("\n<p>"));

const spread = { pageLeft: texts(0), pageRight: texts(200), ...pollution };

const withinBounds = (html: string) => ((exceededLength(html) ?? exceededBound(html)) ? "" : html);

/** Data for `startOwnUpstream` with payloads in every text. */
export const hostileData: Record<string, unknown> = {
  "comics/talechasers/latest": [1, 3],
  "comics/talechasers/chapters/1": chapterOf({
    1: "Harmless",
    2: together(20),
    3: together(21),
  }),
  characters: all.slice(0, 40).map((shortName) => ({ shortName, category: "PRESENT" })),
  "characters/chase": character("PRESENT"),
  guildcharacters: all.slice(40, 80).map((shortName) => ({ shortName, category: "GUILDMEMBER" })),
  "guildcharacters/pim": character("GUILDMEMBER"),
  "world/topics/feral": ["Grove Stag", ...all],
  "world/topics/botanary": all,
  "world/content/world/bestiary/feral/grove-stag": spread,
  "world/content/world/botanary/trees": spread,
  "commissions/data": {
    status: all[0],
    form: "javascript:alert(1)",
    queue: "data:text/html,<script>alert(1)</script>",
    offer: together(22),
  },
  "commissions/types": all.slice(0, ITEMS).map((payload, index) => ({
    name: all[all.length - 1 - index],
    price: payload,
    description: share(index, ITEMS).join("\n<p>"),
    exampleImage: index % 10 ? "" : payload,
  })),
  "shop/entries": all.slice(-ITEMS).map((payload, index) => ({
    title: all[index],
    // HTML beyond the bounds fails the whole shop.
    description: withinBounds(share(index, ITEMS).join("\n<p>")),
    link: index % 3 ? "javascript:alert(1)" : payload,
    ...pollution,
  })),
  "galleries/fan-art": all.map((title, id) => ({ id, title, location: `fan-art/${id}.png` })),
  "galleries/fan-art/items/1": {
    title: all[1],
    description: together(23),
    location: "fan-art/1.png",
  },
  "stream/games/pokemon/players": all,
  "donations/kka-2024/twitch": Object.fromEntries(all.map((name, index) => [name, index + 1])),
  "generators/transformation/lists/species": {
    result: Object.fromEntries(
      all.slice(0, 60).map((name) => [name, [{ name, subNames: [name, all.at(-1)] }]]),
    ),
  },
  "overlay/events/count": 0,
  ...Object.fromEntries(
    share(0, 60).map((payload, position) => [
      `overlay/events/next/${position}`,
      {
        ...pollution,
        type: ["cheer", "sub", "raid"][position % 3],
        username: payload,
        message: payload,
        receiver: payload,
        count: 5,
        pfp: payload,
      },
    ]),
  ),
};

/** The pages that show these data. */
export const hostilePages: readonly string[] = [
  "/",
  "/comics/talechasers/1/2",
  "/comics/talechasers/1/3",
  "/characters",
  "/characters/chase",
  "/cga/characters",
  "/cga/characters/pim",
  "/world?q=alert",
  "/world/bestiary/feral",
  "/world/bestiary/feral/grove-stag",
  "/world/botanary",
  "/world/botanary/trees",
  "/commissions",
  "/shop",
  "/galleries",
  "/galleries/fan-art",
  "/galleries/fan-art/1",
  "/stream/pokemon/gym-challenge",
  "/stream/charities/kka",
  "/tf-generator/list",
];
