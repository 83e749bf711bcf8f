/** Generates hostile answers of the upstream within its byte limit. The same seed gives the same answer. */
import { seeded } from "../../mocks/generators/chance";

const MAX_ANSWER_BYTES = 3_900_000;

export interface Shape {
  /** What was done to the data, for the table. */
  name: string;
  /** JSON of the envelope's data, or a feed. */
  answer: string;
}

type Random = (max: number) => number;

/** Whole numbers below a maximum. */
function createRandom(seed: number): Random {
  const chance = seeded(String(seed));
  return (max) => Math.floor(chance() * max);
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)]!;

/** Elements that the parser opens again in each later block if they are unclosed. */
const formatting = "a b code em font i nobr s u";
const tags =
  "p b i em a u s code span div ul li ol dl dt table tr td th caption h2 blockquote img br svg math style select form font nobr";

/** HTML of one form repeated up to a size: unclosed and misnested elements, long and many attributes, entities, text. */
function makeHtml(random: Random, bytes: number): string {
  const tag = () => pick(random, tags.split(" "));
  const attribute = () => `${pick(random, ["title", "href", "x", "lang"])}="${"/a".repeat(3)}"`;
  const part = pick(random, [
    () => `<${tag()}>`,
    () => `<${tag()}>x</${tag()}>`,
    () => `<${tag()}><${tag()}>x`,
    () => `</${tag()}>`,
    () => `<${tag()} ${Array.from({ length: 1 + random(40) }, attribute).join(" ")}>x`,
    () => `<!--${"x".repeat(random(200))}-->`,
    () => pick(random, ["&amp;", "&#x1f98a;", "&", "<", "]]>", "\u0000"]),
    () => `x${" ".repeat(random(20))}`,
  ]);
  const opened = Array.from({ length: random(4) }, () => {
    const name = random(2) ? tag() : pick(random, formatting.split(" "));
    return `<${name} title="${"y".repeat(random(Math.min(60_000, bytes / 2)))}">`;
  }).join("");
  const fixed = random(2) ? part() : undefined;
  let html = opened;
  while (html.length < bytes) html += fixed ?? part();
  return html;
}

const wrongValues: readonly unknown[] = [
  ...[null, 0, -1, 1e300, 4_000, true, "", "x", "\ud800", "x".repeat(2_000)],
  ...[[], {}, [[]], [1], { a: 1 }, [{}], { text: [] }, [[[[[[]]]]]]],
];

/** Copies data, and replaces some of its values on any level by wrong ones; texts by HTML, if wanted. */
function spoil(data: unknown, random: Random, share: number, html: () => string): unknown {
  if (random(100) < share) return typeof data === "string" ? html() : pick(random, wrongValues);
  if (Array.isArray(data)) return data.map((item) => spoil(item, random, share, html));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, spoil(value, random, share, html)]),
  );
}

/** Repeats the first item of each list and record of numbers, `count` times in all, spread over the levels by chance. */
function multiply(
  data: unknown,
  random: Random,
  count: number,
  vary: (item: unknown) => unknown,
): unknown {
  const levels = countLevels(data);
  if (levels === 0) return vary(data);
  const entries = Object.entries(data as object);
  if (!isList(data)) {
    const parts = entries.map(([name, one]) => [name, multiply(one, random, count, vary)]);
    return Object.fromEntries(parts);
  }
  const own = Math.ceil(count ** (levels === 1 ? 1 : random(11) / 10));
  const more = () => multiply(entries[0]![1], random, count / own, vary);
  const repeated = Array.from({ length: own }, more);
  return Array.isArray(data) ? repeated : Object.fromEntries(repeated.entries());
}

/** Whether data are a list with items, or a record of numbers. */
function isList(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  const names = Object.keys(data);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
}

/** How many lists are in one another. */
function countLevels(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  return Math.max(0, ...Object.values(data).map(countLevels)) + Number(isList(data));
}

/** A feed of one form of element. */
function makeFeed(random: Random, bytes: number): string {
  const forms = ["<item/>", "<item><title>x</title></item>", `<a b="c"/>`, "<a>", "&amp;", "x "];
  const part = pick(random, forms);
  const parts = part.repeat(Math.floor(bytes / part.length));
  return `<rss version="2.0"><channel>${parts}</channel></rss>`;
}

/** Makes the hostile answer of a seed. @param good what the call answers otherwise: the data, or the text of a feed */
export function makeShape(good: unknown, seed: number): Shape {
  const random = createRandom(seed);
  const bytes = pick(random, [60_000, 600_000, 1_500_000, MAX_ANSWER_BYTES - 100_000]);
  if (typeof good === "string" && good.startsWith("<")) {
    return { name: `feed of ${bytes} bytes, seed ${seed}`, answer: makeFeed(random, bytes) };
  }
  const htmlBytes = pick(random, [0, 300, 5_000, 62_000]);
  const html = () =>
    htmlBytes ? makeHtml(random, htmlBytes) : (pick(random, wrongValues) as string);
  const share = pick(random, [0, 5, 30, 90]);
  const vary = (item: unknown) => spoil(item, random, share, html);
  const isMultiplied = random(4) > 0;
  const value = isMultiplied
    ? multiply(good, random, bytes / (60 + htmlBytes), vary)
    : spoil(good, random, Math.max(share, 20), html);
  let answer = JSON.stringify(value);
  // HTML may be longer than the size that was asked for.
  if (answer.length > MAX_ANSWER_BYTES) {
    answer = JSON.stringify(spoil(good, random, share, html)) ?? "null";
  }
  const kind = isMultiplied ? "multiplied, " : "";
  return { name: `${kind}${share} % wrong, HTML ${htmlBytes}, seed ${seed}`, answer };
}
