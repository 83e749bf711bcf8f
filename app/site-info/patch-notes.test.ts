import * as to from "~/addresses";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { env } from "~/env.server";
import patchNotes from "~content/patch-notes.yaml";
import { patchNotesFeed } from "./patch-notes-feed.server";

const site = env.SITE_URL;
const { window } = new JSDOM(patchNotesFeed(), { contentType: "application/xml" });
const feed = window.document;
const textOf = (element: ParentNode, name: string) => element.querySelector(name)?.textContent;

it("the feed of the patch notes has its address, its page and the date of the latest version", () => {
  const link = (rel: string) =>
    feed.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute("href");
  expect(link("self")).toBe(`${site}/patch-notes.atom`);
  expect(link("alternate")).toBe(`${site}/patch-notes`);
  expect(textOf(feed, "feed > updated")).toBe(`${patchNotes[0]!.date}T00:00:00.000Z`);
});

it("the feed of the patch notes has the newest thirty versions with their changes", () => {
  const entries = Array.from(feed.querySelectorAll("entry"), (entry) => {
    const content = new JSDOM(textOf(entry, "content") ?? "").window.document;
    const changes = Array.from(content.querySelectorAll("li"), (item) => item.textContent);
    return { id: textOf(entry, "id"), changes };
  });
  expect(entries).toEqual(
    patchNotes.slice(0, 30).map(({ version, groups }) => ({
      id: `tag:talechasers.example,2015:${to.patchNotes(version)}`,
      changes: groups.flatMap((group) => group.changes),
    })),
  );
});
