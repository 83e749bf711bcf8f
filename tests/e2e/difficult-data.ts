/** The most difficult names, texts and pictures of other people, by path below `/v1/`. */

/** Names of 3 to 40 letters without spaces, with a slash and invisible characters. */
export const difficultNames = [
  ...["Fen", "Persephone", "Montgomery", "Thunderbirdofparadise", "W".repeat(40)],
  ...[
    "שלום!",
    "محمد",
    "狐の嫁入り狐の嫁入り狐の嫁入り",
    "fox/wolf",
    "Moon\u00adhopper",
    "zero\u200bwidth",
  ],
];

const long = "Donaudampfschifffahrtsgesellschaftskapitän";

/** HTML with a wide table, footnotes, long words, relative and empty links. */
export const difficultHtml = [
  `<h2>${long}</h2><p>${long}<sup><a href="#fn1">1</a></sup> and <a>nowhere</a>, <a href="/CGA/Contact">the guild</a>.</p>`,
  `<table><tr>${Array.from({ length: 9 }, (_, at) => `<th>Column ${at}</th>`).join("")}</tr>`,
  `<tr>${`<td>${"x".repeat(24)}</td>`.repeat(9)}</tr></table>`,
  `<ol><li id="fn1">${long}</li></ol><p>שלום!</p><p><img alt="a torn picture"></p>`,
  `<p><a href="other">relative</a> <code>${"0123456789".repeat(6)}</code></p>`,
].join("");

const items = [...difficultNames, "Fen"].map((name, at) => ({
  id: at === difficultNames.length ? "item-0" : `item-${at}`,
  title: name,
  location: `galleries/${["tall", "wide", "clear"][at % 3]}-${at}.png`,
  artist: name,
  date: "2025-01-01",
}));

const character = (name: string, category: string) => ({
  category,
  fullName: name,
  quote: "שלום!",
  species: long,
  otherNames: difficultNames.join(", "),
  heightUs: long,
  likes: difficultHtml,
  story1: difficultHtml,
});

const doublePage = { pageLeft: [difficultHtml], pageRight: [`<p>${"狐".repeat(400)}</p>`] };
const segment = encodeURIComponent;
const slugOf = (name: string) =>
  name
    .replaceAll(/[\u00ad\u200b]/g, "")
    .toLowerCase()
    .replaceAll("/", "-");

/** The data of some calls, by their paths; all other calls have sample data. */
export const difficultData: Record<string, unknown> = {
  "galleries/fan-art": items,
  ...Object.fromEntries(
    items.map((item) => [
      `galleries/fan-art/items/${item.id}`,
      { ...item, description: difficultHtml },
    ]),
  ),
  characters: [...difficultNames, "Fen"].map((shortName) => ({
    shortName,
    category: "PRESENT",
    alignment: "PROTAGONIST",
  })),
  guildcharacters: difficultNames.map((shortName) => ({ shortName, category: "GUILDMEMBER" })),
  "world/topics/feral": [...difficultNames, "fen"],
  ...Object.fromEntries(
    difficultNames.flatMap((name) => [
      [`characters/${segment(name)}`, character(name, "PRESENT")],
      [`guildcharacters/${segment(name)}`, character(name, "GUILDMEMBER")],
      [`world/content/world/bestiary/feral/${segment(slugOf(name))}`, doublePage],
    ]),
  ),
  "comics/talechasers/latest": [1, 3],
  "comics/talechasers/chapters/1": Object.fromEntries(
    ["tall", "wide", "clear"].map((imageId, at) => [
      at + 1,
      { page: at + 1, imageId, commentary: difficultHtml, transcript: difficultHtml },
    ]),
  ),
  "shop/entries": difficultNames.map((name) => ({
    title: name,
    name,
    description: difficultHtml,
    link: "https://shop.example/a",
    price: long,
  })),
  "commissions/data": { status: long, offer: difficultHtml, form: "https://form.example/" },
  "commissions/types": difficultNames.map((name) => ({
    name,
    price: long,
    description: difficultHtml,
    exampleImage: "sketch",
  })),
  "stream/games/pokemon/players": [...difficultNames, "Fen"],
  ...Object.fromEntries(
    difficultNames.map((name) => [
      `stream/games/pokemon/players/${segment(name)}`,
      [
        { badge: "fire", level: 3, awardDate: "2024-05-01" },
        { badge: long, level: 2 },
      ],
    ]),
  ),
  "donations/als-2024/twitch": Object.fromEntries(
    difficultNames.map((name, at) => [name, at * 1e6 + 1]),
  ),
  "generators/transformation/lists/species": {
    result: { Mammals: difficultNames.map((name) => ({ name, subNames: difficultNames })) },
  },
};

/** A page of each kind that shows other people's data. */
export const difficultPages = [
  ...["/", "/galleries", "/galleries/fan-art", "/galleries/fan-art/item-4", "/characters"],
  ...[`/characters/${"W".repeat(40)}`, `/characters/${segment("fox/wolf")}`, "/cga/characters"],
  ...[`/cga/characters/${segment("שלום!")}`, "/world/bestiary/feral"],
  ...[`/world/bestiary/feral/${"w".repeat(40)}`, "/world/bestiary/feral/fox-wolf"],
  ...["/comics/talechasers", "/comics/talechasers/1/1", "/comics/talechasers/1/2"],
  ...["/comics/talechasers/1/scroll", "/comics/talechasers/1/text", "/shop", "/commissions"],
  ...["/stream/pokemon/gym-challenge", `/stream/pokemon/gym-challenge/players/${"W".repeat(40)}`],
  ...["/stream/charities/als?year=2024", "/tf-generator/list"],
];
