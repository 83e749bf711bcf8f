import { bulkhead } from "cockatiel";
import type { ApiCall } from "../../app/upstream/api-call";
import { characterCalls } from "../../app/characters/api.server";
import { comicCalls, directions } from "../../app/comics/api.server";
import { commissionCalls } from "../../app/commissions/api.server";
import { donationCalls } from "../../app/charities/api.server";
import { downloadCalls } from "../../app/site-info/downloads-api.server";
import { feedCalls } from "../../app/comics/feed.server";
import { galleryCalls } from "../../app/galleries/api.server";
import { generatorCalls } from "../../app/generators/api.server";
import { transformationCalls } from "../../app/tf-generator/api.server";
import { overlayCalls } from "../../app/overlay/api.server";
import { playerCalls } from "../../app/stream/api.server";
import { shopCalls } from "../../app/shop/api.server";
import { worldCalls } from "../../app/world/api.server";
import { galleries } from "../../app/galleries/galleries";
import { bestiarySlug, plainSlug } from "../../app/world/slugs";
import type { Exchange, Values } from "./exchange";
import { entries, field, sample, texts } from "./samples";
import { readContent } from "../content";

const { firstAlsYear, gamersOutreachEvents, hawaiiEvent } = readContent("charities.yaml");
const comics = readContent("comics.yaml");
const bestiarySubsections = readContent("world/bestiary.yaml");
const elements = readContent("world/elements.yaml");
const { magicClasses } = readContent("world/magic-classes.yaml");
const downloads = readContent("downloads.yaml");

/** Calls at a time. */
const concurrency = 4;

const collator = new Intl.Collator("en", { numeric: true });

/** What a walk needs of an upstream. */
export interface Walker {
  ask(call: ApiCall, values: Values): Promise<Exchange>;
  /** @param path variant and path on the picture host */
  picture(path: string): Promise<Exchange>;
}

/**
 * Makes every call that reads, a few times each: with what this site knows by itself, such as its
 * comics and galleries, and with what the upstream's answers name.
 *
 * @returns what became of them, by name, the pictures last
 */
export async function walk(walker: Walker): Promise<Exchange[]> {
  const turns = bulkhead(concurrency, Infinity);
  const made: Promise<Exchange>[] = [];
  const note = (exchange: Promise<Exchange>) => {
    made.push(exchange);
    return exchange;
  };
  const ask: Ask = async (call, values = {}) =>
    (await note(turns.execute(() => walker.ask(call, values)))).data;
  const look: Look = async (path) => void (await note(turns.execute(() => walker.picture(path))));
  await Promise.all(areas.map((area) => area(ask, look)));
  const inOrder = (a: Exchange, b: Exchange) =>
    Number(!a.call) - Number(!b.call) || collator.compare(a.name, b.name);
  return (await Promise.all(made)).sort(inOrder);
}

/** Makes a call. @returns its data, whatever they are; nothing when it failed */
type Ask = (call: ApiCall, values?: Values) => Promise<unknown>;
type Look = (path: string) => Promise<void>;

const areas: readonly ((ask: Ask, look: Look) => Promise<unknown>)[] = [
  (ask, look) => all(Object.keys(comics), (comic) => walkComic(comic, ask, look)),

  async (ask, look) => {
    const names = texts(await ask(characterCalls.list), "shortName");
    await all(names.slice(0, 1), (name) => look(`d/chase/characters/${name}/1.png`));
    await all(sample(names), (name) => ask(characterCalls.record, { name }));
  },
  async (ask, look) => {
    const names = texts(await ask(characterCalls.guildList), "shortName");
    await all(names.slice(0, 1), (name) => look(`d/cga/characters/${name}/1.png`));
    await all(sample(names), (name) => ask(characterCalls.guildRecord, { name }));
  },

  (ask, look) =>
    all(bestiarySubsections, async ({ slug: subsection }) => {
      const place = { section: "bestiary", subsection };
      const names = texts(await ask(worldCalls.topics, { topic: subsection })).map(bestiarySlug);
      await all(sample(names, 2), (topic) => ask(worldCalls.topic, { ...place, topic }));
      if (subsection !== bestiarySubsections[0]?.slug) return;
      await all(names.slice(0, 1), (topic) => look(`d/world/bestiary/${subsection}/${topic}.png`));
    }),
  async (ask) => {
    const names = texts(await ask(worldCalls.topics, { topic: "botanary" })).map(plainSlug);
    await all(sample(names), (subsection) => walkPlants(subsection, ask));
  },
  (ask) => {
    const place = { section: "magic", subsection: "elements" };
    return all(sample(elements), ({ slug }) => ask(worldCalls.topic, { ...place, topic: slug }));
  },
  (ask) => {
    const place = { section: "magic", subsection: "classes" };
    return all(sample(magicClasses), ({ slug }) =>
      ask(worldCalls.topic, { ...place, topic: slug }),
    );
  },

  (ask, look) =>
    all(galleries, async ({ slug: gallery }) => {
      const items = await ask(galleryCalls.list, { gallery });
      await all(texts(items, "location").slice(0, 1), (path) => look(`d/${path}`));
      await all(sample(texts(items, "id")), (item) => ask(galleryCalls.item, { gallery, item }));
    }),

  (ask) => ask(commissionCalls.data),
  async (ask, look) => {
    const examples = texts(await ask(commissionCalls.types), "exampleImage");
    await all(examples.slice(0, 1), (name) => look(`d/commissions/${name}/1.png`));
  },
  async (ask, look) => {
    const names = texts(await ask(shopCalls.entries), "name");
    await all(names.slice(0, 1), (name) => look(`d/shop/${name}.png`));
  },
  (ask) => all(downloads, ({ id }) => ask(downloadCalls.location, { id })),

  (ask) =>
    all(["transformation", "fursona"], (generator) => ask(generatorCalls.species, { generator })),
  (ask) => all(["quick", "qr"], (kind) => ask(transformationCalls.quick, { kind })),

  async (ask, look) => {
    const players = sample(texts(await ask(playerCalls.players)));
    await all(players, async (player) => {
      const badges = texts(await ask(playerCalls.badges, { player }), "badge");
      if (player !== players[0]) return;
      await all(badges.slice(0, 1), (badge) => look(`d/stream/pokemon/badges/${badge}.png`));
    });
  },

  (ask) => ask(donationCalls.total),
  (ask) =>
    all([...alsEvents(), ...gamersOutreachEvents, hawaiiEvent], ({ shortName, year }) =>
      ask(donationCalls.event, { event: shortName, year }),
    ),

  async (ask) => {
    const count = await ask(overlayCalls.count);
    const next = Number.isSafeInteger(count) ? (count as number) : 0;
    const positions = next > 0 ? [next - 1, next] : [next];
    await all(positions, (position) => ask(overlayCalls.next, { position }));
  },

  (ask) => ask(feedCalls.chase),
];

async function walkComic(comic: string, ask: Ask, look: Look): Promise<void> {
  const latest = await ask(comicCalls.latest, { comic });
  const last = Array.isArray(latest) && Number.isSafeInteger(latest[0]) ? Number(latest[0]) : 1;
  const chapters = sample(Array.from({ length: Math.min(last, 1_000) }, (_, index) => index + 1));
  await all(chapters, async (chapter) => {
    const pages = entries(await ask(comicCalls.chapter, { comic, chapter }));
    if (chapter !== chapters[0]) return;
    const [page, record] = pages[Math.floor(pages.length / 2)] ?? [];
    if (page === undefined) return;
    const image = field(record, "imageId");
    if (image) await look(`m/comics/${comic}/${chapter}/${image}.png`);
    await all(directions, (direction) =>
      ask(comicCalls.advance, { comic, chapter, page, direction }),
    );
  });
}

/** A subsection of the botanary, whose page links to its plants, and one of those. */
async function walkPlants(subsection: string, ask: Ask): Promise<void> {
  const place = { section: "botanary", subsection };
  const page = JSON.stringify((await ask(worldCalls.subsection, place)) ?? "");
  const [, topic] = new RegExp(`/world/botanary/${subsection}/([\\w-]+)`).exec(page) ?? [];
  if (topic) await ask(worldCalls.topic, { ...place, topic });
}

async function all<Item>(items: readonly Item[], act: (item: Item) => unknown): Promise<void> {
  await Promise.all(items.map(act));
}

/** The events against ALS: one a year up to the current one. */
function alsEvents(): { shortName: string; year: number }[] {
  const years = new Date().getUTCFullYear() - firstAlsYear + 1;
  return Array.from({ length: years }, (_, at) => ({ shortName: "als", year: firstAlsYear + at }));
}
