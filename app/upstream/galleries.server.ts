import { z } from "zod";
import type { GallerySlug } from "~/content/galleries";
import { cachePolicies } from "./cache.server";
import { getData, getList } from "./call.server";
import { UpstreamError } from "./failure";
import { safeHtml } from "./safe-html.server";

/** A path on the picture host, without the segments that a URL parser would take away. */
const picturePath = z
  .string()
  .transform((path) => path.replace(/^\/+/, ""))
  .refine((path) => path.split("/").every((segment) => !["", ".", ".."].includes(segment)));

const listed = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string(),
  location: picturePath,
});

/** A piece in the list of its gallery. */
export type ListedPiece = z.output<typeof listed>;

const piece = z.object({
  title: z.string(),
  description: safeHtml.default("" as never),
  location: picturePath,
});

/** A piece by itself. */
export type Piece = z.output<typeof piece>;

/** The pieces of a gallery, in its order. Source: `v1/galleries/{gallery}`. */
export function galleryPieces(gallery: GallerySlug): Promise<ListedPiece[]> {
  return getList(["galleries", gallery], listed, cachePolicies.story);
}

/**
 * One piece of a gallery, or nothing when the gallery has no such piece.
 *
 * Source: `v1/galleries/{gallery}/items/{item}`, where `{}` and status 404 mean that there is none.
 */
export async function galleryPiece(gallery: GallerySlug, id: string): Promise<Piece | undefined> {
  const none = z.strictObject({}).transform(() => undefined);
  try {
    return await getData(
      ["galleries", gallery, "items", id],
      z.union([none, piece]),
      cachePolicies.story,
    );
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.kind === "bad-path")) {
      return undefined;
    }
    throw error;
  }
}
