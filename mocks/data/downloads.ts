/**
 * `v1/downloads/{id}`: where each file is, relative to the site's own address. Until the artist puts the
 * model itself online, its id leads to the model sheet that the embedded upstream draws.
 */
export const downloads: Record<string, string> = {
  "super-fox": "/cdn/base/downloads/super-fox.png",
};
