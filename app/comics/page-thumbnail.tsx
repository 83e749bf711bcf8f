import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import type { Comic } from "./chapters.schema";
import { comicPicture } from "./comic-picture";
import styles from "./page-thumbnail.module.css";

interface PageThumbnailProps {
  comic: Pick<Comic, "slug" | "pageShape">;
  chapter: number;
  imageId: string;
}

/** A small picture of a page, beside its name. */
export function PageThumbnail({ comic, chapter, imageId }: PageThumbnailProps) {
  const { pictureHost } = useSiteData();
  const path = comicPicture(comic.slug, chapter, imageId);
  return (
    <img
      src={pictureAddress(pictureHost, "thumbnail", path, "small")}
      alt=""
      {...comic.pageShape}
      loading="lazy"
      decoding="async"
      className={styles.thumbnail}
    />
  );
}
