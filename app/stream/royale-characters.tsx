import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { chaseAnimals, royaleCharacters } from "~content/stream.yaml";
import { Thumbnail } from "~/ui/thumbnail";
import styles from "./royale-characters.module.css";

/** The characters that viewers can enter into a match. */
export function RoyaleCharacters() {
  return (
    <>
      <h1>Redeemable characters</h1>
      <p className="lead">Redeem a character on stream, and I play the next match as them.</p>
      <ul className={`cards ${styles.characters}`}>
        {royaleCharacters.map(({ shortName, fullName, altText, description }) => (
          <li key={shortName} className="grid">
            <CharacterIcon shortName={shortName} alt={altText} />
            <div>
              <h2 className="small-heading">
                <Link to={to.character(shortName)}>{fullName}</Link>
              </h2>
              <p>{description}</p>
            </div>
            {shortName === "chase" && <ChaseAnimals />}
          </li>
        ))}
      </ul>
      <p>
        <Link to={to.superAnimalRoyale} className="touch-link">
          Back to Super Animal Royale
        </Link>
      </p>
    </>
  );
}

function ChaseAnimals() {
  return (
    <section className={styles.animals} aria-labelledby="animals">
      <h3 id="animals">Or as another animal</h3>
      <p>He’s a shapeshifter, after all. It costs one charge, and the scarf stays on.</p>
      <ul className="plain-list grid">
        {chaseAnimals.map(({ shortName, animal }) => (
          <li key={shortName}>
            <CharacterIcon shortName={shortName} alt="" />
            <span>{animal}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CharacterIcon({ shortName, alt }: { shortName: string; alt: string }) {
  const path = `stream/sar/${shortName}.png`;
  return <Thumbnail path={path} alt={alt} width={400} height={400} />;
}
