import { randomBytes } from "node:crypto";

const commentary = '{"1":{"imageId":"a1","date":"2026-01-01","commentary":"';

type Shape = readonly [string, string, string, string, number, string];

/**
 * Data within the byte limit of an answer that take long to validate: its name, a page whose loader makes the call,
 * what it begins with, what is repeated how often, and its end.
 */
export const answerShapes: readonly Shape[] = [
  ["480,000 texts for a pair", "/comics/talechasers/latest", "[", '"x",', 480_000, '"x"]'],
  ["a chapter without pictures", "/comics/talechasers/1/1", "{", '"2":{},', 40_000, '"1":{}}'],
  ["one long commentary", "/comics/talechasers/feed.atom", commentary, "<b>x</i>", 300_000, '"}}'],
  ["numbers for a gallery", "/galleries/fan-art", "[", "1,", 1_900_000, "1]"],
  ["empty items of a gallery", "/galleries/fan-art", "[", "{},", 120_000, "{}]"],
  ["numbers for the guide", "/world/bestiary/feral/a", '{"pageLeft":[', "1,", 100_000, "1]}"],
  ["broken species", "/tf-generator/list", '{"result":{"x":[', "{},", 120_000, "{}]}}"],
  ["escapes", "/shop", '"', "\\\\u0000", 600_000, '"'],
  ["lists in lists", "/shop", "", "[", 1_900_000, "]".repeat(1_900_000)],
];

/** The data of a shape; undefined where there is no such shape. */
export function makeShapedData(index: number): string | undefined {
  const [, , start, item, count, end] = answerShapes[index] ?? [];
  return item && `${start}${item.repeat(count!)}${end}`;
}

/** Forms of HTML that are expensive to parse; each is repeated up to a size. */
const htmlForms: readonly string[] = [
  "<p>x",
  "<b>x</b>",
  "<div>",
  "</div>",
  "<ul><li>",
  "<table><tr><td>",
  "<p><b><i>",
  "<a href='/world'>x",
  "<!--x-->",
  "<b a b c d e f>",
  "<svg><style><img src=x onerror=x()>",
  "<math><mtext><table><mglyph>",
  "&amp;&lt;&#x1f98a;",
  "<option><select>",
  "<",
];

/** Bytes of a fragment: a text, at the limit of one, and far beyond it. */
const htmlSizes = [3_000, 63_000, 120_000, 400_000];

/** Each form in each size. */
export const htmlShapes: readonly string[] = htmlForms.flatMap((form) =>
  htmlSizes.map((size) => form.repeat(Math.floor(size / form.length))),
);

const picture = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  randomBytes(15_000_000),
]);

/**
 * What the upstream answers for names of the benchmark: characters `shape-{N}` with expensive HTML, and pictures
 * `picture-{N}` of 15 MB.
 */
export function makeHostileAnswer(url: string) {
  const [, kind, digits] = /\/(shape|picture)-(\d+)/.exec(url) ?? [];
  if (!kind) return undefined;
  if (kind === "picture") return { type: "image/png", body: picture };
  const number = Number(digits);
  // Each field has a content of its own, or the sanitizer would answer the second from its cache.
  const field = (name: string) => `${number}, ${name} ${htmlShapes[number % htmlShapes.length]!}`;
  const data = {
    category: "PRESENT",
    fullName: "Fern",
    species: "Fox",
    likes: field("likes"),
    traits: field("traits"),
    story1: field("story1"),
    story2: field("story2"),
  };
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  return { type: "application/json", body };
}
