import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { PhoneDisclosure } from "./phone-disclosure";
import { Portrait } from "./portrait";
import type { Reference, Related } from "./reference.server";
import styles from "./reference.module.css";
import "~/styles/skies.css";

/** The relations of a character, grouped by kind. */
export function TieMap({ ties }: { ties: Reference["ties"] }) {
  if (ties.length === 0) return null;
  return (
    <PhoneDisclosure title="Who is who" className="box screen-only">
      <h2>Who is who</h2>
      <ul className={`plain-list grid ${styles.branches}`}>
        {ties.map(({ title, people }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul className="plain-list">
              {people.map((person) => (
                <li key={person.name}>
                  <Person {...person} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PhoneDisclosure>
  );
}

function Person({ name, cast, shortName, words }: Related) {
  if (!cast || !shortName) {
    return (
      <>
        <strong>{name}</strong> <span>{words}</span>
      </>
    );
  }
  return (
    <>
      <Link to={to.character(shortName, cast)}>
        <span className={styles.face} data-cast={cast}>
          <Portrait cast={cast} shortName={shortName} />
        </span>
        {name}
      </Link>{" "}
      {words && <span>{words}</span>}
    </>
  );
}

/** Links each chapter in which a character is drawn to the first comic page with the character. */
export function Appearances({ chapters }: { chapters: Reference["appearances"] }) {
  if (chapters.length === 0) return null;
  return (
    <PhoneDisclosure title="Appears in" className="box screen-only">
      <h2>Appears in</h2>
      <ul className="plain-list">
        {chapters.map(({ chapter, path, pages }) => (
          <li key={chapter}>
            <Link to={path} className="touch-link">
              {chapter}
            </Link>{" "}
            <small className="note">{pages}</small>
          </li>
        ))}
      </ul>
    </PhoneDisclosure>
  );
}

/** Says whether fans may draw a character, and where fans submit their drawings. */
export function DrawingTerms({ terms }: { terms: Reference["drawing"] }) {
  if (!terms) return null;
  return (
    <section className={styles.drawing} aria-labelledby="drawing">
      <h2 id="drawing">May I draw them?</h2>
      <p>
        <strong>{terms.answer}</strong> <span>{terms.mind}</span>
      </p>
      <p className="note">
        <span>{terms.rules}</span>{" "}
        <Link to={to.gallery("fan-art")} className="screen-only">
          See fan art
        </Link>
      </p>
    </section>
  );
}
