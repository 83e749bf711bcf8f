import * as to from "~/addresses";
import { Link, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { subSiteOf } from "~/http/sub-site";
import { fullName, withArticle } from "~/generators/choices";
import { Poster } from "~/generators/poster";
import { ResultLayout } from "~/generators/result-layout";
import type { Transformation } from "./api.server";
import { isHydrated } from "~/ui/use-hydrated";
import { describeOutcome, type TransformationKind } from "./transformation";
import scorchMark from "./drawings/scorch-mark.svg";
import { ChaseZapping } from "./chase-zapping";
import styles from "./result-page.module.css";
import { TransformLink } from "./transform-link";

interface ResultPageProps {
  kind: TransformationKind;
  result: Transformation;
  /** The parameter `r` of the page's address. */
  sealed: string;
  /** Address of the emblem. */
  emblem: string;
}

/** The result: a poster, in which an animation of the transformation precedes the drawing. */
export function ResultPage({ kind, result, sealed, emblem }: ResultPageProps) {
  const outcome = describeOutcome(result);
  // The address contains the choices, because the browser may not store cookies.
  const again = kind === "held" ? { again: sealed } : { [kind]: true };
  return (
    <ResultLayout
      actions={
        <>
          <TransformLink to={to.transformation(again)} className="button">
            {outcome ? "Transform me again" : "Try again!"}
          </TransformLink>
          <Link to={to.tfGeneratorLike(sealed)} className="button quiet">
            Back to the form
          </Link>
        </>
      }
      shared={
        outcome
          ? {
              picture: to.transformationPreview(sealed),
              path: to.transformation({ r: sealed }),
              text: `I have been transformed into ${outcome}! What will you become?`,
            }
          : undefined
      }
    >
      {outcome ? <Outcome result={result} emblem={emblem} /> : <Missed />}
    </ResultLayout>
  );
}

function Outcome({ result, emblem }: Pick<ResultPageProps, "result" | "emblem">) {
  const { name, modifier, mythical, casarokanUnique, link } = result;
  return (
    <Poster
      drawing={{ src: emblem, width: 500, height: 500 }}
      animation={<Zap />}
      Heading="h1"
      lead="You have been transformed into "
      name={`${withArticle(fullName(result))}${modifier ? ", " : "!"}`}
      more={modifier && `${modifier}!`}
      labels={[
        ...(mythical ? ["Mythical"] : []),
        ...(casarokanUnique ? ["Lives on Casarok alone"] : []),
      ]}
    >
      {link && (
        <p>
          <Link to={link} reloadDocument={subSiteOf(link) !== "main"} className="touch-link">
            {`Read about: ${name}`}
          </Link>
        </p>
      )}
    </Poster>
  );
}

function Missed() {
  return (
    <Poster
      drawing={{ src: scorchMark, width: 240, height: 128 }}
      animation={<Zap />}
      Heading="h1"
      name="Oops! I guess I missed..."
    >
      <p>
        No creature is everything you asked for, so you are still you. Ask for a little less, and
        I’ll aim again.
      </p>
    </Poster>
  );
}

function Zap() {
  const isStill = useIsReturn();
  return (
    <div className={`screen-only ${styles.zap}`} data-playing="" data-still={isStill || undefined}>
      <ChaseZapping />
    </div>
  );
}

/** Returns whether Back or Forward led here within the application: then there is no animation. */
function useIsReturn(): boolean {
  const isPop = useNavigationType() === "POP";
  // The first navigation of a document has the type POP, too.
  const [isReturn] = useState(() => isPop && isHydrated());
  return isReturn;
}
