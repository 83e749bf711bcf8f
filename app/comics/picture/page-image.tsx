import { Picture } from "~/ui/picture";
import { PictureStatus } from "~/ui/picture-status";
import type { RetriedImage } from "~/ui/use-image-retry";
import type { Shape } from "../page";
import "~/styles/pictures.css";
import styles from "./page-image.module.css";

interface PageImageProps {
  watched: RetriedImage;
  shape: Shape;
  alt: string;
  priority: boolean;
}

/** The picture of a page, in space reserved by the page's shape. Its parent is a grid. */
export function PageImage({ watched, shape, ...rest }: PageImageProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={styles.reserved}
        aria-hidden="true"
      />
      <Picture
        {...watched.picture}
        size="large"
        {...shape}
        {...rest}
        className={`fill ${watched.state === "failed" ? styles.failed : styles.picture}`}
      />
    </>
  );
}

/** Shows over a picture that it is loading, or that it failed. */
export function PageImageStatus({ watched }: { watched: RetriedImage }) {
  return (
    <PictureStatus picture={watched} name="picture">
      The picture did not load.
    </PictureStatus>
  );
}
