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
import type { CallResult, Values } from "./call-result";
import { entries, field, sample, texts } from "./samples";
import { readContent } from "../content";

const { firstAlsYear, gamersOutreachEvents, hawaiiEvent } = readContent("charities.yaml");
const comics = readContent("comics.yaml");
const bestiarySubsections = readContent("world/bestiary.yaml");
const elements = readContent("world/elements.yaml");
const { magicClasses } = readContent("world/magic-classes.yaml");
const downloads = readContent("downloads.yaml");

const MAX_PARALLEL_CALLS = 4;

const collator = new Intl.Collator("en", { numeric: true });

export interface Walker {
  ask(call: ApiCall, values: Values): Promise<CallResult>;
  /** @param path variant and path on the picture host */
  picture(path: string): Promise<CallResult>;
}

/**
 * Makes every call that reads, a few times each, with parameters from content/ and from the upstream's responses.
 *
 * @returns the results by name, the pictures last
 */
export async function walk(walker: Walker): Promise<CallResult[]> {
  const queue = bulkhead(MAX_PARALLEL_CALLS, Infinity);
  const made: Promise<CallResult>[] = [];
  const note = (result: Promise<CallResult>) => {
    made.push(result);
    return result;
  };
  const makeCall: MakeCall = async (call, values = {}) =>
    (await note(queue.execute(() => walker.ask(call, values)))).data;
  const fetchPicture: FetchPicture = async (path) =>
    void (await note(queue.execute(() => walker.picture(path))));
  await Promise.all(areas.map((area) => area(makeCall, fetchPicture)));
  const inOrder = (a: CallResult, b: CallResult) =>
    Number(!a.call) - Number(!b.call) || collator.compare(a.name, b.name);
  return (await Promise.all(made)).sort(inOrder);
}

/** Makes a call. @returns its data; undefined if it failed */
type MakeCall = (call: ApiCall, values?: Values) => Promise<unknown>;
type FetchPicture = (path: string) => Promise<void>;

const areas: readonly ((makeCall: MakeCall, fetchPicture: FetchPicture) => Promise<unknown>)[] = [
  (makeCall, fetchPicture) =>
    forAll(Object.keys(comics), (comic) => walkComic(comic, makeCall, fetchPicture)),

  async (makeCall, fetchPicture) => {
    const names = texts(await makeCall(characterCalls.list), "shortName");
    await forAll(names.slice(0, 1), (name) => fetchPicture(`d/chase/characters/${name}/1.png`));
    await forAll(sample(names), (name) => makeCall(characterCalls.record, { name }));
  },
  async (makeCall, fetchPicture) => {
    const names = texts(await makeCall(characterCalls.guildList), "shortName");
    await forAll(names.slice(0, 1), (name) => fetchPicture(`d/cga/characters/${name}/1.png`));
    await forAll(sample(names), (name) => makeCall(characterCalls.guildRecord, { name }));
  },

  (makeCall, fetchPicture) =>
    forAll(bestiarySubsections, async ({ slug: subsection }) => {
      const place = { section: "bestiary", subsection };
      const names = texts(await makeCall(worldCalls.topics, { topic: subsection })).map(
        bestiarySlug,
      );
      await forAll(sample(names, 2), (topic) => makeCall(worldCalls.topic, { ...place, topic }));
      if (subsection !== bestiarySubsections[0]?.slug) return;
      await forAll(names.slice(0, 1), (topic) =>
        fetchPicture(`d/world/bestiary/${subsection}/${topic}.png`),
      );
    }),
  async (makeCall) => {
    const names = texts(await makeCall(worldCalls.topics, { topic: "botanary" })).map(plainSlug);
    await forAll(sample(names), (subsection) => walkPlants(subsection, makeCall));
  },
  (makeCall) => {
    const place = { section: "magic", subsection: "elements" };
    return forAll(sample(elements), ({ slug }) =>
      makeCall(worldCalls.topic, { ...place, topic: slug }),
    );
  },
  (makeCall) => {
    const place = { section: "magic", subsection: "classes" };
    return forAll(sample(magicClasses), ({ slug }) =>
      makeCall(worldCalls.topic, { ...place, topic: slug }),
    );
  },

  (makeCall, fetchPicture) =>
    forAll(galleries, async ({ slug: gallery }) => {
      const items = await makeCall(galleryCalls.list, { gallery });
      await forAll(texts(items, "location").slice(0, 1), (path) => fetchPicture(`d/${path}`));
      await forAll(sample(texts(items, "id")), (item) =>
        makeCall(galleryCalls.item, { gallery, item }),
      );
    }),

  (makeCall) => makeCall(commissionCalls.data),
  async (makeCall, fetchPicture) => {
    const examples = texts(await makeCall(commissionCalls.types), "exampleImage");
    await forAll(examples.slice(0, 1), (name) => fetchPicture(`d/commissions/${name}/1.png`));
  },
  async (makeCall, fetchPicture) => {
    const names = texts(await makeCall(shopCalls.entries), "name");
    await forAll(names.slice(0, 1), (name) => fetchPicture(`d/shop/${name}.png`));
  },
  (makeCall) => forAll(downloads, ({ id }) => makeCall(downloadCalls.location, { id })),

  (makeCall) =>
    forAll(["transformation", "fursona"], (generator) =>
      makeCall(generatorCalls.species, { generator }),
    ),
  (makeCall) => forAll(["quick", "qr"], (kind) => makeCall(transformationCalls.quick, { kind })),

  async (makeCall, fetchPicture) => {
    const players = sample(texts(await makeCall(playerCalls.players)));
    await forAll(players, async (player) => {
      const badges = texts(await makeCall(playerCalls.badges, { player }), "badge");
      if (player !== players[0]) return;
      await forAll(badges.slice(0, 1), (badge) =>
        fetchPicture(`d/stream/pokemon/badges/${badge}.png`),
      );
    });
  },

  (makeCall) => makeCall(donationCalls.total),
  (makeCall) =>
    forAll([...alsEvents(), ...gamersOutreachEvents, hawaiiEvent], ({ shortName, year }) =>
      makeCall(donationCalls.event, { event: shortName, year }),
    ),

  async (makeCall) => {
    const count = await makeCall(overlayCalls.count);
    const next = Number.isSafeInteger(count) ? (count as number) : 0;
    const positions = next > 0 ? [next - 1, next] : [next];
    await forAll(positions, (position) => makeCall(overlayCalls.next, { position }));
  },

  (makeCall) => makeCall(feedCalls.chase),
];

async function walkComic(
  comic: string,
  makeCall: MakeCall,
  fetchPicture: FetchPicture,
): Promise<void> {
  const latest = await makeCall(comicCalls.latest, { comic });
  const last = Array.isArray(latest) && Number.isSafeInteger(latest[0]) ? Number(latest[0]) : 1;
  const chapters = sample(Array.from({ length: Math.min(last, 1_000) }, (_, index) => index + 1));
  await forAll(chapters, async (chapter) => {
    const pages = entries(await makeCall(comicCalls.chapter, { comic, chapter }));
    if (chapter !== chapters[0]) return;
    const [page, record] = pages[Math.floor(pages.length / 2)] ?? [];
    if (page === undefined) return;
    const image = field(record, "imageId");
    if (image) await fetchPicture(`m/comics/${comic}/${chapter}/${image}.png`);
    await forAll(directions, (direction) =>
      makeCall(comicCalls.advance, { comic, chapter, page, direction }),
    );
  });
}

async function walkPlants(subsection: string, makeCall: MakeCall): Promise<void> {
  const place = { section: "botanary", subsection };
  const page = JSON.stringify((await makeCall(worldCalls.subsection, place)) ?? "");
  const [, topic] = new RegExp(`/world/botanary/${subsection}/([\\w-]+)`).exec(page) ?? [];
  if (topic) await makeCall(worldCalls.topic, { ...place, topic });
}

async function forAll<Item>(items: readonly Item[], act: (item: Item) => unknown): Promise<void> {
  await Promise.all(items.map(act));
}

function alsEvents(): { shortName: string; year: number }[] {
  const years = new Date().getUTCFullYear() - firstAlsYear + 1;
  return Array.from({ length: years }, (_, at) => ({ shortName: "als", year: firstAlsYear + at }));
}
