import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FursonaQuery } from "./fursona";
import type { FormResponse } from "~/http/form-response";
import { FormFailure } from "~/ui/fields/post-form";
import { placeFocus } from "~/ui/use-navigation-focus";
import { fursonaPath } from "./address";
import { FursonaForm } from "./fursona-form";
import styles from "./fursona-generator.module.css";
import { FursonaResult, type Shown } from "./fursona-result";

interface FursonaGeneratorProps {
  /** What the form says. */
  query: FursonaQuery;
  /** What the last try was answered, if nothing came of it. */
  answer?: FormResponse<FursonaQuery> | undefined;
  /** The character of this try or an earlier one. */
  shown: Shown | undefined;
}

/** Thinks of characters: what to ask for, and below it who came of it. */
export function FursonaGenerator({ query, answer, shown }: FursonaGeneratorProps) {
  const heading = useNewResultFocus(shown);
  return (
    <div className={styles.page}>
      <h1>
        Fursona Generator <small className={styles.beta}>Beta</small>
      </h1>
      <p className="lead">
        Tell me roughly who you’d like to be, and I’ll think of somebody. If they don’t fit, roll
        again. I won’t tell them.
      </p>
      <FursonaForm query={query} answer={answer} again={shown !== undefined} />
      <FormFailure answer={answer} />
      {shown && <FursonaResult {...shown} heading={heading} />}
      <p className={styles.list}>
        <Link to={`${fursonaPath}/list`}>Every creature I can think of</Link>
      </p>
    </div>
  );
}

/**
 * The heading of a new result takes focus, which says it once. A document starts at its top, and
 * Back and Forward where the page was left.
 */
function useNewResultFocus(shown: Shown | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  const isBackOrForward = useNavigationType() === "POP";
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (!heading.current || isBackOrForward) return;
    heading.current.closest("article")?.scrollIntoView({ block: "nearest" });
    placeFocus(heading.current);
  }, [shown, isBackOrForward]);
  return heading;
}
