import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import { portraitPicture } from "./character-pictures";
import type { Cast } from "./characters.schema";

interface PortraitProps {
  cast: Cast;
  shortName: string;
  size: "small" | "medium";
}

/** The thumbnail of a character, beside the name. */
export function Portrait({ cast, shortName, size }: PortraitProps) {
  const { pictureHost } = useSiteData();
  return (
    <img
      src={pictureAddress(pictureHost, "thumbnail", portraitPicture(cast, shortName), size)}
      alt=""
      width="900"
      height="1200"
      loading="lazy"
      decoding="async"
    />
  );
}
