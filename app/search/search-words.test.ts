import { expect, it } from "vitest";
import { cutExcerpt, listTerms } from "./search-words";

it.each([
  ["Foxes, witches; glasses", ["fox", "witch", "glass"]],
  ["berries berry heroes hero", ["berri", "berri", "hero", "hero"]],
  ["love lovely gif give serf serve", ["love", "love", "gif", "give", "serf", "serv"]],
  ["thieves thief wolves elves valves", ["thief", "thief", "wolf", "elf", "valv"]],
  ["Šarn’s Kite-Weasels", ["sarn", "kite", "weasel"]],
  ["the glass of a magus: moss", ["glass", "magus", "moss"]],
  ["chapter 2", ["chapter", "2"]],
  ["獣人の森。Vixy", ["獣", "人", "の", "森", "vixi"]],
  ["<b>🦊´`", []],
])("listTerms converts the text %j to the search terms %j", (text, terms) => {
  expect(listTerms(text)).toEqual(terms);
});

it("an excerpt contains the first match and marks its words", () => {
  const shown = (text: string, ...terms: string[]) =>
    cutExcerpt(text, new Set(terms))
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("");
  expect(shown("Of the edges.", "edg")).toBe("Of the [edges].");
  const long = `${"They settle at the edges. ".repeat(9)}Ask Šarn’s foxes, ${"and wait, ".repeat(20)}`;
  const passage = shown(long, "sarn", "fox");
  expect(passage).toMatch(/^…the edges\. Ask \[Šarn’s\] \[foxes\], and wait,.*…$/);
  expect(passage.length).toBeLessThan(200);
  expect(shown(long)).toMatch(/^They settle .*…$/);
});
