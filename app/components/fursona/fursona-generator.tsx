import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { noIdea, type FursonaQuery } from "~/generators/fursona";
import { FoxMark } from "../shell/fox-mark";
import { placeFocus } from "../shell/use-navigation-focus";
import { SpeechBubble } from "../speech-bubble";
import { fursonaPath } from "./address";
import { FursonaForm, type Problems } from "./fursona-form";
import styles from "./fursona-generator.module.css";
import { FursonaResult, type Shown } from "./fursona-result";

interface FursonaGeneratorProps {
  /** What the form says. */
  query: FursonaQuery;
  problems?: Problems | undefined;
  /** Whether nothing came of the last try. */
  failed?: boolean;
  /** The character of this try or an earlier one. */
  shown: Shown | undefined;
}

/** Thinks of characters: what to ask for, and below it who came of it. */
export function FursonaGenerator({
  query,
  problems,
  failed = false,
  shown,
}: FursonaGeneratorProps) {
  const heading = useNewResultFocus(shown);
  return (
    <div className={styles.page}>
      <h1>
        Fursona Generator <small className={styles.beta}>Beta</small>
      </h1>
      <p className="lead">
        Tell me roughly who you'd like to be, and I'll think of somebody. If they don't fit, roll
        again. I won't tell them.
      </p>
      <FursonaForm query={query} problems={problems} again={shown !== undefined} />
      {/* Every try has a query of its own: the same words are said anew. */}
      {failed && <Failure query={query} />}
      {shown && <FursonaResult {...shown} heading={heading} />}
      <p className={styles.list}>
        <Link to={`${fursonaPath}/list`}>Every creature I can think of</Link>
      </p>
    </div>
  );
}

/** Nothing came of it, in sight of the button that would try again. */
function Failure({ query }: { query: FursonaQuery }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: "nearest" });
  }, [query]);
  return (
    <div ref={bubble} role="alert" className={styles.failure}>
      <SpeechBubble speaker={<FoxMark />}>
        <p>{noIdea}</p>
      </SpeechBubble>
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
