import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { alsEvents, eventKey } from "~/charities/events";
import { gamersOutreachEvents } from "~content/charities.yaml";
import { galleries } from "~/galleries/galleries";
import patchNotes from "~content/patch-notes.yaml";
import { siteName } from "~/document/page-meta";
import { failCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { headOf, pageAt, routes, screens, type PageHead } from "./site-pages";
import { playedGame } from "./starter-games";

type Page = PageHead & { path: string };

let pages: Page[];

const headAt = async (path: string): Promise<Page> => ({ path, ...(await headOf(path)) });

/** A page that stands only where a file cannot be had. */
async function missingDownload(): Promise<Page> {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  failCall("v1/downloads/{id}", "status");
  return headAt("/downloads/super-fox");
}

beforeAll(async () => {
  const sitemap = await (await pageAt("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => {
    return new URL(url).pathname;
  });
  const paths = new Set([
    ...screens.map(([path]) => path),
    ...listed,
    // Views with an address of their own.
    ...patchNotes.map(({ version }) => `/patch-notes?version=${version}`),
    ...alsEvents(new Date()).map(({ year }) => `/stream/charities/als?year=${year}`),
    ...gamersOutreachEvents.map((event) => `/stream/charities/go?event=${eventKey(event)}`),
    `/choose-your-starter/game?id=${await playedGame()}`,
    `/choose-your-starter/result?id=${await playedGame(6)}`,
  ]);
  pages = await Promise.all([...paths].map(headAt));
  pages.push(await missingDownload());
});

/** What more than one page says of itself, with their addresses. */
function saidTwice(what: "title" | "description"): [string, string[]][] {
  const said = new Map<string, Set<string>>();
  for (const { canonical, ...page } of pages) {
    if (canonical) said.set(page[what], (said.get(page[what]) ?? new Set()).add(canonical));
  }
  return [...said].filter(([, by]) => by.size > 1).map(([text, by]) => [text, [...by]]);
}

it("every route with a page has one here, and its address leads to it", () => {
  const seen = new Set(pages.map(({ route }) => route));
  const unseen = Object.values(routes).filter(({ id, module }) => {
    const isLayout = Object.values(routes).some(({ parentId }) => parentId === id);
    return module.default && !isLayout && !seen.has(id);
  });
  expect(unseen.map(({ id }) => id)).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
  const expected = new Map(screens);
  expect(
    pages.filter(({ path, status }) => expected.has(path) && status !== expected.get(path)),
  ).toEqual([]);
});

describe("no two pages for search engines share", () => {
  it.each(["title", "description"] as const)("a %s", (what) => {
    expect(saidTwice(what)).toEqual([]);
  });
});

it("every page has a title of its own words, and a description that is one", () => {
  for (const { path, title, description } of pages) {
    expect(title, path).toMatch(new RegExp(`^(?:.+ · )?${siteName}$|^.{40,70}$`));
    expect(title.length, path).toBeLessThanOrEqual(70);
    expect(description, path).toMatch(/^.{30,220}$/);
  }
});

/** Spellings of the other side of the ocean, whole or from the start of a word. */
const british =
  /\b(?:(?:colou|favou|flavou|honou|humou|labou|neighbou|parlou|harbou|rumou|behaviou)r|grey(?!mantle|lag)|jewell|(?:cent|theat|(?:centi|milli|kilo)?met|lit)re\b|(?:travel|cancel|label|quarrel)l(?:ed|ing)|moult|plough|draught|(?:reorgan|recogn|apolog|real)is|cosy|learnt|whilst|afterwards|towards|upwards)/i;

it("what is said is spelled in American", () => {
  const prose = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [file, readFileSync(`app/routes/${file}`, "utf8")] as const);
  const data = import.meta.glob<object>("/mocks/data/**/*.ts", { eager: true });
  const said = [
    ...prose,
    ...Object.entries(data).map(([file, all]) => [file, JSON.stringify(all)] as const),
    ...pages.map(({ path, title, description }) => [path, `${title} ${description}`] as const),
  ];
  const faults = said.flatMap(([where, text]) => {
    // Addresses stay what they were.
    const word = british.exec(text.replace(/[\w/-]*-[\w-]+/g, ""))?.[0];
    return word === undefined ? [] : [`${where}: ${word}`];
  });
  expect(faults).toEqual([]);
  expect(said.length).toBeGreaterThan(240);
});

it("a page names what it is a part of after itself", async () => {
  for (const [path, title] of [
    ["/commissions", "Commissions · Talechasers"],
    ["/galleries/commissions", "Commissions · Galleries · Talechasers"],
    ["/commissions/tos", "Terms of service · Commissions · Talechasers"],
    ["/world/magic/elements/fire", "Fire · Elements · Talechasers"],
    ["/world/magic/elements", "Elements · Magic · Talechasers"],
    ["/cga/404", "Page missing · Caudalglen · Talechasers"],
    ["/tf-generator/list", "The full list · TF Generator · Talechasers"],
    ["/stream/vixy", "Vixy, at the controls · Stream · Talechasers"],
    ["/characters/vixy", "Vixana Teale · Characters · Talechasers"],
  ]) {
    expect((await headOf(path!)).title).toBe(title);
  }
});

describe("with an upstream that says little", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

  it("pieces without a word still differ from each other, and from their wall", async () => {
    onCall("v1/galleries/{gallery}/items/{item}", ({ params }) =>
      ok({ id: params["item"], title: `Piece ${String(params["item"])}`, location: "a.png" }),
    );
    const said = await Promise.all(
      galleries.flatMap(({ slug }) =>
        ["", "/one", "/two"].map(async (item) => {
          return (await headOf(`/galleries/${slug}${item}`)).description;
        }),
      ),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});
