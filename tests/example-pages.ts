import * as to from "~/addresses";
import { charity } from "~/charities/addresses";
import { routePattern } from "~/http/route-address";

/** An address of the site with its status code. */
export type ExamplePage = readonly [path: string, status: number];

/** Addresses that show each state of a page, by route; other routes have one address. */
export const examples: Readonly<Record<string, readonly string[]>> = {
  "/cga/characters/$name": [to.character("garrick", "cga/characters")],
  "/cga/error": [
    to.errorPage("guild", { from: to.guild }),
    to.errorPage("guild", { from: to.character("pin", "cga/characters"), missing: "yes" }),
  ],
  "/characters/$name": [to.character("vixy"), to.character("isolde")],
  "/choose-your-starter/game": [],
  "/choose-your-starter/result": [],
  "/comics/$comic": [to.comic("talechasers"), `${to.comic("talechasers")}?open=1`],
  "/comics/$comic/$chapter/$page": [
    to.page("talechasers", { chapter: 1, page: 1 }),
    to.page("talechasers", { chapter: 2, page: 3 }),
    to.page("talechasers", { chapter: 3, page: 8 }),
  ],
  "/comics/$comic/$chapter/scroll": [to.scroll("talechasers", { chapter: 2 })],
  "/comics/$comic/$chapter/text": [to.text("talechasers", 2)],
  "/comics/$comic/saved": [to.savedChapters("talechasers")],
  "/downloads/$id": [],
  "/error": [
    to.errorPage("main", { from: to.comic("talechasers") }),
    to.errorPage("main", { from: to.character("chasse"), missing: "yes" }),
  ],
  "/galleries/$gallery": [to.gallery("fan-art"), to.gallery("commissions")],
  "/galleries/$gallery/$item": [to.galleryItem("fan-art", "paper-forest")],
  "/patch-notes": [to.patchNotes("0.13.3")],
  "/search": ["", "jar", "garrick", "crocodile"].map((query) => to.search(query)),
  "/stream/charities/$slug": [
    charity("als"),
    charity("als", { year: 2023 }),
    charity("go", { event: "go-2023" }),
    charity("kka"),
  ],
  "/stream/pokemon/gym-challenge/players/$player": [to.player("marsh_marigold")],
  "/tf-generator/result": [to.transformation({ quick: true })],
  "/world/bestiary/$subsection": [to.topic("bestiary", "feral")],
  "/world/bestiary/$subsection/$topic": [to.topic("bestiary/feral", "sarn-s-hound")],
  "/world/botanary/$subsection": [to.topic("botanary", "trees")],
  "/world/botanary/$subsection/$topic": [to.topic("botanary/trees", "copperleaf-beech")],
  "/world/geography": [to.geography(), to.geography("pre-cataclysm")],
  "/world/languages/common": [to.commonLanguage({ section: "alphabet" })],
  "/world/magic/$shelf/$topic": [
    to.topic("magic/elements", "fire"),
    to.topic("magic/classes", "witch"),
  ],
};

/** Lists the example addresses of pages by their route ids, with status codes. */
export function listExamplePages(routeIds: readonly string[]): readonly ExamplePage[] {
  const paths = routeIds.map(routePattern).flatMap((address) => examples[address] ?? address);
  return [...new Set(paths)].sort().map((path) => [path, statusOf(path)]);
}

function statusOf(path: string): number {
  if (/\/404$|&missing=/.test(path)) return 404;
  return /\/error\?/.test(path) ? 500 : 200;
}
