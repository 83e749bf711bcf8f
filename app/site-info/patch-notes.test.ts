import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import patchNotes from "~content/patch-notes.yaml";
import { versionPath } from "./patch-note-address";
import { patchNotesFeed } from "./patch-notes-feed.server";

const site = "https://talechasers.example";

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
