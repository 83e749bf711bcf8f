import { expect, it } from "vitest";
import { exceededBound, exceededLength, htmlBounds } from "./bounds";

const { bytes, elements, attributes, depth } = htmlBounds;
const exceeded = (html: string) => exceededLength(html) ?? exceededBound(html);

it.each([
  ["with the maximum length", "x".repeat(bytes)],
  ["with the maximum number of elements", "<b>x</b>".repeat(elements)],
  ["with the maximum depth", "<ul><li>".repeat(depth / 2)],
  ["of lists whose items are not closed", "<ul>" + "<li>x".repeat(900) + "</ul>"],
  ["of paragraphs that are not closed", "<p>x".repeat(elements)],
  ["with tags in its attributes", `<p title="${"<ul>".repeat(1_000)}">x</p>`],
  ["with tags in its text", "&lt;ul>".repeat(5_000)],
  ["with end tags of nothing", "</div>".repeat(5_000)],
  ["of formatting that is never closed", "<p><b>".repeat(100)],
  ["without text", ""],
])("a fragment is within the bounds %s", (_name, html) => {
  expect(exceeded(html)).toBeUndefined();
});

it.each([
  ["a byte too long", "x".repeat(bytes + 1), "bytes"],
  ["too long in bytes, if not in characters", "š".repeat(bytes / 2 + 1), "bytes"],
  ["of an element too many", "<b>x</b>".repeat(elements + 1), "elements"],
  ["of elements without an end tag", "<br>".repeat(elements + 1), "elements"],
  ["of comments", "<!--x-->".repeat(elements + 1), "elements"],
  ["of declarations", "<?x>".repeat(elements + 1), "elements"],
  ["of attributes in many elements", "<b a b c d e></b>".repeat(elements), "attributes"],
  ["of an element with attributes", `<b ${manyAttributes(attributes + 1)}>`, "attributes"],
  ["a level too deep", "<div>".repeat(depth + 1), "deep"],
  ["with end tags in its attributes", '<ul title="</ul>"><li>'.repeat(4_000), "bytes"],
  ["the same in small", '<ul title="</ul>"><li>'.repeat(100), "deep"],
  [
    "of formatting that each block opens again",
    `<p>${manyFormats(30)}${"<p>x".repeat(40)}`,
    "elements",
  ],
  [
    "the same with long attributes",
    `<p><b title="${"y".repeat(5_000)}">${"<p>x".repeat(20)}`,
    "bytes",
  ],
])("a fragment exceeds the bounds %s", (_name, html, words) => {
  expect(exceeded(html)).toContain(words);
});

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}`).join(" ");
}

function manyFormats(count: number): string {
  return Array.from({ length: count }, (_, index) => `<i title="${index}">`).join("");
}
