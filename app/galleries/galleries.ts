/** The galleries in the order of their hub; `isOwn` marks the artist's own pictures. */
export const galleries = [
  {
    slug: "fan-art",
    title: "Fan art",
    one: "A picture of fan art",
    line: "My characters, drawn by readers of the comic.",
    description:
      "The cast of Talechasers, drawn by the people who read it: cut paper, crayon, stitches and stars.",
    keywords: ["fan art", "fan gallery", "drawings"],
    isOwn: false,
  },
  {
    slug: "commissions",
    title: "Commissions",
    one: "A commissioned picture",
    line: "Other people’s characters, drawn by me on commission.",
    description:
      "Finished commissions by Chase: portraits, scenes, badges and reference sheets of other people’s characters.",
    keywords: ["commissions", "commission examples", "furry art"],
    isOwn: true,
  },
] as const;

/** A gallery of this site. */
export type Gallery = (typeof galleries)[number];

/** A gallery's part of its address, and its name upstream. */
export type GallerySlug = Gallery["slug"];

/** The gallery with a slug; undefined for an unknown slug. */
export function findGallery(slug: string | undefined): Gallery | undefined {
  return galleries.find((gallery) => gallery.slug === slug);
}
