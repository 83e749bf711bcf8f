import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError } from "~/upstream/failure";
import type { SearchEntry, SearchList } from "./search-entry";
import { SiteSearch } from "./site-search.server";

const MINUTE_MS = 60_000;
const TEXT_TTL_MS = 6 * 60 * MINUTE_MS;

const toEntry = (name: string, read?: SearchEntry["read"]): SearchEntry => ({
  group: "World",
  names: [name],
  to: `/world/${name}`,
  place: "",
  ...(read && { read }),
});

/** Opens a search with the same interval between all calls. */
const open = (lists: (SearchEntry | SearchList)[], intervalMs = 0) =>
  new SiteSearch(() => Promise.resolve(lists), {
    first: intervalMs,
    later: intervalMs,
    outage: intervalMs,
  });

const countFor = async (search: SiteSearch, query: string) => (await search.find(query)).count;

const waitUntilComplete = (search: SiteSearch) =>
  vi.waitFor(async () => expect((await search.find("x")).progress).toBeUndefined(), 30_000);

const outage = () => Promise.reject(new UpstreamError("refused", "no connection"));

// Only the clock is fake; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("the search finds entries of lists before all texts have been read", async () => {
  const never = new Promise<never>(() => undefined);
  const list = () => Promise.resolve([toEntry("stag"), toEntry("elk", () => never)]);
  const search = open([toEntry("fox"), list, () => never]);
  expect(await search.find("stag")).toMatchObject({ count: 1, progress: { read: 2, total: 3 } });
});

it("the search reads texts in the background, even texts of lists within lists", async () => {
  const elk = toEntry("elk", () => Promise.resolve({ names: ["Great elk"], texts: ["antlers"] }));
  const search = open([() => Promise.resolve([() => Promise.resolve([elk])])]);
  await waitUntilComplete(search);
  expect([await countFor(search, "antlers"), await countFor(search, "great elk")]).toEqual([1, 1]);
});

it("the search makes its API calls at intervals", async () => {
  vi.useRealTimers();
  const times: number[] = [];
  const read = () => Promise.resolve({ texts: [String(times.push(performance.now()))] });
  const list = () => Promise.resolve(["a", "b", "c"].map((name) => toEntry(name, read)));
  const start = performance.now();
  await waitUntilComplete(open([list], 20));
  // Timers are accurate to a millisecond.
  for (const [at, time] of times.entries()) expect(time - start).toBeGreaterThan(19 * (at + 1));
});

describe("a search that has read everything", () => {
  let names: string[];
  let text: () => Promise<Partial<SearchEntry>>;
  const read = vi.fn(() => text());
  const list = vi.fn(() => Promise.resolve(names.map((name) => toEntry(name, read))));
  let search: SiteSearch;

  beforeEach(async () => {
    names = ["elk"];
    text = () => Promise.resolve({ texts: ["antlers"] });
    search = open([list]);
    await waitUntilComplete(search);
    list.mockClear();
    read.mockClear();
  });

  it("the search requests a list again after five minutes without requesting its texts", async () => {
    await search.find("elk");
    vi.advanceTimersByTime(4 * MINUTE_MS);
    await search.find("elk");
    expect(list).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE_MS);
    names = ["stag"];
    await search.find("elk");
    await vi.waitFor(async () => expect(await countFor(search, "stag")).toBe(1), 30_000);
    await vi.waitFor(async () => expect(await countFor(search, "elk")).toBe(0), 30_000);
    await waitUntilComplete(search);
    expect([list.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  it("the search requests a text again after six hours", async () => {
    text = () => Promise.resolve({ texts: ["hooves"] });
    vi.advanceTimersByTime(TEXT_TTL_MS - MINUTE_MS);
    await waitForList();
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await countFor(search, "hooves")).toBe(1), 30_000);
    expect(await countFor(search, "antlers")).toBe(0);
  });

  it("the search requests a text again if the list entry of the page has changed", async () => {
    vi.advanceTimersByTime(6 * MINUTE_MS);
    list.mockResolvedValueOnce([{ ...toEntry("elk", read), place: "Feral" }]);
    await search.find("elk");
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), 30_000);
    expect((await search.find("antlers")).groups[0]!.entries[0]!.place).toBe("Feral");
  });

  it("the search keeps what it knows when API calls for lists and texts fail, and repeats these calls", async () => {
    vi.advanceTimersByTime(TEXT_TTL_MS + MINUTE_MS);
    list.mockImplementationOnce(outage);
    text = outage;
    await search.find("elk");
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), 30_000);
    const found = await search.find("antlers");
    expect([found.count, found.progress]).toEqual([1, { read: 1, total: 1 }]);
    text = () => Promise.resolve({ texts: ["hooves"] });
    vi.advanceTimersByTime(MINUTE_MS);
    await vi.waitFor(async () => expect(await countFor(search, "hooves")).toBe(1), 30_000);
    await waitUntilComplete(search);
  });

  it("the search stays complete after an error that does not come from the API", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.advanceTimersByTime(TEXT_TTL_MS + MINUTE_MS);
    text = () => Promise.reject(new TypeError("a bug"));
    await search.find("elk");
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 30_000);
    log.mockClear();
    await waitUntilComplete(search);
    expect(await countFor(search, "antlers")).toBe(1);
  });

  async function waitForList() {
    await search.find("elk");
    await vi.waitFor(() => expect(list).toHaveBeenCalled(), 30_000);
  }
});

it("a closed search makes no requests", async () => {
  const read = vi.fn();
  const search = open([toEntry("elk", read)]);
  search.close();
  expect(await countFor(search, "elk")).toBe(0);
  expect(read).not.toHaveBeenCalled();
});
