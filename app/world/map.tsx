import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FullSizeLink } from "~/ui/full-size-link";
import { Picture } from "~/ui/picture";
import { pictureAddress } from "~/ui/picture-address";
import { PictureStatus } from "~/ui/picture-status";
import { useRootData } from "~/ui/root-data";
import { useImageRetry } from "~/ui/use-image-retry";
import { EraLinks } from "./era-links";
import type { Landmark } from "./world.schema";
import "~/styles/pictures.css";
import "~/styles/world.css";
import styles from "./map.module.css";

/** The slugs of the two maps of the world, of which the first is the default. */
export const mapEras = ["post-cataclysm", "pre-cataclysm"] as const;
type MapEra = (typeof mapEras)[number];

/** A landmark of one map. `counterpart` is the landmark at the same place on the second map. */
export interface ListedLandmark extends Landmark {
  counterpart: { slug: string; name: string } | undefined;
}

interface MapProps {
  era: MapEra;
  landmarks: readonly ListedLandmark[];
}

const maps: Record<MapEra, { label: string; year: string; alt: string; caption: string }> = {
  "pre-cataclysm": {
    label: "Before the Cataclysm",
    year: "1535\u00a0OR",
    alt: "Old Casarok: one round continent with the capital, Meridane, at its exact middle, straight roads running to it from every coast, the Elderwood to its east, the Queen’s Causeway to the south and the ice of the Shiver in the north.",
    caption: "Old Casarok, by the surveyors of the Long Noon.",
  },
  "post-cataclysm": {
    label: "After the Cataclysm",
    year: "412\u00a0AS",
    alt: "Casarok after the Cataclysm: a continent torn into a western and an eastern half, strewn with new islets. The dark water of the Wound runs between them from the ice of the Shiver in the north to the Mended Strait in the south. Bluerock and Caudalglen lie in the west, the Glasswood and Emberfall in the east.",
    caption: "The shattered coasts, as a ferry captain knows them.",
  },
};

/** The size of both map drawings, in whose units landmarks have coordinates. */
const mapShape = { width: 1600, height: 1100 } as const;

/** The size of a landmark's button in the drawing; landmarks are at least 164 apart. */
const PIN_SIZE = 160;

const eras = mapEras.toReversed().map((slug) => ({
  slug,
  name: maps[slug].label,
  years: maps[slug].year,
  to: to.geography(slug),
}));

/** Returns the path of an era's map on the picture host. */
export function mapPicture(era: MapEra): string {
  return `world/geography/${era}.png`;
}

/**
 * The layout of the map's page: in wide windows, its introduction is beside the map.
 *
 * @public prose.mdx exports it again, which lint does not see.
 */
export function MapPage({ children }: { children?: ReactNode }) {
  return <article className={styles.page}>{children}</article>;
}

export function MapEras({ era }: MapProps) {
  return <EraLinks label="Era of the map" current={era} eras={eras} />;
}

export function WorldMap({ era, landmarks }: MapProps) {
  const { pictureHost } = useRootData();
  const path = mapPicture(era);
  const retried = useImageRetry(path);
  const { alt, caption } = maps[era];
  return (
    <section className={styles.atlas} aria-label="The map">
      <figure className={styles.figure}>
        <div className={`edge-to-edge ${styles.parchment}`}>
          <div className={styles.sheet}>
            <FullSizeLink href={pictureAddress(pictureHost, "full", path)} image={retried.element}>
              <Picture {...retried.picture} alt={alt} {...mapShape} priority />
              <span className={`badge screen-only ${styles.enlarge}`}>Enlarge the map</span>
            </FullSizeLink>
            <Pins landmarks={landmarks} />
          </div>
          <PictureStatus retried={retried} name="picture">
            The map could not be loaded.
          </PictureStatus>
        </div>
        <figcaption className="note">{caption}</figcaption>
      </figure>
      {landmarks.map((landmark) => (
        <div
          key={landmark.slug}
          id={`place-${landmark.slug}`}
          popover="auto"
          role="dialog"
          aria-label={landmark.name}
          className={styles.place}
        >
          <LandmarkText era={era} landmark={landmark} heading="h2" />
          <button
            type="button"
            className="button quiet"
            popovertarget={`place-${landmark.slug}`}
            popovertargetaction="hide"
          >
            Close
          </button>
        </div>
      ))}
    </section>
  );
}

/**
 * Buttons that open the texts of the landmarks. They are in an SVG element, because the content
 * security policy forbids style attributes, by which HTML elements would be placed.
 */
function Pins({ landmarks }: Pick<MapProps, "landmarks">) {
  return (
    <svg
      viewBox={`0 0 ${mapShape.width} ${mapShape.height}`}
      className={`screen-only layer ${styles.pins}`}
    >
      {landmarks.map(({ slug, name, x, y }) => (
        <foreignObject
          key={slug}
          x={x - PIN_SIZE / 2}
          y={y - PIN_SIZE / 2}
          width={PIN_SIZE}
          height={PIN_SIZE}
        >
          <button
            type="button"
            popovertarget={`place-${slug}`}
            aria-label={name}
            title={name}
            onClick={({ currentTarget }) => placeBeside(currentTarget)}
          />
        </foreignObject>
      ))}
    </svg>
  );
}

/** Moves a landmark's text beside its button, because CSS cannot anchor the text in an SVG. */
function placeBeside(pin: HTMLElement) {
  pin.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { style } = document.getElementById(pin.getAttribute("popovertarget")!)!;
  const { left, width, top, bottom } = pin.getBoundingClientRect();
  const isBelow = top + bottom < innerHeight;
  style.setProperty("--center", `${left + width / 2}px`);
  style.setProperty("--top", isBelow ? `${bottom + scrollY}px` : "auto");
  style.setProperty("--bottom", isBelow ? "auto" : `${innerHeight - top - scrollY}px`);
}

/** A text about the world, and the landmarks of an era. */
export function MapText({ era, landmarks, children }: MapProps & { children: ReactNode }) {
  return (
    <div className={styles.words}>
      <div className={styles.text}>{children}</div>
      <h2>{era === "post-cataclysm" ? "Landmarks today" : "Landmarks of Old Casarok"}</h2>
      <ul className={`plain-list grid ${styles.landmarks}`}>
        {landmarks.map((landmark) => (
          <li key={landmark.slug} id={landmark.slug}>
            <LandmarkText era={era} landmark={landmark} heading="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LandmarkTextProps {
  era: MapEra;
  landmark: ListedLandmark;
  heading: "h2" | "h3";
}

function LandmarkText({ era, landmark, heading: Heading }: LandmarkTextProps) {
  const { name, kind, text, counterpart, more } = landmark;
  const isToday = era === "post-cataclysm";
  return (
    <>
      <Heading>{name}</Heading>
      <p className={styles.kind}>{`${kind}${landmark.era === "both" ? ", on both maps" : ""}`}</p>
      <p>
        <span>{text}</span>{" "}
        {counterpart && (
          <Link
            to={`${to.geography(isToday ? "pre-cataclysm" : "post-cataclysm")}#${counterpart.slug}`}
          >
            {`${isToday ? "Formerly" : "Today"}: ${counterpart.name}`}
          </Link>
        )}
        {/* Loads a document, because the other sub-site has another theme. */}
        {more && <a href={more.to}>{more.label}</a>}
      </p>
    </>
  );
}
