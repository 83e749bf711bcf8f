import { Picture } from "~/ui/picture";
import { PictureStatus } from "~/ui/picture-status";
import type { RetriedImage } from "~/ui/use-image-retry";
import type { Shape } from "../page";
import "~/styles/pictures.css";
import styles from "./page-image.module.css";

interface PageImageProps {
  retried: RetriedImage;
  shape: Shape;
  alt: string;
  priority: boolean;
}

/** The picture of a comic page, in space that the aspect ratio reserves. Its parent is a grid. */
export function PageImage({ retried, shape, ...rest }: PageImageProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={styles.reserved}
        data-state={retried.state}
        aria-hidden="true"
      />
      <Picture
        {...retried.picture}
        size="large"
        {...shape}
        {...rest}
        className={`layer ${retried.state === "failed" ? styles.failed : styles.picture}`}
      />
    </>
  );
}

/** Shows over a picture that the picture is loading or has failed. */
export function PageImageStatus({ retried }: { retried: RetriedImage }) {
  return (
    <PictureStatus retried={retried} name="picture">
      The picture did not load.
    </PictureStatus>
  );
}
