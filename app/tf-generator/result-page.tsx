import * as to from "~/addresses";
import { Link, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { subSiteOf } from "~/http/sub-site";
import { fullName, withArticle } from "~/generators/choices";
import type { Transformation } from "./api.server";
import { Share } from "~/sharing/share";
import { Picture } from "~/ui/picture";
import { isHydrated } from "~/ui/use-hydrated";
import { describeOutcome, portraitPath, type TransformationKind } from "./transformation";
import scorchMark from "./drawings/scorch-mark.svg";
import { ChaseZapping } from "./chase-zapping";
import "~/styles/generators.css";
import styles from "./result-page.module.css";
import { ZapLink } from "./zap-link";

interface ResultPageProps {
  kind: TransformationKind;
  result: Transformation;
  /** The parameter `r` of the page's address. */
  sealed: string;
  /** Address of the emblem, for creatures without a picture in the world section. */
  emblem: string | undefined;
  /** Alternative text of the creature's picture. */
  shows: string;
}

/** The result: an animation of the transformation, then the poster. */
export function ResultPage({ kind, result, sealed, emblem, shows }: ResultPageProps) {
  const outcome = describeOutcome(result);
  const isStill = useIsReturn();
  // The address contains the choices, because the browser may not store cookies.
  const again = kind === "held" ? { again: sealed } : { [kind]: true };
  return (
    // The outcome is in the document from the start, below the animation, so that screen readers announce it at once.
    <div className={`stack result ${styles.page}`} data-still={isStill || undefined}>
      <div className={`grid ${styles.stage}`} data-playing="">
        <ChaseZapping className={`screen-only ${styles.zap}`} />
        {outcome ? <Poster result={result} emblem={emblem} shows={shows} /> : <Missed />}
      </div>
      <div className={"stack screen-only"}>
        <p className="actions">
          <ZapLink to={to.transformation(again)} className="button">
            {outcome ? "Transform me again" : "Try again!"}
          </ZapLink>
          {outcome && (
            <a
              href={to.transformationPreview(sealed)}
              download="my-transformation.png"
              className="button quiet"
            >
              Save the picture
            </a>
          )}
          <Link to={to.tfGeneratorLike(sealed)} className="button quiet">
            Back to the form
          </Link>
        </p>
        {outcome && (
          <Share
            path={to.transformation({ r: sealed })}
            text={`I have been transformed into ${outcome}! What will you become?`}
          />
        )}
      </div>
    </div>
  );
}

function Poster({ result, emblem, shows }: Pick<ResultPageProps, "result" | "emblem" | "shows">) {
  const { name, modifier, mythical, casarokanUnique, link } = result;
  const portrait = portraitPath(link);
  return (
    <article className={`grid ${styles.poster}`}>
      {portrait ? (
        <Picture
          path={portrait}
          alt={shows}
          width={1200}
          height={900}
          priority
          className={styles.portrait}
        />
      ) : (
        <img src={emblem} alt="" width={500} height={500} className={styles.emblem} />
      )}
      <h1 className="small-heading">
        <span>You have been transformed into </span>
        <strong dir="auto">{`${withArticle(fullName(result))}${modifier ? ", " : "!"}`}</strong>
        {modifier && <span dir="auto" className={styles.modifier}>{`${modifier}!`}</span>}
      </h1>
      {(mythical || casarokanUnique) && (
        <ul className={`plain-list row ${styles.marks}`}>
          {mythical && <li>Mythical</li>}
          {casarokanUnique && <li>Lives on Casarok alone</li>}
        </ul>
      )}
      {link && (
        <p>
          <Link to={link} reloadDocument={subSiteOf(link) !== "main"} className="touch-link">
            {`Read about: ${name}`}
          </Link>
        </p>
      )}
    </article>
  );
}

function Missed() {
  return (
    <article className={`grid ${styles.poster}`}>
      <img src={scorchMark} alt="" width={240} height={128} className={styles.scorch} />
      <h1 className="small-heading">
        <strong>Oops! I guess I missed...</strong>
      </h1>
      <p>
        No creature is everything you asked for, so you are still you. Ask for a little less, and
        I’ll aim again.
      </p>
    </article>
  );
}

/** Returns whether Back or Forward led here within the application: then there is no animation. */
function useIsReturn(): boolean {
  const isPop = useNavigationType() === "POP";
  // The first navigation of a document has the type POP, too.
  const [isReturn] = useState(() => isPop && isHydrated());
  return isReturn;
}
