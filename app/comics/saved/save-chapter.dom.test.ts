import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeCaches } from "../../../tests/setup/fake-caches";
import { hasNewVersion, saveChapter } from "./save-chapter";
import { listSavedChapters } from "./saved-chapters";

/** The names of the pictures in the scroll of the chapter, and the site's response for pictures. */
let names: string[];
let picture: { body: string; status?: number; headers: Record<string, string> };

const register = vi.fn();
const chapter = { comic: "x", chapter: 2, title: "" };
const save = () => saveChapter(chapter, () => undefined);

beforeEach(() => {
  names = ["a"];
  picture = { body: "picture", headers: { "Content-Type": "image/png" } };
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, run: () => unknown) => run() },
    serviceWorker: { register, getRegistration: () => Promise.resolve(undefined) },
  });
  vi.stubGlobal("fetch", (address: string) => {
    if (address.endsWith("?size=large"))
      return Promise.resolve(new Response(picture.body, picture));
    const images = names.map(
      (name) => `<picture><img src="/cdn/d/comics/x/2/${name}.png?size=large"></picture>`,
    );
    const html = `<body><section><figure>${images.join("")}</figure></section><img src="/other.png">`;
    return Promise.resolve(new Response(html, { headers: { "Content-Type": "text/html" } }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("a saved chapter replaces its older version", async () => {
  const old = await save();
  expect(await hasNewVersion(old)).toBe(false);
  names = ["a", "b"];
  expect(await hasNewVersion(old)).toBe(true);
  const saved = await save();
  expect(saved.pictures).toEqual(["/comics/x/2/a.png", "/comics/x/2/b.png"]);
  expect(await listSavedChapters()).toEqual([saved]);
});

it.each([
  ["is missing", { body: "", status: 404, headers: {} }],
  ["is a web page", { body: "<html>", headers: { "Content-Type": "text/html" } }],
])(
  "only the older version of a chapter stays saved if a picture of the new version %s",
  async (_fault, sent) => {
    const old = await save();
    names = ["a", "b"];
    picture = sent;
    await expect(save()).rejects.toThrow(TypeError);
    expect(await listSavedChapters()).toEqual([old]);
    expect(await caches.keys()).toHaveLength(1);
  },
);
