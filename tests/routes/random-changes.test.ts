import fc from "fast-check";
import { http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as to from "~/addresses";
import { comparePages, parsePagePath, type PageRef } from "~/page-ref";
import { loader as home } from "~/routes/_main._index";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as scroll } from "~/routes/_main.comics.$comic.$chapter.scroll";
import { loader as page } from "~/routes/_main.comics.$comic.$chapter.$page";
import { loader as siteMap } from "~/routes/[sitemap.xml]/route";
import { loader as chapterIndex } from "~/routes/comics.$comic.$chapter._index";
import { loader as ahead } from "~/routes/comics.$comic.$chapter.$page.ahead[.]json";
import { loader as feed } from "~/routes/comics.$comic.feed[.]atom";
import { loader as newest } from "~/routes/comics.$comic.latest";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { upstream } from "~mocks/index";
import { isWhole } from "../setup/sample";
import { responseOf } from "./route-response";
import { envelope, missing } from "./sample-comic";

const comic = "talechasers";

interface Drawing {
  imageId: string;
  width?: number;
  height?: number;
}
type Story = Map<number, Map<number, Drawing>>;

/** The comic as the upstream has it, whether it fails, and the requests it has not answered. */
let story: Story;
let isFailing: boolean;
let waiting: number;
let drawings: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_800_000_000_000 });
  waiting = 0;
  upstream.events.on("request:start", () => void (waiting += 1));
  upstream.events.on("request:end", () => void (waiting -= 1));
});
afterEach(() => {
  upstream.events.removeAllListeners();
  vi.useRealTimers();
});

const chaptersOut = () =>
  [...story].filter(([, pages]) => pages.size > 0).sort(([a], [b]) => a - b);
const pagesOut = (): PageRef[] =>
  chaptersOut().flatMap(([chapter, pages]) =>
    [...pages.keys()].sort((a, b) => a - b).map((page) => ({ chapter, page })),
  );

function serve(): void {
  const failed = () => new Response("", { status: 503 });
  upstream.use(
    http.get("*/v1/comics/talechasers/latest", () => {
      if (isFailing) return failed();
      const latest = pagesOut().at(-1);
      return latest ? envelope([latest.chapter, latest.page]) : missing();
    }),
    http.get("*/v1/comics/talechasers/chapters/:chapter", ({ params }) => {
      if (isFailing) return failed();
      const pages = story.get(Number(params["chapter"]));
      return pages ? envelope(Object.fromEntries(pages)) : missing();
    }),
  );
}

const shapes = [{}, { width: 1_100, height: 1_700 }, { width: 2_200, height: 1_700 }];
const draw = (shape: number): Drawing => ({
  imageId: `image-${(drawings += 1)}`,
  ...shapes[shape],
});

const number = (max: number) => fc.nat(max);
const change = fc.oneof(
  fc.record({
    kind: fc.constant("publish" as const),
    chapter: number(8),
    page: number(12),
    shape: number(2),
  }),
  fc.record({ kind: fc.constant("withdraw" as const), at: fc.nat(), isChapter: fc.boolean() }),
  fc.record({ kind: fc.constant("renumber" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("redraw" as const), at: fc.nat(), shape: number(2) }),
  fc.record({ kind: fc.constant("fail" as const) }),
);
const steps = fc.array(fc.record({ change, seconds: fc.constantFrom(0, 11, 40, 310) }), {
  minLength: 1,
  maxLength: 6,
});
const chapters = fc.dictionary(
  fc.integer({ min: 0, max: 8 }).map(String),
  fc.uniqueArray(number(12), { maxLength: 5 }),
  { maxKeys: 8 },
);

function apply(made: typeof change extends fc.Arbitrary<infer Made> ? Made : never): void {
  if (made.kind === "fail") {
    isFailing = true;
    return;
  }
  if (made.kind === "publish") {
    const pages = story.get(made.chapter) ?? new Map<number, Drawing>();
    story.set(made.chapter, pages.set(made.page, draw(made.shape)));
    return;
  }
  const all = pagesOut();
  const chosen = all[made.at % Math.max(1, all.length)];
  if (!chosen) return;
  const pages = story.get(chosen.chapter)!;
  if (made.kind === "redraw") pages.set(chosen.page, draw(made.shape));
  else if (made.kind === "withdraw" && made.isChapter) story.delete(chosen.chapter);
  else if (made.kind === "withdraw") pages.delete(chosen.page);
  else {
    const moved = [...pages].map(([page, one]) => [page >= chosen.page ? page + 1 : page, one]);
    story.set(chosen.chapter, new Map(moved as [number, Drawing][]));
  }
}

/** Lets renewals in the background end. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = waiting > 0 ? 0 : quiet + 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const paramsOf = ({ chapter, page }: PageRef) => ({
  comic,
  chapter: String(chapter),
  page: String(page),
});
const openPage = (ref: PageRef) => responseOf(page, to.page(comic, ref), paramsOf(ref));
const refOf = (address: string) => {
  const { chapter, page } = parsePagePath(new URL(address, "http://own.invalid").pathname)!;
  return { chapter, page };
};

type Controls = Partial<Record<"first" | "previous" | "next" | "latest", PageRef>>;
async function controlsOf(ref: PageRef): Promise<Controls> {
  const { data, location } = await responseOf(page, to.page(comic, ref), paramsOf(ref));
  expect(location, `${to.page(comic, ref)} is linked`).toBeNull();
  return (data as { controls: Controls }).controls;
}

/** The pages that the comic's own page, its chapters and the home page lead to. */
async function linksOfOverviews(): Promise<PageRef[]> {
  const { data } = await responseOf(landing, to.comic(comic), { comic });
  const {
    comic: described,
    chapters,
    open,
  } = data as {
    comic: { first?: PageRef };
    chapters: { number: number; isOut: boolean }[];
    open: { chapter: number; overview?: { pages: { page: number }[] } };
  };
  const refs = (open.overview?.pages ?? []).map(({ page }) => ({ chapter: open.chapter, page }));
  for (const { number } of chapters.filter(({ isOut }) => isOut)) {
    const params = { comic, chapter: String(number) };
    const { location } = await responseOf(chapterIndex, to.chapter(comic, number), params);
    refs.push(refOf(location!));
    const whole = await responseOf(scroll, to.scroll(comic, { chapter: number }), params);
    expect(whole.location, `the scroll of chapter ${number}`).toBeNull();
  }
  const start = (await responseOf(home, "/")).data as { first: PageRef; latest?: PageRef };
  return [...refs, start.first, start.latest, described.first].flatMap((ref) => ref ?? []);
}

/** Follows the links of the site; each must lead to a page. Returns the pages that Next leads to. */
async function followLinks(): Promise<PageRef[]> {
  const { location } = await responseOf(newest, to.latestPage(comic), { comic });
  const { first, latest } = await controlsOf(refOf(location!));
  expect(latest).toBeUndefined();
  const read = [first ?? refOf(location!)];
  for (;;) {
    const here = read.at(-1)!;
    const { next, previous, ...ends } = await controlsOf(here);
    expect(previous, `before ${to.page(comic, here)}`).toEqual(read.at(-2));
    for (const end of Object.values(ends)) expect((await openPage(end)).status).toBe(200);
    const { body } = await responseOf(ahead, `${to.page(comic, here)}/ahead.json`, paramsOf(here));
    const prefetched = JSON.parse(body) as { ref: PageRef; controls: Controls }[];
    const own = prefetched.find(({ ref }) => comparePages(ref, here) === 0);
    expect(own?.controls.next ?? next, "a prefetched page leads as a loaded one").toEqual(next);
    if (!next) break;
    expect(comparePages(here, next)).toBeLessThan(0);
    read.push(next);
  }
  const files = [
    await responseOf(feed, to.comicFeed(comic), { comic }),
    await responseOf(siteMap, "/sitemap.xml"),
  ];
  const listed = files.flatMap(({ body }) => [
    ...body.matchAll(/\/comics\/talechasers\/\d+\/\d+\b/g),
  ]);
  const linked = (await linksOfOverviews()).map((ref) => to.page(comic, ref));
  const addresses = [...listed.map(String), ...linked];
  for (const address of new Set(addresses)) {
    expect([address, (await openPage(refOf(address))).status]).toEqual([address, 200]);
  }
  // A bookmark leads to a page, whatever became of its own.
  for (const ref of [...read, { chapter: 4, page: 6 }]) {
    const resumed = await responseOf(page, to.resumePage(comic, ref), paramsOf(ref));
    const nearest = resumed.location === null ? ref : refOf(resumed.location);
    expect([ref, (await openPage(nearest)).status]).toEqual([ref, 200]);
  }
  return read;
}

/** Follows all links. An outdated one is renewed by following it: ten seconds later it must be gone. */
async function followHealedLinks(): Promise<PageRef[]> {
  try {
    return await followLinks();
  } catch {
    await settle();
    vi.advanceTimersByTime(10_001);
    return followLinks();
  }
}

it("shows no link to a missing page while the comic changes at random", async () => {
  await fc.assert(
    fc.asyncProperty(chapters, steps, async (initial, steps) => {
      clearCache();
      resetCircuitBreakers();
      upstream.resetHandlers();
      [isFailing, drawings] = [false, 0];
      story = new Map(
        Object.entries(initial).map(([chapter, pages]) => [
          Number(chapter),
          new Map(pages.map((page, at) => [page, draw(at % 3)])),
        ]),
      );
      serve();
      if (pagesOut().length > 0) await followLinks();
      for (const { change, seconds } of steps) {
        apply(change);
        vi.advanceTimersByTime(seconds * 1_000);
        // Somebody visits during the change or the outage, and gets what the site knows.
        await responseOf(landing, to.comic(comic), { comic });
        await settle();
        isFailing = false;
        vi.advanceTimersByTime(11_000);
        const published = pagesOut();
        if (published.length === 0) continue;
        await followHealedLinks();
        for (const ref of published) {
          expect([ref, (await openPage(ref)).location]).toEqual([ref, null]);
        }
        await settle();
      }
      if (pagesOut().length === 0) return;
      // Everything is renewed after its lifetime, at the second visit; a withdrawn chapter goes after an hour.
      for (const minutes of [6, 65, 6, 6]) {
        vi.advanceTimersByTime(minutes * 60_000);
        await followLinks().catch(() => undefined);
        await settle();
      }
      expect(await followLinks()).toEqual(pagesOut());
    }),
    { numRuns: isWhole ? 500 : 6 },
  );
}, 900_000);
