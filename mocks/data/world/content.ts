/** The two pages of a topic in the wire format: each item is an HTML fragment. Headings start at h2. */
export interface WorldContent {
  pageLeft: string[];
  pageRight: string[];
}

/** Topics of a list by display name, in display order. */
export type Topics = Record<string, WorldContent>;
