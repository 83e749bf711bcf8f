import { Thumbnail } from "~/ui/thumbnail";
import type { Comic } from "../chapters.schema";
import { comicPicture } from "../comic-picture";
import styles from "./page-thumbnail.module.css";

interface PageThumbnailProps {
  comic: Pick<Comic, "slug" | "pageShape">;
  chapter: number;
  imageId: string;
}

/** A small picture of a page, beside its name. */
export function PageThumbnail({ comic, chapter, imageId }: PageThumbnailProps) {
  const path = comicPicture(comic.slug, chapter, imageId);
  return (
    <Thumbnail path={path} size="small" alt="" {...comic.pageShape} className={styles.thumbnail} />
  );
}
