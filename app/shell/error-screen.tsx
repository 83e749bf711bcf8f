import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import type { ReactNode } from "react";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { KnownPage } from "./similar-pages";
import clerk from "./drawings/clerk.svg";
import mending from "./drawings/mending.svg";
import styles from "./error-screen.module.css";

/** A drawing of the site itself, because the picture host may have failed. */
export interface Figure {
  file: string;
  alt: string;
}

export const clerkAtDesk: Figure = {
  file: clerk,
  alt: "Odessa, at the night desk, with the register.",
};
const chaseAtWork: Figure = {
  file: mending,
  alt: "Chase goes at the works with a squeaky mallet.",
};

interface ScreenProps {
  figure: Figure;
  /** Text in the speech bubble. */
  children: ReactNode;
  /** Links to other pages. */
  links: ReactNode;
}

/** The layout of error screens. */
export function Screen({ figure: { file, alt }, children, links }: ScreenProps) {
  return (
    <section className={styles.screen}>
      <SpeechBubble withoutFox>{children}</SpeechBubble>
      <div className={styles.below}>
        <div className={styles.links}>{links}</div>
        <img src={file} alt={alt} width="224" height="224" className={styles.figure} />
      </div>
    </section>
  );
}

interface ErrorScreenProps {
  subSite: SubSite;
  /** The address to try again. */
  again?: string | undefined;
  /** What was not found, and similar pages; undefined in an outage. */
  missing?: { sentence: string; pages: readonly KnownPage[] } | undefined;
}

/** The screen of an outage or of a missing item. */
export function ErrorScreen({ subSite, again, missing }: ErrorScreenProps) {
  const guild = subSite === "guild";
  return (
    <Screen
      figure={guild ? clerkAtDesk : chaseAtWork}
      links={
        <>
          {missing && <SimilarPages pages={missing.pages} />}
          <p>
            {again && (
              // A new document, because the running application may have failed.
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
        </>
      }
    >
      {guild ? (
        <>
          <h1>It appears we've run into a problem. Let's backtrack!</h1>
          <p>
            {missing?.sentence ??
              "Something broke, and it is not your fault. Please try again later."}
          </p>
        </>
      ) : (
        <>
          <h1>Eep! I really hate this part...</h1>
          <p>
            {missing?.sentence ?? "Something broke, and it is not your fault."} If it keeps
            happening, please contact the owner. That’s me: tell me what you were trying to see.
          </p>
        </>
      )}
    </Screen>
  );
}

/** Links to similar pages; nothing without any. */
export function SimilarPages({ pages }: { pages: readonly KnownPage[] }) {
  if (pages.length === 0) return null;
  const question = pages.length > 1 ? "Did you mean one of these?" : "Did you mean this one?";
  return (
    <nav aria-labelledby="similar-pages" className={styles.similar}>
      <h2 id="similar-pages">{question}</h2>
      <ul className="plain-list">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <a href={to} className="touch-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link to the home page of a sub-site. */
export function Home({ subSite, quiet = false }: { subSite: SubSite; quiet?: boolean }) {
  const guild = subSite === "guild";
  return (
    <Link to={guild ? "/cga" : "/"} className={quiet ? "button quiet" : "button"}>
      {guild ? "Back to the guild hall" : "Take me home"}
    </Link>
  );
}
