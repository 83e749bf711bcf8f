import { alertTypes } from "../../app/overlay/events";

/** A list of N items, numbered from 1. */
const list = <Item>(count: number, makeItem: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => makeItem(index + 1));

const makeText = (about: string) =>
  `<p>The <em>words</em> of <a href="/world">${about}</a>, with a little of everything.</p>`;

const makeChapter = (chapter: string, count: number) =>
  Object.fromEntries(
    list(count, (page) => {
      const commentary = makeText(`page ${page} of chapter ${chapter}`);
      const transcript = makeText(`fox number ${page}, who looks for a jar`).repeat(10);
      return [page, { page, imageId: `c${chapter}p${page}`, commentary, transcript }];
    }),
  );

const makeGalleryItem = (number: number | string) => ({
  id: `item-${number}`,
  title: `Fox number ${number}`,
  description: makeText(`item ${number}`),
  location: `galleries/fan-art/item-${number}.png`,
});

const makeAlert = (position: number) => ({
  type: alertTypes[position % alertTypes.length],
  username: `Fox ${position}`,
  count: position,
  message: "Hello",
});

type MakeData = (count: number, match: readonly string[]) => unknown;

/** The data of each call that grows, by its path; the comic has four chapters. */
const calls: readonly (readonly [RegExp, MakeData])[] = [
  [/^comics\/talechasers\/latest$/, (count) => [4, Math.ceil(count / 4)]],
  [
    /^comics\/talechasers\/chapters\/([1-4])$/,
    (count, [, chapter]) => makeChapter(chapter!, Math.ceil(count / 4)),
  ],
  [/^galleries\/[\w-]+$/, (count) => list(count, makeGalleryItem)],
  [/^galleries\/[\w-]+\/items\/item-(\d+)$/, (_count, [, number]) => makeGalleryItem(number!)],
  [
    /^characters$/,
    (count) =>
      list(count, (number) => ({
        shortName: `fox-${number}`,
        category: number % 5 ? "PRESENT" : "PAST",
        alignment: ["PROTAGONIST", "ANTAGONIST", ""][number % 3],
      })),
  ],
  [
    /^characters\/fox-(\d+)$/,
    (_count, [, number]) => ({
      category: "PRESENT",
      species: "Fox",
      likes: makeText(`fox ${number}`),
      story1: makeText(`the life of fox ${number}`),
    }),
  ],
  [/^world\/topics\/[\w-]+$/, (count) => list(count, (number) => `Grove Stag's ${number}`)],
  [
    /^world\/content\/world\/(.+)$/,
    (_count, [, path]) => ({
      pageLeft: [makeText(path!)],
      pageRight: [makeText(`more of ${path}`)],
    }),
  ],
  [
    /^donations\/[\w-]+\/twitch$/,
    (count) =>
      Object.fromEntries(
        list(count, (number) => [`Kind donor ${number}`, ((number * 7) % 4_000) / 4]),
      ),
  ],
  [/^overlay\/events\/count$/, () => 0],
  [
    /^overlay\/events\/next\/(\d+)$/,
    (count, [, position]) => (Number(position) < count ? makeAlert(Number(position)) : {}),
  ],
  [/^stream\/games\/pokemon\/players$/, (count) => list(count, (number) => `player_${number}`)],
];

/** The data of a call in an upstream that has so many of everything; undefined for a call that does not grow. */
export function makeGrownData(count: number, path: string): unknown {
  for (const [pattern, makeData] of calls) {
    const match = pattern.exec(path);
    if (match) return makeData(count, match);
  }
  return undefined;
}
