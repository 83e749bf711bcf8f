import fc from "fast-check";
import { http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as to from "~/addresses";
import * as entry from "~/entry.server";
import { comparePages, parsePagePath, type PageRef } from "~/page-ref";
import { loader as page } from "~/routes/_main.comics.$comic.$chapter.$page";
import { loader as ahead } from "~/routes/comics.$comic.$chapter.$page.ahead[.]json";
import { loader as newest } from "~/routes/comics.$comic.latest";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { upstream } from "~mocks/index";
import { isWhole } from "../setup/sample";
import { origin, responseOf } from "./route-response";
import { envelope, missing } from "./sample-comic";
import { siteWith } from "./site-pages";

const comic = "talechasers";
const site = siteWith(entry);

/**
 * The upstream's comic as picture ids by chapter and page; also whether the upstream fails, and its
 * pending requests.
 */
type Story = Map<number, Map<number, string>>;
let story: Story;
let isFailing: boolean;
let waiting: number;
let drawings = 0;

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

const draw = () => `image-${(drawings += 1)}`;
const pagesOut = (): PageRef[] =>
  [...story]
    .flatMap(([chapter, pages]) => [...pages.keys()].map((page) => ({ chapter, page })))
    .sort(comparePages);

function serve(): void {
  const failed = () => new Response("", { status: 503 });
  upstream.use(
    http.get("*/v1/comics/talechasers/latest", () => {
      const latest = pagesOut().at(-1);
      if (isFailing) return failed();
      return latest ? envelope([latest.chapter, latest.page]) : missing();
    }),
    http.get("*/v1/comics/talechasers/chapters/:chapter", ({ params }) => {
      const pages = [...(story.get(Number(params["chapter"])) ?? [])];
      if (isFailing) return failed();
      const entries = pages.map(([page, imageId]) => [page, { imageId, date: "2025-01-01" }]);
      return pages.length > 0 ? envelope(Object.fromEntries(entries)) : missing();
    }),
  );
}

const number = (max: number) => fc.nat(max);
const change = fc.record({
  kind: fc.constantFrom("publish", "withdraw", "withdraw chapter", "renumber", "redraw", "fail"),
  at: fc.nat(),
  chapter: number(8),
  page: number(12),
  seconds: fc.constantFrom(0, 11, 40, 310),
});
type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;
const chapters = fc.dictionary(
  fc.integer({ min: 0, max: 8 }).map(String),
  fc.uniqueArray(number(12), { maxLength: 5 }),
  { maxKeys: 8 },
);

function apply({ kind, at, chapter, page }: Change): void {
  if (kind === "fail") return void (isFailing = true);
  if (kind === "publish") {
    const pages = story.get(chapter) ?? new Map<number, string>();
    return void story.set(chapter, pages.set(page, draw()));
  }
  const all = pagesOut();
  const chosen = all[at % Math.max(1, all.length)];
  if (!chosen) return;
  const pages = story.get(chosen.chapter)!;
  if (kind === "redraw") pages.set(chosen.page, draw());
  else if (kind === "withdraw chapter") story.delete(chosen.chapter);
  else if (kind === "withdraw") pages.delete(chosen.page);
  else {
    const moved = [...pages].map(([page, id]) => [page >= chosen.page ? page + 1 : page, id]);
    story.set(chosen.chapter, new Map(moved as [number, string][]));
  }
}

/** Waits for background revalidation. */
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
function refOf(address: string): PageRef {
  const { chapter, page } = parsePagePath(new URL(address, "http://own.invalid").pathname)!;
  return { chapter, page };
}

type Controls = Partial<Record<"first" | "previous" | "next" | "latest", PageRef>>;
async function controlsOf(ref: PageRef): Promise<Controls> {
  const { data, location } = await openPage(ref);
  expect(location, `${to.page(comic, ref)} is linked`).toBeNull();
  return (data as { controls: Controls }).controls;
}

/** Follows the site's links; each must lead to a page. @returns the pages that Next leads to */
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
  for (const path of ["/", to.comic(comic), to.comicFeed(comic), "/sitemap.xml"]) {
    const text = await (await site(new Request(origin + path))).text();
    const addresses = text.match(/\/comics\/talechasers\/\d+\/\d+\b/g) ?? [];
    for (const address of new Set(addresses)) {
      const { status, location: elsewhere } = await openPage(refOf(address));
      expect([path, address, status, elsewhere]).toEqual([path, address, 200, null]);
    }
  }
  // A bookmark leads to a page, even if its own page is gone.
  for (const ref of [...read, { chapter: 4, page: 6 }]) {
    const resumed = await responseOf(page, to.resumePage(comic, ref), paramsOf(ref));
    const nearest = resumed.location === null ? ref : refOf(resumed.location);
    expect([ref, (await openPage(nearest)).status]).toEqual([ref, 200]);
  }
  return read;
}

/** Follows all links. An outdated one renews the data, and must be gone ten seconds later. */
async function followRenewedLinks(): Promise<void> {
  try {
    await followLinks();
  } catch {
    await settle();
    vi.advanceTimersByTime(10_001);
    await followLinks();
  }
}

it("no link leads to a missing page while the comic changes at random", async () => {
  const changes = fc.array(change, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(chapters, changes, async (initial, made) => {
      clearCache();
      resetCircuitBreakers();
      upstream.resetHandlers();
      isFailing = false;
      const drawn = Object.entries(initial).map(([chapter, pages]) => {
        return [Number(chapter), new Map(pages.map((page) => [page, draw()]))] as const;
      });
      story = new Map(drawn);
      serve();
      if (pagesOut().length > 0) await followLinks();
      for (const each of made) {
        apply(each);
        vi.advanceTimersByTime(each.seconds * 1_000);
        // A visit during the change or the outage gets the cached answer.
        await site(new Request(origin + to.comic(comic)));
        await settle();
        isFailing = false;
        vi.advanceTimersByTime(11_000);
        if (pagesOut().length === 0) continue;
        await followRenewedLinks();
        for (const ref of pagesOut()) {
          expect([ref, (await openPage(ref)).location]).toEqual([ref, null]);
        }
        await settle();
      }
      if (pagesOut().length === 0) return;
      // All data is renewed on the second visit after its lifetime; a removed chapter disappears
      // after an hour.
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
