import { Link } from "@remix-run/react";
import { chaseAlternates, sarCharacters } from "./sar-characters";
import styles from "./royale.module.css";
import { Token } from "./token";

/** Whom viewers can send into a match. */
export function RoyaleCharacters() {
  return (
    <>
      <h1>Redeemable characters</h1>
      <p className="lead">
        Redeem one on stream, and the next match is theirs: their looks, their manners, their
        chances.
      </p>
      <ul className={styles.characters}>
        {sarCharacters.map(({ shortName, fullName, altText, description }) => (
          <li key={shortName}>
            <Token shortName={shortName} alt={altText} />
            <div>
              <h2>
                <Link to={`/characters/${shortName}`}>{fullName}</Link>
              </h2>
              <p>{description}</p>
            </div>
            {shortName === "chase" && <Alternates />}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/stream/sar">Back to the island</Link>
      </p>
    </>
  );
}

function Alternates() {
  return (
    <section className={styles.alternates} aria-labelledby="alternates">
      <h3 id="alternates">Or as another animal</h3>
      <p>He’s a shapeshifter, after all. It costs one charge, and the scarf stays on.</p>
      <ul>
        {chaseAlternates.map(({ shortName, animal }) => (
          <li key={shortName}>
            <Token shortName={shortName} alt="" />
            {animal}
          </li>
        ))}
      </ul>
    </section>
  );
}
