import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { readSavedHint } from "~/reading/saved-hint";
import { SpeechBubble } from "~/ui/speech-bubble";
import { isHydrated } from "~/ui/use-hydrated";
import type { KnownPage } from "./similar-pages";
import clerk from "./drawings/clerk.svg";
import lost from "./drawings/lost.svg";
import mending from "./drawings/mending.svg";
import { useSubSite } from "./use-sub-site";
import styles from "./error-screen.module.css";

/** Drawings of the site itself, because the picture host may have failed. */
const figures = {
  missing: { file: lost, alt: "Chase reads a map upside down." },
  outage: { file: mending, alt: "Chase goes at the works with a squeaky mallet." },
  guild: { file: clerk, alt: "Odessa, at the night desk, with the register." },
};

interface LayoutProps {
  /** The figure of the main site. */
  figure: keyof typeof figures;
  heading: { main: string; guild: string };
  /** The sentence below the heading. */
  children: ReactNode;
  /** Similar pages, best first. */
  pages?: readonly KnownPage[] | undefined;
  /** The address to try again. */
  again?: string | undefined;
  /** A further link of the main site. */
  link: { to: string; text: string };
}

/** The layout of error screens. */
export function ErrorScreenLayout({ heading, children, pages = [], again, ...main }: LayoutProps) {
  const isGuild = useSubSite() === "guild";
  const { file, alt } = figures[isGuild ? "guild" : main.figure];
  const hasBetter = pages.length > 0 || again !== undefined;
  return (
    <section className={`grid ${styles.screen}`}>
      <SpeechBubble withoutFox>
        <h1>{isGuild ? heading.guild : heading.main}</h1>
        <p>{children}</p>
      </SpeechBubble>
      <div className={`row ${styles.below}`}>
        <div className={`grid ${styles.links}`}>
          {pages.length > 0 && (
            <nav aria-labelledby="similar-pages">
              <h2 id="similar-pages" className="small-heading">
                {pages.length > 1 ? "Did you mean one of these?" : "Did you mean this one?"}
              </h2>
              <ul className="plain-list">
                {pages.map(({ to, name }, at) => (
                  <li key={to}>
                    <a href={to} className={at === 0 ? "button" : "touch-link"}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="actions">
            {again && (
              // A new document, because the running application may have failed.
              <a href={again} className="button">
                Try again
              </a>
            )}
            <Link
              to={isGuild ? to.guild : to.home}
              className={hasBetter ? "button quiet" : "button"}
            >
              {isGuild ? "Back to the guild hall" : "Take me home"}
            </Link>
            {!isGuild && (
              <Link to={main.link.to} className="button quiet">
                {main.link.text}
              </Link>
            )}
          </p>
        </div>
        <img src={file} alt={alt} width="224" height="224" />
      </div>
    </section>
  );
}

interface ErrorScreenProps {
  again?: string | undefined;
  /** What was not found, and similar pages; undefined in an outage. */
  missing?: { sentence: string; pages: readonly KnownPage[] } | undefined;
}

/** The screen of an outage, of a missing item, or of a browser without internet. */
export function ErrorScreen({ again, missing }: ErrorScreenProps) {
  // A state, because the internet is back while the page loads again.
  const [isOffline] = useState(() => isHydrated() && !navigator.onLine);
  const sentence = missing?.sentence ?? "Something broke, and it is not your fault.";
  const guildAdvice = missing ? "" : "Please try again later.";
  const advice =
    useSubSite() === "guild"
      ? guildAdvice
      : `If it ${missing ? "should be here" : "keeps happening"}, please contact the owner. That’s me: tell me what you were trying to see.`;
  if (isOffline && again) return <OfflineScreen again={again} />;
  return (
    <ErrorScreenLayout
      figure={missing ? "missing" : "outage"}
      heading={{
        main: "Eep! I really hate this part...",
        guild: "It appears we've run into a problem. Let's backtrack!",
      }}
      pages={missing?.pages}
      again={again}
      link={{ to: to.contact, text: "Contact" }}
    >
      {`${sentence} ${advice}`}
    </ErrorScreenLayout>
  );
}

/** Shows nothing that would have to be loaded. */
function OfflineScreen({ again }: { again: string }) {
  const saved = Object.entries(readSavedHint()).find(([, state]) => state === "whole")?.[0];
  return (
    <section className={styles.screen}>
      <SpeechBubble speaker="Chase, off the map">
        <h1>You are offline</h1>
        <p>
          {`That page needs internet, and I can’t sniff any out. ${saved ? "Saved chapters open without it." : "Back brings you to where you were."}`}
        </p>
        <p className="actions">
          {/* A new document would be the browser's own error page. */}
          <Link to={again} replace className="button">
            Try again
          </Link>
          {saved && (
            <a href={to.savedChapters(saved.split("/")[0]!)} className="button quiet">
              Saved chapters
            </a>
          )}
        </p>
      </SpeechBubble>
    </section>
  );
}
