/**
 * `v1/downloads/{id}`: the address of each file, relative to the site. Until the artist publishes
 * the model, its id leads to the model sheet that the embedded upstream draws.
 */
export const downloads: Record<string, string> = {
  "super-fox": "/cdn/base/downloads/super-fox.png",
};
