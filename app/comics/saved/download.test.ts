import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeCaches, fakeLocks } from "../../../tests/setup/fake-caches";
import {
  cacheName,
  listSavedChapters,
  readSavedChapter,
  writeSavedChapter,
  type ChapterList,
} from "./saved-chapter";
import { download, fetchList, MissingPicturesError } from "./download";
import { measurePictures, renewPictures } from "./pictures";

const list = (version: string, build = "b1"): ChapterList => ({
  comic: "x",
  chapter: 2,
  title: "",
  first: 1,
  count: 1,
  build,
  version,
  screen: "phone",
  items: [
    { address: "/comics/x/2/1", bytes: 10, kind: "page" },
    { address: "/assets/a.js", bytes: 20, kind: "file" },
    { address: "/cdn/m/comics/x/2/a.png", bytes: 30, kind: "picture", page: 1 },
  ],
});

const address = "/cdn/m/comics/x/2/a.png";

/** The list that the site sends, the requested addresses, and one that fails. */
let site: ChapterList;
let asked: string[];
let broken: string | undefined;
/** The picture that its host sends, and its headers. */
let picture: { status?: number; body: string; headers: Record<string, string> };
/** Runs while the picture is fetched. */
let meanwhile: () => Promise<unknown>;

beforeEach(() => {
  [site, asked, broken] = [list("v1"), [], undefined];
  meanwhile = () => Promise.resolve();
  picture = { body: address, headers: { "Content-Type": "image/png", ETag: "1" } };
  vi.stubGlobal("createImageBitmap", async (blob: Blob) => {
    if (!(await blob.text()).startsWith("/cdn/")) throw new DOMException("", "InvalidStateError");
    return { close: () => undefined };
  });
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("navigator", { locks: fakeLocks() });
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit = {}) => {
    if (method === "HEAD") {
      const headers = { ...picture.headers, "Content-Length": String(picture.body.length) };
      return new Response(null, { headers });
    }
    asked.push(address);
    if (address.startsWith("/cdn/")) await meanwhile();
    if (address === broken) return Promise.reject(new TypeError("broken off"));
    if (address.includes("saved.json")) return Promise.resolve(Response.json(site));
    if (address.startsWith("/cdn/")) return new Response(picture.body, picture);
    return Promise.resolve(new Response(address, { headers: { "X-Build": site.build } }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const names = () => caches.keys();
const pictures = () => asked.filter((address) => address.startsWith("/cdn/"));

describe("a download", () => {
  it("makes a complete copy", async () => {
    const copy = await download(await fetchList("x", 2, "phone"));
    expect(copy.taken).toBe("/comics/x/2/1/assets/a.js/cdn/m/comics/x/2/a.png".length);
    expect(await listSavedChapters()).toEqual([copy]);
  });

  it("continues after a failure with the files that it has", async () => {
    broken = "/comics/x/2/1";
    await expect(download(site)).rejects.toThrow("broken off");
    expect(await readSavedChapter(cacheName(site))).not.toHaveProperty("taken");
    broken = undefined;
    await download(site);
    expect(pictures()).toHaveLength(1);
  });

  it("keeps the old copy until the new one is complete, and reuses its pictures", async () => {
    await download(site);
    site = list("v2", "b2");
    broken = "/comics/x/2/1";
    await expect(download(site)).rejects.toThrow();
    expect(await readSavedChapter(cacheName(list("v1")))).toHaveProperty("taken");
    broken = undefined;
    await download(site);
    expect(await names()).toEqual([cacheName(site)]);
    expect(pictures()).toHaveLength(1);
  });

  it("starts again when the chapter changes meanwhile", async () => {
    site = list("v2", "b2");
    const copy = await download(list("v1"));
    expect(copy).toMatchObject({ version: "v2", build: "b2" });
    expect(await names()).toEqual([cacheName(site)]);
  });

  it("is canceled when its cache is removed, in this tab or another", async () => {
    meanwhile = () => caches.delete(cacheName(site));
    await expect(download(site)).rejects.toMatchObject({ name: "AbortError" });
    expect(await names()).toEqual([]);
  });

  it("does not fill or mark the cache of a later download of the same version", async () => {
    meanwhile = async () => {
      await caches.delete(cacheName(site));
      await writeSavedChapter(await caches.open(cacheName(site)), site);
    };
    await expect(download(site)).rejects.toMatchObject({ name: "AbortError" });
    expect(await listSavedChapters()).toEqual([site]);
  });

  it("waits for another download of the same chapter", async () => {
    const [first, second] = await Promise.all([download(site), download(site)]);
    expect(second).toEqual(first);
    expect(pictures()).toHaveLength(1);
  });

  it("removes its own cache, and no complete copy, when the disk is full", async () => {
    const copy = await download(site);
    site = { ...list("v2"), items: [{ address: "/cdn/b.png", bytes: 1, kind: "picture" }] };
    meanwhile = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    await expect(download(site)).rejects.toThrow("full");
    expect(await listSavedChapters()).toEqual([copy]);
  });

  it("gives up on a chapter that keeps changing", async () => {
    site = list("v1", "b2");
    await expect(download(list("v1", "b1"))).resolves.toMatchObject({ build: "b2" });
    site = { ...list("v9"), build: "another than its pages say" };
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(address.includes("saved.json") ? Response.json(site) : new Response(address)),
    );
    await expect(download(site)).rejects.toThrow("changes too often");
  });
});

const savedPicture = async () => (await caches.match(address))?.text();

describe("a picture", () => {
  it.each([
    ["is missing", { status: 404, body: "", headers: {} }],
    ["is forbidden", { status: 403, body: "", headers: {} }],
    ["is a web page", { body: "<html>", headers: { "Content-Type": "text/html" } }],
    ["is empty", { body: "", headers: { "Content-Type": "image/png" } }],
  ])("that %s is named, and saved when it is tried again", async (_fault, sent) => {
    const whole = picture;
    picture = sent;
    await expect(download(site)).rejects.toEqual(new MissingPicturesError([1]));
    expect(await savedPicture()).toBeUndefined();
    expect(await caches.match("/assets/a.js"), "other files").toBeDefined();
    picture = whole;
    await expect(download(site)).resolves.toHaveProperty("taken");
    expect(await savedPicture()).toBe(address);
  });

  it.each(["ETag", "Last-Modified"])(
    "with another %s replaces the saved one after a day",
    async (name) => {
      picture.headers = { "Content-Type": "image/png", [name]: "1" };
      const copy = await download(site);
      picture = { body: `${address} corrected`, headers: { ...picture.headers, [name]: "2" } };
      await renewPictures(copy);
      expect(await savedPicture(), "on the same day").toBe(address);
      await renewPictures({ ...copy, comparedAt: 0 });
      expect(await savedPicture()).toBe(picture.body);
      const [renewed] = await listSavedChapters();
      expect(renewed!.taken).toBe(copy.taken! + " corrected".length);
    },
  );

  it("that was saved as a web page is repaired", async () => {
    const copy = await download(site);
    const cache = await caches.open(cacheName(copy));
    await cache.put(address, new Response("<html>", { headers: { "Content-Type": "text/html" } }));
    await renewPictures({ ...copy, comparedAt: 0 });
    expect(await savedPicture()).toBe(address);
  });

  it("stays when its host has none any more, or does not answer", async () => {
    const copy = await download(site);
    picture = { status: 404, body: "", headers: { "Content-Type": "text/html", ETag: "2" } };
    await renewPictures({ ...copy, comparedAt: 0 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await renewPictures({ ...copy, comparedAt: 0 });
    expect(await savedPicture()).toBe(address);
  });

  it("tells its size before it is saved", async () => {
    const { items } = await measurePictures(site);
    expect(items.map(({ bytes }) => bytes)).toEqual([10, 20, address.length]);
  });
});
