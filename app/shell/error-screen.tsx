import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { SpeechBubble } from "~/ui/speech-bubble";
import { isHydrated } from "~/ui/use-hydrated";
import clerk from "./drawings/clerk.svg";
import lost from "./drawings/lost.svg";
import mending from "./drawings/mending.svg";
import { useSubSite } from "./use-sub-site";
import styles from "./error-screen.module.css";

/** Figures in the document, because the picture host may have failed, too. */
const figures = {
  missing: { file: lost, alt: "Chase reads a map upside down." },
  outage: { file: mending, alt: "Chase goes at the works with a squeaky mallet." },
  guild: { file: clerk, alt: "Odessa, at the night desk, with the register." },
};

interface LayoutProps {
  /** The name of the figure on the main site. */
  figure: keyof typeof figures;
  heading: { main: string; guild: string };
  /** The sentence below the heading of the screen. */
  children: ReactNode;
  /** The address to which the link "Try again" leads. */
  again?: string | undefined;
  /** A search form that contains the words of a wrong address. */
  search?: ReactNode;
  /** A link to a page near a wrong address, which replaces the link to the comic. */
  near?: { path: string; text: string } | undefined;
}

const links = {
  main: [
    { path: to.home, text: "Take me home" },
    { path: to.ownComic, text: "Read the comic" },
    { path: to.contact, text: "Contact" },
  ],
  guild: [
    { path: to.guild, text: "Back to the guild hall" },
    { path: to.characters("cga/characters"), text: "Members" },
    { path: to.guildContact, text: "Contact" },
  ],
};

/** The figure, the text and the links of an error screen. */
export function ErrorScreenLayout(props: LayoutProps) {
  const { figure, heading, children, again, search, near } = props;
  const subSite = useSubSite() === "guild" ? "guild" : "main";
  const others = links[subSite].filter(({ path }) => !near || path !== to.ownComic);
  const { file, alt } = figures[subSite === "guild" ? "guild" : figure];
  return (
    <section className={`grid ${styles.screen}`}>
      <SpeechBubble withoutFox>
        <h1>{heading[subSite]}</h1>
        <p>{children}</p>
      </SpeechBubble>
      <div className={`row ${styles.below}`}>
        <div className={`grid ${styles.links}`}>
          {search}
          <p className="actions">
            {again && (
              // This link loads a document, because the running application may have failed.
              <a href={again} className="button">
                Try again
              </a>
            )}
            {[...(near ? [near] : []), ...others].map(({ path, text }, at) => (
              <Link
                key={path}
                to={path}
                className={again || search || at > 0 ? "button quiet" : "button"}
              >
                {text}
              </Link>
            ))}
          </p>
        </div>
        <img src={file} alt={alt} width="224" height="224" />
      </div>
    </section>
  );
}

/** The message of the error screen if the address does not exist. */
export const missingSentence = "There is no page at this address.";

/** The screen for an outage, a wrong address (with a search), or a browser that is offline. */
export function ErrorScreen(props: Pick<LayoutProps, "again" | "search" | "near">) {
  const { again, search, near } = props;
  // The state keeps the first value, because the connection may return while the page reloads.
  const [isOffline] = useState(() => isHydrated() && !navigator.onLine);
  const isGuild = useSubSite() === "guild";
  const isMissing = search !== undefined;
  const sentence = isMissing ? missingSentence : "Something broke, and it is not your fault.";
  const guildAdvice = isMissing ? "" : "Please try again later.";
  const advice = `If it ${isMissing ? "should be here" : "keeps happening"}, please contact the owner. That’s me: tell me what you were trying to see.`;
  if (isOffline && again) return <OfflineScreen again={again} />;
  return (
    <ErrorScreenLayout
      figure={isMissing ? "missing" : "outage"}
      heading={{
        main: "Eep! I really hate this part...",
        guild: "It appears we've run into a problem. Let's backtrack!",
      }}
      again={again}
      search={search}
      near={near}
    >
      {`${sentence} ${isGuild ? guildAdvice : advice}`}
    </ErrorScreenLayout>
  );
}

/** The screen of a browser that is offline, which shows nothing that has to be loaded. */
function OfflineScreen({ again }: { again: string }) {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) location.replace(again);
  }, [again]);
  return (
    <section className={styles.screen}>
      <SpeechBubble speaker="Chase, off the map">
        <h1>You are offline</h1>
        <p>
          That page needs internet, and I can’t sniff any out. Back brings you to where you were.
        </p>
        <p className="actions">
          {/* A client navigation: offline, a document request would show the browser's error page. */}
          <Link to={again} replace className="button">
            Try again
          </Link>
        </p>
      </SpeechBubble>
    </section>
  );
}
