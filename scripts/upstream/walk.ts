import { bulkhead } from "cockatiel";
import type { ApiCall } from "../../app/upstream/api-call";
import { characterCalls } from "../../app/characters/api.server";
import { comicCalls, directions } from "../../app/comics/api.server";
import { commissionCalls } from "../../app/commissions/api.server";
import { donationCalls } from "../../app/charities/api.server";
import { alsEvents } from "../../app/charities/events";
import { downloadCalls } from "../../app/site-info/downloads-api.server";
import { feedCalls } from "../../app/comics/feeds/feed.server";
import { galleryCalls } from "../../app/galleries/api.server";
import { generatorCalls } from "../../app/generators/api.server";
import { transformationCalls } from "../../app/tf-generator/api.server";
import { overlayCalls } from "../../app/overlay/api.server";
import { playerCalls } from "../../app/stream/api.server";
import { shopCalls } from "../../app/shop/api.server";
import { worldCalls } from "../../app/world/api.server";
import galleries from "~content/galleries.yaml";
import { bestiarySlug, plainSlug } from "../../app/world/slugs";
import {
  requestCall,
  requestPicture,
  type CallResult,
  type Target,
  type Values,
} from "./call-result";
import { field, sample, texts } from "./samples";
import { gamersOutreachEvents, hawaiiEvent } from "~content/charities.yaml";
import comics from "~content/comics.yaml";
import downloads from "~content/downloads.yaml";
import bestiarySubsections from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";

const MAX_PARALLEL_CALLS = 4;

const collator = new Intl.Collator("en", { numeric: true });

interface Loader {
  /** Selects some names. */
  sample<Item>(items: readonly Item[]): Item[];
  /** Makes a call. @returns its data; undefined if it failed */
  load(call: ApiCall, values?: Values): Promise<unknown>;
  /** Requests the picture of the first name, if there is any. @param toPath its variant and path on the picture host */
  loadPicture(names: readonly string[], toPath: (name: string) => string): void;
}

/**
 * Makes every call that reads, with parameters from content/ and from the upstream's responses, and requests a picture
 * of each kind.
 *
 * @param sampleSize how many names of each list are tried
 * @returns the results by name, the pictures last
 */
export async function walk(target: Target, sampleSize = 3): Promise<CallResult[]> {
  const queue = bulkhead(MAX_PARALLEL_CALLS, Infinity);
  const made: Promise<CallResult>[] = [];
  const loader: Loader = {
    sample: (items) => sample(items, sampleSize),
    async load(call, values = {}) {
      const result = queue.execute(() => requestCall(target, call, values));
      made.push(result);
      return (await result).data;
    },
    loadPicture([name], toPath) {
      if (name) made.push(queue.execute(() => requestPicture(target, toPath(name))));
    },
  };
  await Promise.all(areas.map((area) => area(loader)));
  const inOrder = (a: CallResult, b: CallResult) =>
    Number(!a.call) - Number(!b.call) || collator.compare(a.name, b.name);
  return (await Promise.all(made)).sort(inOrder);
}

const areas: readonly ((loader: Loader) => Promise<unknown>)[] = [
  (loader) => forAll(Object.keys(comics), (comic) => walkComic(comic, loader)),

  async ({ load, loadPicture, sample }) => {
    const names = texts(await load(characterCalls.list), "shortName");
    loadPicture(names, (name) => `d/chase/characters/${name}/1.png`);
    await forAll(sample(names), (name) => load(characterCalls.record, { name }));
  },
  async ({ load, loadPicture, sample }) => {
    const names = texts(await load(characterCalls.guildList), "shortName");
    loadPicture(names, (name) => `d/cga/characters/${name}/1.png`);
    await forAll(sample(names), (name) => load(characterCalls.guildRecord, { name }));
  },

  ({ load, loadPicture, sample }) =>
    forAll(bestiarySubsections, async ({ slug: subsection }) => {
      const names = texts(await load(worldCalls.topics, { topic: subsection })).map(bestiarySlug);
      if (subsection === bestiarySubsections[0]?.slug) {
        loadPicture(names, (topic) => `d/world/bestiary/${subsection}/${topic}.png`);
      }
      await forAll(sample(names), (topic) =>
        load(worldCalls.topic, { section: "bestiary", subsection, topic }),
      );
    }),
  async ({ load, sample }) => {
    const names = texts(await load(worldCalls.topics, { topic: "botanary" })).map(plainSlug);
    await forAll(sample(names), async (subsection) => {
      const place = { section: "botanary", subsection };
      const page = JSON.stringify((await load(worldCalls.subsection, place)) ?? "");
      const links = page.matchAll(new RegExp(`/world/botanary/${subsection}/([\\w-]+)`, "g"));
      const plants = new Set(Array.from(links, ([, topic = ""]) => topic));
      await forAll(sample([...plants]), (topic) => load(worldCalls.topic, { ...place, topic }));
    });
  },
  ({ load, sample }) =>
    forAll(Object.entries({ elements, classes: magicClasses }), ([subsection, topics]) =>
      forAll(sample<{ slug: string }>(topics), ({ slug: topic }) =>
        load(worldCalls.topic, { section: "magic", subsection, topic }),
      ),
    ),

  ({ load, loadPicture, sample }) =>
    forAll(galleries, async ({ slug: gallery }) => {
      const items = await load(galleryCalls.list, { gallery });
      loadPicture(texts(items, "location"), (path) => `d/${path}`);
      await forAll(sample(texts(items, "id")), (item) =>
        load(galleryCalls.item, { gallery, item }),
      );
    }),

  ({ load }) => load(commissionCalls.data),
  async ({ load, loadPicture }) => {
    const examples = texts(await load(commissionCalls.types), "exampleImage");
    loadPicture(examples, (name) => `d/commissions/${name}/1.png`);
  },
  async ({ load, loadPicture }) => {
    const names = texts(await load(shopCalls.entries), "name");
    loadPicture(names, (name) => `d/shop/${name}.png`);
  },
  ({ load }) => forAll(downloads, ({ id }) => load(downloadCalls.location, { id })),

  ({ load }) =>
    forAll(["transformation", "fursona"], (generator) =>
      load(generatorCalls.species, { generator }),
    ),
  ({ load }) => forAll(["quick", "qr"], (kind) => load(transformationCalls.quick, { kind })),

  async ({ load, loadPicture, sample }) => {
    const players = sample(texts(await load(playerCalls.players)));
    await forAll(players, async (player) => {
      const badges = texts(await load(playerCalls.badges, { player }), "badge");
      if (player !== players[0]) return;
      loadPicture(badges, (badge) => `d/stream/pokemon/badges/${badge}.png`);
    });
  },

  ({ load }) => load(donationCalls.total),
  ({ load }) =>
    forAll(
      [...alsEvents(new Date()), ...gamersOutreachEvents, hawaiiEvent],
      ({ shortName, year }) => load(donationCalls.event, { event: shortName, year }),
    ),

  async ({ load }) => {
    const count = await load(overlayCalls.count);
    const next = Number.isSafeInteger(count) ? (count as number) : 0;
    const positions = next > 0 ? [next - 1, next] : [next];
    await forAll(positions, (position) => load(overlayCalls.next, { position }));
  },

  ({ load }) => load(feedCalls.chase),
];

async function walkComic(comic: string, { load, loadPicture, sample }: Loader): Promise<void> {
  const latest = await load(comicCalls.latest, { comic });
  const last = Array.isArray(latest) && Number.isSafeInteger(latest[0]) ? Number(latest[0]) : 1;
  const chapters = sample(Array.from({ length: Math.min(last, 1_000) }, (_, index) => index + 1));
  await forAll(chapters, async (chapter) => {
    const pages = Object.entries(
      Object(await load(comicCalls.chapter, { comic, chapter })) as object,
    );
    if (chapter !== chapters[0]) return;
    const images = pages.map(([, record]) => field(record, "imageId"));
    loadPicture(images, (id) => `m/comics/${comic}/${chapter}/${id}.png`);
    await forAll(sample(pages), ([page]) =>
      forAll(directions, (direction) =>
        load(comicCalls.advance, { comic, chapter, page, direction }),
      ),
    );
  });
}

async function forAll<Item>(items: readonly Item[], act: (item: Item) => unknown): Promise<void> {
  await Promise.all(items.map(act));
}
