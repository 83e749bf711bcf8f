import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { exceededBound, exceededLength, exceededUnfolding, htmlBounds } from "./bounds";

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
  ["of attributes", "<b a b c d e>".repeat(elements) + "</b>".repeat(elements), "deep"],
  ["of an element with attributes", `<b ${manyAttributes(attributes + 1)}>`, "attributes"],
  ["a level too deep", "<div>".repeat(depth + 1), "deep"],
  ["with end tags in its attributes", '<ul title="</ul>"><li>'.repeat(4_000), "bytes"],
  ["the same in small", '<ul title="</ul>"><li>'.repeat(100), "deep"],
  ["of formatting that is never closed", "<p><b>".repeat(100), "deep"],
])("a fragment exceeds the bounds %s", (_name, html, words) => {
  expect(exceeded(html)).toContain(words);
});

it.each([
  ["", "<p>x<p>y", undefined],
  ["of entities", "&".repeat(400), undefined],
  [
    "with an element that is opened again in each block",
    `<p><b title="${"y".repeat(10_000)}">${"<p>x".repeat(300)}`,
    "twice its length",
  ],
  [
    "with many of them",
    `<p>${[..."abcdef"].map((name) => `<i title="${name}">`).join("")}${"<p>xxxxxxxxxxxxxxxxxxxxxxxx".repeat(900)}`,
    "elements",
  ],
])("a fragment %s is refused when it unfolds", (_name, html, words) => {
  const { document } = new JSDOM("").window;
  const template = document.createElement("template");
  template.innerHTML = html;
  const reason = exceededUnfolding(template.content, html.length);
  if (words) expect(reason).toContain(words);
  else expect(reason).toBeUndefined();
});

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}`).join(" ");
}
