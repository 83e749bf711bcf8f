import { Link } from "@remix-run/react";
import type { Landmark } from "./world.schema";
import { MapFigure } from "./map-figure";
import "~/styles/world.css";
import styles from "./map-atlas.module.css";

/** The two drawings of the world, as the address names them. */
export type MapEra = "post-cataclysm" | "pre-cataclysm";

const sheets: Record<MapEra, { label: string; year: string; alt: string; caption: string }> = {
  "post-cataclysm": {
    label: "After the Cataclysm",
    year: "412\u00a0AS",
    alt: "Casarok after the Cataclysm: a continent torn into a western and an eastern half, strewn with new islets. The dark water of the Wound runs between them from the ice of the Shiver in the north to the Mended Strait in the south. Bluerock and Caudalglen lie in the west, the Glasswood and Emberfall in the east.",
    caption: "The shattered coasts, as a ferry captain knows them. Sheet two of two.",
  },
  "pre-cataclysm": {
    label: "Before the Cataclysm",
    year: "1535\u00a0OR",
    alt: "Old Casarok: one round continent with the capital, Meridane, at its exact middle, straight roads running to it from every coast, the Elderwood to its east, the Queen’s Causeway to the south and the ice of the Shiver in the north.",
    caption: "Old Casarok, by the surveyors of the Long Noon. Sheet one of two.",
  },
};

/** The address of a sheet; the post-Cataclysm one is where the page opens. */
export function sheetAddress(era: MapEra): string {
  return era === "post-cataclysm" ? "/world/geography" : `/world/geography?era=${era}`;
}

/** The map of one era, the way to the other, and what to look for on it. */
export function MapAtlas({ era, landmarks }: { era: MapEra; landmarks: readonly Landmark[] }) {
  const { alt, caption } = sheets[era];
  return (
    <section className={styles.atlas} aria-label="The map">
      <nav aria-label="Era of the map" className={styles.eras}>
        {(["pre-cataclysm", "post-cataclysm"] as const).map((each) => (
          <Link
            key={each}
            to={sheetAddress(each)}
            aria-current={each === era ? "page" : undefined}
            preventScrollReset
            state={{ keepsFocus: true }}
          >
            {sheets[each].label} <small>{sheets[each].year}</small>
          </Link>
        ))}
      </nav>
      <MapFigure picture={mapPicture(era)} alt={alt} caption={caption} />
      <p className={styles.index}>
        <a href="#landmarks">{landmarks.length} landmarks</a>
        {landmarks.map(({ slug, name }) => (
          <a key={slug} href={`#${slug}`}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}

/** The drawing of an era on the picture host. */
export function mapPicture(era: MapEra): string {
  return `world/geography/${era}.png`;
}
