const CHAPTERS_PER_GROUP = 10;

/** Returns the group number of a chapter; announced chapters are in the newest chapter's group. */
export const groupOf = (chapter: number, newest: number) =>
  Math.ceil(Math.min(chapter, newest) / CHAPTERS_PER_GROUP);

/** Splits the chapters of a comic into groups of ten with at least one published chapter each. */
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
