import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../tests/setup/any-text";
import { compare } from "../place";
import { isRead, joined, type Stretch } from "../read-pages";
import {
  comicsOf,
  fileText,
  linkHash,
  merged,
  mostBytes,
  parseFile,
  parseLink,
  type Kept,
  type Places,
} from "./portable";

const place = fc.record({ chapter: fc.nat(40), page: fc.nat(99) });
const bookmark = fc.record({
  chapter: fc.nat(40),
  page: fc.nat(99),
  depth: fc.nat(100).map((percent) => percent / 100),
  known: place,
});
const stretch = fc.oneof(
  fc
    .tuple(fc.nat(90), fc.nat(30))
    .map(([from, length]): Stretch => [1e6 + from, 1e6 + from + length]),
  fc
    .tuple(fc.nat(9), fc.nat(3))
    .map(([from, more]): Stretch => [from * 1e6, (from + more + 1) * 1e6 - 1]),
  fc.nat(1e12 - 1).map((position): Stretch => [position, position]),
);
const kept: fc.Arbitrary<Kept> = fc.record({
  bookmark: fc.option(bookmark, { nil: undefined }),
  read: fc.array(stretch, { maxLength: 12 }).map(joined),
});
const slug = fc.stringMatching(/^[a-z\d]{1,9}(?:-[a-z\d]{1,9}){0,2}$/);
const places: fc.Arbitrary<Places> = fc
  .uniqueArray(fc.tuple(slug, kept), { minLength: 1, maxLength: 3, selector: ([comic]) => comic })
  .map((entries) => new Map(entries));

const at = (chapter: number, page: number) => ({ chapter, page });
const one: Places = new Map([
  [
    "talechasers",
    {
      bookmark: { ...at(2, 3), depth: 0.4, known: at(3, 8) },
      read: [
        [0, 2_000_003],
        [3_000_001, 3_000_001],
        [3_000_004, 3_000_005],
      ],
    },
  ],
]);

describe("two browsers' places", () => {
  it("merge into the same, whichever comes first, and once is enough", () => {
    fc.assert(
      fc.property(kept, kept, (a, b) => {
        const both = merged(a, b);
        expect(merged(b, a)).toEqual(both);
        expect(merged(both, b)).toEqual(both);
      }),
    );
  });

  it("never lose a read page, nor go back", () => {
    fc.assert(
      fc.property(kept, kept, (a, b) => {
        const { read, bookmark } = merged(a, b);
        for (const stretch of [...a.read, ...b.read]) expect(isRead(read, stretch)).toBe(true);
        for (const before of [a.bookmark, b.bookmark]) {
          if (before) expect(compare(bookmark!, before)).toBeGreaterThanOrEqual(0);
          if (before) expect(compare(bookmark!.known, before.known)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("a link", () => {
  it("says where its reader is, and what was read, in little room", () => {
    expect(linkHash(one)).toBe("#1&talechasers=2.3.40.3.8,0-2.3,3.1,3.4-3.5");
  });

  it("is read back, and so is a file", () => {
    fc.assert(
      fc.property(places, (some) => {
        expect(parseLink(linkHash(some))).toEqual(some);
        expect(parseFile(fileText(some))).toEqual(some);
      }),
    );
  });

  it("stays short enough for a code; the file has what it leaves out", () => {
    const single = (step: number): Stretch => [step * 1e7 + 1, step * 1e7 + 1];
    const read = joined([[0, 99], ...Array.from({ length: 900 }, (_, step) => single(step + 1))]);
    const many: Places = new Map(
      Array.from({ length: 60 }, (_, index) => [
        `${"comic-".repeat(9)}${index}`,
        { read: joined(read) },
      ]),
    );
    expect(linkHash(many).length).toBeLessThan(2_900);
    expect(fileText(many).length).toBeLessThan(mostBytes);
    expect(parseFile(fileText(many))).toBeInstanceOf(Map);
    const link = parseLink(linkHash(new Map([["one", { read }]]))) as Places;
    expect(link.get("one")!.read).toHaveLength(40);
    expect(isRead(link.get("one")!.read, [0, 99])).toBe(true);
  });

  it.each([
    ["foreign", ""],
    ["foreign", "#"],
    ["foreign", "#1"],
    ["foreign", "#resume"],
    ["foreign", "#page-5"],
    ["foreign", "#0&talechasers=2.3.40.3.8"],
    ["newer", "#2&anything"],
    ["too large", `#1&talechasers=2.3.40.3.8${",1".repeat(40_000)}`],
    ["broken", "#1&talechasers"],
    ["broken", "#1&talechasers=2.3.40.3"],
    ["broken", "#1&talechasers=2.3.400.3.8"],
    ["broken", "#1&talechasers=2.3.40.3.8,"],
    ["broken", "#1&talechasers=2.3.40.3.8,3.5-3.4"],
    ["broken", "#1&talechasers=2.3.40.3.8,1-2-3"],
    ["broken", "#1&talechasers=2.3.40.3.8=7"],
    ["broken", "#1&talechasers=2.03.40.3.8"],
    ["broken", "#1&talechasers=2.3.40.3.8&talechasers=1.1.0.1.1"],
    ["broken", "#1&../../evil=2.3.40.3.8"],
    ["broken", "#1&__proto__=2.3.40.3.8"],
  ])("is %s: %s", (refusal, hash) => {
    expect(parseLink(hash)).toBe(refusal);
  });
});

describe("a file", () => {
  const file = (change: object) => JSON.stringify({ ...JSON.parse(fileText(one)), ...change });
  const comic = (change: object) =>
    file({
      comics: { talechasers: { bookmark: one.get("talechasers")!.bookmark, read: [], ...change } },
    });

  it.each([
    ["broken", ""],
    ["broken", fileText(one).slice(0, -9)],
    ["too large", fileText(one) + " ".repeat(mostBytes)],
    ["foreign", "7"],
    ["foreign", "[]"],
    ["foreign", "null"],
    ["foreign", '{"version":1,"comics":{}}'],
    ["newer", file({ version: 2 })],
    ["broken", file({ version: "1" })],
    ["broken", file({ comics: [] })],
    ["broken", file({ comics: {} })],
    ["broken", file({ comics: { "<img>": { read: [] } } })],
    ["broken", file({ comics: { talechasers: null } })],
    ["broken", comic({ bookmark: null })],
    ["broken", comic({ bookmark: { chapter: 2 } })],
    ["broken", comic({ read: undefined })],
    ["broken", comic({ read: ["1", 2] })],
    ["broken", comic({ read: ["x"] })],
  ])("is %s: %.60s", (refusal, text) => {
    expect(parseFile(text)).toBe(refusal);
  });
});

it("any text is read or refused, and what is read can be taken along again", () => {
  const anything = fc.oneof(
    anyText({ maxLength: 60 }),
    fc.json(),
    fc.stringMatching(/^#1&[a-z=.,\d-]{0,40}$/),
    fc.json().map((comics) => `{"format":"talechasers-reading","version":1,"comics":${comics}}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      for (const read of [parseLink(text), parseFile(text)]) {
        if (typeof read !== "string") expect(parseFile(fileText(read))).toBeInstanceOf(Map);
      }
    }),
  );
});

it("the comics of a browser are those that its storage has something of", () => {
  const keys = ["reading:one", "read:one", "read:two", "reading:", "reading:../x", "data-theme"];
  expect(comicsOf(keys)).toEqual(["one", "two"]);
});
