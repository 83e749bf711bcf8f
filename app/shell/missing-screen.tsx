import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import lost from "./drawings/lost.svg";
import { atDesk, Home, Screen, type Figure } from "./error-screen";
import type { KnownPage } from "./missing-page";
import styles from "./missing-screen.module.css";

const onTheWay: Figure = { file: lost, alt: "Chase reads a map upside down." };

interface MissingScreenProps {
  subSite: SubSite;
  /** See `missingLine`. */
  line: string;
  /** The pages that may have been meant. */
  meant: readonly KnownPage[];
}

/** A page that does not exist, in the words of the sub-site it was looked for on. */
export function MissingScreen({ subSite, line, meant }: MissingScreenProps) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? atDesk : onTheWay}
      ways={
        <>
          {meant.length > 0 && (
            <nav aria-labelledby="meant" className={styles.meant}>
              <h2 id="meant">
                {guild
                  ? "The register has, nearby:"
                  : meant.length > 1
                    ? "Did you mean one of these?"
                    : "Did you mean this one?"}
              </h2>
              <ul className="plain-list">
                {meant.map(({ to, name }) => (
                  <li key={to}>
                    <a href={to} className="touch-link">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>
            <Home subSite={subSite} />
            {!guild && (
              <Link to="/comics/talechasers" className="button quiet">
                Read the comic
              </Link>
            )}
          </p>
        </>
      }
    >
      <h1>
        {guild
          ? "Heh! That page is...missing. Wonder where it went!"
          : "Hey, there! Looks like the page you tried to visit is missing!"}
      </h1>
      <p>{line}</p>
    </Screen>
  );
}
