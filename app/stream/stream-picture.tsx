import { Picture } from "~/ui/picture";
import type { DescribedPicture } from "./stream.schema";
import "~/styles/stream.css";

/** The size of all stream pictures. */
export const streamPictureShape = { width: 1280, height: 720 } as const;

/** A wide picture on a page of the stream. */
export function StreamPicture({ path, alt }: DescribedPicture) {
  return (
    <figure className="picture-frame">
      <Picture path={path} alt={alt} {...streamPictureShape} priority />
    </figure>
  );
}
