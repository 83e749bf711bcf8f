/** The two pages of a topic, as on the wire: each entry is one HTML fragment. Headings inside start at h2. */
export interface WorldContent {
  pageLeft: string[];
  pageRight: string[];
}

/** Topics of one list, in the order the pages show them, keyed by the name a reader sees. */
export type Topics = Record<string, WorldContent>;
