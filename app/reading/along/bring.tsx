import { useEffect, useState, type ChangeEvent, type ReactNode } from "react";
import { useStopOfCookie } from "../use-bookmark";
import styles from "./along.module.css";
import { bring, type Outcome } from "./kept";
import { OutcomeCard } from "./outcome-card";
import { mostBytes, parseFile, parseLink, type Places, type Refusal } from "./portable";

interface BringProps {
  titles: Readonly<Record<string, string>>;
  /** The fragment of a link that was opened; empty for none. */
  hash?: string;
  /** What stands there until something was brought. */
  children?: ReactNode;
}

/** What was brought, told apart from what was brought before. */
type Result = { from: "link" | "file"; at: number } & (
  | { refusal: Refusal }
  | { outcomes: Outcome[] }
);

/** Takes the place of a link, or of a file, over into this browser, and says what became of it. */
export function Bring({ titles, hash = "", children }: BringProps) {
  const stop = useStopOfCookie();
  const [result, setResult] = useState<Result>();

  const take = (from: Result["from"], read: Places | Refusal) => {
    const what = typeof read === "string" ? { refusal: read } : { outcomes: bring(read, stop) };
    setResult((before) => ({ from, at: (before?.at ?? 0) + 1, ...what }));
  };
  useEffect(() => {
    if (hash) take("link", parseLink(hash));
  }, [hash]); // oxlint-disable-line react/exhaustive-deps -- each link once

  const open = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size > mostBytes ? undefined : await file.text().catch(() => "");
    take("file", text === undefined ? "too large" : parseFile(text));
    // The same file can be chosen again.
    input.value = "";
  };

  return (
    <div className={styles.bring}>
      <div role="status" className={styles.result}>
        {!result && children}
        {result && "refusal" in result && <p>{refusals[result.refusal](result.from)}</p>}
        {result &&
          "outcomes" in result &&
          result.outcomes.map((outcome) => (
            <OutcomeCard
              key={`${result.at} ${outcome.comic}`}
              outcome={outcome}
              title={titles[outcome.comic] ?? outcome.comic}
            />
          ))}
      </div>
      <label>
        <span>Bring a place from a file</span>
        <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      </label>
    </div>
  );
}

const refusals: Record<Refusal, (from: "link" | "file") => string> = {
  "too large": (from) => `That ${from} is too large to be one of mine, so I left it alone.`,
  foreign: (from) => `That ${from} holds no place in my comics, so I left it alone.`,
  newer: (from) =>
    `That ${from} is from a newer version of this site. Reload this page, then try it again.`,
  broken: (from) =>
    from === "file"
      ? "That file is damaged, so I took nothing from it. Save it once more where it came from."
      : "That link is broken, perhaps cut off on its way, so I took nothing from it. Copy it once more, all of it.",
};
