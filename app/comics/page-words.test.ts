import { describe, expect, it } from "vitest";
import type { RawHtml, SafeHtml } from "~/upstream/safe-html";
import { asFragment, hasWords, namePanels, firstSentence, unnamePanels } from "./page-words.server";

const written = (transcript: string, ...texts: string[]) => ({
  transcript: transcript as RawHtml,
  panels: texts.map((text) => ({ text })),
});
const safe = (html: string) => html as SafeHtml;

describe("the words of a page", () => {
  it("are its transcript, or those of its panels as paragraphs, escaped", () => {
    expect(asFragment(written("<p>All.</p>", "One."))).toBe("<p>All.</p>");
    expect(asFragment(written("", "One & <b>two", "", "Three."))).toBe(
      "<p>One &amp; &lt;b&gt;two</p><p>Three.</p>",
    );
  });

  it("are there when either says anything", () => {
    expect([written("", "", "x"), written("<p>x</p>")].map(hasWords)).toEqual([true, true]);
    expect([written(""), written("", "", "")].map(hasWords)).toEqual([false, false]);
  });

  it("have the places of their panels, which a page with several pages of words does without", () => {
    const page = written("", "One.", "", "Three.");
    const named = namePanels(safe(asFragment(page)), page);
    expect(named).toBe('<p id="panel-1">One.</p><p id="panel-3">Three.</p>');
    expect(unnamePanels(named)).toBe(asFragment(page));
    const whole = written("<p>All.</p>", "One.");
    expect(namePanels(safe("<p>All.</p>"), whole)).toBe("<p>All.</p>");
  });
});

describe("the opening", () => {
  it.each([
    ["<p>A fox &amp; a jar. It is full.</p>", "A fox & a jar"],
    ["<p>Who is it? Chase.</p>", "Who is it?"],
    ["<p>Mr. Preston reads</p><p>He sighs.</p>", "Mr. Preston reads He sighs"],
    ["", ""],
  ])("of %s is %j", (html, opening) => {
    expect(firstSentence(safe(html))).toBe(opening);
  });

  it("of an endless sentence is no longer than a picture's text can be", () => {
    expect(firstSentence(safe(`<p>${"and so on ".repeat(500)}</p>`)).length).toBeLessThanOrEqual(
      300,
    );
  });
});
