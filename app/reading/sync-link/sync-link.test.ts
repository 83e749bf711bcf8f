import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeHash, describeAdded, encodeHash, mergeStates, type ReadingState } from "./sync-link";

const at = (chapter: number, page: number) => ({ chapter, page });
const state: ReadingState = {
  bookmark: { ...at(2, 3), depth: 0.4, known: at(3, 8) },
  read: [
    [0, 2_000_003],
    [3_000_001, 3_000_001],
  ],
};
const hashOf = (json: unknown) =>
  `#deflate=${deflateRawSync(JSON.stringify(json)).toString("base64url")}`;

describe("the fragment of a link", () => {
  it("is read back", async () => {
    const deflated = await encodeHash({ talechasers: state });
    expect(deflated).toMatch(/^#deflate=[\w-]+$/);
    expect(await decodeHash(deflated)).toEqual({ talechasers: state });
  });

  it.each([
    ["foreign", "#"],
    ["foreign", "#page-5"],
    ["broken", "#deflate="],
    ["broken", "#deflate=!"],
    ["broken", "#deflate=AAAA"],
    ["broken", hashOf({ version: 1, comics: { x: state } }).slice(0, -6)],
    ["broken", hashOf({ version: 2, comics: { x: state } })],
    ["broken", hashOf({ version: 1, comics: { x: null } })],
    ["broken", hashOf({ version: 1, comics: { x: { read: 7 } } })],
    ["broken", hashOf({ version: 1, comics: { x: { bookmark: { chapter: 2 }, read: [] } } })],
    ["broken", hashOf({ version: 1, comics: {}, more: " ".repeat(10_000_000) })],
    ["broken", hashOf([])],
    ["broken", hashOf(null)],
  ])("is %s: %.40s", async (refusal, hash) => {
    expect(await decodeHash(hash)).toBe(refusal);
  });
});

describe("a merged reading state", () => {
  it("has the read pages of both, and the bookmark of the link", () => {
    const own: ReadingState = {
      bookmark: { ...at(3, 1), depth: 0, known: at(3, 1) },
      read: [[3_000_005, 3_000_006]],
    };
    expect(mergeStates(own, state, at(3, 8))).toEqual({
      bookmark: state.bookmark,
      read: [
        [0, 2_000_003],
        [3_000_001, 3_000_001],
        [3_000_005, 3_000_006],
      ],
    });
    expect(mergeStates(own, { read: [] }, at(3, 8))).toEqual(own);
  });

  it("has no page after the newest", () => {
    const all: ReadingState = {
      bookmark: { ...at(1, 1), depth: 0, known: at(999, 999) },
      read: [[0, 999_000_999]],
    };
    const after = mergeStates({ read: [] }, all, at(3, 8));
    expect(after.read).toEqual([[0, 3_000_008]]);
    expect(after.bookmark?.known).toEqual(at(3, 8));
  });

  it("describes the added pages", () => {
    const after: ReadingState = {
      read: [
        [0, 1_000_004],
        [2_000_000, 2_999_999],
        [3_000_001, 3_000_001],
        [4_000_002, 4_000_005],
      ],
    };
    expect(describeAdded({ read: [[4_000_002, 4_000_002]] }, after)).toEqual([
      "everything up to chapter 1, page 4",
      "the start of chapter 2 to the end of chapter 2",
      "chapter 3, page 1",
      "chapter 4, page 3 to chapter 4, page 5",
    ]);
  });

  it("describes 9,500 added ranges beside as many in a walk of each", () => {
    let reads = 0;
    const count = { get: (range: object, key: string) => (reads++, Reflect.get(range, key)) };
    const rangesFrom = (first: number) =>
      Array.from({ length: 9_500 }, (_, at) => {
        const page = first + at * 4;
        return new Proxy([page, page] as const, count as ProxyHandler<readonly [number, number]>);
      });
    const added = describeAdded({ read: rangesFrom(1_000_001) }, { read: rangesFrom(1_000_003) });
    expect(added).toHaveLength(9_500);
    expect(reads).toBeLessThan(20 * 9_500);
  });
});
