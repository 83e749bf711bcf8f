/** The content of the scenario `years`: ten years of it, repeated from the sample. */
import { characters } from "./characters";
import { comics, type Chapters } from "./comics";
import { commissionItems } from "./galleries/commissions";
import { fanArt } from "./galleries/fan-art";
import { players } from "./players";
import { bestiarySlug, content, topics } from "./world";

const CHAPTERS = 60;
const PAGES_PER_CHAPTER = 25;
const FAN_ART = 1_200;
const BEASTS = 150;
const CHARACTERS = 120;
const PLAYERS = 60;

/** Prefixes of repeated names, with different first letters for alphabetical lists. */
const prefixes = [
  ...["Ash", "Birch", "Cinder", "Dune", "Ember", "Fen", "Glen", "Harbor", "Ivy", "Juniper"],
  ...["Kelp", "Lake", "Moss", "North", "Oak", "Pine", "Quarry", "River", "Salt", "Thorn"],
  ...["Upland", "Vale", "Willow", "Yew", "Zephyr"],
];

/** Repeats a list up to a length. @param vary changes an item in each round after the first (0) */
function repeat<Item>(
  list: readonly Item[],
  length: number,
  vary: (item: Item, round: number) => Item,
): Item[] {
  return Array.from({ length }, (_, at) => {
    const item = list[at % list.length]!;
    const round = Math.floor(at / list.length);
    return round === 0 ? item : vary(item, round);
  });
}

/** Repeats names up to a length. */
const repeatNames = (names: readonly string[], length: number, separator: string) =>
  repeat(names, length, (name, round) => `${prefixes[round - 1]}${separator}${name}`);

const numbersFrom = (first: number, length: number) =>
  Array.from({ length }, (_, at) => first + at);

/** The chapter of the sample that a chapter repeats. */
const sampleChapter = (chapter: number) => ((chapter - 1) % 3) + 1;

/** Returns the data of the scenario `years`, made by repeating the sample data. */
export function yearsOfContent() {
  return {
    comics: { ...comics, talechasers: repeatChapters(comics["talechasers"]!) },
    galleries: { "fan-art": repeatFanArt(), commissions: commissionItems },
    ...repeatBeasts(),
    characters: repeatCharacters(),
    players: repeatPlayers(),
  };
}

function repeatChapters(sample: Chapters): Chapters {
  const chapters = numbersFrom(1, CHAPTERS).map((chapter) => {
    const { title, pages } = sample[sampleChapter(chapter)]!;
    const repeated = repeat(pages, PAGES_PER_CHAPTER, (page, round) => ({
      ...page,
      imageId: `${page.imageId}-${round}`,
    }));
    return [chapter, { title, pages: repeated.map((page, at) => ({ ...page, page: at + 1 })) }];
  });
  return Object.fromEntries(chapters);
}

function repeatFanArt() {
  return repeat(fanArt, FAN_ART, (item, round) => ({
    ...item,
    id: `${item.id}-${round + 1}`,
    title: `${item.title}, no. ${round + 1}`,
  }));
}

function repeatBeasts() {
  const sample = topics["feral"]!;
  const names = repeatNames(sample, BEASTS, " ");
  const pathOf = (name: string) => `bestiary/feral/${bestiarySlug(name)}`;
  const pages = names.map(
    (name, at) => [pathOf(name), content[pathOf(sample[at % sample.length]!)]!] as const,
  );
  return {
    topics: { ...topics, feral: names },
    content: { ...content, ...Object.fromEntries(pages) },
  };
}

function repeatCharacters() {
  const sample = Object.values(characters);
  const names = repeatNames(Object.keys(characters), CHARACTERS, "-");
  const fullNames = repeatNames(
    sample.map(({ fullName }) => fullName ?? ""),
    CHARACTERS,
    " ",
  );
  return Object.fromEntries(
    names.map((name, at) => [
      name.toLowerCase(),
      { ...sample[at % sample.length]!, fullName: fullNames[at]! },
    ]),
  );
}

function repeatPlayers() {
  const sample = Object.values(players);
  const names = repeatNames(Object.keys(players), PLAYERS, "_");
  return Object.fromEntries(names.map((name, at) => [name, sample[at % sample.length]!]));
}

const prefix = new RegExp(`/(?:${prefixes.join("|")})-`, "i");

/** Returns the path of the drawing that the scenario `years` repeats for a picture. */
export function sampleDrawing(path: string): string {
  return path
    .replace(
      /^(comics\/[^/]+\/)(\d+)\/([^/-]+)(?:-\d+)?(?=\.png$)/,
      (_, comic: string, chapter: string, imageId: string) =>
        `${comic}${sampleChapter(Number(chapter))}/${imageId}`,
    )
    .replace(prefix, "/");
}
