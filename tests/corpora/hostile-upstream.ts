import openApi from "../../docs/openapi.json" with { type: "json" };
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

/** Joins every fortieth payload to one text; more would nest deeper than texts may. */
function together(number: number): string {
  return share(number, 40).join("\n<p>");
}

/** Items of the shop, and types of commissions. */
const ITEMS = 60;

/** Keys for prototype pollution. */
const pollution = JSON.parse(
  `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
) as object;

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  contentMediaType?: string;
  maxLength?: number;
}

const schemas = openApi.components.schemas as Readonly<Record<string, Schema>>;

/** A record of docs/openapi.json with payloads in every text. @param start chooses other payloads */
function everyText(component: keyof typeof openApi.components.schemas, start = 0): object {
  const texts = Object.entries(schemas[component]!.properties!).flatMap(([field, schema], at) => {
    const { type, contentMediaType } = resolve(schema);
    if (!type?.includes("string")) return [];
    const isFlow = schema.$ref?.endsWith("Html");
    return [[field, contentMediaType && isFlow ? together(start + at) : all[(start + at) * 7]]];
  });
  return { ...Object.fromEntries(texts), ...pollution };
}

/** The schema that a reference leads to, or the first of several. */
function resolve(schema: Schema): Schema {
  const { $ref, anyOf } = schema;
  if ($ref) return resolve(schemas[$ref.split("/").at(-1)!]!);
  return anyOf ? resolve(anyOf[0]!) : schema;
}

/** As many texts as a page of the world may have. */
const texts = (first: number) =>
  Array.from({ length: 200 }, (_, at) => share(first + at, 400).join("\n<p>"));

const doublePage = { pageLeft: texts(0), pageRight: texts(200), ...pollution };

/** Data for `startOwnUpstream` with payloads in every text. */
export const hostileData: Record<string, unknown> = {
  "comics/talechasers/latest": [1, 3],
  "comics/talechasers/chapters/1": Object.fromEntries(
    [1, 2, 3].map((page) => [
      page,
      {
        ...everyText("ComicPage", page),
        imageId: `drawing-${page}`,
        panels: [{ x: 0, y: 0, width: 1, height: 0.5, ...everyText("Panel", page) }],
      },
    ]),
  ),
  characters: all.slice(0, 40).map((shortName) => ({ shortName, category: "PRESENT" })),
  "characters/chase": { ...everyText("Character"), category: "PRESENT" },
  guildcharacters: all.slice(40, 80).map((shortName) => ({ shortName, category: "GUILDMEMBER" })),
  "guildcharacters/pim": { ...everyText("GuildCharacter", 11), category: "GUILDMEMBER" },
  "world/topics/feral": ["Grove Stag", ...all],
  "world/topics/botanary": all,
  "world/content/world/bestiary/feral/grove-stag": doublePage,
  "world/content/world/botanary/trees": doublePage,
  "commissions/data": {
    ...everyText("CommissionInfo"),
    form: "javascript:alert(1)",
    queue: "data:text/html,<script>alert(1)</script>",
  },
  "commissions/types": all.slice(0, ITEMS).map((payload, index) => ({
    ...everyText("CommissionType", index % 40),
    name: all[all.length - 1 - index],
    price: payload,
    description: share(index, ITEMS).join("\n<p>"),
    exampleImage: index % 10 ? "" : payload,
  })),
  "shop/entries": all.slice(-ITEMS).map((payload, index) => ({
    ...everyText("ShopEntry", index % 40),
    title: all[index],
    description: share(index, ITEMS).join("\n<p>"),
    link: index % 3 ? "javascript:alert(1)" : payload,
  })),
  "galleries/fan-art": all.map((title, id) => ({
    ...everyText("ListedGalleryItem", id % 40),
    id,
    title,
    location: `fan-art/${id}.png`,
  })),
  "galleries/fan-art/items/1": { ...everyText("GalleryItem"), location: "fan-art/1.png" },
  "stream/games/pokemon/players": all,
  "stream/games/pokemon/players/fern": all.map((badge) => ({ badge, level: 3, awardDate: badge })),
  "comics/talechasers/chapters/1/pages/1/advance/next": { page: all[0] },
  "downloads/super-fox": "javascript:alert(1)",
  donations: all[0],
  "donations/kka-2024/twitch": Object.fromEntries(all.map((name, index) => [name, index + 1])),
  "generators/transformation/lists/species": {
    result: Object.fromEntries(
      all.slice(0, 60).map((name) => [name, [{ name, subNames: [name, all.at(-1)] }]]),
    ),
  },
  "generators/transformation/quick": { ...everyText("Transformation"), success: true },
  "tools/pokemon/choose-your-starter/0b8a6f0e-52a9-4f5e-9f0c-2f3f5a0f6c1d": {
    ...Object.fromEntries(
      ["left", "center", "right"].map((side, at) => [
        side,
        { ...everyText("Starter", at), id: at + 1 },
      ]),
    ),
    teamSize: 6,
  },
  "overlay/events/count": 0,
  ...Object.fromEntries(
    share(0, 60).map((payload, position) => [
      `overlay/events/next/${position}`,
      {
        ...everyText("OverlayEvent", position % 40),
        type: ["cheer", "sub", "raid"][position % 3],
        username: payload,
        message: payload,
        count: 5,
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
  "/search?q=alert",
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
  "/stream/pokemon/gym-challenge/players/fern",
  "/stream/charities/kka",
  "/tf-generator/list",
  "/choose-your-starter/game?id=0b8a6f0e-52a9-4f5e-9f0c-2f3f5a0f6c1d",
];
