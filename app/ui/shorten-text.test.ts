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
])("the text %j in at most %d characters is %j", (text, maxLength, short) => {
  expect(shortenText(text, maxLength)).toBe(short);
});
