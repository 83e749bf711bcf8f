import type { MetaArguments } from "~/document/page-meta";
import { previewPicture } from "~/ui/preview-picture";
import type { StreamDrawing } from "./drawings";

/** A drawing of the stream as the picture that a page is shared with. */
export function streamPreview(args: MetaArguments, { path, alt }: StreamDrawing) {
  return { url: previewPicture(args, path), alt };
}
