import { Form } from "@remix-run/react";
import { glyphs } from "./glyphs";
import { longestName, plain, writtenName } from "./name";
import type { ReadNumber } from "./numbers";
import { CommonLine } from "./common-glyphs";
import { figuresOf } from "./common-pieces";
import styles from "./common-tools.module.css";

/** What the page's address asks for; a form carries on what the others asked. */
export interface ToolQuery {
  section: string | undefined;
  name: string | undefined;
  number: string | undefined;
}

const page = "/world/languages/common";

/** The rest of what was asked, so that one form does not wipe another's answer. */
function Kept({ asked, except }: { asked: ToolQuery; except: keyof ToolQuery }) {
  return (Object.keys(asked) as (keyof ToolQuery)[])
    .filter((key) => key !== except && asked[key])
    .map((key) => <input key={key} type="hidden" name={key} value={asked[key]} />);
}

/** Writes a name, at most as long as the sheet is wide. */
export function NameTool({
  asked,
  result,
}: {
  asked: ToolQuery;
  result: { name: string; cut: boolean } | undefined;
}) {
  const line = result && writtenName(result.name);
  return (
    <section aria-labelledby="name-title" id="write" className={styles.tool}>
      <h2 id="name-title">Write your name in Common</h2>
      <Form action={`${page}#write`} preventScrollReset className={styles.form}>
        <Kept asked={asked} except="name" />
        <label htmlFor="name">Your name</label>
        <input
          key={asked.name ?? ""}
          id="name"
          type="text"
          name="name"
          defaultValue={result?.name ?? ""}
          maxLength={longestName}
          autoComplete="off"
          spellCheck="false"
        />
        <button type="submit" className="button">
          Write it
        </button>
      </Form>
      <div className={styles.answer} role="status">
        {result && line && (
          <>
            <CommonLine line={line} label={`${result.name}, in Common`} />
            <p>
              <bdi>{result.name}</bdi>: {line.map(({ glyph }) => nameOf(glyph)).join(" ")}
              {line.some(({ glyph }) => glyph === "unknown") &&
                ". A tilt by itself is a sign that Common does not know"}
              .
            </p>
            {result.cut && <p>The sheet has room for {longestName} signs; the rest fell off it.</p>}
          </>
        )}
      </div>
    </section>
  );
}

function nameOf(glyph: keyof typeof glyphs): string {
  if (glyph === "space") return "·";
  return glyph === "unknown" ? "?" : glyphs[glyph].name;
}

const refusals: Record<Exclude<ReadNumber["state"], "written">, string> = {
  "not-a-number":
    "That would not stay on my fingers. A whole number, please, in figures you use at home.",
  negative:
    "Common has no way to write less than nothing. Folk say whom it is owed to, and leave it there.",
  "too-large":
    "I ran out of paws. The largest number on this sheet is 9,007,199,254,740,992, which ought to do for onions.",
};

/** Writes a whole number in base 8, and says it where its places have names. */
export function NumberTool({
  asked,
  result,
}: {
  asked: ToolQuery;
  result: ReadNumber | undefined;
}) {
  return (
    <section aria-labelledby="number-title" id="count" className={styles.tool}>
      <h2 id="number-title">Your number in base 8</h2>
      <Form action={`${page}#count`} preventScrollReset className={styles.form}>
        <Kept asked={asked} except="number" />
        <label htmlFor="number">Your number</label>
        <input
          key={asked.number ?? ""}
          id="number"
          type="text"
          name="number"
          defaultValue={asked.number ?? ""}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
        />
        <button type="submit" className="button">
          Count it
        </button>
      </Form>
      <div className={styles.answer} role="status">
        {result?.state === "written" && (
          <>
            <CommonLine line={plain(figuresOf(result.figures))} label={result.figures.join("")} />
            <p>
              {result.text} is {result.figures.join("")} in base 8
              {result.spoken ? (
                <>
                  , said <q>{result.spoken}</q>.
                </>
              ) : (
                ". Nobody has named the places past the sky, so it is written and not said."
              )}
            </p>
          </>
        )}
        {result && result.state !== "written" && <p>{refusals[result.state]}</p>}
      </div>
    </section>
  );
}
