/** The pages with an address of their own, for search engines; comic pages are listed besides. */
export const staticPages: readonly string[] = ["/", "/comics/talechasers"];
