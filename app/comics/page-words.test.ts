import { describe, expect, it } from "vitest";
import type { SafeHtml } from "~/upstream/safe-html";
import {
  asParagraphs,
  hasWords,
  namePanels,
  firstSentence,
  unnamePanels,
} from "./page-words.server";

const written = (source: string, ...texts: string[]) => ({
  transcript: { source },
  panels: texts.map((text) => ({ text })),
});
const safe = (html: string) => html as SafeHtml;

describe("the text of a page", () => {
  it("has the escaped texts of its panels", () => {
    expect(asParagraphs(written("", "One & <b>two", "", "Three.").panels)).toBe(
      "<p>One &amp; &lt;b&gt;two</p><p>Three.</p>",
    );
  });

  it("exists when either has text", () => {
    expect([written("", "", "x"), written("<p>x</p>")].map(hasWords)).toEqual([true, true]);
    expect([written(""), written("", "", "")].map(hasWords)).toEqual([false, false]);
  });

  it("has the ids of panels, which documents with several pages remove", () => {
    const page = written("", "One.", "", "Three.");
    const named = namePanels(asParagraphs(page.panels), page);
    expect(named).toBe('<p id="panel-1">One.</p><p id="panel-3">Three.</p>');
    expect(unnamePanels(named)).toBe(asParagraphs(page.panels));
    const whole = written("<p>All.</p>", "One.");
    expect(namePanels(safe("<p>All.</p>"), whole)).toBe("<p>All.</p>");
  });
});

describe("firstSentence", () => {
  it.each([
    ["<p>A fox &amp; a jar. It is full.</p>", "A fox & a jar"],
    ["<p>Who is it? Chase.</p>", "Who is it?"],
    ["<p>Mr. Preston reads</p><p>He sighs.</p>", "Mr. Preston reads He sighs"],
    ["", ""],
  ])("cuts %s to %j", (html, opening) => {
    expect(firstSentence(safe(html))).toBe(opening);
  });

  it("limits an endless sentence to 300 characters", () => {
    expect(firstSentence(safe(`<p>${"and so on ".repeat(500)}</p>`)).length).toBeLessThanOrEqual(
      300,
    );
  });
});
