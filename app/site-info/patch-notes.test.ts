import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { patchNotes } from "./patch-notes";
import { versionPath } from "./patch-note-address";
import { patchNotesFeed } from "./patch-notes-feed.server";

const site = "https://talechasers.example";

/** Orders versions by their numbers, so that 0.10 comes after 0.9. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

describe("the patch notes", () => {
  it("go from 0.2 to 0.13.3, newest first", () => {
    const versions = patchNotes.map(({ version }) => version);
    expect(versions.at(-1)).toBe("0.2");
    expect(versions[0]).toBe("0.13.3");
    expect(versions).toEqual([...new Set(versions)].sort(byNumber).reverse());
    for (const version of versions) expect(version).toMatch(/^0\.\d+(\.\d+)?$/);
  });

  it("skip no version in between", () => {
    const minors = new Set(patchNotes.map(({ version }) => Number(version.split(".")[1])));
    expect([...minors]).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it("are of days that exist, each version after the one before", () => {
    const days = patchNotes.map(({ date }) => date);
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  it("say something in every version, and nothing twice", () => {
    const changes = patchNotes.flatMap(({ groups }) => groups.flatMap(({ changes }) => changes));
    expect(new Set(changes).size).toBe(changes.length);
    for (const { title, groups } of patchNotes) {
      expect(title).not.toBe("");
      expect(groups.length).toBeGreaterThan(0);
      for (const { changes } of groups) expect(changes.length).toBeGreaterThan(0);
    }
  });
});

describe("the feed of the patch notes", () => {
  const { window } = new JSDOM("");
  const xml = new window.DOMParser().parseFromString(patchNotesFeed(site), "application/xml");
  const textOf = (element: Element, name: string) => element.querySelector(name)?.textContent;
  const entries = [...xml.querySelectorAll("feed > entry")];

  it("is well-formed Atom", () => {
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect(textOf(xml.documentElement, "author > name")).toBe("Chase");
  });

  it("has the newest thirty versions, by their absolute addresses", () => {
    const addresses = patchNotes.slice(0, 30).map(({ version }) => site + versionPath(version));
    expect(entries.map((entry) => textOf(entry, "id"))).toEqual(addresses);
    expect(entries.map((entry) => entry.querySelector("link")?.getAttribute("href"))).toEqual(
      addresses,
    );
  });

  it("names itself, its page, and the day of the latest version", () => {
    const link = (rel: string) =>
      xml.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute("href");
    expect(link("self")).toBe(`${site}/patch-notes.atom`);
    expect(link("alternate")).toBe(`${site}/patch-notes`);
    expect(textOf(xml.documentElement, "updated")).toBe(`${patchNotes[0]!.date}T00:00:00.000Z`);
  });

  it("carries the text of each version as HTML", () => {
    for (const [index, { version, title, groups }] of patchNotes.slice(0, 30).entries()) {
      const html = (name: string) =>
        new JSDOM(textOf(entries[index]!, name) ?? "").window.document.body;
      expect(html("title").textContent).toBe(`${version}: ${title}`);
      expect([...html("content").querySelectorAll("li")].map((item) => item.textContent)).toEqual(
        groups.flatMap(({ changes }) => changes),
      );
    }
  });
});
