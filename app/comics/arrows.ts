/** SVG paths of the icons of page turns. */
export const arrows = {
  first: "M7 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  latest: "M17 5v14M6 5l8 7-8 7",
} as const;
