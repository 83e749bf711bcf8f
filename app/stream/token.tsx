import { pictureAddress, shrink } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";

/** The round token of a character or animal of the royale. */
export function Token({ shortName, alt }: { shortName: string; alt: string }) {
  const { pictureHost, dataSaver } = useSiteData();
  return (
    <img
      src={pictureAddress(
        pictureHost,
        "thumbnail",
        `stream/sar/${shortName}.png`,
        dataSaver ? shrink("large") : "large",
      )}
      alt={alt}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
}
