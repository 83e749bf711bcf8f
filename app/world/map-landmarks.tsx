import { Link } from "@remix-run/react";
import type { Landmark } from "./world.schema";
import { responsiveAddresses, mobileMedia } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import { mapPicture, sheetAddress, type MapEra } from "./map-atlas";
import { mapShape } from "./map-figure";
import "~/styles/world.css";
import styles from "./map-landmarks.module.css";

/** A landmark, and what stood or stands at its place on the other map. */
export interface ListedLandmark extends Landmark {
  counterpart: { slug: string; name: string } | undefined;
}

/** The landmarks of an era, each beside the piece of the map it stands on. */
export function MapLandmarks({
  era,
  landmarks,
}: {
  era: MapEra;
  landmarks: readonly ListedLandmark[];
}) {
  const otherEra = era === "post-cataclysm" ? "pre-cataclysm" : "post-cataclysm";
  return (
    <section aria-labelledby="landmarks" className={styles.gazetteer}>
      <h2 id="landmarks">
        {era === "post-cataclysm" ? "Landmarks today" : "Landmarks of Old Casarok"}
      </h2>
      <ul className={styles.landmarks}>
        {landmarks.map((landmark) => (
          <li key={landmark.slug} id={landmark.slug}>
            <PieceOfMap era={era} x={landmark.x} y={landmark.y} />
            <div className={styles.name}>
              <h3>{landmark.name}</h3>
              <p>
                {landmark.kind}
                {landmark.era === "both" && ", on both maps"}
              </p>
            </div>
            <p className={styles.text}>
              {landmark.text}
              {landmark.counterpart && (
                <Link to={`${sheetAddress(otherEra)}#${landmark.counterpart.slug}`}>
                  {era === "post-cataclysm" ? "Here stood " : "Here is now "}
                  {landmark.counterpart.name}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In units of the drawing. */
const piece = { width: 260, height: 220 } as const;

/** A cutting from the map, of the same file that the page shows whole. */
function PieceOfMap({ era, x, y }: { era: MapEra; x: number; y: number }) {
  const { pictureHost, dataSaver } = useSiteData();
  const { desktop, mobile } = responsiveAddresses(
    pictureHost,
    mapPicture(era),
    undefined,
    dataSaver,
  );
  const within = (middle: number, length: number, whole: number) =>
    Math.max(0, Math.min(whole - length, middle - length / 2));
  const left = within(x, piece.width, mapShape.width);
  const top = within(y, piece.height, mapShape.height);
  return (
    <svg viewBox={`0 0 ${piece.width} ${piece.height}`} className={styles.piece} aria-hidden="true">
      <foreignObject x={-left} y={-top} {...mapShape}>
        <picture>
          <source media={mobileMedia} srcSet={mobile} />
          <img src={desktop} alt="" {...mapShape} loading="lazy" decoding="async" />
        </picture>
      </foreignObject>
    </svg>
  );
}
