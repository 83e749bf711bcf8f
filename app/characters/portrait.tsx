import { Thumbnail } from "~/ui/thumbnail";
import { portraitPicture } from "./character-pictures";
import type { Cast } from "./characters.schema";

interface PortraitProps {
  cast: Cast;
  shortName: string;
  size: "small" | "medium";
}

/** The thumbnail of a character, next to the name. */
export function Portrait({ cast, shortName, size }: PortraitProps) {
  const path = portraitPicture(cast, shortName);
  return <Thumbnail path={path} size={size} alt="" width="900" height="1200" />;
}
