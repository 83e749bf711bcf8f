/** The two pages of a topic on the wire: HTML fragments with headings from h2. */
export interface WorldContent {
  pageLeft: string[];
  pageRight: string[];
}

/** The topics of a list by display name, in display order. */
export type Topics = Record<string, WorldContent>;
