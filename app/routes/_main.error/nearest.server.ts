import * as to from "~/addresses";
import { data } from "@remix-run/node";
import { loadStory } from "~/comics/story.server";
import { fetchCharacterOptions, fetchGuildCharacterOptions } from "~/characters/api.server";
import { displayName, mainCast } from "~/characters/cast-list";
import { parsePageNumber } from "~/reading/page-ref";
import { readMissingPath } from "~/http/missing-page.server";
import { subSiteOf } from "~/http/sub-site";
import { indexPages, findSimilarPages, type KnownPage } from "~/shell/similar-pages";
import { fetchPlayers } from "~/stream/api.server";
import { settledWithin } from "~/upstream/deadline.server";
import { orUndefined } from "~/upstream/failure";
import { fetchWorldTopics } from "~/world/api.server";
import { decodeSegment } from "~/world/breadcrumbs";
import { readableName } from "~/world/slugs";
import { botanaryTopics, creatureTopics } from "~/world/topics";
import { findSimilarKnownPages } from "../_main.404/known-pages.server";

/** A wrong address in a sentence, and similar pages. */
export interface NearestPages {
  sentence: string;
  pages: readonly KnownPage[];
}

/** Names of a list that are compared with a wrong one. */
const MAX_COMPARED = 500;

/** How long the missing page waits for lists of the upstream. */
const NEAREST_TIMEOUT_MS = 1_500;

/** Characters of a wrong name that are repeated to the visitor. */
const MAX_NAME_LENGTH = 60;

/** The loader of the missing page. An upstream that fails or is slow leaves out what only it knows. */
export async function loadMissingPage(request: Request) {
  const path = readMissingPath(request);
  const similar = path === undefined ? [] : findSimilarKnownPages(path);
  const nearest = path === undefined ? undefined : findNearest(path);
  const { pages } = (nearest && (await settledWithin(nearest, NEAREST_TIMEOUT_MS, undefined))) ?? {
    pages: similar,
  };
  return data({ pages }, 404);
}

/** Says what is not at an address, and finds the nearest pages. An upstream that fails meanwhile is left out. */
export async function findNearest(address: string): Promise<NearestPages> {
  const { pathname } = new URL(address, "http://own.invalid");
  const segments = pathname
    .split("/")
    .filter(Boolean)
    .map((segment) => decodeSegment(segment).slice(0, MAX_NAME_LENGTH));
  const [first, second = "", third, fourth] = segments;
  if (first === "comics") return nearestComicPage(second, third, fourth);
  const character = first === "cga" ? third : second;
  if (segments.at(first === "cga" ? 1 : 0) === "characters" && character) {
    return nearestCharacters(character);
  }
  if (first === "stream" && second === "pokemon") return nearestPlayers(segments.at(-1)!);
  if (first === "choose-your-starter") {
    const game = { to: to.starterSetup, name: "Choose your starter" };
    return { sentence: "There is no such game any more.", pages: [game] };
  }
  const name = segments.at(-1) ?? "";
  const pages = first === "world" ? await nearestTopics(second, third ?? "", name) : [];
  return {
    sentence: name
      ? `There is no page called “${readableName(name)}”.`
      : "There is no page at that address.",
    pages: pages.length > 0 ? pages : findSimilarKnownPages(pathname),
  };
}

async function nearestComicPage(
  slug: string,
  chapter: string | undefined,
  page: string | undefined,
): Promise<NearestPages> {
  const story = await loadStory(slug).catch(orUndefined);
  if (!story) {
    const pages = findSimilarKnownPages(to.comic(slug));
    return { sentence: `There is no comic called “${slug}”.`, pages };
  }
  const { comic } = story;
  // A chapter that is no number lies after all others.
  const number = parsePageNumber(chapter) ?? Infinity;
  const beside = story.beside({ chapter: number, page: parsePageNumber(page) ?? 0 });
  const { own = [], before, after } = (await beside.catch(orUndefined)) ?? {};
  const announced = comic.chapters.find((one) => one.number === number);
  const count = own.length === 1 ? "1 page" : `${own.length} pages`;
  return {
    sentence:
      own.length > 0
        ? `Chapter ${number} has ${count}, and no page “${page ?? ""}”.`
        : announced
          ? `Chapter ${announced.number}, ${announced.title}, is announced, but not published yet.`
          : `${comic.title} has no chapter “${chapter ?? ""}”.`,
    pages: [
      ...[before, after].flatMap((ref) =>
        ref ? { to: to.page(slug, ref), name: `Chapter ${ref.chapter}, page ${ref.page}` } : [],
      ),
      { to: to.comic(slug), name: `All chapters of ${comic.title}` },
    ],
  };
}

async function nearestCharacters(name: string): Promise<NearestPages> {
  const [cast = [], members = []] = await Promise.all([
    fetchCharacterOptions().catch(orUndefined),
    fetchGuildCharacterOptions().catch(orUndefined),
  ]);
  const toCharacter = (cast?: to.Cast) => (character: { shortName: string }) => ({
    to: to.character(character.shortName, cast),
    name: displayName(character.shortName),
  });
  const all = [
    ...mainCast(cast).slice(0, MAX_COMPARED).map(toCharacter()),
    ...members.slice(0, MAX_COMPARED).map(toCharacter("cga/characters")),
  ];
  const spelled = name.toLowerCase();
  const same = all.find(
    (page) => decodeSegment(page.to.split("/").at(-1)!).toLowerCase() === spelled,
  );
  if (same) {
    const isInGuild = subSiteOf(same.to) === "guild";
    const place = isInGuild ? "is in the guild" : "has another address";
    return { sentence: `${same.name} ${place}.`, pages: [same] };
  }
  return {
    sentence: `There is no character called “${displayName(name)}” here.`,
    pages: findSimilarPages(indexPages(all), name),
  };
}

async function nearestPlayers(name: string): Promise<NearestPages> {
  const players = (await fetchPlayers().catch(orUndefined)) ?? [];
  const pages = players
    .slice(0, MAX_COMPARED)
    .map((player) => ({ to: to.player(player), name: player }));
  return {
    sentence: `Nobody called “${name}” took the challenge.`,
    pages: findSimilarPages(indexPages(pages), name),
  };
}

/** Topics of the subsection of a wrong address. */
async function nearestTopics(section: string, subsection: string, name: string) {
  const list = { bestiary: subsection, botanary: "botanary" }[section];
  const names = list ? await fetchWorldTopics(list).catch(orUndefined) : undefined;
  if (!names) return [];
  const topics = section === "bestiary" ? creatureTopics(names, subsection) : botanaryTopics(names);
  const pages = topics.slice(0, MAX_COMPARED).map(({ path, name }) => ({ to: path, name }));
  return findSimilarPages(indexPages(pages), name);
}
