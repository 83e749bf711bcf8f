import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import type { ReactNode } from "react";
import { SpeechBubble } from "~/ui/speech-bubble";
import clerk from "./drawings/clerk.svg";
import lost from "./drawings/lost.svg";
import mending from "./drawings/mending.svg";
import styles from "./error-screen.module.css";
import type { KnownPage } from "./missing-page";

/** Who says it, and what they are at: files of the site, as the picture host may be what failed. */
const figures = {
  lost: { file: lost, alt: "Chase reads a map upside down." },
  mending: { file: mending, alt: "Chase goes at the works with a squeaky mallet." },
  clerk: { file: clerk, alt: "Odessa, at the night desk, looks it up in the register." },
} as const;

interface ScreenProps {
  figure: keyof typeof figures;
  /** What is said. */
  children: ReactNode;
  /** The ways on. */
  ways: ReactNode;
}

function Screen({ figure, children, ways }: ScreenProps) {
  const { file, alt } = figures[figure];
  return (
    <section className={styles.screen}>
      <SpeechBubble>{children}</SpeechBubble>
      <div className={styles.below}>
        <div className={styles.ways}>{ways}</div>
        <img src={file} alt={alt} width="224" height="224" className={styles.figure} />
      </div>
    </section>
  );
}

/**
 * Something went wrong, in the words of the sub-site it happened on.
 *
 * @param again where to try again, when there is something to try
 */
export function ErrorScreen({ subSite, again }: { subSite: SubSite; again?: string | undefined }) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? "clerk" : "mending"}
      ways={
        <p>
          {again && (
            // A new document: what failed may be the running application itself.
            <a href={again} className="button">
              Try again
            </a>
          )}
          <Home subSite={subSite} quiet={Boolean(again)} />
          {!guild && (
            <Link to="/contact" className="button quiet">
              Contact
            </Link>
          )}
        </p>
      }
    >
      {guild ? (
        <>
          <h1>It appears we've run into a problem. Let's backtrack!</h1>
          <p>The matter has been entered in the register, with the hour. No blame attaches.</p>
        </>
      ) : (
        <>
          <h1>Eep! I really hate this part...</h1>
          <p>
            Something broke behind the curtain, and it was not you. I've fetched the mallet. If it
            keeps happening, please contact the owner. That's me: tell me what you were trying to
            see.
          </p>
        </>
      )}
    </Screen>
  );
}

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
      figure={guild ? "clerk" : "lost"}
      ways={
        <>
          {meant.length > 0 && (
            <nav aria-labelledby="meant">
              <h2 id="meant">
                {guild
                  ? "The register has, nearby:"
                  : meant.length > 1
                    ? "Did you mean one of these?"
                    : "Did you mean this one?"}
              </h2>
              <ul>
                {meant.map(({ to, name }) => (
                  <li key={to}>
                    <a href={to}>{name}</a>
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

function Home({ subSite, quiet = false }: { subSite: SubSite; quiet?: boolean }) {
  const guild = subSite === "guild";
  return (
    <Link to={guild ? "/cga" : "/"} className={quiet ? "button quiet" : "button"}>
      {guild ? "Back to the guild hall" : "Take me home"}
    </Link>
  );
}
