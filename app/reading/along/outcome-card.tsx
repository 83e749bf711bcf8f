import { Link } from "@remix-run/react";
import { useRef, useState } from "react";
import { useResumeAddress } from "../continue";
import { compare, type Place } from "../place";
import styles from "./along.module.css";
import { otherChoice, write, type Outcome } from "./kept";

const said = ({ chapter, page }: Place) => `chapter ${chapter}, page ${page}`;

/** Says where the reader of a comic is after a place was brought; asks, where that was further back. */
export function OutcomeCard({ outcome, title }: { outcome: Outcome; title: string }) {
  const { comic, before, brought, after, isKept } = outcome;
  const [chosen, setChosen] = useState<Place>();
  const text = useRef<HTMLParagraphElement>(null);
  const resumeAddress = useResumeAddress(comic);
  const own = before.bookmark;
  const place = brought.bookmark;
  const other = chosen ? undefined : otherChoice(outcome);
  const isBehind = place && own && compare(place, own) < 0;

  const choose = (kept: Outcome["after"]) => {
    write(comic, kept);
    setChosen(kept.bookmark);
    text.current?.focus();
  };

  const here = chosen ?? after.bookmark;
  return (
    <section className={styles.outcome} aria-label={title}>
      <h3>{title}</h3>
      <p ref={text} tabIndex={-1}>
        {sentence()}
      </p>
      <p className={styles.buttons}>
        {isBehind && other && (
          <>
            <button type="button" className="button" onClick={() => choose(after)}>
              Stay at {said(own)}
            </button>
            <button type="button" className="button quiet" onClick={() => choose(other)}>
              Go back to {said(place)}
            </button>
          </>
        )}
        {here && !(isBehind && other) && (
          <Link to={resumeAddress(here)} className="button">
            Continue reading
          </Link>
        )}
        {!isBehind && other?.bookmark && (
          <button type="button" className="button quiet" onClick={() => choose(other)}>
            Back to {said(other.bookmark)}
          </button>
        )}
      </p>
    </section>
  );

  function sentence(): string {
    if (!isKept) {
      return `This browser lets me keep nothing${place ? `, so your place stays in the link: ${said(place)}` : ""}.`;
    }
    if (!place || !here) return "What you have read elsewhere is marked here now, too.";
    if (chosen) return `You are at ${said(chosen)} now.`;
    if (isBehind) {
      return `You are further here: ${said(own)}. What you bring stopped at ${said(place)}. Where to?`;
    }
    if (!own) return `You are at ${said(here)} now.`;
    if (!other) return `You are at ${said(here)}, here as there.`;
    return `You are at ${said(here)} now; it was ${said(own)} here.`;
  }
}
