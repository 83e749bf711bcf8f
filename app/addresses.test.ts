import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findRoute, routes } from "../scripts/site-routes";
import * as to from "./addresses";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test|\.d)\.(?:tsx?|mdx)$/.test(file),
);
const textOf = (file: string) => readFileSync(`app/${file}`, "utf8");

const at = { chapter: 2, page: 3 };

/** Example addresses of each function and constant of the module. */
const addresses: Record<keyof typeof to, string | string[]> = {
  ...to,
  MAX_WHOLE_PAGES: [],
  // The route of preview images matches any path.
  preview: [],
  errorPage: [to.errorPage("main"), to.errorPage("guild", { from: "/cga" })],
  missingPage: [to.missingPage("main"), to.missingPage("guild")],
  comic: to.comic("a"),
  comicFeed: to.comicFeed("a"),
  latestPage: to.latestPage("a"),
  page: to.page("a", at),
  resumePage: to.resumePage("a", at),
  resumeScroll: to.resumeScroll("a", at),
  chapter: to.chapter("a", 2),
  openChapter: to.openChapter("a", 2),
  search: to.search("a"),
  savedChapters: to.savedChapters("a"),
  scroll: [to.scroll("a", { chapter: 2 }), to.scroll("a", { chapter: 2, page: 900 })],
  text: to.text("a", 2, 7),
  characters: [to.characters(), to.characters("cga/characters")],
  character: [to.character("a"), to.character("a", "cga/characters")],
  shelf: to.shelf("bestiary"),
  topic: [to.topic("botanary", "a"), to.topic("bestiary/feral", "a"), to.topic("magic/a", "b")],
  commonLanguage: to.commonLanguage(),
  geography: to.geography("pre-cataclysm"),
  history: to.history("pre-cataclysm"),
  gallery: to.gallery("a"),
  galleryItem: to.galleryItem("a", "b"),
  player: to.player("a"),
  fursona: to.fursona("a"),
  fursonaPreview: to.fursonaPreview("a"),
  tfGeneratorLike: to.tfGeneratorLike("a"),
  transformation: to.transformation({ r: "a" }),
  transformationPreview: to.transformationPreview("a"),
  patchNotes: to.patchNotes("1.2"),
};

/** The addresses of features that have a module of their own. */
const ofFeatures = Object.values(
  import.meta.glob<Record<string, string | ((name: string) => string)>>("./*/addresses.ts", {
    eager: true,
  }),
).flatMap((module) =>
  Object.values(module).map((one) => (typeof one === "string" ? one : one("a"))),
);

it("a route exists for each address of the features' own modules", () => {
  expect(ofFeatures.filter((address) => !findRoute(address))).toEqual([]);
});

it.each(Object.entries(addresses))("a route exists for the addresses of %s", (_name, some) => {
  const unknown = [some].flat().filter((address) => !findRoute(address));
  expect(unknown).toEqual([]);
});

/** Old addresses, and addresses of files that browsers and robots request unprompted. */
const notLinked = [
  ...["/.well-known/tdmrep.json", "/robots.txt", "/sitemap.xml", "/healthz", "/healthz/live"],
  "/stream/pokemon/gym-challenge/players",
  ...["/v1/overlay/events/count", "/v1/overlay/events/next/:position"],
  // Printed cards name the first address, and broadcast software opens the second one.
  ...["/qr", "/ex/overlay/dock"],
  // This address follows the upstream's paths, but pages link the canonical address.
  "/comics/:comic/:chapter/:page/:id",
  // The comic reader appends `ahead.json` to the address of a page, and `.json` to that of a
  // scroll.
  ...["/comics/:comic/:chapter/:page/ahead.json", "/comics/:comic/:chapter/scroll.json"],
];

it("the address of each linked route is in app/addresses.ts or in the addresses.ts of a feature", () => {
  const linked = [...Object.values(addresses).flat(), ...ofFeatures].map(findRoute);
  const content = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => readFileSync(`content/${file}`, "utf8"));
  const prose = [...content, ...sources.filter((file) => file.endsWith(".mdx")).map(textOf)];
  const written = Array.from(prose.join("\n").matchAll(/[\s"'(](\/[\w/-]+)/g), ([, path]) => path!);
  const known = new Set([...linked, ...written.map(findRoute), ...notLinked]);
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

it("only modules named addresses.ts contain addresses of pages", () => {
  const literal = /(["'`])(\/(?!\*)(?:\$\{[^}]*\}|(?!\1)[^\s\\])*)\1/g;
  const found = sources
    .filter((file) => !file.endsWith("addresses.ts") && !file.endsWith(".mdx"))
    .flatMap((file) => {
      const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, "");
      return Array.from(code.matchAll(literal), ([, , text]) => text!)
        .filter((text) => text !== "/" && !/\/\$(?!\{)|\/$|\*$|\.js$/.test(text))
        .filter((text) => findRoute(text.replace(/\$\{[^}]*\}/g, "x")))
        .map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});

it("addresses contain percent-encoded names", () => {
  expect(to.galleryItem("fan-art", "../x?y#z ")).toBe("/galleries/fan-art/..%2Fx%3Fy%23z%20");
});

it("the address of a comic page in a scroll or a text has a fragment", () => {
  expect(to.scroll("a", { chapter: 2, page: 0 })).toBe("/comics/a/2/scroll#page-0");
  expect(to.text("a", 2, 0)).toBe("/comics/a/2/text#page-0");
});
