/** The comic that the cast is of. */
export const castComic = "talechasers";

/** The pages that a character is drawn on, by short name and chapter. */
export const appearances: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  chase: {
    1: [1, 2, 3, 4, 5, 6],
    2: [1, 2, 3, 5, 6, 7, 8],
    3: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  vixy: { 1: [3, 4, 5, 6], 3: [1, 2, 3, 5, 7, 8] },
  snow: { 2: [2, 3, 5, 6, 7, 8] },
  malichi: { 1: [6], 3: [3, 4, 5, 6, 7] },
  ruby: { 1: [6], 3: [6, 7] },
  corvin: { 3: [4] },
  katrina: { 3: [1] },
  preston: { 1: [1, 3, 4, 6] },
  isolde: { 2: [5] },
  bram: { 2: [5] },
};
