import { expect, it } from "vitest";
import { shortenText } from "./shorten-text";

it.each([
  ["a text that fits", 16, "a text that fits"],
  ["cuts between words", 12, "cuts…"],
  ["cuts between words", 13, "cuts between…"],
  ["a sentence. Another", 15, "a sentence…"],
  ["Donaudampfschiff", 6, "Donau…"],
  ["four🦊", 6, "four🦊"],
  ["four🦊🦊", 6, "four…"],
])("shortenText shortens %j to at most %d characters: %j", (text, maxLength, short) => {
  expect(shortenText(text, maxLength)).toBe(short);
});
