import { Link } from "@remix-run/react";
import { EraLinks } from "./era-links";
import type { Age, Era } from "./world.schema";
import "~/styles/world.css";
import styles from "./history-timeline.module.css";

interface HistoryTimelineProps {
  era: Era;
  choices: readonly { slug: Era["slug"]; name: string; to: string }[];
}

/** One of the two lists of ages on a timeline, with a link to the other list. */
export function HistoryTimeline({ era, choices }: HistoryTimelineProps) {
  const isBefore = era.slug === "pre-cataclysm";
  const other = choices.find(({ slug }) => slug !== era.slug);
  const tear = other && (
    <p className={`screen-only ${styles.tear}`}>
      <Link to={other.to} className="touch-link">
        {isBefore
          ? "Here the land tore. See what came after"
          : "Here the land tore. See what was before"}
      </Link>
    </p>
  );
  return (
    <div>
      <EraLinks id="ages" label="Ages shown" current={era.slug} eras={choices} />
      <h2>{era.name}</h2>
      <p className={styles.line}>{era.line}</p>
      {!isBefore && tear}
      <ol className={`plain-list ${styles.ages}`}>
        {era.ages.map((age) => (
          <li key={age.slug} id={age.slug}>
            <p className={styles.years}>{age.years}</p>
            <h3>{age.name}</h3>
            <Span age={age} ages={era.ages} />
            <p>{age.text}</p>
          </li>
        ))}
      </ol>
      {isBefore && tear}
    </div>
  );
}

/** The year in which the stories happen, after the Cataclysm. */
const PRESENT_YEAR = 412;

/** Parses "312–704 OR" or "338 AS to now"; undefined for years before the calendar. */
export function parseYears(years: string): { from: number; to: number } | undefined {
  const [from, to] = years.match(/\d+/g)?.map(Number) ?? [];
  return from === undefined ? undefined : { from, to: to ?? PRESENT_YEAR };
}

/** A bar for the part of the era that an age covers, or nothing for an age before the calendar. */
function Span({ age, ages }: { age: Age; ages: readonly Age[] }) {
  const span = parseYears(age.years);
  if (!span) return null;
  const end = Math.max(...ages.map(({ years }) => parseYears(years)?.to ?? 0));
  return (
    <div className={`note ${styles.span}`}>
      <svg viewBox={`0 0 ${end} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={end} height="10" rx="1" fill="currentColor" opacity="0.18" />
        <rect x={span.from} width={span.to - span.from} height="10" fill="currentColor" />
      </svg>
      <span>{`${span.to - span.from} years`}</span>
    </div>
  );
}
