const CHAPTERS_PER_GROUP = 10;

/** The number of a chapter's group, from 1; announced chapters are in the group of the newest chapter. */
export const groupOf = (chapter: number, newest: number) =>
  Math.ceil(Math.min(chapter, newest) / CHAPTERS_PER_GROUP);

/** Splits the chapters of a comic into groups of ten, each of which has a published chapter. */
export function groupChapters<Chapter extends { number: number }>(
  chapters: readonly Chapter[],
  newest: number,
): Chapter[][] {
  const groups = new Map<number, Chapter[]>();
  for (const chapter of chapters) {
    const group = groupOf(chapter.number, newest);
    groups.set(group, [...(groups.get(group) ?? []), chapter]);
  }
  return [...groups.values()];
}
