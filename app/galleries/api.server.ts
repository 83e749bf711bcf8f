import { z } from "zod";
import { galleries, type GallerySlug } from "./galleries";
import { listCall, readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { isUnknown } from "~/upstream/failure";
import { onceFor } from "~/upstream/once-for";
import {
  optional,
  optionalDate,
  optionalFlowHtml,
  optionalPictureText,
  text,
} from "~/upstream/fields.server";

/** A path on the picture host, without the segments that a URL parser would take away. */
const picturePath = z
  .string()
  .max(1_000)
  .meta({ description: "Path of a picture on the picture host, below its variant" })
  .transform((path) => path.replace(/^\/+/, ""))
  .refine((path) => path.split("/").every((segment) => !["", ".", ".."].includes(segment)), {
    error: "expected a path without empty segments and dots",
  });

/** The title of a piece that has none. */
const untitled = "Untitled";

const listed = z.object({
  id: z.union([text, z.number()]).transform(String),
  title: optional(text, untitled),
  location: picturePath,
  alt: optionalPictureText,
  date: optionalDate,
});

/** A piece in the list of its gallery, with the day it was hung where that is known. */
export type DatedPiece = z.output<typeof listed>;

/** A piece in the list of its gallery. */
export type ListedPiece = Omit<DatedPiece, "date">;

const piece = z.object({
  title: optional(text, untitled),
  description: optionalFlowHtml,
  location: picturePath,
  alt: optionalPictureText,
});

/** A piece by itself. */
export type Piece = z.output<typeof piece>;

const gallery = z
  .enum(galleries.map(({ slug }) => slug))
  .meta({ description: "Slug of a gallery", examples: ["fan-art"] });

/** The calls of this area. */
export const galleryCalls = {
  pieces: listCall("v1/galleries/{gallery}", {
    summary: "The pieces of a gallery, in the order of its wall",
    parameters: { gallery },
    item: listed,
    cache: cachePolicies.story,
  }),
  piece: readCall("v1/galleries/{gallery}/items/{item}", {
    summary: "A piece of a gallery; {} says that there is no such piece",
    parameters: { gallery, item: textParameter("Id of a piece", "paper-forest") },
    data: piece,
    read: piece.optional(),
    empty: { value: undefined },
    cache: cachePolicies.story,
  }),
};

/** The pieces of a gallery with their dates, in its order. Source: `v1/galleries/{gallery}`. */
export function datedPieces(gallery: GallerySlug): Promise<DatedPiece[]> {
  return fetchData(galleryCalls.pieces, { gallery });
}

/** The pieces of a gallery, in its order. */
export async function galleryPieces(gallery: GallerySlug): Promise<ListedPiece[]> {
  return undated(await datedPieces(gallery));
}

/** Pieces as pages show them: their dates are for feeds. */
export const undated = onceFor((pieces: DatedPiece[]) =>
  pieces.map(({ date: _date, ...piece }) => piece),
);

/**
 * One piece of a gallery, or nothing when the gallery has no such piece.
 *
 * Source: `v1/galleries/{gallery}/items/{item}`, where `{}` and status 404 mean that there is none.
 */
export async function galleryPiece(gallery: GallerySlug, id: string): Promise<Piece | undefined> {
  try {
    return await fetchData(galleryCalls.piece, { gallery, item: id });
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}
