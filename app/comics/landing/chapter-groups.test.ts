import { expect, it } from "vitest";
import { groupChapters } from "./chapter-groups";

it.each([
  [4, 3, [[1, 4]]],
  [10, 10, [[1, 10]]],
  // The last chapter, 21, is only announced.
  [21, 20, [[1, 10], [11, 21]]], // prettier-ignore
  [60, 60, [[1, 10], [11, 20], [21, 30], [31, 40], [41, 50], [51, 60]]], // prettier-ignore
])("groupChapters groups %i chapters, of which %i are published, by ten", (count, newest, ends) => {
  const chapters = Array.from({ length: count }, (_, at) => ({ number: at + 1 }));
  const groups = groupChapters(chapters, newest);
  expect(groups.map((group) => [group[0]!.number, group.at(-1)!.number])).toEqual(ends);
});
