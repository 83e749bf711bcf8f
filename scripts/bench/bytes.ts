import type { Browser } from "playwright";
import { openPhone, type Phone } from "./phone";
import { selectors } from "./probe";
import type { Servers } from "./servers";
import { table, type Measure } from "./table";

/** One answer as it was on the wire, headers included. */
export interface Transfer {
  path: string;
  type: string;
  bytes: number;
}

/** The bytes of a first visit and of the page after it, and what they went to. */
export interface ByteMeasures {
  measures: Measure[];
  /** The site's first visit, file by file. */
  files: string;
}

/** Counts bytes on the wire; they are the same at any speed, so one visit to each server will do. */
export async function measureBytes(
  browser: Browser,
  servers: Servers,
  path: string,
): Promise<ByteMeasures> {
  const site = await visit(browser, servers.site.url, path);
  const bare = await visit(browser, servers.bare.url, path);
  const measure = (name: string, pick: (visit: Visit) => Transfer[], atMost?: number): Measure => ({
    name,
    site: sum(pick(site)),
    bare: sum(pick(bare)),
    unit: "B",
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  return {
    measures: [
      measure("first visit without pictures", ({ first }) => first, 95_000),
      measure(
        "of it the HTML",
        ({ first }) => first.filter(({ type }) => type === "Document"),
        14_000,
      ),
      measure("second page without its picture", ({ second }) => second, 3_000),
      measure("pictures of two pages, with what is fetched ahead", ({ pictures }) => pictures),
    ],
    files: table(
      ["file", "part", "type", "bytes"],
      [
        ...rows("first", site.first),
        ...rows("second", site.second),
        ...rows("pictures", site.pictures),
      ],
    ),
  };
}

function rows(part: string, transfers: readonly Transfer[]): string[][] {
  return [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, type, bytes }) => [path.replace(/_routes=.*/, "…"), part, type, String(bytes)]);
}

interface Visit {
  /** Everything but pictures and the data fetched ahead. */
  first: Transfer[];
  /** What the second page took, fetched ahead or not, without pictures. */
  second: Transfer[];
  /** Every picture of both pages and of the one after them, each wanted once. */
  pictures: Transfer[];
}

async function visit(browser: Browser, host: string, path: string): Promise<Visit> {
  const phone = await openPhone(browser, true);
  try {
    const transfers = record(phone, host);
    phone.open(host + path);
    await phone.report("shown", ({ what }) => what === "picture");
    await phone.settle();
    const before = transfers.length;

    const next = await phone.page.locator(selectors.next).first().getAttribute("href");
    phone.forget();
    await phone.tap(await phone.placeOf(selectors.next));
    await phone.report("shown", ({ what, value }) => what === "picture" && value !== "");
    await phone.settle();
    const afterNext = await phone.page.locator(selectors.next).first().getAttribute("href");

    const isData = ({ path: file }: Transfer, page: string | null) =>
      file.startsWith(`${page}.data`);
    const early = transfers.slice(0, before);
    const late = transfers.slice(before);
    return {
      first: early.filter((file) => !isPicture(file) && !isData(file, next)),
      second: [
        ...early.filter((file) => isData(file, next)),
        ...late.filter((file) => !isPicture(file) && !isData(file, afterNext)),
      ],
      pictures: transfers.filter(isPicture),
    };
  } finally {
    await phone.close();
  }
}

/** Whether it came from the picture host. */
export function isPicture({ path }: Transfer): boolean {
  return path.startsWith("/cdn/");
}

/** Fills the list it returns with every answer that comes in from now on. */
export function record(phone: Phone, host: string): Transfer[] {
  const transfers: Transfer[] = [];
  const started = new Map<string, { path: string; type: string }>();
  phone.session.on("Network.responseReceived", ({ requestId, response, type }) => {
    started.set(requestId, { path: response.url.replace(host, ""), type });
  });
  phone.session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    // What came from the browser's own caches was not on the wire.
    if (request && encodedDataLength > 0) transfers.push({ ...request, bytes: encodedDataLength });
  });
  return transfers;
}

/** The bytes of all. */
export function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
