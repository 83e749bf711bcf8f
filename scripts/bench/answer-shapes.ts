const chapter = (entry: string) => `{"1":{"imageId":"a1"}${`,${entry}`.repeat(40_000)}}`;
const commentary = "<b>x</i>".repeat(300_000);

/** Data of answers within the byte limit that take time to read, by what they are, with the page that asks for them. */
export const answerShapes: readonly (readonly [name: string, page: string, data: () => string])[] =
  [
    ["texts for a pair", "/comics/talechasers/latest", () => texts(480_000)],
    ["10,000 texts for a pair", "/comics/talechasers/latest", () => texts(10_000)],
    ["a chapter without pictures", "/comics/talechasers/1/1", () => chapter('"2":{}')],
    [
      "one long commentary",
      "/comics/talechasers/feed.atom",
      () => `{"1":{"imageId":"a1","date":"2026-01-01","commentary":"${commentary}"}}`,
    ],
    ["numbers for a gallery", "/galleries/fan-art", () => `[${"1,".repeat(1_900_000)}1]`],
    ["empty pieces of a gallery", "/galleries/fan-art", () => `[${"{},".repeat(120_000)}{}]`],
    [
      "numbers for two pages of the guide",
      "/world/bestiary/feral/grove-stag",
      () => `{"pageLeft":[${"1,".repeat(100_000)}1]}`,
    ],
    ["broken species", "/tf-generator/list", () => `{"result":{"x":[${"{},".repeat(120_000)}{}]}}`],
    ["escapes", "/shop", () => `"${"\\\\u0000".repeat(600_000)}"`],
    ["lists in lists", "/shop", () => "[".repeat(1_900_000) + "]".repeat(1_900_000)],
  ];

function texts(count: number): string {
  return `[${'"x",'.repeat(count - 1)}"x"]`;
}
