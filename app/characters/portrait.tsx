import { Thumbnail } from "~/ui/thumbnail";
import { portraitPicture } from "./character-pictures";
import type { Cast } from "./characters.schema";

interface PortraitProps {
  cast: Cast;
  shortName: string;
}

/** The thumbnail of a character next to the character's name. */
export function Portrait({ cast, shortName }: PortraitProps) {
  const path = portraitPicture(cast, shortName);
  return <Thumbnail path={path} alt="" width={900} height={1200} />;
}
