import type { MetaArguments } from "~/document/page-meta";
import { pictureAddress } from "~/ui/picture-address";
import type { StreamDrawing } from "./drawings";

/** A drawing of the stream as the picture that a page is shared with. */
export function streamPreview({ matches }: MetaArguments, drawing: StreamDrawing) {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { pictureHost?: string }
    | undefined;
  return {
    url: pictureAddress(root?.pictureHost ?? "/cdn", "desktop", drawing.path, "medium"),
    alt: drawing.alt,
  };
}
