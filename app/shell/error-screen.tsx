import { Link } from "@remix-run/react";
import type { SubSite } from "~/http/sub-site";
import styles from "./error-screen.module.css";
import { FoxMark } from "~/ui/fox-mark";
import { GuildMark } from "./guild-mark";
import { SpeechBubble } from "~/ui/speech-bubble";

/**
 * Something went wrong, in the words of the sub-site it happened on.
 *
 * @param again where to try again, when there is something to try
 */
export function ErrorScreen({ subSite, again }: { subSite: SubSite; again?: string | undefined }) {
  const guild = subSite === "guild";
  return (
    <section className={styles.screen}>
      <SpeechBubble speaker={guild ? <GuildMark /> : <FoxMark />}>
        {guild ? (
          <h1>It appears we've run into a problem. Let's backtrack!</h1>
        ) : (
          <>
            <h1>Eep! I really hate this part...</h1>
            <p>
              Something broke behind the curtain, and it was not you. If it keeps happening, please
              contact the owner of this site and tell me what you were trying to see.
            </p>
          </>
        )}
      </SpeechBubble>
      <p className={styles.ways}>
        {again && (
          // A new document: what failed may be the running application itself.
          <a href={again} className="button">
            Try again
          </a>
        )}
        <Link to={guild ? "/cga" : "/"} className={again ? "button quiet" : "button"}>
          {guild ? "Back to the guild hall" : "Take me home"}
        </Link>
        {!guild && (
          <Link to="/contact" className="button quiet">
            Contact
          </Link>
        )}
      </p>
    </section>
  );
}

/** A page that does not exist, in the words of the sub-site it was looked for on. */
export function MissingScreen({ subSite }: { subSite: SubSite }) {
  const guild = subSite === "guild";
  return (
    <section className={styles.screen}>
      <SpeechBubble speaker={guild ? <GuildMark /> : <FoxMark />}>
        <h1>
          {guild
            ? "Heh! That page is...missing. Wonder where it went!"
            : "Hey, there! Looks like the page you tried to visit is missing!"}
        </h1>
      </SpeechBubble>
      <p className={styles.ways}>
        <Link to={guild ? "/cga" : "/"} className="button">
          {guild ? "Back to the guild hall" : "Take me home"}
        </Link>
        {!guild && (
          <Link to="/comics/talechasers" className="button quiet">
            Read the comic
          </Link>
        )}
      </p>
    </section>
  );
}
