import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { settledWithin } from "~/upstream/deadline.server";
import { classifyFailure, UpstreamError } from "~/upstream/failure";
import { withRequestContext } from "~/upstream/request-context.server";
import type { SearchEntry, SearchList } from "./search-entry";
import { SearchIndex } from "./search-index.server";

/** How long the first search waits for the lists. */
const FIRST_WAIT_MS = 1_000;

const MINUTE_MS = 60_000;
/** The age at which lists and texts are requested again, and the delay after a failed call. */
const [LIST_TTL_MS, TEXT_TTL_MS, RETRY_MS] = [5 * MINUTE_MS, 6 * 60 * MINUTE_MS, MINUTE_MS / 2];

/** Milliseconds between calls: when lists load for the first time, after that, after an outage. */
const defaultIntervals = { first: 38, later: 100, outage: 5_000 };

/** The maximum length of all texts together. The index takes several bytes for each character. */
const MAX_CHARACTERS = 16_000_000;

interface Known {
  /** The entry as its list contains it, without the fields that `read` loads. */
  entry: SearchEntry;
  /** The fields that `read` has loaded; undefined before. */
  text?: Partial<SearchEntry>;
  /** The `performance.now` timestamp after which `read` is called again. */
  dueAt: number;
}

/**
 * The search of the whole site. Each search finds the entries and texts that are known. It also
 * starts API calls for the lists if they are old, and then one call for each unknown or old text.
 * While nobody searches, no calls are made.
 */
export class SiteSearch {
  readonly #list: SearchList;
  readonly #intervals: typeof defaultIntervals;
  readonly #index = new SearchIndex();
  readonly #known = new LRUCache<string, Known>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ entry, text }) => JSON.stringify([entry, text]).length,
    dispose: (_known, id, reason) => void (reason !== "set" && this.#index.remove(id)),
  });
  #isClosed = false;
  #isListed = false;
  #listsDueAt = 0;
  #listing: Promise<void> | undefined;
  #isReading = false;
  #firstWait: Promise<void> | undefined;
  #lastTurnAt = 0;

  constructor(list: SearchList, intervals = defaultIntervals) {
    this.#list = list;
    this.#intervals = intervals;
  }

  /** Finds entries. `progress` is undefined if all lists and texts are known. */
  async find(query: string) {
    if (performance.now() >= this.#listsDueAt) this.#listing ??= this.#readLists();
    else void this.#readTexts();
    await (this.#firstWait ??= settledWithin(this.#listing!, FIRST_WAIT_MS, undefined));
    const all = [...this.#known.values()];
    const read = all.filter(({ entry, text }) => !entry.read || text).length;
    const isComplete = this.#isListed && read === all.length;
    const progress = isComplete ? undefined : { read, total: all.length };
    return { ...this.#index.find(query), progress };
  }

  /** Ends the API calls in the background. */
  close(): void {
    this.#isClosed = true;
  }

  async #readLists(): Promise<void> {
    const intervalMs = this.#firstWait ? this.#intervals.later : this.#intervals.first;
    const listed = new Set<string>();
    this.#isListed = await this.#readList(this.#list, intervalMs, listed);
    const unlisted = [...this.#known.keys()].filter((id) => this.#isListed && !listed.has(id));
    for (const id of unlisted) this.#known.delete(id);
    this.#listsDueAt = performance.now() + (this.#isListed ? LIST_TTL_MS : RETRY_MS);
    this.#listing = undefined;
    void this.#readTexts();
  }

  /**
   * Loads a list and the lists within it.
   *
   * @param listed collects the ids of all entries
   * @returns whether no call failed
   */
  async #readList(list: SearchList, intervalMs: number, listed: Set<string>): Promise<boolean> {
    const lists: SearchList[] = [];
    try {
      await this.#waitForTurn(intervalMs);
      for (const one of this.#isClosed ? [] : await inBackground(list)) {
        if (this.#isClosed) return false;
        if (typeof one === "function") lists.push(one);
        else listed.add(this.#addListed(one));
        // Lets the process respond to requests between two entries.
        await nextTurn();
      }
    } catch (error) {
      this.#isUnavailable(error);
      return false;
    }
    const read = lists.map((one) => this.#readList(one, intervalMs, listed));
    return (await Promise.all(read)).every(Boolean);
  }

  /** Adds an entry of a list, or replaces the known entry if it has changed. @returns its id */
  #addListed(entry: SearchEntry): string {
    // Several entries may have the same address, so the id contains the name.
    const id = `${entry.to} ${entry.names[0]}`;
    const known = this.#known.peek(id);
    if (known && JSON.stringify(known.entry) === JSON.stringify(entry)) return id;
    const dueAt = entry.read ? 0 : Infinity;
    this.#put(id, { ...known, entry, dueAt });
    return id;
  }

  #put(id: string, known: Known): void {
    this.#index.put(id, { ...known.entry, ...known.text });
    this.#known.set(id, known);
  }

  /** Reads the texts that are due; a slow answer does not delay the next call. */
  async #readTexts(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    // The entries of the characters come first, because they were added to the cache first.
    for (const [id, known] of [...this.#known.entries()].reverse()) {
      if (known.dueAt > performance.now()) continue;
      await this.#waitForTurn(this.#intervals.later);
      if (this.#isClosed) return;
      void this.#readText(id, known);
    }
    this.#isReading = false;
  }

  async #readText(id: string, known: Known): Promise<void> {
    known.dueAt = performance.now() + TEXT_TTL_MS;
    try {
      known.text = await inBackground(known.entry.read!);
      // The entry may have changed during the call.
      if (this.#known.peek(id) === known) this.#put(id, known);
    } catch (error) {
      if (this.#isUnavailable(error)) known.dueAt = performance.now() + RETRY_MS;
      else known.text ??= {};
    }
  }

  /** Waits until the next call may be made. Calls are made at regular intervals. */
  async #waitForTurn(intervalMs: number): Promise<void> {
    const now = performance.now();
    this.#lastTurnAt = Math.max(now, this.#lastTurnAt + intervalMs);
    // The timer does not keep the process alive.
    await wait(this.#lastTurnAt - now, undefined, { ref: false });
  }

  /** Logs a bug. Delays the next call in an outage. @returns whether the API is unavailable */
  #isUnavailable(error: unknown): boolean {
    if (!(error instanceof UpstreamError)) {
      console.error("a part of the search cannot be read:", error);
    } else if (classifyFailure(error) === "unavailable") {
      this.#lastTurnAt = performance.now() + this.#intervals.outage;
      return true;
    }
    return false;
  }
}

const inBackground = <Result>(read: () => Result): Result =>
  withRequestContext({ requestId: "search", isBackground: true }, read);
