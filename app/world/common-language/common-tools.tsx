import * as to from "~/addresses";
import { Form } from "@remix-run/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { describeProblem } from "~/ui/fields/field-problem";
import type { GlyphKey } from "./common.schema";
import type { ReadNumber } from "./numbers";
import { CommonLine } from "./common-glyphs";
import type { PrimerQuery } from "./lessons";
import {
  figuresOf,
  glyphs,
  MAX_NAME_LENGTH,
  spellName,
  unmarked,
  type WrittenName,
} from "./spelling";
import styles from "./common-tools.module.css";

/** Hidden inputs with the parameters that a form does not contain itself. */
export function HiddenFields({ query, except }: { query: PrimerQuery; except: keyof PrimerQuery }) {
  return Object.entries(query).map(
    ([name, value]) =>
      value && name !== except && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface ToolProps {
  query: PrimerQuery;
  field: "name" | "number";
  title: string;
  label: string;
  submit: string;
  problem?: string | undefined;
  input: InputHTMLAttributes<HTMLInputElement>;
  children: ReactNode;
}

/** A form with one field, and the result below. */
function Tool({ query, field, title, label, submit, problem, input, children }: ToolProps) {
  const error = describeProblem(field, problem);
  return (
    <section aria-labelledby={`${field}-title`} id={`write-${field}`} className={styles.tool}>
      <h2 id={`${field}-title`}>{title}</h2>
      <Form
        action={`${to.commonLanguage()}#write-${field}`}
        preventScrollReset
        className={`grid ${styles.form}`}
      >
        <HiddenFields query={query} except={field} />
        <label htmlFor={field}>{label}</label>
        {error.problem}
        <input
          key={query[field] ?? ""}
          id={field}
          type="text"
          name={field}
          defaultValue={query[field] ?? ""}
          autoComplete="off"
          required
          {...error.aria}
          {...input}
        />
        <button type="submit" className="button">
          {submit}
        </button>
      </Form>
      <div className={styles.answer} role="status">
        {children}
      </div>
    </section>
  );
}

interface AnswerProps<Result> {
  query: PrimerQuery;
  result: Result | undefined;
}

/** Writes a name in Common script. */
export function NameTool({ query, result }: AnswerProps<WrittenName>) {
  const line = result && spellName(result.name);
  return (
    <Tool
      query={query}
      field="name"
      title="Write your name in Common"
      label="Your name"
      submit="Write name"
      input={{ maxLength: MAX_NAME_LENGTH, spellCheck: "false" }}
    >
      {result && line && (
        <>
          <CommonLine line={line} label={`${result.name}, in Common`} />
          <p>
            <bdi>{result.name}</bdi>
            <span>{`: ${line.map(({ glyph }) => readGlyph(glyph)).join(" ")}.`}</span>
            {line.some(({ glyph }) => glyph === "unknown") && (
              <span> A question mark stands for a sign that Common does not know.</span>
            )}
          </p>
          {result.isCut && <p>{`Only the first ${MAX_NAME_LENGTH} characters are written.`}</p>}
        </>
      )}
    </Tool>
  );
}

function readGlyph(glyph: GlyphKey): string {
  if (glyph === "space") return "·";
  return glyph === "unknown" ? "?" : glyphs[glyph].name;
}

/** Writes a whole number in base 8, and spells it out if its places have names. */
export function NumberTool({ query, result }: AnswerProps<ReadNumber>) {
  return (
    <Tool
      query={query}
      field="number"
      title="Your number in base 8"
      label="Your number"
      submit="Write number"
      problem={result?.problem}
      input={{ inputMode: "numeric", maxLength: 24 }}
    >
      {result && result.problem === undefined && (
        <>
          <CommonLine
            line={unmarked(figuresOf(BigInt(result.text)))}
            label={result.figures.join("")}
          />
          <p>
            <span>{`${result.text} is ${result.figures.join("")} in base 8`}</span>
            {result.spoken ? (
              <span>
                , said <q>{result.spoken}</q>.
              </span>
            ) : (
              <span>. Its places have no names, so it cannot be said.</span>
            )}
          </p>
        </>
      )}
    </Tool>
  );
}
