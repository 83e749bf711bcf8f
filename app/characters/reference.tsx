import { Link } from "@remix-run/react";
import { guildCharacterPicture, mainCharacterPicture } from "./character-pictures";
import type { Reference, Related } from "./reference.server";
import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import styles from "./reference.module.css";
import "~/styles/skies.css";

/** The colors of a character as the caption of their picture, with codes that one click selects. */
export function Palette({ colors }: { colors: Reference["palette"] }) {
  if (colors.length === 0) return null;
  return (
    <figcaption>
      <ul className={styles.palette}>
        {colors.map(([where, hex]) => (
          <li key={where}>
            <svg fill={hex} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <span>{where}</span> <code>{hex}</code>
          </li>
        ))}
      </ul>
    </figcaption>
  );
}

/** Who is who to a character, as a map with the character at its head. */
export function TieMap({ name, ties }: { name: string; ties: Reference["ties"] }) {
  if (ties.length === 0) return null;
  return (
    <section aria-labelledby="ties" className={styles.ties}>
      <h2 id="ties">Who is who</h2>
      <p className={styles.self}>{name}</p>
      <ul className={styles.branches}>
        {ties.map(({ title, people }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul>
              {people.map((person) => (
                <li key={person.name}>
                  <Person {...person} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ name, cast, shortName, words }: Related) {
  const { pictureHost } = useSiteData();
  if (!cast || !shortName) {
    return (
      <>
        <strong>{name}</strong> <span>{words}</span>
      </>
    );
  }
  const picture =
    cast === "characters" ? mainCharacterPicture(shortName, 1) : guildCharacterPicture(shortName);
  return (
    <>
      <Link to={`/${cast}/${shortName}`}>
        <span className={styles.face} data-cast={cast}>
          <img
            src={pictureAddress(pictureHost, "thumbnail", picture, "small")}
            alt=""
            width="900"
            height="1200"
            loading="lazy"
            decoding="async"
          />
        </span>
        {name}
      </Link>{" "}
      {words && <span>{words}</span>}
    </>
  );
}

/** The pages of the comic that a character is drawn on. */
export function Appearances({ chapters }: { chapters: Reference["appearances"] }) {
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="appearances" className={styles.appearances}>
      <h2 id="appearances">Appears on</h2>
      <dl>
        {chapters.map(({ chapter, pages }) => (
          <div key={chapter}>
            <dt>{chapter}</dt>
            <dd>
              {pages.map(({ page, path }) => (
                <Link key={page} to={path} aria-label={`${chapter}, page ${page}`}>
                  {page}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether fans may draw a character, and where to show what they drew. */
export function Drawing({ drawing }: { drawing: Reference["drawing"] }) {
  if (!drawing) return null;
  return (
    <section aria-labelledby="drawing" className={styles.drawing}>
      <h2 id="drawing">May I draw them?</h2>
      <p>
        <strong>{drawing.answer}</strong> {drawing.mind}
      </p>
      <p className={styles.rules}>
        {drawing.rules} <Link to="/galleries/fan-art">Where the fan art hangs</Link>
      </p>
    </section>
  );
}
